import { caseIdOf } from '#contract/ids.ts';
import { type NoticeChannel, noticeChannels } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Carrying, Letter, Outcome, StoppableLetter } from './carriers/carrier.ts';
import { openMail } from './carriers/mail.ts';
import { openPush } from './carriers/push.ts';
import { openWebhook } from './carriers/webhook.ts';
import type { DeviceWords } from './devices.ts';
import { loadNoticeKeys, stopTokenOf } from './keys.ts';
import { claimNotice, dropNotice, loadNotice, type NoticeRow } from './outbox.ts';
import { settle } from './settle.ts';
import { wording } from './wording.ts';

export type SenderDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'seal' | 'log' | 'metrics'>;

const restMsMin = 15_000;
const restMsMax = 5 * 60_000;

/**
 * Sends what is in the outbox, one after another: whoever is killed at it may have sent one that is not marked as sent,
 * and that one goes out a second time under the same id; were several under way, it would be several.
 */
export function openSender(deps: SenderDeps) {
  const { db, clock, config, log } = deps;
  const carriers = {
    mail: config.mail && openMail(config.mail, config.publicUrl),
    webhook: config.webhook && openWebhook(config.webhook, clock),
    push: openPush(config, () => loadNoticeKeys(db)),
  };
  const rests = new Map<NoticeChannel, { untilMs: number; pauseMs: number }>();

  /** A mail server that does not answer is not asked once for each message, and holds up nothing else. */
  function noteReached(channel: NoticeChannel, outcome: Outcome): void {
    if (outcome !== 'unreachable') {
      rests.delete(channel);
      return;
    }
    const pauseMs = Math.min((rests.get(channel)?.pauseMs ?? restMsMin / 2) * 2, restMsMax);
    rests.set(channel, { untilMs: clock() + pauseMs, pauseMs });
  }

  async function carry(row: NoticeRow): Carrying {
    const caseSeal = deps.seal.of(`case:${row.case_number}`, row);
    const letter = letterOf(row, config.publicUrl);
    if (row.channel === 'push') {
      return await carriers.push.carry(letter, caseSeal.open<DeviceWords>('device', row.device ?? ''));
    }
    const { email, phone, zalo } = caseSeal.open<{ email?: string; phone?: string; zalo?: string }>(
      'contact',
      row.contact ?? '',
    );
    const stoppable = stoppableLetterOf(row, letter, stopTokenOf(row.recipient_id, await loadNoticeKeys(db)), config);
    const { mail, webhook } = carriers;
    // The operator has switched the channel off, perhaps by mistake; or the address is gone since.
    if (row.channel === 'email') {
      if (!mail) return { outcome: 'later' };
      return email ? await mail.carry(stoppable, email) : { outcome: 'refused' };
    }
    if (!webhook) return { outcome: 'later' };
    if (!phone && !zalo) return { outcome: 'refused' };
    return await webhook.carry(stoppable, { ...(phone && { phone }), ...(zalo && { zalo }) });
  }

  /** Whether there may be more to send. */
  async function sendNext(): Promise<boolean> {
    const now = clock();
    const open = noticeChannels.filter((channel) => (rests.get(channel)?.untilMs ?? 0) <= now);
    const claimed = await claimNotice(db, open, now);
    if (claimed === 'nothing') return false;
    // Another instance was quicker.
    if (claimed === 'taken') return true;
    const row = await loadNotice(db, claimed.id);
    if (!row) return true;
    if (!row.isStillDue) await dropNotice(db, row.id);
    else {
      // Whatever goes wrong, the message has its tries and then an end.
      const { outcome, error } = await carry(row).catch((thrown: unknown) => ({
        outcome: 'later' as const,
        error: thrown,
      }));
      noteReached(row.channel, outcome);
      if (outcome !== 'sent')
        log.warn({ err: error, noticeId: row.id, channel: row.channel, outcome }, 'notice not sent');
      await settle(deps, row, outcome);
    }
    return true;
  }

  return {
    async sendDue(signal?: AbortSignal): Promise<void> {
      while (!signal?.aborted && (await sendNext()));
    },
    close: async () => void (await carriers.mail?.close()),
  };
}

function letterOf({ id, case_number, language }: NoticeRow, publicUrl: string): Letter {
  const { news, open } = wording[language];
  const caseId = caseIdOf(case_number);
  return { id, caseId, language, news: news(caseId), open, url: `${publicUrl}/case` };
}

/** The token stands after `#` where a person follows it, and in the path where a mail program does. */
function stoppableLetterOf(
  { language }: NoticeRow,
  letter: Letter,
  token: string,
  { publicUrl }: Deps['config'],
): StoppableLetter {
  const { why, stop } = wording[language];
  const [stopUrl, oneClickUrl] = [`${publicUrl}/stop#${token}`, `${publicUrl}/v1/stop/${token}`];
  return { ...letter, why, stop, stopUrl, oneClickUrl };
}
