import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aCase, anIntake } from '#test/builders.ts';
import { freePort } from '#test/free-port.ts';
import { generateLoad, requestBytes } from './load.ts';
import { withPostgres } from './postgres.ts';
import { cpuMicroseconds } from './processes.ts';

/**
 * What a request costs with several processes on one port beside what it costs with one, keeper included, in turn over one
 * PostgreSQL: `node bench/workers.ts`. Time on the processor: generator, database and workers share the machine.
 */
const rounds = 9;
const contentType = 'application/json';
const asked = {
  'POST /v1/navigate': {
    bytes: requestBytes('POST', '/v1/navigate', { contentType, body: JSON.stringify(anIntake()) }),
    expectedStatus: 200,
  },
  'POST /v1/cases': {
    bytes: requestBytes('POST', '/v1/cases', { contentType, body: JSON.stringify(aCase()) }),
    expectedStatus: 201,
  },
};

async function start(databaseUrl: string, dataDir: string, workers: number) {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: String(workers),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let ready = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    ready += chunk.toString().split('"ready"').length - 1;
  });
  while (ready < workers) await setTimeout(50);
  return { child, port, pid: child.pid ?? 0 };
}

async function compare(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-workers-'));
  const one = await start(databaseUrl, dataDir, 1);
  const two = await start(databaseUrl, dataDir, 2);
  console.log('| | CPU µs with one process | with two | ratio |\n|---|---|---|---|');
  for (const [name, { bytes, expectedStatus }] of Object.entries(asked)) {
    const measure = async ({ port, pid }: typeof one) => {
      const before = await cpuMicroseconds(pid);
      const load = { port, next: () => bytes, connections: 16, seconds: 2, expectedStatus };
      const { requests } = await generateLoad(load);
      return ((await cpuMicroseconds(pid)) - before) / requests;
    };
    const least = { one: Number.POSITIVE_INFINITY, two: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++) {
      least.one = Math.min(least.one, await measure(one));
      least.two = Math.min(least.two, await measure(two));
    }
    const ratio = (least.two / least.one).toFixed(2);
    console.log(`| ${name} | ${Math.round(least.one)} | ${Math.round(least.two)} | ${ratio} |`);
  }
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(0)}`);
  for (const { child } of [one, two]) {
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  }
  await rm(dataDir, { recursive: true, force: true });
}

await withPostgres(compare);
