import * as Type from 'typebox';
import {
  NewReportSchema,
  ReceivedReportSchema,
  ReportDecisionSchema,
  ReportSchema,
  ReportsQuerySchema,
} from '#contract/report.ts';
import type { Deps } from '#deps.ts';
import { setPageHeaders } from '#platform/http/page.ts';
import { bodyRefusals, responses, sendJson } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { queueCallerOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { navigatorOnly, noToken } from '../access/security.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { readReports } from './read-reports.ts';
import { sendReport } from './send-report.ts';
import { settleReport } from './settle-report.ts';

export function reportRoutes(app: App, deps: Deps, guard: Guard): void {
  app.post(
    '/v1/hospitals/:hid/reports',
    {
      onRequest: guard.reporter,
      schema: {
        ...noToken,
        tags: ['hospitals'],
        operationId: 'reportHospital',
        summary: 'Say what is wrong with a hospital in the directory',
        description:
          'A navigator looks at it; nothing changes before. Two a day of one address about one hospital; where very many wait, another one makes room.',
        headers: idempotencyHeaders(', and no second report'),
        params: Type.Object({ hid: Type.String() }),
        body: NewReportSchema,
        response: responses({ 202: ReceivedReportSchema }, [
          ...bodyRefusals,
          'hospital_not_found',
          'idempotency_key_reused',
        ]),
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      const key = headers['idempotency-key'];
      return sendJson(reply.code(202), await sendReport(deps, params.hid, body, key, guard.addressOf(request)?.of));
    },
  );

  app.get(
    '/v1/navigator/reports',
    {
      onRequest: guard.navigator,
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'readReports',
        summary: 'What people say is wrong in the directory: the oldest open one first, the newest settled one first',
        querystring: ReportsQuerySchema,
        response: responses({ 200: Type.Array(ReportSchema) }, ['invalid_request', 'navigator_unauthorized']),
      },
    },
    async (request, reply) => {
      const page = await readReports(deps, request.query);
      setPageHeaders(request, reply, page.total, page.next);
      return page.items;
    },
  );

  app.patch(
    '/v1/navigator/reports/:id',
    {
      onRequest: guard.navigator,
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'settleReport',
        summary: 'Accept or reject a report, or undo what was accepted',
        description: 'Of two who settle the same report at once, the second gets a 409.',
        params: Type.Object({ id: Type.String({ description: 'The `id` of a report.' }) }),
        body: ReportDecisionSchema,
        response: responses({ 200: ReportSchema }, [
          ...bodyRefusals,
          'navigator_unauthorized',
          'report_not_found',
          'report_settled',
        ]),
      },
    },
    async (request) => await settleReport(deps, queueCallerOf(request), request.params.id, request.body),
  );
}
