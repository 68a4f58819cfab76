import { createHmac } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Clock } from '#platform/clock.ts';
import { type Carrying, outcomeOfStatus, type StoppableLetter } from './carrier.ts';

const answerMsMax = 15_000;

export type Reachable = { phone?: string; zalo?: string };

/** Signed, so that the gateway knows it is us, and with the time, so that nobody can play it again later. */
export function openWebhook({ url, secret }: NonNullable<Deps['config']['webhook']>, clock: Clock) {
  return {
    async carry(letter: StoppableLetter, to: Reachable): Carrying {
      const { id, caseId, language, news, open, url: page, stopUrl } = letter;
      const text = `${news}. ${open}: ${page}`;
      const body = JSON.stringify({ id, caseId, to, language, text, url: page, stopUrl });
      const timestamp = String(Math.floor(clock() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      try {
        const { status } = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(answerMsMax),
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            'danloi-timestamp': timestamp,
            'danloi-signature': `sha256=${signature}`,
          },
          body,
        });
        const outcome = outcomeOfStatus(status);
        return { outcome: outcome === 'later' ? 'unreachable' : outcome };
      } catch (error) {
        return { outcome: 'unreachable', error };
      }
    },
  };
}
