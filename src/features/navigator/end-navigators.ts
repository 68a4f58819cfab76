import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange, updateCaseRow } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { endGrants } from '../case-file/navigator-reach.ts';

/** The family's word: from the next request on no navigator reads the case, until the family asks for help again. */
export async function endNavigators({ db, clock }: Pick<Deps, 'db' | 'clock'>, family: Family): Promise<void> {
  const now = clock();
  const { caseNumber } = family;
  await db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, caseNumber);
    if (before.navigators_ended_at !== null) throw new ServiceError('navigators_ended_before');
    const ended = { assigned_navigator: null, navigators_ended_at: now, waiting_since: null };
    await updateCaseRow(trx, { ...before, ...ended, updated_at: now });
    await endGrants(trx, caseNumber);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'navigator.ended',
      actor: actorOf(family),
      detail: { assignedNavigator: before.assigned_navigator },
    });
  });
}
