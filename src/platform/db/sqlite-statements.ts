import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const statementsKept = 500;

export type Execute = <Row>(query: CompiledQuery) => QueryResult<Row>;

/** A query whose rows are wanted as the arrays they come in, where the engine has them so. */
export type ArraysQuery<Row> = CompiledQuery<Row> & { wantsArrays: true };

type Prepared = { statement: StatementSync; columns: readonly string[] };

/** Runs queries on one connection; every statement is prepared once. */
export function executing(database: DatabaseSync): Execute {
  const kept = new Map<string, Prepared>();

  const prepare = (sql: string): Prepared => {
    const found = kept.get(sql);
    if (found) return found;
    const statement = database.prepare(sql);
    // Rows come as arrays and are made into objects here: for a wide row that takes two thirds of the time.
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    if (kept.size >= statementsKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(sql, prepared);
    return prepared;
  };

  return <Row>(query: CompiledQuery): QueryResult<Row> => {
    const { statement, columns } = prepare(query.sql);
    const values = query.parameters as SQLInputValue[];
    if ('wantsArrays' in query) return { rows: statement.all(...values) as Row[] };
    if (columns.length > 0) return { rows: rowsOf<Row>(columns, statement.all(...values) as unknown[]) };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
}

function rowsOf<Row>(columns: readonly string[], arrays: readonly unknown[]): Row[] {
  return (arrays as unknown[][]).map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index];
    return row as Row;
  });
}
