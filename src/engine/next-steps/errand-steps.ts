import type { Errand } from '../knowledge/errands/errand.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';
import { warningStep } from './warning.ts';
import { type Visit, whereStep } from './where-to-go.ts';

/** The first of each question, so that a second one is answered too. */
const beforeVisitMax = 3;

/** The question is answered first. Only where it is not settled elsewhere, or something gave cause for doubt, a visit follows. */
export function errandSteps(asked: readonly Errand[], visit: Visit, known: Known): Step[] {
  const { safety, match, assessment, intake, person } = known;
  const { errand } = match;
  const isUrgent = safety.urgency === 'urgent';
  if (!errand) {
    const firsts = asked.flatMap(({ steps }) => steps.slice(0, 1));
    const others = asked.flatMap(({ steps }) => steps.slice(1));
    const isPaper = asked[0]?.isPaper === true && !isUrgent;
    return [
      ...[...firsts, ...others].slice(0, beforeVisitMax),
      whereStep(visit),
      ...(isPaper ? [] : [isUrgent ? warningStep(assessment, intake, safety, person) : calmWarning]),
    ];
  }
  const doctor = isUrgent ? match.alternatives[0] : undefined;
  const second = asked.find((each) => each !== errand);
  return [
    ...errand.steps,
    ...(second && !doctor ? second.steps.slice(0, 1) : []),
    ...(doctor ? [whereStep({ ...visit, match: { ...match, primary: doctor } })] : []),
    ...(errand.isPaper || errand.steps.some(({ icon }) => icon === 'warning') ? [] : [calmWarning]),
  ];
}

const calmWarning = step(
  'warning',
  'Nếu trong lúc chờ thấy nặng lên hẳn (khó thở, đau ngực, lơ mơ): gọi 115.',
  'If things get clearly worse meanwhile (short of breath, chest pain, drowsy): call 115.',
);
