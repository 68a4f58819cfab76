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
import { isOn } from './channels.ts';
import { loadNoticeKeys, stopTokenOf } from './keys.ts';
import { deleteRecipient, findContact, insertRecipient, listRecipients, type RecipientRow } from './queries.ts';
import { contactNotices } from './read-notices.ts';

type Channel = 'email' | 'sms';
const channels: readonly Channel[] = ['email', 'sms'];

/** What a contact agrees to. A stop by themselves stays: nobody else takes it back. */
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
      refuseUnreachable(config, contact, channel);
      if (row) await speak(trx, row, language);
      else await agree(trx, { caseNumber, contactId, channel, language, now }, (id) => stopTokenOf(id, keys));
    }
    const after = contactNotices(contactId, await listRecipients(trx, caseNumber));
    if (JSON.stringify(after) !== JSON.stringify(contactNotices(contactId, before))) {
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

function refuseUnreachable(config: Deps['config'], contact: Contact, channel: Channel): void {
  if (!isOn(config, channel)) {
    throw invalid(channel, { vi: 'máy chủ này không gửi được tin kiểu này.', en: 'this server does not send these.' });
  }
  if (channel === 'email' && !contact.email) {
    throw invalid('email', { vi: 'người này chưa có địa chỉ thư.', en: 'this contact has no e-mail address.' });
  }
  if (channel === 'sms' && !contact.phone && !contact.zalo) {
    throw invalid('sms', { vi: 'người này chưa có số điện thoại.', en: 'this contact has no phone number.' });
  }
}

async function speak(trx: Trx, row: RecipientRow, language: Language): Promise<void> {
  if (row.stopped_at !== null) throw new ServiceError('contact_stopped_notices');
  await trx.updateTable('recipients').set({ language }).where('id', '=', row.id).execute();
}

type Agreement = { caseNumber: number; contactId: string; channel: Channel; language: Language; now: number };

async function agree(trx: Trx, agreement: Agreement, tokenOf: (id: string) => string): Promise<void> {
  const id = randomUUIDv7();
  await insertRecipient(trx, {
    id,
    case_number: agreement.caseNumber,
    channel: agreement.channel,
    contact_id: agreement.contactId,
    endpoint_hash: null,
    language: agreement.language,
    stop_hash: hashToken(tokenOf(id)),
    created_at: agreement.now,
    stopped_at: null,
    failed_at: null,
    sealed: null,
  });
}
