import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange, updateCaseRow } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { endGrants } from '../case-file/navigator-reach.ts';

/** The family asks for help again: navigators read as far as they ever may. */
export async function letNavigators({ db, clock }: Pick<Deps, 'db' | 'clock'>, family: Family): Promise<void> {
  const now = clock();
  const { caseNumber } = family;
  await db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, family);
    if (before.navigators_ended_at === null) return;
    const isWaiting = before.state !== 'closed' && before.needs_human === 1;
    const opened = { navigators_ended_at: null, waiting_since: isWaiting ? now : null, updated_at: now };
    await updateCaseRow(trx, { ...before, ...opened });
    await recordEvent(trx, caseNumber, { at: now, kind: 'navigator.let', actor: actorOf(family) });
  });
}

/** The family's word: from the next request on no navigator reads the case, until the family asks for help again. */
export async function endNavigators({ db, clock }: Pick<Deps, 'db' | 'clock'>, family: Family): Promise<void> {
  const now = clock();
  const { caseNumber } = family;
  await db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, family);
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
