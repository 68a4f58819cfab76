import type { NewReport, Report, ReportDecision, ReportsQuery } from '#contract/report.ts';
import { type Answer, request } from '../request.ts';
import { type Page, requestPage } from './page.ts';

/** Safe to send again with the same key: the service makes no second report. */
export const sendReport = (hospitalId: string, report: NewReport, idempotencyKey: string): Answer<unknown> =>
  request('POST', `/v1/hospitals/${encodeURIComponent(hospitalId)}/reports`, {
    body: report,
    isSafe: true,
    headers: { 'idempotency-key': idempotencyKey },
  });

export const readReports = (token: string, query: ReportsQuery): Answer<Page<Report>> =>
  requestPage('/v1/navigator/reports', query, { token });

export const settleReport = (token: string, id: string, decision: ReportDecision): Answer<Report> =>
  request('PATCH', `/v1/navigator/reports/${encodeURIComponent(id)}`, { token, body: decision });
