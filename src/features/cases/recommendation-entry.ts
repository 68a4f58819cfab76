import type { HistoryEntry } from '#contract/case.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';

/** What the clinical story keeps of a recommendation: codes and names, no sentence that quotes the patient. */
export function recommendationEntry(recommendation: BilingualRecommendation): Omit<HistoryEntry, 'at'> {
  const { safety, specialties, primary } = recommendation;
  const { id, name } = primary.hospital;
  return { kind: 'recommendation', urgency: safety.urgency, specialties, hospital: { id, name: name.vi } };
}
