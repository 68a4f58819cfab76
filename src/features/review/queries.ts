import { ServiceError } from '../../contract/errors.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Reviewer } from '../access/caller.ts';
import { historyColumns } from '../cases/history-row.ts';
import { rowsOfCase } from '../cases/rows-of-case.ts';
import { documentColumns } from '../documents/queries.ts';
import { shareStatus } from '../shares/queries.ts';
import { opinionColumns } from './opinion-row.ts';

const countOpening = prepared<{ id: string; now: number }>()((db, value) =>
  db
    .updateTable('shares')
    .set((eb) => ({ opened_count: eb('opened_count', '+', 1), last_opened_at: value('now') }))
    .where('id', '=', value('id'))
    .returning(['sealed', 'expires_at', 'revoked_at']),
);

const lock = prepared<{ id: string }>()((db, value) =>
  db
    .updateTable('shares')
    .set((eb) => ({ opened_count: eb.ref('opened_count') }))
    .where('id', '=', value('id'))
    .returning(['sealed', 'expires_at', 'revoked_at']),
);

/**
 * The share for a use that is about to be answered. The row is written and so locked: a revocation comes wholly before
 * or wholly after the use.
 */
export async function loadShareInUse(trx: Trx, { shareId }: Reviewer, now: number, purpose: 'opening' | 'other') {
  const [share] = await (purpose === 'opening' ? countOpening : lock)(trx, { id: shareId, now });
  if (!share) throw new ServiceError('review_unauthorized');
  const status = shareStatus(share, now);
  if (status === 'revoked') throw new ServiceError('share_revoked');
  if (status === 'expired') throw new ServiceError('share_expired');
  return share;
}

/** Of contacts, events and tokens nothing is even read. */
const findReviewedCase = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('cases')
    .innerJoin('recommendations', 'recommendations.case_number', 'cases.case_number')
    .select(['cases.urgency', 'cases.intake', 'cases.patient', 'recommendations.vi as recommendation'])
    .select([
      rowsOfCase(db, 'history', historyColumns),
      rowsOfCase(db, 'documents', documentColumns),
      rowsOfCase(db, 'opinions', opinionColumns),
    ])
    .where('cases.case_number', '=', value('caseNumber')),
);

export async function loadReviewedCase(trx: Trx, caseNumber: number) {
  const [row] = await findReviewedCase(trx, { caseNumber });
  if (!row) throw new ServiceError('review_unauthorized');
  return row;
}

export const insertOpinion = prepared<Omit<Tables['opinions'], 'position'>>()((db, value) =>
  db.insertInto('opinions').values({
    id: value('id'),
    case_number: value('case_number'),
    share_id: value('share_id'),
    created_at: value('created_at'),
    sealed: value('sealed'),
  }),
);
