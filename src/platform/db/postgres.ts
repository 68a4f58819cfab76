import type { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const connectionsMax = 10;
const connectTimeoutMs = 5000;
const int8 = 20;
const json = 114;
const readOnlyTransaction = '25006';

/** Numbers come back as numbers and JSON as text, as they do from SQLite. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    if (oid === json) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/** A machine that dies says nothing; without this its connections would be waited for until TCP gives them up. */
const silenceMsMax = 60_000;

export function postgresDialect(
  url: string,
  { onConnectionError, onConnection }: { onConnectionError: (error: Error) => void; onConnection?: () => void },
  silenceMs = silenceMsMax,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    types,
  });
  // Without a listener a lost connection would end the process, whether it was idle or in use; the pool makes a new
  // one by itself. The pool tells again of an idle one what the connection has told already.
  pool.on('connect', (client) => {
    client.on('error', onConnectionError);
    onConnection?.();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: the database is silent')));
    leaveWhenReadOnly(client, stream);
  });
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/**
 * A primary that has become a stand-by may keep its connections, and would refuse every write on them for ever. A new
 * one finds whoever is the primary now.
 */
function leaveWhenReadOnly(client: pg.PoolClient, stream: Socket): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const watched = async (...given: unknown[]) => {
    try {
      return await query(...given);
    } catch (error) {
      if ((error as pg.DatabaseError).code === readOnlyTransaction)
        stream.destroy(new Error('Connection terminated: the database only reads'));
      throw error;
    }
  };
  client.query = watched as typeof client.query;
}
