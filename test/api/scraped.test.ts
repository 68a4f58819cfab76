import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anIntake } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import { type RunningService, runCli, spawnService } from '../processes.ts';

let database: TestDatabase;
let dataDir: string;
let metricsPort: number;
let running: RunningService | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-scraped-'));
  metricsPort = await freePort();
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function start(databaseUrl = database.databaseUrl): Promise<RunningService> {
  running = await spawnService({ dataDir, databaseUrl, env: { METRICS_PORT: String(metricsPort) } });
  return running;
}

async function scrape(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.status).toBe(200);
  return await response.text();
}

async function navigate({ url }: RunningService): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/navigate`, { method: 'POST', headers, body: JSON.stringify(anIntake()) });
  return response.status;
}

it('the first scrape after a start knows when everything was last verified', async () => {
  expect(await runCli(['verify'], { dataDir, databaseUrl: database.databaseUrl })).toMatchObject({ code: 0 });
  await start();
  const figures = await scrape();
  expect(figures).toMatch(/^danloi_verified_seconds 1\d{9}/m);
  expect(figures).toMatch(/^danloi_verify_faults 0$/m);
  expect(figures).toMatch(/^danloi_health\{part="database"\} 0$/m);
  expect(figures).toMatch(/^danloi_release_info\{version="\d+\.\d+\.\d+"\} 1$/m);
});

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a scrape while PostgreSQL is away is answered, and navigating goes on',
  async () => {
    const postgres = await startPostgres();
    try {
      const service = await start(postgres.databaseUrl);
      await postgres.crash();
      for (let time = 0; time < 2; time++) {
        const figures = await scrape();
        expect(figures).toContain('danloi_http_requests_total');
        expect(figures).toMatch(/^danloi_health\{part="database"\} 2$/m);
        // An old figure would say that all is well.
        expect(figures).not.toMatch(/^danloi_verify_faults \d/m);
        expect(await navigate(service)).toBe(200);
      }
      await postgres.startAgain();
      await expect.poll(async () => (await fetch(`${service.url}/health`)).status).toBe(200);
      expect(await scrape()).toMatch(/^danloi_verify_faults 0$/m);
      expect(service.lines).toContainEqual(expect.objectContaining({ msg: 'the database is back' }));
    } finally {
      await running?.end('SIGKILL');
      await postgres.stop();
    }
  },
);
