import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { hashToken } from '#platform/tokens.ts';
import { recordEvent } from '../case-file/journal.ts';
import { noteAnswered } from '../case-file/standing.ts';

/** More cases than one person helps with; a stranger may have named the same address in any number. */
const toldCasesMax = 50;

/** The yes of whoever got the question: for all cases, and what waits for it goes out. */
export async function confirmNotices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ confirmed: true }> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const addressee = await trx
      .updateTable('addressees')
      .set((eb) => ({ yes_hash: eb.ref('yes_hash') }))
      .where('yes_hash', '=', hashToken(token))
      .returning(['hash', 'confirmed_at', 'stopped_at', 'asked_case'])
      .executeTakeFirst();
    if (!addressee) throw new ServiceError('confirm_link_unknown');
    const { hash, confirmed_at, stopped_at, asked_case } = addressee;
    // An old mail opened once more is not the wish to be written to again.
    if (stopped_at !== null) throw new ServiceError('notices_stopped');
    if (confirmed_at !== null) return;
    const recipients = trx.selectFrom('recipients').where('address_hash', '=', hash);
    const told = recipients.select(['case_number', 'contact_id', 'channel']).orderBy('position', 'desc');
    await trx.updateTable('addressees').set({ confirmed_at: now }).where('hash', '=', hash).execute();
    await trx
      .updateTable('notices')
      .set({ next_try_at: now })
      .where('recipient_id', 'in', recipients.select('id'))
      .where('tries', '=', 0)
      .where('next_try_at', '>', now)
      .execute();
    if (asked_case !== null) await noteAnswered(trx, asked_case);
    for (const { case_number, contact_id, channel } of await told.limit(toldCasesMax).execute()) {
      const about = { contactId: contact_id, channel, confirmed: true };
      await recordEvent(trx, case_number, {
        at: now,
        kind: 'notices.changed',
        actor: `contact:${contact_id}`,
        detail: about,
      });
    }
  });
  return { confirmed: true };
}
