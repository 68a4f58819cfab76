import type { Intake } from '#contract/intake.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { Heard } from '#engine/heard.ts';
import { askService } from '../ask-service.ts';
import type { ReadSoon } from './read-soon.ts';

/** What the service makes of a story; it writes its questions in the language that was asked for. */
export async function readByService(intake: Intake): Promise<ReadSoon> {
  const said = await askService(intake);
  if (!said) throw new Error('the service did not answer');
  const { safety, ask } = said;
  return {
    urgency: safety.urgency,
    ask: ask.map(({ code, question }) => ({ code, question: { vi: question, en: question } })),
    heard: placeIn(said, intake),
    isHeardInPart: true,
  };
}

function placeIn({ place }: Recommendation, { patient }: Intake): Heard | undefined {
  const { id, name, guess = false, asked, candidates } = place ?? {};
  const isSure = !guess && !(asked !== undefined && candidates);
  if (patient.province || id === undefined || name === undefined || !isSure) return undefined;
  return { open: [], place: { id, name } };
}
