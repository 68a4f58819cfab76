import { limits } from '#contract/limits.ts';
import type { NewNote, Note } from '#contract/note.ts';
import type { ClosedTogether, CloseTogether, Desk, QueueItem, QueueQuery } from '#contract/queue.ts';
import type { Language } from '#contract/vocabulary.ts';
import { type Answer, request } from '../request.ts';
import { type CaseAccess, caseUrl } from './case.ts';
import { type Page, requestPage } from './page.ts';

/** As many as one page holds. */
export const readQueue = (token: string, language: Language, query: QueueQuery): Answer<Page<QueueItem>> =>
  requestPage(
    '/v1/navigator/queue',
    { ...query, limit: limits.pageSizeMax },
    { token, headers: { 'accept-language': language } },
  );

/** Whose the token is, and how much waits. */
export const readDesk = (token: string): Answer<Desk> => request('GET', '/v1/navigator/me', { token });

/** Safe to send twice: what is closed stays closed. */
export const closeTogether = (token: string, body: CloseTogether): Answer<ClosedTogether> =>
  request('POST', '/v1/navigator/queue/close', { token, body });

export const writeNote = (access: CaseAccess, note: NewNote): Answer<Note> =>
  request('POST', caseUrl(access, '/notes'), { token: access.token, body: note });
