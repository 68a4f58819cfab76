import type { Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';

const insert = prepared<Tables['case_keys']>()((db, value) =>
  db.insertInto('case_keys').values(each(value, ['case_number', 'wrapped'])),
);

/** In the transaction that makes the case: neither is there without the other. */
export async function insertCaseKey(trx: Trx, caseNumber: number, wrapped: string | undefined): Promise<void> {
  if (wrapped !== undefined) await insert(trx, { case_number: caseNumber, wrapped });
}
