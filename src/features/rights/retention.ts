import { sql } from 'kysely';
import { consentLimits } from '#contract/consent-limits.ts';
import { dayMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { recordEvent } from '../case-file/journal.ts';
import { tellOf } from '../notices/tell.ts';
import { eraseRows } from './erase-rows.ts';

const warnedAtOnce = 100;
const erasedAtOnce = 20;

type RetentionDeps = Pick<Deps, 'config' | 'db'>;

/** Those that no family has used for so long, and that have no date to come, are warned; gives how many. */
export async function warnUnused({ config, db }: RetentionDeps, now: number): Promise<number> {
  const { retentionDays } = config;
  if (retentionDays === undefined) return 0;
  const erasesAt = now + consentLimits.erasingWarningDays * dayMs;
  return await db.transaction().execute(async (trx) => {
    const unused = trx
      .selectFrom('cases')
      .select('case_number')
      .where('erases_at', 'is', null)
      .where(sql<number>`coalesce(used_at, updated_at)`, '<', now - retentionDays * dayMs)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('follow_ups')
              .select('follow_ups.id')
              .whereRef('follow_ups.case_number', '=', 'cases.case_number')
              .where('follow_ups.status', '=', 'scheduled')
              .where('follow_ups.due_at', '>', now)
              // One that comes again would keep a case for ever that nobody opens.
              .where('follow_ups.repeats', 'is', null),
          ),
        ),
      )
      .limit(warnedAtOnce);
    const warned = await trx
      .updateTable('cases')
      .set({ erases_at: erasesAt })
      .where('case_number', 'in', unused)
      .where('erases_at', 'is', null)
      .returning('case_number')
      .execute();
    for (const { case_number } of warned) {
      const detail = { erasesAt: instant(erasesAt) };
      await tellOf(trx, { config }, case_number, { kind: 'erasing_soon' }, now);
      await recordEvent(trx, case_number, { at: now, kind: 'case.erasing_soon', actor: 'system', detail });
    }
    return warned.length;
  });
}

/** Those whose warning has run out, each in a transaction of its own, and looked at again there; gives how many. */
export async function eraseUnused({ config, db }: RetentionDeps, now: number): Promise<number> {
  if (config.retentionDays === undefined) return 0;
  const isDue = ({ erases_at }: { erases_at: number | null }) => erases_at !== null && erases_at <= now;
  const due = await db
    .selectFrom('cases')
    .select('case_number')
    .where('erases_at', '<=', now)
    .orderBy('erases_at')
    .limit(erasedAtOnce)
    .execute();
  let erased = 0;
  for (const { case_number } of due) {
    if (await db.transaction().execute((trx) => eraseRows(trx, case_number, now, isDue))) erased++;
  }
  return erased;
}
