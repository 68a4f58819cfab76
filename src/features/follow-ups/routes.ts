import { FollowUpChangeSchema, FollowUpSchema, NewFollowUpSchema } from '#contract/follow-up.ts';
import { CaseParamsSchema, FollowUpParamsSchema } from '#contract/path.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { caseCallerOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOrNavigator, navigatorRefusals } from '../access/security.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { addFollowUp } from './add-follow-up.ts';
import { updateFollowUp } from './update-follow-up.ts';

const refusals = [...bodyRefusals, 'case_unauthorized', ...navigatorRefusals] as const;

export function followUpRoutes(app: App, deps: Deps, guard: Guard): void {
  app.post(
    '/v1/cases/:id/followups',
    {
      onRequest: guard.holderOfCase('on_queued_case'),
      schema: {
        ...familyOrNavigator,
        tags: ['follow-ups'],
        operationId: 'addFollowUp',
        summary: 'Add a follow-up',
        params: CaseParamsSchema,
        headers: idempotencyHeaders(', and no second follow-up'),
        body: NewFollowUpSchema,
        response: responses({ 200: FollowUpSchema }, [...refusals, 'case_full', 'idempotency_key_reused']),
      },
    },
    (request) => addFollowUp(deps, caseCallerOf(request), request.body, request.headers['idempotency-key']),
  );

  app.patch(
    '/v1/cases/:id/followups/:fid',
    {
      onRequest: guard.holderOfCase('on_queued_case'),
      schema: {
        ...familyOrNavigator,
        tags: ['follow-ups'],
        operationId: 'updateFollowUp',
        summary: 'Change a follow-up or mark it done',
        description:
          'A missed follow-up that is moved into the future is scheduled again. When one that comes again is done or missed, the next one appears in the case and has the rule from then on; cancelling one ends its series; moving one moves those after it.',
        params: FollowUpParamsSchema,
        body: FollowUpChangeSchema,
        response: responses({ 200: FollowUpSchema }, [...refusals, 'follow_up_not_found']),
      },
    },
    (request) => updateFollowUp(deps, caseCallerOf(request), request.params.fid, request.body),
  );
}
