import type { Selectable } from 'kysely';
import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Share } from '#contract/share.ts';
import { instant, instantOrNull } from '#platform/clock.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { shareStatus } from '../access/share-status.ts';

export type ShareRow = Omit<Tables['shares'], 'position' | 'token_hash' | 'uses' | 'wrong_tries' | 'mac'> & {
  wrong_tries: number;
};
export type ReviewerWords = { reviewerName: string; reviewerTitle: string | null };

export const insertShare = prepared<
  Omit<Selectable<Tables['shares']>, 'position' | 'last_opened_at' | 'opened_count' | 'uses' | 'wrong_tries'>
>()((db, value) =>
  db.insertInto('shares').values({
    ...each(value, [
      'id',
      'case_number',
      'token_hash',
      'created_at',
      'expires_at',
      'revoked_at',
      'passcode',
      'document_ids',
      'sealed',
      'mac',
    ]),
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

/** One that has ended and that no opinion belongs to goes, the oldest first, when there are too many to be listed. */
export async function forgetEndedShare(trx: Trx, caseNumber: number, rows: ShareRow[], now: number): Promise<void> {
  if (rows.length < limits.sharesKeptPerCaseMax) return;
  const ended = rows.filter((row) => shareStatus(row, now) !== 'active').map(({ id }) => id);
  const written = trx.selectFrom('opinions').select('share_id').where('case_number', '=', caseNumber);
  const oldest = await trx
    .selectFrom('shares')
    .select('id')
    .where('id', 'in', ended)
    .where('id', 'not in', written)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('shares').where('id', '=', oldest.id).execute();
}

/** Exact for whoever has locked the case. */
export function refuseTooManyInUse(rows: readonly ShareRow[], now: number): void {
  const inUse = rows.filter((row) => shareStatus(row, now) === 'active').length;
  if (inUse >= limits.sharesPerCaseMax) throw new ServiceError('shares_full');
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
    hasPasscode: row.passcode !== null,
    documentIds: row.document_ids === null ? null : (JSON.parse(row.document_ids) as string[]),
    wrongTries: row.wrong_tries,
  };
}
