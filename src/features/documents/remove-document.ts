import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { deleteDocument } from './queries.ts';

export async function removeDocument(
  { db, clock, files, log }: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>,
  family: Family,
  documentId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    if (!(await deleteDocument(trx, family.caseNumber, documentId))) throw new ServiceError('document_not_found');
    await recordEvent(trx, family.caseNumber, {
      at: clock(),
      kind: 'document.removed',
      actor: actorOf(family),
      detail: { documentId },
    });
  });
  // The record is gone for good; bytes that could not be removed now are swept up as an orphan.
  await files.remove(documentId).catch((error) => log.error({ err: error, documentId }, 'file not removed'));
}
