import { cp, mkdtemp, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CaseFile, CreatedCase } from '#contract/case.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { aCase, aFile, aFileForm, aFollowUp } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';
import { storedFiles } from '../stored.ts';

const isSqlite = process.env.TEST_ENGINE === 'sqlite';

type Place = { dataDir: string; databaseUrl: string | undefined };
type Held = { caseId: string; token: string; documents: string[] };

let root: string;
const databases: TestDatabase[] = [];
const running: RunningService[] = [];
let mine: Place;
let held: Held;
let other: Place;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'danloi-wrong-'));
  mine = await newPlace('mine');
  held = await useFor(mine, 3);
  other = await newPlace('other');
  await useFor(other, 1);
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.end('SIGKILL');
  expect(await storedFiles(mine.dataDir)).toEqual(held.documents);
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(root, { recursive: true });
});

async function newPlace(name: string): Promise<Place> {
  const database = await createTestDatabase();
  databases.push(database);
  return { dataDir: join(root, name), databaseUrl: database.databaseUrl };
}

async function start(place: Place, env: Record<string, string> = {}): Promise<RunningService> {
  const service = await spawnService({ ...place, env });
  running.push(service);
  return service;
}

/** An installation in which a family keeps documents, all of them older than any upload. */
async function useFor(place: Place, documents: number): Promise<Held> {
  const { url, end } = await start(place);
  const json = { 'content-type': 'application/json' };
  const created = await fetch(`${url}/v1/cases`, { method: 'POST', headers: json, body: JSON.stringify(aCase()) });
  const { caseId, accessToken: token } = (await created.json()) as CreatedCase;
  const authorization = `Bearer ${token}`;
  const dueAt = new Date(Date.now() + 2 * dayMs).toISOString();
  await fetch(`${url}/v1/cases/${caseId}/followups`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify(aFollowUp({ dueAt })),
  });
  for (let number = 1; number <= documents; number++) {
    const { headers, payload } = aFileForm(aFile('image/png', 1000 + number));
    const body = new Uint8Array(payload);
    await fetch(`${url}/v1/cases/${caseId}/documents`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
    });
  }
  await end('SIGTERM');
  const longAgo = new Date(Date.now() - 7 * hourMs);
  const ids = await storedFiles(place.dataDir);
  for (const id of ids) await utimes(join(place.dataDir, 'documents', id.slice(-2), id), longAgo, longAgo);
  return { caseId, token, documents: ids };
}

