import { createHash } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { DamagedDocument } from '#platform/seal/frames.ts';
import type { CaseSeal, StoredKey } from '#platform/seal/seal.ts';
import { listKnownDocumentIds } from '../documents/queries.ts';

type FileDeps = Pick<Deps, 'db' | 'files' | 'seal'>;
type Recorded = StoredKey & { id: string; case_number: number; size: number; sha256: string };

const batchSize = 200;

/** The file of every record: it is there, has its size, and opened it has the hash that was written down. */
export async function* verifyFiles(
  deps: FileDeps,
  snapshot: Snapshot,
  count: (bytes: number) => void,
): AsyncGenerator<string> {
  const documents = snapshot.read<Recorded>(
    `select documents.id, documents.case_number, size, sha256, sealing_key, wrapped from documents
      join cases on cases.case_number = documents.case_number
      left join case_keys on case_keys.case_number = documents.case_number`,
  );
  for await (const document of documents) {
    const caseSeal = sealOrNothing(deps, document);
    const fault = caseSeal ? await faultOf(deps, document, caseSeal) : 'cannot be opened: its case has lost its key';
    // It may have been deleted since the moment that is looked at.
    if (fault === undefined || !(await listKnownDocumentIds(deps.db, [document.id])).has(document.id)) {
      count(document.size);
    } else yield `documents: ${document.id} ${fault}`;
  }
}

function sealOrNothing({ seal }: FileDeps, document: Recorded): CaseSeal | undefined {
  try {
    return seal.of(`case:${document.case_number}`, document);
  } catch {
    return undefined;
  }
}

async function faultOf({ files }: FileDeps, { id, size, sha256 }: Recorded, caseSeal: CaseSeal) {
  const stored = await files.find(id);
  if (!stored) return 'has no file';
  try {
    const sum = createHash('sha256');
    for await (const piece of caseSeal.openBytes(id, stored.read, 0, size, size)) sum.update(piece);
    if ((await stored.read(Buffer.alloc(1))) > 0) return 'has a damaged file: it goes on after its end';
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
