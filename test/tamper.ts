import { sql } from 'kysely';
import { inOrderOfReferences, listReferences, listTables } from '#platform/db/catalog.ts';
import type { Db } from '#platform/db/connect.ts';
import type { Chance } from './chance.ts';

type Row = Record<string, unknown>;
export type AllRows = Map<string, Row[]>;
/** What somebody who writes to the database has done: where, and in which way. */
export type Tampering = { table: string; way: string; column?: string };

export async function readAll(db: Db): Promise<AllRows> {
  const tables = inOrderOfReferences(await listTables(db), await listReferences(db));
  const rows: AllRows = new Map();
  for (const table of tables) rows.set(table, (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows);
  return rows;
}

/** As it was, row by row. */
export async function putAllBack(db: Db, all: AllRows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of [...all.keys()].toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
    for (const [table, rows] of all) {
      for (const row of rows)
        await trx
          .insertInto(table as 'contacts')
          .values(row as never)
          .execute();
    }
  });
}

/** One change of one kind, or nothing where the database itself refuses it. `former`: all as it was a while ago. */
export async function tamper(db: Db, chance: Chance, now: AllRows, former: AllRows): Promise<Tampering | undefined> {
  const table = chance.pick([...now.keys()].filter((each) => now.get(each)?.length));
  const rows = now.get(table) ?? [];
  const row = chance.pick(rows);
  const column = chance.pick(Object.keys(row));
  const way = chance.pick(['drop', 'swap', 'roll back', 'cut', 'insert', 'change', 'downgrade'] as const);
  const tampered = { table, way, ...(['swap', 'change'].includes(way) && { column }) };
  const change = await changeOf(way, { table, rows, row, column, former: former.get(table) ?? [] }, chance);
  if (!change) return undefined;
  try {
    await db.transaction().execute(async (trx) => change(trx));
    return tampered;
  } catch {
    return undefined;
  }
}

type Target = { table: string; rows: Row[]; row: Row; column: string; former: Row[] };
type Change = (db: Db) => Promise<void>;

async function changeOf(way: string, target: Target, chance: Chance): Promise<Change | undefined> {
  const { table, rows, row, column, former } = target;
  const other = chance.pick(rows);
  const set =
    (values: Row, at = row): Change =>
    async (db) => {
      await db
        .updateTable(table as 'contacts')
        .set(values as never)
        .where((eb) => eb.and(keyOf(table, at) as never))
        .execute();
    };
  const drop =
    (at: Row): Change =>
    async (db) => {
      await db
        .deleteFrom(table as 'contacts')
        .where((eb) => eb.and(keyOf(table, at) as never))
        .execute();
    };
  if (way === 'drop') return drop(row);
  if (way === 'cut') return drop(rows.at(-1) ?? row);
  if (way === 'swap') return other[column] === row[column] ? undefined : set({ [column]: other[column] });
  if (way === 'change') return set({ [column]: changed(row[column]) });
  if (way === 'downgrade') return 'sealing_key' in row ? set({ sealing_key: 'p' }) : undefined;
  if (way === 'roll back') {
    const before = former.find((each) => sameKey(table, each, row));
    return before && JSON.stringify(before) !== JSON.stringify(row) ? set(before) : undefined;
  }
  const { position: _, ...copy } = row;
  const fresh = Object.fromEntries(
    ['id', 'token_hash', 'name', 'key_hash']
      .filter((key) => key in copy)
      .map((key) => [key, chance.fill(12, () => `x${chance.below(1e6)}`)]),
  );
  return async (db) =>
    void (await db
      .insertInto(table as 'contacts')
      .values({ ...copy, ...fresh } as never)
      .execute());
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value === null ? 'x' : null;
  return value.endsWith('A') ? `${value.slice(0, -1)}B` : `${value.slice(0, -1)}A`;
}

const keys = [
  'position',
  'id',
  'case_number',
  'report_id',
  'only_one',
  'name',
  'key_hash',
  'follow_up_id',
  'hash',
  'day',
  'hour',
];

function keyOf(_table: string, row: Row): Row {
  const key = keys.find((each) => each in row) ?? '';
  return { [key]: row[key] };
}

