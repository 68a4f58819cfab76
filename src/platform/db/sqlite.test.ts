import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db, engineOf } from './connect.ts';
import { prepared } from './prepared.ts';

let dataDir: string;
let db: Db;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'danloi-sqlite-'));
  db = connect({ databaseUrl: undefined, dataDir });
  await sql`create table navigators (name text primary key, token_hash text, created_at integer, revoked_at integer)`.execute(
    db,
  );
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const hash = 'a hash' as never;
const row = (name: string) => ({ name, token_hash: hash, created_at: 1, revoked_at: null });
const countRows = async () => (await db.selectFrom('navigators').select('name').execute()).length;

describe('SQLite', () => {
  it('keeps an answered write through a power cut, checks references and forgets what was deleted', async () => {
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('secure_delete')).toBe(1);
    expect(engineOf(db)).toBe('sqlite');
  });

  it('is readable by nobody else on the machine, in a folder that everybody may look into too', async () => {
    chmodSync(dataDir, 0o755);
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
    expect(readdirSync(dataDir)).toContain('danloi.sqlite-wal');
  });

  it('counts the rows that a statement changed', async () => {
    const inserted = await db
      .insertInto('navigators')
      .values([row('a'), row('b')])
      .executeTakeFirstOrThrow();
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n);
    const deleted = await db.deleteFrom('navigators').where('name', '=', 'none').executeTakeFirstOrThrow();
    expect(deleted.numDeletedRows).toBe(0n);
  });

  it('leaves nothing of a transaction that fails', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('navigators').values(row('a')).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await countRows()).toBe(0);
  });

  it('does one transaction after another, however many begin at once', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `n${index}`);
    await Promise.all(
      names.map((name) =>
        db.transaction().execute(async (trx) => {
          const { length } = await trx.selectFrom('navigators').select('name').execute();
          await new Promise((resolve) => setImmediate(resolve));
          await trx
            .insertInto('navigators')
            .values({ ...row(name), created_at: length })
            .execute();
        }),
      ),
    );
    const rows = await db.selectFrom('navigators').select('created_at').orderBy('created_at').execute();
    expect(rows.map(({ created_at }) => created_at)).toEqual(names.map((_, index) => index));
  });

  it('holds the write lock from the start of a transaction: what it has read still holds when it writes', async () => {
    const stranger = new DatabaseSync(join(dataDir, 'danloi.sqlite'), { timeout: 0 });
    const writeMeanwhile = () => stranger.exec("insert into navigators values ('stranger', 'x', 1, null)");
    await db.transaction().execute(async (trx) => {
      expect(await trx.selectFrom('navigators').select('name').execute()).toEqual([]);
      expect(writeMeanwhile).toThrow('database is locked');
      await trx.insertInto('navigators').values(row('first')).execute();
    });
    writeMeanwhile();
    stranger.close();
    expect(await countRows()).toBe(2);
  });

  it('tells why, when a full disk has ended a transaction by itself, and goes on', async () => {
    await sql.raw('pragma max_page_count = 1').execute(db);
    const filling = db.transaction().execute(async (trx) => {
      for (let count = 0; count < 100; count++) {
        await trx
          .insertInto('navigators')
          .values(row(`${count}`.repeat(2000)))
          .execute();
      }
    });
    await expect(filling).rejects.toThrow('database or disk is full');
    await sql.raw('pragma max_page_count = 100000').execute(db);
    await db.transaction().execute((trx) => trx.insertInto('navigators').values(row('a')).execute());
    expect(await countRows()).toBe(1);
  });

  it('keeps going when there are more statements than it keeps prepared', async () => {
    for (let count = 0; count < 1200; count++) {
      const { rows } = await sql<{ value: number }>`select ${sql.lit(count)} as value`.execute(db);
      expect(rows[0]?.value).toBe(count);
    }
  });
});

describe('a prepared query', () => {
  const findByName = prepared<{ name: string; at: number }>()((on, value) =>
    on
      .selectFrom('navigators')
      .select(['name', 'created_at'])
      .where('created_at', '>', 0)
      .where('name', '=', value('name'))
      .where('created_at', '<=', value('at')),
  );

  it('is filled in anew with each call, in whatever order the values stand', async () => {
    await db
      .insertInto('navigators')
      .values([row('a'), row('b')])
      .execute();
    expect(await findByName(db, { name: 'a', at: 1 })).toEqual([{ name: 'a', created_at: 1 }]);
    expect(await findByName(db, { at: 1, name: 'b' })).toEqual([{ name: 'b', created_at: 1 }]);
    expect(await findByName(db, { name: 'a', at: 0 })).toEqual([]);
  });

  it('is built once for a database and its transactions', async () => {
    let built = 0;
    const count = prepared<{ name: string }>()((on, value) => {
      built++;
      return on.selectFrom('navigators').select('name').where('name', '=', value('name'));
    });
    await count(db, { name: 'a' });
    await count(db, { name: 'b' });
    await db.transaction().execute((trx) => count(trx, { name: 'c' }));
    expect(built).toBe(1);
  });

  it('sees inside a transaction what it has written', async () => {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('navigators').values(row('a')).execute();
      expect(await findByName(trx, { name: 'a', at: 1 })).toHaveLength(1);
    });
  });

  it('takes a value for a value and never for a part of the statement', async () => {
    await db.insertInto('navigators').values(row('a')).execute();
    expect(await findByName(db, { name: "a' or '1'='1", at: 1 })).toEqual([]);
  });
});
