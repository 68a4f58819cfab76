import { randomUUIDv7 } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import type { NewReport } from '#contract/report.ts';
import { reportLimits } from '#contract/report-limits.ts';
import { dayMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import type { HashAddress } from '../case-file/hash-address.ts';
import { answerOnce } from '../idempotency/idempotency.ts';
import { requireMasterKey } from '../keys/require-master-key.ts';
import {
  countOpenReports,
  findFullest,
  insertReport,
  listOpenOf,
  listTimesOf,
  markSettled,
  type OpenReport,
} from './queries.ts';
import type { ReportWords } from './report-row.ts';

/** Gives the JSON of a `ReceivedReport`. */
export async function sendReport(
  deps: Pick<Deps, 'db' | 'clock' | 'graph' | 'seal'>,
  hospitalId: string,
  report: NewReport,
  idempotencyKey: string | undefined,
  hashAddress?: HashAddress,
): Promise<string> {
  if (!deps.graph().hospitals.has(hospitalId)) throw new ServiceError('hospital_not_found');
  const { field, text, source, contact } = report;
  const words: ReportWords = { text, source: source ?? null };
  const { sealingKey, caseSeal, wrapFor } = deps.seal.create();
  // With the hospital in it: nobody can tell that an address has told of another one too.
  const address = (await hashAddress?.(`report ${hospitalId}`)) ?? null;
  // Whoever uses one key for a report and for a case means two things by it.
  const key = idempotencyKey === undefined ? undefined : `report\0${idempotencyKey}`;
  const retry = key === undefined ? undefined : { key, body: { hospitalId, report } };
  return await answerOnce(deps, retry, async (trx) => {
    await requireMasterKey(trx, deps.seal);
    const now = deps.clock();
    const waiting = await countOpenReports(trx, hospitalId);
    if (address !== null) await refuseMany(trx, hospitalId, address, now);
    if (waiting.ofHospital >= reportLimits.openPerHospitalMax) await makeRoom(trx, hospitalId, now);
    else if (waiting.all >= reportLimits.openMax) await makeRoom(trx, (await findFullest(trx)) ?? hospitalId, now);
    const id = randomUUIDv7();
    const row = {
      id,
      hospital_id: hospitalId,
      field,
      received_at: now,
      sealing_key: sealingKey,
      sealed: caseSeal.seal('report', words),
      contact: contact ? caseSeal.seal('reporter', contact) : null,
      address,
    };
    await insertReport(trx, row, wrapFor(`report:${id}`));
    return { answer: JSON.stringify({ reportId: id }), caseNumber: null };
  });
}

async function refuseMany(trx: Trx, hospitalId: string, address: string, now: number): Promise<void> {
  const times = await listTimesOf(trx, hospitalId, address, now - dayMs);
  const [oldest = now] = times;
  if (times.length < reportLimits.perAddressAndDayMax) return;
  throw new ServiceError('rate_limited', { seconds: Math.max(1, Math.ceil((oldest + dayMs - now) / 1000)) });
}

/** Strangers fill the list of a hospital, and an honest report is taken all the same: another one makes room for it. */
async function makeRoom(trx: Trx, hospitalId: string, now: number): Promise<void> {
  const least = leastMissed(await listOpenOf(trx, hospitalId));
  if (!least) return;
  const reason = 'Không ai kịp xem: nơi này có quá nhiều báo cáo.';
  await markSettled(trx, { id: least.id, from: 'open', to: 'rejected', by: 'system', now, reason });
}

/** Of the address that sent most, then of the field of which most is said, the oldest. */
function leastMissed(open: readonly OpenReport[]): OpenReport | undefined {
  const ofAddress = Map.groupBy(open, addressOf);
  const ofField = Map.groupBy(open, ({ field }) => field);
  const crowding = (report: OpenReport) =>
    (ofAddress.get(addressOf(report))?.length ?? 0) * reportLimits.openMax + (ofField.get(report.field)?.length ?? 0);
  return open.toSorted((one, other) => crowding(other) - crowding(one))[0];
}

/** Those of before the upgrade have none: each may be of another. */
function addressOf({ id, address }: OpenReport): string {
  return address ?? id;
}
