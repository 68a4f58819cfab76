import * as Type from 'typebox';
import { CaseParamsSchema, ShareParamsSchema } from '#contract/path.ts';
import { CreatedShareSchema, NewShareSchema, ShareChangeSchema, ShareSchema } from '#contract/share.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly } from '../access/security.ts';
import { createShare } from './create-share.ts';
import { listShareRows, shareRowToView } from './queries.ts';
import { revokeShare } from './revoke-share.ts';
import { updateShare } from './update-share.ts';

const refusals = ['invalid_request', 'case_unauthorized', 'navigator_forbidden'] as const;

export function shareRoutes(app: App, deps: Deps, guard: Guard): void {
  app.post(
    '/v1/cases/:id/shares',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['shares'],
        operationId: 'createShare',
        summary: 'Invite one doctor by a time-limited link',
        description: 'Opening the link never uses it up. The token is shown here only.',
        params: CaseParamsSchema,
        body: NewShareSchema,
        response: responses({ 201: CreatedShareSchema }, [
          ...refusals,
          ...bodyRefusals,
          'passcode_weak',
          'shares_full',
        ]),
      },
    },
    async (request, reply) => {
      const share = await createShare(deps, familyOf(request), request.body, guard.proving(request));
      return reply.code(201).send(share);
    },
  );

  app.get(
    '/v1/cases/:id/shares',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['shares'],
        operationId: 'listShares',
        summary: 'List the invitations of a case',
        params: CaseParamsSchema,
        response: responses({ 200: Type.Array(ShareSchema) }, refusals),
      },
    },
    async (request) => {
      const { caseNumber, caseSeal } = familyOf(request);
      const rows = await listShareRows(deps.db, caseNumber);
      return rows.map((row) => shareRowToView(row, caseSeal, deps.steadyClock()));
    },
  );

  app.patch(
    '/v1/cases/:id/shares/:shareId',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['shares'],
        operationId: 'updateShare',
        summary: 'Extend an invitation, or choose its documents anew',
        description:
          'What is not sent stays as it is. One that has expired begins again; one that was revoked does not.',
        params: ShareParamsSchema,
        body: ShareChangeSchema,
        response: responses({ 200: ShareSchema }, [
          ...refusals,
          ...bodyRefusals,
          'share_not_found',
          'share_over',
          'shares_full',
        ]),
      },
    },
    (request) => updateShare(deps, familyOf(request), request.params.shareId, request.body),
  );

  app.delete(
    '/v1/cases/:id/shares/:shareId',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['shares'],
        operationId: 'revokeShare',
        summary: 'Revoke an invitation',
        description: 'No request that begins after this answer gets anything by the link.',
        params: ShareParamsSchema,
        response: responses({ 204: noContent }, [...refusals, ...bodyRefusals, 'share_not_found']),
      },
    },
    async (request, reply) => {
      await revokeShare(deps, familyOf(request), request.params.shareId);
      return reply.code(204).send();
    },
  );
}
