import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { DirectSqliteAdapter, sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** A database or a transaction on it: a query does not care which. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Engine = 'sqlite' | 'postgres';

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  onConnectionError?: (error: Error) => void;
  onConnection?: () => void;
};

export function connect({ databaseUrl, dataDir, onConnectionError = () => {}, onConnection = () => {} }: Options): Db {
  if (databaseUrl !== undefined)
    return new Kysely({ dialect: postgresDialect(databaseUrl, { onConnectionError, onConnection }) });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely({ dialect: sqliteDialect(sqlitePath(dataDir)) });
}

export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'danloi.sqlite');
}

/** Whether the file that is open still lies where the next start will look for it. */
export function isInPlace(db: Db): boolean {
  const { adapter } = db.getExecutor();
  return adapter instanceof DirectSqliteAdapter ? adapter.opened?.isInPlace() === true : true;
}

export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
