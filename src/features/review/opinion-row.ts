import type { Opinion } from '#contract/opinion.ts';
import { instant } from '#platform/clock.ts';
import type { Stored } from '#platform/db/layers.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type JsonPiece, withMembers } from '#platform/http/json-pieces.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const opinionColumns = ['id', 'share_id', 'created_at', 'hidden_at', 'sealed'] as const;
export type OpinionRow = Pick<Tables['opinions'], Exclude<(typeof opinionColumns)[number], 'hidden_at'>> & {
  hidden_at: number | null;
};
export type OpinionWords = Omit<Opinion, 'id' | 'createdAt' | 'hidden'>;

type StoredOpinion = Omit<OpinionRow, 'share_id'>;

export function opinionRowToView({ id, created_at, hidden_at, sealed }: StoredOpinion, caseSeal: CaseSeal): Opinion {
  const words = caseSeal.open<OpinionWords>('opinion', sealed);
  return { id, ...words, createdAt: instant(created_at), ...(hidden_at !== null && { hidden: true }) };
}

/** As JSON, with what was sealed put in as it is. */
export function opinionRowToJson(row: Stored<OpinionRow>, caseSeal: CaseSeal): JsonPiece[] {
  const { id, created_at, hidden_at, sealed } = row;
  const members = { id, createdAt: instant(created_at), ...(hidden_at !== null && { hidden: true }) };
  return withMembers(members, caseSeal.openJson('opinion', sealed));
}
