import type { OpinionWithin, Urgency } from '#contract/vocabulary.ts';

/** An opinion while it is being written. */
export type OpinionDraft = {
  opinion: string;
  urgency?: Urgency | undefined;
  within?: OpinionWithin | undefined;
  specialty: string;
};
export const emptyDraft: OpinionDraft = { opinion: '', specialty: '' };
