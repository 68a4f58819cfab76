import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseFile, CreatedCase } from '#contract/case.ts';
import { dayMs } from '#contract/when.ts';
import { runDailyJobIfDue } from '#features/daily/daily-job.ts';
import { bringUpToDate } from '#features/keys/bring-up-to-date.ts';
import { connect } from '#platform/db/connect.ts';
import { aCase, aContact, aFile, aFileForm, anIntake, aShare } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { startService } from '../harness.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';
import { startProxy } from '../proxy.ts';
import { s3Bucket, s3Credentials, startS3 } from '../s3.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';
const aStart = { timeout: 180_000 };

/** However busy the machine is, whoever waits longer than this waits for ever. */
const patienceMs = 100_000;

/** `npm run days` looks at a hundred. */
const days = Number(process.env.DAYS ?? 10);

let database: TestDatabase;
let root: string;
beforeAll(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'danloi-many-'));
});
afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true });
});

type Asked = { method?: string; token?: string; body?: object | Buffer; headers?: Record<string, string> };

/** One line for each request: no line is kept, so each may come to another process. */
function ask(port: number, path: string, { method = 'GET', token, body, headers = {} }: Asked = {}) {
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  return new Promise<{ status: number; retryAfter: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      agent: false,
      headers: {
        ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`${method} ${path} was never answered`)));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      const { statusCode: status = 0, headers: answered } = response;
      response.on('end', () => resolve({ status, retryAfter: answered['retry-after'], bytes: Buffer.concat(chunks) }));
    });
    sent.end(bytes);
  });
}

async function answerOf<Body>(port: number, path: string, asked: Asked = {}): Promise<Body> {
  const { status, bytes } = await ask(port, path, asked);
  if (status >= 300) throw new Error(`${path}: ${status} ${bytes}`);
  return (bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined) as Body;
}

/** As a client does that is told to come back, on a machine that may be too busy for it. */
async function askPatiently(port: number, path: string, asked: Asked): Promise<number> {
  for (;;) {
    const { status, retryAfter } = await ask(port, path, asked);
    if (status !== 503 || retryAfter === undefined) return status;
    await setTimeout(Number(retryAfter) * 1000);
  }
}

/** Asks without a pause until it is told to stop; the statuses of all answers. */
async function load(goesOn: () => boolean, ask: () => Promise<number>): Promise<Set<number>> {
  const statuses = new Set<number>();
  while (goesOn()) statuses.add(await ask());
  return statuses;
}

const navigation = { method: 'POST', body: anIntake() };

async function loadDuring(port: number, run: () => Promise<void>): Promise<Set<number>> {
  let goesOn = true;
  const loads = [
    ...[1, 2].map(() =>
      load(
        () => goesOn,
        () => askPatiently(port, '/v1/navigate', navigation),
      ),
    ),
    // Hundreds of lines in a second: a moment in which they lead nowhere is found.
    ...[1, 2, 3, 4, 5, 6].map(() =>
      load(
        () => goesOn,
        () => askPatiently(port, '/v1/hospitals?limit=1', {}),
      ),
    ),
  ];
  await run().finally(() => {
    goesOn = false;
  });
  return new Set((await Promise.all(loads)).flatMap((statuses) => [...statuses]));
}

it.runIf(isPostgres)('three instances run the daily job of each day once', async () => {
  const service = await startService();
  const { config } = service.deps;
  const instances = [service.deps, ...[1, 2].map(() => ({ ...service.deps, db: connect(config) }))];
  for (const instance of instances) await bringUpToDate(instance);
  const runs: number[] = [];
  for (let day = 0; day < days; day++) {
    service.moveClock(dayMs);
    const reports = await Promise.all(instances.map((instance) => runDailyJobIfDue(instance)));
    runs.push(reports.filter((report) => report !== undefined).length);
  }
  expect(runs).toEqual(Array.from({ length: days }, () => 1));
  for (const { db } of instances.slice(1)) await db.destroy();
  await service.stop();
});

const readyLines = ({ lines }: RunningService) => lines.filter(({ msg }) => msg === 'ready').length;

describe.runIf(isPostgres)('several processes on one port', () => {
  let keeper: RunningService | undefined;
  afterAll(async () => void (await keeper?.end('SIGKILL')));

  it('answer together, are replaced one by one without a failed request, and stop together', async () => {
    const place = {
      dataDir: join(root, 'workers'),
      databaseUrl: database.databaseUrl,
      env: { WORKERS: '2', METRICS_PORT: String(await freePort()) },
    };
    const running = await spawnService(place);
    keeper = running;
    await expect.poll(() => readyLines(running), aStart).toBe(2);
    const { caseId, accessToken } = await answerOf<CreatedCase>(running.port, '/v1/cases', {
      method: 'POST',
      body: aCase(),
    });
    const { pid } = running.lines.find(({ msg }) => msg === 'ready') ?? {};
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => readyLines(running), aStart).toBe(3);
    expect(running.lines).toContainEqual(
      expect.objectContaining({
        level: 40,
        pid,
        signal: 'SIGKILL',
        msg: expect.stringContaining('another takes its place'),
      }),
    );
    const statuses = await loadDuring(running.port, async () => {
      // Each process twice: what a new one tries before it is ready must not be dealt a family's line.
      for (const replaced of [2, 4]) {
        running.child.kill('SIGHUP');
        await expect.poll(() => readyLines(running), aStart).toBe(3 + replaced);
        await expect.poll(() => running.lines.filter(({ msg }) => msg === 'stopped').length, aStart).toBe(replaced);
      }
    });
    expect([...statuses]).toEqual([200]);
    const file = await answerOf<CaseFile>(running.port, `/v1/cases/${caseId}`, { token: accessToken });
    expect(file.case.id).toBe(caseId);
    expect(running.lines.filter(({ msg }) => msg === 'daily job done')).toHaveLength(1);
    expect(await running.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(running.lines.filter(({ msg }) => msg === 'stopped')).toHaveLength(6);
  });

  it('do not start at all over a database that is not there, and say so once', async () => {
    const databaseUrl = 'postgres://postgres@127.0.0.1:1/none';
    const failed = await runCli(['serve'], { dataDir: join(root, 'none'), databaseUrl, env: { WORKERS: '2' } });
    expect(failed).toMatchObject({ code: 1, stderr: 'danloi: DATABASE_URL: no database answers there\n' });
  });
});

