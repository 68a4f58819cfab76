import { randomUUIDv7 } from 'node:crypto';
import { invalid } from '#contract/errors.ts';
import type { FollowUp, NewFollowUp } from '#contract/follow-up.ts';
import { parseWhen } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { refuseWhenFull } from '../case-file/refuse-when-full.ts';
import { hasContact } from '../contacts/queries.ts';
import { addOnce } from '../idempotency/idempotency.ts';
import { followUpRowToView, insertFollowUp } from './queries.ts';
import { refuseEndBeforeStart } from './repeat-series.ts';

export async function addFollowUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CaseCaller,
  followUp: NewFollowUp,
  key?: string,
): Promise<FollowUp> {
  const { caseNumber, caseSeal } = caller;
  const now = clock();
  const id = randomUUIDv7();
  const { repeat } = followUp;
  refuseEndBeforeStart(repeat, dueAtMs(followUp.dueAt));
  const row = {
    id,
    case_number: caseNumber,
    due_at_text: followUp.dueAt,
    due_at: dueAtMs(followUp.dueAt),
    kind: followUp.kind,
    notify_contact_id: followUp.notifyContactId ?? null,
    status: 'scheduled' as const,
    created_at: now,
    updated_at: now,
    sealed: caseSeal.seal('follow-up', { title: followUp.title, note: followUp.note ?? null }),
    repeats: repeat ? JSON.stringify({ ...repeat, from: followUp.dueAt }) : null,
    series_id: repeat ? id : null,
  };
  const adding = { what: 'follow-up', caller, key, body: followUp };
  return await addOnce({ db, clock }, adding, async (trx) => {
    await loadCaseForChange(trx, caller);
    await refuseWhenFull(trx, caseNumber, 'follow_ups');
    await refuseStranger(trx, caseNumber, row.notify_contact_id);
    await insertFollowUp(trx, row);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'followup.added',
      actor: actorOf(caller),
      detail: { followUpId: row.id, kind: row.kind },
    });
    return followUpRowToView(row, caseSeal);
  });
}

export function dueAtMs(text: string): number {
  const when = parseWhen(text);
  if (!when) throw new Error('a due time passed the contract and cannot be read');
  return when.atMs;
}

/** Only a contact of the same case may be notified. The case is locked, so that the contact cannot go meanwhile. */
export async function refuseStranger(trx: Trx, caseNumber: number, contactId: string | null): Promise<void> {
  if (contactId === null) return;
  if (await hasContact(trx, caseNumber, contactId)) return;
  throw invalid('notifyContactId', {
    vi: 'hồ sơ không có người liên hệ này.',
    en: 'the case has no such contact.',
  });
}
