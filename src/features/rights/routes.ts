import { CaseParamsSchema } from '#contract/path.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly } from '../access/security.ts';
import { eraseCase } from './erase-case.ts';

const refusals = [...bodyRefusals, 'case_unauthorized', 'navigator_forbidden'] as const;

/** What the people in the data may ask for. */
export function rightsRoutes(app: App, deps: Deps, guard: Guard): void {
  app.delete(
    '/v1/cases/:id',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['rights'],
        operationId: 'eraseCase',
        summary: 'Erase a case for good',
        description:
          'Everything of the case is gone: rows, files, links, messages. From this answer on its key and its links are unknown. Only the number is kept, so that it is never given again. A download that has begun ends by itself. Cannot be undone.',
        params: CaseParamsSchema,
        response: responses({ 204: noContent }, refusals),
      },
    },
    async (request, reply) => {
      await eraseCase(deps, familyOf(request));
      return reply.code(204).send();
    },
  );
}
