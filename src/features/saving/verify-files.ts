import { createHash } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { DamagedDocument } from '#platform/seal/frames.ts';
import { listKnownDocumentIds } from '../documents/queries.ts';

type FileDeps = Pick<Deps, 'db' | 'files' | 'seal'>;
type Recorded = { id: string; size: number; sha256: string; sealing_key: string };

const batchSize = 200;

/** The file of every record: it is there, has its size, and opened it has the hash that was written down. */
export async function* verifyFiles(
  deps: FileDeps,
  snapshot: Snapshot,
  count: (bytes: number) => void,
): AsyncGenerator<string> {
  const documents = snapshot.read<Recorded>(
    `select documents.id, size, sha256, sealing_key from documents join cases on cases.case_number = documents.case_number`,
  );
  for await (const document of documents) {
    const fault = await faultOf(deps, document);
    // It may have been deleted since the moment that is looked at.
    if (fault === undefined || !(await listKnownDocumentIds(deps.db, [document.id])).has(document.id)) {
      count(document.size);
    } else yield `documents: ${document.id} ${fault}`;
  }
}

async function faultOf({ files, seal }: FileDeps, { id, size, sha256, sealing_key }: Recorded) {
  const caseSeal = seal.of(sealing_key);
  const stored = await files.find(id, caseSeal.storedRange(0, size, size));
  if (!stored) return 'has no file';
  try {
    const sum = createHash('sha256');
    for await (const piece of caseSeal.openBytes(id, stored.read, 0, size)) sum.update(piece);
    return sum.digest('hex') === sha256 ? undefined : 'has a file with another hash';
  } catch (error) {
    if (error instanceof DamagedDocument) return `has a damaged file: ${error.message}`;
    throw error;
  } finally {
    await stored.close();
  }
}

/** What a crash may leave behind, and the daily job sweeps up: no fault. */
export async function countUnrecorded({ db, files }: FileDeps): Promise<number> {
  let unrecorded = 0;
  let batch: string[] = [];
  const look = async () => {
    const known = await listKnownDocumentIds(db, batch);
    unrecorded += batch.filter((key) => !known.has(key)).length;
    batch = [];
  };
  for await (const { key, isHalfWritten } of files.list()) {
    if (isHalfWritten) unrecorded++;
    else if (batch.push(key) === batchSize) await look();
  }
  if (batch.length > 0) await look();
  return unrecorded;
}
