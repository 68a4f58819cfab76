import type { Note } from '#contract/note.ts';
import { instant } from '#platform/clock.ts';
import type { Stored } from '#platform/db/layers.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type JsonPiece, withMembers } from '#platform/http/json-pieces.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const noteColumns = ['id', 'author', 'created_at', 'sealed'] as const;
export type NoteRow = Pick<Tables['notes'], (typeof noteColumns)[number]>;
export type NoteWords = Pick<Note, 'text'>;

/** As JSON, with what was sealed put in as it is. */
export function noteRowToJson({ id, author, created_at, sealed }: Stored<NoteRow>, caseSeal: CaseSeal): JsonPiece[] {
  return withMembers({ id, author, createdAt: instant(created_at) }, caseSeal.openJson('note', sealed));
}
