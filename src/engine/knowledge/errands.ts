import type { Words } from '#contract/vocabulary.ts';
import { cards, cardsOf, type ErrandName } from './cards.ts';
import type { Step } from './next-steps/step.ts';

/** Where a matter is settled that belongs to no hospital of ours: the kind of place, what to ask for there, and why. */
export type ErrandPlace = {
  readonly place: Words;
  readonly department: Words;
  readonly reasons: readonly Words[];
  /** Whether hospitals belong to it too: those where a transfer may lead, or that look at a bite. */
  readonly withHospitals?: true;
};

/** A question that is answered by what to do, before or instead of a visit. */
export type Errand = {
  /** As families write it, “ | ” between phrases. */
  readonly heard: string;
  /** Absent where a hospital is gone to all the same. */
  readonly at?: ErrandPlace;
  /** Stands even beside an illness that was told plainly, for the illness belongs to the question. */
  readonly isFirm?: true;
  /** Waits until whoever must be seen has been. */
  readonly isForLater?: true;
  /** What insurance usually leaves to whoever asks. */
  readonly isSelfPaid?: true;
  /** Nobody is ill, so that there is no danger to watch for. */
  readonly isPaper?: true;
  readonly steps: readonly Step[];
  /** Instead of the papers for a visit. */
  readonly bring?: readonly Words[];
  /** Why a person should help. */
  readonly help?: Words;
};

export type { ErrandName };

/** Of several that are asked together the first is answered. */
export const errandNames = Object.keys(cards.errands) as ErrandName[];

const all = cardsOf<Errand>('errands');

/** Questions of families, each with its own answer. */
export const errands = Object.fromEntries(errandNames.map((name, at) => [name, all[at]])) as Readonly<
  Record<ErrandName, Errand>
>;
