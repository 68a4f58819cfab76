import type { Document, ReviewDocument } from '#contract/document.ts';
import type { Intake } from '#contract/intake.ts';
import type { Patient } from '#contract/patient.ts';
import type { Review, ReviewIntake } from '#contract/review.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { readable, type Stored } from '#platform/db/layers.ts';
import { type JsonPiece, listOf, objectOf } from '#platform/http/json-pieces.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { actorOf, type Reviewer } from '../access/caller.ts';
import { urgencyOf } from '../case-file/case-row.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { type HistoryRow, historyRowToJson, historyRowToView } from '../case-file/history-row.ts';
import { recordReading } from '../case-file/journal.ts';
import { openRecommendation } from '../case-file/recommendation-row.ts';
import { documentRowToView } from '../documents/queries.ts';
import { tellOf } from '../notices/tell.ts';
import type { ReviewerWords } from '../shares/queries.ts';
import { opinionRowToJson } from './opinion-row.ts';
import { chosenDocuments, loadReviewedCase, loadShareInUse, type ReviewedRows, type ShareInUse } from './queries.ts';

/** The opening is stored, and the family sees it, before the doctor sees anything. */
export async function openReview(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  reviewer: Reviewer,
): Promise<Buffer> {
  const { caseNumber, caseSeal, shareId } = reviewer;
  const now = clock();
  const { share, found } = await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, reviewer);
    const share = await loadShareInUse(trx, reviewer, now, 'opening');
    if (share.opened_count === 1) await tellOf(trx, { config }, caseNumber, { kind: 'share_opened' }, now);
    await recordReading(trx, caseNumber, {
      at: now,
      kind: 'review.opened',
      actor: actorOf(reviewer),
      detail: { shareId },
    });
    return { share, found: await loadReviewedCase(trx, caseNumber) };
  });

  return reviewJson(share, shownBy(reviewer, share, found), caseSeal);
}

/** The documents that the family chose, and no opinion of another doctor that it hides, nor that there was one. */
function shownBy({ shareId, caseSeal }: Reviewer, share: ShareInUse, found: ReviewedRows): ReviewedRows {
  const chosen = chosenDocuments(share);
  const documents = chosen ? found.documents.filter(({ id }) => chosen.has(id)) : found.documents;
  const isHidden = (row: (typeof found.opinions)[number]) => row.hidden_at !== null && row.share_id !== shareId;
  const hidden = new Set(found.opinions.filter(isHidden).map(({ id }) => id));
  if (hidden.size === 0) return { ...found, documents };
  const tellsOfHidden = (row: Stored<HistoryRow>) =>
    row.kind === 'opinion' && hidden.has(historyRowToView(readable(row), caseSeal).opinionId ?? '');
  return {
    ...found,
    documents,
    history: found.history.filter((row) => !tellsOfHidden(row)),
    opinions: found.opinions.filter(({ id }) => !hidden.has(id)),
  };
}

/** What was sealed as JSON and holds nothing that a doctor may not see is put in as it is, as in the case file. */
function reviewJson(share: ShareInUse, found: ReviewedRows, caseSeal: CaseSeal): Buffer {
  const { reviewerName, reviewerTitle } = caseSeal.open<ReviewerWords>('share', share.sealed);
  const { sex, birthYear, province } = caseSeal.open<Patient>('patient', found.case.patient);
  const small: Pick<Review, 'reviewer' | 'case' | 'patient' | 'documents'> = {
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
    documents: found.documents.map((row) => withoutFileName(documentRowToView(readable(row), caseSeal))),
  };
  const review: Record<keyof Review, JsonPiece[]> = {
    reviewer: [JSON.stringify(small.reviewer)],
    case: [JSON.stringify(small.case)],
    patient: [JSON.stringify(small.patient)],
    history: listOf(found.history.map((row) => reviewedEntry(row, caseSeal))),
    documents: [JSON.stringify(small.documents)],
    opinions: listOf(found.opinions.map((row) => opinionRowToJson(row, caseSeal))),
  };
  return objectOf(review);
}

/** Of the patient named one by one: whatever else an intake may come to say of them stays with the family. */
function withoutIdentity({ patient, insurance: _insurance, ...intake }: Intake): ReviewIntake {
  const { age, ageMonths, sex, province } = patient;
  return {
    ...intake,
    patient: {
      ...(age !== undefined && { age }),
      ...(ageMonths !== undefined && { ageMonths }),
      ...(sex !== undefined && { sex }),
      ...(province !== undefined && { province }),
    },
  };
}

function reviewedEntry(row: Stored<HistoryRow>, caseSeal: CaseSeal): JsonPiece[] {
  if (row.kind !== 'intake_changed') return historyRowToJson(row, caseSeal);
  const { intake, ...entry } = historyRowToView(readable(row), caseSeal);
  return [JSON.stringify({ ...entry, ...(intake && { intake: withoutIdentity(intake) }) })];
}

function withoutFileName({ fileName: _fileName, ...document }: Document): ReviewDocument {
  return document;
}
