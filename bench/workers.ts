import { execFileSync, spawn } from 'node:child_process';
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
 * nothing of each other says how much of the ratio is the machine's. With `--apart`, which needs `taskset`, every service
 * runs on the first processor, and the generator and the database on the second. With `--held` all are given the same
 * rate, well below what they could answer, on as many lines: what a request costs on an ordinary day.
 */
const isApart = process.argv.includes('--apart');
const isHeld = process.argv.includes('--held');
const rounds = 9;
/** Code becomes fast by being run, and each of two processes runs half: all begin when they have run as much. */
const requestsBefore = { 'POST /v1/navigate': 12_000, 'POST /v1/cases': 5000 };
const connectionsEach = 8;
const contentType = 'application/json';
const asked = {
  'POST /v1/navigate': {
    bytes: requestBytes('POST', '/v1/navigate', { contentType, body: JSON.stringify(anIntake()) }),
    expectedStatus: 200,
    heldPerSecond: 160,
  },
  'POST /v1/cases': {
    bytes: requestBytes('POST', '/v1/cases', { contentType, body: JSON.stringify(aCase()) }),
    expectedStatus: 201,
    heldPerSecond: 48,
  },
};

async function start(databaseUrl: string, dataDir: string, workers: number) {
  const port = await freePort();
  const [command = '', ...args] = [...(isApart ? ['taskset', '--cpu-list', '0'] : []), process.execPath, 'src/main.ts'];
  const child = spawn(command, args, {
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

async function warm({ port }: Service, processes: number, { bytes, expectedStatus }: Asked, requests: number) {
  const connections = processes * connectionsEach;
  await generateLoad({
    next: () => bytes,
    port,
    connections,
    requestsMax: processes * requests,
    seconds: 120,
    expectedStatus,
  });
}

/** As many lines to each process in every case, since fewer at once cost more each. */
async function measure(services: Service[], most: number, one: Asked): Promise<number> {
  const { bytes, expectedStatus, heldPerSecond } = one;
  const lines = isHeld ? 2 * connectionsEach : most;
  const everyMs = isHeld ? (1000 * lines) / heldPerSecond : 0;
  const spent = async () => (await Promise.all(services.map(({ pid }) => cpuMicroseconds(pid)))).reduce(sum);
  const before = await spent();
  const load = {
    next: () => bytes,
    connections: lines / services.length,
    seconds: isHeld ? 6 : 2,
    everyMs,
    expectedStatus,
  };
  const answered = await Promise.all(services.map(({ port }) => generateLoad({ ...load, port })));
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
  for (const name of ['POST /v1/navigate', 'POST /v1/cases'] as const) {
    const each = asked[name];
    for (const [service, processes] of [
      [one, 1],
      [two, 2],
      [other, 1],
    ] as const)
      await warm(service, processes, each, requestsBefore[name]);
    const least = { one: Number.POSITIVE_INFINITY, two: Number.POSITIVE_INFINITY, apart: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++) {
      least.one = Math.min(least.one, await measure([one], connectionsEach, each));
      least.two = Math.min(least.two, await measure([two], 2 * connectionsEach, each));
      least.apart = Math.min(least.apart, await measure([one, other], 2 * connectionsEach, each));
    }
    const costs = [least.one, least.two, least.apart].map(Math.round).join(' | ');
    const ratios = [least.one, least.apart].map((cost) => (least.two / cost).toFixed(2)).join(' | ');
    console.log(`| ${name} | ${costs} | ${ratios} |`);
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

if (isApart) execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '1', String(process.pid)]);
await withPostgres(compare);
