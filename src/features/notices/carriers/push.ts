import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Deps } from '#deps.ts';
import type { DeviceWords } from '../devices.ts';
import type { NoticeKeys } from '../keys.ts';
import { type Endpoint, lookupPublic, readEndpoint } from '../push-endpoint.ts';
import { type Carrying, type Letter, outcomeOfStatus } from './carrier.ts';

const answerMsMax = 10_000;
/** A device that is off for longer than this is told when the family looks. */
const keptSeconds = 24 * 60 * 60;
const goneStatuses = [404, 410];

export function openPush(
  config: Pick<Deps['config'], 'pushHosts' | 'publicUrl' | 'mail'>,
  loadKeys: () => Promise<NoticeKeys>,
) {
  return {
    async carry(letter: Letter, device: DeviceWords): Carrying {
      const endpoint = readEndpoint(device.endpoint, config.pushHosts);
      // The operator knows this service no longer.
      if (!endpoint) return { outcome: 'refused' };
      const { vapidPublic: publicKey, vapidPrivate: privateKey } = await loadKeys();
      const { default: webPush } = await import('web-push');
      const { news, open, caseId, isAtOnce } = letter;
      try {
        const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify({ news, open, caseId }), {
          vapidDetails: { subject: subjectOf(config), publicKey, privateKey },
          TTL: keptSeconds,
          urgency: isAtOnce ? 'high' : 'normal',
          // A UUID without its dashes is as long as a topic may be.
          topic: letter.id.replaceAll('-', ''),
        });
        const status = await post(endpoint, headers as Record<string, string | number>, body as Buffer);
        return { outcome: goneStatuses.includes(status) ? 'gone' : outcomeOfStatus(status) };
      } catch (error) {
        return { outcome: 'later', error };
      }
    },
  };
}

/** Whom a push service may write to when we are a burden to it. */
function subjectOf({ mail, publicUrl }: Pick<Deps['config'], 'mail' | 'publicUrl'>): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  if (address) return `mailto:${address}`;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:postmaster@${new URL(publicUrl).hostname}`;
}

/** Follows nobody elsewhere, and reads nothing but the status. */
function post({ url, isNamed }: Endpoint, headers: Record<string, string | number>, body: Buffer): Promise<number> {
  const send = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(answerMsMax),
      agent: false,
      ...(!isNamed && { lookup: lookupPublic }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => {});
      response.destroy();
    });
    sent.end(body);
  });
}
