import type { Case, CaseChange, TakenCase } from '#contract/case.ts';
import { invalid, ServiceError } from '#contract/errors.ts';
import { caseIdOf } from '#contract/ids.ts';
import type { Intake } from '#contract/intake.ts';
import type { Deps } from '#deps.ts';
import type { Graph } from '#engine/graph/graph.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import type { Trx } from '#platform/db/connect.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import type { InTurn } from '../access/in-turn.ts';
import { recordRead } from '../access/record-read.ts';
import { type CaseRow, caseRowToView, urgencyRank } from '../case-file/case-row.ts';
import { loadCaseForChange, updateCaseRow } from '../case-file/change-case.ts';
import type { EventWords } from '../case-file/event-row.ts';
import type { AddressHashes } from '../case-file/hash-address.ts';
import { recordEvent, recordHistory } from '../case-file/journal.ts';
import { endGrants, grantReading, whyNotRead } from '../case-file/navigator-reach.ts';
import { recordRaise, withHuman, withUrgency } from '../case-file/raise-urgency.ts';
import { putRecommendation, writeRecommendation } from '../case-file/recommendation-row.ts';
import { type Arrival, arrivalOf, arrive, demoteCrowd, noteArrival, standings } from '../case-file/standing.ts';
import { navigateInTurn } from '../navigate/navigate-in-turn.ts';
import { refuseAgesApart } from '../navigate/refuse-ages-apart.ts';
import { refuseUnknownPlace, withoutPosition } from '../places/settle-place.ts';
import { recommendationEntry } from './recommendation-entry.ts';

type UpdateDeps = Pick<Deps, 'db' | 'clock' | 'graph' | 'config'>;

export async function updateCase(
  { db, clock, graph, config }: UpdateDeps,
  caller: CaseCaller,
  sent: CaseChange,
  inTurn: InTurn,
  addressHashes?: AddressHashes,
): Promise<Case | TakenCase> {
  if (caller.kind === 'family' && sent.assignedNavigator !== undefined) throw new ServiceError('assigning_forbidden');
  refuseLoneReason(sent);
  if (sent.intake) refuseAgesApart(sent.intake, 'intake.');
  const now = clock();
  const current = graph();
  refuseUnknownHospital(sent, current);
  const change = withSettledPlace(sent, current);
  const recommendation =
    change.intake && (await navigateInTurn(inTurn, change.intake, current, now, config.navigatorContact));

  const arrival = caller.kind === 'family' ? await arrivalOf(addressHashes, urgencyRank('emergency'), now) : undefined;

  const answer = await db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, caller);
    const isOnlyTaken = await refuseReach(trx, caller, before, change);
    if (Object.keys(change).length === 0) {
      // To change nothing is to read.
      if (caller.kind === 'navigator') await recordRead(trx, caller, now);
      return caseRowToView(before, caller.caseSeal);
    }
    const after = decide(before, caller, change, recommendation, now);
    if (arrival && isEmergencyCall(before, after)) {
      after.standing = await standingOfCall(trx, arrival, before);
    }
    await updateCaseRow(trx, after);
    await record(trx, caller, before, after, change, recommendation, now);
    if (isOnlyTaken) return { id: caseIdOf(after.case_number), assignedNavigator: after.assigned_navigator };
    return caseRowToView(after, caller.caseSeal);
  });
  await demoteCrowd(db, arrival);
  return answer;
}

/** Whoever calls has used the key; and the same emergency called once more stands where it stood. */
async function standingOfCall(trx: Trx, arrival: Arrival, before: CaseRow): Promise<number> {
  const standing = await arrive(trx, arrival);
  await noteArrival(trx, arrival, standing, before.case_number);
  const called = Math.min(standing, standings.laterUsed);
  return before.urgency === urgencyRank('emergency') ? Math.min(before.standing, called) : called;
}

/** A call of its own, from wherever it comes now: what was said of the case when it was made counts no longer. */
function isEmergencyCall(before: CaseRow, after: CaseRow): boolean {
  return after.urgency === urgencyRank('emergency') && isCallForHelp(before, after);
}

function withSettledPlace(change: CaseChange, graph: Graph): CaseChange {
  if (!change.intake) return change;
  refuseUnknownPlace(change.intake, graph, 'intake.');
  return { ...change, intake: withoutPosition(change.intake, graph) };
}

function refuseUnknownHospital({ chosenHospitalId }: CaseChange, graph: Graph): void {
  if (chosenHospitalId === undefined || chosenHospitalId === null) return;
  const hospital = graph.hospitals.get(chosenHospitalId);
  if (hospital && hospital.retired !== true) return;
  throw invalid('chosenHospitalId', {
    vi: 'không có bệnh viện này trong danh bạ.',
    en: 'there is no such hospital in the directory.',
  });
}

function refuseLoneReason({ reason, assignedNavigator }: CaseChange): void {
  if (reason === undefined || typeof assignedNavigator === 'string') return;
  throw invalid('reason', {
    vi: 'chỉ đi cùng một tên trong assignedNavigator.',
    en: 'goes only with a name in assignedNavigator.',
  });
}

