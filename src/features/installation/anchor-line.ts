import { createHmac, timingSafeEqual } from 'node:crypto';
import { instant } from '#platform/clock.ts';

/** All trails at one moment, in a line that is kept outside of the database. Nothing in it is secret. */
export type Anchor = {
  at: string;
  storeId: string;
  /** The last event that belongs to it. */
  position: number;
  cases: number;
  events: number;
  sum: string;
  /** Whether all was encrypted by then. */
  isSealed: boolean;
};

const name = 'danloi-anchor-1';
const pattern = new RegExp(
  `${name} (\\S+) ([\\w-]+) (\\d+) (\\d+) (\\d+) ([0-9a-f]{64}) (sealed|plain) ([\\w-]{43})`,
  'g',
);

export function writeAnchor(key: Buffer, { at, ...anchor }: Omit<Anchor, 'at'> & { at: number }): string {
  const { storeId, position, cases, events, sum, isSealed } = anchor;
  const body = [name, instant(at), storeId, position, cases, events, sum, isSealed ? 'sealed' : 'plain'].join(' ');
  return `${body} ${macOf(key, body)}`;
}

/** Every line that stands anywhere in a text, such as a log; `isOurs`: the key of this installation has signed it. */
export function readAnchors(key: Buffer, text: string): (Anchor & { isOurs: boolean })[] {
  return Array.from(text.matchAll(pattern), (found) => {
    const [line, at = '', storeId = '', position, cases, events, sum = '', how, mac = ''] = found;
    const body = line.slice(0, -mac.length - 1);
    const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, body)));
    const counts = { position: Number(position), cases: Number(cases), events: Number(events) };
    return { at, storeId, ...counts, sum, isSealed: how === 'sealed', isOurs };
  });
}

function macOf(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`anchor\0${body}`).digest('base64url');
}
