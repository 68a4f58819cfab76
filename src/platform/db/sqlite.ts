import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const busyTimeoutMs = 10_000;
const statementsKept = 500;

/** Kysely over Node's own SQLite. Every statement is prepared once; a transaction takes the write lock at its start. */
export function sqliteDialect(path: string): Dialect {
  const adapter = new DirectSqliteAdapter();
  return {
    createAdapter: () => adapter,
    createDriver: () => sqliteDriver(path, adapter),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

type Opened = { database: DatabaseSync; execute: Execute };
type Execute = <Row>(query: CompiledQuery) => QueryResult<Row>;

/** An adapter is what every query can reach of its engine; this one also leads to the open database. */
export class DirectSqliteAdapter extends SqliteAdapter {
  opened: Opened | undefined;

  /**
   * Runs a statement at once, unless somebody else is within a transaction: then there is no answer, and it has to wait
   * its turn in Kysely's queue. To stand in that queue takes as long as to read a row, even when nobody is before us.
   */
  runAtOnce<Row>(query: CompiledQuery, isInTransaction: boolean): QueryResult<Row> | undefined {
    return this.opened?.database.isTransaction === isInTransaction ? this.opened.execute<Row>(query) : undefined;
  }
}

function sqliteDriver(path: string, adapter: DirectSqliteAdapter): Driver {
  let connection: DatabaseConnection | undefined;
  const run = (sql: string) => async (on: DatabaseConnection) => {
    await on.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    async init() {
      const database = openDatabase(path);
      const execute = executing(database);
      adapter.opened = { database, execute };
      connection = connectionOver(execute);
    },
    async acquireConnection() {
      if (!connection) throw new Error('the database is closed');
      return connection;
    },
    async releaseConnection() {},
    // Two writers that first read and then write would each wait for the other; with the lock taken first, one waits.
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    async rollbackTransaction(on) {
      // A full disk ends a transaction by itself; a second end would hide why.
      if (adapter.opened?.database.isTransaction) await run('rollback')(on);
    },
    async destroy() {
      adapter.opened?.database.close();
      adapter.opened = undefined;
      connection = undefined;
    },
  };
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  // An answered write is on the disk, also after a power cut.
  database.exec('pragma synchronous = full');
  database.exec('pragma trusted_schema = off');
  database.exec('pragma secure_delete = on');
  return database;
}

type Prepared = { statement: StatementSync; columns: readonly string[] };

function executing(database: DatabaseSync): Execute {
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

  return <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    const { statement, columns } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (columns.length > 0) return { rows: rowsOf<Row>(columns, statement.all(...values) as unknown[]) };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
}

function connectionOver(execute: Execute): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery) => execute<Row>(query),
    // biome-ignore lint/correctness/useYield: the interface wants a generator, and nothing here streams.
    async *streamQuery() {
      throw new Error('streaming is not used');
    },
  };
}

function rowsOf<Row>(columns: readonly string[], arrays: readonly unknown[]): Row[] {
  return (arrays as unknown[][]).map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index];
    return row as Row;
  });
}
