import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { sealedOfCase, sealedOfReport } from '#features/keys/sealed-columns.ts';
import { listTables } from '#platform/db/catalog.ts';
import type { SealOwner, StoredKey } from '#platform/seal/seal.ts';
import type { Service } from './harness.ts';

/** The names of all files in the store, whole or half written; not its id, and not what is in the trash. */
export async function storedFiles(dataDir: string): Promise<string[]> {
  return await filesIn(join(dataDir, 'documents'), (folder) => /^..$/.test(folder));
}

export async function trashedFiles(dataDir: string): Promise<string[]> {
  return await filesIn(join(dataDir, 'documents', 'trash'), () => true);
}

async function filesIn(root: string, isMeant: (folder: string) => boolean): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== root && isMeant(basename(entry.parentPath)))
    .map(({ name }) => name)
    .sort();
}

const tables = [
  'cases',
  'case_keys',
  'consents',
  'tombstones',
  'contacts',
  'documents',
  'shares',
  'opinions',
  'follow_ups',
  'notes',
  'history',
  'events',
  'event_heads',
  'navigator_grants',
  'reminders',
  'recipients',
  'notices',
  'idempotency_keys',
  'reports',
  'corrections',
];

/** Every row of a case and every file there is, as one text: what a refused request must not change. */
export async function everythingStored({ db, dataDir }: Service): Promise<string> {
  const rows = [];
  for (const table of tables) {
    const all = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1`.execute(db);
    // That a key was used at all is noted at its first use, whatever was wanted with it.
    rows.push(all.rows.map(({ key_used: _, ...row }) => row));
  }
  return JSON.stringify([rows, await storedFiles(dataDir)]);
}

/** Every row of every table as it is. */
export async function everyRow({ db }: Pick<Service, 'db'>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const table of await listTables(db)) rows.push((await sql`select * from ${sql.table(table)}`.execute(db)).rows);
  return rows;
}

/** Every row of every table, with all that is sealed opened: what whoever holds the master key could find. */
export async function openedRows({ db, deps: { seal } }: Service): Promise<Record<string, unknown>[]> {
  const keys = new Map<string, StoredKey>();
  const { rows: stored } = await sql<StoredKey & { owner: string }>`
    select 'case:' || cases.case_number as owner, sealing_key, wrapped from cases
      left join case_keys on case_keys.case_number = cases.case_number
    union all select 'report:' || reports.id, sealing_key, wrapped from reports
      left join report_keys on report_keys.report_id = reports.id`.execute(db);
  for (const { owner, ...key } of stored) keys.set(owner, key);
  const opened: Record<string, unknown>[] = [];
  for (const table of await listTables(db)) {
    const sealed = table === 'reports' ? sealedOfReport : (sealedOfCase[table] ?? {});
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows) {
      const owner = (table === 'reports' ? `report:${row.id}` : `case:${row.case_number}`) as SealOwner;
      const key = keys.get(owner);
      for (const [column, purpose] of Object.entries(sealed)) {
        if (key && typeof row[column] === 'string') row[column] = seal.of(owner, key).open(purpose, row[column]);
      }
      opened.push(row);
    }
  }
  return opened;
}
