import type { CapabilityCode, Words } from '#contract/vocabulary.ts';
import { cardsOf } from '../cards.ts';

/** What a family asks for by its name and not every hospital does: who goes there rings first. Ours, not reviewed. */
export type Service = {
  /** As families write it in their wish, “ | ” between phrases. */
  readonly heard: string;
  /** Words beside which it is not asked for. */
  readonly unless?: string;
  /** To stand after “có” and “whether it has”. */
  readonly name: Words;
  /** What to ask or to know besides. */
  readonly besides?: Words;
  /** By which the directory knows who has it. */
  readonly capability?: CapabilityCode;
  /** Places are few, and somebody should look for one. */
  readonly isScarce?: true;
};

export const services = cardsOf<Service>('services');
