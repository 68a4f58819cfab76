import { sql } from 'kysely';
import type { Deps } from '#deps.ts';
import { listReferences, listTables, type Reference } from '#platform/db/catalog.ts';
import { engineOf } from '#platform/db/connect.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import type { SealOwner, SealPurpose, StoredKey } from '#platform/seal/seal.ts';
import { sealedOfCase, sealedOfReport } from '../keys/sealed-columns.ts';

type Faults = AsyncGenerator<string>;

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

/** With what opens its seal. */
function selectOf(table: string): string {
  if (table === 'reports') {
    return `select reports.*, wrapped from reports left join report_keys on report_keys.report_id = reports.id`;
  }
  if (sealedOfCase[table] === undefined) return `select * from ${table}`;
  const ofCase = table === 'cases' ? '' : `left join cases on cases.case_number = ${table}.case_number`;
  return `select ${table}.*, cases.sealing_key, wrapped from ${table} ${ofCase}
    left join case_keys on case_keys.case_number = ${table}.case_number`;
}

function brokenColumns(row: Record<string, unknown>, table: string, seal: Deps['seal']): string[] {
  const sealed = Object.entries(table === 'reports' ? sealedOfReport : (sealedOfCase[table] ?? {}));
  const owner: SealOwner = table === 'reports' ? `report:${row.id}` : `case:${Number(row.case_number)}`;
  const opens = ([column, purpose]: [string, SealPurpose]) =>
    row[column] === null || isReadable(() => seal.of(owner, row as StoredKey).open(purpose, String(row[column])));
  const parses = (column: string) => isReadable(() => JSON.parse(String(row[column])));
  return [
    ...sealed.filter((each) => !opens(each)).map(([column]) => column),
    ...(jsonColumns[table] ?? []).filter((column) => !parses(column)),
  ];
}

function isReadable(read: () => unknown): boolean {
  try {
    return ['object', 'string'].includes(typeof read());
  } catch {
    return false;
  }
}

/** By what an operator can find the row, and nothing that is said in it. */
function nameOf(row: Record<string, unknown>): string {
  return String(row.id ?? row.position ?? row.case_number ?? row.version ?? 'a row');
}
