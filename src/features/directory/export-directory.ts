import type { Directory } from '../../contract/directory.ts';
import type { Db } from '../../platform/db/connect.ts';
import { findStoredDirectory } from './queries.ts';

/** The directory as it is in use, in the form that an import takes; retired hospitals are no part of it. */
export async function exportDirectory(db: Db): Promise<Directory> {
  const stored = await findStoredDirectory(db);
  if (!stored) throw new Error('the database holds no directory yet');
  return stored.directory;
}
