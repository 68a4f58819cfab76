import { sql } from 'kysely';
import { ServiceError } from '#contract/errors.ts';
import { type Db, engineOf, type Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import { changed } from '#platform/seal/changed.ts';
import { urgencyRank } from './case-row.ts';
import { headMacOf } from './chain.ts';
import { type EventRow, eventColumns } from './event-row.ts';

type Head = Tables['event_heads'];

const findHead = prepared<{ caseNumber: number }>()((db, value) => {
  const head = db.selectFrom('event_heads').selectAll().where('case_number', '=', value('caseNumber'));
  // On SQLite the transaction itself holds the write lock from its start.
  return engineOf(db) === 'postgres' ? head.forUpdate() : head;
});

/** Whoever else wants to add to the trail waits until this transaction is over: a chain has one end. */
export async function loadHeadForChange(trx: Trx, caseNumber: number): Promise<Head> {
  const [head] = await findHead(trx, { caseNumber });
  // Whoever reads has not locked the case: it may have been erased since they were let in.
  if (!head) throw new ServiceError('case_unauthorized', {}, { cause: new Error('a case has no trail of events') });
  // What is added to a trail that was cut would make its new end look right.
  if (head.head_mac !== headMacOf(await chainKey(trx), head)) throw changed('the end of a trail of events');
  return head;
}

export const insertHead = prepared<Head>()((db, value) =>
  db.insertInto('event_heads').values(each(value, ['case_number', 'count', 'mac', 'head_mac'])),
);

export const updateHead = prepared<Head>()((db, value) =>
  db
    .updateTable('event_heads')
    .set(each(value, ['count', 'mac', 'head_mac']))
    .where('case_number', '=', value('case_number')),
);

const written = ['id', 'case_number', 'number', 'at', 'kind', 'actor', 'detail', 'sealed', 'mac'] as const;

export const insertEvent = prepared<Pick<Tables['events'], (typeof written)[number]>>()((db, value) =>
  db.insertInto('events').values(each(value, written)),
);

/** What the partial index `events_of_others` holds. */
const byOthers = sql<boolean>`actor <> 'family' and actor <> 'system'`;

type Reading = Pick<Tables['events'], 'case_number' | 'kind' | 'actor' | 'detail'> & { since: number };

/** The same reading by the same reader since then. */
export const findReading = prepared<Reading>()((db, value) =>
  db
    .selectFrom('events')
    .select(['position', 'mac', 'again'])
    .where(byOthers)
    .where('actor', '=', value('actor'))
    .where('at', '>', value('since'))
    .where('case_number', '=', value('case_number'))
    .where('kind', '=', value('kind'))
    .where('detail', '=', value('detail'))
    .orderBy('at', 'desc')
    .limit(1),
);

type Repetition = { position: number; again: number; last_at: number; again_mac: string };

export const updateAgain = prepared<Repetition>()((db, value) =>
  db
    .updateTable('events')
    .set(each(value, ['again', 'last_at', 'again_mac']))
    .where('position', '=', value('position')),
);

/** How many different cases somebody has touched since then, and when the first of those times was. */
export const countCasesOf = prepared<{ actor: string; since: number }>()((db, value) =>
  db
    .selectFrom('events')
    .select((eb) => [eb.fn.count<number>('case_number').distinct().as('cases'), eb.fn.min('at').as('first')])
    .where(byOthers)
    .where('actor', '=', value('actor'))
    .where('at', '>', value('since')),
);

type Sweep = { actor: string; since: number; without: string; caseNumber: number };

const emergency = sql.lit(urgencyRank('emergency'));

const countOthers = prepared<Omit<Sweep, 'caseNumber'>>()((db, value) =>
  db
    .selectFrom('events')
    .innerJoin('cases', 'cases.case_number', 'events.case_number')
    .select((eb) => [eb.fn.count<number>('events.case_number').distinct().as('cases'), eb.fn.min('at').as('first')])
    .where(byOthers)
    .where('actor', '=', value('actor'))
    .where('at', '>', value('since'))
    .where('detail', '<>', value('without'))
    // A closed one is read by nobody: they have closed it after they had looked.
    .where(sql<boolean>`(urgency <> ${emergency} or (needs_human = 0 and state <> 'closed'))`),
);

const findWaitingEmergency = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('cases')
    .select('case_number')
    .where('case_number', '=', value('caseNumber'))
    .where(sql<boolean>`urgency = ${emergency} and (needs_human = 1 or state = 'closed')`),
);

/** Of all that somebody has touched, what is no emergency that waits for a person, and whether this case is one. */
export async function countOthersOf(trx: Trx, { caseNumber, ...sweep }: Sweep) {
  const [waiting] = await findWaitingEmergency(trx, { caseNumber });
  const [others] = await countOthers(trx, sweep);
  return { isWaitingEmergency: waiting !== undefined, cases: others?.cases ?? 0, first: others?.first ?? null };
}

/** When an event of a case was, by its number. */
export const findTimeOf = prepared<{ caseNumber: number; number: number }>()((db, value) =>
  db
    .selectFrom('events')
    .select('at')
    .where('case_number', '=', value('caseNumber'))
    .where('number', '=', value('number')),
);

/** Of the events of a case from this number on: how many are somebody's since then, and when the first of them was. */
export const countOf = prepared<{ caseNumber: number; from: number; actor: string; since: number }>()((db, value) =>
  db
    .selectFrom('events')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('first')])
    .where('case_number', '=', value('caseNumber'))
    .where('number', '>=', value('from'))
    .where('actor', '=', value('actor'))
    .where('at', '>', value('since')),
);

/** The whole trail, oldest first. */
export async function listEventRows(db: Db, caseNumber: number): Promise<EventRow[]> {
  return await db
    .selectFrom('events')
    .select(eventColumns)
    .where('case_number', '=', caseNumber)
    .orderBy('number')
    .execute();
}
