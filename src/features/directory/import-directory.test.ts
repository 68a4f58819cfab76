import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { searchHospitals } from '#engine/graph/search/search-hospitals.ts';
import type { Db } from '#platform/db/connect.ts';
import { aDirectory, aHospital } from '#test/a-directory.ts';
import { useService } from '#test/harness.ts';
import { DirectoryRefused } from './check-directory.ts';
import { ensureShipped, importDirectory } from './import-directory.ts';
import { findCurrentVersion, findStoredDirectory } from './queries.ts';
import { loadShippedDirectory } from './shipped.ts';
import { loadGraph, watchDirectory } from './watch-directory.ts';

const service = useService();
let db: Db;
beforeAll(async () => {
  db = service.db;
});
beforeEach(async () => {
  await db.deleteFrom('hospitals').execute();
  await db.deleteFrom('directory_versions').execute();
});

const two = aDirectory({ hospitals: [aHospital({ id: 'a' }), aHospital({ id: 'b', name: 'Bệnh viện Hai' })] });
const imported = { origin: 'imported' as const, now: 1000 };

it('writes a directory, and exports the same again', async () => {
  const report = await importDirectory(db, two, imported);
  expect(report).toMatchObject({ added: 2, changed: 0, unchanged: 0, retired: 0 });
  const exported = (await findStoredDirectory(db))?.directory;
  expect(exported).toEqual(two);
  expect(await importDirectory(db, exported, imported)).toEqual({ ...report, added: 0, unchanged: 2 });
});

it('keeps the shipped one whole, its wards too', async () => {
  const shipped = await loadShippedDirectory();
  await importDirectory(db, shipped, imported);
  const { provinces } = (await findStoredDirectory(db))?.directory ?? {};
  expect(provinces).toEqual(shipped.provinces);
  expect(provinces?.flatMap(({ wards = [] }) => wards)).toHaveLength(3321);
  expect((await loadGraph(db)).places.byId.get('16858')?.district?.name).toBe('Mường Típ');
});

it('writes only what has changed', async () => {
  const first = await importDirectory(db, two, imported);
  const [a, b] = two.hospitals;
  const changed = aDirectory({ hospitals: [a ?? aHospital(), { ...(b ?? aHospital()), phone: '028 0000 0000' }] });
  expect(await importDirectory(db, changed, imported)).toMatchObject({ changed: 1, unchanged: 1 });
  const rows = await db.selectFrom('hospitals').select(['id', 'version']).orderBy('id').execute();
  expect(rows[0]?.version).toBe(first.version);
  expect(rows[1]?.version).not.toBe(first.version);
});

it('retires a hospital that the file no longer has, and takes it back when it has it again', async () => {
  await importDirectory(db, two, imported);
  expect(await importDirectory(db, aDirectory({ hospitals: two.hospitals.slice(0, 1) }), imported)).toMatchObject({
    retired: 1,
  });
  const without = await loadGraph(db);
  expect(without.active.map(({ id }) => id)).toEqual(['a']);
  expect(without.hospitals.get('b')).toMatchObject({ name: 'Bệnh viện Hai', retired: true });
  expect(searchHospitals(without, { q: 'Hai' }).total).toBe(0);
  expect(await importDirectory(db, two, imported)).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await loadGraph(db)).active).toHaveLength(2);
});

it('changes nothing when a single hospital is at fault', async () => {
  await importDirectory(db, two, imported);
  const before = await findStoredDirectory(db);
  const broken = aDirectory({ hospitals: [aHospital({ id: 'new' }), aHospital({ id: 'a', province: '99' })] });
  await expect(importDirectory(db, broken, imported)).rejects.toThrow(DirectoryRefused);
  expect(await findStoredDirectory(db)).toEqual(before);
});

