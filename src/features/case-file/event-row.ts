import type { CaseEvent, EventDetail } from '#contract/case.ts';
import { instant } from '#platform/clock.ts';
import { type StoredText, textOf } from '#platform/db/layers.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const eventColumns = ['id', 'at', 'kind', 'actor', 'detail', 'again', 'last_at', 'sealed'] as const;
export type EventRow = Pick<Tables['events'], 'id' | 'at' | 'kind' | 'actor' | 'detail'> & {
  again: number;
  last_at: number | null;
  sealed: StoredText | null;
};

/** The reason of a navigator is what somebody has written; all else in a detail is ours. */
export type EventWords = { reason: string };

/** As JSON, with the detail put in as it is where nothing is to be added to it. */
export function eventRowToJson({ id, at, kind, actor, ...row }: EventRow, caseSeal: CaseSeal): string {
  const members: Omit<CaseEvent, 'detail'> = { id, at: instant(at), kind, actor };
  const detail = row.sealed === null && row.again === 0 ? row.detail : JSON.stringify(wholeDetail(row, caseSeal));
  return `${JSON.stringify(members).slice(0, -1)},"detail":${detail}}`;
}

function wholeDetail(row: Pick<EventRow, 'detail' | 'again' | 'last_at' | 'sealed'>, caseSeal: CaseSeal): EventDetail {
  const { detail, again, last_at, sealed } = row;
  return {
    ...(JSON.parse(detail) as EventDetail),
    ...(sealed !== null && caseSeal.open<EventWords>('event', textOf(sealed))),
    ...(last_at !== null && { count: again + 1, lastAt: instant(last_at) }),
  };
}
