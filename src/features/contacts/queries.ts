import type { Contact } from '../../contract/contact.ts';
import type { Db, Trx } from '../../platform/db/connect.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { CaseSeal } from '../../platform/seal/seal.ts';
import type { OpenCase } from '../access/caller.ts';

export const contactColumns = ['id', 'role', 'sealed'] as const;
export type ContactRow = Pick<Tables['contacts'], (typeof contactColumns)[number]>;

const insert = prepared<Omit<Tables['contacts'], 'position'>>()((db, value) =>
  db.insertInto('contacts').values({
    id: value('id'),
    case_number: value('case_number'),
    role: value('role'),
    sealed: value('sealed'),
  }),
);

export async function insertContact(trx: Trx, { caseNumber, caseSeal }: OpenCase, contact: Contact): Promise<void> {
  const { id, role, ...rest } = contact;
  await insert(trx, { id, case_number: caseNumber, role, sealed: caseSeal.seal('contact', rest) });
}

export function contactRowToView({ id, role, sealed }: ContactRow, caseSeal: CaseSeal): Contact {
  return { id, role, ...caseSeal.open<Omit<Contact, 'id' | 'role'>>('contact', sealed) };
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
