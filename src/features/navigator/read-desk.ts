import type { Desk } from '#contract/queue.ts';
import type { Deps } from '#deps.ts';
import { urgencyOf } from '../case-file/case-row.ts';
import { countReports } from '../reports/queries.ts';
import { countByUrgency } from './queries.ts';

/** Who the token makes one, and how much there is to do. */
export async function readDesk({ db }: Pick<Deps, 'db'>, name: string): Promise<Desk> {
  const queue: Desk['queue'] = { all: 0, emergency: 0, urgent: 0, routine: 0, mine: 0, unassigned: 0 };
  for (const row of await countByUrgency(db, name)) {
    queue.all += row.count;
    queue[urgencyOf(row.urgency)] = row.count;
    queue.mine += row.mine;
    queue.unassigned += row.unassigned;
  }
  return { name, queue, openReports: await countReports(db, 'open') };
}
