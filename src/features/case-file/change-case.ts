import { ServiceError } from '#contract/errors.ts';
import type { TokenHash } from '#contract/ids.ts';
import type { Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { CaseRow } from './case-row.ts';

const lock = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .updateTable('cases')
    .set((eb) => ({ changes: eb('changes', '+', 1) }))
    .where('case_number', '=', value('caseNumber'))
    .returningAll(),
);

type Holder = { kind: string; caseNumber: number; tokenHash: TokenHash };

/**
 * Whoever else wants to change the case waits until this transaction is over. Everybody locks the case first, then what
 * is in it, and the trail of events last, or two could wait for each other. A family is asked for its key once more: one
 * that was replaced since the guard has seen it changes nothing.
 */
export async function loadCaseForChange(trx: Trx, holder: number | Holder): Promise<CaseRow> {
  const caseNumber = typeof holder === 'number' ? holder : holder.caseNumber;
  const [row] = await lock(trx, { caseNumber });
  // Erased since its holder was let in.
  if (!row) throw new ServiceError(isReviewer(holder) ? 'review_unauthorized' : 'case_unauthorized');
  if (typeof holder !== 'number' && holder.kind === 'family' && holder.tokenHash !== row.access_token_hash) {
    throw new ServiceError('case_unauthorized');
  }
  return row;
}

function isReviewer(holder: number | Holder): boolean {
  return typeof holder !== 'number' && holder.kind === 'reviewer';
}

const changing = [
  'state',
  'urgency',
  'needs_human',
  'need',
  'intake',
  'patient',
  'chosen_hospital_id',
  'assigned_navigator',
  'navigators_ended_at',
  'waiting_since',
  'standing',
  'updated_at',
] as const;
export type ChangedCase = Pick<CaseRow, (typeof changing)[number]>;

const change = prepared<ChangedCase & { case_number: number }>()((db, value) =>
  db.updateTable('cases').set(each(value, changing)).where('case_number', '=', value('case_number')),
);

export async function updateCaseRow(trx: Trx, row: ChangedCase & { case_number: number }): Promise<void> {
  await change(trx, row);
}
