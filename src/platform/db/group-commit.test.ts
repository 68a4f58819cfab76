import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Db, type Trx } from './connect.ts';

let dataDir: string;
let db: Db;
/** Sees what any other process would see. */
let stranger: DatabaseSync;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'danloi-group-'));
  db = connect({ databaseUrl: undefined, dataDir });
  await sql`create table job_runs (job text primary key, day text, started_at integer, finished_at integer)`.execute(
    db,
  );
  stranger = new DatabaseSync(join(dataDir, 'danloi.sqlite'));
});
afterEach(async () => {
  stranger.close();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

async function insert(trx: Trx, job: string, day = 'a day'): Promise<void> {
  await trx.insertInto('job_runs').values({ job, day, started_at: 1, finished_at: null }).execute();
}

function seenByStranger(): string[] {
  return stranger
    .prepare('select job from job_runs order by job')
    .all()
    .map(({ job }) => String(job));
}

const inTransaction = (run: (trx: Trx) => Promise<void>) => db.transaction().execute(run);

it('is over only when what it wrote is there for everybody', async () => {
  const jobs = ['a', 'b', 'c', 'd'];
  await Promise.all(
    jobs.map(async (job) => {
      await inTransaction((trx) => insert(trx, job));
      expect(seenByStranger()).toContain(job);
    }),
  );
  expect(seenByStranger()).toEqual(jobs);
});

it('takes nothing with it when it fails among others', async () => {
  const outcomes = await Promise.allSettled([
    inTransaction((trx) => insert(trx, 'before')),
    inTransaction(async (trx) => {
      await insert(trx, 'failing');
      throw new Error('on purpose');
    }),
    inTransaction((trx) => insert(trx, 'before')),
    inTransaction((trx) => insert(trx, 'after')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(seenByStranger()).toEqual(['after', 'before']);
});

it('that refused because of another ends only when that other is there for everybody', async () => {
  const first = inTransaction((trx) => insert(trx, 'the same'));
  const second = inTransaction((trx) => insert(trx, 'the same')).catch(() => seenByStranger());
  await first;
  expect(await second).toEqual(['the same']);
});

it('is seen by nobody who reads outside of it before it is over', async () => {
  await inTransaction(async (trx) => {
    await insert(trx, 'hidden');
    expect(await db.selectFrom('job_runs').selectAll().execute()).toEqual([]);
    expect(await trx.selectFrom('job_runs').selectAll().execute()).toHaveLength(1);
  });
  expect(await db.selectFrom('job_runs').selectAll().execute()).toHaveLength(1);
});

it('does not hold a statement that stands alone', async () => {
  const failing = inTransaction(async (trx) => {
    await insert(trx, 'undone');
    throw new Error('on purpose');
  });
  const alone = db.insertInto('job_runs').values({ job: 'alone', day: 'd', started_at: 1, finished_at: 1 }).execute();
  await expect(failing).rejects.toThrow('on purpose');
  await alone;
  expect(seenByStranger()).toEqual(['alone']);
});

it('is told the truth when the disk fills up under a group: what is said to be there is there, and nothing else', async () => {
  await sql`pragma max_page_count = 40`.execute(db);
  const jobs = Array.from({ length: 60 }, (_, number) => `job ${String(number).padStart(2, '0')}`);
  const outcomes = await Promise.allSettled(
    jobs.map((job) => inTransaction((trx) => insert(trx, job, 'x'.repeat(3000)))),
  );
  const kept = jobs.filter((_, at) => outcomes[at]?.status === 'fulfilled');
  expect(kept.length).toBeLessThan(jobs.length);
  expect(seenByStranger()).toEqual(kept);
  await sql`pragma max_page_count = 100000`.execute(db);
  await inTransaction((trx) => insert(trx, 'later'));
  expect(seenByStranger()).toEqual([...kept, 'later']);
});

it('lets requests be answered while another process holds the write lock, and writes after it', async () => {
  stranger.exec('begin immediate');
  const ended: string[] = [];
  const writes = Promise.all([
    inTransaction((trx) => insert(trx, 'in a transaction')).then(() => ended.push('transaction')),
    db
      .insertInto('job_runs')
      .values({ job: 'alone', day: 'a day', started_at: 1, finished_at: null })
      .execute()
      .then(() => ended.push('alone')),
  ]);
  expect(await db.selectFrom('job_runs').selectAll().execute()).toEqual([]);
  expect(ended).toEqual([]);
  stranger.exec('rollback');
  await writes;
  expect(seenByStranger()).toEqual(['alone', 'in a transaction']);
});
