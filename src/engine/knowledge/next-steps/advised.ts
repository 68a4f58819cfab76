import { cardsOf } from '../cards.ts';
import type { Step } from './step.ts';

/** What neighbours, shops or advertisements bid a family do, and what is plainly said of it. Common practice; not reviewed. */
export type Advised = {
  /** As families write it, “ | ” between phrases. */
  readonly heard: string;
  /** Words of which one must be told too, and words beside which it is another matter. */
  readonly beside?: string;
  readonly unless?: string;
  /** By these words another line says it already; after “^” stand those with which it begins. */
  readonly saidBy: string;
  /** Also in an emergency; in other words where those of calm days would be wrong. */
  readonly inEmergency?: true | Step;
  /** Its words are a question by themselves, wherever they stand: “ai cắt chỉ”. */
  readonly isQuestion?: true;
  /** Nothing for calm days. */
  readonly isForDanger?: true;
  /** Nothing where the harm is done and a doctor is to look soon. */
  readonly isForCalm?: true;
  readonly says: Step;
};

export const advised = cardsOf<Advised>('advised');

export function isSaidBy(words: string, line: string): boolean {
  return words
    .split(' | ')
    .some((each) => (each.startsWith('^') ? line.startsWith(each.slice(1)) : line.includes(each)));
}
