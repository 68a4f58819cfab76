import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '#platform/db/connect.ts';
import { createDatabase, query } from './postgres-databases.ts';

export type TestDatabase = { databaseUrl: string | undefined; drop(): Promise<void> };

/** A database of its own for each test file, on the engine that the project of the run names; empty, as a new one is. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? await createDatabase(inject('postgresUrl')) : { databaseUrl: undefined, drop: async () => {} };
}

/** The same with the tables that were made once for all: what a service does not find it makes, statement by statement. */
export async function createDatabaseWithTables(): Promise<TestDatabase> {
  if (!isPostgres()) return await createTestDatabase();
  const database = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  // An id of its own, as its documents will have it.
  await query(database.databaseUrl, `update installation set store_id = '${randomUUID()}'`);
  return database;
}

const isPostgres = () => process.env.TEST_ENGINE === 'postgres';

/** On PostgreSQL: takes deleted rows off the disk, once no transaction is left that began before and may still read them. */
export async function vacuumAll(db: Db): Promise<void> {
  const reading = sql`select 1 from pg_stat_activity
    where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid()`;
  while ((await reading.execute(db)).rows.length > 0);
  await sql`vacuum full`.execute(db);
}