function sameKey(table: string, one: Row, other: Row): boolean {
  return JSON.stringify(keyOf(table, one)) === JSON.stringify(keyOf(table, other));
}

const keyed = ['sealed', 'intake', 'patient', 'vi', 'en', 'wrapped'];

/** By table: the columns of which a change must be found, and what else may not be done to its rows. */
const bound: Record<string, { columns: readonly string[]; ways?: readonly string[] }> = {
  cases: {
    columns: [
      ...['case_number', 'access_token_hash', 'created_at', 'sealing_key', 'access_mac'],
      ...['state', 'urgency', 'chosen_hospital_id', 'assigned_navigator', 'help_refused', 'notices_refused'],
    ],
    ways: ['drop', 'cut', 'downgrade'],
  },
  contacts: { columns: [], ways: ['drop', 'cut', 'insert'] },
  notes: { columns: ['id'], ways: ['drop', 'cut', 'insert'] },
  opinions: { columns: ['id'], ways: ['insert'] },
  follow_ups: { columns: ['id'], ways: ['insert'] },
  events: {
    columns: ['id', 'number', 'at', 'kind', 'actor', 'detail', 'mac', 'again', 'last_at', 'again_mac'],
    ways: ['drop', 'cut', 'insert'],
  },
  event_heads: { columns: ['case_number', 'count', 'mac', 'head_mac'], ways: ['drop', 'cut'] },
  shares: {
    columns: ['id', 'token_hash', 'created_at', 'expires_at', 'revoked_at', 'passcode', 'document_ids', 'mac'],
    ways: ['insert'],
  },
  navigators: { columns: ['name', 'token_hash', 'created_at', 'revoked_at', 'expires_at', 'mac'], ways: ['insert'] },
  documents: { columns: ['id', 'size', 'sha256'], ways: ['insert'] },
  installation: { columns: ['store_id', 'sealing_key', 'chain_secret'], ways: ['drop', 'cut', 'downgrade'] },
  case_keys: { columns: ['case_number'], ways: ['drop', 'cut'] },
  report_keys: { columns: ['report_id'], ways: ['drop', 'cut'] },
  installation_keys: { columns: ['only_one'], ways: ['drop', 'cut'] },
  reports: { columns: ['id', 'sealing_key'], ways: ['downgrade'] },
};

/** Whether it must be found. docs/security.md names what needs not: it is not bound to a key. */
export function isBound({ table, way, column }: Tampering): boolean {
  const { columns = [], ways = [] } = bound[table] ?? {};
  if (column === undefined) return ways.includes(way);
  // Two rows of one kind in one case have the same key, and what is sealed does not name its row.
  return columns.includes(column) || (way === 'change' && keyed.includes(column)) || ways.includes(way);
}

const kindsTimesOrder = 'change kinds, times and order of rows';
const exchanged = 'exchange within one case what is sealed in two rows of one kind';
const older = 'put an older sealed text of the same case back';
const takenOut = 'take out documents, links, opinions, follow-ups, a navigator';
const outAndIn = 'take rows out of, or put copies into, history, reports, recipients';

/**
 * What docs/security.md says of what may be changed and nobody finds it: words that must stand in its list, and the columns
 * and ways they speak of; words alone speak of a whole table. What is not here must be found.
 */
