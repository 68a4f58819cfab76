import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { rowsAsJson } from '../../platform/db/json.ts';
import type { CaseSeal } from '../../platform/seal/seal.ts';

type ChildTable = 'contacts' | 'history' | 'documents' | 'follow_ups' | 'opinions' | 'events';

/** The rows of one table that belong to the case of the query around it, oldest first. */
export function rowsOfCase<Table extends ChildTable>(db: Db, table: Table, columns: readonly string[]) {
  const rows = db
    .selectFrom<ChildTable>(table)
    .select(columns.map((column) => `${table}.${column}` as `${ChildTable}.case_number`))
    .where(sql.ref(`${table}.case_number`), '=', sql.ref('cases.case_number'))
    .orderBy(sql.ref(`${table}.position`));
  return rowsAsJson(db, rows).as(table);
}

/** The views of rows that came as one JSON text. */
export function viewRows<Row, View>(
  json: string,
  caseSeal: CaseSeal,
  view: (row: Row, caseSeal: CaseSeal) => View,
): View[] {
  return (JSON.parse(json) as Row[]).map((row) => view(row, caseSeal));
}