describe.runIf(isPostgres)('three instances over one database and one bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let instances: RunningService[];
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let port: number;
  let other: TestDatabase;
  const start = (nth: number) =>
    spawnService({
      dataDir: join(root, `instance-${nth}`),
      databaseUrl: other.databaseUrl,
      env: { ...s3Credentials, DOCUMENTS_URL: `s3://${s3Bucket}?endpoint=${s3.endpoint}` },
    });

  beforeAll(async () => {
    s3 = await startS3();
    other = await createTestDatabase();
    instances = await Promise.all([0, 1, 2].map(start));
    proxy = await startProxy(() => instances.map((instance) => instance.port));
    ({ port } = proxy);
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    proxy.close();
    await s3.stop();
    await other.drop();
  });

  it('are one service: what one has stored the next one reads', async () => {
    const post = <Body>(path: string, asked: Asked) => answerOf<Body>(port, path, { method: 'POST', ...asked });
    const { caseId, accessToken: token } = await post<CreatedCase>('/v1/cases', { body: aCase() });
    const url = `/v1/cases/${caseId}`;
    const bytes = aFile('image/png', 300_000);
    const { headers, payload } = aFileForm(bytes);
    const { id } = await post<{ id: string }>(`${url}/documents`, { token, headers, body: payload });
    for (const _ of instances) {
      expect((await ask(port, `${url}/documents/${id}/file`, { token })).bytes.equals(bytes)).toBe(true);
    }
    const contact = await post<{ id: string }>(`${url}/contacts`, { token, body: aContact() });
    const { reviewUrl } = await post<{ reviewUrl: string }>(`${url}/shares`, { token, body: aShare() });
    const review = `/v1/review/${reviewUrl.split(/[/#]/).at(-1)}`;
    await post(`${review}/opinions`, { body: { opinion: 'Nên khám lại.' } });
    await answerOf(port, url, { method: 'PATCH', token, body: { patient: { fullName: 'Trần Văn Mận' } } });
    await answerOf(port, `${url}/contacts/${contact.id}`, { method: 'DELETE', token });
    await answerOf(port, `${url}/documents/${id}`, { method: 'DELETE', token });
    for (const _ of instances) {
      const file = await answerOf<CaseFile>(port, url, { token });
      expect(file).toMatchObject({ patient: { fullName: 'Trần Văn Mận' }, contacts: [], documents: [] });
      expect(file.opinions).toHaveLength(1);
    }
  });

  it('run the daily job once, and show an imported directory everywhere', async () => {
    const done = () => instances.flatMap(({ lines }) => lines.filter(({ msg }) => msg === 'daily job done'));
    await expect.poll(done).toHaveLength(1);
    const place = { dataDir: join(root, 'instance-0'), databaseUrl: other.databaseUrl };
    const env = { ...s3Credentials, DOCUMENTS_URL: `s3://${s3Bucket}?endpoint=${s3.endpoint}` };
    const { stdout } = await runCli(['directory', 'export'], { ...place, env });
    const directory = JSON.parse(stdout);
    directory.hospitals = directory.hospitals.slice(0, 40);
    await writeFile(join(root, 'directory.json'), JSON.stringify(directory));
    expect((await runCli(['directory', 'import', join(root, 'directory.json')], { ...place, env })).stderr).toBe('');
    const sizes = async () => {
      const seen = instances.map((each) => answerOf<{ directory: { hospitals: number } }>(each.port, '/health'));
      return (await Promise.all(seen)).map((health) => health.directory.hospitals);
    };
    await expect.poll(sizes).toEqual([40, 40, 40]);
    expect(done()).toHaveLength(1);
  });

  it('are restarted one after another without a failed request', async () => {
    const statuses = await loadDuring(port, async () => {
      for (const nth of [0, 1, 2]) {
        const next = await start(nth);
        const former = instances[nth];
        instances[nth] = next;
        // Lines are taken in turn: once this is answered, it has none before it that nobody has taken.
        if (former) await answerOf(former.port, '/health');
        expect(await former?.end('SIGTERM')).toEqual({ code: 0, signal: null });
      }
    });
    expect([...statuses]).toEqual([200]);
  });
});
