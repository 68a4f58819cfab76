import { limits } from '#contract/limits.ts';
import { type FoundSoon, findDangerSoon } from '#web/danger/read-soon.ts';
import { answers, intakeOf } from '#web/intake.ts';
import { askUrl } from './steps.ts';

/** Where to go on after so many questions: to the answer as soon as it is an emergency or nothing is left to ask. */
export async function whatComesAfter(part: number): Promise<string> {
  const danger = await readAnswers();
  if (danger.urgency === 'emergency') return '/result';
  const count = Object.keys(answers.get().asked ?? {}).length;
  return part < count || nextOf(danger) ? askUrl(part + 1) : '/result';
}

/** Nothing that was asked before is asked again for another age or place, unless that leads to a new question. */
export async function whatComesAfterAbout(): Promise<string> {
  return await whatComesAfter(Object.keys(answers.get().asked ?? {}).length);
}

export async function readAnswers(): Promise<FoundSoon> {
  return await findDangerSoon(intakeOf(answers.get()));
}

/** The engine does not know which of the signs that are there it has asked about; here a yes counts as well. */
export function nextOf({ ask }: FoundSoon): FoundSoon['ask'][number] | undefined {
  const count = Object.keys(answers.get().asked ?? {}).length;
  return count < limits.askMax ? ask[0] : undefined;
}
