import type { Contact } from '#contract/contact.ts';
import { caseIdOf } from '#contract/ids.ts';
import { type NoticeChannel, noticeChannels } from '#contract/vocabulary.ts';
import { dayMs, vietnamDay } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { type Address, addressOf, hashOfAddress } from './address.ts';
import { askLeave, type Leave, loadAddressee, markAsked, yesTokenOf } from './addressees.ts';
import type { Carrying, Letter, Outcome, StoppableLetter } from './carriers/carrier.ts';
import { openMail } from './carriers/mail.ts';
import { openPush } from './carriers/push.ts';
import { openWebhook, type Reachable } from './carriers/webhook.ts';
import type { DeviceWords } from './devices.ts';
import { loadNoticeKeys, type NoticeKeys, stopTokenOf } from './keys.ts';
import { claimNotice, dropNotice, listNext, loadNotice, type NoticeRow, putOff } from './outbox.ts';
import { settle } from './settle.ts';
import { wording } from './wording.ts';

export type SenderDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'seal' | 'log' | 'metrics'>;

const restMsMin = 15_000;
const restMsMax = 5 * 60_000;
/** One who cannot be reached says nothing of the way to the others; so many different ones in a row do. */
const failuresBeforeRest = 10;
/** Whoever takes longer is let be, and the next is begun meanwhile; so many at most. */
const patienceMs = 100;
const slowMax = 64;

type Way = { next: string[]; failed: Set<string>; untilMs: number; pauseMs: number; slow: Set<Promise<void>> };

/**
 * Sends what is in the outbox, each channel by itself, one after another: whoever is killed at it may have sent one that
 * is not marked as sent, and that one goes out a second time under the same id; were several under way, it would be
 * several. Only who is slow to answer is not waited for.
 */
