import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connect } from '#platform/db/connect.ts';
import { applyMigrations, bindingMigration } from '#platform/db/migrate.ts';

export type PostgresDatabase = { name: string; databaseUrl: string; drop(): Promise<void> };

const migrationsDir = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url));

/** A new one on the server that this address leads to: empty, or a copy of another. */
export async function createDatabase(adminUrl: string, template = 'template1'): Promise<PostgresDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    name,
    databaseUrl: url.href,
    async drop() {
      await query(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/**
 * All that migrations make, but for the last step of a start: that gives each database a key of its own. The hundreds of
 * services that the tests start would spend more time on it than on what they are asked.
 */
export async function createTemplate(adminUrl: string): Promise<PostgresDatabase> {
  const template = await createDatabase(adminUrl);
  const names = (await readdir(migrationsDir)).map((file) => file.replace('.ts', ''));
  const before = new Set(names.filter((name) => name < bindingMigration));
  const db = connect({ databaseUrl: template.databaseUrl, dataDir: '' });
  await db.transaction().execute((trx) => applyMigrations(trx, 0, before));
  await db.destroy();
  // One that is in use cannot be copied, and the server may take a moment to see that it is not.
  const users = `select 1 from pg_stat_activity where datname = '${template.name}'`;
  while ((await query(adminUrl, users)) > 0);
  return template;
}

/** The number of rows. */
export async function query(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