it('refuses to lose a province in which a known hospital lies, and changes nothing', async () => {
  await importDirectory(db, two, imported);
  const before = await findStoredDirectory(db);
  const [province] = two.provinces;
  const elsewhere = aDirectory({
    provinces: [{ ...(province ?? aDirectory().provinces[0]), code: '01' } as (typeof two.provinces)[number]],
    hospitals: [],
  });
  await expect(importDirectory(db, elsewhere, imported)).rejects.toMatchObject({
    faults: [expect.stringContaining('79 is missing')],
  });
  expect(await findStoredDirectory(db)).toEqual(before);
});

it('ships a directory where there is none or an older shipped one, never over an imported one', async () => {
  expect(await ensureShipped(db, two, 1)).toMatchObject({ added: 2 });
  expect(await ensureShipped(db, two, 2)).toBeUndefined();
  expect(await ensureShipped(db, aDirectory(), 3)).toMatchObject({ added: 1, retired: 2 });
  await importDirectory(db, two, imported);
  expect(await ensureShipped(db, aDirectory(), 4)).toBeUndefined();
  expect((await findCurrentVersion(db))?.origin).toBe('imported');
});

it('ships once when several instances start at the same time', async () => {
  await Promise.all([ensureShipped(db, two, 1), ensureShipped(db, two, 1), ensureShipped(db, two, 1)]);
  expect(await db.selectFrom('directory_versions').select('version').execute()).toHaveLength(1);
  expect((await loadGraph(db)).active).toHaveLength(2);
});

it('swaps the graph whole after an import, and leaves the old one as it was', async () => {
  await importDirectory(db, two, imported);
  const errors: unknown[] = [];
  const live = await watchDirectory(db, { onError: (error) => errors.push(error) });
  const old = live.graph();
  expect(await live.refresh()).toBe(false);
  expect(live.graph()).toBe(old);
  await importDirectory(db, aDirectory(), imported);
  expect(await live.refresh()).toBe(true);
  expect(live.graph().active.map(({ id }) => id)).toEqual(['bv-mot']);
  expect(old.active.map(({ id }) => id)).toEqual(['a', 'b']);
  live.stop();
  expect(errors).toEqual([]);
});

it('sees an import by itself, without being asked', async () => {
  await importDirectory(db, two, imported);
  const changed = Promise.withResolvers<string[]>();
  const live = await watchDirectory(db, {
    onChange: ({ active }) => changed.resolve(active.map(({ id }) => id)),
    onError: changed.reject,
    everyMs: 5,
  });
  await importDirectory(db, aDirectory(), imported);
  expect(await changed.promise).toEqual(['bv-mot']);
  live.stop();
});

it('tells once that the directory cannot be looked at, and goes on looking', async () => {
  await importDirectory(db, two, imported);
  const errors: unknown[] = [];
  const failed = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  let looks = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      looks++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const live = await watchDirectory(counted, {
    onChange: () => changed.resolve(),
    onError: (error) => {
      errors.push(error);
      failed.resolve();
    },
    everyMs: 1,
  });
  await sql`alter table directory_versions rename to away`.execute(db);
  await failed.promise;
  for (const enough = looks + 5; looks < enough; ) await setImmediate();
  await sql`alter table away rename to directory_versions`.execute(db);
  await importDirectory(db, aDirectory(), imported);
  await changed.promise;
  live.stop();
  expect(errors).toHaveLength(1);
});

it('answers searches from one graph or the other while a large import is written', async () => {
  await importDirectory(db, two, imported);
  const live = await watchDirectory(db, { onError: () => {} });
  const many = Array.from({ length: 1500 }, (_, index) =>
    aHospital({ id: `m${index}`, name: `Bệnh viện Số ${index}` }),
  );
  const importing = importDirectory(db, aDirectory({ hospitals: many }), imported);
  const totals = new Set<number>();
  let isDone = false;
  importing.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    totals.add(searchHospitals(live.graph(), { q: 'bệnh viện' }).total);
    await live.refresh();
    // What a transaction waits for comes only when whoever searches lets go.
    await setImmediate();
  }
  await importing;
  await live.refresh();
  totals.add(searchHospitals(live.graph(), { q: 'bệnh viện' }).total);
  live.stop();
  expect([...totals].toSorted((a, b) => a - b)).toEqual([2, 1500]);
});
