import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCase, aFile, aFileForm, anIntake } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';
import { mountSmallDisk } from '../small-disk.ts';

const isSqlite = process.env.TEST_ENGINE === 'sqlite';
/** Mounting needs a user who may; where that is not so, nothing here is tested. */
const disk = mountSmallDisk(48);

let database: TestDatabase;
let running: RunningService;
beforeAll(async () => {
  database = await createTestDatabase();
  if (disk) running = await spawnService(place());
});
afterAll(async () => {
  await running?.end('SIGKILL');
  disk?.remove();
  await database.drop();
});

const place = () => ({ dataDir: join(disk?.path ?? '', 'data'), databaseUrl: database.databaseUrl });

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const json = { 'content-type': 'application/json', ...headers };
  return await fetch(running.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

async function upload({ caseId, accessToken }: { caseId: string; accessToken: string }): Promise<Response> {
  const { headers, payload } = aFileForm(aFile('image/png', 2_000_000));
  return await fetch(`${running.url}/v1/cases/${caseId}/documents`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
    body: new Uint8Array(payload),
  });
}

it.runIf(disk)('refuses clearly what does not fit, stores no half of it, and goes on when there is room', async () => {
  const held = (await (await post('/v1/cases', aCase())).json()) as { caseId: string; accessToken: string };
  expect((await upload(held)).status).toBe(201);
  await disk?.fill();

  const refused = await upload(held);
  expect(refused.status).toBe(507);
  expect(await refused.text()).toContain('sắp đầy');
  // The database of PostgreSQL is on another disk.
  expect((await post('/v1/cases', aCase())).status).toBe(isSqlite ? 503 : 201);
  expect((await post('/v1/navigate', anIntake())).status).toBe(200);
  const saved = join(disk?.path ?? '', 'saved');
  const backup = await runCli(['backup', saved], place());
  expect(backup).toMatchObject({ code: 1, stderr: expect.stringMatching(/^danloi: [^\n]*(full|no space)[^\n]*\n$/) });
  expect(await readdir(disk?.path ?? '')).toEqual(['data', 'filler']);

  await disk?.makeRoom();
  expect((await post('/v1/cases', aCase())).status).toBe(201);
  expect((await upload(held)).status).toBe(201);
  const verified = await runCli(['verify'], place());
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringMatching(/^without a record: 0 file/m) });
  expect(verified.stdout).toMatch(/^documents: 2 file/m);
  expect(await runCli(['backup', saved], place())).toMatchObject({ code: 0 });
});
