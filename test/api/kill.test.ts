import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { startPostgres } from '../postgres.ts';
import { killDatabase, killPower, killService } from '../soak/cycles.ts';
import type { Ledger } from '../soak/load.ts';
import { loseOne } from '../soak/lose.ts';
import { hasCompiler } from '../soak/power-cut.ts';

/** A few cycles of what `npm run soak` does for hours. */
const cycles = 2;

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-kill-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('loses nothing that was answered, and leaves nothing half done, when it is killed at any moment', async () => {
  const place = { dataDir, databaseUrl: database.databaseUrl };
  const counts = await killService(place, (counted) => counted.cycles < cycles);
  expect(counts.cases).toBeGreaterThanOrEqual(cycles);
});

const isPostgres = process.env.TEST_ENGINE === 'postgres';

it.runIf(!isPostgres && hasCompiler())('loses nothing that was answered when the power is cut', async () => {
  const place = { dataDir, databaseUrl: database.databaseUrl };
  const counts = await killPower(place, (counted) => counted.cycles < cycles);
  expect(counts.cases).toBeGreaterThanOrEqual(cycles);
});

it.runIf(!isPostgres && hasCompiler())('would see what was answered before it was synced', async () => {
  const place = { dataDir, databaseUrl: database.databaseUrl };
  const losing = killPower(place, (counted) => counted.cycles < cycles, '-wal');
  await expect(losing).rejects.toThrow(/is new|"stored"|: 40[14]/);
});

// What looks for losses is the same for both engines.
it.runIf(!isPostgres).each([
  ['row', 'opinions', /"stored"/],
  ['file', 'documents', /has no file/],
] as const)('would see a single %s that was lost', async (kind, list, complaint) => {
  const place = { dataDir, databaseUrl: database.databaseUrl };
  const stored = (ledger: Ledger) => ledger.cases.some(({ state }) => Object.keys(state[list]).length > 1);
  const losing = killService(place, (counted) => counted.cycles < 1, {
    instant: (ledger) => expect.poll(() => stored(ledger)).toBe(true),
    inBetween: () => loseOne(place, kind),
  });
  await expect(losing).rejects.toThrow(complaint);
});

it.runIf(isPostgres)(
  'says that it cannot for now while its database is dead, and goes on when that is back, with all that was answered',
  async () => {
    const postgres = await startPostgres();
    try {
      const place = { dataDir, databaseUrl: postgres.databaseUrl };
      const counts = await killDatabase(place, postgres, (counted) => counted.cycles < cycles);
      expect(counts.cases).toBeGreaterThanOrEqual(cycles);
    } finally {
      await postgres.stop();
    }
  },
);
