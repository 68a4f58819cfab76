import type { Deps } from '#deps.ts';
import { ensureShipped } from './import-directory.ts';
import { loadShippedDirectory } from './shipped.ts';
import { type LiveDirectory, watchDirectory } from './watch-directory.ts';

/** The directory at the start of an instance: a first one if there is none, then whatever is current, as it changes. */
export async function openGraph({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<LiveDirectory> {
  await ensureShipped(db, await loadShippedDirectory(), clock());
  return await watchDirectory(db, { onError: (error) => log.warn({ err: error }, 'directory not refreshed') });
}
