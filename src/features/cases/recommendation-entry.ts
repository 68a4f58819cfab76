import type { HistoryEntry } from '#contract/case.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';

/**
 * What the clinical story keeps of a recommendation: codes and names, no sentence that quotes the patient. A place that is
 * not of the directory may bear the name on the insurance card, which an invited doctor does not see.
 */
export function recommendationEntry(recommendation: BilingualRecommendation): Omit<HistoryEntry, 'at'> {
  const { safety, specialties, primary } = recommendation;
  const { id, name } = primary.hospital;
  const hospital = id === '' ? {} : { hospital: { id, name: name.vi } };
  return { kind: 'recommendation', urgency: safety.urgency, specialties, ...hospital };
}
