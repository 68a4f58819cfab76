import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreatedCase } from '#contract/case.ts';
import { aCase } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { testMasterKey } from '../master-key.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';

const otherKey = 'q5Jv0yQm4Yw3bqkq1i0Yb1m3l6H3yq0m9kX0m1f4o2E=';

let database: TestDatabase;
let root: string;
let running: RunningService | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'danloi-keys-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await database.drop();
  await rm(root, { recursive: true });
});

const place = (env: Record<string, string> = {}) => ({
  dataDir: join(root, 'data'),
  databaseUrl: database.databaseUrl,
  env,
});

type Held = { url: string; headers: Record<string, string> };

async function create(url: string): Promise<Held> {
  const headers = { 'content-type': 'application/json' };
  const created = await fetch(`${url}/v1/cases`, { method: 'POST', headers, body: JSON.stringify(aCase()) });
  const { caseId, accessToken } = (await created.json()) as CreatedCase;
  return { url: `/v1/cases/${caseId}`, headers: { authorization: `Bearer ${accessToken}` } };
}

const statusOf = async (url: string, held: Held) => (await fetch(url + held.url, { headers: held.headers })).status;

it('a wrong master key stops the start in one line, and a change of it is made while the service runs', async () => {
  running = await spawnService(place());
  const held = await create(running.url);
  const wrong = { code: 1, stderr: expect.stringMatching(/^danloi: MASTER_KEY: is not the key [^\n]+\n$/) };
  expect(await runCli(['keys', 'status'], place({ MASTER_KEY: otherKey }))).toMatchObject(wrong);
  await running.end('SIGTERM');
  await expect(spawnService(place({ MASTER_KEY: otherKey }))).rejects.toThrow('MASTER_KEY: is not the key');

  const both = place({ MASTER_KEY: otherKey, MASTER_KEY_OLD: testMasterKey });
  running = await spawnService(both);
  expect(await statusOf(running.url, held)).toBe(200);
  const later = await create(running.url);
  const rotated = { code: 0, stdout: expect.stringMatching(/^2 key\(s\) are wrapped anew/) };
  expect(await runCli(['keys', 'rotate'], both)).toMatchObject(rotated);
  expect(await statusOf(running.url, held)).toBe(200);
  await running.end('SIGTERM');
  running = await spawnService(place({ MASTER_KEY: otherKey }));
  for (const each of [held, later]) expect(await statusOf(running.url, each)).toBe(200);
  expect(await runCli(['keys', 'status'], place())).toMatchObject(wrong);
});

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('on one machine the master key', () => {
  const noSetting = { MASTER_KEY: '' };
  const keyFile = () => join(root, 'data', 'master.key');
  const refusal = async () => (await runCli(['keys', 'status'], place(noSetting))).stderr;

  it('is a file that is made once, read by nobody else, and never made anew', async () => {
    expect(await runCli(['keys', 'status'], place(noSetting))).toMatchObject({ code: 0 });
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    const key = await readFile(keyFile(), 'utf8');
    expect(await runCli(['migrate'], place(noSetting))).toMatchObject({ code: 0 });
    expect(await readFile(keyFile(), 'utf8')).toBe(key);

    await chmod(keyFile(), 0o644);
    expect(await refusal()).toMatch(/^danloi: DATA_DIR: [^\n]+master.key can be read by others[^\n]+\n$/);
    await chmod(keyFile(), 0o600);
    await writeFile(keyFile(), `${otherKey}\n`);
    expect(await refusal()).toMatch(/^danloi: DATA_DIR: [^\n]+master.key is not the key [^\n]+\n$/);
    await rename(keyFile(), join(root, 'away'));
    expect(await refusal()).toMatch(/^danloi: DATA_DIR: [^\n]+master.key is missing[^\n]+\n$/);
    await expect(stat(keyFile())).rejects.toThrow('ENOENT');
    expect(await runCli(['keys', 'status'], place({ MASTER_KEY: key.trim() }))).toMatchObject({ code: 0 });
  });

  it('is changed while the service runs, which wraps by the new one from then on', async () => {
    running = await spawnService(place(noSetting));
    const held = await create(running.url);
    const former = await readFile(keyFile(), 'utf8');
    expect(await runCli(['keys', 'rotate'], place(noSetting))).toMatchObject({ code: 0 });
    expect(await readFile(keyFile(), 'utf8')).not.toBe(former);
    expect(await readFile(`${keyFile()}.old`, 'utf8')).toBe(former);
    expect(await statusOf(running.url, held)).toBe(200);
    const later = await create(running.url);
    await rm(`${keyFile()}.old`);
    await running.end('SIGTERM');
    running = await spawnService(place(noSetting));
    for (const each of [held, later]) expect(await statusOf(running.url, each)).toBe(200);
  });
});
