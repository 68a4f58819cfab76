import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Deps } from '#deps.ts';
import { continueNumbering, inOrderOfReferences, listReferences, listTables } from '#platform/db/catalog.ts';
import type { Trx } from '#platform/db/connect.ts';
import { applyMigrations, bindingMigration, isKnownMigration } from '#platform/db/migrate.ts';
import type { Tables } from '#platform/db/tables.ts';
import { openDisk } from '#platform/files/disk.ts';
import { openChainsBy } from '#platform/seal/chain-key.ts';
import { loadInstallation } from '../installation/queries.ts';
import { forgetAnchor } from '../installation/take-anchor.ts';
import { parseErased, writeErasedLists } from '../rights/erased-list.ts';
import { reapplyErasures } from '../rights/reapply-erasures.ts';
import type { Tell } from './back-up.ts';
import { refuseUnsigned } from './refuse-unsigned.ts';
import { findKeysOf, restoreKeys } from './restore-keys.ts';
import {
  damaged,
  documentFile,
  type Manifest,
  readLines,
  readManifest,
  readSums,
  SavingError,
  sizeOfPlain,
  tableFile,
} from './saved-folder.ts';
import { bytesOf, summing } from './stored-bytes.ts';

type RestoreDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock' | 'log' | 'seal'>;
/** `erased`: how many documents of cases that were erased since were left out by the keys; `left`: how many there are now. */
export type RestoreReport = Manifest & { erased: number; left: number };
type RestoreOptions = { erased?: string; tell?: Tell; isUnsignedAllowed?: boolean };
type TableSums = Map<string, string>;

/** The id of a store while it is being filled: no database has it, so nothing starts on what is half restored. */
const restoringId = 'restoring';
/** Well below what either engine takes as parameters in one statement. */
const parametersMax = 2000;

/**
 * Puts what was saved into a place where nothing is, on either engine. The rows come last and in one transaction, so
 * that a restore that was stopped has restored nothing, and can be begun again. What was erased since it was saved is
 * erased again, by the lists that lie in the place already and by the one that is named.
 */
export async function restore(
  deps: RestoreDeps,
  folder: string,
  { erased: erasedList, tell = () => {}, isUnsignedAllowed = false }: RestoreOptions = {},
): Promise<RestoreReport> {
  const { db, files, clock } = deps;
  const brought = erasedList === undefined ? [] : parseErased(await readErasedFile(erasedList));
  const manifest = await readManifest(folder);
  const unknown = manifest.migrations.find((name) => !isKnownMigration(name));
  if (unknown) throw new SavingError(`${folder} was saved by a later program than this one: it has ${unknown}`);
  const keys = await findKeysOf(deps, folder, manifest);
  await refuseUnsigned(deps, folder, keys, isUnsignedAllowed);
  await refuseUsed(deps);
  await files.writeId(restoringId);
  let erased: string[] = [];
  try {
    await removeFiles(deps);
    const tableSums = await restoreFiles(deps, folder, manifest, tell);
    await db.transaction().execute(async (trx) => {
      await applyMigrations(trx, clock(), new Set(manifest.migrations));
      await restoreRows(trx, folder, manifest, tableSums, tell);
      if (keys) erased = await restoreKeys(trx, keys);
    });
  } catch (error) {
    await removeFiles(deps);
    throw error;
  }
  for (const id of erased) await files.remove(id);
  if (brought.length > 0) await writeErasedLists(deps, brought);
  await forgetAnchor(deps.config);
  await files.writeId((await loadInstallation(db)).store_id);
  // What an older program saved has no place for it yet; there the next start erases, before it lets anybody in.
  if ((await listTables(db)).includes('tombstones')) {
    // Nobody knows which of them were used since: each is warned anew.
    await db.updateTable('cases').set({ erases_at: null }).execute();
  }
  if (manifest.migrations.includes(bindingMigration)) {
    openChainsBy(db, deps.seal);
    await reapplyErasures(deps);
  }
  const documents = db.selectFrom('documents').select((eb) => eb.fn.countAll<number>().as('left'));
  return { ...manifest, erased: erased.length, ...(await documents.executeTakeFirstOrThrow()) };
}

