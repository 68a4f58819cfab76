import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { NewDevice } from '#contract/notice.ts';
import { aDevice } from './builders.ts';
import { freePort } from './free-port.ts';

export type Mail = { to: string; messageId: string; raw: string };
type Hooks = { beforeAnswer?: (mail: Mail) => void; afterAnswer?: (mail: Mail) => void };

/** A mail server that takes everything, but for what a test says. */
export async function startMailServer(port?: number) {
  const mails: Mail[] = [];
  /** What is said to an address instead of yes; nothing at all, or the line is cut. */
  const refusals = new Map<string, { responseCode: number } | 'silence' | 'cut'>();
  /** Lines on which an address is kept waiting. */
  const silent = new Set<string>();
  const listening = port ?? (await freePort());
  const office = {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    refusals,
    silent,
    hooks: {} as Hooks,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, callback) {
      const refusal = refusals.get(address);
      if (refusal === 'silence') silent.add(session.id);
      else if (refusal === 'cut') for (const line of server.connections) line.session === session && line.close();
      else callback(refusal && Object.assign(new Error('no'), refusal));
    },
    onClose: ({ id }) => void silent.delete(id),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const mail = { to: envelope.rcptTo[0]?.address ?? '', messageId: headerOf(raw, 'Message-ID'), raw };
        mails.push(mail);
        office.hooks.beforeAnswer?.(mail);
        callback();
        office.hooks.afterAnswer?.(mail);
      });
    },
  });
  // A sender that is killed leaves its line broken.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(listening, '127.0.0.1', resolve));
  return office;
}

/** A header as a reader sees it: lines joined, encoded words decoded. */
export function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const joined = value.replace(/\?= +=\?/g, '?==?');
  return joined.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
    how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
  );
}

/** The text of a mail as a reader sees it. */
export function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(raw, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')) : body;
}

function quoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

export type Posted = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Takes what is posted: a push service, or a gateway. */
export async function startReceiver() {
  const posted: Posted[] = [];
  const answer = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    answer,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A device with keys of its own, and what it makes of a message. */
export function aReadingDevice(endpoint: string): { body: NewDevice; read: (sealed: Buffer) => string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    body: aDevice({
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }),
    /** As RFC 8291 and 8188 say. */
    read(sealed) {
      const [salt, keyLength] = [sealed.subarray(0, 16), sealed[20] ?? 0];
      const [sender, content] = [sealed.subarray(21, 21 + keyLength), sealed.subarray(21 + keyLength)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
      const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opened.setAuthTag(content.subarray(-16));
      const text = Buffer.concat([opened.update(content.subarray(0, -16)), opened.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

/** What a server says of itself to a push service, if it is signed with this key. */
export function claimsOf(jwt: string, pushKey: string): unknown {
  const [head, claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}
