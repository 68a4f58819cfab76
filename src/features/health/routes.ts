import { sql } from 'kysely';
import { type Health, HealthSchema } from '../../contract/health.ts';
import type { Deps } from '../../deps.ts';
import { engineOf } from '../../platform/db/connect.ts';
import { responses } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/server.ts';
import { version } from '../../version.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { findLastDailyRun, isDailyRunLate } from '../follow-ups/daily-run.ts';

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
        response: { ...responses({ 200: HealthSchema }, []), 503: HealthSchema },
      },
    },
    async (_request, reply) => {
      const health = await checkHealth(deps, startedAt);
      return reply.code(health.status === 'down' ? 503 : 200).send(health);
    },
  );
}

async function checkHealth({ db, files, graph, clock }: HealthDeps, startedAt: number): Promise<Health> {
  const now = clock();
  const isUp = (check: Promise<unknown>) =>
    check.then(
      () => 'ok' as const,
      () => 'down' as const,
    );
  const [database, storage] = await Promise.all([isUp(sql`select 1`.execute(db)), isUp(files.check())]);
  const lastRun = database === 'ok' ? await findLastDailyRun(db) : undefined;
  const dailyJob = isDailyRunLate(lastRun?.day, now, startedAt) ? ('degraded' as const) : ('ok' as const);
  const { version: directoryVersion, active } = graph();
  const directory = active.length > 0 ? ('ok' as const) : ('degraded' as const);
  return {
    status: database === 'down' || storage === 'down' ? 'down' : worse(directory, dailyJob),
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
