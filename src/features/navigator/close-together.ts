import { ServiceError } from '#contract/errors.ts';
import { caseNumberOf } from '#contract/ids.ts';
import type { ClosedTogether, CloseTogether } from '#contract/queue.ts';
import type { Deps } from '#deps.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { findCaseAccess } from '../access/queries.ts';
import type { CaseRow } from '../case-file/case-row.ts';
import { loadCaseForChange, updateCaseRow } from '../case-file/change-case.ts';
import type { EventWords } from '../case-file/event-row.ts';
import { recordEvent, recordHistory } from '../case-file/journal.ts';
import { endGrants } from '../case-file/navigator-reach.ts';
import { togetherDetail } from '../case-file/refuse-too-many.ts';
import { isLater } from '../case-file/standing.ts';

type CloseDeps = Pick<Deps, 'db' | 'clock' | 'seal'>;

/**
 * Closes cases of one crowd, each by itself and on its own record: what cannot be closed stays as it is and is named.
 * Only those that stand behind the first of their address: nobody closes many others by a slip of the hand.
 */
export async function closeTogether(
  deps: CloseDeps,
  name: string,
  { caseIds, reason }: CloseTogether,
): Promise<ClosedTogether> {
  const closed: string[] = [];
  const left: string[] = [];
  for (const caseId of new Set(caseIds)) ((await closeLater(deps, name, caseId, reason)) ? closed : left).push(caseId);
  return { closed, left };
}

async function closeLater(
  { db, clock, seal }: CloseDeps,
  name: string,
  caseId: string,
  reason: string | undefined,
): Promise<boolean> {
  const caseNumber = caseNumberOf(caseId);
  if (caseNumber === undefined) return false;
  const now = clock();
  return await db
    .transaction()
    .execute(async (trx) => {
      const before = await loadCaseForChange(trx, caseNumber);
      if (!isLater(before.standing) || !isInQueue(before)) return false;
      const [access] = await findCaseAccess(trx, { caseNumber });
      if (!access) return false;
      const caseSeal = seal.of(`case:${caseNumber}`, access);
      await updateCaseRow(trx, { ...before, state: 'closed', needs_human: 0, waiting_since: null, updated_at: now });
      await recordHistory(trx, { caseNumber, caseSeal }, now, {
        kind: 'state_changed',
        from: before.state,
        to: 'closed',
      });
      await endGrants(trx, caseNumber);
      await recordEvent(trx, caseNumber, {
        at: now,
        kind: 'case.updated',
        actor: `navigator:${name}`,
        detail: togetherDetail,
        ...sealedReason(caseSeal, reason),
      });
      return true;
    })
    .catch((error: unknown) => {
      // One that was erased meanwhile, or whose trail of the day is full, is no reason to leave the others.
      if (error instanceof ServiceError) return false;
      throw error;
    });
}

function isInQueue(row: CaseRow): boolean {
  const isLetIn = row.paused_at === null && row.help_refused === 0 && row.navigators_ended_at === null;
  return row.state !== 'closed' && isLetIn && (row.needs_human === 1 || row.assigned_navigator !== null);
}

function sealedReason(caseSeal: CaseSeal, reason: string | undefined) {
  return reason === undefined ? {} : { sealed: caseSeal.seal('event', { reason } satisfies EventWords) };
}
