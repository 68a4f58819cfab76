import { limits } from '#contract/limits.ts';
import type { QueueItem } from '#contract/queue.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Page } from '#web/api/page.ts';
import { readQueue } from '#web/api/queue.ts';
import type { Answer } from '#web/request.ts';

type Asked = { token: string; language: Language; answer: Answer<Page<QueueItem>> };

let asked: Asked | undefined;

/** Asks for all that waits while the code that shows it is still coming. */
export function askForQueue(token: string, language: Language): void {
  asked = { token, language, answer: readQueue(token, language, { assigned: 'any', limit: limits.pageSizeMax }) };
}

/** What has been asked for ahead, once: later it is old. */
export function takeAsked(token: string, language: Language): Answer<Page<QueueItem>> | undefined {
  const taken = asked;
  asked = undefined;
  return taken?.token === token && taken.language === language ? taken.answer : undefined;
}
