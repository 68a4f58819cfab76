import type { FollowUp, Repeat } from '#contract/follow-up.ts';
import type { RepeatRule } from '#contract/repeat.ts';
import { instant } from '#platform/clock.ts';
import type { Trx } from '#platform/db/connect.ts';
import type { Stored } from '#platform/db/layers.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type JsonPiece, withMembers } from '#platform/http/json-pieces.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const followUpColumns = [
  'id',
  'due_at_text',
  'kind',
  'notify_contact_id',
  'status',
  'created_at',
  'updated_at',
  'repeats',
  'sealed',
] as const;
export type FollowUpRow = Pick<Tables['follow_ups'], (typeof followUpColumns)[number]>;

export type FollowUpWords = { title: string; note: string | null };

export const insertFollowUp = prepared<Omit<Tables['follow_ups'], 'position'>>()((db, value) =>
  db
    .insertInto('follow_ups')
    .values(
      each(value, [
        'id',
        'case_number',
        'due_at_text',
        'due_at',
        'kind',
        'notify_contact_id',
        'status',
        'created_at',
        'updated_at',
        'sealed',
        'repeats',
        'series_id',
      ]),
    ),
);

export async function findFollowUp(trx: Trx, caseNumber: number, id: string) {
  return await trx
    .selectFrom('follow_ups')
    .selectAll()
    .where('case_number', '=', caseNumber)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateFollowUpRow(
  trx: Trx,
  { id, ...changed }: Omit<Tables['follow_ups'], 'position' | 'case_number' | 'created_at'>,
): Promise<void> {
  await trx.updateTable('follow_ups').set(changed).where('id', '=', id).execute();
}

export function followUpRowToView(row: FollowUpRow, caseSeal: CaseSeal): FollowUp {
  return { ...unsealed(row), ...caseSeal.open<FollowUpWords>('follow-up', row.sealed) };
}

/** As JSON, with what was sealed put in as it is. */
export function followUpRowToJson(row: Stored<FollowUpRow>, caseSeal: CaseSeal): JsonPiece[] {
  return withMembers(unsealed(row), caseSeal.openJson('follow-up', row.sealed));
}

function unsealed(row: Omit<FollowUpRow, 'sealed'>): Omit<FollowUp, keyof FollowUpWords> {
  return {
    id: row.id,
    dueAt: row.due_at_text,
    kind: row.kind,
    notifyContactId: row.notify_contact_id,
    status: row.status,
    ...(row.repeats !== null && { repeat: repeatOf(row.repeats) }),
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}

function repeatOf(repeats: string): Repeat {
  const { from: _from, ...repeat } = readRule(repeats);
  return repeat;
}

export function readRule(repeats: string): RepeatRule {
  return JSON.parse(repeats) as RepeatRule;
}
