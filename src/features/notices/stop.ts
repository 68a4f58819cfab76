import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { hashToken } from '#platform/tokens.ts';
import { recordEvent } from '../case-file/journal.ts';

async function findByStopToken(db: Db, token: string) {
  return await db.selectFrom('recipients').selectAll().where('stop_hash', '=', hashToken(token)).executeTakeFirst();
}

/** Whoever holds the link is the one it was sent to; nobody is asked to sign in to be left in peace. */
export async function refuseUnknownStop({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  if (!(await findByStopToken(db, token))) throw new ServiceError('stop_link_unknown');
}

/** Stops, or takes the stop back. What has not gone out yet does not go out any more. */
export async function setStopped(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  stopped: boolean,
): Promise<{ stopped: boolean }> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const recipient = await findByStopToken(trx, token);
    if (!recipient) throw new ServiceError('stop_link_unknown');
    const { numUpdatedRows } = await trx
      .updateTable('recipients')
      .set({ stopped_at: stopped ? now : null })
      .where('id', '=', recipient.id)
      .where('stopped_at', stopped ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .deleteFrom('notices')
      .where('recipient_id', '=', recipient.id)
      .where('next_try_at', 'is not', null)
      .execute();
    await recordEvent(trx, recipient.case_number, {
      at: now,
      kind: stopped ? 'notices.stopped' : 'notices.resumed',
      actor: `contact:${recipient.contact_id}`,
      detail: { contactId: recipient.contact_id, channel: recipient.channel },
    });
  });
  return { stopped };
}
