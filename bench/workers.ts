import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aCase, anIntake } from '#test/builders.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';
import { generateLoad, requestBytes } from './load.ts';
import { withPostgres } from './postgres.ts';
import { cpuMicroseconds } from './processes.ts';

/**
 * What a request costs with several processes on one port beside what it costs with one, keeper included, in turn over one
 * PostgreSQL: `node bench/workers.ts`. Time on the processor: generator, database and workers share the machine. Two that
 * are busy at once slow each other down by caches and memory, whoever keeps them: the same load on two services that know
 * nothing of each other says how much of the ratio is the machine's. So does asking one thing at a time, in turn of all
 * lines: then no two of them are busy at once.
 */
const rounds = 9;
const connectionsEach = 8;
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
      MASTER_KEY: testMasterKey,
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

type Service = Awaited<ReturnType<typeof start>>;
type Asked = (typeof asked)[keyof typeof asked];

/** As many lines to each process in every case, since fewer at once cost more each. */
async function measure(
  services: Service[],
  lines: number,
  { bytes, expectedStatus }: Asked,
  isOneAtATime: boolean,
): Promise<number> {
  const spent = async () => (await Promise.all(services.map(({ pid }) => cpuMicroseconds(pid)))).reduce(sum);
  const before = await spent();
  const load = { next: () => bytes, connections: lines / services.length, seconds: 2, expectedStatus };
  const turns = isOneAtATime && { atOnceMax: 1 };
  const answered = await Promise.all(services.map(({ port }) => generateLoad({ ...load, ...turns, port })));
  return ((await spent()) - before) / answered.map(({ requests }) => requests).reduce(sum);
}

const sum = (a: number, b: number) => a + b;

async function compare(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-workers-'));
  const one = await start(databaseUrl, dataDir, 1);
  const two = await start(databaseUrl, dataDir, 2);
  const other = await start(databaseUrl, dataDir, 1);
  console.log(
    '| CPU µs a request | one process | two workers | two services apart | workers ÷ one | workers ÷ apart |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const isOneAtATime of [false, true]) {
    for (const [name, each] of Object.entries(asked)) {
      const least = { one: Number.POSITIVE_INFINITY, two: Number.POSITIVE_INFINITY, apart: Number.POSITIVE_INFINITY };
      for (let round = 0; round < rounds; round++) {
        least.one = Math.min(least.one, await measure([one], connectionsEach, each, isOneAtATime));
        least.two = Math.min(least.two, await measure([two], 2 * connectionsEach, each, isOneAtATime));
        if (!isOneAtATime)
          least.apart = Math.min(least.apart, await measure([one, other], 2 * connectionsEach, each, false));
      }
      const costs = [least.one, least.two, least.apart]
        .map((cost) => (Number.isFinite(cost) ? Math.round(cost) : ''))
        .join(' | ');
      const ratios = [least.one, least.apart]
        .map((cost) => (Number.isFinite(cost) ? (least.two / cost).toFixed(2) : ''))
        .join(' | ');
      console.log(`| ${name}${isOneAtATime ? ', one at a time' : ''} | ${costs} | ${ratios} |`);
    }
  }
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(0)}`);
  for (const { child } of [one, two, other]) {
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  }
  await rm(dataDir, { recursive: true, force: true });
}

await withPostgres(compare);
