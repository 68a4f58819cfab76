import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Db } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { testMasterKey } from '../master-key.ts';

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
