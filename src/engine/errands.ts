import type { Goal } from './goals.ts';
import type { Errand } from './knowledge/errands.ts';
import { errandNames, errands } from './knowledge/errands.ts';
import type { Safety } from './matching/danger.ts';

/** What was asked that has an answer of its own, the first to be answered first. */
export function askedErrands(goals: ReadonlySet<Goal>): Errand[] {
  return errandNames.filter((name) => goals.has(name)).map((name) => errands[name]);
}

/** Whether nothing hurries but, perhaps, an impression that the words gave: no sign, and nothing that was measured. */
export function isCalm({ urgency, matched, canWaitOvernight = false }: Safety): boolean {
  return urgency === 'routine' || (urgency === 'urgent' && matched.length === 0 && canWaitOvernight);
}
