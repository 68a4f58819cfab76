import type { ContactNotices, Device, Notices } from '#contract/notice.ts';
import type { Deps } from '#deps.ts';
import { instant, instantOrNull } from '#platform/clock.ts';
import type { Db } from '#platform/db/connect.ts';
import type { Family } from '../access/caller.ts';
import { findAddressees } from './addressees.ts';
import { isOn } from './channels.ts';
import { loadNoticeKeys } from './keys.ts';
import { listContactIds, listRecipients, type RecipientRow } from './queries.ts';

export async function readNotices(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { caseNumber }: Family,
): Promise<Notices> {
  const rows = await listRecipients(db, caseNumber);
  const said = await whatWasSaid(db, rows);
  return {
    channels: { email: isOn(config, 'email'), sms: isOn(config, 'sms') },
    pushKey: (await loadNoticeKeys(db)).vapidPublic,
    contacts: (await listContactIds(db, caseNumber)).map((contactId) => contactNotices(contactId, rows, said)),
    devices: rows.filter(({ channel }) => channel === 'push').map(deviceRowToView),
  };
}

type Said = ReadonlyMap<string, { isYes: boolean; isStopped: boolean }>;

/** What those who are to be told have said themselves, by address. */
export async function whatWasSaid(db: Db, rows: readonly RecipientRow[]): Promise<Said> {
  const hashes = rows.flatMap(({ address_hash }) => address_hash ?? []);
  const found = await findAddressees(db, hashes);
  return new Map(
    found.map((each) => [each.hash, { isYes: each.confirmed_at !== null, isStopped: each.stopped_at !== null }]),
  );
}

export function contactNotices(contactId: string, rows: readonly RecipientRow[], said: Said): ContactNotices {
  const own = rows.filter((row) => row.contact_id === contactId);
  const state = (channel: 'email' | 'sms'): ContactNotices['email'] => {
    const row = own.find((each) => each.channel === channel);
    if (!row) return { status: 'off', failedAt: null };
    const { isYes = false, isStopped = false } = said.get(row.address_hash ?? '') ?? {};
    const failedAt = instantOrNull(row.failed_at);
    if (row.stopped_at !== null || isStopped) return { status: 'stopped', failedAt };
    return { status: 'on', failedAt, ...(!isYes && { waitsForYes: true }) };
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
