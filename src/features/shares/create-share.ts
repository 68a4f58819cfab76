import { randomUUIDv7 } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { isEasyToGuess } from '#contract/passcode.ts';
import type { CreatedShare, NewShare } from '#contract/share.ts';
import { hourMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { hashPasscode } from '#platform/passcode.ts';
import { hashToken, newToken } from '#platform/tokens.ts';
import { actorOf, type Family } from '../access/caller.ts';
import type { InTurn } from '../access/in-turn.ts';
import { shareMacOf } from '../case-file/bound.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { refuseUnknownDocuments } from './choose-documents.ts';
import { forgetEndedShare, insertShare, listShareRows, type ReviewerWords, refuseTooManyInUse } from './queries.ts';

export async function createShare(
  { db, clock, steadyClock, config }: Pick<Deps, 'db' | 'clock' | 'steadyClock' | 'config'>,
  family: Family,
  newShare: NewShare,
  inTurn: InTurn,
): Promise<CreatedShare> {
  const { reviewerName, reviewerTitle, expiresInHours = limits.shareExpiresInHoursDefault } = newShare;
  const { passcode, documentIds = null } = newShare;
  if (passcode !== undefined && isEasyToGuess(passcode)) throw new ServiceError('passcode_weak');
  const now = clock();
  const shareId = randomUUIDv7();
  const reviewToken = newToken('review');
  const expiresAt = steadyClock() + expiresInHours * hourMs;
  const words: ReviewerWords = { reviewerName, reviewerTitle: reviewerTitle ?? null };
  const bound = {
    id: shareId,
    token_hash: hashToken(reviewToken),
    created_at: now,
    expires_at: expiresAt,
    passcode: passcode === undefined ? null : await inTurn(passcode.length, () => hashPasscode(passcode)),
    document_ids: documentIds && JSON.stringify(documentIds),
    revoked_at: null,
  };
  const row = {
    ...bound,
    case_number: family.caseNumber,
    mac: shareMacOf(family.caseSeal, bound),
    sealed: family.caseSeal.seal('share', words),
  };
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    if (documentIds) await refuseUnknownDocuments(trx, family.caseNumber, documentIds);
    const rows = await listShareRows(trx, family.caseNumber);
    refuseTooManyInUse(rows, steadyClock());
    await forgetEndedShare(trx, family.caseNumber, rows, steadyClock());
    await insertShare(trx, row);
    await recordEvent(trx, family.caseNumber, {
      at: now,
      kind: 'share.created',
      actor: actorOf(family),
      detail: { shareId, expiresAt: instant(expiresAt) },
    });
  });
  // After `#`, so that no server, proxy or referrer ever sees the secret.
  return {
    shareId,
    reviewToken,
    reviewUrl: `${config.publicUrl}/review#${reviewToken}`,
    expiresAt: instant(expiresAt),
  };
}
