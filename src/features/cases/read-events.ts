import type { EventsQuery } from '#contract/case.ts';
import type { Deps } from '#deps.ts';
import { decodeCursor, encodeCursor, pageSize } from '#platform/http/page.ts';
import type { Family } from '../access/caller.ts';
import { eventColumns, eventRowToJson } from '../case-file/event-row.ts';

type Place = readonly [number: number];
const isPlace = (values: readonly unknown[]) => values.length === 1 && Number.isSafeInteger(values[0]);

/** The whole trail, page by page. What is added meanwhile comes at its end, so no page ever shifts. */
export async function readEvents(
  { db }: Pick<Deps, 'db'>,
  { caseNumber, caseSeal }: Family,
  query: EventsQuery,
): Promise<{ json: string; total: number; next: string | undefined }> {
  const [after] = query.cursor === undefined ? [0] : decodeCursor<Place>(query.cursor, isPlace);
  const last = after + pageSize(query);
  const rows = await db
    .selectFrom('events')
    .select(eventColumns)
    .where('case_number', '=', caseNumber)
    .where('number', '>', after)
    .where('number', '<=', last)
    .orderBy('number')
    .execute();
  const { count: total } = await db
    .selectFrom('event_heads')
    .select('count')
    .where('case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  return {
    json: `[${rows.map((row) => eventRowToJson(row, caseSeal)).join()}]`,
    total,
    next: total > last ? encodeCursor([last]) : undefined,
  };
}
