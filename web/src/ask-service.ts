import type { Intake } from '#contract/intake.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { navigateIntake } from './api/public.ts';

/** Longer than this the device's own answer is worth more than a better one that does not come. */
const patienceMs = 8000;

/** So long the same question has the same answer: what was asked about danger is not asked again for the place. */
const freshMs = 30_000;

let last: { question: string; at: number; answer: Promise<Recommendation | undefined> } | undefined;

/** What the service makes of an intake, of which it keeps nothing; nothing where it cannot be reached or will not say. */
export async function askService(intake: Intake): Promise<Recommendation | undefined> {
  if (!navigator.onLine) return undefined;
  const question = document.documentElement.lang + JSON.stringify(intake);
  if (last?.question !== question || Date.now() - last.at > freshMs) {
    last = { question, at: Date.now(), answer: navigateInTime(intake) };
  }
  const asked = last;
  const answer = await asked.answer;
  if (!answer && last === asked) last = undefined;
  return answer;
}

async function navigateInTime(intake: Intake): Promise<Recommendation | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([navigateIntake(intake), late]);
  return answer?.ok ? answer.value : undefined;
}
