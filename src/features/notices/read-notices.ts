import type { ContactNotices, Device, Notices } from '#contract/notice.ts';
import type { Deps } from '#deps.ts';
import { instant, instantOrNull } from '#platform/clock.ts';
import type { Family } from '../access/caller.ts';
import { isOn } from './channels.ts';
import { loadNoticeKeys } from './keys.ts';
import { listContactIds, listRecipients, type RecipientRow } from './queries.ts';

export async function readNotices(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { caseNumber }: Family,
): Promise<Notices> {
  const rows = await listRecipients(db, caseNumber);
  return {
    channels: { email: isOn(config, 'email'), sms: isOn(config, 'sms') },
    pushKey: (await loadNoticeKeys(db)).vapidPublic,
    contacts: (await listContactIds(db, caseNumber)).map((contactId) => contactNotices(contactId, rows)),
    devices: rows.filter(({ channel }) => channel === 'push').map(deviceRowToView),
  };
}

export function contactNotices(contactId: string, rows: readonly RecipientRow[]): ContactNotices {
  const own = rows.filter((row) => row.contact_id === contactId);
  const state = (channel: 'email' | 'sms'): ContactNotices['email'] => {
    const row = own.find((each) => each.channel === channel);
    if (!row) return { status: 'off', failedAt: null };
    return { status: row.stopped_at === null ? 'on' : 'stopped', failedAt: instantOrNull(row.failed_at) };
  };
  return { contactId, language: own[0]?.language ?? 'vi', email: state('email'), sms: state('sms') };
}

export function deviceRowToView(row: RecipientRow): Device {
  return {
    id: row.id,
    endpointSha256: row.endpoint_hash ?? '',
    language: row.language,
    createdAt: instant(row.created_at),
    failedAt: instantOrNull(row.failed_at),
  };
}
