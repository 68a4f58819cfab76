import type { Intake } from '../contract/intake.ts';
import type { Need } from '../contract/vocabulary.ts';

/** What a family wants besides being seen, each with a first step of its own. */
const goals = [
  'private_care',
  'guaranteed_payment',
  'vaccination',
  'change_registration',
  'transfer_inpatient',
  'transplant',
  'palliative_care',
  'records_copy',
  'home_care',
  'discharge',
  'second_opinion',
] as const;
export type Goal = (typeof goals)[number];

const byNeed: Partial<Record<Need, Goal>> = {
  home_care: 'home_care',
  discharge: 'discharge',
  second_opinion: 'second_opinion',
};

export function goalsOf({ need }: Intake): ReadonlySet<Goal> {
  const goal = byNeed[need];
  return new Set(goal ? [goal] : []);
}
