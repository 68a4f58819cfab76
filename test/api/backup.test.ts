import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaseFile, CreatedCase } from '../../src/contract/case.ts';
import { aCase, aFile, aFileForm } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';

const isSqlite = process.env.TEST_ENGINE === 'sqlite';

let database: TestDatabase;
let root: string;
let running: RunningService | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'danloi-backup-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await database.drop();
  await rm(root, { recursive: true });
});

async function start(folder: string): Promise<string> {
  running = await spawnService({ dataDir: join(root, folder), databaseUrl: database.databaseUrl });
  return running.url;
}

const backUp = (folder: string) =>
  runCli(['backup', join(root, folder)], { dataDir: join(root, 'data'), databaseUrl: database.databaseUrl });

it.runIf(isSqlite)('is a data folder of its own, taken while the service goes on', async () => {
  const url = await start('data');
  const created = await fetch(`${url}/v1/cases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aCase()),
  });
  const { caseId, accessToken } = (await created.json()) as CreatedCase;
  const headers = { authorization: `Bearer ${accessToken}` };
  const bytes = aFile('image/png', 300_000);
  const upload = async () => {
    const form = aFileForm(bytes);
    const body = new Uint8Array(form.payload);
    await fetch(`${url}/v1/cases/${caseId}/documents`, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body,
    });
  };
  await upload();
  expect(await backUp('saved')).toMatchObject({ code: 0, stdout: 'the database and 1 document(s) are copied\n' });
  await upload();
  await running?.end('SIGTERM');

  const restored = await start('saved');
  const file = (await (await fetch(`${restored}/v1/cases/${caseId}`, { headers })).json()) as CaseFile;
  expect(file.documents).toHaveLength(1);
  const path = `/v1/cases/${caseId}/documents/${file.documents[0]?.id}/file`;
  const stored = await (await fetch(restored + path, { headers })).arrayBuffer();
  expect(Buffer.from(stored).equals(bytes)).toBe(true);
});

it.runIf(isSqlite)('can be read by nobody else, and is never put over what is there', async () => {
  await start('data');
  await backUp('saved');
  for (const name of ['', ...(await readdir(join(root, 'saved'), { recursive: true }))]) {
    expect((await stat(join(root, 'saved', name))).mode & 0o077, name).toBe(0);
  }
  const again = await backUp('saved');
  expect(again.code).toBe(1);
  expect(again.stderr).toMatch(/^danloi: EEXIST[^\n]+\n$/);
});

it.runIf(!isSqlite)('is not made of a PostgreSQL, and says what does it', async () => {
  const { code, stderr } = await backUp('saved');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^danloi: DATABASE_URL: [^\n]*pg_dump[^\n]*\n$/);
  expect(await readdir(root)).not.toContain('saved');
});
