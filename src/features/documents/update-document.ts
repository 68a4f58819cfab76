import type { Document, DocumentChange } from '#contract/document.ts';
import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { type DocumentWords, documentRowToView, findDocument } from './queries.ts';

/** What a document is called and what it is; its bytes, and what was established from them, stay. */
export async function updateDocument(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  documentId: string,
  change: DocumentChange,
): Promise<Document> {
  const { caseNumber, caseSeal } = family;
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    const row = await findDocument(trx, caseNumber, documentId);
    if (!row) throw new ServiceError('document_not_found');
    if (Object.keys(change).length === 0) return documentRowToView(row, caseSeal);
    const { kind = row.kind, ...words } = change;
    const before = caseSeal.open<DocumentWords>('document', row.sealed);
    const changed = { kind, sealed: caseSeal.seal('document', { ...before, ...words }) };
    await trx.updateTable('documents').set(changed).where('id', '=', documentId).execute();
    await recordEvent(trx, caseNumber, {
      at: clock(),
      kind: 'document.updated',
      actor: actorOf(family),
      detail: { documentId, kind },
    });
    return documentRowToView({ ...row, ...changed }, caseSeal);
  });
}
