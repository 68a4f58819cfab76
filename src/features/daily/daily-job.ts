import type { Deps } from '#deps.ts';
import { forgetAddressDays } from '../access/daily-budget.ts';
import { forgetAddressHours } from '../case-file/standing.ts';
import { checkFiles } from '../documents/check-files.ts';
import { emptyTrash, sweepOrphans } from '../documents/sweep-orphans.ts';
import { batchSize, listDue, markMissed, rescheduleNotMissed } from '../follow-ups/late-and-due.ts';
import { continueAllSeries } from '../follow-ups/repeat-series.ts';
import { forgetAnswers } from '../idempotency/idempotency.ts';
import { anchorTrails } from '../installation/take-anchor.ts';
import { watchClock } from '../installation/watch-clock.ts';
import { forgetSentDays } from '../notices/addressees.ts';
import { forgetNotices } from '../notices/queries.ts';
import { forgetContacts } from '../reports/queries.ts';
import { finishErasures } from '../rights/finish-erasures.ts';
import { eraseUnused, warnUnused } from '../rights/retention.ts';
import { claimDailyRun, dayDue, findLastDailyRun, markDailyRunFinished } from './daily-run.ts';

type DailyDeps = Pick<Deps, 'db' | 'clock' | 'steadyClock' | 'files' | 'log' | 'config' | 'seal'>;
export type DailyReport = {
  missed: number;
  rescheduled: number;
  due: number;
  missingFiles: number;
  orphans: number;
  /** Cases that nobody uses: warned of their end, and erased. */
  warned: number;
  erased: number;
};

/**
 * Runs the job of the last 08:00 unless an instance has run it; also when that hour passed while nobody was up. Waits
 * while the clock is in doubt: what is marked, told or swept by a wrong one cannot all be taken back.
 */
export async function runDailyJobIfDue(deps: DailyDeps): Promise<DailyReport | undefined> {
  if (!(await watchClock(deps))) return undefined;
  const now = deps.clock();
  const day = dayDue(now);
  if (!(await claimDailyRun(deps.db, day, now))) return undefined;
  const report = await runDailyJob(deps);
  await markDailyRunFinished(deps.db, day, deps.clock());
  deps.log.info({ day, ...report }, 'daily job done');
  return report;
}

/** Each step changes only what is not as it should be, so running it twice, or after a crash, changes nothing more. */
export async function runDailyJob(deps: DailyDeps): Promise<DailyReport> {
  const { db, clock } = deps;
  const now = clock();
  const lastRun = await findLastDailyRun(db, now);
  const rescheduled = await repeat(() => rescheduleNotMissed(db, now));
  const missed = await repeat(() => markMissed(db, now));
  await repeat(() => continueAllSeries(db, now, batchSize));
  const due = await repeat(() => listDue(deps, lastRun?.startedAt ?? now, now));
  const warned = await repeat(() => warnUnused(deps, now));
  const erased = await repeat(() => eraseUnused(deps, now));
  await finishErasures(deps);
  const missingFiles = await checkFiles(deps);
  const orphans = await sweepOrphans(deps);
  await emptyTrash(deps);
  await forgetAnswers(db, now);
  await forgetContacts(db, now);
  await forgetNotices(db, now);
  await forgetAddressDays(db, now);
  await forgetAddressHours(db, now);
  await forgetSentDays(db, now);
  await anchorTrails(deps).catch((error) => deps.log.error({ err: error }, 'no line of all trails was made'));
  return { missed, rescheduled, due, missingFiles, orphans, warned, erased };
}

/** Small transactions one after another, so that a long list never keeps the families waiting. */
async function repeat(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = await step(); done > 0; done = await step()) total += done;
  return total;
}
