import type { CaseFile, NewKey } from '#contract/case.ts';
import type { Contact, ContactChange, NewContact } from '#contract/contact.ts';
import type { Document, DocumentChange } from '#contract/document.ts';
import type { FollowUp, NewFollowUp } from '#contract/follow-up.ts';
import type { Opinion, OpinionChange } from '#contract/opinion.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { CreatedShare, NewShare, Share, ShareChange } from '#contract/share.ts';
import type { Language } from '#contract/vocabulary.ts';
import { type Answer, request } from '../request.ts';
import { type CaseAccess, caseUrl } from './case.ts';
import type { FileSource } from './files.ts';

/** What is asked for after the first view of a case, apart from what every view brings along. */
export const renavigateCase = (access: CaseAccess): Answer<Recommendation> =>
  request('POST', caseUrl(access, '/renavigate'), { token: access.token });

export const addContact = (access: CaseAccess, contact: NewContact): Answer<Contact> =>
  request('POST', caseUrl(access, '/contacts'), { token: access.token, body: contact });

export const changeContact = (access: CaseAccess, contactId: string, change: ContactChange): Answer<Contact> =>
  request('PATCH', caseUrl(access, `/contacts/${contactId}`), { token: access.token, body: change });

export const addFollowUp = (access: CaseAccess, followUp: NewFollowUp): Answer<FollowUp> =>
  request('POST', caseUrl(access, '/followups'), { token: access.token, body: followUp });

export const createShare = (access: CaseAccess, share: NewShare): Answer<CreatedShare> =>
  request('POST', caseUrl(access, '/shares'), { token: access.token, body: share });

export const changeDocument = (access: CaseAccess, documentId: string, change: DocumentChange): Answer<Document> =>
  request('PATCH', caseUrl(access, `/documents/${documentId}`), { token: access.token, body: change });

export const removeDocument = (access: CaseAccess, documentId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/documents/${documentId}`), { token: access.token });

export type Followed = { file: CaseFile; etag: string };

/** Reads a case again for news. Refused with 304 when there is none. */
export const followCase = (access: CaseAccess, language: Language, etag: string): Answer<Followed> =>
  request('GET', caseUrl(access), {
    token: access.token,
    headers: { 'accept-language': language, 'if-none-match': etag },
    isSafe: false,
    read: async (response) => ({ file: await response.json(), etag: response.headers.get('etag') ?? '' }),
  });

export const changeShare = (access: CaseAccess, shareId: string, change: ShareChange): Answer<Share> =>
  request('PATCH', caseUrl(access, `/shares/${shareId}`), { token: access.token, body: change });

export const changeOpinion = (access: CaseAccess, opinionId: string, change: OpinionChange): Answer<Opinion> =>
  request('PATCH', caseUrl(access, `/opinions/${opinionId}`), { token: access.token, body: change });

export const changeKey = (access: CaseAccess): Answer<NewKey> =>
  request('POST', caseUrl(access, '/token'), { token: access.token });

export const revokeShare = (access: CaseAccess, shareId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/shares/${shareId}`), { token: access.token });

/** The whole case as one archive, which is read as a file is. */
export const exportOfCase = (access: CaseAccess): FileSource => ({
  url: () => caseUrl(access, '/export'),
  token: access.token,
});
