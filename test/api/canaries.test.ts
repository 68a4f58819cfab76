import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sealedOfCase } from '#features/keys/sealed-columns.ts';
import { connect, type Db } from '#platform/db/connect.ts';
import { keyedMark } from '#platform/seal/keyed-seal.ts';
import { aConsent, aFile } from '../builders.ts';
import { filesBelow, type Sought, search } from '../byte-search.ts';
import { Canaries } from '../canaries.ts';
import { createTestDatabase, type TestDatabase, vacuumAll } from '../database.ts';
import { freePort } from '../free-port.ts';
import { markedBodies } from '../marked.ts';
import { testMasterKey, testSeal } from '../master-key.ts';
import { aReadingDevice, headerOf, startMailServer, startReceiver } from '../post-offices.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';
import { goodRequest, goodRequests, type Target } from '../routes.ts';
import { everyRow } from '../stored.ts';

/**
 * The whole life of some cases, in a service that runs as an operator runs it, in which everything that a person wrote
 * and everything secret is unmistakable. Afterwards every byte that it has left anywhere is searched. `npm run canaries`
 * has many cases and looks into the log of PostgreSQL too.
 */
const cases = Number(process.env.CANARY_CASES ?? 2);
const isLong = cases > 2;
const isPostgres = process.env.TEST_ENGINE === 'postgres';
const patience = { timeout: 600_000 + cases * 20_000 };

const words = new Canaries('kincanary');
/** The names of navigators stand plain in the trail, so that it can be searched by them (decision 0055). */
const staff = new Canaries('kinstaff');
const bodies = markedBodies(words);

type Lived = Target & { caseNumber: number };
type Answer = { status: number; text: string; bytes: Buffer; headers: string; body: Record<string, string> };
type Call = { token?: string | undefined; body?: unknown; payload?: string | Buffer; headers?: Record<string, string> };

let root: string;
let databases: TestDatabase[];
let service: RunningService;
let db: Db;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let push: Awaited<ReturnType<typeof startReceiver>>;
let gateway: Awaited<ReturnType<typeof startReceiver>>;
let metricsPort: number;
let navigator: string;
let lived: Lived[];
let saidByCommands = '';
let complaints = '';
const refusals: { what: string; answer: Answer }[] = [];
const exports: Buffer[] = [];
const secrets = new Map<string, string>([
  ['master key', testMasterKey],
  ['secret of the gateway', 'kin-gateway-secret-5f0c8a'],
]);
const setNavigator = 'kin-navigator-token-7d1b90';

const placeOf = (name: string, databaseUrl: string | undefined) => ({
  dataDir: join(root, name),
  databaseUrl,
  env: { TMPDIR: join(root, 'temporary'), NAVIGATOR_TOKEN: setNavigator },
});
const place = () => placeOf('data', databases[0]?.databaseUrl);

async function command(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCli(args, place());
  expect(code, stderr).toBe(0);
  saidByCommands += stderr + (args[1] === 'add' ? '' : stdout);
  return stdout.trim();
}

async function call(method: string, path: string, { token, body, payload, headers }: Call = {}): Promise<Answer> {
  const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(service.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: typeof sent === 'string' ? sent : new Uint8Array(sent) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const answer = {
    status: response.status,
    text,
    bytes,
    headers: JSON.stringify([...response.headers]),
    body: text.startsWith('{') && response.ok ? JSON.parse(text) : {},
  };
  if (!response.ok) refusals.push({ what: `${method} ${path.split('/').slice(0, 3).join('/')}`, answer });
  return answer;
}

async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  expect(status, text.slice(0, 500)).toBeLessThan(300);
  return await answer;
}

function secret(name: string, text: string): string {
  secrets.set(`${name} ${secrets.size}`, text);
  return text;
}

/** A paper whose every page says who it is about. */
function aPaper(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(words.next().repeat(20_000)), Buffer.from('%%EOF')]);
}

let reported: string | undefined;

/** Once: a hospital takes only so many. */
async function report(): Promise<string> {
  const body = { field: 'other', text: words.next(), source: words.next(), contact: words.next() };
  reported ??= (await done(call('POST', '/v1/hospitals/bv-cho-ray/reports', { body }))).body.reportId;
  return reported ?? '';
}

