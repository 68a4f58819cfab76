import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listTables } from '#platform/db/catalog.ts';
import { connect, type Db } from '#platform/db/connect.ts';
import { applyMigrations } from '#platform/db/migrate.ts';
import { openDisk } from '#platform/files/disk.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { runCli, spawnService } from '../processes.ts';

/** All that the release before the chain of events had. */
const formerMigrations = new Set([
  '0001-cases-and-directory',
  '0002-how-often',
  '0003-installation',
  '0004-reports',
  '0005-repeating',
  '0006-notices',
  '0007-notes',
  '0008-keys',
  '0009-rights',
]);

let database: TestDatabase;
let dataDir: string;
/** As an older release holds it that is running. */
let former: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-refused-'));
  former = connect(place());
  await former.transaction().execute((trx) => applyMigrations(trx, 7, formerMigrations));
  const { store_id } = await former.selectFrom('installation').select('store_id').executeTakeFirstOrThrow();
  await openDisk(join(dataDir, 'documents')).writeId(store_id);
  await sql`insert into cases (case_number, access_token_hash, sealing_key, state, urgency, needs_human, need, intake,
    patient, created_at, updated_at) values (1, 'h', 'p', 'intake', 0, 0, 'checkup', 'p{}', 'p{}', 1, 1)`.execute(
    former,
  );
  await sql`insert into events (id, case_number, at, kind, actor, detail)
    values ('e1', 1, 1, 'case.created', 'family', '{}')`.execute(former);
});
afterEach(async () => {
  await former.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const place = () => ({ dataDir, databaseUrl: database.databaseUrl });

/** Every byte of the folder, but for the memory that SQLite shares between processes. */
async function everyByte(): Promise<unknown> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.filter((path) => !path.endsWith('-shm')).toSorted();
  return await Promise.all(
    files.map(async (path) => [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ]),
  );
}

/** What an older release reads: the columns that there are, and what stands in them. */
async function everyRow(): Promise<unknown> {
  const tables = (await listTables(former)).toSorted();
  const rows = tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(former)).rows);
  return { tables, rows: await Promise.all(rows) };
}

it('that finds its port taken changes nothing under a release that runs', async () => {
  const before = [await everyByte(), await everyRow()];
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  for (const setting of ['PORT', 'METRICS_PORT']) {
    // Metrics are served at an address of their own.
    const host = setting === 'PORT' ? '127.0.0.1' : '127.0.0.2';
    const refused = spawnService({ ...place(), env: { HOST: host, [setting]: String(port) } });
    await expect(refused).rejects.toThrow(new RegExp(`danloi: ${setting}: another program listens there already\n$`));
  }
  await new Promise((resolve) => taken.close(resolve));
  expect([await everyByte(), await everyRow()]).toEqual(before);
});

it('that has other documents or another master key changes nothing under a release that runs', async () => {
  await former.updateTable('installation').set({ master_key_id: '0123456789abcdef' }).execute();
  const before = await everyRow();
  const wrongKey = await runCli(['migrate'], place());
  expect(wrongKey).toMatchObject({ code: 1, stderr: expect.stringContaining('MASTER_KEY: is not the key') });
  expect(await everyRow()).toEqual(before);

  await former.updateTable('installation').set({ master_key_id: null }).execute();
  await writeFile(join(dataDir, 'documents', 'store-id'), 'of another\n');
  const others = await everyRow();
  const wrongFolder = await runCli(['migrate'], place());
  expect(wrongFolder).toMatchObject({ code: 1, stderr: expect.stringContaining('danloi pair') });
  expect(await everyRow()).toEqual(others);
});
