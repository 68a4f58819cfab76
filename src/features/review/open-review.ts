import type { HistoryEntry } from '../../contract/case.ts';
import type { Document, ReviewDocument } from '../../contract/document.ts';
import type { Intake } from '../../contract/intake.ts';
import type { Patient } from '../../contract/patient.ts';
import type { Review, ReviewIntake } from '../../contract/review.ts';
import type { Deps } from '../../deps.ts';
import { instant } from '../../platform/clock.ts';
import { actorOf, type Reviewer } from '../access/caller.ts';
import { urgencyOf } from '../cases/case-row.ts';
import { historyRowToView } from '../cases/history-row.ts';
import { recordEvent } from '../cases/journal.ts';
import { openRecommendation } from '../cases/recommendation-row.ts';
import { documentRowToView } from '../documents/queries.ts';
import type { ReviewerWords } from '../shares/queries.ts';
import { opinionRowToView } from './opinion-row.ts';
import { loadReviewedCase, loadShareInUse } from './queries.ts';

/** The opening is stored, and the family sees it, before the doctor sees anything. */
export async function openReview({ db, clock }: Pick<Deps, 'db' | 'clock'>, reviewer: Reviewer): Promise<Review> {
  const { caseNumber, caseSeal, shareId } = reviewer;
  const now = clock();
  const { share, found } = await db.transaction().execute(async (trx) => {
    const share = await loadShareInUse(trx, reviewer, now, 'opening');
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'review.opened',
      actor: actorOf(reviewer),
      detail: { shareId },
    });
    return { share, found: await loadReviewedCase(trx, caseNumber) };
  });

  const { reviewerName, reviewerTitle } = caseSeal.open<ReviewerWords>('share', share.sealed);
  const { sex, birthYear, province } = caseSeal.open<Patient>('patient', found.case.patient);
  return {
    reviewer: { name: reviewerName, title: reviewerTitle, expiresAt: instant(share.expires_at) },
    case: {
      intake: withoutIdentity(caseSeal.open<Intake>('intake', found.case.intake)),
      specialties: openRecommendation(found.case.recommendation, caseSeal).specialties,
      urgency: urgencyOf(found.case.urgency),
    },
    patient: {
      ...(sex !== undefined && { sex }),
      ...(birthYear !== undefined && { birthYear }),
      ...(province !== undefined && { province }),
    },
    history: found.history.map((row) => reviewedEntry(historyRowToView(row, caseSeal))),
    documents: found.documents.map((row) => withoutFileName(documentRowToView(row, caseSeal))),
    opinions: found.opinions.map((row) => opinionRowToView(row, caseSeal)),
  };
}

function withoutIdentity({ patient: { isSelf: _isSelf, ...patient }, ...intake }: Intake): ReviewIntake {
  return { ...intake, patient };
}

function reviewedEntry({ intake, ...entry }: HistoryEntry): Review['history'][number] {
  return intake === undefined ? entry : { ...entry, intake: withoutIdentity(intake) };
}

function withoutFileName({ fileName: _fileName, ...document }: Document): ReviewDocument {
  return document;
}