/** From the first question to the last file, by everybody who may. */
async function live(nth: number): Promise<Lived> {
  const key = secret('idempotency key', `kin-retry-${nth}-${'k'.repeat(16)}`);
  const created = await done(
    call('POST', '/v1/cases', { body: bodies.newCase(), headers: { 'idempotency-key': key } }),
  );
  const { caseId = '', accessToken = '' } = created.body;
  const held = { caseId, token: secret('key of a case', accessToken), url: `/v1/cases/${caseId}` };
  const asFamily = (method: string, path: string, sent: Call = {}) =>
    done(call(method, held.url + path, { token: held.token, ...sent }));
  const asNavigator = (method: string, path: string, body?: unknown) =>
    done(call(method, held.url + path, { token: navigator, ...(body !== undefined && { body }) }));
  const contact = await asFamily('POST', '/contacts', { body: bodies.contact('secondary') });
  const contactId = contact.body.id ?? '';
  await asFamily('PUT', `/contacts/${contactId}/notices`, { body: { email: true, sms: true } });
  // Before there is news: a pause drops what waits to be told.
  for (const paused of [true, false]) await asFamily('PUT', '/pause', { body: { paused } });
  const device = aReadingDevice(`${push.url}/${words.next()}`);
  secret('key of a device', device.body.keys.auth);
  const { id: deviceId = '' } = (await asFamily('POST', '/push-subscriptions', { body: device.body })).body;
  const { id: documentId = '' } = (await asFamily('POST', '/documents', bodies.form({}, aPaper()))).body;
  await asFamily('POST', '/documents', bodies.form({}, aFile('image/jpeg', 5000)));
  await asFamily('PATCH', `/documents/${documentId}`, { body: { title: words.next(), note: words.next() } });
  const passcode = secret('passcode', `kin-${nth}-482915`);
  const share = { reviewerName: words.next(), reviewerTitle: words.next(), passcode };
  const { shareId = '', reviewToken = '' } = (await asFamily('POST', '/shares', { body: share })).body;
  secret('link', reviewToken);
  const link = `/v1/review/${reviewToken}`;
  for (const tried of ['', words.next()]) await call('GET', link, { headers: { 'x-share-passcode': tried } });
  const headers = { 'x-share-passcode': passcode };
  for (const path of ['', `/documents/${documentId}/file`]) await done(call('GET', link + path, { headers }));
  const opinion = { opinion: words.next(), urgency: 'urgent', suggestedSpecialty: words.next() };
  const { id: opinionId = '' } = (await done(call('POST', `${link}/opinions`, { body: opinion, headers }))).body;
  await asNavigator('PATCH', '', { assignedNavigator: staff.next(), reason: words.next() });
  await asNavigator('GET', '');
  await asNavigator('POST', '/notes', { text: words.next() });
  const followUp = { dueAt: new Date(Date.now() + 3_600_000).toISOString(), kind: 'test', title: words.next() };
  const { id: followUpId = '' } = (await asFamily('POST', '/followups', { body: { ...followUp, note: words.next() } }))
    .body;
  await asFamily('PUT', '/consents/notices', { body: aConsent() });
  await asFamily('PATCH', '', { body: { intake: bodies.newCase().intake, patient: bodies.newCase().patient } });
  exports.push((await asFamily('GET', '/export')).bytes);
  held.token = secret('new key of a case', (await asFamily('POST', '/token')).body.accessToken ?? '');
  const caseNumber = Number(caseId.slice(5));
  const others = { stopToken: 'none', yesToken: 'none', reportId: await report(), caseNumber };
  return { held, contactId, documentId, shareId, followUpId, opinionId, reviewToken, deviceId, ...others };
}

/** On every route, in body, path, query and header. */
async function provoke(target: Target): Promise<void> {
  const { token } = target.held;
  for (const route of Object.keys(goodRequests).filter((each) => !/docs|DELETE .*{id}$|token$/.test(each))) {
    const method = route.split(' ')[0] ?? '';
    const { path } = goodRequest(route, target);
    if (!['GET', 'DELETE'].includes(method))
      for (const bad of bodies.bad()) await call(method, path, { ...bad, token });
    const headers = { 'x-note': words.next(), 'x-share-passcode': words.next(), 'if-none-match': words.next() };
    await call('GET', `${path}/${words.next()}?q=${words.next()}`, { token: words.next(), headers });
    await call('GET', `${path}%zz${words.next()}`, { token, headers: { range: words.next(), ...headers } });
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'danloi-canaries-'));
  for (const name of ['temporary', 'saved']) await mkdir(join(root, name));
  databases = [await createTestDatabase(), await createTestDatabase()];
  [mail, push, gateway, metricsPort] = await Promise.all([
    startMailServer(),
    startReceiver(),
    startReceiver(),
    freePort(),
  ]);
  const settings = {
    LOG_LEVEL: 'trace',
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: 'https://danloi.test',
    SMTP_URL: mail.url,
    MAIL_FROM: 'tin@danloi.test',
    NOTIFY_URL: `${gateway.url}/hook`,
    NOTIFY_SECRET: secrets.get('secret of the gateway') ?? '',
    PUSH_HOSTS: push.url,
  };
  service = await spawnService({ ...place(), env: { ...place().env, ...settings } });
  service.child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  db = connect(place());
  navigator = secret('token of a navigator', await command('navigator', 'add', staff.next()));
  secret('token of the settings', setNavigator);
  lived = [];
  for (let nth = 0; nth < cases; nth++) lived.push(await live(nth));
  await command('daily');
  const isTold = ({ held }: Target) => mail.mails.some(({ raw }) => headerOf(raw, 'Subject').includes(held.caseId));
  const isAllTold = () => lived.every(isTold) && Math.min(gateway.posted.length, push.posted.length) >= cases;
  await vi.waitUntil(isAllTold, { timeout: 120_000, interval: 200 });
  for (const { raw } of mail.mails) {
    const [, token = 'a mail without a link'] = /stop\/([\w-]+)/.exec(headerOf(raw, 'List-Unsubscribe')) ?? [];
    secret('stop link', token);
  }
  await provoke(lived[0] as Lived);
  await command('backup', join(root, 'saved', 'early'));
}, patience.timeout);

