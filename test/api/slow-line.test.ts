import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { aFile, aFileForm } from '../builders.ts';
import { createCase, expectStatus, type HeldCase, type Service, startService } from '../harness.ts';
import { opened, readAnswer, sendRaw, write } from '../sockets.ts';
import { everythingStored, storedFiles } from '../stored.ts';

let service: Service;
let port: number;
let held: HeldCase;
const sockets: Socket[] = [];

async function start(patience: Parameters<typeof startService>[1]): Promise<void> {
  service = await startService({}, { lookMs: 5, ...patience });
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
  held = await createCase(service);
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.stop();
});

async function openLine(): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  await opened(socket);
  return socket;
}

const { headers, payload } = aFileForm(aFile('image/png', 100_000));

function uploadHead(length = payload.length): string {
  const type = `content-type: ${headers['content-type']}\r\ncontent-length: ${length}\r\n`;
  return `POST ${held.url}/documents HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${held.token}\r\n${type}\r\n`;
}

function jsonHead(path: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
}

async function isBeingStored(): Promise<boolean> {
  return (await storedFiles(service.dataDir)).some((name) => name.endsWith('.part'));
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

function openLines(): Promise<number> {
  return new Promise((resolve) => service.app.server.getConnections((_error, count) => resolve(count)));
}

function alarms(): string[] {
  return service.logLines.filter((line) => Number(JSON.parse(line).level) >= 50);
}

async function expectStopped(answer: ReturnType<typeof readAnswer>): Promise<void> {
  const { status, body } = await answer;
  expect(status).toBe(408);
  expect(Object.keys(JSON.parse(body))).toEqual(['error']);
  await until(async () => (await openLines()) === 0);
  expect(alarms()).toEqual([]);
}

describe('a sender who stops sending', () => {
  it.each(['/v1/navigate', '/v1/cases'])('a body to %s is told so, and the line is closed', async (path) => {
    await start({ bodyMs: 50 });
    const before = await everythingStored(service);
    const socket = await openLine();
    const answer = readAnswer(socket);
    await write(socket, `${jsonHead(path, 100)}{`);
    await expectStopped(answer);
    expect(await everythingStored(service)).toBe(before);
  });

  it('a body that is refused already loses the line', async () => {
    await start({ bodyMs: 50 });
    const socket = await openLine();
    const answer = readAnswer(socket);
    await write(socket, `${jsonHead('/v1/nowhere', 100)}{`);
    expect((await answer).status).toBe(404);
    await until(async () => (await openLines()) === 0);
  });

  it('an upload is told so, and nothing of it stays', async () => {
    await start({ silenceMs: 200 });
    const before = await everythingStored(service);
    const socket = await openLine();
    const answer = readAnswer(socket);
    await write(socket, uploadHead());
    await write(socket, payload.subarray(0, 50_000));
    await until(isBeingStored);
    await expectStopped(answer);
    await until(async () => !(await isBeingStored()));
    expect(await everythingStored(service)).toBe(before);
  });
});

describe('a sender who sends on and on', () => {
  it('so little of an upload that it would never end is stopped', async () => {
    await start({ silenceMs: 200, bytesPerSecondMin: 1e12 });
    const before = await everythingStored(service);
    const socket = await openLine();
    // Whoever is still sending when the line is closed may lose the answer.
    const answer = readAnswer(socket).catch(() => undefined);
    await write(socket, uploadHead(25_000_000));
    await write(socket, payload.subarray(0, 1000));
    while (!socket.readableEnded && !socket.destroyed) {
      await write(socket, 'x').catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([408, undefined]).toContain((await answer)?.status);
    await until(async () => (await openLines()) === 0);
    await until(async () => !(await isBeingStored()));
    expect(await everythingStored(service)).toBe(before);
    expect(alarms()).toEqual([]);
  });

  it('an upload may take longer than any other body', async () => {
    await start({ bodyMs: 0, bytesPerSecondMin: 1 });
    const endMs = performance.now() + 200;
    async function* slowly() {
      yield uploadHead();
      let at = 0;
      for (; performance.now() < endMs && at < 90_000; at += 7) yield payload.subarray(at, at + 7);
      yield payload.subarray(at);
    }
    expect((await sendRaw(port, slowly())).status).toBe(201);
  });

  it('a body in many pieces, but in time, is answered', async () => {
    await start({});
    const body = JSON.stringify({ need: 'checkup', patient: {} });
    function* pieces() {
      yield jsonHead('/v1/navigate', body.length);
      yield* body;
    }
    expect((await sendRaw(port, pieces())).status).toBe(200);
  });
});

describe('an address with as many lines as one may have', () => {
  const ask = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n';
  let heads = 0;
  const startLimited = async (changes = {}) => {
    heads = 0;
    service = await startService({ requestsPerMinute: 3000, ...changes }, { linesPerAddressMax: 3 });
    service.app.server.on('request', () => heads++);
    port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
  };
  const openFrom = async (localAddress: string, bytes: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    await opened(socket);
    const answer = readAnswer(socket).catch(() => undefined);
    await write(socket, bytes);
    return { socket, answer };
  };
  const slowBody = () => openFrom('127.0.0.2', `${jsonHead('/v1/navigate', 100)}{`);

  it('gets no more while all are in use, and takes none from others', async () => {
    await startLimited();
    for (let count = 0; count < 3; count++) await slowBody();
    await until(() => heads === 3);
    const fourth = await slowBody().catch(() => undefined);
    expect(await fourth?.answer).toBeUndefined();
    const other = await openFrom('127.0.0.3', ask);
    expect((await other.answer)?.status).toBe(200);
    sockets[0]?.destroy();
    await until(async () => (await openLines()) === 3);
    const next = await openFrom('127.0.0.2', ask);
    expect((await next.answer)?.status).toBe(200);
  });

  it('gives up its oldest idle line for a new one', async () => {
    await startLimited();
    const slow = await slowBody();
    await until(() => heads === 1);
    const [first, second] = [await openFrom('127.0.0.2', ask), await openFrom('127.0.0.2', ask)];
    for (const { answer } of [first, second]) expect((await answer)?.status).toBe(200);
    const closed = new Promise((resolve) => first.socket.once('close', resolve));
    expect((await (await openFrom('127.0.0.2', ask)).answer)?.status).toBe(200);
    await closed;
    expect([second, slow].map(({ socket }) => socket.closed)).toEqual([false, false]);
  });

  it('may be a proxy that has the lines of all', async () => {
    await startLimited({ trustProxy: '127.0.0.2' });
    for (let count = 0; count < 4; count++) await slowBody();
    expect((await (await openFrom('127.0.0.2', ask)).answer)?.status).toBe(200);
  });

  it('loses the line with a refusal for too much', async () => {
    await startLimited({ requestsPerMinute: 1 });
    await openFrom('127.0.0.2', ask);
    const { socket, answer } = await openFrom('127.0.0.2', ask);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect(await answer).toMatchObject({ status: 429, head: expect.stringMatching(/^keep-alive: timeout=1$/im) });
    await closed;
  });

  it('loses it also while a body that was refused is still coming', async () => {
    await startLimited({ requestsPerMinute: 1 });
    await slowBody();
    const { socket, answer } = await slowBody();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect((await answer)?.status).toBe(429);
    await closed;
  });
});

describe('when there are as many lines as there may be', () => {
  const ask = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n';

  it('those who are being served go on, and idle ones make room', async () => {
    await start({});
    expect(service.app.server.maxConnections).toBe(4000);
    service.app.server.maxConnections = 2;
    const body = JSON.stringify({ need: 'checkup', patient: {} });
    const served = await openLine();
    await write(served, jsonHead('/v1/navigate', body.length) + body.slice(0, 5));
    const idle = await openLine();
    const first = readAnswer(idle);
    await write(idle, ask);
    expect((await first).status).toBe(200);

    const turnedAway = await openLine();
    const closed = new Promise((resolve) => turnedAway.once('close', resolve));
    turnedAway
      .on('error', () => {})
      .resume()
      .end();
    await closed;
    await until(async () => (await openLines()) === 1);
    const next = await openLine();
    const second = readAnswer(next);
    await write(next, ask);
    expect((await second).status).toBe(200);
    const last = readAnswer(served);
    await write(served, body.slice(5));
    expect((await last).status).toBe(200);
    expectStatus(await service.call('GET', '/health'), 200);
  });
});
