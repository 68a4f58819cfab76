import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/when.ts';
import { checkFiles } from '#features/documents/check-files.ts';
import { emptyTrash, sweepOrphans } from '#features/documents/sweep-orphans.ts';
import { backUp } from '#features/saving/back-up.ts';
import { restore } from '#features/saving/restore.ts';
import { verify } from '#features/saving/verify.ts';
import { connect } from '#platform/db/connect.ts';
import { openBucket } from '#platform/files/s3.ts';
import { aFile, aFileForm } from '../builders.ts';
import { createTestDatabase } from '../database.ts';
import { type FaultyNetwork, startFaultyNetwork } from '../faulty-network.ts';
import { createCase, type HeldCase, readCase, type Service, startService, uploadFile } from '../harness.ts';
import { runCli, spawnService } from '../processes.ts';
import { s3Bucket, s3Credentials, startS3 } from '../s3.ts';

/** Three frames of a stored file, the last not full. */
const bytes = aFile('image/png', 600_000);

let s3: Awaited<ReturnType<typeof startS3>>;
let network: FaultyNetwork;
let root: string;
let service: Service;
let held: HeldCase;
let uses = 0;
beforeAll(async () => {
  Object.assign(process.env, s3Credentials);
  s3 = await startS3();
  network = await startFaultyNetwork(s3.endpoint);
  root = await mkdtemp(join(tmpdir(), 'danloi-spool-'));
});
afterAll(async () => {
  await network.close();
  await s3.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  service = await startService({}, {}, aStore());
  held = await createCase(service);
});
afterEach(async () => {
  network.set('none');
  await service.stop();
});

/** A place in the bucket that nobody has used, over a network that can fail. */
function aStore() {
  const endpoint = network.url.replace(/\/$/, '');
  const bucket = { name: s3Bucket, prefix: `use-${++uses}/`, region: 'us-east-1', endpoint };
  return openBucket(bucket, root, { connectMs: 2500, questionMs: 2500, transferMs: 2500 });
}

const stored = async () => {
  const keys = [];
  for await (const { key } of service.deps.files.list()) keys.push(key);
  return keys;
};

it('keeps, sends in whole or in part, and deletes a document in the bucket', async () => {
  const { id } = await uploadFile(service, held, bytes);
  expect(await stored()).toEqual([id]);
  const path = `${held.url}/documents/${id}`;
  const { token } = held;
  const whole = await service.call('GET', `${path}/file`, { token });
  expect(whole.bytes.equals(bytes)).toBe(true);
  const part = await service.call('GET', `${path}/file`, { token, headers: { range: 'bytes=299999-300100' } });
  expect(part.status).toBe(206);
  expect(part.bytes.equals(bytes.subarray(299_999, 300_101))).toBe(true);
  expect((await service.call('DELETE', path, { token })).status).toBe(204);
  expect(await stored()).toEqual([]);
  expect((await service.call('GET', `${path}/file`, { token })).status).toBe(404);
  expect(await readdir(root)).toEqual([]);
});

it('sweeps up what no record knows, keeps it in the trash, and puts back what is known again', async () => {
  const { id } = await uploadFile(service, held, bytes);
  const { files, db } = service.deps;
  await files.put(
    'an-orphan',
    (async function* () {
      yield bytes;
    })(),
  );
  service.setClock(Date.now() + 7 * hourMs);
  expect(await sweepOrphans(service.deps)).toBe(1);
  expect(await stored()).toEqual([id]);
  await files.trash(id, '2026-01-01');
  expect(await stored()).toEqual([]);
  expect(await checkFiles(service.deps)).toBe(0);
  expect(await stored()).toEqual([id]);
  service.moveClock(40 * dayMs);
  expect(await emptyTrash(service.deps)).toBe(1);
  expect(await files.putBack('an-orphan')).toBe(false);
  expect((await db.selectFrom('documents').select('id').execute()).map((row) => row.id)).toEqual([id]);
});

it('is saved, restored into another place of a bucket, and verified', async () => {
  await uploadFile(service, held, bytes);
  const folder = join(root, 'saved');
  await backUp(service.deps, folder);
  const database = await createTestDatabase();
  const config = { ...service.deps.config, databaseUrl: database.databaseUrl, dataDir: join(root, 'restored') };
  const place = { ...service.deps, config, db: connect(config), files: aStore() };
  await restore(place, folder);
  const lines: string[] = [];
  expect(await verify(place, (line) => lines.push(line))).toBe(0);
  expect(lines).toContain('documents: 1 file(s) with 600000 bytes have their hash');
  await place.db.destroy();
  await database.drop();
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true });
});

it.each(['down', 'silent'] as const)(
  'says that it cannot for now while the store is %s, and stores nothing',
  async (fault) => {
    const { id } = await uploadFile(service, held, bytes);
    network.set(fault);
    const { headers, payload } = aFileForm(bytes);
    const upload = await service.call('POST', `${held.url}/documents`, { token: held.token, headers, payload });
    expect(upload.status, upload.text).toBe(503);
    expect(upload.headers['retry-after']).toBe('5');
    expect((await service.call('GET', `${held.url}/documents/${id}/file`, { token: held.token })).status).toBe(503);
    expect((await service.call('GET', '/health')).body.storage.status).toBe('down');
    network.set('none');
    expect((await readCase(service, held)).documents).toHaveLength(1);
    expect(await stored()).toEqual([id]);
    await uploadFile(service, held, bytes);
    expect(await stored()).toHaveLength(2);
  },
);

it('is where a service keeps its documents, and a start over a wrong one stops with one line', async () => {
  const database = await createTestDatabase();
  const dataDir = join(root, 'data');
  const envOf = (bucket: string) => ({
    ...s3Credentials,
    DOCUMENTS_URL: `s3://${bucket}/of-a-process?endpoint=${s3.endpoint}`,
  });
  const place = { dataDir, databaseUrl: database.databaseUrl, env: envOf(s3Bucket) };
  const running = await spawnService(place);
  try {
    const health = await (await fetch(`${running.url}/health`)).json();
    expect(health).toMatchObject({ storage: { status: 'ok' } });
  } finally {
    await running.end('SIGTERM');
  }
  expect(await runCli(['verify'], place)).toMatchObject({ code: 0 });
  expect(await runCli(['verify'], { ...place, env: envOf('no-such-bucket') })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^danloi: [A-Z_ or]*DOCUMENTS_URL: [^\n]+\n$/),
  });
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
