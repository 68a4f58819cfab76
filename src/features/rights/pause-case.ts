import type { Pause } from '#contract/consent.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { dropWaitingNotices } from '../case-file/drop-waiting-notices.ts';
import { recordEvent } from '../case-file/journal.ts';

/** The guard keeps doctors and navigators out while it lasts; who writes a message looks at it too. */
export async function pauseCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  { paused }: Pause,
): Promise<Pause> {
  const { caseNumber } = family;
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const { paused_at } = await loadCaseForChange(trx, family);
    if ((paused_at !== null) === paused) return;
    await trx
      .updateTable('cases')
      .set({ paused_at: paused ? now : null })
      .where('case_number', '=', caseNumber)
      .execute();
    if (paused) await dropWaitingNotices(trx, caseNumber);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: paused ? 'case.paused' : 'case.resumed',
      actor: actorOf(family),
    });
  });
  return { paused };
}
