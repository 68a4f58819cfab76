import { cardsOf } from '../cards.ts';
import type { Advised } from './advised.ts';

/**
 * What families ask that somebody else than the doctor who examines can answer: a desk, an office, a ward, or common
 * sense; one concrete first step each. The social work office as in hospitals’ own pages; shares and slips as in
 * `knowledge/insurance.ts`; the rest is how such things usually go, and says whom to ask. Not reviewed.
 */
export const answers = cardsOf<Advised>('answers');
