import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
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
  for (const table of tables) rows.push((await sql`select * from ${sql.table(table)} order by 1`.execute(db)).rows);
  return JSON.stringify([rows, await storedFiles(dataDir)]);
}
