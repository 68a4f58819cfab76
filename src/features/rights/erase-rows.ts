import { continueNumbering, listNumbering } from '#platform/db/catalog.ts';
import type { Trx } from '#platform/db/connect.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import { anchoredAt, tombstoneMacOf } from '../case-file/anchored.ts';
import type { CaseRow } from '../case-file/case-row.ts';

/** What stays of a case: its number, so that it is never given again, and when it was made and erased. */
export type Tombstone = { case_number: number; created_at: number; erased_at: number };

type IsMeant = (row: Pick<CaseRow, 'access_token_hash' | 'created_at' | 'erases_at'>) => boolean;

/**
 * Everything of a case in one transaction: whatever has its number goes with its row, by the references of the tables.
 * Its files are noted down, to be removed afterwards, also by whoever starts next. False when there is no such case, or
 * on a second look it is not to be erased.
 */
export async function eraseRows(trx: Trx, caseNumber: number, now: number, isMeant: IsMeant): Promise<boolean> {
  // First of all: whoever takes an anchor holds this and waits for those who add to trails.
  const { anchor_position } = await trx
    .updateTable('installation')
    .set({ only_one: 1 })
    .returning('anchor_position')
    .executeTakeFirstOrThrow();
  const row = await trx
    .updateTable('cases')
    .set((eb) => ({ changes: eb('changes', '+', 1) }))
    .where('case_number', '=', caseNumber)
    .returning(['access_token_hash', 'created_at', 'erases_at'])
    .executeTakeFirst();
  if (!row || !isMeant(row)) return false;
  // A doctor who reads has locked the link before the trail.
  await trx
    .updateTable('shares')
    .set((eb) => ({ uses: eb.ref('uses') }))
    .where('case_number', '=', caseNumber)
    .execute();
  // Whoever reads holds the trail and then asks for the case; so it is taken before the case goes.
  await trx
    .updateTable('event_heads')
    .set((eb) => ({ count: eb.ref('count') }))
    .where('case_number', '=', caseNumber)
    .execute();
  await trx
    .insertInto('files_to_erase')
    .columns(['document_id'])
    .expression((eb) => eb.selectFrom('documents').select('id').where('case_number', '=', caseNumber))
    .execute();
  const anchored = await anchoredAt(trx, await chainKey(trx), caseNumber, anchor_position);
  await trx.deleteFrom('cases').where('case_number', '=', caseNumber).execute();
  await putTombstone(trx, { case_number: caseNumber, created_at: row.created_at, erased_at: now }, anchored);
  return true;
}

export async function putTombstone(trx: Trx, tombstone: Tombstone, anchored: string | null = null): Promise<void> {
  const stone = { ...tombstone, anchored };
  const mac = tombstoneMacOf(await chainKey(trx), stone);
  await trx
    .insertInto('tombstones')
    .values({ ...stone, finished_at: null, mac })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In an older copy of the database the number may still be to come. */
export async function neverGiveAgain(trx: Trx, caseNumber: number): Promise<void> {
  const given = (await listNumbering(trx)).find(({ table }) => table === 'cases')?.last ?? 0;
  if (given < caseNumber) await continueNumbering(trx, 'cases', caseNumber);
}
