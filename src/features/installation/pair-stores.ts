import type { Deps } from '#deps.ts';
import { forgetDeleted } from '#platform/db/forget-deleted.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { listNewestDocumentIds, loadInstallation } from './queries.ts';

/** `isBound`: the rows of its database have been bound to the keys, and are not bound once more. */
type Folder = { hasFiles: boolean; id: string | undefined; isBound: boolean };
/** `finds`: some of the documents it knows are in the folder. */
type Database = { id: string; knowsDocuments: boolean; findsDocuments: boolean };

export type Pairing = 'paired' | 'to_be_paired' | Refusal;
export type Refusal = 'database_missing' | 'folder_missing' | 'strangers' | 'bound_before';

const newestLookedFor = 20;

/** By their ids; and where the folder has none yet, by whether the documents of the one are found in the other. */
export function decidePairing(folder: Omit<Folder, 'isBound'>, database: Database): Pairing {
  if (folder.id === database.id) return 'paired';
  if (folder.id !== undefined) return database.knowsDocuments ? 'strangers' : 'database_missing';
  if (database.knowsDocuments) return database.findsDocuments ? 'to_be_paired' : 'folder_missing';
  return folder.hasFiles ? 'database_missing' : 'to_be_paired';
}

/**
 * Before the database, which another instance may be making at this moment: whoever finds its id in the folder finds
 * the database as well.
 */
export async function lookIntoFolder(files: FileStore): Promise<Folder> {
  return { hasFiles: await hasFiles(files), ...read(await files.readId()) };
}

const boundMark = ' bound';

function read(written: string | undefined): Pick<Folder, 'id' | 'isBound'> {
  return { id: idWritten(written), isBound: written?.endsWith(boundMark) === true };
}

/** The id of the database, as it stands in the folder. */
export function idWritten(written: string | undefined): string | undefined {
  return written?.replace(boundMark, '');
}

export function isInUse({ hasFiles, id }: Folder): boolean {
  return hasFiles || id !== undefined;
}

/**
 * Why the two may not be used together, if they may not. Whoever writes to the database can make it look as before its
 * rows were bound, so that this start would bind whatever they forged: the folder knows better.
 */
export async function refusalToPair(
  deps: Pick<Deps, 'db' | 'files'>,
  folder: Folder,
  isToBeBound: boolean,
): Promise<Refusal | undefined> {
  const pairing = decidePairing(folder, await lookIntoDatabase(deps));
  if (pairing !== 'to_be_paired' && pairing !== 'paired') return pairing;
  return isToBeBound && folder.isBound ? 'bound_before' : undefined;
}

/** Gives a folder without an id that of its database, once that is there for certain and its rows are bound. */
export async function pairStores(deps: Pick<Deps, 'db' | 'files'>, folder: Folder): Promise<void> {
  const pairing = decidePairing(folder, await lookIntoDatabase(deps));
  if (pairing === 'to_be_paired' || (pairing === 'paired' && !folder.isBound)) await pairAnew(deps);
}

/** An operator's word: these two belong together from now on. */
export async function pairAnew({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const { store_id } = await loadInstallation(db);
  // Until then the key of the events lay plain in the log of SQLite; whoever is killed before it comes here again.
  const isForgotten = await forgetDeleted(db);
  await files.writeId(isForgotten ? store_id + boundMark : store_id);
}

/** A folder may be moved away or exchanged under a running service. */
export async function isStillPaired({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<boolean> {
  return idWritten(await files.readId()) === (await loadInstallation(db)).store_id;
}

async function lookIntoDatabase({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<Database> {
  const { store_id: id } = await loadInstallation(db);
  const newest = await listNewestDocumentIds(db, newestLookedFor);
  const found = await Promise.all(newest.map((each) => files.has(each)));
  return { id, knowsDocuments: newest.length > 0, findsDocuments: found.includes(true) };
}

async function hasFiles(files: FileStore): Promise<boolean> {
  for await (const { isHalfWritten } of files.list()) if (!isHalfWritten) return true;
  return false;
}
