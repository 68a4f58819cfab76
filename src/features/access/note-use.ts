import { dayMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';

type Used = { caseNumber: number; used_at: number | null; erases_at: number | null };

/**
 * Where unused cases have an end, any use by the family puts it off; written once a day at most. A use that could not
 * be written down is still answered: the next one will be.
 */
export async function noteUse(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  { caseNumber, used_at, erases_at }: Used,
): Promise<void> {
  const now = clock();
  if (config.retentionDays === undefined) return;
  if (erases_at === null && used_at !== null && now - used_at < dayMs) return;
  await db
    .updateTable('cases')
    .set({ used_at: now, erases_at: null })
    .where('case_number', '=', caseNumber)
    .execute()
    .catch((error) => log.warn({ err: error }, 'the use of a case was not noted'));
}
