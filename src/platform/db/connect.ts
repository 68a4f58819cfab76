import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** A database or a transaction on it: a query does not care which. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Engine = 'sqlite' | 'postgres';

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  onConnectionError?: (error: Error) => void;
};

export function connect({ databaseUrl, dataDir, onConnectionError = () => {} }: Options): Db {
  if (databaseUrl !== undefined) return new Kysely({ dialect: postgresDialect(databaseUrl, onConnectionError) });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely({ dialect: sqliteDialect(join(dataDir, 'danloi.sqlite')) });
}

export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
