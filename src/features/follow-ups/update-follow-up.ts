import { ServiceError } from '../../contract/errors.ts';
import type { FollowUp, FollowUpChange } from '../../contract/follow-up.ts';
import type { FollowUpStatus } from '../../contract/vocabulary.ts';
import type { Deps } from '../../deps.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import { recordEvent, recordRead } from '../cases/journal.ts';
import { loadCaseForChange } from '../cases/queries.ts';
import { dueAtMs, refuseStranger } from './add-follow-up.ts';
import { type FollowUpWords, findFollowUp, followUpRowToView, updateFollowUpRow } from './queries.ts';

export async function updateFollowUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CaseCaller,
  followUpId: string,
  change: FollowUpChange,
): Promise<FollowUp> {
  const { caseNumber, caseSeal } = caller;
  const now = clock();
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, caseNumber);
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
    };
    await refuseStranger(trx, caseNumber, changed.notify_contact_id);
    await updateFollowUpRow(trx, changed);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'followup.updated',
      actor: actorOf(caller),
      detail: { followUpId, status: changed.status },
    });
    return followUpRowToView({ ...row, ...changed }, caseSeal);
  });
}

/** What is missed and then moved into the future is still to come. */
function nextStatus(current: FollowUpStatus, change: FollowUpChange, dueAt: number, now: number): FollowUpStatus {
  if (change.status !== undefined) return change.status;
  return current === 'missed' && change.dueAt !== undefined && dueAt > now ? 'scheduled' : current;
}
