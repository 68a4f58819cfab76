import { defineConfig } from 'vitest/config';

const api = ['src/features/**/*.test.ts', 'test/api/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{contract,engine,platform}/**/*.test.ts', 'test/unit/**/*.test.ts'],
        },
      },
      {
        test: { name: 'api-sqlite', include: api, env: { TEST_ENGINE: 'sqlite' }, testTimeout: 30_000 },
      },
      {
        test: {
          name: 'api-postgres',
          include: api,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'test/postgres.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          globalSetup: 'test/browser/build-pages.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file drives a browser of its own, and a browser likes a core to itself.
          maxWorkers: 2,
        },
      },
    ],
  },
});