async function readErasedFile(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => {
    throw new SavingError(`${path} cannot be read; it must be a list of erased cases, as in erased.ndjson`);
  });
}

async function refuseUsed({ db, files }: RestoreDeps): Promise<void> {
  const id = await files.readId();
  const isLeftOver = id === restoringId;
  if (!isLeftOver && (id !== undefined || (await hasFiles(files)))) {
    throw new SavingError('there are documents already; what was saved is restored into an empty place only');
  }
  if ((await listTables(db)).length > 0) {
    throw new SavingError('the database is not empty; what was saved is restored into an empty place only');
  }
}

async function hasFiles(files: RestoreDeps['files']): Promise<boolean> {
  for await (const _ of files.list()) return true;
  return false;
}

async function removeFiles({ files }: RestoreDeps): Promise<void> {
  for await (const { key } of files.list()) await files.remove(key);
}

/** Each file with its sum; and the sums of the tables, which come later. */
async function restoreFiles(
  { files }: RestoreDeps,
  folder: string,
  { documents }: Manifest,
  tell: Tell,
): Promise<TableSums> {
  const source = openDisk(join(folder, 'documents'));
  const tableSums: TableSums = new Map();
  let restored = 0;
  for await (const { name, sha256 } of readSums(folder)) {
    const id = /^documents\/..\/([\w-]+)$/.exec(name)?.[1];
    if (id === undefined) {
      tableSums.set(name, sha256);
      continue;
    }
    const path = join(folder, name);
    if (documentFile(id) !== name) throw damaged(path);
    await refuseEndless(path);
    const stored = await source.find(id);
    if (!stored) throw damaged(path);
    const checked = summing(bytesOf(stored), (sum) => {
      if (sum !== sha256) throw damaged(path);
    });
    await files.put(id, checked);
    tell(`documents: ${++restored} of ${documents}`);
  }
  if (restored !== documents) throw new SavingError(`${folder} holds ${restored} of ${documents} documents`);
  return tableSums;
}

/** Sealed, a document is a little larger than it was sent. */
const storedBytesMax = 2 * limits.documentSizeBytesMax;

async function refuseEndless(path: string): Promise<void> {
  if ((await sizeOfPlain(path)) > storedBytesMax) throw new SavingError(`${path} is larger than any document`);
}

async function restoreRows(
  trx: Trx,
  folder: string,
  { rows, numbering, deletedMeanwhile }: Manifest,
  sums: TableSums,
  tell: Tell,
): Promise<void> {
  const tables = inOrderOfReferences(await listTables(trx), await listReferences(trx));
  const unknown = Object.keys(rows).find((table) => !tables.includes(table));
  if (unknown !== undefined)
    throw new SavingError(`${folder} has a table ${unknown}, which this program does not know`);
  // A new database knows a little already, such as its own id.
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
  for (const table of tables.filter((each) => rows[each] !== undefined)) {
    const path = join(folder, tableFile(table));
    const lines = readLines(path, sums.get(tableFile(table)) ?? '');
    const restored = await restoreTable(trx, table, lines).catch((error) => {
      // A changed byte may be met before the sum of all of them is known.
      throw error instanceof SyntaxError ? damaged(path) : error;
    });
    if (restored !== rows[table]) throw damaged(path);
    tell(`${table}: ${restored} row(s)`);
  }
  for (const id of deletedMeanwhile) await trx.deleteFrom('documents').where('id', '=', id).execute();
  for (const [table, last] of Object.entries(numbering)) await continueNumbering(trx, table, last);
}

async function restoreTable(trx: Trx, table: string, lines: AsyncIterable<string>): Promise<number> {
  let batch: Record<string, unknown>[] = [];
  let restored = 0;
  const insert = async () => {
    restored += batch.length;
    await trx
      .insertInto(table as keyof Tables)
      .values(batch as never)
      .execute();
    batch = [];
  };
  for await (const line of lines) {
    const row = JSON.parse(line) as Record<string, unknown>;
    batch.push(row);
    if ((batch.length + 1) * Object.keys(row).length > parametersMax) await insert();
  }
  if (batch.length > 0) await insert();
  return restored;
}
