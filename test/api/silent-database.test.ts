import { connect, createServer, type Server, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postgresDialect } from '#platform/db/postgres.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let network: Server;
let isSilent = false;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A way to the database that can lose everything without a word, as a dead machine does. */
async function startNetwork(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const port = Number(url.port);
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => isSilent || to.write(bytes));
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  network = createServer((near) => {
    const far = connect(port, url.hostname);
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  url.port = String((network.address() as { port: number }).port);
  return url.href;
}

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'gives up a connection on which PostgreSQL says nothing any more, and takes a new one',
  async () => {
    const lost: string[] = [];
    const url = await startNetwork(database.databaseUrl ?? '');
    const db = new Kysely({
      dialect: postgresDialect(url, { onConnectionError: (error) => void lost.push(error.message) }, 500),
    });
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    isSilent = true;
    await expect(ask()).rejects.toThrow('Connection terminated');
    expect(lost).toHaveLength(1);
    isSilent = false;
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await db.destroy();
    await new Promise((resolve) => network.close(resolve));
  },
);