afterAll(async () => {
  await service.end('SIGKILL');
  await db.destroy();
  for (const each of databases) await each.drop();
  await Promise.all([mail.stop(), push.stop(), gateway.stop()]);
  await rm(root, { recursive: true });
});

const wordsSought: Sought[] = [{ name: 'a word of a family', text: 'kincanary' }];
const staffSought: Sought[] = [{ name: 'the name of a navigator', text: 'kinstaff' }];
/** Those of the first cases: to look for thousands of forms in every file would take hours. */
const secretsSought = (): Sought[] => [...secrets].slice(0, 60).map(([name, text]) => ({ name, text }));
const all = () => [...wordsSought, ...staffSought, ...secretsSought()];

/** Where the name of a navigator may stand: in the database, and in what was saved of its tables. */
const mayNameStaff = /danloi\.sqlite|tables\/\w+\.ndjson$|^postgres/;

/** What the database has written, beside its rows: on PostgreSQL its own files, and in the long run its log. */
async function* databaseFiles(): AsyncGenerator<{ path: string; bytes: Buffer }> {
  if (!isPostgres) return;
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ folder: string; oid: number }>`select current_setting('data_directory') as folder,
    (select oid from pg_database where datname = current_database())::int as oid`.execute(db);
  const { folder, oid } = rows[0] ?? { folder: '', oid: 0 };
  for (const part of [`base/${oid}`, ...(isLong ? ['pg_wal'] : [])]) {
    for await (const { path, bytes } of filesBelow(join(folder, part))) {
      yield { path: `postgres ${relative(folder, path)}`, bytes };
    }
  }
}

async function* everyFile(): AsyncGenerator<{ path: string; bytes: Buffer }> {
  for await (const { path, bytes } of filesBelow(root)) yield { path: relative(root, path), bytes };
  yield* databaseFiles();
}

describe('after the whole life of some cases', patience, () => {
  it('every one of them was told, refused, exported and saved', () => {
    expect(words.count).toBeGreaterThan(1000);
    expect(refusals.length).toBeGreaterThan(500);
    for (const file of exports) expect(search(wordsSought, file)).toContain('a word of a family as itself');
  });

  it('no log, no metric, no refusal and no command says anything of it', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('danloi_notices_total');
    expect(service.lines.length).toBeGreaterThan(500);
    const said = { log: JSON.stringify(service.lines) + complaints, metrics, saidByCommands };
    for (const [where, text] of Object.entries(said)) expect(search(all(), Buffer.from(text)), where).toEqual([]);
    for (const { what, answer } of refusals) {
      const whole = Buffer.concat([Buffer.from(answer.headers), answer.bytes]);
      expect(search(wordsSought, whole), what).toEqual([]);
      for (const [name, text] of secrets) expect(whole.includes(text), `${what}: ${name}`).toBe(false);
    }
  });

  it('no file of the service, its database or its backup holds a word or a secret', async () => {
    const found: string[] = [];
    const namesStaff = new Set<string>();
    let files = 0;
    for await (const { path, bytes } of everyFile()) {
      files++;
      // The log of PostgreSQL is large, and of all its databases.
      const sought = path.startsWith('postgres') ? [...wordsSought, ...staffSought] : all();
      for (const each of search(sought, bytes)) {
        if (each.startsWith('the name of a navigator as itself') && mayNameStaff.test(path)) namesStaff.add(path);
        else found.push(`${path}: ${each}`);
      }
      if (!path.startsWith('postgres')) continue;
      for (const [name, text] of secrets) if (bytes.includes(text)) found.push(`${path}: ${name}`);
    }
    expect(found).toEqual([]);
    expect(files).toBeGreaterThan(30);
    // What may be found is found: so the database itself was searched.
    expect([...namesStaff].some((path) => /danloi\.sqlite|postgres base/.test(path))).toBe(true);
    const rows = JSON.stringify(await everyRow({ db }));
    expect(search([...wordsSought, ...secretsSought()], Buffer.from(rows))).toEqual([]);
  });

  it('a mail has an address and a link to stop, the gateway a number, a push service nothing', () => {
    const received = (texts: (string | Buffer)[], count: (text: string) => number) => texts.map(String).map(count);
    const marks = (text: string) => new Set(words.foundIn(text)).size;
    expect(
      Math.max(
        ...received(
          mail.mails.map(({ raw }) => raw),
          marks,
        ),
      ),
    ).toBe(1);
    expect(
      Math.max(
        ...received(
          gateway.posted.map(({ body }) => body),
          marks,
        ),
      ),
    ).toBe(1);
    for (const { body } of push.posted) expect(search(all(), body)).toEqual([]);
    const tokens = [...secrets].filter(([name]) => !/stop link|gateway/.test(name)).map(([, text]) => text);
    const delivered = [...mail.mails.map(({ raw }) => raw), ...gateway.posted.map(({ body }) => body.toString())];
    for (const text of delivered) expect(tokens.filter((token) => text.includes(token))).toEqual([]);
  });
});

