import type { Recommendation } from '#contract/recommendation.ts';

/** An emergency in which one goes at once: the first step then leads to a hospital, and not to the phone. */
export function isBrought({ safety, nextSteps }: Pick<Recommendation, 'safety' | 'nextSteps'>): boolean {
  return safety.emergency && nextSteps[0]?.icon === 'hospital';
}
