import type { HistoryEntry } from '#contract/case.ts';
import { instant } from '#platform/clock.ts';
import type { Stored } from '#platform/db/layers.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type JsonPiece, withMembers } from '#platform/http/json-pieces.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const historyColumns = ['at', 'kind', 'sealed'] as const;
export type HistoryRow = Pick<Tables['history'], (typeof historyColumns)[number]>;

export function historyRowToView({ at, kind, sealed }: HistoryRow, caseSeal: CaseSeal): HistoryEntry {
  return { at: instant(at), kind, ...caseSeal.open<Omit<HistoryEntry, 'at' | 'kind'>>('history', sealed) };
}

/** As JSON, with what was sealed put in as it is. */
export function historyRowToJson({ at, kind, sealed }: Stored<HistoryRow>, caseSeal: CaseSeal): JsonPiece[] {
  return withMembers({ at: instant(at), kind }, caseSeal.openJson('history', sealed));
}