export const unfoundIn: Record<string, string | Record<string, readonly string[]>> = {
  cases: {
    'change need, times, the count of its changes, the place among those of one urgency': [
      ...['need', 'updated_at', 'waiting_since', 'used_at', 'erases_at', 'changes', 'standing', 'key_used'],
    ],
    'whether a person should help': ['needs_human'],
    'let navigators in again whom the family has shut out': ['navigators_ended_at'],
    'put back a whole former row of a case': ['roll back'],
  },
  recommendations: { 'the two languages of its recommendation': ['vi', 'en'], [older]: ['roll back'] },
  contacts: { [exchanged]: ['sealed'], [kindsTimesOrder]: ['role', 'position'], [older]: ['roll back'] },
  documents: {
    [takenOut]: ['drop', 'cut'],
    'the type of a document': ['kind', 'media_type'],
    [exchanged]: ['sealed'],
    [kindsTimesOrder]: ['position', 'uploaded_at'],
    [older]: ['roll back'],
  },
  shares: {
    [takenOut]: ['drop', 'cut'],
    [exchanged]: ['sealed'],
    [kindsTimesOrder]: ['position'],
    'the counters of openings and uses': ['opened_count', 'last_opened_at', 'uses'],
    'count wrong passcodes': ['wrong_tries'],
    'the papers that a link showed': ['roll back'],
  },
  opinions: {
    [takenOut]: ['drop', 'cut'],
    'that an opinion belongs to': ['share_id'],
    [exchanged]: ['sealed'],
    [kindsTimesOrder]: ['position', 'created_at', 'hidden_at'],
    [older]: ['roll back'],
  },
  follow_ups: {
    [takenOut]: ['drop', 'cut'],
    'the dates and rule of a follow-up': ['due_at', 'due_at_text', 'repeats', 'series_id'],
    'whom a follow-up is told to': ['notify_contact_id'],
    [exchanged]: ['sealed'],
    [kindsTimesOrder]: ['position', 'kind', 'status', 'created_at', 'updated_at'],
    [older]: ['roll back'],
  },
  notes: { [exchanged]: ['sealed'], [kindsTimesOrder]: ['position', 'created_at'], [older]: ['roll back'] },
  history: {
    [outAndIn]: ['drop', 'cut', 'insert'],
    [exchanged]: ['sealed'],
    [kindsTimesOrder]: ['position', 'kind', 'at'],
  },
  events: { 'repeated readings back': ['roll back'] },
  reports: {
    [outAndIn]: ['drop', 'cut', 'insert'],
    'the hospital, field, reason and address hash of a report': ['hospital_id', 'field', 'reason', 'address'],
    [kindsTimesOrder]: ['position', 'status', 'received_at', 'settled_at', 'settled_by'],
  },
  recipients: {
    [outAndIn]: ['drop', 'cut', 'insert'],
    'the case, id, address hash, device, stop link, channel and language of a recipient': [
      ...[
        'case_number',
        'id',
        'contact_id',
        'address_hash',
        'endpoint_hash',
        'sealed',
        'stop_hash',
        'channel',
        'language',
      ],
    ],
    [kindsTimesOrder]: ['position', 'created_at', 'stopped_at', 'failed_at', 'roll back'],
  },
  navigators: {
    [takenOut]: ['drop', 'cut'],
    'the counters of openings and uses': ['last_used_at'],
    'a navigator before the end': ['roll back'],
  },
  installation: {
    'VAPID key, secrets of stop links and of addresses': [
      'vapid_public',
      'vapid_private',
      'stop_secret',
      'address_secret',
    ],
    'what the clock was believed to be': ['trusted_at', 'doubted_since', 'seen_at'],
    'which files are missing': ['missing_files', 'orphans_held'],
    'up to where the last anchor went': ['anchor_position'],
    'when it was verified and what was found': ['verified_at', 'verify_faults'],
    'the name of the master key': ['master_key_id'],
    'change the settings of the installation that open no case': ['roll back'],
  },
  consents: 'stand readable in its row or in `consents`',
  navigator_grants: 'grants of navigators',
  addressees: 'in `addressees` a yes, a stop',
  hospitals: 'a wrong telephone of an emergency department is served',
  directory_versions: '`directory_versions`',
  corrections: '`corrections`',
  notices: '`notices`',
  reminders: '`reminders`',
  sent_days: '`sent_days`',
  address_hours: '`address_hours`',
  address_days: '`address_days`',
  idempotency_keys: '`idempotency_keys`',
  job_runs: '`job_runs`',
  files_to_erase: '`files_to_erase`',
  migrations: '`migrations`',
};

/** The words in which docs/security.md says that nobody finds it; nothing where it does not. */
export function wordsOf({ table, way, column }: Tampering): string | undefined {
  const said = unfoundIn[table];
  if (typeof said !== 'object') return said;
  return Object.entries(said).find(([, what]) => what.includes(column ?? way))?.[0];
}
