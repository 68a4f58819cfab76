import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Directory, DirectoryHospital } from '#contract/directory.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { listCorrections } from './corrections.ts';
import { layCorrections } from './lay-corrections.ts';

/** Rows in one statement: well below what either engine takes as parameters. */
const rowsMax = 500;

export type Origin = 'shipped' | 'imported';
export type CurrentVersion = { version: string; origin: Origin };

export async function findCurrentVersion(db: Db): Promise<CurrentVersion | undefined> {
  return await db
    .selectFrom('directory_versions')
    .select(['version', 'origin'])
    .where('is_current', '=', 1)
    .executeTakeFirst();
}

/** The version of what is shown: that of the import, and how often anything was corrected or undone since the first day. */
export async function findLiveVersion(db: Db): Promise<string | undefined> {
  const current = await findCurrentVersion(db);
  const { changes } = await db
    .selectFrom('corrections')
    .select(sql<number>`count(*) + count(undone_at)`.as('changes'))
    .executeTakeFirstOrThrow();
  return current && (changes === 0 ? current.version : `${current.version}+${changes}`);
}

export type StoredDirectory = { version: string; directory: Directory; retired: DirectoryHospital[] };

/** One state of the directory, as corrected: read again should an import or a correction come in between. */
export async function findStoredDirectory(db: Db): Promise<StoredDirectory | undefined> {
  const version = await findLiveVersion(db);
  const row = await db.selectFrom('directory_versions').selectAll().where('is_current', '=', 1).executeTakeFirst();
  if (!row || version === undefined) return undefined;
  const { hospitals, retired } = layCorrections(await readHospitals(db), await listCorrections(db));
  if ((await findLiveVersion(db)) !== version) return await findStoredDirectory(db);
  return {
    version,
    directory: {
      provinces: JSON.parse(row.provinces) as Directory['provinces'],
      guidance: JSON.parse(row.guidance) as Directory['guidance'],
      hospitals,
    },
    retired,
  };
}

/** Page by page, so that requests are answered in between: thousands of rows take a while to read and to parse. */
async function readHospitals(db: Db): Promise<{ hospitals: DirectoryHospital[]; retired: DirectoryHospital[] }> {
  const read = { hospitals: [] as DirectoryHospital[], retired: [] as DirectoryHospital[] };
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('hospitals')
      .select(['id', 'body', 'retired_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsMax)
      .execute();
    for (const { body, retired_at } of rows) {
      (retired_at === null ? read.hospitals : read.retired).push(JSON.parse(body) as DirectoryHospital);
    }
    if (rows.length < rowsMax) return read;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

export type HospitalRow = { id: string; province: string; retired_at: number | null; body: string };

export async function listHospitalRows(trx: Trx): Promise<HospitalRow[]> {
  return await trx.selectFrom('hospitals').select(['id', 'province', 'retired_at', 'body']).execute();
}

/**
 * Makes a version the current one. Touching every row first lets importers that come at the same time go one after
 * the other; that of the same version waits at the insert.
 */
export async function markCurrentVersion(
  trx: Trx,
  { version, origin, now }: CurrentVersion & { now: number },
  { provinces, guidance }: Directory,
): Promise<void> {
  const content = { provinces: JSON.stringify(provinces), guidance: JSON.stringify(guidance) };
  await trx
    .insertInto('directory_versions')
    .values({ version, imported_at: now, origin, ...content, is_current: 0 })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  await trx
    .updateTable('directory_versions')
    .set((row) => ({ imported_at: row.ref('imported_at') }))
    .execute();
  await trx.updateTable('directory_versions').set({ is_current: 0 }).where('is_current', '=', 1).execute();
  await trx
    .updateTable('directory_versions')
    .set({ is_current: 1, imported_at: now, origin })
    .where('version', '=', version)
    .execute();
}

export async function putHospitals(
  trx: Trx,
  version: string,
  hospitals: readonly Pick<HospitalRow, 'id' | 'province' | 'body'>[],
): Promise<void> {
  for (let from = 0; from < hospitals.length; from += rowsMax) {
    await trx
      .insertInto('hospitals')
      .values(hospitals.slice(from, from + rowsMax).map((row) => ({ ...row, version, retired_at: null })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          province: row.ref('excluded.province'),
          body: row.ref('excluded.body'),
          retired_at: null,
        })),
      )
      .execute();
  }
}

export async function markRetired(trx: Trx, version: string, ids: readonly string[], now: number): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsMax) {
    await trx
      .updateTable('hospitals')
      .set({ retired_at: now, version })
      .where('id', 'in', ids.slice(from, from + rowsMax))
      .execute();
  }
}
