import { randomUUIDv7 } from 'node:crypto';
import type { Document } from '#contract/document.ts';
import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import type { Request } from '#platform/http/server.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { refuseWhenFull } from '../case-file/refuse-when-full.ts';
import { isStillPaired } from '../installation/pair-stores.ts';
import { type DocumentWords, documentRowToView, insertDocument } from './queries.ts';
import { type ReceivedUpload, readUpload } from './read-upload.ts';
import { refuseWhenHeavy } from './within-budgets.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/** The file first and its row after it: a crash between them leaves a file to sweep up, never a row without its file. */
export async function uploadDocument(deps: UploadDeps, family: Family, request: Request): Promise<Document> {
  const { db, files } = deps;
  const { caseNumber, caseSeal } = family;
  await refuseWhenFull(db, caseNumber, 'documents');
  // A document in a folder that is not ours would be found by nobody again.
  if (!(await isStillPaired(deps))) throw new ServiceError('unavailable');
  const id = randomUUIDv7();
  let mayBeStored = false;
  try {
    const upload = await readUpload(request, (bytes) => files.put(id, caseSeal.sealBytes(id, bytes)));
    return await storeDocument(deps, family, id, upload, () => {
      mayBeStored = true;
    });
  } catch (error) {
    // A database that dies at the commit may have stored the row: then its file must stay. If not, it is swept up.
    if (!mayBeStored) await files.remove(id);
    throw error;
  }
}

async function storeDocument(
  { db, clock }: UploadDeps,
  family: Family,
  id: string,
  { fields, file }: ReceivedUpload,
  beforeCommit: () => void,
): Promise<Document> {
  const { caseNumber, caseSeal } = family;
  const now = clock();
  const { kind = 'other', title, note, takenAt } = fields;
  const words: DocumentWords = {
    title: title ?? null,
    note: note ?? null,
    takenAt: takenAt ?? file.takenAt ?? null,
    fileName: file.fileName,
  };
  const row = {
    id,
    case_number: caseNumber,
    kind,
    media_type: file.mediaType,
    size: file.size,
    sha256: file.sha256,
    uploaded_at: now,
    sealed: caseSeal.seal('document', words),
  };
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    await refuseWhenFull(trx, caseNumber, 'documents');
    await insertDocument(trx, row);
    await refuseWhenHeavy(trx, caseNumber);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'document.added',
      actor: actorOf(family),
      detail: { documentId: id, kind },
    });
    beforeCommit();
  });
  return documentRowToView(row, caseSeal);
}
