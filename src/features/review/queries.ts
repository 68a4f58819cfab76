import { sql } from 'kysely';
import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Trx } from '#platform/db/connect.ts';
import type { Stored } from '#platform/db/layers.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Reviewer } from '../access/caller.ts';
import { refuseEnded } from '../access/share-status.ts';
import { type HistoryRow, historyColumns } from '../case-file/history-row.ts';
import { readingCase } from '../case-file/reading-case.ts';
import { type DocumentRow, documentColumns } from '../documents/queries.ts';
import { type OpinionRow, opinionColumns } from './opinion-row.ts';

const inUseColumns = [
  'sealed',
  'expires_at',
  'revoked_at',
  'opened_count',
  'uses',
  'wrong_tries',
  'document_ids',
] as const;

const countOpening = prepared<{ id: string; now: number }>()((db, value) =>
  db
    .updateTable('shares')
    .set((eb) => ({ opened_count: eb('opened_count', '+', 1), last_opened_at: value('now'), uses: eb('uses', '+', 1) }))
    .where('id', '=', value('id'))
    .returning(inUseColumns),
);

const countOtherUse = prepared<{ id: string }>()((db, value) =>
  db
    .updateTable('shares')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', value('id'))
    .returning(inUseColumns),
);

/**
 * The share for a use that is about to be answered. The row is written and so locked: a revocation comes wholly before
 * or wholly after the use.
 */
export async function loadShareInUse(trx: Trx, reviewer: Reviewer, now: number, purpose: 'opening' | 'other') {
  const count = purpose === 'opening' ? countOpening : countOtherUse;
  const [share] = await count(trx, { id: reviewer.shareId, now });
  if (!share) throw new ServiceError('review_unauthorized');
  refuseEnded(share, now);
  if (share.uses > limits.usesPerShareMax) throw new ServiceError('share_worn_out');
  return share;
}

/** The documents that the link shows; nothing where it shows all. */
export function chosenDocuments({ document_ids }: Pick<ShareInUse, 'document_ids'>): Set<string> | undefined {
  return document_ids === null ? undefined : new Set(JSON.parse(document_ids) as string[]);
}

export type ShareInUse = Awaited<ReturnType<typeof loadShareInUse>>;

/** So that one link cannot use up what all doctors of the case may write. */
export async function refuseTalkative(trx: Trx, { shareId }: Reviewer): Promise<void> {
  const { count } = await trx
    .selectFrom('opinions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('share_id', '=', shareId)
    .executeTakeFirstOrThrow();
  if (count >= limits.opinionsPerShareMax) throw new ServiceError('opinions_of_share_full');
}

const reviewedColumns = ['urgency', 'intake', 'patient'] as const;

export type ReviewedRows = {
  case: Pick<Tables['cases'], (typeof reviewedColumns)[number]> & { recommendation: string };
  history: Stored<HistoryRow>[];
  documents: Stored<DocumentRow>[];
  opinions: Stored<OpinionRow>[];
};

/** Of contacts, events and tokens nothing is even read. */
const findReviewedCase = readingCase<ReviewedRows>()<{ caseNumber: number }>({
  columns: reviewedColumns,
  recommendation: () => sql.ref('recommendations.vi'),
  children: { history: historyColumns, documents: documentColumns, opinions: opinionColumns },
  which: (value) => sql`cases.case_number = ${value('caseNumber')}`,
});

export async function loadReviewedCase(trx: Trx, caseNumber: number): Promise<ReviewedRows> {
  const found = await findReviewedCase(trx, { caseNumber });
  if (!found) throw new ServiceError('review_unauthorized');
  return found;
}

export const insertOpinion = prepared<Omit<Tables['opinions'], 'position' | 'hidden_at'>>()((db, value) =>
  db.insertInto('opinions').values(each(value, ['id', 'case_number', 'share_id', 'created_at', 'sealed'])),
);
