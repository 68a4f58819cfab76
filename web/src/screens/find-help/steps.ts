import type { Answers } from '../../intake.ts';

/** The questions in their order. `ask` holds as many pages as the engine has questions. */
export const steps = [
  'danger',
  'who',
  'age',
  'sex',
  'need',
  'symptoms',
  'ask',
  'duration',
  'severity',
  'diagnosis',
  'province',
  'city',
  'review',
] as const;
export type Step = (typeof steps)[number];

export function stepOf(text: string | undefined): Step {
  return steps.find((step) => step === text) ?? 'danger';
}

/** `part` is the page of a step that has several. */
export function urlOf(step: Step, part?: number): string {
  return part === undefined ? `/find-help/${step}` : `/find-help/${step}/${part}`;
}

/** A question that is answered again, and leads back to the overview. */
export function urlOfChange(step: Step, part?: number): string {
  return `${urlOf(step, part)}?change=1`;
}

export function stepAfter(step: Step, answers: Answers): Step {
  const next = steps[steps.indexOf(step) + 1] ?? 'review';
  return isAsked(next, answers) ? next : stepAfter(next, answers);
}

export function stepBefore(step: Step, answers: Answers): Step | undefined {
  const before = steps[steps.indexOf(step) - 1];
  if (before === undefined || before === 'ask' || isAsked(before, answers)) {
    return before === 'ask' ? 'symptoms' : before;
  }
  return stepBefore(before, answers);
}

/** How long and how bad is only a question where something is wrong. */
function isAsked(step: Step, { symptoms }: Answers): boolean {
  const hasComplaint = symptoms !== undefined && symptoms.trim() !== '';
  if (step === 'ask' || step === 'duration' || step === 'severity') return hasComplaint;
  return true;
}
