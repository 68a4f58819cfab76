import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import type { InTurn } from '../access/in-turn.ts';

type Rest<Parameters extends unknown[]> = Parameters extends [unknown, ...infer Others] ? Others : never;

/** Reading a text keeps everybody else waiting, so it waits itself until it is the turn of whoever sent it. */
export function navigateInTurn(
  inTurn: InTurn,
  intake: Intake,
  ...others: Rest<Parameters<typeof navigate>>
): Promise<BilingualRecommendation> {
  return inTurn(lengthOf(intake), () => navigate(intake, ...others));
}

function lengthOf({ symptoms = '', diagnosis = '', goal = '' }: Intake): number {
  return symptoms.length + diagnosis.length + goal.length;
}
