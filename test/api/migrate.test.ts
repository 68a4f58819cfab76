import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TokenHash } from '#contract/ids.ts';
import { chainStart, linkOf } from '#features/case-file/chain.ts';
import { recordEvent } from '#features/case-file/journal.ts';
import { bringUpToDate } from '#features/keys/bring-up-to-date.ts';
import { findPlainAllowed } from '#features/keys/plain-allowed.ts';
import { hashAddressBy } from '#features/notices/address.ts';
import { verifyBound } from '#features/saving/verify-bound.ts';
import { verifyTombstones, verifyTrails } from '#features/saving/verify-trail.ts';
import { connect, type Db, engineOf, type Trx } from '#platform/db/connect.ts';
import { applyMigrations, migrate } from '#platform/db/migrate.ts';
import { openSnapshot } from '#platform/db/snapshot.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import { plainCaseSeal } from '#platform/seal/plain-seal.ts';
import { noMasterKey } from '#platform/seal/seal.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { sealOf, testMasterKey, testSeal } from '../master-key.ts';
import { runCli, spawnCli } from '../processes.ts';

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
  await bringUpToDate({ db, seal: testSeal, clock: () => 8 });
  expect((await applied(db)).map(({ name }) => name)).toContain('0010-audit');
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

const beforeTheBinding = [
  ...beforeTheChain,
  '0010-audit',
  '0011-links-and-budgets',
  '0012-chain-key',
  '0013-no-samples',
  '0014-at-once',
];

/** As the release before has left it: cases with a trail, a stone, and the key of the events plain. */
async function aFormerDatabase(cases: number): Promise<{ db: Db; secret: string }> {
  const db = connectAgain();
  return { db, secret: await db.transaction().execute((trx) => fillFormer(trx, cases)) };
}

async function fillFormer(db: Trx, cases: number): Promise<string> {
  await applyMigrations(db, 7, new Set(beforeTheBinding));
  const { rows } = await sql<{ chain_secret: string }>`select chain_secret from installation`.execute(db);
  const secret = plainCaseSeal.open<string>('chain', rows[0]?.chain_secret ?? '');
  const key = Buffer.from(secret, 'base64url');
  for (let case_number = 1; case_number <= cases; case_number++) {
    await sql`insert into cases (case_number, access_token_hash, sealing_key, state, urgency, needs_human, need, intake,
      patient, created_at, updated_at) values (${case_number}, 'h', 'p', 'intake', 0, 0, 'checkup', 'p{}', 'p{}', 1, 1)`.execute(
      db,
    );
    const event = {
      id: `e${case_number}`,
      case_number,
      number: 1,
      at: 1,
      kind: 'case.created',
      actor: 'family',
    } as const;
    const mac = linkOf(key, chainStart, { ...event, detail: '{}', sealed: null });
    await sql`insert into events (id, case_number, number, at, kind, actor, detail, mac)
      values (${event.id}, ${case_number}, 1, 1, 'case.created', 'family', '{}', ${mac})`.execute(db);
    await sql`insert into event_heads (case_number, count, mac) values (${case_number}, 1, ${mac})`.execute(db);
  }
  await sql`insert into tombstones (case_number, created_at, erased_at) values (${cases + 1}, 1, 2)`.execute(db);
  await sql`insert into navigators (name, token_hash, created_at) values ('Cô Tư', 'h', 1)`.execute(db);
  await sql`update cases set sealing_key = 'e' where case_number = 1`.execute(db);
  const wrapped = testSeal.create().wrapFor('case:1') ?? '';
  await sql`insert into case_keys (case_number, wrapped) values (1, ${wrapped})`.execute(db);
  await sql`insert into shares (id, case_number, token_hash, created_at, expires_at, opened_count, sealed)
    values ('s', 1, 'h', 1, 2, 0, 'e')`.execute(db);
  return secret;
}

async function faultsOf(db: Db, seal = testSeal): Promise<string[]> {
  const snapshot = await openSnapshot({ databaseUrl: database.databaseUrl, dataDir });
  const deps = { db, seal };
  const found = [await Array.fromAsync(verifyTrails(deps, snapshot))];
  found.push(await Array.fromAsync(verifyTombstones(deps, snapshot)));
  found.push(await Array.fromAsync(verifyBound(deps, snapshot)));
  await snapshot.close();
  return found.flat();
}

