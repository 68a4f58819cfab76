import type { Deps } from '#deps.ts';
import { forgetDeleted } from '#platform/db/forget-deleted.ts';
import { writeErasedLists } from './erased-list.ts';

const batchSize = 100;

type FinishDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock'>;

/**
 * What is left to do when the rows of a case are gone, and can be done again: its files, past the trash; the lists
 * outside of the database; and what the log of the database still holds. Whoever dies at it leaves it to the next start.
 */
export async function finishErasures({ config, db, files, clock }: FinishDeps): Promise<void> {
  const unfinished = db.selectFrom('tombstones').select('case_number').where('finished_at', 'is', null);
  const cases = (await unfinished.execute()).map(({ case_number }) => case_number);
  if (cases.length === 0) return;
  const columns = ['case_number', 'created_at', 'erased_at'] as const;
  await writeErasedLists({ config, files }, await db.selectFrom('tombstones').select(columns).execute());
  const next = db.selectFrom('files_to_erase').select('document_id').limit(batchSize);
  for (let rows = await next.execute(); rows.length > 0; rows = await next.execute()) {
    const ids = rows.map(({ document_id }) => document_id);
    for (const id of ids) await files.remove(id);
    await db.deleteFrom('files_to_erase').where('document_id', 'in', ids).execute();
  }
  if (!(await forgetDeleted(db))) return;
  for (const caseNumber of cases) {
    await db.updateTable('tombstones').set({ finished_at: clock() }).where('case_number', '=', caseNumber).execute();
  }
}
