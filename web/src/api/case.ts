import type { Case, CaseChange, CaseFile, CreatedCase, NewCase, TakenCase } from '#contract/case.ts';
import type { FollowUp, FollowUpChange } from '#contract/follow-up.ts';
import type { Share } from '#contract/share.ts';
import type { Language } from '#contract/vocabulary.ts';
import { type Answer, request } from '../request.ts';
import type { FileSource } from './files.ts';

/** Who acts on a case: its number, and the token of the family or of a navigator. */
export type CaseAccess = { caseId: string; token: string };

export const caseUrl = ({ caseId }: CaseAccess, path = ''): string => `/v1/cases/${encodeURIComponent(caseId)}${path}`;

/** Safe to send again with the same key: the service makes no second case and gives the same answer. */
export const createCase = (newCase: NewCase, idempotencyKey: string): Answer<CreatedCase> =>
  request('POST', '/v1/cases', { body: newCase, isSafe: true, headers: { 'idempotency-key': idempotencyKey } });

export const readCase = (access: CaseAccess, language: Language, signal?: AbortSignal): Answer<CaseFile> =>
  request('GET', caseUrl(access), {
    token: access.token,
    headers: { 'accept-language': language },
    ...(signal && { signal }),
  });

/** A navigator who takes a case that needs nobody gets only its number and the name. */
export const changeCase = (access: CaseAccess, change: CaseChange): Answer<Case | TakenCase> =>
  request('PATCH', caseUrl(access), { token: access.token, body: change });

export const removeContact = (access: CaseAccess, contactId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/contacts/${contactId}`), { token: access.token });

export const changeFollowUp = (access: CaseAccess, followUpId: string, change: FollowUpChange): Answer<FollowUp> =>
  request('PATCH', caseUrl(access, `/followups/${followUpId}`), { token: access.token, body: change });

export const listShares = (access: CaseAccess): Answer<Share[]> =>
  request('GET', caseUrl(access, '/shares'), { token: access.token });

export const filesOfCase = (access: CaseAccess): FileSource => ({
  url: (documentId) => caseUrl(access, `/documents/${documentId}/file`),
  token: access.token,
});
