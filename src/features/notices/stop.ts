import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { hashToken } from '#platform/tokens.ts';
import { recordEvent } from '../case-file/journal.ts';
import { addressOf, hashOfAddress } from './address.ts';
import { loadAddressee } from './addressees.ts';
import { loadNoticeKeys, type NoticeKeys } from './keys.ts';
import { findContact } from './queries.ts';

type StopDeps = Pick<Deps, 'db' | 'clock' | 'seal'>;

/** More cases than one person helps with; a stranger may have named the same address in any number. */
const toldCasesMax = 50;

async function findAddressee(db: Db, token: string) {
  return await db.selectFrom('addressees').select('hash').where('stop_hash', '=', hashToken(token)).executeTakeFirst();
}

/** A link of the time before there were addressees. */
async function findByFormerToken(db: Db, token: string) {
  return await db
    .selectFrom('recipients')
    .leftJoin('case_keys', 'case_keys.case_number', 'recipients.case_number')
    .innerJoin('cases', 'cases.case_number', 'recipients.case_number')
    .select(['id', 'recipients.case_number', 'contact_id', 'channel', 'wrapped', 'sealing_key'])
    .where('stop_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Whoever holds the link is the one it was sent to; nobody is asked to sign in to be left in peace. */
export async function refuseUnknownStop({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  if (!(await findAddressee(db, token)) && !(await findByFormerToken(db, token))) {
    throw new ServiceError('stop_link_unknown');
  }
}

/**
 * Stops for the address, whatever case it is in or comes into; or takes the stop back, which is a yes. What has not gone
 * out yet does not go out any more.
 */
export async function setStopped(deps: StopDeps, token: string, stopped: boolean): Promise<{ stopped: boolean }> {
  const { db, clock } = deps;
  const now = clock();
  const keys = await loadNoticeKeys(db);
  await db.transaction().execute(async (trx) => {
    const hash = (await findAddressee(trx, token))?.hash ?? (await hashOfFormer(trx, deps, token, keys));
    const { stopped_at } = await loadAddressee(trx, hash, keys);
    if ((stopped_at !== null) === stopped) return;
    const change = stopped ? { stopped_at: now } : { stopped_at: null, confirmed_at: now };
    await trx.updateTable('addressees').set(change).where('hash', '=', hash).execute();
    await stopRecipients(trx, hash, stopped ? now : null, now);
  });
  return { stopped };
}

async function hashOfFormer(trx: Trx, { seal }: StopDeps, token: string, keys: NoticeKeys): Promise<string> {
  const recipient = await findByFormerToken(trx, token);
  if (!recipient) throw new ServiceError('stop_link_unknown');
  const { case_number: caseNumber, contact_id, channel, id } = recipient;
  const open = { caseNumber, caseSeal: seal.of(`case:${caseNumber}`, recipient) };
  const contact = contact_id === null ? undefined : await findContact(trx, open, contact_id);
  const address = contact && addressOf(contact, channel);
  // Without an address there is nobody to leave in peace.
  if (!address) throw new ServiceError('stop_link_unknown');
  const address_hash = await hashOfAddress(trx, address);
  await loadAddressee(trx, address_hash, keys);
  await trx.updateTable('recipients').set({ address_hash }).where('id', '=', id).execute();
  return address_hash;
}

async function stopRecipients(trx: Trx, hash: string, stopped_at: number | null, now: number): Promise<void> {
  const recipients = trx.selectFrom('recipients').where('address_hash', '=', hash);
  await trx.updateTable('recipients').set({ stopped_at }).where('address_hash', '=', hash).execute();
  await trx
    .deleteFrom('notices')
    .where('recipient_id', 'in', recipients.select('id'))
    .where('next_try_at', 'is not', null)
    .execute();
  const told = recipients.select(['case_number', 'contact_id', 'channel']).orderBy('position', 'desc');
  for (const { case_number, contact_id, channel } of await told.limit(toldCasesMax).execute()) {
    await recordEvent(trx, case_number, {
      at: now,
      kind: stopped_at === null ? 'notices.resumed' : 'notices.stopped',
      actor: `contact:${contact_id}`,
      detail: { contactId: contact_id, channel },
    });
  }
}
