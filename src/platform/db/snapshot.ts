import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqlitePath } from './connect.ts';
import { types } from './postgres.ts';

/** The whole database as it was at one moment, read row by row while others go on writing. */
export type Snapshot = {
  /** One at a time: the rows of a select, of which only a few are ever in memory. */
  read<Row extends object>(select: string): AsyncIterable<Row>;
  close(): Promise<void>;
};

type Place = { databaseUrl: string | undefined; dataDir: string };

/** Rows may be large: a recommendation has some ten kilobytes in each of two languages. */
const rowsAtOnce = 100;

export async function openSnapshot({ databaseUrl, dataDir }: Place): Promise<Snapshot> {
  return databaseUrl === undefined ? openSqlite(sqlitePath(dataDir)) : await openPostgres(databaseUrl);
}

function openSqlite(path: string): Snapshot {
  const database = new DatabaseSync(path, { readOnly: true });
  // The moment is that of the first read, not of the beginning.
  database.exec('begin; select name from sqlite_schema');
  return {
    async *read<Row>(select: string) {
      yield* database.prepare(select).iterate() as Iterable<Row>;
    },
    async close() {
      database.close();
    },
  };
}

async function openPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  await client.query('select 1');
  return {
    async *read<Row extends object>(select: string) {
      await client.query(`declare reading no scroll cursor for ${select}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from reading`);
        if (rows.length === 0) break;
        yield* rows;
      }
      await client.query('close reading');
    },
    close: () => client.end(),
  };
}
