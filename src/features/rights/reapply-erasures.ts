import type { Deps } from '#deps.ts';
import { eraseRows, neverGiveAgain, putTombstone, type Tombstone } from './erase-rows.ts';
import { readErasedLists } from './erased-list.ts';
import { finishErasures } from './finish-erasures.ts';

type ReapplyDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock' | 'log'>;

/** Before anybody is let in: an older database may have been put back, and a crash may have left something to do. */
export async function reapplyErasures(deps: ReapplyDeps): Promise<void> {
  const known = new Set(
    (await deps.db.selectFrom('tombstones').select('case_number').execute()).map(({ case_number }) => case_number),
  );
  const unknown = (await readErasedLists(deps)).filter(({ case_number }) => !known.has(case_number));
  for (const tombstone of unknown) await reapply(deps, tombstone);
  if (unknown.length > 0) deps.log.warn({ cases: unknown.length }, 'erased cases were erased again');
  await finishErasures(deps).catch((error) => deps.log.error({ err: error }, 'an erasure is not finished'));
}

/** A case that has this number and was made at another time is of another installation. */
async function reapply({ db }: ReapplyDeps, tombstone: Tombstone): Promise<void> {
  const { case_number: caseNumber, created_at, erased_at } = tombstone;
  await db.transaction().execute(async (trx) => {
    const there = await trx
      .selectFrom('cases')
      .select('created_at')
      .where('case_number', '=', caseNumber)
      .executeTakeFirst();
    if (there && there.created_at !== created_at) return;
    if (there) await eraseRows(trx, caseNumber, erased_at, () => true);
    else await putTombstone(trx, tombstone);
    await neverGiveAgain(trx, caseNumber);
  });
}
