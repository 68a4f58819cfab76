import { invalid, missingMember, ServiceError } from '#contract/errors.ts';
import type { CorrectedFacts, Report, ReportDecision } from '#contract/report.ts';
import { isBrokenAddress } from '#contract/source.ts';
import type { CorrectionCertainty } from '#contract/vocabulary.ts';
import { vietnamDay } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { insertCorrection, markUndone } from '../directory/corrections.ts';
import { findReport, markSettled, type ReportRow, type Settling } from './queries.ts';
import { reportRowToView } from './report-row.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'seal' | 'graph'>;
type Accepted = { facts: CorrectedFacts; source: string; certainty: CorrectionCertainty };

/** What a navigator decides on a report. Every instance shows an accepted fact as soon as it next looks. */
export async function settleReport(
  deps: SettleDeps,
  navigatorName: string,
  id: string,
  decision: ReportDecision,
): Promise<Report> {
  const accepted = readDecision(decision);
  const by = navigatorName;
  const now = deps.clock();
  return await deps.db.transaction().execute(async (trx) => {
    const { status: to, reason = null } = decision;
    const report = await settle(trx, { id, to, by, now, reason });
    if (accepted) await accept(trx, deps, report, accepted, { by, now });
    return reportRowToView(await loadReport(trx, id), deps);
  });
}

/** By whoever holds the machine. */
export async function undoReport(db: Db, id: string, now: number): Promise<void> {
  const by = 'danloi';
  await db.transaction().execute((trx) => settle(trx, { id, to: 'undone', by, now, reason: null }));
}

/** The report itself, and what it had put right; whoever comes second has seen what is no longer so. */
async function settle(trx: Trx, settling: Omit<Settling, 'from'>): Promise<ReportRow> {
  const { id, to, by, now } = settling;
  const isOurs = await markSettled(trx, { ...settling, from: to === 'undone' ? 'accepted' : 'open' });
  const report = await loadReport(trx, id);
  if (!isOurs) throw new ServiceError('report_settled');
  if (to === 'undone') await markUndone(trx, id, by, now);
  return report;
}

const brokenAddress = {
  vi: 'bắt đầu như một địa chỉ nhưng không phải địa chỉ.',
  en: 'begins like an address and is none.',
};

/** What is to be accepted, if anything; refuses what does not go together. */
function readDecision({ status, correction, source, certainty, reason }: ReportDecision): Accepted | undefined {
  if (status === 'accepted') {
    if (correction === undefined || Object.keys(correction).length === 0) throw invalid('correction', missingMember);
    if (source === undefined) throw invalid('source', missingMember);
    if (certainty === undefined) throw invalid('certainty', missingMember);
    if (isBrokenAddress(source)) throw invalid('source', brokenAddress);
    return { facts: correction, source, certainty };
  }
  if (reason === undefined) throw invalid('reason', missingMember);
  for (const [name, value] of Object.entries({ correction, source, certainty })) {
    if (value !== undefined) {
      throw invalid(name, { vi: 'chỉ đi cùng status accepted.', en: 'goes with status accepted only.' });
    }
  }
  return undefined;
}

async function loadReport(db: Db, id: string): Promise<ReportRow> {
  const report = await findReport(db, id);
  if (!report) throw new ServiceError('report_not_found');
  return report;
}

async function accept(
  trx: Trx,
  deps: SettleDeps,
  { id, hospital_id }: ReportRow,
  accepted: Accepted,
  { by, now }: { by: string; now: number },
): Promise<void> {
  refuseFarAway(deps, hospital_id, accepted.facts);
  await insertCorrection(trx, {
    ...accepted,
    reportId: id,
    hospitalId: hospital_id,
    asOf: vietnamDay(now),
    acceptedAt: now,
    acceptedBy: by,
  });
}

/** A slip in a coordinate would send people to another province; an import is refused for it too. */
function refuseFarAway({ graph }: SettleDeps, hospitalId: string, { location }: CorrectedFacts): void {
  const { hospitals, provinces } = graph();
  const code = hospitals.get(hospitalId)?.provinceCode;
  const province = provinces.find((each) => each.code === code);
  if (!location || !province) return;
  const { south, west, north, east } = province.box;
  const { lat, lng } = location;
  if (lat >= south && lat <= north && lng >= west && lng <= east) return;
  throw invalid('correction.location', {
    vi: `nằm ngoài ${province.name}.`,
    en: `lies outside ${province.name}.`,
  });
}
