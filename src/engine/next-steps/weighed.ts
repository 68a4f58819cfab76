import { type StepFor, stepOf } from '../knowledge/next-steps/planned-steps.ts';
import type { Step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';

/** How hard a step is to give up when the list grows too long. */
export const priority = { fixed: 4, own: 3, added: 2, more: 1, generic: 0 } as const;
export type Weighed = { readonly step: Step; readonly keep: number };

export function stepsOf(lines: readonly StepFor[], { person, assessment: { situations } }: Known): Step[] {
  return lines.flatMap((line) => stepOf(line, { person, situations }) ?? []);
}
