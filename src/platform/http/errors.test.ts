import { once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, it } from 'vitest';
import { sendRaw } from '#test/sockets.ts';
import { openLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { type Patience, usualPatience } from './patience.ts';
import { createServer } from './server.ts';

function createApp(patience: Partial<Patience> = {}, log = openLog('silent')) {
  return createServer({
    log,
    metrics: createMetrics(),
    trustProxy: false,
    corsOrigins: [],
    publicUrl: 'http://here',
    countStranger: (_request, _reply, done) => done(),
    patience: { ...usualPatience, ...patience },
  });
}

it('turns a request away when the event loop runs later than it may, and whoever may be in danger last', async () => {
  const app = createApp({ lateMsMax: 0, lateMsMaxInDanger: Number.POSITIVE_INFINITY });
  app.get('/', async () => 'here');
  app.get('/danger', { config: { isCryForHelp: true } }, async () => 'here');
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(503);
  expect((await app.inject('/')).headers['retry-after']).toBe('5');
  expect((await app.inject('/danger')).statusCode).toBe(200);
  await app.close();
  const drowning = createApp({ lateMsMax: 0, lateMsMaxInDanger: 0 });
  drowning.get('/danger', { config: { isCryForHelp: true } }, async () => 'here');
  await expect.poll(async () => (await drowning.inject('/danger')).statusCode).toBe(503);
  await drowning.close();
});

async function statusOf(error: unknown): Promise<number> {
  const app = createApp();
  app.get('/', async () => {
    throw error;
  });
  const { statusCode } = await app.inject('/');
  await app.close();
  return statusCode;
}

function thrownBySqlite(run: (database: DatabaseSync) => void): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('create table notes (id integer primary key); insert into notes values (1)');
  try {
    run(database);
    throw new Error('SQLite took it');
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
}

function ofPostgres(code: string): Error {
  return Object.assign(new pg.DatabaseError('a message', 0, 'error'), { code });
}

it.each([
  ['a connection lost in a transaction', new Error('Client has encountered a connection error and is not queryable')],
  ['a disk that is full', Object.assign(new Error(), { code: 'ENOSPC' })],
  ['a disk that cannot be written to', Object.assign(new Error(), { code: 'EROFS' })],
  ['too many open files', Object.assign(new Error(), { code: 'EMFILE' })],
  ['a name that cannot be looked up', Object.assign(new Error(), { code: 'EAI_AGAIN' })],
  [
    'a database that may only be read',
    thrownBySqlite((database) => {
      database.exec('pragma query_only = on');
      database.exec('insert into notes values (2)');
    }),
  ],
  ['a PostgreSQL that restarts', ofPostgres('57P01')],
  ['a PostgreSQL whose disk is full', ofPostgres('53100')],
  ['a PostgreSQL that is a stand-by', ofPostgres('25006')],
  ['a deadlock', ofPostgres('40P01')],
])('answers 503 for %s', async (_name, error) => {
  expect(await statusOf(error)).toBe(503);
});

it.each([
  ['a fault of ours', new TypeError('x is not a function')],
  ['a broken rule of SQLite', thrownBySqlite((database) => database.exec('insert into notes values (1)'))],
  ['a broken rule of PostgreSQL', ofPostgres('23505')],
  ['what is not an error', 'a text'],
])('answers 500 for %s', async (_name, error) => {
  expect(await statusOf(error)).toBe(500);
});

it('answers 404, and not 405, when a route that takes the method has found nothing', async () => {
  const app = createApp();
  app.get('/icons/:name', (_request, reply) => reply.callNotFound());
  const missing = await app.inject('/icons/none.png');
  expect([missing.statusCode, missing.headers.allow]).toEqual([404, undefined]);
  const wrong = await app.inject({ method: 'DELETE', url: '/icons/none.png' });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
  await app.close();
});

it('raises no alarm for who leaves while their body, which has come whole, is still being read', async () => {
  const lines: string[] = [];
  const app = createApp({}, openLog('info', { write: (line) => void lines.push(line) }));
  const { promise: read, resolve: reading } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answering } = Promise.withResolvers<void>();
  app.addHook('onSend', async () => answering());
  app.post('/', { config: { isUpload: true } }, async ({ raw }) => {
    for await (const _ of raw) {
      reading();
      await once(raw.socket, 'close');
    }
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data\r\ncontent-length: 2\r\n\r\nxx');
  await read;
  socket.destroy();
  await answered;
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  await app.close();
});

it('says with a refusal when the line is closed behind it', async () => {
  const app = createApp();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const connectionOf = async (request: string) =>
    /^connection: (.*)$/im.exec((await sendRaw(port, [`${request}\r\n\r\n`])).head)?.[1];
  expect(await connectionOf('GET http://[/ HTTP/1.1\r\nhost: x')).toBe('close');
  expect(await connectionOf('GET / HTTP/1.1\r\nhost: x\r\nconnection: close')).toBe('close');
  expect(await connectionOf('GET / HTTP/1.1\r\nhost: x')).toBe('keep-alive');
  await app.close();
});
