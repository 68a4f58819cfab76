import { ServiceError } from '#contract/errors.ts';
import type { FollowUp, FollowUpChange } from '#contract/follow-up.ts';
import type { FollowUpStatus } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Tables } from '#platform/db/tables.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import { recordRead } from '../access/record-read.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { dueAtMs, refuseStranger } from './add-follow-up.ts';
import { type FollowUpWords, findFollowUp, followUpRowToView, readRule, updateFollowUpRow } from './queries.ts';
import { continueSeries, refuseEndBeforeStart } from './repeat-series.ts';

export async function updateFollowUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CaseCaller,
  followUpId: string,
  change: FollowUpChange,
): Promise<FollowUp> {
  const { caseNumber, caseSeal } = caller;
  const now = clock();
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, caller);
    const row = await findFollowUp(trx, caseNumber, followUpId);
    if (!row) throw new ServiceError('follow_up_not_found');
    if (Object.keys(change).length === 0) {
      // To change nothing is to read.
      if (caller.kind === 'navigator') await recordRead(trx, caller, now, { followUpId });
      return followUpRowToView(row, caseSeal);
    }

    const { case_number: _number, position: _position, created_at: _created, ...current } = row;
    const words = caseSeal.open<FollowUpWords>('follow-up', row.sealed);
    const { title = words.title, note = words.note, dueAt = row.due_at_text } = change;
    const changed = {
      ...current,
      due_at_text: dueAt,
      due_at: dueAtMs(dueAt),
      kind: change.kind ?? row.kind,
      notify_contact_id: change.notifyContactId === undefined ? row.notify_contact_id : change.notifyContactId,
      status: nextStatus(row.status, change, dueAtMs(dueAt), now),
      updated_at: now,
      sealed: caseSeal.seal('follow-up', { title, note }),
      ...nextRule(row, change, dueAt),
    };
    refuseEndBeforeStart(change.repeat, changed.due_at);
    await refuseStranger(trx, caseNumber, changed.notify_contact_id);
    await updateFollowUpRow(trx, changed);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'followup.updated',
      actor: actorOf(caller),
      detail: { followUpId, status: changed.status },
    });
    const after = { ...row, ...changed };
    const isOver = after.status === 'done' || after.status === 'missed';
    return followUpRowToView(isOver ? await continueSeries(trx, after, now) : after, caseSeal);
  });
}

type RuleColumns = Pick<Tables['follow_ups'], 'repeats' | 'series_id'>;
type RuledRow = RuleColumns & Pick<Tables['follow_ups'], 'id' | 'due_at_text'>;

/** A follow-up that is moved takes those after it along. */
function nextRule(row: RuledRow, { repeat }: FollowUpChange, due: string): RuleColumns {
  const former = row.repeats === null ? undefined : readRule(row.repeats);
  const { every, until } = repeat ?? former ?? {};
  if (repeat === null || every === undefined) return { repeats: null, series_id: row.series_id };
  const isAsBefore = former?.every === every && due === row.due_at_text;
  const rule = { every, ...(until !== undefined && { until }), from: isAsBefore ? former.from : due };
  return { repeats: JSON.stringify(rule), series_id: row.series_id ?? row.id };
}

/** What is missed and then moved into the future is still to come. */
function nextStatus(current: FollowUpStatus, change: FollowUpChange, dueAt: number, now: number): FollowUpStatus {
  if (change.status !== undefined) return change.status;
  return current === 'missed' && change.dueAt !== undefined && dueAt > now ? 'scheduled' : current;
}
