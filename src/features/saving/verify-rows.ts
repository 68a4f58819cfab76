import { sql } from 'kysely';
import type { Deps } from '#deps.ts';
import { listReferences, listTables, type Reference } from '#platform/db/catalog.ts';
import { engineOf } from '#platform/db/connect.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import type { CaseSeal, SealPurpose } from '#platform/seal/seal.ts';

type Faults = AsyncGenerator<string>;
type SealedColumns = Record<string, SealPurpose>;

/** By table: the columns that only the seal of the row's case can open, and what is in them. */
export const sealedOfCase: Record<string, SealedColumns> = {
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
};
/** The same of rows that have a seal of their own. */
export const sealedOfRow: Record<string, SealedColumns> = { reports: { sealed: 'report', contact: 'reporter' } };

const jsonColumns: Record<string, readonly string[]> = {
  events: ['detail'],
  directory_versions: ['provinces', 'guidance'],
  hospitals: ['body'],
  corrections: ['facts', 'former'],
};

/** What refers to another table without the database watching over it. */
const unwatched: readonly Reference[] = [
  { table: 'cases', column: 'chosen_hospital_id', target: 'hospitals', targetColumn: 'id' },
  { table: 'reports', column: 'hospital_id', target: 'hospitals', targetColumn: 'id' },
  { table: 'corrections', column: 'hospital_id', target: 'hospitals', targetColumn: 'id' },
  // A case is made together with its recommendation and its first lines.
  { table: 'cases', column: 'case_number', target: 'recommendations', targetColumn: 'case_number' },
  { table: 'cases', column: 'case_number', target: 'history', targetColumn: 'case_number' },
  { table: 'cases', column: 'case_number', target: 'events', targetColumn: 'case_number' },
  { table: 'cases', column: 'case_number', target: 'event_heads', targetColumn: 'case_number' },
];

/** What is wrong with the file of the database itself; PostgreSQL looks after its own. */
export async function* verifyEngine({ db }: Pick<Deps, 'db'>): Faults {
  if (engineOf(db) === 'postgres') return;
  const { rows } = await sql<{ found: string }>`select integrity_check as found from pragma_integrity_check`.execute(
    db,
  );
  for (const { found } of rows) if (found !== 'ok') yield `database: ${found}`;
}

export async function* verifyReferences({ db }: Pick<Deps, 'db'>, snapshot: Snapshot): Faults {
  for (const { table, column, target, targetColumn } of [...(await listReferences(db)), ...unwatched]) {
    const lost = snapshot.read<{ value: unknown }>(
      `select distinct ${column} as value from ${table} where ${column} is not null
        and not exists (select 1 from ${target} where ${target}.${targetColumn} = ${table}.${column})`,
    );
    for await (const { value } of lost) yield `${table}.${column}: ${value} is not in ${target}`;
  }
}

/** Every row of every table: it can be read, its seal opens, and its JSON is JSON. */
export async function* verifyRows(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  snapshot: Snapshot,
  count: (table: string) => void,
): Faults {
  for (const table of await listTables(db)) {
    for await (const row of snapshot.read<Record<string, unknown>>(selectOf(table))) {
      count(table);
      for (const column of brokenColumns(row, table, seal))
        yield `${table}.${column}: cannot be read in ${nameOf(row)}`;
    }
  }
}

function selectOf(table: string): string {
  if (table === 'cases' || sealedOfCase[table] === undefined) return `select * from ${table}`;
  return `select ${table}.*, cases.sealing_key from ${table} left join cases on cases.case_number = ${table}.case_number`;
}

function brokenColumns(row: Record<string, unknown>, table: string, seal: Deps['seal']): string[] {
  const sealed = Object.entries({ ...sealedOfCase[table], ...sealedOfRow[table] });
  const opens = ([column, purpose]: [string, SealPurpose]) =>
    row[column] === null || isReadable(() => sealOf(row, seal).open(purpose, String(row[column])));
  const parses = (column: string) => isReadable(() => JSON.parse(String(row[column])));
  return [
    ...sealed.filter((each) => !opens(each)).map(([column]) => column),
    ...(jsonColumns[table] ?? []).filter((column) => !parses(column)),
  ];
}

function sealOf({ sealing_key }: Record<string, unknown>, seal: Deps['seal']): CaseSeal {
  return seal.of(String(sealing_key));
}

function isReadable(read: () => unknown): boolean {
  try {
    return typeof read() === 'object';
  } catch {
    return false;
  }
}

/** By what an operator can find the row, and nothing that is said in it. */
function nameOf(row: Record<string, unknown>): string {
  return String(row.id ?? row.position ?? row.case_number ?? row.version ?? 'a row');
}
