import { cards, cardsOf } from './cards.ts';
import type { Soon, Topic } from './topic.ts';

/** Matters that are told by their name. */
export const matters = cardsOf<Topic>('matters');

/** What people complain of most; heard only where nothing more particular was. */
export const complaints = cardsOf<Topic>('complaints');

/** What is no danger today and yet has a time of its own, whatever was asked for: a paper, a scan or a booked visit. */
export const soon = cardsOf<Soon>('soon');

const soreFromLying = matters[cards.soreFromLying]?.says?.title.vi;

/** Two cards say the same of a sore from lying. */
export function isOfSoreFromLying({ says }: Topic): boolean {
  return says !== undefined && says.title.vi === soreFromLying;
}
