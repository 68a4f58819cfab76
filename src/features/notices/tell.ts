import { randomUUIDv7 } from 'node:crypto';
import type { NewsKind } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { channelsOn } from './channels.ts';

type Event = { kind: 'share_opened' | 'erasing_soon' } | { kind: 'opinion' | 'urgency_raised'; isEmergency: boolean };
type Due = { kind: 'follow_up_due'; followUpId: string; dueAt: number; contactId: string | null };
export type News = Event | Due;

/**
 * Puts a message into the outbox for each person and device that has agreed to be told; gives how many. In the
 * transaction of what it tells of, so that neither is there without the other. A follow-up that names a contact is told
 * to that one only, and to the devices. Nobody is told of a case that is paused, or whose family wants no messages.
 */
export async function tellOf(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  caseNumber: number,
  news: News,
  now: number,
): Promise<number> {
  const due = news.kind === 'follow_up_due' ? news : undefined;
  const at_once = 'isEmergency' in news && news.isEmergency ? 1 : 0;
  let query = trx
    .selectFrom('recipients')
    .innerJoin('cases', 'cases.case_number', 'recipients.case_number')
    .select('id')
    .where('recipients.case_number', '=', caseNumber)
    .where('paused_at', 'is', null)
    .where('notices_refused', '=', 0)
    .where('stopped_at', 'is', null)
    .where('channel', 'in', channelsOn(config));
  const contactId = due?.contactId ?? null;
  if (contactId !== null)
    query = query.where(({ eb, or }) => or([eb('contact_id', '=', contactId), eb('contact_id', 'is', null)]));
  let told = 0;
  for (const { id: recipientId } of await query.orderBy('position').execute()) {
    if (await joinsWaiting(trx, recipientId, at_once, now)) continue;
    await trx
      .insertInto('notices')
      .values({
        id: randomUUIDv7(),
        case_number: caseNumber,
        recipient_id: recipientId,
        news: storedKind(news),
        at_once,
        follow_up_id: due?.followUpId ?? null,
        due_at: due?.dueAt ?? null,
        created_at: now,
        tries: 0,
        next_try_at: now,
        sent_at: null,
        failed_at: null,
      })
      .execute();
    told++;
  }
  return told;
}

/** The table's check knows no raise, which is an opinion too, if not a doctor's; no message depends on it. */
function storedKind({ kind }: News): NewsKind {
  return kind === 'urgency_raised' ? 'opinion' : kind;
}

/**
 * All messages say the same, so one that nobody has begun to send tells of this too, and hurries as it does. From then
 * on it goes out whatever becomes of the follow-up that it was made for.
 */
async function joinsWaiting(trx: Trx, recipientId: string, at_once: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('notices')
    .set({ follow_up_id: null, due_at: null, ...(at_once === 1 && { at_once, next_try_at: now }) })
    .where('recipient_id', '=', recipientId)
    .where('tries', '=', 0)
    .where('asks', '=', 0)
    .where('next_try_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
