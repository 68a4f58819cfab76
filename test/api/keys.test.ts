import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreatedCase } from '#contract/case.ts';
import { connect } from '#platform/db/connect.ts';
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
  expect(running.lines.filter(({ keys }) => keys !== undefined)).toEqual([]);
  expect(await runCli(['keys', 'status'], place())).toMatchObject(wrong);
  await running.end('SIGTERM');

  // As one that a server has wrapped by a key that is thrown away by now.
  const db = connect(place());
  await db.updateTable('case_keys').set({ wrapped: '0123456789abcdef.AAAA' }).where('case_number', '=', 2).execute();
  await db.destroy();
  running = await spawnService(place({ MASTER_KEY: otherKey }));
  expect(running.lines).toContainEqual(
    expect.objectContaining({ level: 40, keys: 1, masterKeyIds: ['0123456789abcdef'] }),
  );
});

it('a key of the events that somebody has put there plain stops the start, and is a fault', async () => {
  expect(await runCli(['migrate'], place())).toMatchObject({ code: 0 });
  const db = connect(place());
  const stored = await db.selectFrom('installation').select(['sealing_key', 'chain_secret']).executeTakeFirstOrThrow();
  const put = (change: typeof stored) => db.updateTable('installation').set(change).execute();
  await put({ sealing_key: 'p', chain_secret: `p"${'A'.repeat(43)}"` });
  const refused = {
    code: 1,
    stderr: expect.stringMatching(/^danloi: DATA[^\n]+ the key of the events lies plain [^\n]+\n$/),
  };
  for (const command of ['migrate', 'daily']) expect(await runCli([command], place())).toMatchObject(refused);
  await expect(spawnService(place())).rejects.toThrow('the key of the events lies plain');
  const fault = /^FAULT installation: the key of the events cannot be opened$/m;
  expect(await runCli(['verify'], place())).toMatchObject({ code: 1, stdout: expect.stringMatching(fault) });
  await put(stored);
  expect(await runCli(['verify'], place())).toMatchObject({ code: 0 });
  await db.destroy();
});

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('on one machine the master key', () => {
  const noSetting = { MASTER_KEY: '' };
  const keyFile = () => join(root, 'data', 'master.key');
  const refusal = async () => (await runCli(['keys', 'status'], place(noSetting))).stderr;

  it('is a file that is made once, read by nobody else, and never made anew', async () => {
    const made = await runCli(['keys', 'status'], place(noSetting));
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('keep a copy of it elsewhere') });
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    const key = await readFile(keyFile(), 'utf8');
    const again = await runCli(['migrate'], place(noSetting));
    expect(again).toMatchObject({ code: 0, stdout: 'the database is up to date\n' });
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

  it.runIf(process.getuid?.() === 0)('belongs to the owner of the folder, also when root changes it', async () => {
    const nobody = 65_534;
    await mkdir(join(root, 'data'), { mode: 0o700 });
    await chown(join(root, 'data'), nobody, nobody);
    expect(await runCli(['keys', 'rotate'], place(noSetting))).toMatchObject({ code: 0 });
    const entries = await readdir(join(root, 'data'), { recursive: true });
    expect(entries).toEqual(expect.arrayContaining(['master.key', 'master.key.old', 'documents/store-id']));
    for (const entry of entries) expect([entry, (await stat(join(root, 'data', entry))).uid]).toEqual([entry, nobody]);
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
