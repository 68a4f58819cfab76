import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Reviewer } from '../access/caller.ts';
import { recordReading } from '../case-file/journal.ts';
import { documentRowToView, findDocument } from '../documents/queries.ts';
import type { SentDocument } from '../documents/send-file.ts';
import { chosenDocuments, loadShareInUse } from './queries.ts';

export async function openReviewedDocument(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reviewer: Reviewer,
  documentId: string,
): Promise<SentDocument> {
  const now = clock();
  const { caseNumber, caseSeal } = reviewer;
  return await db.transaction().execute(async (trx) => {
    const share = await loadShareInUse(trx, reviewer, now, 'other');
    const row = await findDocument(trx, caseNumber, documentId);
    if (!row || chosenDocuments(share)?.has(documentId) === false) throw new ServiceError('document_not_found');
    await recordReading(trx, caseNumber, {
      at: now,
      kind: 'review.document_read',
      actor: actorOf(reviewer),
      detail: { documentId },
    });
    // A file name may hold the patient's name.
    return { ...documentRowToView(row, caseSeal), fileName: null, caseSeal, isDoctorsCopy: true };
  });
}
