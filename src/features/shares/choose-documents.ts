import { invalid } from '#contract/errors.ts';
import type { Trx } from '#platform/db/connect.ts';

/** Of whoever has locked the case: what is chosen must be there, or a slip would hide it from the doctor unseen. */
export async function refuseUnknownDocuments(trx: Trx, caseNumber: number, ids: readonly string[]): Promise<void> {
  const rows = await trx.selectFrom('documents').select('id').where('case_number', '=', caseNumber).execute();
  const known = new Set(rows.map(({ id }) => id));
  const at = ids.findIndex((id) => !known.has(id));
  if (at < 0) return;
  throw invalid(`documentIds[${at}]`, { vi: 'hồ sơ không có tài liệu này.', en: 'the case has no such document.' });
}
