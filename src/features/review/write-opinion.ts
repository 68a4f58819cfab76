import { randomUUIDv7 } from 'node:crypto';
import type { NewOpinion, Opinion } from '#contract/opinion.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Reviewer } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent, recordHistory } from '../case-file/journal.ts';
import { raiseUrgency } from '../case-file/raise-urgency.ts';
import { refuseWhenFull } from '../case-file/refuse-when-full.ts';
import { addOnce } from '../idempotency/idempotency.ts';
import { tellOf } from '../notices/tell.ts';
import type { ReviewerWords } from '../shares/queries.ts';
import { type OpinionWords, opinionRowToView } from './opinion-row.ts';
import { insertOpinion, loadShareInUse, refuseTalkative } from './queries.ts';

export async function writeOpinion(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  reviewer: Reviewer,
  body: NewOpinion,
  key?: string,
): Promise<Opinion> {
  const { opinion, urgency, suggestedSpecialty, within } = body;
  const { caseNumber, caseSeal, shareId } = reviewer;
  const now = clock();
  const actor = actorOf(reviewer);
  return await addOnce({ db, clock }, { what: 'opinion', caller: reviewer, key, body }, async (trx) => {
    const before = await loadCaseForChange(trx, reviewer);
    const share = await loadShareInUse(trx, reviewer, now, 'other');
    await refuseTalkative(trx, reviewer);
    await refuseWhenFull(trx, caseNumber, 'opinions');
    const { reviewerName, reviewerTitle } = caseSeal.open<ReviewerWords>('share', share.sealed);
    const words: OpinionWords = {
      opinion,
      urgency: urgency ?? null,
      suggestedSpecialty: suggestedSpecialty ?? null,
      ...(within !== undefined && { within }),
      reviewerName,
      reviewerTitle,
    };
    const row = { id: randomUUIDv7(), created_at: now, sealed: caseSeal.seal('opinion', words) };
    await insertOpinion(trx, { ...row, case_number: caseNumber, share_id: shareId });
    await recordHistory(trx, reviewer, now, {
      kind: 'opinion',
      opinionId: row.id,
      reviewerName,
      ...(urgency !== undefined && { urgency }),
    });
    await tellOf(trx, { config }, caseNumber, { kind: 'opinion', isEmergency: urgency === 'emergency' }, now);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'opinion.written',
      actor,
      detail: { opinionId: row.id, urgency: urgency ?? null },
    });
    if (urgency !== undefined && urgency !== 'routine') {
      await raiseUrgency(trx, reviewer, before, urgency, actor, now);
    }
    return opinionRowToView({ ...row, hidden_at: null }, caseSeal);
  });
}