/** Pieces of all that is stored of a case, short enough to stand on one page of a file, and its wrapped key. */
async function storedOf(caseNumber: number): Promise<{ sealed: string[]; wrapped: string }> {
  const sealed: string[] = [];
  for (const [table, columns] of Object.entries(sealedOfCase)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where case_number = ${caseNumber}`.execute(db);
    for (const row of rows) {
      for (const column of Object.keys(columns)) {
        if (typeof row[column] === 'string') sealed.push(row[column].slice(0, 60));
      }
    }
  }
  const { wrapped } = await db
    .selectFrom('case_keys')
    .select('wrapped')
    .where('case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  return { sealed, wrapped };
}

describe('after a case was erased', patience, () => {
  let erased: Lived;
  let stored: Awaited<ReturnType<typeof storedOf>>;

  beforeAll(async () => {
    erased = lived[0] as Lived;
    // As it does by itself from time to time: what it samples outlives the rows.
    if (isPostgres) await sql`analyze`.execute(db);
    stored = await storedOf(erased.caseNumber);
    expect(stored.sealed.length).toBeGreaterThan(15);
    await done(call('DELETE', erased.held.url, { token: erased.held.token }));
    if (isPostgres) await vacuumAll(db);
    await command('backup', join(root, 'saved', 'later'));
  });

  it('nothing of it is left but in the folder that was saved before, and its key is nowhere', async () => {
    const left: string[] = [];
    for await (const { path, bytes } of everyFile()) {
      // What PostgreSQL has logged stays until it is overwritten: docs/operations.md says so.
      if (path.startsWith('postgres pg_wal')) continue;
      if (bytes.includes(stored.wrapped)) left.push(`${path}: the key`);
      if (path.startsWith('saved/early/')) continue;
      if (path.includes(erased.documentId)) left.push(path);
      if (stored.sealed.some((text) => bytes.includes(text))) left.push(`${path}: a row`);
    }
    expect(left).toEqual([]);
  });

  it('what was saved before opens for it no more, whatever keys there are, and brings back all others', async () => {
    const { rows } = await sql<{ wrapped: string }>`select wrapped from case_keys`.execute(db);
    for (const { wrapped } of rows) {
      expect(() => testSeal.of(`case:${erased.caseNumber}`, { sealing_key: keyedMark, wrapped })).toThrow();
    }
    // Without the list of erased cases, as on a new machine: the keys alone say it.
    const restored = placeOf('restored', databases[1]?.databaseUrl);
    expect(await runCli(['restore', join(root, 'saved', 'early')], restored)).toMatchObject({ code: 0 });
    const again = await spawnService(restored);
    try {
      const read = ({ held }: Target) =>
        fetch(again.url + held.url, { headers: { authorization: `Bearer ${held.token}` } });
      expect((await read(erased)).status).toBe(401);
      for (const other of lived.slice(1)) expect((await read(other)).status).toBe(200);
      expect(await runCli(['verify'], restored)).toMatchObject({ code: 0 });
    } finally {
      await again.end('SIGTERM');
    }
  });
});
