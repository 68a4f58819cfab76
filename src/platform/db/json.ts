import type { Expression, RawBuilder } from 'kysely';
import { jsonArrayFrom as postgresArray } from 'kysely/helpers/postgres';
import { jsonArrayFrom as sqliteArray } from 'kysely/helpers/sqlite';
import { type Db, engineOf } from './connect.ts';

/** The rows of a subquery as one JSON text, so that a case and all that hangs on it come in one round trip. */
export function rowsAsJson<Row>(db: Db, rows: Expression<Row>): RawBuilder<string> {
  const array = engineOf(db) === 'postgres' ? postgresArray(rows) : sqliteArray(rows as never);
  return array as unknown as RawBuilder<string>;
}
