import type { Deps } from '../../deps.ts';
import { safeError } from '../../platform/log.ts';
import { ensureShipped } from './import-directory.ts';
import { loadShippedDirectory } from './shipped.ts';
import { type LiveDirectory, watchDirectory } from './watch-directory.ts';

/** The directory at the start of an instance: the shipped one where there is none yet, and from then on the current one. */
export async function openGraph({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<LiveDirectory> {
  const report = await ensureShipped(db, await loadShippedDirectory(), clock());
  if (report) log.info(report, 'directory shipped');
  return await watchDirectory(db, {
    onChange: ({ version, active }) => log.info({ version, hospitals: active.length }, 'directory changed'),
    onError: (error) => log.error({ err: safeError(error) }, 'directory not refreshed'),
  });
}
