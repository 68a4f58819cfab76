import { randomUUIDv7 } from 'node:crypto';
import { type Contact, contactOf, type NewContact } from '#contract/contact.ts';
import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { violatesUnique } from '#platform/db/violation.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { refuseWhenFull } from '../case-file/refuse-when-full.ts';
import { addOnce } from '../idempotency/idempotency.ts';
import { insertContact } from './queries.ts';

export async function addContact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  newContact: NewContact,
  key?: string,
): Promise<Contact> {
  const contact = contactOf(randomUUIDv7(), newContact);
  const adding = { what: 'contact', caller: family, key, body: newContact };
  try {
    return await addOnce({ db, clock }, adding, async (trx) => {
      await loadCaseForChange(trx, family);
      await refuseWhenFull(trx, family.caseNumber, 'contacts');
      await insertContact(trx, family, contact);
      await recordEvent(trx, family.caseNumber, {
        at: clock(),
        kind: 'contact.added',
        actor: actorOf(family),
        detail: { contactId: contact.id, role: contact.role },
      });
      return contact;
    });
  } catch (error) {
    if (violatesUnique(error, 'contacts_one_primary')) throw new ServiceError('primary_contact_exists');
    throw error;
  }
}
