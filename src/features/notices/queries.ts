import type { Contact } from '#contract/contact.ts';
import { noticeLimits } from '#contract/notice-limits.ts';
import { dayMs } from '#contract/when.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { OpenCase } from '../case-file/open-case.ts';
import { contactColumns, contactRowToView } from '../contacts/queries.ts';

export type RecipientRow = Omit<Tables['recipients'], 'position'>;

export async function listRecipients(db: Db, caseNumber: number): Promise<RecipientRow[]> {
  return await db
    .selectFrom('recipients')
    .selectAll()
    .where('case_number', '=', caseNumber)
    .orderBy('position')
    .execute();
}

export async function listContactIds(db: Db, caseNumber: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts')
    .select('id')
    .where('case_number', '=', caseNumber)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findContact(
  db: Db,
  { caseNumber, caseSeal }: OpenCase,
  contactId: string,
): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('contacts')
    .select(contactColumns)
    .where('case_number', '=', caseNumber)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return row && contactRowToView(row, caseSeal);
}

export async function insertRecipient(trx: Trx, row: RecipientRow): Promise<void> {
  await trx.insertInto('recipients').values(row).execute();
}

/** With whatever is still to be sent to them. */
export async function deleteRecipient(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('recipients').where('id', '=', id).execute();
}

/** What was sent, or could not be, is of no use any more. */
export async function forgetNotices(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('next_try_at', 'is', null)
    .where('created_at', '<', now - noticeLimits.settledKeepDays * dayMs)
    .execute();
}
