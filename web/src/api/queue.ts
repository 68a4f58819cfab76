import type { QueueItem, QueueQuery } from '../../../src/contract/queue.ts';
import type { Language } from '../../../src/contract/vocabulary.ts';
import type { Answer } from '../request.ts';
import { type Page, requestPage } from './page.ts';

export const readQueue = (token: string, language: Language, query: QueueQuery): Answer<Page<QueueItem>> =>
  requestPage('/v1/navigator/queue', query, { token, headers: { 'accept-language': language } });
