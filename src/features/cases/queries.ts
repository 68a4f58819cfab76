import { sql } from 'kysely';
import type { TokenHash } from '#contract/ids.ts';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { type Stored, type StoredText, storedText } from '#platform/db/layers.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { StoredKey } from '#platform/seal/seal.ts';
import { type CaseRow, caseViewColumns } from '../case-file/case-row.ts';
import { type ConsentRow, consentColumns } from '../case-file/consent-row.ts';
import { type EventRow, eventColumns } from '../case-file/event-row.ts';
import { type HistoryRow, historyColumns } from '../case-file/history-row.ts';
import { readingCase } from '../case-file/reading-case.ts';
import { type ContactRow, contactColumns } from '../contacts/queries.ts';
import { type DocumentRow, documentColumns } from '../documents/queries.ts';
import { type FollowUpRow, followUpColumns } from '../follow-ups/queries.ts';
import { type NoteRow, noteColumns } from '../navigator/note-row.ts';
import { type OpinionRow, opinionColumns } from '../review/opinion-row.ts';

const newCaseColumns = [
  'access_token_hash',
  'access_mac',
  'sealing_key',
  'state',
  'urgency',
  'needs_human',
  'need',
  'intake',
  'patient',
  'waiting_since',
  'created_at',
  'updated_at',
  'standing',
] as const;
type NewCaseRow = Pick<CaseRow, (typeof newCaseColumns)[number]>;

const insert = prepared<NewCaseRow>()((db, value) =>
  db.insertInto('cases').values(each(value, newCaseColumns)).returning('case_number'),
);

export async function insertCase(trx: Trx, row: NewCaseRow): Promise<number> {
  const [inserted] = await insert(trx, row);
  if (!inserted) throw new Error('an inserted case gave no number');
  return inserted.case_number;
}

export const findIntake = prepared<{ caseNumber: number }>()((db, value) =>
  db.selectFrom('cases').select('intake').where('case_number', '=', value('caseNumber')),
);

const fileColumns = [
  ...caseViewColumns,
  'sealing_key',
  'wrapped',
  'key_used',
  'patient',
  'paused_at',
  'erases_at',
  'used_at',
  'access_mac',
] as const;

export type CaseFileRows = {
  case: Pick<CaseRow & StoredKey, (typeof fileColumns)[number]> & { recommendation: StoredText };
  contacts: Stored<ContactRow>[];
  history: Stored<HistoryRow>[];
  documents: Stored<DocumentRow>[];
  follow_ups: Stored<FollowUpRow>[];
  opinions: Stored<OpinionRow>[];
  notes: Stored<NoteRow>[];
  consents: ConsentRow[];
  events: EventRow[];
};

const newestEvents = sql`and events.number >
  (select count from event_heads where event_heads.case_number = cases.case_number) - ${sql.lit(limits.eventsShownMax)}`;

const file = (language: Language) => ({
  columns: fileColumns,
  recommendation: (db: Db) => storedText(db, `recommendations.${language}`),
  children: {
    contacts: contactColumns,
    history: historyColumns,
    documents: documentColumns,
    follow_ups: followUpColumns,
    opinions: opinionColumns,
    notes: noteColumns,
    consents: consentColumns,
    events: eventColumns,
  },
  only: { events: newestEvents },
});

const fileOfFamily = (language: Language) =>
  readingCase<CaseFileRows>()<{ caseNumber: number; tokenHash: TokenHash }>({
    ...file(language),
    which: (value) =>
      sql`cases.case_number = ${value('caseNumber')} and cases.access_token_hash = ${value('tokenHash')}`,
  });

const fileOfCase = (language: Language) =>
  readingCase<CaseFileRows>()<{ caseNumber: number }>({
    ...file(language),
    which: (value) => sql`cases.case_number = ${value('caseNumber')}`,
  });

/** The whole case in one round trip, and the proof of its holder with it. */
export const findCaseFileOfFamily = { vi: fileOfFamily('vi'), en: fileOfFamily('en') };

export const findCaseFile = { vi: fileOfCase('vi'), en: fileOfCase('en') };
