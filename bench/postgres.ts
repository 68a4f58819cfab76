import { startPostgres } from '#test/postgres.ts';

/** A PostgreSQL of its own for as long as it takes. */
export async function withPostgres(run: (databaseUrl: string) => Promise<void>): Promise<void> {
  const { databaseUrl, stop } = await startPostgres();
  try {
    await run(databaseUrl);
  } finally {
    await stop();
  }
}
