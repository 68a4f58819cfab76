import { keyNames } from './held-cases.ts';
import { held, keep, load } from './session.ts';

const keyOf = (caseId: string): string => `danloi.seen.${caseId}`;

/** When the newest opinion was written that was read here. */
export const seenUntil = (caseId: string): string => held(keyOf(caseId)) ?? '';

/** Kept as long as the key of the case is: with the device or with the tab. */
export function holdSeen(caseId: string, until: string): void {
  const isRemembered = load('localStorage', keyNames.kept)?.includes(caseId);
  keep(isRemembered ? 'localStorage' : 'sessionStorage', keyOf(caseId), until);
}
