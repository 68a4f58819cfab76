import type { HistoryEntry } from '#contract/case.ts';
import { limits } from '#contract/limits.ts';
import type { HistoryKind } from '#contract/vocabulary.ts';
import { instant } from '#platform/clock.ts';
import type { Trx } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { OpenCase } from './open-case.ts';

/**
 * The history of a case is read whole, so it has an end; but nothing is refused for want of room in it, and nothing is
 * forgotten: when it is full, the older half of what is most frequent there becomes one entry that says how many it
 * stands for and until when. The trail of events is never condensed: it is a chain.
 */
const countHistory = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('history')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_number', '=', value('caseNumber')),
);

/** Of opinions and raises there are few by themselves. */
const frequentKinds: HistoryKind[] = ['state_changed', 'recommendation', 'intake_changed'];

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
