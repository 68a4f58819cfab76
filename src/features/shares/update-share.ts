import { ServiceError } from '#contract/errors.ts';
import type { Share, ShareChange } from '#contract/share.ts';
import { hourMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { shareStatus } from '../access/share-status.ts';
import { bindShare } from '../case-file/bound.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { refuseUnknownDocuments } from './choose-documents.ts';
import { listShareRows, refuseTooManyInUse, shareRowToView } from './queries.ts';

/** The family may let a link last longer, also one that has run out; what it has revoked, or guessing locked, stays so. */
export async function updateShare(
  { db, clock, steadyClock }: Pick<Deps, 'db' | 'clock' | 'steadyClock'>,
  family: Family,
  shareId: string,
  { expiresInHours, documentIds }: ShareChange,
): Promise<Share> {
  const { caseNumber, caseSeal } = family;
  const now = steadyClock();
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    const rows = await listShareRows(trx, caseNumber);
    const row = rows.find(({ id }) => id === shareId);
    if (!row) throw new ServiceError('share_not_found');
    const status = shareStatus(row, now);
    if (status === 'revoked' || status === 'locked') throw new ServiceError('share_over');
    if (expiresInHours === undefined && documentIds === undefined) return shareRowToView(row, caseSeal, now);
    if (expiresInHours !== undefined && status === 'expired') refuseTooManyInUse(rows, now);
    if (documentIds) await refuseUnknownDocuments(trx, caseNumber, documentIds);
    const changed = {
      ...(expiresInHours !== undefined && { expires_at: now + expiresInHours * hourMs }),
      ...(documentIds !== undefined && { document_ids: documentIds && JSON.stringify(documentIds) }),
    };
    await trx.updateTable('shares').set(changed).where('id', '=', shareId).execute();
    await bindShare(trx, shareId, caseSeal);
    await recordEvent(trx, caseNumber, {
      at: clock(),
      kind: 'share.updated',
      actor: actorOf(family),
      detail: {
        shareId,
        ...(changed.expires_at !== undefined && { expiresAt: instant(changed.expires_at) }),
        ...(documentIds !== undefined && { documents: documentIds?.length ?? null }),
      },
    });
    return shareRowToView({ ...row, ...changed }, caseSeal, now);
  });
}
