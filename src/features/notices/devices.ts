import { hash, randomUUIDv7 } from 'node:crypto';
import { invalid, ServiceError } from '#contract/errors.ts';
import type { Device, NewDevice } from '#contract/notice.ts';
import { noticeLimits } from '#contract/notice-limits.ts';
import type { Deps } from '#deps.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { readEndpoint } from './push-endpoint.ts';
import { deleteRecipient, insertRecipient, listRecipients, type RecipientRow } from './queries.ts';
import { deviceRowToView } from './read-notices.ts';

/** How a device is reached, as its browser said it. */
export type DeviceWords = Pick<NewDevice, 'endpoint' | 'keys'>;

/** A device that is there already is told from now on in the language that it names now. */
export async function addDevice(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  family: Family,
  { endpoint, keys, language = 'vi' }: NewDevice,
): Promise<Device> {
  if (!readEndpoint(endpoint, config.pushHosts)) {
    throw invalid('endpoint', {
      vi: 'không phải địa chỉ của dịch vụ báo tin mà máy chủ này biết.',
      en: 'is no address of a push service that this server knows.',
    });
  }
  const { caseNumber, caseSeal } = family;
  const now = clock();
  const words: DeviceWords = { endpoint, keys };
  const row: RecipientRow = {
    id: randomUUIDv7(),
    case_number: caseNumber,
    channel: 'push',
    contact_id: null,
    endpoint_hash: hash('sha256', endpoint),
    language,
    stop_hash: null,
    created_at: now,
    stopped_at: null,
    failed_at: null,
    sealed: caseSeal.seal('device', words),
    address_hash: null,
  };
  return await db.transaction().execute(async (trx) => {
    const { notices_refused } = await loadCaseForChange(trx, family);
    if (notices_refused === 1) throw new ServiceError('notices_refused');
    const devices = (await listRecipients(trx, caseNumber)).filter(({ channel }) => channel === 'push');
    const known = devices.find((each) => each.endpoint_hash === row.endpoint_hash);
    if (known) {
      const changed = { language, sealed: row.sealed };
      await trx.updateTable('recipients').set(changed).where('id', '=', known.id).execute();
      return deviceRowToView({ ...known, ...changed });
    }
    if (devices.length >= noticeLimits.devicesPerCaseMax) throw new ServiceError('devices_full');
    await insertRecipient(trx, row);
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'device.added',
      actor: actorOf(family),
      detail: { deviceId: row.id },
    });
    return deviceRowToView(row);
  });
}

export async function removeDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  deviceId: string,
): Promise<void> {
  const { caseNumber } = family;
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    const rows = await listRecipients(trx, caseNumber);
    if (!rows.some(({ id, channel }) => id === deviceId && channel === 'push'))
      throw new ServiceError('device_not_found');
    await deleteRecipient(trx, deviceId);
    await recordEvent(trx, caseNumber, {
      at: clock(),
      kind: 'device.removed',
      actor: actorOf(family),
      detail: { deviceId },
    });
  });
}
