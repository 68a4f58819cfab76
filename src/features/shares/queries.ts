import type { Share } from '#contract/share.ts';
import { instant, instantOrNull } from '#platform/clock.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { shareStatus } from '../access/share-status.ts';

export type ShareRow = Omit<Tables['shares'], 'position' | 'token_hash' | 'uses'>;
export type ReviewerWords = { reviewerName: string; reviewerTitle: string | null };

export const insertShare = prepared<
  Omit<Tables['shares'], 'position' | 'revoked_at' | 'last_opened_at' | 'opened_count' | 'uses'>
>()((db, value) =>
  db.insertInto('shares').values({
    ...each(value, ['id', 'case_number', 'token_hash', 'created_at', 'expires_at', 'sealed']),
    opened_count: 0,
  }),
);

export async function listShareRows(db: Db, caseNumber: number): Promise<ShareRow[]> {
  return await db.selectFrom('shares').selectAll().where('case_number', '=', caseNumber).orderBy('position').execute();
}

/** Whether there was one that was not revoked yet. */
export async function markShareRevoked(trx: Trx, caseNumber: number, shareId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shares')
    .set({ revoked_at: now })
    .where('case_number', '=', caseNumber)
    .where('id', '=', shareId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function shareRowToView(row: ShareRow, caseSeal: CaseSeal, now: number): Share {
  return {
    shareId: row.id,
    ...caseSeal.open<ReviewerWords>('share', row.sealed),
    createdAt: instant(row.created_at),
    expiresAt: instant(row.expires_at),
    status: shareStatus(row, now),
    openedCount: row.opened_count,
    lastOpenedAt: instantOrNull(row.last_opened_at),
  };
}
