import type { Health } from '#contract/health.ts';
import type { HealthStatus } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import { type Db, engineOf, isInPlace } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { version } from '#version.ts';
import { findLastDailyRun, isDailyRunLate } from '../daily/daily-run.ts';
import { idWritten } from '../installation/pair-stores.ts';
import { loadInstallation } from '../installation/queries.ts';
import { judgeClock } from '../installation/watch-clock.ts';

export type HealthDeps = Pick<Deps, 'db' | 'files' | 'graph' | 'clock' | 'seal'>;
type Installation = Awaited<ReturnType<typeof loadInstallation>>;

export async function checkHealth(deps: HealthDeps, startedAt: number): Promise<Health> {
  const { db, files, graph, clock, seal } = deps;
  const now = clock();
  const [looked, stored] = await Promise.allSettled([lookIntoDatabase(db, now), lookIntoStorage(files)]);
  const { lastRun, installation } = looked.status === 'fulfilled' ? looked.value : {};
  const { version: directoryVersion, active } = graph();
  const parts = {
    database: {
      status: looked.status === 'fulfilled' && isInPlace(db) ? ('ok' as const) : ('down' as const),
      engine: engineOf(db),
    },
    storage: storageHealth(stored.status === 'fulfilled' ? stored.value : undefined, installation),
    directory: {
      status: active.length > 0 ? ('ok' as const) : ('degraded' as const),
      version: directoryVersion,
      hospitals: active.length,
    },
    dailyJob: {
      ...dailyJobHealth(isDailyRunLate(lastRun?.day, now, startedAt), installation, now),
      lastRunDay: lastRun?.day ?? null,
    },
    keys: keysHealth(installation, seal),
  };
  return {
    status: worst(Object.values(parts)),
    version,
    uptimeSeconds: Math.max(0, Math.floor((now - startedAt) / 1000)),
    ...parts,
  };
}

async function lookIntoDatabase(db: Db, now: number) {
  return { lastRun: await findLastDailyRun(db, now), installation: await loadInstallation(db) };
}

async function lookIntoStorage(files: FileStore) {
  return { room: await files.check(), id: idWritten(await files.readId()) };
}

/** A folder that is not the one of this database may be in its place: then nothing may be stored there. */
function storageHealth(
  looked: Awaited<ReturnType<typeof lookIntoStorage>> | undefined,
  installation: Installation | undefined,
): Health['storage'] {
  if (!looked) return { status: 'down', reason: 'unreachable' };
  if (installation && installation.store_id !== looked.id) return { status: 'down', reason: 'not_its_own' };
  if (installation && installation.missing_files > 0) return { status: 'degraded', reason: 'files_missing' };
  if (installation && installation.orphans_held > 0) return { status: 'degraded', reason: 'too_many_without_record' };
  return looked.room === 'ok' ? { status: 'ok' } : { status: 'degraded', reason: 'nearly_full' };
}

function dailyJobHealth(isLate: boolean, installation: Installation | undefined, now: number) {
  const isInDoubt = installation !== undefined && judgeClock(installation, now) !== 'steady';
  if (isInDoubt) return { status: 'degraded' as const, reason: 'clock_in_doubt' as const };
  return isLate ? { status: 'degraded' as const, reason: 'late' as const } : { status: 'ok' as const };
}

function keysHealth(installation: Installation | undefined, seal: Deps['seal']): Health['keys'] {
  const isHere = !installation || installation.master_key_id === null || seal.holds(installation.master_key_id);
  return isHere ? { status: 'ok' } : { status: 'degraded', reason: 'master_key_missing' };
}

function worst(parts: { status: HealthStatus }[]): HealthStatus {
  const has = (wanted: HealthStatus) => parts.some(({ status }) => status === wanted);
  return has('down') ? 'down' : has('degraded') ? 'degraded' : 'ok';
}
