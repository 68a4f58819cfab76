import { randomUUIDv7 } from 'node:crypto';
import type { Contact } from '#contract/contact.ts';
import { invalid, ServiceError } from '#contract/errors.ts';
import type { ContactNotices, ContactNoticesChange } from '#contract/notice.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { hashToken } from '#platform/tokens.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { type Address, addressOf, hashOfAddress } from './address.ts';
import { loadAddressee, mayAsk } from './addressees.ts';
import { isOn } from './channels.ts';
import { loadNoticeKeys, stopTokenOf } from './keys.ts';
import { deleteRecipient, findContact, insertRecipient, listRecipients, type RecipientRow } from './queries.ts';
import { contactNotices, whatWasSaid } from './read-notices.ts';

type Channel = 'email' | 'sms';
const channels: readonly Channel[] = ['email', 'sms'];

/** How a contact is to be told, once they have said yes themselves. A stop of theirs stays: nobody else takes it back. */
export async function switchNotices(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  family: Family,
  contactId: string,
  { email = false, sms = false, language = 'vi' }: ContactNoticesChange,
): Promise<ContactNotices> {
  const { caseNumber } = family;
  const wanted = { email, sms };
  const now = clock();
  const keys = await loadNoticeKeys(db);
  return await db.transaction().execute(async (trx) => {
    const { notices_refused } = await loadCaseForChange(trx, family);
    if (notices_refused === 1 && (email || sms)) throw new ServiceError('notices_refused');
    const contact = await findContact(trx, family, contactId);
    if (!contact) throw new ServiceError('contact_not_found');
    const before = await listRecipients(trx, caseNumber);
    for (const channel of channels) {
      const row = before.find((each) => each.contact_id === contactId && each.channel === channel);
      if (!wanted[channel]) {
        if (row?.stopped_at === null) await deleteRecipient(trx, row.id);
        continue;
      }
      const address = refuseUnreachable(config, contact, channel);
      const hash = await hashOfAddress(trx, address);
      const isTold = (each: RecipientRow) => each.address_hash === hash && each.contact_id !== contactId;
      if (!row && before.some(isTold)) throw new ServiceError('address_told_already');
      const addressee = await loadAddressee(trx, hash, keys);
      if (addressee.stopped_at !== null) throw new ServiceError('contact_stopped_notices');
      const id = row?.id ?? randomUUIDv7();
      if (row) await speak(trx, row, language, hash);
      else await agree(trx, { id, caseNumber, contactId, channel, language, now, hash }, stopTokenOf(id, keys));
      const isSettled = addressee.confirmed_at !== null || row?.address_hash === hash;
      if (!isSettled && (await mayAsk(trx, addressee, undefined, now))) await ask(trx, caseNumber, id, now);
    }
    const rows = await listRecipients(trx, caseNumber);
    const said = await whatWasSaid(trx, rows);
    const after = contactNotices(contactId, rows, said);
    if (JSON.stringify(after) !== JSON.stringify(contactNotices(contactId, before, said))) {
      await recordEvent(trx, caseNumber, {
        at: now,
        kind: 'notices.changed',
        actor: actorOf(family),
        detail: { contactId, email: after.email.status, sms: after.sms.status, language: after.language },
      });
    }
    return after;
  });
}

function refuseUnreachable(config: Deps['config'], contact: Contact, channel: Channel): Address {
  if (!isOn(config, channel)) {
    throw invalid(channel, { vi: 'máy chủ này không gửi được tin kiểu này.', en: 'this server does not send these.' });
  }
  const address = addressOf(contact, channel);
  if (address) return address;
  if (channel === 'email') {
    throw invalid('email', { vi: 'người này chưa có địa chỉ thư.', en: 'this contact has no e-mail address.' });
  }
  if (!contact.phone) {
    throw invalid('sms', { vi: 'người này chưa có số điện thoại.', en: 'this contact has no phone number.' });
  }
  throw invalid('sms', {
    vi: 'số điện thoại của người này không nhắn tin được; hãy ghi như 0912345678 hoặc +84912345678.',
    en: 'this contact’s phone number takes no messages; write it as 0912345678 or +84912345678.',
  });
}

async function speak(trx: Trx, row: RecipientRow, language: Language, address_hash: string): Promise<void> {
  if (row.stopped_at !== null) throw new ServiceError('contact_stopped_notices');
  await trx.updateTable('recipients').set({ language, address_hash }).where('id', '=', row.id).execute();
}

type Agreement = {
  id: string;
  caseNumber: number;
  contactId: string;
  channel: Channel;
  language: Language;
  now: number;
  hash: string;
};

async function agree(trx: Trx, agreement: Agreement, stopToken: string): Promise<void> {
  await insertRecipient(trx, {
    id: agreement.id,
    case_number: agreement.caseNumber,
    channel: agreement.channel,
    contact_id: agreement.contactId,
    endpoint_hash: null,
    language: agreement.language,
    stop_hash: hashToken(stopToken),
    created_at: agreement.now,
    stopped_at: null,
    failed_at: null,
    sealed: null,
    address_hash: agreement.hash,
  });
}

/** That a family says so is not that the person does. */
async function ask(trx: Trx, caseNumber: number, recipientId: string, now: number): Promise<void> {
  await trx
    .insertInto('notices')
    .values({
      id: randomUUIDv7(),
      case_number: caseNumber,
      recipient_id: recipientId,
      // The table's check knows no question; no message depends on it.
      news: 'opinion',
      asks: 1,
      follow_up_id: null,
      due_at: null,
      created_at: now,
      tries: 0,
      next_try_at: now,
      sent_at: null,
      failed_at: null,
    })
    .execute();
}
