import { sql } from 'kysely';
import type { TokenHash } from '#contract/ids.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { type Stored, type StoredText, storedText } from '#platform/db/layers.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { StoredKey } from '#platform/seal/seal.ts';
import type { CaseRow } from '../case-file/case-row.ts';
import { type HistoryRow, historyColumns } from '../case-file/history-row.ts';
import { readingCase } from '../case-file/reading-case.ts';
import { type ContactRow, contactColumns } from '../contacts/queries.ts';
import { type DocumentRow, documentColumns } from '../documents/queries.ts';
import { type FollowUpRow, followUpColumns } from '../follow-ups/queries.ts';
import { type NoteRow, noteColumns } from '../navigator/note-row.ts';
import { type OpinionRow, opinionColumns } from '../review/opinion-row.ts';

const eventColumns = ['id', 'at', 'kind', 'actor', 'detail'] as const;
export type EventRow = Pick<Tables['events'], (typeof eventColumns)[number]>;

type NewCaseRow = Omit<CaseRow, 'case_number' | 'chosen_hospital_id' | 'assigned_navigator'>;

const insert = prepared<NewCaseRow>()((db, value) =>
  db
    .insertInto('cases')
    .values(
      each(value, [
        'access_token_hash',
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
      ]),
    )
    .returning('case_number'),
);

export async function insertCase(trx: Trx, row: NewCaseRow): Promise<number> {
  const [inserted] = await insert(trx, row);
  if (!inserted) throw new Error('an inserted case gave no number');
  return inserted.case_number;
}

const fileColumns = [
  'case_number',
  'sealing_key',
  'wrapped',
  'state',
  'urgency',
  'needs_human',
  'need',
  'intake',
  'patient',
  'chosen_hospital_id',
  'assigned_navigator',
  'created_at',
  'updated_at',
] as const;

export type CaseFileRows = {
  case: Pick<CaseRow & StoredKey, (typeof fileColumns)[number]> & { recommendation: StoredText };
  contacts: Stored<ContactRow>[];
  history: Stored<HistoryRow>[];
  documents: Stored<DocumentRow>[];
  follow_ups: Stored<FollowUpRow>[];
  opinions: Stored<OpinionRow>[];
  notes: Stored<NoteRow>[];
  events: EventRow[];
};

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
    events: eventColumns,
  },
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
