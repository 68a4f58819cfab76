import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { aFile, aFileForm, aForm } from '../builders.ts';
import { createCase, expectStatus, type HeldCase, type Service, startService } from '../harness.ts';
import { opened, readAnswer, sendRaw, write } from '../sockets.ts';
import { everythingStored, storedFiles } from '../stored.ts';

let service: Service;
let origin: string;
let port: number;
let held: HeldCase;

beforeAll(async () => {
  service = await startService();
  origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(origin).port);
  held = await createCase(service);
});
afterAll(() => service.stop());

const json = { 'content-type': 'application/json' };

function head(method: string, path: string, headers: Record<string, string | number>): string {
  const all = { host: 'danloi.test', authorization: `Bearer ${held.token}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

function* inPieces(bytes: Buffer, size = 64 * 1024): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('a file without end', () => {
  it('is cut while streaming: the answer comes though the file never ends', async () => {
    const { headers, payload } = aFileForm(aFile());
    const piece = Buffer.alloc(256 * 1024, 'x');
    let answered = false;
    async function* endless() {
      yield head('POST', `${held.url}/documents`, { ...headers, 'transfer-encoding': 'chunked' });
      yield chunk(payload.subarray(0, -40));
      while (!answered) yield chunk(piece);
    }
    const before = await everythingStored(service);
    const answer = await sendRaw(port, endless());
    answered = true;
    expect(answer.status).toBe(413);
    expect(await everythingStored(service)).toBe(before);
  });
});

describe('a refusal while the client is still sending', () => {
  const large = 8 * 1024 * 1024;
  const pdf = { name: 'file', value: aFile(), fileName: 'a.pdf' };
  const refusals: [number, string, () => { path: string; method?: string; token?: string; form: Form }][] = [
    [
      401,
      'a wrong token',
      () => ({ ...documents(), token: 'wrong', form: aForm([{ ...pdf, value: aFile('image/png', large) }]) }),
    ],
    [415, 'a wrong type', () => ({ ...documents(), form: aForm([{ ...pdf, value: Buffer.alloc(large, 'x') }]) })],
    [
      400,
      'a second file',
      () => ({ ...documents(), form: aForm([pdf, { ...pdf, value: aFile('image/png', large) }]) }),
    ],
    [
      413,
      'a file too large',
      () => ({
        ...documents(),
        form: aForm([{ ...pdf, value: aFile('image/png', limits.documentSizeBytesMax + large) }]),
      }),
    ],
    [
      413,
      'a JSON body too large',
      () => ({ method: 'PATCH', path: held.url, form: { headers: json, payload: Buffer.alloc(1_000_000, ' ') } }),
    ],
  ];
  type Form = { headers: { 'content-type': string }; payload: Buffer };
  const documents = () => ({ path: `${held.url}/documents` });

  it.each(refusals)('is %i for %s, and reaches every kind of client', async (status, _name, request) => {
    const { path, method = 'POST', token = held.token, form } = request();
    const before = await everythingStored(service);
    const headers = { ...form.headers, authorization: `Bearer ${token}` };
    const byFetch = await fetch(`${origin}${path}`, { method, headers, body: new Uint8Array(form.payload) });
    expect(byFetch.status).toBe(status);
    for (const readsLast of [false, true]) {
      const pieces = [
        head(method, path, { ...headers, 'content-length': form.payload.length }),
        ...inPieces(form.payload),
      ];
      const answer = await sendRaw(port, pieces, { readsLast });
      expect(answer.status).toBe(status);
      expect(Object.keys(JSON.parse(answer.body))).toEqual(['error']);
    }
    expect(await everythingStored(service)).toBe(before);
  });

  it('leaves the connection good for the next request', async () => {
    const form = aForm([{ ...pdf, value: Buffer.alloc(2_000_000, 'x') }]);
    const socket = connect(port, '127.0.0.1');
    await opened(socket);
    for (let round = 0; round < 2; round++) {
      const refusal = readAnswer(socket);
      const length = { 'content-length': form.payload.length };
      await write(socket, head('POST', `${held.url}/documents`, { ...form.headers, ...length }));
      await write(socket, form.payload);
      expect((await refusal).status).toBe(415);
    }
    const answer = readAnswer(socket);
    await write(socket, head('GET', '/health', {}));
    expect((await answer).status).toBe(200);
    socket.destroy();
  });

  it('nor does what stands behind the end of a form disturb the next request', async () => {
    const form = aForm([pdf]);
    const payload = Buffer.concat([form.payload, Buffer.alloc(1_000_000, 'x')]);
    const socket = connect(port, '127.0.0.1');
    await opened(socket);
    const created = readAnswer(socket);
    await write(socket, head('POST', `${held.url}/documents`, { ...form.headers, 'content-length': payload.length }));
    await write(socket, payload);
    expect((await created).status).toBe(201);
    const answer = readAnswer(socket);
    await write(socket, head('GET', '/health', {}));
    expect((await answer).status).toBe(200);
    socket.destroy();
  });
});

describe('an upload over a bad line', () => {
  it('that comes a few bytes at a time, in chunks, is taken', async () => {
    const { headers, payload } = aFileForm(aFile('image/png', 700), { title: 'Chậm' });
    function* slowly() {
      yield head('POST', `${held.url}/documents`, { ...headers, 'transfer-encoding': 'chunked' });
      for (const piece of inPieces(payload, 7)) yield chunk(piece);
      yield '0\r\n\r\n';
    }
    const answer = await sendRaw(port, slowly());
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({ title: 'Chậm', size: 700 });
  });

  it('that asks first whether it may come is taken', async () => {
    const { headers, payload } = aFileForm(aFile());
    const expecting = { ...headers, 'content-length': payload.length, expect: '100-continue' };
    const answer = await sendRaw(port, [head('POST', `${held.url}/documents`, expecting), payload]);
    expect(answer.status).toBe(201);
  });

  it('that expects what nobody knows is taken all the same', async () => {
    const { headers, payload } = aFileForm(aFile());
    const expecting = { ...headers, 'content-length': payload.length, expect: 'a miracle' };
    const answer = await sendRaw(port, [head('POST', `${held.url}/documents`, expecting), payload]);
    expect(answer.status).toBe(201);
  });

  it('that breaks off leaves no file and no row, and raises no alarm', async () => {
    const { headers, payload } = aFileForm(aFile('image/png', 2_000_000));
    const length = { 'content-length': payload.length };
    const before = await everythingStored(service);
    const alarms = errorLines().length;
    for (const sent of [300, 70_000, 1_500_000]) {
      const socket = connect(port, '127.0.0.1');
      await opened(socket);
      await write(socket, head('POST', `${held.url}/documents`, { ...headers, ...length }));
      await write(socket, payload.subarray(0, sent));
      await until(isBeingStored);
      socket.resetAndDestroy();
      await until(async () => !(await isBeingStored()));
      expect(await everythingStored(service)).toBe(before);
    }
    expectStatus(await service.call('GET', '/health'), 200);
    expect(errorLines()).toHaveLength(alarms);
  });
});

describe('a JSON body over a bad line', () => {
  it('that breaks off raises no alarm', async () => {
    const alarms = errorLines().length;
    for (const path of ['/v1/navigate', '/v1/cases', held.url]) {
      const received = nextRequest();
      const closed = nextLineClosed();
      const socket = connect(port, '127.0.0.1');
      await opened(socket);
      const method = path === held.url ? 'PATCH' : 'POST';
      await write(socket, `${head(method, path, { ...json, 'content-length': 100 })}{`);
      await received;
      socket.resetAndDestroy();
      await closed;
      expectStatus(await service.call('GET', '/health'), 200);
    }
    expect(errorLines()).toHaveLength(alarms);
  });
});

async function isBeingStored(): Promise<boolean> {
  return (await storedFiles(service.dataDir)).some((name) => name.endsWith('.part'));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

function errorLines(): string[] {
  return service.logLines.filter((line) => Number(JSON.parse(line).level) >= 50);
}

describe('a request that is not HTTP', () => {
  const requests: [number, string, string][] = [
    [400, 'words', 'xin chào\r\n\r\n'],
    [400, 'no host', 'GET /health HTTP/1.1\r\n\r\n'],
    [400, 'two lengths', 'POST /v1/navigate HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
    [
      400,
      'a length and chunks',
      'POST /v1/navigate HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    ],
    [
      400,
      'a chunk of no size',
      'POST /v1/navigate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    ],
    [400, 'an address that is none', 'GET http://[/v1/review/secret HTTP/1.1\r\nhost: x\r\n\r\n'],
    [400, 'two hosts', 'GET /health HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n'],
    [400, 'the same host twice', 'GET /health HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n'],
    [400, 'a line of the first days', 'GET /health\r\n\r\n'],
    [431, 'huge headers', `GET /health HTTP/1.1\r\nhost: x\r\nx-huge: ${'y'.repeat(40_000)}\r\n\r\n`],
    [431, 'very many headers', `GET /health HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(20_000)}\r\n`],
  ];
  it.each(requests)('is %i in the one form of error: %s', async (status, _name, text) => {
    const answer = await sendRaw(port, [text]);
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.body))).toEqual(['error']);
    expect(answer.head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(answer.head).toMatch(/^cache-control: no-store$/m);
    expect(answer.head).toMatch(/^x-request-id: [0-9a-f-]{36}$/m);
    expect(answer.head + answer.body).not.toContain('secret');
  });

  it('is not answered for ever: the line is closed though the other side keeps it open', async () => {
    const gone = nextLineClosed();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    await opened(socket);
    const answer = readAnswer(socket);
    await write(socket, 'xin chào\r\n\r\n');
    expect((await answer).status).toBe(400);
    await gone;
    socket.destroy();
  });

  it('is HTTP when it is of 1.0 and names no host', async () => {
    expect((await sendRaw(port, ['GET /health HTTP/1.0\r\n\r\n'])).status).toBe(200);
  });
});

function nextRequest(): Promise<void> {
  return new Promise((resolve) => service.app.server.once('request', () => resolve()));
}

/** Resolves with the next line that is opened, once it is closed, from the side of the service. */
function nextLineClosed(): Promise<Socket> {
  return new Promise((resolve) => {
    service.app.server.once('connection', (line) => line.once('close', () => resolve(line)));
  });
}

describe('a body that nobody wants', () => {
  const mebibyte = 1024 * 1024;
  const requests: [number, string, string, number][] = [
    [401, 'POST', '/v1/cases/CASE-000001/documents', 26 * mebibyte],
    [401, 'PATCH', '/v1/cases/CASE-000001', mebibyte],
    [404, 'POST', '/v1/nowhere', mebibyte],
    [405, 'PUT', '/v1/meta', mebibyte],
    [413, 'POST', '/v1/navigate', mebibyte],
    [200, 'GET', '/health', mebibyte],
  ];
  const lengths = ['content-length: 314572800', 'transfer-encoding: chunked'];

  it.each(requests)('after %i to %s %s is dropped in part, and then the line is closed', async (...row) => {
    const [status, method, path, bytesMax] = row;
    for (const length of lengths) {
      const closed = nextLineClosed();
      const socket = connect(port, '127.0.0.1');
      await opened(socket);
      const answer = readAnswer(socket);
      const type = `content-type: ${path.endsWith('documents') ? 'multipart/form-data; boundary=b' : 'application/json'}`;
      await write(socket, `${method} ${path} HTTP/1.1\r\nhost: x\r\n${type}\r\n${length}\r\n\r\n`);
      const sending = sendUntilClosed(socket, length.startsWith('transfer') ? chunk : (bytes) => bytes);
      expect((await answer).status).toBe(status);
      const { bytesRead } = await closed;
      expect(bytesRead).toBeGreaterThan(bytesMax);
      // What a route has read before it refused comes on top, and one more read of the line.
      expect(bytesRead).toBeLessThan(bytesMax + limits.jsonBodyBytesMax + 2 * 65_536 + 1024);
      await sending;
    }
  });
});

async function sendUntilClosed(socket: Socket, frame: (bytes: Buffer) => Buffer): Promise<void> {
  const piece = frame(Buffer.alloc(65_536, ' '));
  for (let sent = 0; sent < 300; sent++) {
    for (let part = 0; part < 16; part++) {
      if (socket.destroyed) return;
      await write(socket, piece).catch(() => socket.destroy());
    }
  }
}
