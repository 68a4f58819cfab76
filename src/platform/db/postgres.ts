import type { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const connectionsMax = 10;
const connectTimeoutMs = 5000;
const int8 = 20;
const json = 114;

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
  onConnectionError: (error: Error) => void,
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
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: the database is silent')));
  });
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
