import type { Recommendation } from '#contract/recommendation.ts';

/**
 * What to do until help comes. The first advice of an emergency is always to call, and that stands above in large
 * letters; advice that was given when it was none would now hold people back.
 */
export function adviceWhileWaiting({ emergency, doNow }: Recommendation['safety']): string[] {
  return emergency ? doNow.slice(1) : [];
}
