import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordEvent } from '#features/case-file/journal.ts';
import { sealChainKey } from '#features/keys/seal-chain-key.ts';
import { verifyTrails } from '#features/saving/verify-trail.ts';
import { connect, type Db } from '#platform/db/connect.ts';
import { applyMigrations, migrate } from '#platform/db/migrate.ts';
import { openSnapshot } from '#platform/db/snapshot.ts';
import { openLog } from '#platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { testMasterKey, testSeal } from '../master-key.ts';

let database: TestDatabase;
let dataDir: string;
let open: Db[];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-migrate-'));
  open = [];
});
afterEach(async () => {
  for (const db of open) await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

function connectAgain(): Db {
  const db = connect({ databaseUrl: database.databaseUrl, dataDir });
  open.push(db);
  return db;
}

const applied = async (db: Db) =>
  (await sql<{ name: string; applied_at: number }>`select name, applied_at from migrations order by name`.execute(db))
    .rows;

it('brings an empty database up to date, once', async () => {
  const db = connectAgain();
  const names = await migrate(db, 7);
  expect(names.length).toBeGreaterThan(0);
  expect(await applied(db)).toEqual(names.map((name) => ({ name, applied_at: 7 })));
  expect(await migrate(db, 8)).toEqual([]);
  expect(await applied(db)).toEqual(names.map((name) => ({ name, applied_at: 7 })));
});

it('does each step once when many instances start at once', async () => {
  const program = join(import.meta.dirname, '../../src/cli.ts');
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    MASTER_KEY: testMasterKey,
    ...(database.databaseUrl !== undefined && { DATABASE_URL: database.databaseUrl }),
  };
  const start = () => promisify(execFile)(process.execPath, [program, 'migrate'], { env });
  for (const { stdout } of await Promise.all([start(), start(), start(), start()])) {
    expect(stdout).toBe('the database is up to date\n');
  }
  const db = connectAgain();
  expect(await migrate(db, 7)).toEqual([]);
  const names = (await applied(db)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('refuses a database that is newer than the program', async () => {
  const db = connectAgain();
  await migrate(db, 7);
  await sql`insert into migrations (name, applied_at) values ('9999-from-the-future', 8)`.execute(db);
  await expect(migrate(db, 9)).rejects.toThrow('the database is newer than this program: it has the migration 9999');
});

it('leaves nothing behind when a step fails, and can be tried again', async () => {
  const db = connectAgain();
  await sql`create table opinions (in_the_way text)`.execute(db);
  await expect(migrate(db, 7)).rejects.toThrow('opinions');
  await expect(sql`select 1 from cases`.execute(db)).rejects.toThrow('cases');
  await sql`drop table opinions`.execute(db);
  expect((await migrate(db, 7)).length).toBeGreaterThan(0);
});

const beforeTheChain = [
  '0001-cases-and-directory',
  '0002-how-often',
  '0003-installation',
  '0004-reports',
  '0005-repeating',
  '0006-notices',
  '0007-notes',
  '0008-keys',
  '0009-rights',
];

it('chains the events that were there before there was a chain, as they stand', async () => {
  const db = connectAgain();
  await db.transaction().execute((trx) => applyMigrations(trx, 7, new Set(beforeTheChain)));
  for (const case_number of [1, 2]) {
    await sql`insert into cases (case_number, access_token_hash, sealing_key, state, urgency, needs_human, need, intake,
      patient, created_at, updated_at) values (${case_number}, 'h', 'p', 'intake', 0, 0, 'checkup', 'p{}', 'p{}', 1, 1)`.execute(
      db,
    );
  }
  for (const [index, case_number] of [1, 2, 1, 1].entries()) {
    await sql`insert into events (id, case_number, at, kind, actor, detail)
      values (${`e${index}`}, ${case_number}, ${index}, 'case.read', 'navigator:Cô Tư', '{"count":3}')`.execute(db);
  }
  expect(await migrate(db, 8)).toContain('0010-audit');
  await sealChainKey({ db, seal: testSeal, log: openLog('silent') });
  const event = { at: 9, kind: 'case.updated', actor: 'family' } as const;
  await db.transaction().execute((trx) => recordEvent(trx, 1, event));
  const faults = async () => {
    const snapshot = await openSnapshot({ databaseUrl: database.databaseUrl, dataDir });
    return await Array.fromAsync(verifyTrails({ db, seal: testSeal }, snapshot)).finally(() => snapshot.close());
  };
  expect(await faults()).toEqual([]);
  const heads = await db.selectFrom('event_heads').select(['case_number', 'count']).orderBy('case_number').execute();
  expect(heads).toEqual([
    { case_number: 1, count: 4 },
    { case_number: 2, count: 1 },
  ]);
  await db.updateTable('events').set({ actor: 'family' }).where('id', '=', 'e2').execute();
  expect(await faults()).toHaveLength(1);
});
