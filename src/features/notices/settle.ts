import { hourMs } from '#contract/when.ts';
import type { Trx } from '#platform/db/connect.ts';
import { recordEvent } from '../case-file/journal.ts';
import type { Outcome } from './carriers/carrier.ts';
import type { NoticeRow } from './outbox.ts';
import { deleteRecipient } from './queries.ts';
import type { SenderDeps } from './send-notices.ts';

const minuteMs = hourMs / 60;
/** After each try that failed. When they are used up, so is the message. */
const pausesMs = [minuteMs, 5 * minuteMs, hourMs / 2, 2 * hourMs, 6 * hourMs];

/** Writes down what became of a message. One that was taken back meanwhile stays so. */
export async function settle(
  { db, clock, metrics }: Pick<SenderDeps, 'db' | 'clock' | 'metrics'>,
  row: NoticeRow,
  outcome: Outcome,
): Promise<void> {
  const now = clock();
  const pauseMs = pausesMs[row.tries - 1];
  if (outcome === 'sent') {
    await db.transaction().execute((trx) => markSent(trx, row, now));
    metrics.countNotice(row.channel, 'sent');
  } else if (outcome !== 'gone' && outcome !== 'refused' && pauseMs !== undefined) {
    await db
      .updateTable('notices')
      .set({ next_try_at: now + pauseMs })
      .where('id', '=', row.id)
      .execute();
    metrics.countNotice(row.channel, 'retry');
  } else {
    await db.transaction().execute((trx) => (outcome === 'gone' ? forget(trx, row, now) : markFailed(trx, row, now)));
    metrics.countNotice(row.channel, 'failed');
  }
}

async function markSent(trx: Trx, row: NoticeRow, now: number): Promise<void> {
  await trx.updateTable('notices').set({ sent_at: now, next_try_at: null }).where('id', '=', row.id).execute();
  await trx
    .updateTable('recipients')
    .set({ failed_at: null })
    .where('id', '=', row.recipient_id)
    .where('failed_at', 'is not', null)
    .execute();
}

/** The family sees it: else somebody would wait for word that does not come. */
async function markFailed(trx: Trx, row: NoticeRow, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('notices')
    .set({ failed_at: now, next_try_at: null })
    .where('id', '=', row.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await trx.updateTable('recipients').set({ failed_at: now }).where('id', '=', row.recipient_id).execute();
  await recordEvent(trx, row.case_number, {
    at: now,
    kind: 'notice.failed',
    actor: 'system',
    detail: { channel: row.channel, ...(row.contact_id !== null && { contactId: row.contact_id }) },
  });
}

/** A device whose browser has withdrawn is no recipient any more. */
async function forget(trx: Trx, row: NoticeRow, now: number): Promise<void> {
  await deleteRecipient(trx, row.recipient_id);
  await recordEvent(trx, row.case_number, {
    at: now,
    kind: 'device.removed',
    actor: 'system',
    detail: { deviceId: row.recipient_id },
  });
}
