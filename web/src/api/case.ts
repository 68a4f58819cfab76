import type { Case, CaseChange, CaseFile, CreatedCase, NewCase, TakenCase } from '#contract/case.ts';
import type { Contact, ContactChange, NewContact } from '#contract/contact.ts';
import type { Document, DocumentChange } from '#contract/document.ts';
import type { FollowUp, FollowUpChange, NewFollowUp } from '#contract/follow-up.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { CreatedShare, NewShare, Share } from '#contract/share.ts';
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

export type Followed = { file: CaseFile; etag: string };

/** Reads a case again for news. Refused with 304 when there is none. */
export const followCase = (access: CaseAccess, language: Language, etag: string): Answer<Followed> =>
  request('GET', caseUrl(access), {
    token: access.token,
    headers: { 'accept-language': language, 'if-none-match': etag },
    isSafe: false,
    read: async (response) => ({ file: await response.json(), etag: response.headers.get('etag') ?? '' }),
  });

/** A navigator who takes a case that needs nobody gets only its number and the name. */
export const changeCase = (access: CaseAccess, change: CaseChange): Answer<Case | TakenCase> =>
  request('PATCH', caseUrl(access), { token: access.token, body: change });

export const renavigateCase = (access: CaseAccess): Answer<Recommendation> =>
  request('POST', caseUrl(access, '/renavigate'), { token: access.token });

export const addContact = (access: CaseAccess, contact: NewContact): Answer<Contact> =>
  request('POST', caseUrl(access, '/contacts'), { token: access.token, body: contact });

export const changeContact = (access: CaseAccess, contactId: string, change: ContactChange): Answer<Contact> =>
  request('PATCH', caseUrl(access, `/contacts/${contactId}`), { token: access.token, body: change });

export const removeContact = (access: CaseAccess, contactId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/contacts/${contactId}`), { token: access.token });

export const addFollowUp = (access: CaseAccess, followUp: NewFollowUp): Answer<FollowUp> =>
  request('POST', caseUrl(access, '/followups'), { token: access.token, body: followUp });

export const changeFollowUp = (access: CaseAccess, followUpId: string, change: FollowUpChange): Answer<FollowUp> =>
  request('PATCH', caseUrl(access, `/followups/${followUpId}`), { token: access.token, body: change });

export const listShares = (access: CaseAccess): Answer<Share[]> =>
  request('GET', caseUrl(access, '/shares'), { token: access.token });

export const createShare = (access: CaseAccess, share: NewShare): Answer<CreatedShare> =>
  request('POST', caseUrl(access, '/shares'), { token: access.token, body: share });

export const changeDocument = (access: CaseAccess, documentId: string, change: DocumentChange): Answer<Document> =>
  request('PATCH', caseUrl(access, `/documents/${documentId}`), { token: access.token, body: change });

export const removeDocument = (access: CaseAccess, documentId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/documents/${documentId}`), { token: access.token });

export const filesOfCase = (access: CaseAccess): FileSource => ({
  url: (documentId) => caseUrl(access, `/documents/${documentId}/file`),
  token: access.token,
});
