import type { Recommendation } from '#contract/recommendation.ts';
import type { Words } from '#contract/vocabulary.ts';

/** Why a result cannot be called safe: a question about danger was left open, or nothing of the text was understood. */
export type Doubt = 'unsure' | 'unread';

export function doubtOf(
  { emergency, urgency, understood = true }: Recommendation['safety'],
  unsure: readonly Words[],
): Doubt | undefined {
  if (emergency) return undefined;
  if (unsure.length > 0) return 'unsure';
  return urgency === 'routine' && !understood ? 'unread' : undefined;
}
