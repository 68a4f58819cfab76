import { ConsentChangeSchema, ConsentSchema, PauseSchema } from '#contract/consent.ts';
import { CaseParamsSchema, ConsentParamsSchema } from '#contract/path.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly } from '../access/security.ts';
import { changeConsent } from './change-consent.ts';
import { eraseCase } from './erase-case.ts';
import { pauseCase } from './pause-case.ts';

const refusals = [...bodyRefusals, 'case_unauthorized', 'navigator_forbidden'] as const;

/** What the people in the data may ask for. */
export function rightsRoutes(app: App, deps: Deps, guard: Guard): void {
  app.put(
    '/v1/cases/:id/consents/:purpose',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['rights'],
        operationId: 'setConsent',
        summary: 'Agree to a purpose, refuse it, or withdraw',
        description:
          'Adds a record; none is ever changed. While `navigator_help` is refused no navigator sees or reads the case, whatever it needs; while `notices` are, nobody is told anything. What may not be kept is erased: `keep_case` is withdrawn by `DELETE /v1/cases/{id}`.',
        params: ConsentParamsSchema,
        body: ConsentChangeSchema,
        response: responses({ 200: ConsentSchema }, [...refusals, 'case_full']),
      },
    },
    (request) => changeConsent(deps, familyOf(request), request.params.purpose, request.body),
  );

  app.put(
    '/v1/cases/:id/pause',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['rights'],
        operationId: 'pauseCase',
        summary: 'Pause a case, or end the pause',
        description:
          'While it is paused, review links and navigators get 403, the case is in no queue, and no message or reminder goes out. The family reads and writes as always. Links go on expiring.',
        params: CaseParamsSchema,
        body: PauseSchema,
        response: responses({ 200: PauseSchema }, refusals),
      },
    },
    (request) => pauseCase(deps, familyOf(request), request.body),
  );

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
          'Everything of the case is gone: rows, files, links, messages. From this answer on its key and its links are unknown. Only the number is kept, so that it is never given again. A download that has begun completes. Cannot be undone.',
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
