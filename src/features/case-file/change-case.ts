import { ServiceError } from '#contract/errors.ts';
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

/** Whoever else wants to change the case waits until this transaction is over. */
export async function loadCaseForChange(trx: Trx, caseNumber: number): Promise<CaseRow> {
  const [row] = await lock(trx, { caseNumber });
  // Erased since its holder was let in.
  if (!row) throw new ServiceError('case_unauthorized');
  return row;
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
  'updated_at',
] as const;
export type ChangedCase = Pick<CaseRow, (typeof changing)[number]>;

const change = prepared<ChangedCase & { case_number: number }>()((db, value) =>
  db.updateTable('cases').set(each(value, changing)).where('case_number', '=', value('case_number')),
);

export async function updateCaseRow(trx: Trx, row: ChangedCase & { case_number: number }): Promise<void> {
  await change(trx, row);
}
