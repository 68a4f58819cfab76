import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Db } from '#platform/db/connect.ts';

export type TestDatabase = { databaseUrl: string | undefined; drop(): Promise<void> };

/** A database of its own for each test file, on the engine that the project of the run names. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_ENGINE !== 'postgres') return { databaseUrl: undefined, drop: async () => {} };
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** On PostgreSQL: takes deleted rows off the disk, once no transaction is left that began before and may still read them. */
export async function vacuumAll(db: Db): Promise<void> {
  const reading = sql`select 1 from pg_stat_activity
    where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid()`;
  while ((await reading.execute(db)).rows.length > 0);
  await sql`vacuum full`.execute(db);
}
