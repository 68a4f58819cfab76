import { sql } from 'kysely';
import type { Language, Urgency } from '#contract/vocabulary.ts';
import type { Db } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import { urgencyRank } from '../case-file/case-row.ts';

export type QueueFilter = { urgency?: Urgency; assigned?: { to: string } | 'none' };

/** Where a page begins: after the case with this urgency and standing, waiting since then, of this number. */
export type QueuePlace = readonly [urgency: number, standing: number, waitingSince: number, caseNumber: number];

/** Word for word what the index `cases_queue` is of: by parameters, neither engine would know that it holds just these. */
const isInQueue = sql<boolean>`state <> 'closed' and paused_at is null and help_refused = 0
  and navigators_ended_at is null and (needs_human = 1 or assigned_navigator is not null)`;

/** Open cases that need a human or have a navigator, and whose family lets one in, in the order of the index. */
function queue(db: Db, { urgency, assigned }: QueueFilter) {
  let query = db.selectFrom('cases').where(isInQueue);
  if (urgency !== undefined) query = query.where('urgency', '=', urgencyRank(urgency));
  if (assigned === 'none') return query.where('assigned_navigator', 'is', null);
  return assigned === undefined ? query : query.where('assigned_navigator', '=', assigned.to);
}

export async function listQueue(
  db: Db,
  filter: QueueFilter,
  after: QueuePlace | undefined,
  limit: number,
  language: Language,
) {
  let query = queue(db, filter)
    .innerJoin('recommendations', 'recommendations.case_number', 'cases.case_number')
    .leftJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
    .select(`recommendations.${language} as recommendation`)
    .select((eb) => [
      'cases.case_number',
      'sealing_key',
      'wrapped',
      'state',
      'urgency',
      'needs_human',
      'need',
      'intake',
      'patient',
      'waiting_since',
      'created_at',
      'assigned_navigator',
      'key_used',
      'standing',
      eb
        .selectFrom('follow_ups')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('follow_ups.case_number', '=', 'cases.case_number')
        .where('follow_ups.status', '=', 'missed')
        .as('missed'),
      eb
        .selectFrom('notes')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('notes.case_number', '=', 'cases.case_number')
        .as('notes'),
    ]);
  if (after) {
    const [urgency, standing, waitingSince, caseNumber] = after;
    query = query.where(
      sql<boolean>`(urgency < ${urgency} or (urgency = ${urgency} and (standing > ${standing} or (standing = ${standing}
        and (waiting_since > ${waitingSince} or (waiting_since = ${waitingSince} and cases.case_number > ${caseNumber}))))))`,
    );
  }
  return await query
    .orderBy('urgency', 'desc')
    .orderBy('standing')
    .orderBy('waiting_since')
    .orderBy('cases.case_number')
    .limit(limit)
    .execute();
}

export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const { count } = await queue(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The whole queue by urgency: how many there are, how many of them are this navigator's, how many nobody's. */
export async function countByUrgency(db: Db, name: string) {
  return await queue(db, {})
    .select((eb) => [
      'urgency',
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>(eb.case().when('assigned_navigator', '=', name).then(1).end()).as('mine'),
      eb.fn.count<number>(eb.case().when('assigned_navigator', 'is', null).then(1).end()).as('unassigned'),
    ])
    .groupBy('urgency')
    .execute();
}

export const insertNote = prepared<Omit<Tables['notes'], 'position'>>()((db, value) =>
  db.insertInto('notes').values(each(value, ['id', 'case_number', 'author', 'created_at', 'sealed'])),
);