export function openSender(deps: SenderDeps) {
  const { db, clock, config, log, metrics } = deps;
  const carriers = {
    mail: config.mail && openMail(config.mail, config.publicUrl),
    webhook: config.webhook && openWebhook(config.webhook, clock),
    push: openPush(config, () => loadNoticeKeys(db)),
  };
  const ways = new Map<NoticeChannel, Way>(
    noticeChannels.map((channel) => [
      channel,
      { next: [], failed: new Set(), untilMs: 0, pauseMs: restMsMin / 2, slow: new Set() },
    ]),
  );
  let fullDay = '';

  /** A mail server that does not answer is not asked once for each message, and holds up nothing else. */
  async function noteReached(way: Way, { recipient_id, channel }: NoticeRow, outcome: Outcome): Promise<void> {
    if (outcome === 'sent') Object.assign(way, { failed: new Set(), pauseMs: restMsMin / 2 });
    if (outcome !== 'unreachable') return;
    way.failed.add(recipient_id);
    if (way.failed.size < failuresBeforeRest) return;
    way.pauseMs = Math.min(way.pauseMs * 2, restMsMax);
    way.untilMs = clock() + way.pauseMs;
    if (channel === 'email') await carriers.mail?.close();
  }

  /** What of a message may go out to this address now; nothing when it was settled without. */
  async function leaveFor(row: NoticeRow, address: Address): Promise<Extract<Leave, { say: string }> | undefined> {
    const now = clock();
    const keys = await loadNoticeKeys(db);
    const address_hash = await hashOfAddress(db, address);
    const leave = await db.transaction().execute(async (trx) => {
      await trx.updateTable('recipients').set({ address_hash }).where('id', '=', row.recipient_id).execute();
      return await askLeave(trx, await loadAddressee(trx, address_hash, keys), row, now);
    });
    if (leave === 'never') await dropNotice(db, row.id);
    else if ('waitUntil' in leave) {
      if (leave.isFull) noteFull(now);
      await putOff(db, row.id, leave.waitUntil);
    } else return leave;
    return undefined;
  }

  /** Once a day: somebody has to look who makes us write so much. */
  function noteFull(now: number): void {
    if (fullDay === vietnamDay(now)) return;
    fullDay = vietnamDay(now);
    metrics.countAlert('messages_full');
    log.warn('as many messages were sent as may be in a day; the others wait until tomorrow');
  }

  /** Nothing where nothing was to be sent. */
  async function carry(row: NoticeRow): Promise<(Awaited<Carrying> & { isQuestion?: boolean }) | undefined> {
    const caseSeal = deps.seal.of(`case:${row.case_number}`, row);
    const letter = letterOf(row, config.publicUrl);
    if (row.channel === 'push') {
      return await carriers.push.carry(letter, caseSeal.open<DeviceWords>('device', row.device ?? ''));
    }
    const { mail, webhook } = carriers;
    // The operator has switched the channel off, perhaps by mistake; or the address is gone since.
    if (row.channel === 'email' ? !mail : !webhook) return { outcome: 'later' };
    const address = addressOf(caseSeal.open<Partial<Contact>>('contact', row.contact ?? ''), row.channel);
    if (!address) return { outcome: 'refused' };
    const leave = await leaveFor(row, address);
    if (!leave) return undefined;
    const hash = await hashOfAddress(db, address);
    const stoppable = stoppableLetterOf(row, letter, hash, await loadNoticeKeys(db), config);
    const said =
      leave.say === 'news' ? stoppable : questionOf(row, stoppable, hash, leave.say, await loadNoticeKeys(db), config);
    const carried =
      'email' in address ? await mail?.carry(said, address.email) : await webhook?.carry(said, reachable(address));
    if (carried?.outcome === 'sent' && leave.say !== 'news') await markAsked(db, hash, row.id, clock());
    return { ...(carried ?? { outcome: 'later' }), isQuestion: leave.say === 'question' };
  }

  async function send(way: Way, row: NoticeRow): Promise<void> {
    // Whatever goes wrong, the message has its tries and then an end.
    const carried = await carry(row).catch((error: unknown) => ({ outcome: 'later' as const, error }));
    if (!carried) return;
    const { outcome, error, isQuestion } = { isQuestion: false, error: undefined, ...carried };
    await noteReached(way, row, outcome);
    if (outcome !== 'sent')
      log.warn({ err: error, noticeId: row.id, channel: row.channel, outcome }, 'notice not sent');
    // The question went out in its stead: the news waits for the answer.
    if (outcome === 'sent' && isQuestion && row.asks === 0) {
      metrics.countNotice(row.channel, 'sent');
      await putOff(db, row.id, clock() + dayMs);
    } else await settle(deps, row, outcome);
  }

  /** Whether there may be more to send. */
  async function sendNext(channel: NoticeChannel, way: Way): Promise<boolean> {
    const now = clock();
    if (way.untilMs > now) return false;
    if (way.next.length === 0) way.next = await listNext(db, channel, now);
    const id = way.next.shift();
    if (id === undefined) return false;
    const row = (await claimNotice(db, id, now)) ? await loadNotice(db, id) : undefined;
    if (!row) return true;
    if (!row.isStillDue) {
      await dropNotice(db, row.id);
      return true;
    }
    const sending = send(way, row).catch((error: unknown) => log.error({ err: error }, 'a notice was not settled'));
    way.slow.add(sending);
    void sending.then(() => way.slow.delete(sending));
    await Promise.race([sending, pause(patienceMs)]);
    if (way.slow.size >= slowMax) await Promise.race(way.slow);
    return true;
  }

  async function sendAll(channel: NoticeChannel, way: Way, signal: AbortSignal | undefined): Promise<void> {
    way.next = [];
    while (!signal?.aborted && (await sendNext(channel, way)));
    if (!signal) await Promise.all(way.slow);
  }

  return {
    /** All that is due. With a signal those that are slow are not waited for. */
    async sendDue(signal?: AbortSignal): Promise<void> {
      await Promise.all([...ways].map(([channel, way]) => sendAll(channel, way, signal)));
    },
    close: async () => void (await carriers.mail?.close()),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function reachable(address: Exclude<Address, { email: string }>): Reachable {
  return 'phone' in address ? { phone: address.phone } : { zalo: address.zalo };
}

function letterOf({ id, case_number, language, at_once }: NoticeRow, publicUrl: string): Letter {
  const { news, open, openNow } = wording[language];
  const caseId = caseIdOf(case_number);
  const isAtOnce = at_once === 1;
  return {
    id,
    caseId,
    language,
    news: news(caseId),
    open: isAtOnce ? openNow : open,
    isAtOnce,
    url: `${publicUrl}/case`,
  };
}

/** The token stands after `#` where a person follows it, and in the path where a mail program does. */
function stoppableLetterOf(
  { language }: NoticeRow,
  letter: Letter,
  hash: string,
  keys: NoticeKeys,
  { publicUrl }: Deps['config'],
): StoppableLetter {
  const { why, stop } = wording[language];
  const token = stopTokenOf(hash, keys);
  const [stopUrl, oneClickUrl] = [`${publicUrl}/stop#${token}`, `${publicUrl}/v1/stop/${token}`];
  return { ...letter, why, stop, stopUrl, oneClickUrl };
}

/** In an emergency the page to look at stands before the question, because somebody waits there. */
function questionOf(
  { language }: NoticeRow,
  letter: StoppableLetter,
  hash: string,
  say: 'question' | 'question_and_look',
  keys: NoticeKeys,
  { publicUrl }: Deps['config'],
): StoppableLetter {
  const { asks, confirm, whyAsked } = wording[language];
  const url = `${publicUrl}/confirm#${yesTokenOf(hash, keys)}`;
  if (say === 'question_and_look') return { ...letter, why: `${asks(letter.caseId)}. ${confirm}: ${url}\n${whyAsked}` };
  return { ...letter, news: asks(letter.caseId), open: confirm, url, why: whyAsked };
}
