import { insuranceRoute } from '../insurance.ts';
import type { Errand } from '../knowledge/errands/errand.ts';
import { errands } from '../knowledge/errands.ts';
import { goalSteps } from '../knowledge/next-steps/goal-steps.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';
import { advisedSteps, cityStep, questionStep } from './own-words.ts';
import { isHarmless, warningStep } from './warning.ts';
import { type Visit, whereStep } from './where-to-go.ts';

/** The first of each question, so that a second one is answered too. */
const beforeVisitMax = 3;

/** The question is answered first. Only where it is not settled elsewhere, or something gave cause for doubt, a visit follows. */
export function errandSteps(asked: readonly Errand[], visit: Visit, known: Known): Step[] {
  const { safety, match, assessment, intake, person } = known;
  const wish = assessment.goals.has('change_registration') ? [goalSteps.change_registration()] : [];
  // The ward has set the day.
  const isDated = intake.need === 'admission' && assessment.goals.has('planned_stay');
  const { errand } = match;
  const own = safety.topics.flatMap(({ says }) => says ?? []);
  const isUrgent = safety.urgency === 'urgent';
  const { situations } = assessment;
  const hasWatch = situations.has('pregnant') || situations.has('cancer') || safety.topics.some(({ watch }) => watch);
  if (!errand) {
    const steps = asked.map((each) => stepsOf(each, known));
    const firsts = [...steps.flatMap((each) => each.slice(0, 1)), ...wish, ...own];
    const others = steps.flatMap((each) => each.slice(1));
    const isPaper = (asked[0]?.isPaper === true && !isUrgent) || isHarmless(safety);
    const before = [...firsts, ...others].slice(0, beforeVisitMax);
    return [
      ...before,
      ...advisedSteps(person.told, before).slice(0, 1),
      ...cityStep(match),
      ...(isDated ? [] : [whereStep(visit)]),
      ...questionStep(person.told),
      ...(isPaper ? [] : [isUrgent || hasWatch ? warningStep(assessment, intake, safety, person) : calmWarning]),
    ];
  }
  const doctor = isUrgent ? match.alternatives[0] : undefined;
  const second = asked.find((each) => each !== errand);
  return [
    ...[...errand.steps.slice(0, 1), ...wish, ...own, ...errand.steps.slice(1)].slice(0, errand.steps.length),
    ...(second && !doctor ? stepsOf(second, known).slice(0, 1) : []),
    ...questionStep(person.told, true),
    ...(doctor ? [whereStep({ ...visit, match: { ...match, primary: doctor } })] : []),
    ...(errand.isPaper || isHarmless(safety) || errand.steps.some(({ icon }) => icon === 'warning')
      ? []
      : [hasWatch ? warningStep(assessment, intake, safety, person) : calmWarning]),
  ];
}

/** What the card pays is told of this hospital, where one is named. */
function stepsOf(errand: Errand, { assessment, intake, safety, match, card }: Known): readonly Step[] {
  if (errand !== errands.insurance_share || match.hospital?.acceptsInsurance !== true) return errand.steps;
  const { vi, en } = insuranceRoute(assessment, intake, safety, match, card).summary;
  return [step('id-card', vi, en), ...errand.steps.slice(-1)];
}

const calmWarning = step(
  'warning',
  'Nếu trong lúc chờ thấy nặng lên hẳn (khó thở, đau ngực, lơ mơ): gọi 115.',
  'If things get clearly worse meanwhile (short of breath, chest pain, drowsy): call 115.',
);
