import { cardsOf } from '../cards.ts';
import type { Advised } from './advised.ts';
import type { Step } from './step.ts';

/**
 * How a family wishes to be seen: by whom, in which language, from afar, in private, at what price; one concrete step
 * each. How such things usually go, and whom to ask; not reviewed.
 */
export type CareWish = Omit<Advised, 'heard'> & {
  /** Words that are the wish wherever they stand. */
  readonly heard?: string;
  /** Words that are one where wishes are written, or beside a word of wishing: a story tells of “bác sĩ nữ” too. */
  readonly named?: string;
  /** Where it must not make anybody late: within three days or one. */
  readonly soon?: Step;
};

export const wishes = cardsOf<CareWish>('wishes');
