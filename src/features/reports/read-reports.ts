import type { Report, ReportsQuery } from '#contract/report.ts';
import type { Deps } from '#deps.ts';
import { decodeCursor, encodeCursor, pageSize } from '#platform/http/page.ts';
import { countReports, listReports } from './queries.ts';
import { reportRowToView } from './report-row.ts';

type ReportPage = { items: Report[]; total: number; next: string | undefined };

export async function readReports(
  deps: Pick<Deps, 'db' | 'seal' | 'graph'>,
  { status = 'open', ...query }: ReportsQuery,
): Promise<ReportPage> {
  const [after] = query.cursor === undefined ? [] : decodeCursor<[number]>(query.cursor, isPosition);
  const size = pageSize(query);
  const rows = await listReports(deps.db, status, after, size + 1);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    items: page.map((row) => reportRowToView(row, deps)),
    total: await countReports(deps.db, status),
    next: last && encodeCursor([last.position]),
  };
}

function isPosition(values: readonly unknown[]): boolean {
  return values.length === 1 && Number.isSafeInteger(values[0]);
}