/** On a case that they may not read, a navigator may only take it, and learns nothing of it; true when that is so. */
async function refuseReach(trx: Trx, caller: CaseCaller, row: CaseRow, change: CaseChange): Promise<boolean> {
  if (caller.kind === 'family') return false;
  const refusal = await whyNotRead(trx, caller.caseNumber, row, caller.name);
  if (refusal === undefined) return false;
  const { assignedNavigator, reason, ...others } = change;
  const isTaking = assignedNavigator !== undefined && Object.keys(others).length === 0;
  const isInVain = refusal === 'navigators_ended' || (refusal === 'case_closed' && reason !== undefined);
  if (!isTaking || isInVain) throw new ServiceError(refusal);
  return true;
}

function decide(
  before: CaseRow,
  { caseSeal, kind }: CaseCaller,
  { state, intake, patient, chosenHospitalId, assignedNavigator }: CaseChange,
  recommendation: BilingualRecommendation | undefined,
  now: number,
): CaseRow {
  let row: CaseRow = { ...before, updated_at: now };
  if (intake && recommendation) row = withRecommendation({ ...row, need: intake.need }, recommendation, now);
  if (intake) row.intake = caseSeal.seal('intake', intake);
  if (patient) row.patient = caseSeal.seal('patient', patient);
  if (chosenHospitalId !== undefined) row.chosen_hospital_id = chosenHospitalId;
  if (assignedNavigator !== undefined) row.assigned_navigator = assignedNavigator;
  if (state !== undefined) row.state = state;
  if (state === 'emergency') row = withHuman(withUrgency(row, 'emergency'), now);
  // The closing itself, and not being closed: what a doctor says about a closed case still stands.
  if (state === 'closed') row.needs_human = 0;
  const criesForHelp = state === 'emergency' || recommendation?.safety.emergency === true;
  if (kind === 'family' && criesForHelp) row.navigators_ended_at = null;
  const isForNavigators = row.state !== 'closed' && row.navigators_ended_at === null;
  const isWaiting = isForNavigators && (row.needs_human === 1 || row.assigned_navigator !== null);
  return { ...row, waiting_since: isWaiting ? (row.waiting_since ?? now) : null };
}

/** A new recommendation may raise the urgency and call a person; it takes neither back. */
export function withRecommendation(row: CaseRow, recommendation: BilingualRecommendation, now: number): CaseRow {
  const raised = withUrgency(row, recommendation.safety.urgency);
  return recommendation.humanNavigator.recommended && row.state !== 'closed' ? withHuman(raised, now) : raised;
}

async function record(
  trx: Trx,
  caller: CaseCaller,
  before: CaseRow,
  after: CaseRow,
  change: CaseChange,
  recommendation: BilingualRecommendation | undefined,
  now: number,
): Promise<void> {
  const actor = actorOf(caller);
  const { intake, patient, chosenHospitalId, assignedNavigator, reason } = change;
  if (recommendation) {
    await putRecommendation(trx, caller, writeRecommendation(recommendation));
    const old = caller.caseSeal.open<Intake>('intake', before.intake);
    await recordHistory(trx, caller, now, { kind: 'intake_changed', intake: old });
    await recordHistory(trx, caller, now, recommendationEntry(recommendation));
  }
  if (after.state !== before.state) {
    await recordHistory(trx, caller, now, { kind: 'state_changed', from: before.state, to: after.state });
  }
  await settleGrants(trx, caller, change, now);
  await recordRaise(trx, caller, before, after, actor, now);
  await recordEvent(trx, caller.caseNumber, {
    at: now,
    kind: 'case.updated',
    actor,
    isCallForHelp: isCallForHelp(before, after),
    ...(reason !== undefined && { sealed: caller.caseSeal.seal('event', { reason } satisfies EventWords) }),
    detail: {
      ...(after.state !== before.state && { state: after.state }),
      ...(chosenHospitalId !== undefined && { chosenHospitalId }),
      ...(assignedNavigator !== undefined && { assignedNavigator }),
      ...(intake && { intake: true }),
      ...(patient && { patient: true }),
    },
  });
}

/** Each time something that is not so already: to say it again and again is no call. */
function isCallForHelp(before: CaseRow, after: CaseRow): boolean {
  const isEmergency = after.state === 'emergency' && before.state !== 'emergency';
  return isEmergency || after.urgency > before.urgency || after.needs_human > before.needs_human;
}

/** A reason opens the case to whoever gave it and to whom it was given for; closing it or giving it back ends that. */
async function settleGrants(trx: Trx, caller: CaseCaller, change: CaseChange, now: number): Promise<void> {
  const { state, assignedNavigator, reason } = change;
  if (state === 'closed' || assignedNavigator === null) await endGrants(trx, caller.caseNumber);
  else if (caller.kind === 'navigator' && reason !== undefined && assignedNavigator !== undefined) {
    await grantReading(trx, caller.caseNumber, [caller.name, assignedNavigator], now);
  }
}
