import type { Urgency } from '../../../../src/contract/vocabulary.ts';

/** An opinion while it is being written. */
export type OpinionDraft = { opinion: string; urgency: Urgency | 'none'; specialty: string };
export const emptyDraft: OpinionDraft = { opinion: '', urgency: 'none', specialty: '' };
