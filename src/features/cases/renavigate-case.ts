import type { Intake } from '#contract/intake.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import { navigate } from '#engine/navigate.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import type { Trx } from '#platform/db/connect.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import type { InTurn } from '../access/in-turn.ts';
import type { CaseRow } from '../case-file/case-row.ts';
import { loadCaseForChange, updateCaseRow } from '../case-file/change-case.ts';
import { recordEvent, recordHistory } from '../case-file/journal.ts';
import type { OpenCase } from '../case-file/open-case.ts';
import { recordRaise } from '../case-file/raise-urgency.ts';
import { putRecommendation, type RecommendationJson, writeRecommendation } from '../case-file/recommendation-row.ts';
import { navigateInTurn } from '../navigate/navigate-in-turn.ts';
import { findIntake } from './queries.ts';
import { recommendationEntry } from './recommendation-entry.ts';
import { withRecommendation } from './update-case.ts';

/** The same intake against the directory as it is now; gives the JSON of the recommendation. */
export async function renavigateCase(
  { db, clock, graph, config }: Pick<Deps, 'db' | 'clock' | 'graph' | 'config'>,
  caller: CaseCaller,
  language: Language,
  inTurn: InTurn,
): Promise<string> {
  const now = clock();
  const actor = actorOf(caller);
  const { caseNumber, caseSeal } = caller;
  const current = graph();
  const readIntake = (sealed: string) => caseSeal.open<Intake>('intake', sealed);
  // Before the case is locked: whoever waits for a turn must hold up nobody.
  const [seen] = await findIntake(db, { caseNumber });
  const first = seen && (await navigateInTurn(inTurn, readIntake(seen.intake), current, now, config.navigatorContact));
  return await db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, caller);
    const isAsSeen = before.intake === seen?.intake;
    const recommendation =
      isAsSeen && first ? first : navigate(readIntake(before.intake), current, now, config.navigatorContact);
    const after = withRecommendation({ ...before, updated_at: now }, recommendation, now);
    const json = await putNavigated(trx, caller, { before, after, recommendation, actor, now });
    return json[language];
  });
}

type Navigated = {
  before: CaseRow;
  after: CaseRow;
  recommendation: BilingualRecommendation;
  actor: string;
  now: number;
};

/** Stores a recommendation and what it makes of the case, with its lines in both journals; for whoever has locked the case. */
export async function putNavigated(
  trx: Trx,
  open: OpenCase,
  { before, after, recommendation, actor, now }: Navigated,
): Promise<RecommendationJson> {
  const json = writeRecommendation(recommendation);
  const isMoved = after.state !== before.state;
  await updateCaseRow(trx, after);
  await putRecommendation(trx, open, json);
  await recordHistory(trx, open, now, recommendationEntry(recommendation));
  if (isMoved) await recordHistory(trx, open, now, { kind: 'state_changed', from: before.state, to: after.state });
  await recordRaise(trx, open, before, after, actor, now);
  await recordEvent(trx, open.caseNumber, {
    at: now,
    kind: 'case.renavigated',
    actor,
    detail: {
      urgency: recommendation.safety.urgency,
      directoryVersion: recommendation.directoryVersion,
      ...(isMoved && { state: after.state }),
    },
  });
  return json;
}
