import type { Selectable } from 'kysely';
import { noticeLimits } from '#contract/notice-limits.ts';
import { dayMs, hourMs, startOfVietnamDayMs, vietnamDay } from '#contract/when.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import { derivedToken, hashToken } from '#platform/tokens.ts';
import { type NoticeKeys, stopTokenOf } from './keys.ts';
import type { NoticeRow } from './outbox.ts';

type Addressee = Selectable<Tables['addressees']>;

export function yesTokenOf(hash: string, { stopSecret }: NoticeKeys): string {
  return derivedToken('yes', stopSecret, hash);
}

/** Whoever else writes to the same address waits until this transaction is over. */
export async function loadAddressee(trx: Trx, hash: string, keys: NoticeKeys): Promise<Addressee> {
  const stop_hash = hashToken(stopTokenOf(hash, keys));
  return await trx
    .insertInto('addressees')
    .values({ hash, stop_hash, yes_hash: hashToken(yesTokenOf(hash, keys)) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ stop_hash }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findAddressees(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  return await db
    .selectFrom('addressees')
    .select(['hash', 'confirmed_at', 'stopped_at'])
    .where('hash', 'in', [...hashes])
    .execute();
}

export type Leave =
  /** What may go out now: the news, or the question whether news are wanted, in an emergency with the request to look. */
  { say: 'news' | 'question' | 'question_and_look' } | { waitUntil: number; isFull?: boolean } | 'never';

type Asking = Pick<NoticeRow, 'id' | 'case_number' | 'asks' | 'at_once' | 'created_at'>;

/**
 * Whether this message may go to this address now, over all cases, and counts it. Before a yes one question goes out,
 * and one more when a doctor calls the case an emergency, each once in thirty days; nothing else.
 */
export async function askLeave(trx: Trx, addressee: Addressee, notice: Asking, now: number): Promise<Leave> {
  if (addressee.stopped_at !== null) return 'never';
  if (addressee.confirmed_at !== null)
    return notice.asks === 1 ? 'never' : await leaveForNews(trx, addressee, notice, now);
  const say = notice.at_once === 1 ? 'question_and_look' : 'question';
  const { hash } = addressee;
  if (await mayAsk(trx, addressee, notice, now)) {
    if (!(await takeOfDay(trx, 'questions', noticeLimits.questionsPerDayMax, now))) return tomorrow(now);
    const asked = { asked_notice: notice.id, asked_case: notice.case_number, asked_at: null };
    await trx.updateTable('addressees').set(asked).where('hash', '=', hash).execute();
    return { say };
  }
  const urgent = { asked_notice: addressee.urgent_notice, asked_at: addressee.urgent_at };
  if (notice.at_once === 1 && (await mayAsk(trx, urgent, notice, now))) {
    const hurried = { urgent_notice: notice.id, urgent_at: null };
    await trx.updateTable('addressees').set(hurried).where('hash', '=', hash).execute();
    return { say };
  }
  const endsAt = notice.created_at + noticeLimits.waitForYesDays * dayMs;
  return notice.asks === 1 || now >= endsAt ? 'never' : { waitUntil: Math.min(endsAt, now + dayMs) };
}

type Asked = Pick<Addressee, 'asked_notice' | 'asked_at'>;

/** Once it has been delivered not for a long time; while it is tried, only the message that began. */
export async function mayAsk(db: Db, asked: Asked, notice: { id: string } | undefined, now: number): Promise<boolean> {
  const { asked_notice, asked_at } = asked;
  if (asked_at !== null) return now >= asked_at + noticeLimits.askAgainDays * dayMs;
  if (asked_notice === null || asked_notice === notice?.id) return true;
  // One that failed for good, or was taken away with its case, has asked nobody.
  const tried = db.selectFrom('notices').select('id').where('id', '=', asked_notice);
  return (await tried.where('next_try_at', 'is not', null).executeTakeFirst()) === undefined;
}

/** Delivered: whatever becomes of the message, nobody asks again soon. */
export async function markAsked(db: Db, hash: string, noticeId: string, now: number): Promise<void> {
  const addressee = db.updateTable('addressees').where('hash', '=', hash);
  await addressee.set({ asked_at: now }).where('asked_notice', '=', noticeId).execute();
  await addressee.set({ urgent_at: now }).where('urgent_notice', '=', noticeId).execute();
}

async function leaveForNews(trx: Trx, addressee: Addressee, { at_once }: Asking, now: number): Promise<Leave> {
  const hour = Math.floor(now / hourMs);
  const day = vietnamDay(now);
  const ofHour = addressee.hour === hour ? addressee.of_hour : 0;
  const ofDay = addressee.day === day ? addressee.of_day : 0;
  // An emergency finds room where ordinary news have used up theirs.
  const more = at_once * noticeLimits.urgentBesides;
  if (ofDay >= noticeLimits.perAddressAndDayMax + more) return { waitUntil: nextDay(now) };
  if (ofHour >= noticeLimits.perAddressAndHourMax + more) return { waitUntil: (hour + 1) * hourMs };
  const isTaken = await takeOfDay(trx, 'messages', noticeLimits.messagesPerDayMax, now);
  if (!isTaken && at_once === 0) return tomorrow(now);
  await trx
    .updateTable('addressees')
    .set({ hour, of_hour: ofHour + 1, day, of_day: ofDay + 1 })
    .where('hash', '=', addressee.hash)
    .execute();
  return { say: 'news' };
}

function nextDay(now: number): number {
  return startOfVietnamDayMs(vietnamDay(now)) + dayMs;
}

function tomorrow(now: number): Leave {
  return { waitUntil: nextDay(now), isFull: true };
}

/** Of the whole installation: whatever somebody has thought of that we have not, it ends here. */
async function takeOfDay(trx: Trx, of: 'questions' | 'messages', max: number, now: number): Promise<boolean> {
  const day = vietnamDay(now);
  const taken = await trx
    .insertInto('sent_days')
    .values({ day, [of]: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((eb) => ({ [of]: eb(`sent_days.${of}`, '+', 1) }))
        .where(`sent_days.${of}`, '<', max),
    )
    .returning('day')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function forgetSentDays(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sent_days').where('day', '<', vietnamDay(now)).execute();
}
