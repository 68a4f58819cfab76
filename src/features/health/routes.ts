import * as Type from 'typebox';
import { type Health, HealthSchema } from '#contract/health.ts';
import { ErrorSchema } from '#contract/schema.ts';
import type { Deps } from '#deps.ts';
import { type Db, engineOf, isInPlace } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { version } from '#version.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { findLastDailyRun, isDailyRunLate } from '../daily/daily-run.ts';
import { loadInstallation } from '../installation/queries.ts';
import { judgeClock } from '../installation/watch-clock.ts';

const retryAfterSeconds = 5;

/** What sheds load answers before the route does, and knows nothing of its health. */
const UnwellSchema = Type.Union([HealthSchema, ErrorSchema], { description: 'Down, or too busy to look.' });

type HealthDeps = Pick<Deps, 'db' | 'files' | 'graph' | 'clock'>;

export function healthRoutes(app: App, deps: HealthDeps, guard: Guard): void {
  const startedAt = deps.clock();
  app.get(
    '/health',
    {
      onRequest: guard.anyone,
      schema: {
        ...noToken,
        tags: ['operations'],
        operationId: 'getHealth',
        summary: 'Whether the service and what it stands on are well',
        response: { ...responses({ 200: HealthSchema }, []), 503: UnwellSchema },
      },
    },
    async (_request, reply) => {
      const health = await checkHealth(deps, startedAt);
      if (health.status === 'down') reply.code(503).header('retry-after', retryAfterSeconds);
      return health;
    },
  );
}

async function checkHealth({ db, files, graph, clock }: HealthDeps, startedAt: number): Promise<Health> {
  const now = clock();
  const [looked, storageChecked] = await Promise.allSettled([lookIntoDatabase(db, now), checkStorage(files)]);
  const database = looked.status === 'fulfilled' && isInPlace(db) ? ('ok' as const) : ('down' as const);
  const { lastRun, installation } = looked.status === 'fulfilled' ? looked.value : {};
  const storage = storageChecked.status === 'fulfilled' ? storageStatus(storageChecked.value, installation) : 'down';
  const isLate = isDailyRunLate(lastRun?.day, now, startedAt);
  const isClockInDoubt = installation !== undefined && judgeClock(installation, now) !== 'steady';
  const dailyJob = isLate || isClockInDoubt ? ('degraded' as const) : ('ok' as const);
  const { version: directoryVersion, active } = graph();
  const directory = active.length > 0 ? ('ok' as const) : ('degraded' as const);
  return {
    status: database === 'down' || storage === 'down' ? 'down' : worse(storage, directory, dailyJob),
    version,
    uptimeSeconds: Math.max(0, Math.floor((now - startedAt) / 1000)),
    database: { status: database, engine: engineOf(db) },
    storage: { status: storage },
    directory: { status: directory, version: directoryVersion, hospitals: active.length },
    dailyJob: { status: dailyJob, lastRunDay: lastRun?.day ?? null },
  };
}

async function lookIntoDatabase(db: Db, now: number) {
  return { lastRun: await findLastDailyRun(db, now), installation: await loadInstallation(db) };
}

async function checkStorage(files: FileStore) {
  return { room: await files.check(), id: await files.readId() };
}

/** A folder that is not the one of this database may be in its place: then nothing may be stored there. */
function storageStatus(
  { room, id }: Awaited<ReturnType<typeof checkStorage>>,
  installation: Awaited<ReturnType<typeof loadInstallation>> | undefined,
): Health['storage']['status'] {
  if (!installation) return room;
  if (installation.store_id !== id) return 'down';
  return installation.missing_files > 0 || installation.orphans_held > 0 ? 'degraded' : room;
}

function worse(...statuses: ('ok' | 'degraded')[]): 'ok' | 'degraded' {
  return statuses.includes('degraded') ? 'degraded' : 'ok';
}
