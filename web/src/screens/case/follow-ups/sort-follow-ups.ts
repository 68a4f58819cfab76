import type { FollowUp } from '#contract/follow-up.ts';
import { parseWhen } from '#contract/when.ts';

const dueMs = ({ dueAt }: FollowUp) => parseWhen(dueAt)?.atMs ?? 0;

/** What is still to be done, the next first, and what is over, the last first. */
export function sortFollowUps(followUps: readonly FollowUp[]): { open: FollowUp[]; past: FollowUp[] } {
  const sorted = followUps.toSorted((one, other) => dueMs(one) - dueMs(other));
  const scheduled = sorted.filter(({ status }) => status === 'scheduled');
  /** The medicine of the day before yesterday is not taken later: the next one stands there already. */
  const isOpen = ({ status, kind, title }: FollowUp) =>
    status === 'scheduled' ||
    (status === 'missed' && !scheduled.some((each) => each.kind === kind && each.title === title));
  return { open: sorted.filter(isOpen), past: sorted.filter((each) => !isOpen(each)).reverse() };
}
