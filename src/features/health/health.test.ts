import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { openDisk } from '#platform/files/disk.ts';
import { aCase, aFile, aFileForm, anIntake } from '#test/builders.ts';
import { createCase, expectStatus, readCase, type Service, startOfTest, startService } from '#test/harness.ts';
import { version } from '#version.ts';
import { runDailyJobIfDue } from '../daily/daily-job.ts';
import { loadShippedDirectory } from '../directory/shipped.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

async function health(status: 200 | 503) {
  return expectStatus(await service.call('GET', '/health'), status).body;
}

it('is ok when everything is, and says since when and on what', async () => {
  service.moveClock(61_500);
  expect(await health(200)).toEqual({
    status: 'ok',
    version,
    uptimeSeconds: 61,
    database: { status: 'ok', engine: process.env.TEST_ENGINE },
    storage: { status: 'ok' },
    directory: { status: 'ok', version: 'shipped', hospitals: expect.any(Number) },
    dailyJob: { status: 'ok', lastRunDay: null },
    keys: { status: 'ok' },
  });
});

it('is degraded when the daily job is more than an hour late, until it has run', async () => {
  service.setClock(startOfTest + hourMs);
  expect(await health(200)).toMatchObject({ status: 'ok' });
  service.moveClock(1);
  expect(await health(200)).toMatchObject({ status: 'degraded', dailyJob: { status: 'degraded', reason: 'late' } });
  await runDailyJobIfDue(service.deps);
  expect(await health(200)).toMatchObject({ status: 'ok', dailyJob: { status: 'ok', lastRunDay: '2026-11-16' } });
  service.moveClock(24 * hourMs);
  expect(await health(200)).toMatchObject({ status: 'degraded', dailyJob: { lastRunDay: '2026-11-16' } });
});

it('is degraded when the directory is empty', async () => {
  service.setGraph(buildGraph({ ...(await loadShippedDirectory()), hospitals: [] }, { version: 'empty' }));
  expect(await health(200)).toMatchObject({ status: 'degraded', directory: { status: 'degraded', hospitals: 0 } });
});

it('is degraded when the disk is nearly full: what needs no room goes on', async () => {
  service.deps.files = openDisk(join(service.dataDir, 'documents'), Number.MAX_SAFE_INTEGER);
  expect(await health(200)).toMatchObject({
    status: 'degraded',
    storage: { status: 'degraded', reason: 'nearly_full' },
  });
  const told = () => service.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => /degraded|well/.test(msg));
  expect(told()).toMatchObject([{ level: 40, msg: 'the service is degraded', storage: 'degraded: nearly_full' }]);
  await health(200);
  expect(told()).toHaveLength(1);
  service.deps.files = openDisk(join(service.dataDir, 'documents'), 0);
  await health(200);
  expect(told()).toMatchObject([{}, { msg: 'all is well again' }]);
});

it('is degraded with its reason when files are missing or too many have no record', async () => {
  const set = (missing_files: number, orphans_held: number) =>
    service.db.updateTable('installation').set({ missing_files, orphans_held }).execute();
  await set(1, 1);
  expect(await health(200)).toMatchObject({ storage: { status: 'degraded', reason: 'files_missing' } });
  await set(0, 1);
  expect(await health(200)).toMatchObject({ storage: { status: 'degraded', reason: 'too_many_without_record' } });
});

it('is down with 503 when files cannot be stored', async () => {
  const folder = join(service.dataDir, 'documents');
  await rename(folder, `${folder}-away`);
  expect(await health(503)).toMatchObject({
    status: 'down',
    storage: { status: 'down', reason: 'unreachable' },
    database: { status: 'ok' },
  });
  await rename(`${folder}-away`, folder);
  expect(await health(200)).toMatchObject({ status: 'ok' });
});

it('is down with 503 when the documents are elsewhere or others are in their place, and no upload is taken', async () => {
  const held = await createCase(service);
  const upload = () => service.call('POST', `${held.url}/documents`, { token: held.token, ...aFileForm(aFile()) });
  const folder = join(service.dataDir, 'documents');
  await rename(folder, `${folder}-away`);
  expectStatus(await upload(), 503);
  expect(await readdir(service.dataDir)).not.toContain('documents');
  await mkdir(folder);
  expectStatus(await upload(), 503);
  expect(await readdir(folder)).toEqual([]);
  expect(await health(503)).toMatchObject({ status: 'down', storage: { status: 'down', reason: 'not_its_own' } });
  await rm(folder, { recursive: true });
  await rename(`${folder}-away`, folder);
  expectStatus(await upload(), 201);
});

it.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'is down with 503 while the database file is not in its place, and nothing is said to be stored',
  async () => {
    const held = await createCase(service);
    const create = () => service.call('POST', '/v1/cases', { body: aCase() });
    const file = join(service.dataDir, 'danloi.sqlite');
    const casesBefore = await service.db.selectFrom('cases').select('case_number').execute();
    await rename(file, `${file}-away`);
    for (const isReplaced of [false, true]) {
      if (isReplaced) await writeFile(file, '');
      expectStatus(await create(), 503);
      await expect(sql`update navigators set name = name`.execute(service.db)).rejects.toThrow('not in its place');
      expect(await health(503)).toMatchObject({ status: 'down', database: { status: 'down' } });
    }
    await readCase(service, held);
    expectStatus(await service.call('POST', '/v1/navigate', { body: anIntake() }), 200);

    await rename(`${file}-away`, file);
    expect(await health(200)).toMatchObject({ status: 'ok', database: { status: 'ok' } });
    expect(await service.db.selectFrom('cases').select('case_number').execute()).toEqual(casesBefore);
    expectStatus(await create(), 201);
  },
);

it('is down with 503 when the database does not answer, and tells nothing more of it', async () => {
  await service.db.destroy();
  const body = await health(503);
  expect(body).toMatchObject({ status: 'down', database: { status: 'down' }, storage: { status: 'ok' } });
});
