import type { Intake } from '#contract/intake.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import { navigate } from '#engine/navigate.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import { loadCaseForChange, updateCaseRow } from '../case-file/change-case.ts';
import { recordEvent, recordHistory } from '../case-file/journal.ts';
import { recordRaise } from '../case-file/raise-urgency.ts';
import { putRecommendation, writeRecommendation } from '../case-file/recommendation-row.ts';
import { recommendationEntry } from './recommendation-entry.ts';
import { withRecommendation } from './update-case.ts';

/** The same intake against the directory as it is now; gives the JSON of the recommendation. */
export async function renavigateCase(
  { db, clock, graph, config }: Pick<Deps, 'db' | 'clock' | 'graph' | 'config'>,
  caller: CaseCaller,
  language: Language,
): Promise<string> {
  const now = clock();
  const actor = actorOf(caller);
  return await db.transaction().execute(async (trx) => {
    const before = await loadCaseForChange(trx, caller);
    const intake = caller.caseSeal.open<Intake>('intake', before.intake);
    const recommendation = navigate(intake, graph(), now, config.navigatorContact);
    const json = writeRecommendation(recommendation);
    const after = withRecommendation({ ...before, updated_at: now }, recommendation, now);
    await updateCaseRow(trx, after);
    await putRecommendation(trx, caller, json);
    await recordHistory(trx, caller, now, recommendationEntry(recommendation));
    await recordRaise(trx, caller, before, after, actor, now);
    await recordEvent(trx, caller.caseNumber, {
      at: now,
      kind: 'case.renavigated',
      actor,
      detail: { urgency: recommendation.safety.urgency, directoryVersion: recommendation.directoryVersion },
    });
    return json[language];
  });
}
