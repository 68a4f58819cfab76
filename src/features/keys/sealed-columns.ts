import type { SealPurpose } from '#platform/seal/seal.ts';

type SealedColumns = Readonly<Record<string, SealPurpose>>;

/** By table: the columns that only the seal of the row's case can open, and what is in them. */
export const sealedOfCase: Readonly<Record<string, SealedColumns>> = {
  cases: { intake: 'intake', patient: 'patient' },
  recommendations: { vi: 'recommendation', en: 'recommendation' },
  contacts: { sealed: 'contact' },
  documents: { sealed: 'document' },
  shares: { sealed: 'share' },
  opinions: { sealed: 'opinion' },
  follow_ups: { sealed: 'follow-up' },
  history: { sealed: 'history' },
  notes: { sealed: 'note' },
  events: { sealed: 'event' },
  recipients: { sealed: 'device' },
};

/** The same of a report, which has a seal of its own. */
export const sealedOfReport: SealedColumns = { sealed: 'report', contact: 'reporter' };
