import { hourMs, startOfVietnamDayMs, vietnamDay } from '#contract/when.ts';
import type { Db } from '#platform/db/connect.ts';

const job = 'daily';
const hourOfDay = 8;

/** An instance that holds the job longer than this has died with it. */
const takeoverAfterMs = hourMs / 4;
/** How long after its hour the job may be without anyone worrying. */
const graceMs = hourMs;

/** The day whose 08:00 in Vietnam was the last to pass. */
export function dayDue(now: number): string {
  return vietnamDay(now - hourOfDay * hourMs);
}

/** Whether this instance is the one that runs the job of a day: only one ever gets a yes, unless it dies at it. */
export async function claimDailyRun(db: Db, day: string, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('job_runs')
    .values({ job, day, started_at: now, finished_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['job', 'day'])
        .doUpdateSet({ started_at: now })
        .where('job_runs.finished_at', 'is', null)
        .where('job_runs.started_at', '<', now - takeoverAfterMs),
    )
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function markDailyRunFinished(db: Db, day: string, now: number): Promise<void> {
  await db.updateTable('job_runs').set({ finished_at: now }).where('job', '=', job).where('day', '=', day).execute();
}

type FinishedRun = { day: string; startedAt: number };

/** A run of the future is one from a time when the clock was wrong; to go by it would stop reminders until then. */
export async function findLastDailyRun(db: Db, now: number): Promise<FinishedRun | undefined> {
  return await db
    .selectFrom('job_runs')
    .select(['day', 'started_at as startedAt'])
    .where('job', '=', job)
    .where('finished_at', 'is not', null)
    .where('started_at', '<=', now)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Neither the last 08:00 nor our own start is so recent that the job may still be on its way. */
export function isDailyRunLate(lastRunDay: string | undefined, now: number, startedAt: number): boolean {
  const day = dayDue(now);
  const dueAt = startOfVietnamDayMs(day) + hourOfDay * hourMs;
  return lastRunDay !== day && now > Math.max(dueAt, startedAt) + graceMs;
}
