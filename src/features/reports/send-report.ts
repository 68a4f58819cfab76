import { randomUUIDv7 } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import type { NewReport } from '#contract/report.ts';
import { reportLimits } from '#contract/report-limits.ts';
import type { Deps } from '#deps.ts';
import { answerOnce } from '../idempotency/idempotency.ts';
import { countOpenReports, insertReport } from './queries.ts';
import type { ReportWords } from './report-row.ts';

/** Gives the JSON of a `ReceivedReport`. */
export async function sendReport(
  deps: Pick<Deps, 'db' | 'clock' | 'graph' | 'seal'>,
  hospitalId: string,
  report: NewReport,
  idempotencyKey: string | undefined,
): Promise<string> {
  if (!deps.graph().hospitals.has(hospitalId)) throw new ServiceError('hospital_not_found');
  const { field, text, source, contact } = report;
  const words: ReportWords = { text, source: source ?? null };
  const { sealingKey, caseSeal, wrapFor } = deps.seal.create();
  // Whoever uses one key for a report and for a case means two things by it.
  const key = idempotencyKey === undefined ? undefined : `report\0${idempotencyKey}`;
  const retry = key === undefined ? undefined : { key, body: { hospitalId, report } };
  return await answerOnce(deps, retry, async (trx) => {
    const waiting = await countOpenReports(trx, hospitalId);
    if (waiting.ofHospital >= reportLimits.openPerHospitalMax) throw new ServiceError('reports_of_hospital_full');
    if (waiting.all >= reportLimits.openMax) throw new ServiceError('reports_full');
    const id = randomUUIDv7();
    const row = {
      id,
      hospital_id: hospitalId,
      field,
      received_at: deps.clock(),
      sealing_key: sealingKey,
      sealed: caseSeal.seal('report', words),
      contact: contact ? caseSeal.seal('reporter', contact) : null,
    };
    await insertReport(trx, row, wrapFor(`report:${id}`));
    return { answer: JSON.stringify({ reportId: id }), caseNumber: null };
  });
}
