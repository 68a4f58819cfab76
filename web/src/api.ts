import type { Case, CaseChange, CaseFile, CreatedCase, NewCase, TakenCase } from '../../src/contract/case.ts';
import type { Contact, NewContact } from '../../src/contract/contact.ts';
import type { Document, DocumentFields } from '../../src/contract/document.ts';
import type { FollowUp, FollowUpChange, NewFollowUp } from '../../src/contract/follow-up.ts';
import type { Hospital, HospitalItem, HospitalsQuery } from '../../src/contract/hospital.ts';
import type { Intake } from '../../src/contract/intake.ts';
import type { NewOpinion, Opinion } from '../../src/contract/opinion.ts';
import type { QueueItem, QueueQuery } from '../../src/contract/queue.ts';
import type { Recommendation } from '../../src/contract/recommendation.ts';
import type { Review } from '../../src/contract/review.ts';
import type { CreatedShare, NewShare, Share } from '../../src/contract/share.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { type Answer, request } from './request.ts';
import { startUpload, type Upload } from './upload/start-upload.ts';

/** Who acts on a case: its number, and the token of the family or of a navigator. */
export type CaseAccess = { caseId: string; token: string };

export type Page<Item> = { items: Item[]; total: number; next: string | undefined };

const caseUrl = ({ caseId }: CaseAccess, path = ''): string => `/v1/cases/${encodeURIComponent(caseId)}${path}`;
const reviewUrl = (token: string, path = ''): string => `/v1/review/${encodeURIComponent(token)}${path}`;

// Public

export const navigateIntake = (intake: Intake): Answer<Recommendation> =>
  request('POST', '/v1/navigate', { body: intake, isSafe: true });

export const listHospitals = (query: HospitalsQuery, signal?: AbortSignal): Answer<Page<HospitalItem>> =>
  requestPage('/v1/hospitals', query, { ...(signal && { signal }) });

export const readHospital = (hospitalId: string): Answer<Hospital> =>
  request('GET', `/v1/hospitals/${encodeURIComponent(hospitalId)}`);

// The case

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

export const renavigateCase = (access: CaseAccess): Answer<Recommendation> =>
  request('POST', caseUrl(access, '/renavigate'), { token: access.token });

export const addContact = (access: CaseAccess, contact: NewContact): Answer<Contact> =>
  request('POST', caseUrl(access, '/contacts'), { token: access.token, body: contact });

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

export const revokeShare = (access: CaseAccess, shareId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/shares/${shareId}`), { token: access.token });

export const uploadDocument = (
  access: CaseAccess,
  file: File,
  fields: DocumentFields,
  onProgress: (share: number) => void,
): Upload<Document> => startUpload(caseUrl(access, '/documents'), access.token, file, fields, onProgress);

export const removeDocument = (access: CaseAccess, documentId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/documents/${documentId}`), { token: access.token });

// The doctor

export const openReview = (token: string): Answer<Review> => request('GET', reviewUrl(token));

export const writeOpinion = (token: string, opinion: NewOpinion): Answer<Opinion> =>
  request('POST', reviewUrl(token, '/opinions'), { body: opinion });

// The navigator

export const readQueue = (token: string, language: Language, query: QueueQuery): Answer<Page<QueueItem>> =>
  requestPage('/v1/navigator/queue', query, { token, headers: { 'accept-language': language } });

// Files

/** Where the bytes of a case's documents are, and with which right: the family's, a navigator's or a doctor's. */
export type FileSource = { url: (documentId: string) => string; token?: string };

export const filesOfCase = (access: CaseAccess): FileSource => ({
  url: (documentId) => caseUrl(access, `/documents/${documentId}/file`),
  token: access.token,
});

export const filesOfReview = (reviewToken: string): FileSource => ({
  url: (documentId) => reviewUrl(reviewToken, `/documents/${documentId}/file`),
});

export const readFile = (
  { url, token }: FileSource,
  documentId: string,
  signal: AbortSignal,
  onProgress?: (bytes: number) => void,
): Answer<Blob> =>
  request('GET', url(documentId), {
    reads: 'blob',
    signal,
    ...(token && { token }),
    ...(onProgress && { onProgress }),
  });

async function requestPage<Item>(
  path: string,
  query: object,
  options: { token?: string; signal?: AbortSignal; headers?: Record<string, string> },
): Answer<Page<Item>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const answer = await request<{ items: Item[]; headers: Headers }>('GET', search ? `${path}?${search}` : path, {
    ...options,
    reads: 'page',
  });
  if (!answer.ok) return answer;
  const { items, headers } = answer.value;
  const next = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return {
    ok: true,
    value: {
      items,
      total: Number(headers.get('x-total-count') ?? items.length),
      next: next && decodeURIComponent(next),
    },
  };
}
