import type { Contact } from '#contract/contact.ts';
import type { Trx } from '#platform/db/connect.ts';
import type { CaseSeal, StoredKey } from '#platform/seal/seal.ts';
import { addressOf, hashAddressBy } from './address.ts';
import { loadAddressee } from './addressees.ts';
import { loadNoticeKeys } from './keys.ts';

type OpenCaseOf = (caseNumber: number, stored: StoredKey) => CaseSeal | undefined;

/** Whoever stopped before addresses were known is to be left in peace too, whatever is deleted and added. */
export async function stopFormer(trx: Trx, key: Buffer, openCase: OpenCaseOf): Promise<void> {
  const stopped = await trx
    .selectFrom('recipients')
    .innerJoin('contacts', 'contacts.id', 'recipients.contact_id')
    .innerJoin('cases', 'cases.case_number', 'recipients.case_number')
    .leftJoin('case_keys', 'case_keys.case_number', 'recipients.case_number')
    .select(['recipients.id', 'recipients.case_number', 'channel', 'contacts.sealed', 'sealing_key', 'wrapped'])
    .select('recipients.stopped_at')
    .where('recipients.stopped_at', 'is not', null)
    .execute();
  const keys = await loadNoticeKeys(trx);
  for (const { id, case_number, channel, sealed, stopped_at, ...stored } of stopped) {
    const contact = openContact(openCase(case_number, stored), sealed);
    const address = contact && addressOf(contact, channel);
    if (!address) continue;
    const address_hash = hashAddressBy(key, address);
    await loadAddressee(trx, address_hash, keys);
    await trx.updateTable('addressees').set({ stopped_at }).where('hash', '=', address_hash).execute();
    await trx.updateTable('recipients').set({ address_hash }).where('id', '=', id).execute();
  }
}

/** To one that was damaged nothing can be sent either. */
function openContact(caseSeal: CaseSeal | undefined, sealed: string): Partial<Contact> | undefined {
  try {
    return caseSeal?.open<Partial<Contact>>('contact', sealed);
  } catch {
    return undefined;
  }
}
