import type { CaseAccess } from '#web/api/case.ts';

/** What a key card holds: number and key stand after `#`, which no browser sends to anyone. */
export function keyLink({ caseId, token }: CaseAccess): string {
  return `${location.origin}/case#${caseId}.${token}`;
}

/** The address of a case for those who have its key already. */
export function caseLink(caseId: string): string {
  return `${location.origin}/case#${caseId}`;
}

export type KeyLink = { caseId: string; key?: string };

/** What the address brought along. It leaves the address at once, so that no screen, photo or history shows it. */
export function takeKeyLink(): KeyLink | undefined {
  const [, caseId, key] = /^#(CASE-\d{6,15})(?:\.(dlc_[\w-]{20,}))?$/.exec(location.hash) ?? [];
  if (caseId === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname);
  return { caseId, ...(key !== undefined && { key }) };
}
