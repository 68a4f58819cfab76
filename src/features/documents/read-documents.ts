import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import { recordReading } from '../case-file/journal.ts';
import { type DocumentRow, findDocument, listDocumentRows } from './queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

export async function readDocuments(deps: ReadDeps, caller: CaseCaller): Promise<DocumentRow[]> {
  return await audited(deps, caller, null, (db) => listDocumentRows(db, caller.caseNumber));
}

export async function readDocument(deps: ReadDeps, caller: CaseCaller, documentId: string): Promise<DocumentRow> {
  return await audited(deps, caller, documentId, async (db) => {
    const row = await findDocument(db, caller.caseNumber, documentId);
    if (!row) throw new ServiceError('document_not_found');
    return row;
  });
}

/** A navigator's reading is on the record before it is answered; the family's own is nobody's business. */
async function audited<Result>(
  { db, clock }: ReadDeps,
  caller: CaseCaller,
  documentId: string | null,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (caller.kind === 'family') return await read(db);
  return await db.transaction().execute(async (trx) => {
    const result = await read(trx);
    await recordReading(trx, caller.caseNumber, {
      at: clock(),
      kind: 'document.read',
      actor: actorOf(caller),
      detail: { documentId },
    });
    return result;
  });
}
