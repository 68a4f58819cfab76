import type { Db, Trx } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';

const columns = [
  'store_id',
  'missing_files',
  'orphans_held',
  'trusted_at',
  'doubted_since',
  'seen_at',
  'master_key_id',
] as const;
type Installation = Pick<Tables['installation'], (typeof columns)[number]>;

const find = prepared<object>()((db) => db.selectFrom('installation').select(columns));

export async function loadInstallation(db: Db): Promise<Installation> {
  const [row] = await find(db, {});
  if (!row) throw new Error('the database does not know itself');
  return row;
}

/** Two that look at the clock take turns: writing locks the row on either engine. */
export async function loadInstallationForChange(trx: Trx): Promise<Installation> {
  return await trx.updateTable('installation').set({ only_one: 1 }).returning(columns).executeTakeFirstOrThrow();
}

export async function updateInstallation(db: Db, changed: Partial<Installation>): Promise<void> {
  await db.updateTable('installation').set(changed).execute();
}

/** Asked for by name and not there: known until the next look at all of them. */
export async function markFileMissing(db: Db): Promise<void> {
  await db.updateTable('installation').set({ missing_files: 1 }).where('missing_files', '=', 0).execute();
}

export async function listNewestDocumentIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('id').orderBy('position', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}