const everything = async (db: Db) =>
  JSON.stringify(
    await Promise.all(
      ['installation', 'event_heads', 'tombstones', 'cases', 'shares', 'navigators'].map(
        async (table) => (await sql`select * from ${sql.table(table)} order by 1`.execute(db)).rows,
      ),
    ),
  );

it('binds what the release before has stored, once: the key of the events stays the same, and lies sealed', async () => {
  const { db, secret } = await aFormerDatabase(3);
  await bringUpToDate({ db, seal: testSeal, clock: () => 8 });
  expect(await readChainKey(db, testSeal)).toEqual(Buffer.from(secret, 'base64url'));
  expect(await everything(db)).not.toContain(secret);
  expect(await faultsOf(db)).toEqual([]);
  expect(await findPlainAllowed(db, testSeal)).toBe(3);
  const before = await everything(db);
  await bringUpToDate({ db, seal: testSeal, clock: () => 9 });
  expect(await everything(db)).toBe(before);

  const plain = { sealing_key: 'p', chain_secret: plainCaseSeal.seal('chain', secret) };
  await db.updateTable('installation').set(plain).execute();
  await db.updateTable('event_heads').set({ head_mac: '' }).execute();
  await bringUpToDate({ db, seal: testSeal, clock: () => 10 });
  expect(await db.selectFrom('installation').select(['sealing_key', 'chain_secret']).execute()).toEqual([plain]);
  expect(await faultsOf(db)).toContain('installation: the key of the events cannot be opened');
});

it('lets a stop of the release before hold for the address, of a plain case too', async () => {
  const { db, secret } = await aFormerDatabase(3);
  const { caseSeal, wrapFor } = testSeal.create();
  await sql`update case_keys set wrapped = ${wrapFor('case:1') ?? ''} where case_number = 1`.execute(db);
  for (const [number, seal] of [caseSeal, plainCaseSeal].entries()) {
    const sealed = seal.seal('contact', { name: 'Lan', email: `lan${number}@example.vn` });
    await sql`insert into contacts (id, case_number, role, sealed)
      values (${`c${number}`}, ${number + 1}, 'primary', ${sealed})`.execute(db);
    await sql`insert into recipients (id, case_number, channel, contact_id, language, stop_hash, created_at, stopped_at)
      values (${`r${number}`}, ${number + 1}, 'email', ${`c${number}`}, 'vi', ${`t${number}`}, 1, 5)`.execute(db);
  }
  await bringUpToDate({ db, seal: testSeal, clock: () => 8 });
  const key = Buffer.from(secret, 'base64url');
  const hashes = [0, 1].map((number) => hashAddressBy(key, { email: '', same: `email lan${number}@example.vn` }));
  const stopped = await db.selectFrom('addressees').select(['hash', 'stopped_at']).execute();
  expect(new Map(stopped.map(({ hash, stopped_at }) => [hash, stopped_at]))).toEqual(
    new Map(hashes.map((hash) => [hash, 5])),
  );
});

it('is refused while a key of a case is wrapped by a master key that is not here, and binds with it', async () => {
  const { db } = await aFormerDatabase(2);
  const former = randomBytes(32).toString('base64');
  const before = sealOf(former);
  await sql`update case_keys set wrapped = ${before.create().wrapFor('case:1') ?? ''}`.execute(db);
  const code = noMasterKey;
  await expect(bringUpToDate({ db, seal: testSeal, clock: () => 8 })).rejects.toMatchObject({ code });
  expect((await applied(db)).map(({ name }) => name)).not.toContain('0017-bound');
  const both = sealOf(testMasterKey, former);
  await bringUpToDate({ db, seal: both, clock: () => 8 });
  expect(await faultsOf(db, both)).toEqual([]);
});

