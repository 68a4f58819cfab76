import { sql } from 'kysely';
import { type Db, engineOf } from './connect.ts';

/**
 * What was deleted is overwritten in the file of SQLite at once, but its log still holds it until it is emptied; false
 * while another process is reading there. PostgreSQL clears up after itself.
 */
export async function forgetDeleted(db: Db): Promise<boolean> {
  if (engineOf(db) === 'postgres') return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
