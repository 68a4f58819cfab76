import type { Trx } from '#platform/db/connect.ts';

/** What has not gone out yet does not go out any more. */
export async function dropWaitingNotices(trx: Trx, caseNumber: number): Promise<void> {
  await trx.deleteFrom('notices').where('case_number', '=', caseNumber).where('next_try_at', 'is not', null).execute();
}
