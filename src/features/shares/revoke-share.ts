import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { bindShare } from '../case-file/bound.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { markShareRevoked } from './queries.ts';

export async function revokeShare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  shareId: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    if (!(await markShareRevoked(trx, family.caseNumber, shareId, now))) throw new ServiceError('share_not_found');
    await bindShare(trx, shareId, family.caseSeal);
    await recordEvent(trx, family.caseNumber, {
      at: now,
      kind: 'share.revoked',
      actor: actorOf(family),
      detail: { shareId },
    });
  });
}
