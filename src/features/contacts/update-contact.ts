import type { Contact, ContactChange } from '#contract/contact.ts';
import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { contactRowToView, demotePrimary, findContact, updateContactRow } from './queries.ts';

export async function updateContact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  contactId: string,
  change: ContactChange,
): Promise<Contact> {
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    const row = await findContact(trx, family.caseNumber, contactId);
    if (!row) throw new ServiceError('contact_not_found');
    const before = contactRowToView(row, family.caseSeal);
    if (Object.keys(change).length === 0) return before;
    const contact = changed(before, change);
    if (contact.role === 'primary') await demotePrimary(trx, family.caseNumber, contactId);
    await updateContactRow(trx, family, contact);
    await recordEvent(trx, family.caseNumber, {
      at: clock(),
      kind: 'contact.updated',
      actor: actorOf(family),
      detail: { contactId, role: contact.role },
    });
    return contact;
  });
}

/** What is null is taken back. */
function changed(contact: Contact, change: ContactChange): Contact {
  const members = Object.entries({ ...contact, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(members) as Contact;
}
