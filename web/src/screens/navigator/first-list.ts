import type { QueueItem } from '#contract/queue.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Page } from '#web/api/page.ts';
import type { Answer } from '#web/request.ts';

type Asked = { token: string; language: Language; answer: Answer<Page<QueueItem>> };

let asked: Asked | undefined;
let isOver = false;

/** Holds what `ask` asks for until the queue is shown; where it is already, nothing is asked. */
export function askFirst(ask: () => Asked): void {
  if (!isOver) asked = ask();
}

/** What has been asked for ahead, once: later it is old. */
export function takeAsked(token: string, language: Language): Answer<Page<QueueItem>> | undefined {
  const taken = asked;
  asked = undefined;
  isOver = true;
  return taken?.token === token && taken.language === language ? taken.answer : undefined;
}
