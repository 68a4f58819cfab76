import type { TokenHash } from '../../contract/ids.ts';
import type { Language } from '../../contract/vocabulary.ts';
import type { Db, Trx } from '../../platform/db/connect.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { contactColumns } from '../contacts/queries.ts';
import { documentColumns } from '../documents/queries.ts';
import { followUpColumns } from '../follow-ups/queries.ts';
import { opinionColumns } from '../review/opinion-row.ts';
import type { CaseRow } from './case-row.ts';
import { historyColumns } from './history-row.ts';
import { rowsOfCase } from './rows-of-case.ts';

const eventColumns = ['id', 'at', 'kind', 'actor', 'detail'] as const;

type NewCaseRow = Omit<Tables['cases'], 'case_number' | 'chosen_hospital_id' | 'assigned_navigator'>;

const insert = prepared<NewCaseRow>()((db, value) =>
  db
    .insertInto('cases')
    .values({
      access_token_hash: value('access_token_hash'),
      sealing_key: value('sealing_key'),
      state: value('state'),
      urgency: value('urgency'),
      needs_human: value('needs_human'),
      need: value('need'),
      intake: value('intake'),
      patient: value('patient'),
      waiting_since: value('waiting_since'),
      created_at: value('created_at'),
      updated_at: value('updated_at'),
    })
    .returning('case_number'),
);

export async function insertCase(trx: Trx, row: NewCaseRow): Promise<number> {
  const [inserted] = await insert(trx, row);
  if (!inserted) throw new Error('an inserted case gave no number');
  return inserted.case_number;
}

const lock = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .updateTable('cases')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('case_number', '=', value('caseNumber'))
    .returningAll(),
);

/** The case for a change: whoever else wants to change it waits until this transaction is over. */
export async function loadCaseForChange(trx: Trx, caseNumber: number): Promise<CaseRow> {
  const [row] = await lock(trx, { caseNumber });
  if (!row) throw new Error('a case vanished while its holder was changing it');
  return row;
}

export type ChangedCase = Pick<
  CaseRow,
  | 'state'
  | 'urgency'
  | 'needs_human'
  | 'need'
  | 'intake'
  | 'patient'
  | 'chosen_hospital_id'
  | 'assigned_navigator'
  | 'waiting_since'
  | 'updated_at'
>;

const change = prepared<ChangedCase & { case_number: number }>()((db, value) =>
  db
    .updateTable('cases')
    .set({
      state: value('state'),
      urgency: value('urgency'),
      needs_human: value('needs_human'),
      need: value('need'),
      intake: value('intake'),
      patient: value('patient'),
      chosen_hospital_id: value('chosen_hospital_id'),
      assigned_navigator: value('assigned_navigator'),
      waiting_since: value('waiting_since'),
      updated_at: value('updated_at'),
    })
    .where('case_number', '=', value('case_number')),
);

export async function updateCaseRow(trx: Trx, row: ChangedCase & { case_number: number }): Promise<void> {
  await change(trx, row);
}

function caseFile(db: Db, language: Language) {
  return db
    .selectFrom('cases')
    .innerJoin('recommendations', 'recommendations.case_number', 'cases.case_number')
    .select(`recommendations.${language} as recommendation`)
    .select([
      'cases.case_number',
      'cases.sealing_key',
      'cases.state',
      'cases.urgency',
      'cases.needs_human',
      'cases.need',
      'cases.intake',
      'cases.patient',
      'cases.chosen_hospital_id',
      'cases.assigned_navigator',
      'cases.created_at',
      'cases.updated_at',
    ])
    .select([
      rowsOfCase(db, 'contacts', contactColumns),
      rowsOfCase(db, 'history', historyColumns),
      rowsOfCase(db, 'documents', documentColumns),
      rowsOfCase(db, 'follow_ups', followUpColumns),
      rowsOfCase(db, 'opinions', opinionColumns),
      rowsOfCase(db, 'events', eventColumns),
    ]);
}

const familyQuery = (language: Language) =>
  prepared<{ caseNumber: number; tokenHash: TokenHash }>()((db, value) =>
    caseFile(db, language)
      .where('cases.case_number', '=', value('caseNumber'))
      .where('cases.access_token_hash', '=', value('tokenHash')),
  );

const fileQuery = (language: Language) =>
  prepared<{ caseNumber: number }>()((db, value) =>
    caseFile(db, language).where('cases.case_number', '=', value('caseNumber')),
  );

/** The whole case in one round trip, and the proof of its holder with it. */
export const findCaseFileOfFamily = { vi: familyQuery('vi'), en: familyQuery('en') };

export const findCaseFile = { vi: fileQuery('vi'), en: fileQuery('en') };

export type CaseFileRow = Awaited<ReturnType<(typeof findCaseFile)['vi']>>[number];
