import * as Type from 'typebox';
import { type Health, HealthSchema } from '../../contract/health.ts';
import { ErrorSchema } from '../../contract/schema.ts';
import type { Deps } from '../../deps.ts';
import { engineOf } from '../../platform/db/connect.ts';
import { responses } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/server.ts';
import { version } from '../../version.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { findLastDailyRun, isDailyRunLate } from '../follow-ups/daily-run.ts';

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
  const [lastRunRead, storageChecked] = await Promise.allSettled([findLastDailyRun(db, now), files.check()]);
  const database = lastRunRead.status === 'fulfilled' ? ('ok' as const) : ('down' as const);
  const storage = storageChecked.status === 'fulfilled' ? storageChecked.value : ('down' as const);
  const lastRun = lastRunRead.status === 'fulfilled' ? lastRunRead.value : undefined;
  const dailyJob = isDailyRunLate(lastRun?.day, now, startedAt) ? ('degraded' as const) : ('ok' as const);
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

function worse(...statuses: ('ok' | 'degraded')[]): 'ok' | 'degraded' {
  return statuses.includes('degraded') ? 'degraded' : 'ok';
}
