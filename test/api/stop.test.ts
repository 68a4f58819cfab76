import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectSocket, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CaseFile } from '#contract/case.ts';
import { hourMs } from '#contract/when.ts';
import { sweepOrphans } from '#features/documents/sweep-orphans.ts';
import { steady } from '#platform/clock.ts';
import { connect } from '#platform/db/connect.ts';
import { openDisk } from '#platform/files/disk.ts';
import { openLog } from '#platform/log.ts';
import { aCase, aFile, aFileForm } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type RunningService, spawnService } from '../processes.ts';
import { opened, readAnswer, write } from '../sockets.ts';
import { storedFiles } from '../stored.ts';

let database: TestDatabase;
let dataDir: string;
let running: RunningService;
const sockets: Socket[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-stop-'));
  running = await start();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await running.end('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(): Promise<RunningService> {
  return spawnService({ dataDir, databaseUrl: database.databaseUrl });
}

type Held = { url: string; token: string };

async function send<Body>({ url, token }: Held, method: string, path: string, init: RequestInit = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  const response = await fetch(running.url + url + path, { ...init, method, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as Body;
}

async function createHeld(): Promise<Held> {
  const json = { 'content-type': 'application/json' };
  const { caseId, accessToken } = await send<{ caseId: string; accessToken: string }>(
    { url: '/v1/cases', token: '' },
    'POST',
    '',
    { headers: json, body: JSON.stringify(aCase()) },
  );
  return { url: `/v1/cases/${caseId}`, token: accessToken };
}

async function openSocket(): Promise<Socket> {
  const socket = connectSocket(running.port, '127.0.0.1');
  sockets.push(socket);
  await opened(socket);
  return socket;
}

/** An upload of which so much has been sent that its file has been begun. */
async function beginUpload({ url, token }: Held, nth = 1): Promise<{ socket: Socket; rest: Buffer }> {
  const { headers, payload } = aFileForm(aFile('image/png', 1_000_000));
  const socket = await openSocket();
  const head = `POST ${url}/documents HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  await write(socket, `${head}content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`);
  await write(socket, payload.subarray(0, 400_000));
  while ((await storedFiles(dataDir)).filter((name) => name.endsWith('.part')).length < nth);
  return { socket, rest: payload.subarray(400_000) };
}

async function isRefused(): Promise<boolean> {
  try {
    (await openSocket()).destroy();
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  }
}

describe('SIGTERM', () => {
  it('lets an upload under way finish, takes no new connection, and ends with 0', async () => {
    const held = await createHeld();
    const { socket, rest } = await beginUpload(held);
    const ended = running.end('SIGTERM');
    while (!(await isRefused()));
    const answer = readAnswer(socket);
    await write(socket, rest);
    const { status, head, body } = await answer;
    expect(status).toBe(201);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(running.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);

    running = await start();
    const { documents } = await send<CaseFile>(held, 'GET', '');
    expect(documents).toEqual([JSON.parse(body)]);
    expect(await storedFiles(dataDir)).toEqual([documents[0]?.id]);
  });

  it('is not held up by connections that are idle or have sent nothing', async () => {
    const silent = await openSocket();
    const idle = await openSocket();
    const answer = readAnswer(idle);
    await write(idle, 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
    expect((await answer).status).toBe(200);
    expect(silent.readyState).toBe('open');
    expect(await running.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('answers in the one form what was half sent', async () => {
    const socket = await openSocket();
    const first = readAnswer(socket);
    await write(socket, 'GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /v1/nowhere HTTP/1.1\r\nhost: x\r\n');
    expect((await first).status).toBe(200);
    const ended = running.end('SIGTERM');
    while (!(await isRefused()));
    const second = readAnswer(socket);
    await write(socket, '\r\n');
    const { status, body } = await second;
    expect(status).toBe(404);
    expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    expect(await ended).toEqual({ code: 0, signal: null });
  });
});

describe('SIGTERM beside senders who have stopped sending', () => {
  it('answers who goes on, cuts off the others at its deadline, and ends with 0 and nothing half stored', async () => {
    const held = await createHeld();
    const head = 'POST /v1/navigate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    for (let count = 0; count < 100; count++) {
      await write(await openSocket(), `${head}content-length: 100\r\n\r\n{`);
      await beginUpload(held, count + 1);
    }
    const { socket, rest } = await beginUpload(held, 101);
    const ended = running.end('SIGTERM');
    while (!(await isRefused()));
    const answer = readAnswer(socket);
    await write(socket, rest);
    expect((await answer).status).toBe(201);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(await storedFiles(dataDir)).toHaveLength(1);
    const alarms = running.lines.filter(({ level }) => Number(level) >= 40);
    expect(alarms).toMatchObject([{ msg: 'cut off at the end of the stop', connections: 200 }]);
    expect(running.lines.at(-1)).toMatchObject({ msg: 'stopped' });
  });
});

describe('kill -9', () => {
  it('in the middle of an upload leaves a stray file at most, which the sweep removes later', async () => {
    const held = await createHeld();
    await beginUpload(held);
    await running.end('SIGKILL');
    expect(await storedFiles(dataDir)).toHaveLength(1);

    running = await start();
    expect((await send<CaseFile>(held, 'GET', '')).documents).toEqual([]);
    const db = connect({ dataDir, databaseUrl: database.databaseUrl });
    const files = openDisk(join(dataDir, 'documents'));
    const log = openLog('silent');
    const sweep = (clock: () => number) => sweepOrphans({ db, files, clock, steadyClock: steady(clock), log });
    expect(await sweep(Date.now)).toBe(0);
    expect(await storedFiles(dataDir)).toHaveLength(1);
    expect(await sweep(() => Date.now() + 7 * hourMs)).toBe(1);
    expect(await storedFiles(dataDir)).toEqual([]);
    await db.destroy();
  });
});
