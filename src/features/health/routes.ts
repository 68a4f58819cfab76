import * as Type from 'typebox';
import { type Health, HealthSchema } from '#contract/health.ts';
import { ErrorSchema } from '#contract/schema.ts';
import type { Deps } from '#deps.ts';
import { responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import type { Log } from '#platform/log.ts';
import { inTimeForMetrics } from '#platform/metrics.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { checkHealth, type HealthDeps } from './check-health.ts';

const retryAfterSeconds = 5;

/** What sheds load answers before the route does, and knows nothing of its health. */
const UnwellSchema = Type.Union([HealthSchema, ErrorSchema], { description: 'Down, or too busy to look.' });

export function healthRoutes(app: App, deps: HealthDeps & Pick<Deps, 'log' | 'metrics'>, guard: Guard): void {
  const { log, metrics, clock } = deps;
  const startedAt = clock();
  const tellChange = tellingChanges(log);
  const check = async () => {
    const health = await checkHealth(deps, startedAt);
    tellChange(health);
    return health;
  };
  metrics.beforeReading.push(async () => metrics.showHealth(await inTimeForMetrics(check())));
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
      const health = await check();
      if (health.status === 'down') reply.code(503).header('retry-after', retryAfterSeconds);
      return health;
    },
  );
}

/** A line when something is not well any more, or for another reason, and one when all is well again. */
function tellingChanges(log: Log): (health: Health) => void {
  let told = '{}';
  return ({ status, version: _, uptimeSeconds: __, ...parts }) => {
    const unwell = Object.fromEntries(
      Object.entries(parts)
        .filter(([, part]) => part.status !== 'ok')
        .map(([name, part]) => [name, 'reason' in part ? `${part.status}: ${part.reason}` : part.status]),
    );
    const found = JSON.stringify(unwell);
    if (found === told) return;
    told = found;
    if (status === 'ok') log.info('all is well again');
    else log.warn(unwell, `the service is ${status}`);
  };
}
