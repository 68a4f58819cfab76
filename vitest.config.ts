import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const api = ['src/features/**/*.test.ts', 'test/api/**/*.test.ts'];
/** About lines, processes, commands, guards and forms, whichever database there is: one engine is enough. */
const ofNoEngine = 'access bad-input bad-line cli damaged-weights http image limits outgoing slow-line stop'
  .split(' ')
  .map((name) => `test/api/${name}.test.ts`);

/** A busy machine is no fault of the code: what waits for something waits long, which costs nothing when all is well. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/**
 * Reading the engine costs more than most files of tests take: a worker reads it once for all of its files, and drives
 * one browser for them. On two cores Vitest would keep one of them to itself; a third worker makes pages so slow that the
 * service answers in their place.
 */
const together = { isolate: false, maxWorkers: 2, globalSetup: ['test/cards.ts'] };

/** Services that tests start in processes of their own read what earlier ones have compiled. */
const starts = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/starts', import.meta.url)) };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          ...together,
          name: 'unit',
          include: ['src/{contract,engine,platform}/**/*.test.ts', 'test/unit/**/*.test.ts'],
        },
      },
      {
        test: { ...patience, ...together, name: 'api-sqlite', include: api, env: { ...starts, TEST_ENGINE: 'sqlite' } },
      },
      {
        test: {
          ...patience,
          ...together,
          name: 'api-postgres',
          include: api,
          exclude: ofNoEngine,
          env: { ...starts, TEST_ENGINE: 'postgres' },
          globalSetup: [...together.globalSetup, 'test/postgres.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...together,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          globalSetup: [...together.globalSetup, 'test/browser/prepare.ts'],
          // A real browser on a machine that is busy with something else now and then loses a touch; a fault fails twice.
          retry: 1,
        },
      },
    ],
  },
});
