import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { leaveToOwner } from '../files/leave-to-owner.ts';
import { GroupCommit, type OneTransaction } from './group-commit.ts';
import { type Execute, executing } from './sqlite-statements.ts';

const busyTimeoutMs = 10_000;
const cacheKib = 64 * 1024;

/**
 * Kysely over Node's own SQLite, with two connections. One writes. The other reads: it never waits for a transaction,
 * and sees only what is durable.
 */
export function sqliteDialect(path: string): Dialect {
  const adapter = new DirectSqliteAdapter();
  return {
    createAdapter: () => adapter,
    createDriver: () => sqliteDriver(path, adapter),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

type Opened = {
  read: Execute;
  write: Execute;
  commits: GroupCommit;
  isInPlace: () => boolean;
  close(): Promise<void>;
};

/** An adapter is what every query can reach of its engine; this one also leads to the open database. */
export class DirectSqliteAdapter extends SqliteAdapter {
  opened: Opened | undefined;

  /** Who writes takes turns here, and not one after another from the first statement to the disk. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * Runs a statement at once, past Kysely's executors, which take as long as reading a row does: one of a transaction,
   * which has its turn, or one that only reads. Any other has no answer here.
   */
  runAtOnce<Row>(query: CompiledQuery, isInTransaction: boolean): QueryResult<Row> | undefined {
    const { opened } = this;
    if (!opened) return undefined;
    if (isInTransaction) return opened.commits.run(() => opened.write<Row>(query));
    return onlyReads(query) ? opened.read<Row>(query) : undefined;
  }
}

function onlyReads({ sql }: CompiledQuery): boolean {
  return sql.startsWith('select ');
}

function sqliteDriver(path: string, adapter: DirectSqliteAdapter): Driver {
  const transactions = new WeakMap<DatabaseConnection, OneTransaction>();
  const opened = (): Opened => {
    if (!adapter.opened) throw new Error('the database is closed');
    return adapter.opened;
  };
  const end = async (connection: DatabaseConnection, how: 'commit' | 'rollback') => {
    const transaction = transactions.get(connection);
    transactions.delete(connection);
    await transaction?.[how]();
  };
  return {
    async init() {
      adapter.opened = openBoth(path);
    },
    async acquireConnection() {
      const connection: DatabaseConnection = {
        executeQuery: async <Row>(query: CompiledQuery) => {
          const { write, commits } = opened();
          const atOnce = adapter.runAtOnce<Row>(query, transactions.has(connection));
          return atOnce ?? (await commits.runAlone(() => write<Row>(query)));
        },
        // biome-ignore lint/correctness/useYield: the interface wants a generator, and nothing here streams.
        async *streamQuery() {
          throw new Error('streaming is not used');
        },
      };
      return connection;
    },
    async releaseConnection() {},
    async beginTransaction(connection) {
      transactions.set(connection, await opened().commits.begin());
    },
    commitTransaction: (connection) => end(connection, 'commit'),
    // One that failed when it was to become durable has ended already, and a second end would hide why.
    rollbackTransaction: (connection) => end(connection, 'rollback'),
    async destroy() {
      await adapter.opened?.close();
      adapter.opened = undefined;
    },
  };
}

function openBoth(path: string): Opened {
  // SQLite would let everybody on the machine read a new file; those it makes beside it get the same rights.
  if (!existsSync(path)) {
    closeSync(openSync(path, 'a', 0o600));
    leaveToOwner(path);
  }
  const writer = openDatabase(path);
  const reader = openDatabase(path);
  reader.exec('pragma query_only = on');
  // From here on `GroupCommit` waits for the write lock, and lets requests be answered meanwhile.
  writer.exec('pragma busy_timeout = 0');
  const isInPlace = watchingPlace(path);
  const commits = new GroupCommit(writer, isInPlace);
  return {
    read: executing(reader),
    write: executing(writer),
    commits,
    isInPlace,
    async close() {
      await commits.flush();
      reader.close();
      writer.close();
    },
  };
}

/** A file that was moved or replaced while it is open goes on taking writes, and the next start finds none of them. */
function watchingPlace(path: string): () => boolean {
  const opened = statSync(path);
  return () => {
    const there = statSync(path, { throwIfNoEntry: false });
    return there !== undefined && there.ino === opened.ino && there.dev === opened.dev;
  };
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  // An answered write is on the disk, also after a power cut.
  database.exec('pragma synchronous = full');
  database.exec('pragma trusted_schema = off');
  database.exec('pragma secure_delete = on');
  database.exec(`pragma cache_size = -${cacheKib}`);
  return database;
}
