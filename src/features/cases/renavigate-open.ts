import { ServiceError } from '#contract/errors.ts';
import type { Intake } from '#contract/intake.ts';
import { type CaseState, type SeeWithin, seeWithins, type Urgency, type Words } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import { withReasons } from '#engine/human.ts';
import { navigate } from '#engine/navigate.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import type { Db } from '#platform/db/connect.ts';
import { type CaseRow, urgencyRank } from '../case-file/case-row.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import type { OpenCase } from '../case-file/open-case.ts';
import { withHuman, withUrgency } from '../case-file/raise-urgency.ts';
import { openRecommendation } from '../case-file/recommendation-row.ts';
import { tellOf } from '../notices/tell.ts';
import { putNavigated } from './renavigate-case.ts';

type RenavigateDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'seal' | 'graph'>;
type Options = { isDryRun?: boolean; tell?: (progress: string) => void };

export type RenavigateReport = {
  read: number;
  /** Graver than the family was told, by what they are called now. */
  emergency: number;
  urgent: number;
  messages: number;
  /** Not to be opened, or not to be read by the engine: left as they are. */
  unreadable: number;
};

/** Few enough to be held at once; each case that is raised has a transaction of its own. */
const casesAtOnce = 100;

/**
 * Reads every open case with the engine of today. Where it finds more danger than the family was told, the case is
 * raised, put before the navigators and told of; whatever it finds smaller stays as it is. What was raised is graver no
 * more, so a run after a kill, or beside another, goes on with the rest.
 */
export async function renavigateOpen(deps: RenavigateDeps, { isDryRun = false, tell = () => {} }: Options = {}) {
  const report: RenavigateReport = { read: 0, emergency: 0, urgent: 0, messages: 0, unreadable: 0 };
  let after = 0;
  for (;;) {
    const rows = await selectOpen(deps.db)
      .where('cases.case_number', '>', after)
      .orderBy('cases.case_number')
      .limit(casesAtOnce)
      .execute();
    for (const row of rows) {
      after = row.case_number;
      report.read++;
      await readOne(deps, row, isDryRun, report);
    }
    if (rows.length === 0) return report;
    tell(`cases: ${report.read}`);
  }
}

/** For the operator: counts, and nothing of anybody. */
export function describeRenavigated(report: RenavigateReport, isDryRun: boolean): string[] {
  const { read, emergency, urgent, messages, unreadable } = report;
  const done = isDryRun ? 'nothing was changed' : `they are raised, with ${messages} message(s) to send`;
  const lines = [`${read} open case(s) read; graver than was told: ${emergency} emergency, ${urgent} urgent; ${done}`];
  if (unreadable > 0) lines.push(`${unreadable} case(s) could not be read, and stay as they are: danloi verify`);
  return lines;
}

function selectOpen(db: Db) {
  return db
    .selectFrom('cases')
    .innerJoin('recommendations', 'recommendations.case_number', 'cases.case_number')
    .leftJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
    .select(['cases.case_number', 'sealing_key', 'wrapped', 'urgency', 'intake', 'recommendations.vi as told'])
    .where('state', '<>', 'closed');
}

type OpenRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

async function readOne(deps: RenavigateDeps, row: OpenRow, isDryRun: boolean, report: RenavigateReport): Promise<void> {
  const reading = readAnew(deps, row);
  if (reading === 'unreadable') report.unreadable++;
  if (reading === 'unreadable' || reading === 'told') return;
  const raised = isDryRun
    ? { isEmergency: reading.recommendation.safety.emergency, messages: 0 }
    : await raise(deps, row);
  if (!raised) return;
  report[raised.isEmergency ? 'emergency' : 'urgent']++;
  report.messages += raised.messages;
}

type Raised = { isEmergency: boolean; messages: number };
type Safety = { urgency: Urgency; seeWithin?: SeeWithin; goNow?: boolean };
type Reading = { open: OpenCase; recommendation: BilingualRecommendation };

/** What the family should be told; `told` where it knows already. */
function readAnew({ seal, graph, clock, config }: RenavigateDeps, row: OpenRow): Reading | 'told' | 'unreadable' {
  try {
    const caseNumber = row.case_number;
    const caseSeal = seal.of(`case:${caseNumber}`, row);
    const intake = caseSeal.open<Intake>('intake', row.intake);
    const recommendation = navigate(intake, graph(), clock(), config.navigatorContact);
    const { safety } = recommendation;
    const before = openRecommendation(row.told, caseSeal).safety;
    const isGraver = urgencyRank(safety.urgency) > row.urgency || gravityOf(safety) > gravityOf(before);
    return isGraver ? { open: { caseNumber, caseSeal }, recommendation } : 'told';
  } catch {
    return 'unreadable';
  }
}

/** By its level, and within a day or days by how soon a doctor is to be seen; what an old answer does not tell is not held against it. */
function gravityOf({ urgency, seeWithin = '24h', goNow = false }: Safety): number {
  const sooner = goNow ? seeWithins.length : seeWithins.length - seeWithins.indexOf(seeWithin);
  return urgencyRank(urgency) * 10 + (urgency === 'urgent' ? sooner : 0);
}

/** Looked at once more under the lock: meanwhile the case may have been told anew, closed or erased. */
async function raise(deps: RenavigateDeps, { case_number }: OpenRow): Promise<Raised | undefined> {
  const { db, clock, config } = deps;
  const now = clock();
  const raising = db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, case_number);
    const row = await selectOpen(trx).where('cases.case_number', '=', case_number).executeTakeFirst();
    const reading = row && readAnew(deps, row);
    if (reading === undefined || typeof reading === 'string') return undefined;
    const recommendation = withGraverReason(reading.recommendation, config);
    const after = withDanger({ ...before, updated_at: now }, recommendation, now);
    const { emergency: isEmergency } = recommendation.safety;
    const messages = await tellOf(trx, { config }, case_number, { kind: 'urgency_raised', isEmergency }, now);
    await putNavigated(trx, reading.open, { before, after, recommendation, actor: 'system', now });
    return { isEmergency, messages };
  });
  return await raising.catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'case_unauthorized') return undefined;
    throw error;
  });
}

/** Of a patient who is already with doctors the family has said more than that it is an emergency. */
const beforeHospital: readonly CaseState[] = ['intake', 'pre_hospital'];

function withDanger(row: CaseRow, { safety }: BilingualRecommendation, now: number): CaseRow {
  const raised = withHuman(withUrgency(row, safety.urgency), now);
  return safety.emergency && beforeHospital.includes(row.state) ? { ...raised, state: 'emergency' } : raised;
}

const graver: Words = {
  vi: 'Đọc lại bằng bản mới, trường hợp này nặng hơn lần gợi ý trước: cần người gọi hỏi gia đình ngay.',
  en: 'Read anew by a newer version, this is graver than the advice before said: someone should call the family now.',
};

/** The queue shows the reasons of the recommendation, and the engine may see none for a person. */
function withGraverReason(
  recommendation: BilingualRecommendation,
  { navigatorContact }: Pick<Deps['config'], 'navigatorContact'>,
): BilingualRecommendation {
  const reasons = [...recommendation.humanNavigator.reasons, graver];
  return { ...recommendation, humanNavigator: withReasons(reasons, navigatorContact) };
}
