import * as Type from 'typebox';
import { QueueItemSchema, QueueQuerySchema } from '../../contract/queue.ts';
import type { Deps } from '../../deps.ts';
import { languageOf } from '../../platform/http/language.ts';
import { setPageHeaders } from '../../platform/http/page.ts';
import { responses } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/server.ts';
import { queueCallerOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { navigatorOnly } from '../access/security.ts';
import { readQueue } from './read-queue.ts';

export function navigatorRoutes(app: App, deps: Deps, guard: Guard): void {
  app.get(
    '/v1/navigator/queue',
    {
      onRequest: guard.navigator,
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'readQueue',
        summary: 'Cases that wait for a person, the most urgent first',
        querystring: QueueQuerySchema,
        response: responses({ 200: Type.Array(QueueItemSchema) }, ['invalid_request', 'navigator_unauthorized']),
      },
    },
    async (request, reply) => {
      const page = await readQueue(deps, queueCallerOf(request), request.query, languageOf(request));
      setPageHeaders(request, reply, page.total, page.next);
      return page.items;
    },
  );
}
