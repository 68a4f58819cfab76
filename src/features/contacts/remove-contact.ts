import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { deleteContact } from './queries.ts';

export async function removeContact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  contactId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The case first, as whoever adds a follow-up for this contact does: so one of the two waits for the other.
    await loadCaseForChange(trx, family);
    if (!(await deleteContact(trx, family.caseNumber, contactId))) throw new ServiceError('contact_not_found');
    await recordEvent(trx, family.caseNumber, {
      at: clock(),
      kind: 'contact.removed',
      actor: actorOf(family),
      detail: { contactId },
    });
  });
}
