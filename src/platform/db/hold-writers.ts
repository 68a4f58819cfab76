import { sql } from 'kysely';
import { engineOf, type Trx } from './connect.ts';

/**
 * Until the end of the transaction nobody else adds to the table, and whoever was about to has come to an end: what
 * number was given last is then known for certain. On SQLite the transaction itself holds the write lock.
 */
export async function holdWriters(trx: Trx, table: string): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
}
