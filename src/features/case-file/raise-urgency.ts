import type { Urgency } from '#contract/vocabulary.ts';
import type { Trx } from '#platform/db/connect.ts';
import { type CaseRow, urgencyOf, urgencyRank } from './case-row.ts';
import { updateCaseRow } from './change-case.ts';
import { recordEvent, recordHistory } from './journal.ts';
import type { OpenCase } from './open-case.ts';

/** Urgency only ever rises. */
export function withUrgency(row: CaseRow, urgency: Urgency): CaseRow {
  return { ...row, urgency: Math.max(row.urgency, urgencyRank(urgency)) };
}

/** From now on a person should help, and the waiting begins unless it has begun. */
export function withHuman(row: CaseRow, now: number): CaseRow {
  return { ...row, needs_human: 1, waiting_since: row.waiting_since ?? now };
}

export async function recordRaise(
  trx: Trx,
  open: OpenCase,
  before: CaseRow,
  after: CaseRow,
  actor: string,
  now: number,
) {
  if (after.urgency <= before.urgency) return;
  const change = { from: urgencyOf(before.urgency), to: urgencyOf(after.urgency) };
  await recordHistory(trx, open, now, { kind: 'urgency_raised', ...change });
  await recordEvent(trx, open.caseNumber, { at: now, kind: 'case.urgency_raised', actor, detail: change });
}

export async function raiseUrgency(
  trx: Trx,
  open: OpenCase,
  row: CaseRow,
  urgency: Urgency,
  actor: string,
  now: number,
): Promise<void> {
  const raised = { ...withHuman(withUrgency(row, urgency), now), updated_at: now };
  await updateCaseRow(trx, raised);
  await recordRaise(trx, open, row, raised, actor, now);
}
