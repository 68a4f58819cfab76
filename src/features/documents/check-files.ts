import type { Deps } from '#deps.ts';
import { updateInstallation } from '../installation/queries.ts';
import { listDocumentsAfter, listKnownDocumentIds } from './queries.ts';

const batchSize = 200;
const idsLogged = 20;

/**
 * Looks for the file of every record, brings back from the trash what a record knows (an older database was put in
 * place, and then the right one again), and keeps the number of those that are nowhere, for `/health`.
 */
export async function checkFiles(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const missing: string[] = [];
  for (let rows = await listDocumentsAfter(db, 0, batchSize); rows.length > 0; ) {
    const absent = [];
    for (const { id } of rows) if (!(await files.has(id)) && !(await files.putBack(id))) absent.push(id);
    // A document may have been deleted since its record was listed.
    if (absent.length > 0) missing.push(...(await listKnownDocumentIds(db, absent)));
    if (signal?.aborted) return missing.length;
    rows = await listDocumentsAfter(db, rows.at(-1)?.position ?? 0, batchSize);
  }
  if (missing.length > 0) {
    log.error({ missing: missing.length, documentIds: missing.slice(0, idsLogged) }, 'files of documents are missing');
  }
  await updateInstallation(db, { missing_files: missing.length });
  return missing.length;
}
