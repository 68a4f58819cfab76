import type { Deps } from '#deps.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { listNewestDocumentIds, loadInstallation } from './queries.ts';

type Folder = { hasFiles: boolean; id: string | undefined };
/** `finds`: some of the documents it knows are in the folder. */
type Database = { id: string; knowsDocuments: boolean; findsDocuments: boolean };

export type Pairing = 'paired' | 'to_be_paired' | Refusal;
export type Refusal = 'database_missing' | 'folder_missing' | 'strangers';

const newestLookedFor = 20;

/** By their ids; and where the folder has none yet, by whether the documents of the one are found in the other. */
export function decidePairing(folder: Folder, database: Database): Pairing {
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
  return { hasFiles: await hasFiles(files), id: await files.readId() };
}

export function isInUse({ hasFiles, id }: Folder): boolean {
  return hasFiles || id !== undefined;
}

/** Why the two may not be used together, if they may not. */
export async function refusalToPair(deps: Pick<Deps, 'db' | 'files'>, folder: Folder): Promise<Refusal | undefined> {
  const pairing = decidePairing(folder, await lookIntoDatabase(deps));
  return pairing === 'to_be_paired' || pairing === 'paired' ? undefined : pairing;
}

/** Gives a folder without an id that of its database, once that is there for certain. */
export async function pairStores(deps: Pick<Deps, 'db' | 'files'>, folder: Folder): Promise<void> {
  const database = await lookIntoDatabase(deps);
  if (decidePairing(folder, database) === 'to_be_paired') await deps.files.writeId(database.id);
}

/** An operator's word: these two belong together from now on. */
export async function pairAnew({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  await files.writeId((await loadInstallation(db)).store_id);
}

/** A folder may be moved away or exchanged under a running service. */
export async function isStillPaired({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<boolean> {
  return (await files.readId()) === (await loadInstallation(db)).store_id;
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
