import { ServiceError } from '#contract/errors.ts';
import type { Opinion, OpinionChange } from '#contract/opinion.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { opinionColumns, opinionRowToView } from './opinion-row.ts';

/** From other doctors only: the family keeps reading it, and the urgency that it raised stays. */
export async function hideOpinion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  opinionId: string,
  { hidden }: OpinionChange,
): Promise<Opinion> {
  const { caseNumber, caseSeal } = family;
  const now = clock();
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    const row = await trx
      .selectFrom('opinions')
      .select(opinionColumns)
      .where('case_number', '=', caseNumber)
      .where('id', '=', opinionId)
      .executeTakeFirst();
    if (!row) throw new ServiceError('opinion_not_found');
    if ((row.hidden_at !== null) === hidden) return opinionRowToView(row, caseSeal);
    const changed = { hidden_at: hidden ? now : null };
    await trx.updateTable('opinions').set(changed).where('id', '=', opinionId).execute();
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: hidden ? 'opinion.hidden' : 'opinion.shown',
      actor: actorOf(family),
      detail: { opinionId },
    });
    return opinionRowToView({ ...row, ...changed }, caseSeal);
  });
}
