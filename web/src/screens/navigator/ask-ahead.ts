import { readQueue } from '#web/api/queue.ts';
import { chosenLanguage } from '#web/language.ts';
import { askFirst } from './first-list.ts';

/** Asks for all that waits while the code that shows it is still coming. */
export function askAhead(token: string): void {
  const language = chosenLanguage();
  askFirst(() => ({ token, language, answer: readQueue(token, language, { assigned: 'any' }) }));
}
