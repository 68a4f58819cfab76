import { limits } from '#contract/limits.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { recordEvent } from '../case-file/journal.ts';
import { tellOf } from '../notices/tell.ts';

/** What the daily job does to follow-ups, so many at a time. */
export const batchSize = 200;

function missedBeforeMs(now: number): number {
  return now - limits.followUpMissedAfterDays * dayMs;
}

/** Marked by this job, untouched since, and by today's clock not late enough: then the clock was wrong that day. */
export async function rescheduleNotMissed(db: Db, now: number): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const tooEarly = trx
      .selectFrom('follow_ups')
      .innerJoin('events', (join) =>
        join
          .onRef('events.case_number', '=', 'follow_ups.case_number')
          .onRef('events.at', '=', 'follow_ups.updated_at')
          .on('events.kind', '=', 'followup.missed'),
      )
      .select('follow_ups.id')
      .where('follow_ups.status', '=', 'missed')
      .where('follow_ups.due_at', '>=', missedBeforeMs(now))
      .limit(batchSize);
    const rescheduled = await trx
      .updateTable('follow_ups')
      .set({ status: 'scheduled', updated_at: now })
      .where('id', 'in', tooEarly)
      .where('status', '=', 'missed')
      .returning(['id', 'case_number'])
      .execute();
    for (const { id, case_number } of rescheduled) {
      await recordEvent(trx, case_number, {
        at: now,
        kind: 'followup.updated',
        actor: 'system',
        detail: { followUpId: id, status: 'scheduled' },
      });
    }
    return rescheduled.length;
  });
}

export async function markMissed(db: Db, now: number): Promise<number> {
  const missedBefore = missedBeforeMs(now);
  return await db.transaction().execute(async (trx) => {
    const late = trx
      .selectFrom('follow_ups')
      .select('id')
      .where('status', '=', 'scheduled')
      .where('due_at', '<', missedBefore)
      .orderBy('due_at')
      .limit(batchSize);
    const missed = await trx
      .updateTable('follow_ups')
      .set({ status: 'missed', updated_at: now })
      .where('id', 'in', late)
      // Asked again of the row itself: a family may have changed it since it was picked.
      .where('status', '=', 'scheduled')
      .where('due_at', '<', missedBefore)
      .returning(['id', 'case_number'])
      .execute();
    for (const { id, case_number } of missed) {
      await recordEvent(trx, case_number, {
        at: now,
        kind: 'followup.missed',
        actor: 'system',
        detail: { followUpId: id },
      });
    }
    return missed.length;
  });
}

/** Those due from the run before until a day from now that have no reminder for this very due time; they are told of. */
export async function listDue({ db, config }: Pick<Deps, 'db' | 'config'>, from: number, now: number): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('follow_ups')
      .innerJoin('cases', 'cases.case_number', 'follow_ups.case_number')
      .select(['follow_ups.id', 'follow_ups.case_number', 'due_at', 'notify_contact_id'])
      // When the pause ends, what is still to come is told of.
      .where('cases.paused_at', 'is', null)
      .where('status', '=', 'scheduled')
      .where('due_at', '>=', from)
      .where('due_at', '<=', now + limits.followUpDueWithinHours * hourMs)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reminders')
              .select('reminders.due_at')
              .whereRef('reminders.follow_up_id', '=', 'follow_ups.id')
              .whereRef('reminders.due_at', '=', 'follow_ups.due_at'),
          ),
        ),
      )
      .orderBy('due_at')
      .limit(batchSize)
      .execute();
    for (const { id, case_number, due_at, notify_contact_id: contactId } of due) {
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('reminders')
        .values({ follow_up_id: id, due_at, case_number, created_at: now, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) continue;
      const news = { kind: 'follow_up_due', followUpId: id, dueAt: due_at, contactId } as const;
      await tellOf(trx, { config }, case_number, news, now);
      await recordEvent(trx, case_number, {
        at: now,
        kind: 'followup.due',
        actor: 'system',
        detail: { followUpId: id },
      });
    }
    return due.length;
  });
}
