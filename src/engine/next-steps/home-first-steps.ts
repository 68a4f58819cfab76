import type { Words } from '#contract/vocabulary.ts';
import { goalSteps, reliefAtHome, seenAtHome, soreAtHome } from '../knowledge/next-steps/goal-steps.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import { isOfSoreFromLying } from '../knowledge/topics.ts';
import { isHomeFirst } from '../matching/home-first.ts';
import type { Known } from '../next-steps.ts';
import { uncapital, type Visit, whereStep } from './where-to-go.ts';

const atHome: readonly (Step | undefined)[] = [soreAtHome, reliefAtHome, seenAtHome];

/** Who lies and is to be seen soon is seen in bed first, and brought where nobody can come. */
export function homeFirstSteps({ assessment, intake, safety, match }: Known, visit: Visit): readonly Step[] {
  if (!isHomeFirst(assessment, intake, safety)) return [];
  // What is planned is arranged, and needs nobody today.
  if (safety.urgency === 'routine') return [goalSteps.home_care()];
  const isSore = safety.topics.some(isOfSoreFromLying);
  const isDying = assessment.goals.has('palliative_care');
  const first = isSore ? soreAtHome : isDying ? reliefAtHome : seenAtHome;
  const [doctor] = match.primary.hospital.id === '' ? match.alternatives : [match.primary];
  return doctor ? [first, ifNobodyComes(whereStep({ ...visit, match: { ...match, primary: doctor } }))] : [first];
}

export function isHomeFirstStep(line: Step | undefined): boolean {
  return atHome.includes(line);
}

const unless: Words = {
  vi: 'Hôm nay không ai đến xem được, hoặc người đến xem thấy cần',
  en: 'If nobody can come today, or whoever comes thinks so',
};

function ifNobodyComes({ icon, title: { vi, en } }: Step): Step {
  return step(icon, `${unless.vi}: ${uncapital(vi)}`, `${unless.en}: ${uncapital(en)}`);
}
