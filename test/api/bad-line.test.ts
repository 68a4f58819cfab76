import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
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
      () => ({ method: 'PATCH', path: held.url, form: { headers: json, payload: Buffer.alloc(large, ' ') } }),
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
    [431, 'huge headers', `GET /health HTTP/1.1\r\nhost: x\r\nx-huge: ${'y'.repeat(40_000)}\r\n\r\n`],
    [431, 'very many headers', `GET /health HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(20_000)}\r\n`],
  ];
  it.each(requests)('is %i in the one form of error: %s', async (status, _name, text) => {
    const answer = await sendRaw(port, [text]);
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.body))).toEqual(['error']);
  });
});
