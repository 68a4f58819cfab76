import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aCase, aContact, aFile, aFileForm } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type Fault, type FaultyNetwork, startFaultyNetwork } from '../faulty-network.ts';
import { type Answer, createCase, expectStatus, readCase, type Service, startService } from '../harness.ts';
import { storedFiles } from '../stored.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

let database: TestDatabase;
let network: FaultyNetwork;
let service: Service;
beforeAll(async () => {
  database = await createTestDatabase();
  network = await startFaultyNetwork(database.databaseUrl ?? 'postgres://127.0.0.1:1/none');
  service = await startService(isPostgres ? { databaseUrl: network.url } : {});
});
afterEach(() => network.set('none'));
afterAll(async () => {
  await service.stop();
  await network.close();
  await database.drop();
});

async function during<Result>(fault: Fault, run: () => Promise<Result>): Promise<Result> {
  network.set(fault);
  const result = await run();
  network.set('none');
  return result;
}

function expectLater(answer: Answer): void {
  expect(answer.status, answer.text).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.databaseUrl ?? '' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

it.runIf(isPostgres)('keeps the file of an upload whose commit was done and never answered', async () => {
  const held = await createCase(service);
  const { headers, payload } = aFileForm(aFile());
  const upload = () => service.call('POST', `${held.url}/documents`, { token: held.token, headers, payload });
  expectLater(await during('lost-commits', upload));
  const { documents } = await readCase(service, held);
  expect(documents).toHaveLength(1);
  const file = await service.call('GET', `${held.url}/documents/${documents[0]?.id}/file`, { token: held.token });
  expect(file.bytes).toEqual(aFile());
  // Where the row was certainly not stored, no file is left.
  const before = await storedFiles(service.dataDir);
  expectLater(await during('down', upload));
  expect(await storedFiles(service.dataDir)).toEqual(before);
});

it.runIf(isPostgres)('creates one case under one key, also when the first commit was never answered', async () => {
  const count = async () => (await service.db.selectFrom('cases').select('case_number').execute()).length;
  const before = await count();
  const headers = { 'idempotency-key': randomUUID() };
  const create = () => service.call('POST', '/v1/cases', { body: aCase(), headers });
  // It is not tried again but looked for, and it is there.
  const first = expectStatus(await during('lost-commits', create), 201);
  expect(expectStatus(await create(), 201).text).toBe(first.text);
  expect(await count()).toBe(before + 1);
});

it.runIf(isPostgres)('says that it cannot for now while the database is away, and goes on by itself', async () => {
  const held = await createCase(service);
  const add = () => service.call('POST', `${held.url}/contacts`, { token: held.token, body: aContact() });
  expectLater(await during('down', add));
  expectLater(await during('down', () => service.call('GET', held.url, { token: held.token })));
  expect((await during('down', () => service.call('GET', '/health'))).status).toBe(503);
  expect((await add()).status).toBe(200);
  expect((await readCase(service, held)).contacts).toHaveLength(1);
});

it.runIf(isPostgres)('writes nothing to a database that only reads, and finds the one that writes again', async () => {
  const held = await createCase(service);
  const add = () => service.call('POST', `${held.url}/contacts`, { token: held.token, body: aContact() });
  const name = new URL(database.databaseUrl ?? '').pathname.slice(1);
  await asAdmin(`alter database ${name} set default_transaction_read_only = on`);
  network.set('down');
  network.set('none');
  expectLater(await add());
  expect((await readCase(service, held)).contacts).toEqual([]);
  // The connections that only read stay open, as those to a primary that became a stand-by.
  await asAdmin(`set transaction read write; alter database ${name} set default_transaction_read_only = off`);
  await expect.poll(async () => (await add()).status).toBe(200);
});
