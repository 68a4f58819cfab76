import { hourMs } from '../../contract/when.ts';
import type { Deps } from '../../deps.ts';
import { listKnownDocumentIds } from './queries.ts';

/** Longer than any upload may take: a younger file may still be waiting for its row. */
const orphanAgeMs = 6 * hourMs;
const batchSize = 200;

/** Removes files that no record knows: what a crash left behind between a file and its row. */
export async function sweepOrphans({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    if (batch.length === 0) return;
    const known = await listKnownDocumentIds(db, batch);
    for (const key of batch.filter((each) => !known.has(each))) {
      await files.remove(key);
      removed++;
    }
    batch = [];
  };
  for await (const key of files.listOlderThan(clock() - orphanAgeMs)) {
    batch.push(key);
    if (batch.length === batchSize) await sweep();
  }
  await sweep();
  return removed;
}
