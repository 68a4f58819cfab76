import type { Intake } from '#contract/intake.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import { fold } from '../text/fold.ts';

/** An intake as real people write it, and what a good answer must say. One a line, one file a theme. */
export type Scenario = {
  readonly id: string;
  readonly intake: Intake;
  readonly expect: {
    /** The levels that are right. */
    readonly urgency: readonly Urgency[];
    readonly specialtiesTop3AnyOf?: readonly string[];
    readonly redFlagsAnyOf?: readonly string[];
  };
  readonly why: string;
};

/** The same intake from someone who writes without marks. */
export function withoutMarks(intake: Intake): Intake {
  const { symptoms, diagnosis, goal } = intake;
  return {
    ...intake,
    ...(symptoms !== undefined && { symptoms: fold(symptoms) }),
    ...(diagnosis !== undefined && { diagnosis: fold(diagnosis) }),
    ...(goal !== undefined && { goal: fold(goal) }),
  };
}
