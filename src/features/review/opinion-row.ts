import type { Opinion } from '#contract/opinion.ts';
import { instant } from '#platform/clock.ts';
import type { Stored } from '#platform/db/layers.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type JsonPiece, withMembers } from '#platform/http/json-pieces.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const opinionColumns = ['id', 'created_at', 'sealed'] as const;
export type OpinionRow = Pick<Tables['opinions'], (typeof opinionColumns)[number]>;
export type OpinionWords = Omit<Opinion, 'id' | 'createdAt'>;

export function opinionRowToView({ id, created_at, sealed }: OpinionRow, caseSeal: CaseSeal): Opinion {
  return { id, ...caseSeal.open<OpinionWords>('opinion', sealed), createdAt: instant(created_at) };
}

/** As JSON, with what was sealed put in as it is. */
export function opinionRowToJson({ id, created_at, sealed }: Stored<OpinionRow>, caseSeal: CaseSeal): JsonPiece[] {
  return withMembers({ id, createdAt: instant(created_at) }, caseSeal.openJson('opinion', sealed));
}