/** The transaction ends at the row of this case, until it is let again. */
async function killAt(db: Db, table: string, caseNumber: number): Promise<() => Promise<void>> {
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const on = `before update on ${table}`;
  if (engineOf(db) === 'sqlite') {
    await run(`create trigger dying ${on} when new.case_number = ${caseNumber}
      begin select raise(abort, 'killed'); end`);
    return () => run('drop trigger dying');
  }
  await run(
    `create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`,
    `create trigger dying ${on} for each row when (new.case_number = ${caseNumber}) execute function die()`,
  );
  return () => run(`drop trigger dying on ${table}`, 'drop function die');
}

it('leaves nothing half bound when it is killed at it, wherever that is', async () => {
  const { db } = await aFormerDatabase(40);
  const before = await sql`select * from event_heads order by 1`.execute(db);
  const tables = { event_heads: [1, 20, 40], tombstones: [41], cases: [1], shares: [1] };
  for (const [table, numbers] of Object.entries(tables)) {
    for (const number of numbers) {
      const live = await killAt(db, table, number);
      await expect(bringUpToDate({ db, seal: testSeal, clock: () => 8 })).rejects.toThrow('killed');
      await live();
      expect((await sql`select * from event_heads order by 1`.execute(db)).rows).toEqual(before.rows);
      expect((await applied(db)).map(({ name }) => name)).not.toContain('0017-bound');
    }
  }
  const starts = [connectAgain(), connectAgain(), connectAgain()];
  await Promise.all(starts.map((each) => bringUpToDate({ db: each, seal: testSeal, clock: () => 8 })));
  expect(await faultsOf(db)).toEqual([]);
  expect(await findPlainAllowed(db, testSeal)).toBe(40);
});

const place = () => ({ dataDir, databaseUrl: database.databaseUrl });

/** Wherever SQLite keeps what it stores. */
async function isInFiles(text: string): Promise<boolean> {
  const names = (await readdir(dataDir)).filter((name) => name.includes('.sqlite'));
  const all = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'latin1')));
  return all.some((each) => each.includes(text));
}

it('is bound whole after a process was killed at any instant of it, and no plain key is left in a file', async () => {
  const { secret } = await aFormerDatabase(1500);
  for (const each of open.splice(0)) await each.destroy();
  let killed = 0;
  for (let delayMs = 200; ; delayMs *= 1.2 + Math.random() / 4) {
    const migrating = spawnCli(['migrate'], place());
    const isOver = await Promise.race([migrating.ended.then(() => true), setTimeout(delayMs, false)]);
    if (isOver) break;
    await migrating.end('SIGKILL');
    killed++;
  }
  expect(killed).toBeGreaterThan(3);
  expect(await runCli(['migrate'], place())).toMatchObject({ code: 0 });
  expect(await faultsOf(connectAgain())).toEqual([]);
  expect(await isInFiles(secret)).toBe(false);
});

it('is refused when somebody makes a bound database look as before, and taken by the word of an operator', async () => {
  await aFormerDatabase(2);
  expect(await runCli(['migrate'], place())).toMatchObject({ code: 0 });
  const db = connectAgain();
  await db
    .updateTable('navigators')
    .set({ token_hash: 'mine' as TokenHash })
    .execute();
  await undoBinding(db);
  for (const command of ['migrate', 'verify']) {
    const { code, stderr } = await runCli([command], place());
    expect([code, stderr]).toEqual([1, expect.stringMatching(/are not bound to the keys.+danloi pair\n$/)]);
  }
  expect((await applied(db)).map(({ name }) => name)).not.toContain('0017-bound');
  expect(await runCli(['pair'], place())).toMatchObject({ code: 0 });
  expect(await faultsOf(db)).toEqual([]);
});

async function undoBinding(db: Db): Promise<void> {
  const added = {
    event_heads: ['head_mac'],
    cases: ['access_mac'],
    shares: ['mac'],
    navigators: ['mac'],
    tombstones: ['anchored', 'mac'],
    installation: ['anchor_position', 'plain_allowed'],
  };
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) await sql.raw(`alter table ${table} drop column ${column}`).execute(db);
  }
  await sql`delete from migrations where name = '0017-bound'`.execute(db);
}
