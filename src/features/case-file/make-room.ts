import type { EventDetail, HistoryEntry } from '#contract/case.ts';
import { limits } from '#contract/limits.ts';
import type { EventKind, HistoryKind } from '#contract/vocabulary.ts';
import { instant } from '#platform/clock.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { OpenCase } from './open-case.ts';

/**
 * The journals of a case are read whole, so they have an end; but nothing is refused for want of room in them, and
 * nothing is forgotten: when one is full, the older half of what is most frequent there becomes one entry that says
 * how many it stands for and until when. So whoever fills a journal condenses their own entries and hides nobody's.
 */
const countEvents = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_number', '=', value('caseNumber')),
);

const countHistory = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('history')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_number', '=', value('caseNumber')),
);

/** Of opinions and raises there are few by themselves. */
const frequentKinds: HistoryKind[] = ['state_changed', 'recommendation', 'intake_changed'];

/** A reading does not lock the case; this many may add an event at the same moment, and the end still holds. */
const readersAtOnceMax = 100;

export async function makeRoomForEvent(db: Db, caseNumber: number): Promise<void> {
  const lacksRoom = async () =>
    isFull(await countEvents(db, { caseNumber }), limits.eventsPerCaseMax - readersAtOnceMax);
  while (await lacksRoom()) {
    const most = await lockMostFrequent(db, caseNumber);
    // Whoever had the lock before may have made the room.
    if (!(await lacksRoom()) || !(await condenseEvents(db, caseNumber, most))) return;
  }
}

/** For whoever has locked the case. */
export async function makeRoomForHistory(trx: Trx, open: OpenCase): Promise<void> {
  while (isFull(await countHistory(trx, open), limits.historyPerCaseMax)) {
    if (!(await condenseHistory(trx, open))) return;
  }
}

function isFull([counted]: { count: number }[], max: number): boolean {
  return (counted?.count ?? 0) >= max;
}

/** The older half, and at least two, or there would be no room afterwards. */
function olderHalf(count: number): number {
  return Math.max(2, Math.floor(count / 2));
}

type Frequent = { kind: EventKind; actor: string };

/** Of which there are most. Its first event is written and so locked: it stays, and stands for those that go. */
async function lockMostFrequent(db: Db, caseNumber: number): Promise<Frequent> {
  const { kind, actor, first } = await db
    .selectFrom('events')
    .select((eb) => ['kind', 'actor', eb.fn.min('position').as('first')])
    .where('case_number', '=', caseNumber)
    .groupBy(['kind', 'actor'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('events').set({ kind }).where('position', '=', first).execute();
  return { kind, actor };
}

/** Whether there were two to make one of. */
async function condenseEvents(db: Db, caseNumber: number, { kind, actor }: Frequent): Promise<boolean> {
  const alike = await db
    .selectFrom('events')
    .select(['position', 'at', 'detail'])
    .where('case_number', '=', caseNumber)
    .where('kind', '=', kind)
    .where('actor', '=', actor)
    .orderBy('position')
    .execute();
  const older = alike.slice(0, olderHalf(alike.length));
  const [first, last] = [older[0], older.at(-1)];
  if (!first || !last || first === last) return false;

  const details = older.map(({ detail }) => JSON.parse(detail) as EventDetail & Told);
  const detail = { ...sharedMembers(details), ...toldTogether(details, last.at) };
  await db
    .updateTable('events')
    .set({ detail: JSON.stringify(detail) })
    .where('position', '=', first.position)
    .execute();
  await db
    .deleteFrom('events')
    .where('case_number', '=', caseNumber)
    .where('kind', '=', kind)
    .where('actor', '=', actor)
    .where('position', '>', first.position)
    .where('position', '<=', last.position)
    .execute();
  return true;
}

async function condenseHistory(trx: Trx, { caseNumber, caseSeal }: OpenCase): Promise<boolean> {
  const rows = await trx
    .selectFrom('history')
    .select(['position', 'at', 'kind', 'sealed'])
    .where('case_number', '=', caseNumber)
    .where('kind', 'in', frequentKinds)
    .orderBy('position')
    .execute();
  const ofKinds = frequentKinds.map((kind) => rows.filter((row) => row.kind === kind));
  const most = ofKinds.reduce((one, other) => (other.length > one.length ? other : one));
  const older = most.slice(0, olderHalf(most.length));
  const [first, last] = [older[0], older.at(-1)];
  if (!first || !last || first === last) return false;

  const entries = older.map(({ sealed }) => caseSeal.open<Partial<HistoryEntry>>('history', sealed));
  const to = entries.at(-1)?.to;
  const told = { ...entries[0], ...(to !== undefined && { to }), ...toldTogether(entries, last.at) };
  await trx
    .updateTable('history')
    .set({ sealed: caseSeal.seal('history', told) })
    .where('position', '=', first.position)
    .execute();
  await trx
    .deleteFrom('history')
    .where('case_number', '=', caseNumber)
    .where('kind', '=', first.kind)
    .where('position', '>', first.position)
    .where('position', '<=', last.position)
    .execute();
  return true;
}

type Told = { count?: number; lastAt?: string };

/** How many entries one entry stands for, and when the last of them was. */
function toldTogether(entries: readonly Told[], lastAt: number): Required<Told> {
  const count = entries.reduce((sum, entry) => sum + (entry.count ?? 1), 0);
  return { count, lastAt: entries.at(-1)?.lastAt ?? instant(lastAt) };
}

/** What is true of each of them. */
function sharedMembers([first = {}, ...others]: readonly EventDetail[]): EventDetail {
  const isShared = ([name, value]: [string, unknown]) => others.every((other) => other[name] === value);
  return Object.fromEntries(Object.entries(first).filter(isShared));
}
