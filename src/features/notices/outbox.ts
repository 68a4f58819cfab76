import { sql } from 'kysely';
import type { NoticeChannel } from '#contract/vocabulary.ts';
import type { Db } from '#platform/db/connect.ts';

/** Longer than any carrier takes; whoever holds a message longer than this has died with it. */
const leaseMs = 60_000;

/** To look for the next among all of them costs the more, the more there are; an emergency waits for so many at most. */
const nextMax = 16;

/** What goes out next: what hurries, then what has waited longest. */
export async function listNext(db: Db, channel: NoticeChannel, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('recipients', 'recipients.id', 'notices.recipient_id')
    .select('notices.id')
    .where('notices.next_try_at', '<=', now)
    .where('recipients.channel', '=', channel)
    // What has failed before keeps nobody waiting who was not tried yet.
    .orderBy(sql`case when tries = 0 then 0 else 1 end`)
    .orderBy('notices.at_once', 'desc')
    .orderBy('notices.next_try_at')
    .orderBy('notices.position')
    .limit(nextMax)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a message, so that no other instance sends it meanwhile; false where another was quicker. */
export async function claimNotice(db: Db, id: string, now: number): Promise<boolean> {
  const claimed = await db
    .updateTable('notices')
    .set((eb) => ({ next_try_at: now + leaseMs, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('next_try_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** All that is needed to send it; nothing when it was taken back meanwhile. */
export async function loadNotice(db: Db, id: string) {
  const row = await db
    .selectFrom('notices')
    .innerJoin('recipients', 'recipients.id', 'notices.recipient_id')
    .innerJoin('cases', 'cases.case_number', 'notices.case_number')
    .leftJoin('case_keys', 'case_keys.case_number', 'notices.case_number')
    .leftJoin('contacts', 'contacts.id', 'recipients.contact_id')
    .leftJoin('follow_ups', 'follow_ups.id', 'notices.follow_up_id')
    .select([
      'notices.id',
      'notices.case_number',
      'notices.recipient_id',
      'notices.follow_up_id',
      'notices.due_at',
      'notices.at_once',
      'notices.asks',
      'notices.created_at',
      'notices.tries',
      'recipients.channel',
      'recipients.contact_id',
      'recipients.language',
      'recipients.sealed as device',
      'contacts.sealed as contact',
      'cases.sealing_key',
      'case_keys.wrapped',
      'follow_ups.status as follow_up_status',
      'follow_ups.due_at as follow_up_due_at',
    ])
    .where('notices.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { follow_up_id, follow_up_status, follow_up_due_at, due_at } = row;
  // Nobody is reminded of what has meanwhile been done or moved.
  const isStillDue = follow_up_id === null || (follow_up_status === 'scheduled' && follow_up_due_at === due_at);
  return { ...row, isStillDue };
}

export type NoticeRow = NonNullable<Awaited<ReturnType<typeof loadNotice>>>;

/** Later, and as if it had not been tried: until then more news join it. */
export async function putOff(db: Db, id: string, until: number): Promise<void> {
  await db
    .updateTable('notices')
    .set((eb) => ({ next_try_at: until, tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute();
}

export async function dropNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notices').where('id', '=', id).execute();
}