/** What a start says before it ends; one that is not refused is let run its daily job. */
async function refusalOf(place: Place): Promise<string> {
  try {
    await dailyJobOf(await start(place));
    return 'it started';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Until the job was run, or was put off because of the clock: the second look comes with the job. */
async function dailyJobOf({ lines }: RunningService): Promise<void> {
  const put = () => lines.filter(({ msg }) => String(msg).startsWith('the clock is far')).length === 2;
  while (!put() && !lines.some(({ msg }) => String(msg).startsWith('daily job'))) await setTimeout(20);
}

async function away<Result>(paths: string[], run: () => Promise<Result>): Promise<Result> {
  for (const path of paths) await rename(path, `${path}-away`);
  try {
    return await run();
  } finally {
    for (const path of paths) {
      await rm(path, { recursive: true, force: true });
      await rename(`${path}-away`, path);
    }
  }
}

/** My documents with a database that has never been used. */
async function withNewDatabase<Result>(run: (place: Place) => Promise<Result>): Promise<Result> {
  if (!isSqlite) return await run({ ...mine, databaseUrl: (await newPlace('unused')).databaseUrl });
  return await away([join(mine.dataDir, 'danloi.sqlite')], () => run(mine));
}

async function withOtherDatabase<Result>(run: (place: Place) => Promise<Result>): Promise<Result> {
  if (!isSqlite) return await run({ ...mine, databaseUrl: other.databaseUrl });
  const path = join(mine.dataDir, 'danloi.sqlite');
  return await away([path], async () => {
    await cp(join(other.dataDir, 'danloi.sqlite'), path);
    return await run(mine);
  });
}

const oneLine = (text: string) =>
  new RegExp(`ended with 1 .*: danloi: DATA_DIR or DATABASE_URL: [^\\n]*${text}[^\\n]*: danloi pair\\n$`);

describe('a start', () => {
  it('without its database says so, and makes no new one', async () => {
    await withNewDatabase(async (place) => {
      expect(await refusalOf(place)).toMatch(oneLine('has been used with another database, and [^ ]+ is new'));
      if (isSqlite) expect(await readdir(mine.dataDir)).not.toContain('danloi.sqlite');
    });
  });

  it('without its database is refused to every command too', async () => {
    await withNewDatabase(async (place) => {
      for (const command of ['daily', 'sweep']) {
        const { code, stdout, stderr } = await runCli([command], place);
        expect(stderr).toMatch(/^danloi: DATA_DIR or DATABASE_URL: [^\n]+\n$/);
        expect([code, stdout]).toEqual([1, '']);
      }
    });
  });

  it('with the database of another installation says that the two are strangers', async () => {
    await withOtherDatabase(async (place) => {
      expect(await refusalOf(place)).toMatch(oneLine('belong to two installations'));
    });
  });

  it('without its documents says so, and makes no new folder', async () => {
    await away([join(mine.dataDir, 'documents')], async () => {
      expect(await refusalOf(mine)).toMatch(oneLine('knows documents, and [^ ]+ holds none of them'));
      expect(await readdir(mine.dataDir)).not.toContain('documents');
    });
  });

  it('with the documents of another installation says that the two are strangers', async () => {
    await away([join(mine.dataDir, 'documents')], async () => {
      await cp(join(other.dataDir, 'documents'), join(mine.dataDir, 'documents'), { recursive: true });
      expect(await refusalOf(mine)).toMatch(oneLine('belong to two installations'));
    });
  });

  it('never shows the password of the database', async () => {
    await away([join(mine.dataDir, 'documents')], async () => {
      expect(await refusalOf(mine)).not.toContain('postgres:postgres');
    });
  });

  it('with a clock that is 30 days ahead marks and sweeps nothing, says so, and is over with the next', async () => {
    const ahead = `data:text/javascript,const{now}=Date;Date.now=()=>now()+${30 * dayMs}`;
    const wrong = await start(mine, { NODE_OPTIONS: `--import ${ahead}` });
    await dailyJobOf(wrong);
    const health = (await (await fetch(`${wrong.url}/health`)).json()) as { dailyJob: unknown };
    expect(health.dailyJob).toMatchObject({ status: 'degraded' });
    await wrong.end('SIGTERM');
    const right = await start(mine);
    expect((await caseFileFrom(right)).followUps.map(({ status }) => status)).toEqual(['scheduled']);
    expect(await (await fetch(`${right.url}/health`)).json()).toMatchObject({ dailyJob: { status: 'ok' } });
  });

  it('that is right again finds everything', async () => {
    const service = await start(mine);
    const { documents } = await caseFileFrom(service);
    expect(documents.map(({ id }) => id).sort()).toEqual(held.documents);
    for (const { id, size } of documents) {
      const response = await ask(service, `/documents/${id}/file`);
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, size]);
    }
    expect(await (await fetch(`${service.url}/health`)).json()).toMatchObject({ storage: { status: 'ok' } });
  });

  it('of several instances at once on a new place agrees on one id', async () => {
    const place = await newPlace('fresh');
    await Promise.all([start(place), start(place), start(place)]);
    const id = await readFile(join(place.dataDir, 'documents', 'store-id'), 'utf8');
    await running.pop()?.end('SIGTERM');
    await start(place);
    expect(await readFile(join(place.dataDir, 'documents', 'store-id'), 'utf8')).toBe(id);
  });

  it('is possible with what did not belong together once an operator has said so', async () => {
    const place = await newPlace('meant');
    await cp(join(other.dataDir, 'documents'), join(place.dataDir, 'documents'), { recursive: true });
    expect(await refusalOf(place)).toMatch(oneLine('is new'));
    expect(await runCli(['pair'], place)).toEqual({
      code: 0,
      stdout: 'paired; 0 document(s) of the database are not in the folder\n',
      stderr: '',
    });
    await start(place);
  });
});

function ask({ url }: RunningService, path: string): Promise<Response> {
  return fetch(`${url}/v1/cases/${held.caseId}${path}`, { headers: { authorization: `Bearer ${held.token}` } });
}

async function caseFileFrom(service: RunningService): Promise<CaseFile> {
  return (await (await ask(service, '')).json()) as CaseFile;
}
