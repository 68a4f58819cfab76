import type { Recommendation } from '#contract/recommendation.ts';
import type { ResultStrings } from '#web/strings/result.ts';

/** How grave, and how soon: the same time as in the steps below. */
export function titleOf(
  { urgency, seeWithin, goNow }: Pick<Recommendation['safety'], 'urgency' | 'seeWithin' | 'goNow'>,
  t: ResultStrings,
  isGoing = false,
): string {
  if (urgency === 'emergency' && isGoing) return t.goNow;
  if (goNow) return t.seeNow;
  const isLater = urgency === 'urgent' && (seeWithin === '3d' || seeWithin === '14d');
  return isLater ? t.urgentWithin[seeWithin] : t.title[urgency];
}
