import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaseFile, CreatedCase } from '#contract/case.ts';
import { aCase, aFile, aFileForm } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';
import { root as ours } from '../sources.ts';

const { version: release } = JSON.parse(await readFile(join(ours, 'package.json'), 'utf8')) as { version: string };

let databases: TestDatabase[];
let root: string;
let running: RunningService | undefined;
beforeEach(async () => {
  databases = [await createTestDatabase(), await createTestDatabase()];
  root = await mkdtemp(join(tmpdir(), 'danloi-backup-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  for (const database of databases) await database.drop();
  await rm(root, { recursive: true });
});

/** Where the service runs, and where what was saved is to go. */
const place = (nth: 0 | 1) => ({ dataDir: join(root, `data-${nth}`), databaseUrl: databases[nth]?.databaseUrl });

it('does not bring back what was erased after it was saved', async () => {
  running = await spawnService(place(0));
  const { url } = running;
  const create = async () => {
    const headers = { 'content-type': 'application/json' };
    const created = await fetch(`${url}/v1/cases`, { method: 'POST', headers, body: JSON.stringify(aCase()) });
    const { caseId, accessToken } = (await created.json()) as CreatedCase;
    return { path: `/v1/cases/${caseId}`, headers: { authorization: `Bearer ${accessToken}` } };
  };
  const [kept, erased] = [await create(), await create()];
  const form = aFileForm(aFile());
  const body = new Uint8Array(form.payload);
  await fetch(`${url}${erased.path}/documents`, {
    method: 'POST',
    headers: { ...erased.headers, ...form.headers },
    body,
  });
  const saved = join(root, 'saved');
  expect(await runCli(['backup', saved], place(0))).toMatchObject({ code: 0 });
  expect((await fetch(url + erased.path, { method: 'DELETE', headers: erased.headers })).status).toBe(204);
  await running.end('SIGTERM');

  const list = join(place(0).dataDir, 'erased.ndjson');
  expect(await runCli(['restore', saved, '--erased', join(root, 'nowhere')], place(1))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^danloi: [^\n]+ must be a list of erased cases[^\n]+\n$/),
  });
  expect(await runCli(['restore', saved, '--erased', list], place(1))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^restored as of \S+, with 0 document\(s\)\n$/m),
  });
  expect(await runCli(['verify'], place(1))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^documents: 0 file\(s\)[^\n]+\nwithout a record: 0 file/m),
  });
  running = await spawnService(place(1));
  expect((await fetch(running.url + erased.path, { headers: erased.headers })).status).toBe(401);
  expect((await fetch(running.url + kept.path, { headers: kept.headers })).status).toBe(200);
});

it('is taken while the service goes on, and is the same service again in another place', async () => {
  running = await spawnService(place(0));
  const { url } = running;
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
    const init = { method: 'POST', headers: { ...headers, ...form.headers }, body };
    await fetch(`${url}/v1/cases/${caseId}/documents`, init);
  };
  await upload();
  const saved = join(root, 'saved');
  expect(await runCli(['backup', join(root, 'nowhere', 'saved')], place(0))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^danloi: [^\n]+nowhere is not there; make that folder first\n$/),
  });
  const backedUp = await runCli(['backup', saved], place(0));
  expect(backedUp).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/row\(s\) and 1 document\(s\) are saved; their keys are in \S+ and \S+\n$/),
  });
  // By these an operator tells which release ran, and which one has saved.
  expect(running.lines.find(({ msg }) => msg === 'ready')).toMatchObject({ version: release });
  expect(JSON.parse(await readFile(join(saved, 'manifest.json'), 'utf8'))).toMatchObject({ program: release });
  await upload();
  expect(await runCli(['restore', saved], place(0))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^danloi: [^\n]+ into an empty place only\n$/),
  });
  await running.end('SIGTERM');

  expect(await runCli(['restore', saved], place(1))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/with 1 document\(s\)\nno list of erased cases was given [^\n]+\n$/),
  });
  expect(await runCli(['verify'], place(1))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^documents: 1 file\(s\) with 300000 bytes have their hash$/m),
  });
  running = await spawnService(place(1));
  const restored = running.url;
  const file = (await (await fetch(`${restored}/v1/cases/${caseId}`, { headers })).json()) as CaseFile;
  expect(file.documents).toHaveLength(1);
  const path = `/v1/cases/${caseId}/documents/${file.documents[0]?.id}/file`;
  const stored = await (await fetch(restored + path, { headers })).arrayBuffer();
  expect(Buffer.from(stored).equals(bytes)).toBe(true);

  await rm(join(place(1).dataDir, 'documents', (await readdir(join(place(1).dataDir, 'documents')))[0] ?? ''), {
    recursive: true,
  });
  const broken = await runCli(['verify'], place(1));
  expect(broken).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAULT documents: [\w-]+ has no file$/m) });
});
