import { connect } from 'node:net';

export type LoadResult = { requests: number; seconds: number; perSecond: number; p50Ms: number; p99Ms: number };

type Load = {
  port: number;
  connections: number;
  /** How long, at most; and how many requests, at most. */
  seconds: number;
  requestsMax?: number;
  /** A pace: each connection sends its next request this long after the last, or at once if that has passed. */
  everyMs?: number;
  /** The bytes of the next request. */
  next: () => Buffer;
  expectedStatus: number;
};

/**
 * A closed loop over raw sockets: each connection sends its next request when the last one is answered and it is due. It reads no
 * more of an answer than it must, so that the server and not the generator is what is measured.
 */
export async function generateLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1000;
  let left = load.requestsMax ?? Number.POSITIVE_INFINITY;
  const mayGoOn = () => performance.now() < endsAt && left-- > 0;
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load, mayGoOn, latencies)));
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    requests: latencies.length,
    seconds,
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

function runConnection(
  { port, next, expectedStatus, everyMs = 0 }: Load,
  mayGoOn: () => boolean,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let head: Buffer = Buffer.alloc(0);
    let bodyLeft = -1;

    const send = () => {
      if (!mayGoOn()) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(next());
    };
    const finish = () => {
      latencies.push(performance.now() - sentAt);
      bodyLeft = -1;
      const wait = sentAt + everyMs - performance.now();
      if (wait > 0) setTimeout(send, wait);
      else send();
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (bodyLeft >= 0) {
        bodyLeft -= chunk.length;
        if (bodyLeft === 0) finish();
        return;
      }
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      if (!text.startsWith(`HTTP/1.1 ${expectedStatus}`)) {
        reject(new Error(`expected ${expectedStatus}, got: ${head.toString('utf8', 0, 600)}`));
        socket.destroy();
        return;
      }
      bodyLeft = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      head = Buffer.alloc(0);
      if (bodyLeft === 0) finish();
    });
  });
}

export function requestBytes(
  method: string,
  path: string,
  {
    token,
    contentType,
    body,
    from,
  }: { token?: string; contentType?: string; body?: string | Buffer; from?: string } = {},
): Buffer {
  const payload = Buffer.from(body ?? '');
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(contentType === undefined ? [] : [`content-type: ${contentType}`]),
    ...(from === undefined ? [] : [`x-forwarded-for: ${from}`]),
    ...(payload.length === 0 && method === 'GET' ? [] : [`content-length: ${payload.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), payload]);
}
