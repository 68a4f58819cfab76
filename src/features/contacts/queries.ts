import type { Contact } from '#contract/contact.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import type { OpenCase } from '../case-file/open-case.ts';

export const contactColumns = ['id', 'role', 'sealed'] as const;
export type ContactRow = Pick<Tables['contacts'], (typeof contactColumns)[number]>;

const insert = prepared<Omit<Tables['contacts'], 'position'>>()((db, value) =>
  db.insertInto('contacts').values(each(value, ['id', 'case_number', 'role', 'sealed'])),
);

export async function insertContact(trx: Trx, { caseNumber, caseSeal }: OpenCase, contact: Contact): Promise<void> {
  const { id, role, ...rest } = contact;
  await insert(trx, { id, case_number: caseNumber, role, sealed: caseSeal.seal('contact', rest) });
}

export function contactRowToView({ id, role, sealed }: ContactRow, caseSeal: CaseSeal): Contact {
  return { id, role, ...caseSeal.open<Omit<Contact, 'id' | 'role'>>('contact', sealed) };
}

export async function findContact(trx: Trx, caseNumber: number, contactId: string): Promise<ContactRow | undefined> {
  return await trx
    .selectFrom('contacts')
    .select(contactColumns)
    .where('case_number', '=', caseNumber)
    .where('id', '=', contactId)
    .executeTakeFirst();
}

export async function updateContactRow(
  trx: Trx,
  { caseSeal }: OpenCase,
  { id, role, ...rest }: Contact,
): Promise<void> {
  const sealed = caseSeal.seal('contact', rest);
  await trx.updateTable('contacts').set({ role, sealed }).where('id', '=', id).execute();
}

/** Room for another primary contact. */
export async function demotePrimary(trx: Trx, caseNumber: number, exceptId: string): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ role: 'secondary' })
    .where('case_number', '=', caseNumber)
    .where('role', '=', 'primary')
    .where('id', '<>', exceptId)
    .execute();
}

/** Whether there was one to delete. Where follow-ups named it, the database clears that. */
export async function deleteContact(trx: Trx, caseNumber: number, contactId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('contacts')
    .where('case_number', '=', caseNumber)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasContact(db: Db, caseNumber: number, contactId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where('case_number', '=', caseNumber)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return row !== undefined;
}
