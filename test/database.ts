import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

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
