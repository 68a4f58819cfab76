import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { QueueItem } from '#contract/queue.ts';
import { aCase, anIntake } from '#test/builders.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';
import { withPostgres } from './postgres.ts';
import { waitForHealth } from './wait-for-health.ts';

/**
 * The queue with 10,000 made-up emergencies in it, as many as one address makes in a day, from one address and from a
 * hundred: where a real one stands, whether a navigator opens it, how long the queue takes. `node bench/crowd.ts [cases] [addresses]
 * [--engine sqlite|postgres]`. Prints Markdown; ends with 1 if the real one is not among the first ten or is not opened.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'sqlite' } },
});
const count = Number(positionals[0] ?? 10_000);
const token = 'navigator-token-of-the-bench';
const lines = 8;
const rounds = 30;

/** Whoever floods waits for turns; nothing else takes so long. */
const patienceMs = 60_000;

const body = JSON.stringify(aCase({ intake: anIntake({ need: 'emergency', symptoms: 'đau ngực dữ dội, khó thở' }) }));

type Running = { url: string; child: ChildProcess; folder: string };

async function start(databaseUrl: string | undefined): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-crowd-'));
  const port = await freePort();
  const env = {
    ...process.env,
    MASTER_KEY: testMasterKey,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    NAVIGATOR_TOKEN: token,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: 'on',
    RATE_LIMIT: '1000000',
  };
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await waitForHealth(port, child);
  return { url, child, folder };
}

const ask = (url: string, init: RequestInit = {}) => fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });

/** Until it is stored: an address that floods waits for its turn, and comes again. */
async function create({ url }: Running, address: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  for (const begun = performance.now(); ; ) {
    const answer = await ask(`${url}/v1/cases`, { method: 'POST', headers, body });
    const { caseId, error } = (await answer.json()) as { caseId?: string; error?: string };
    if (answer.status === 201 && caseId) return caseId;
    const mayComeAgain = answer.status === 503 && performance.now() - begun < patienceMs;
    if (!mayComeAgain) throw new Error(`a case was not made: ${answer.status} ${error}`);
    await pause(1000);
  }
}

const asNavigator = { authorization: `Bearer ${token}` };
const at = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

async function timesOf(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await (await ask(url, { headers: asNavigator })).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}

async function mebibytes({ child }: Running): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function lastPage(url: string): Promise<string> {
  for (;;) {
    const answer = await ask(url, { headers: asNavigator });
    await answer.arrayBuffer();
    const next = /^<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    if (next === undefined) return url;
    url = new URL(next, url).href;
  }
}

/** Median and 95th percentile of the queue, of a long page of it, of its last page and of the desk; then the memory. */
async function tell(running: Running): Promise<string> {
  const { url } = running;
  const long = `${url}/v1/navigator/queue?limit=200`;
  const told: string[] = [];
  for (const path of [`${url}/v1/navigator/queue`, long, await lastPage(long), `${url}/v1/navigator/me`]) {
    const times = await timesOf(path);
    told.push(`${at(times, 0.5).toFixed(1)}, ${at(times, 0.95).toFixed(1)}`);
  }
  return [...told, (await mebibytes(running)).toFixed(0)].join(' | ');
}

/** Whether the real one is found, opened and taken by a navigator who has opened 120 of the others. */
async function findReal(running: Running): Promise<{ place: number; statuses: number[] }> {
  const { url } = running;
  const real = await create(running, '198.51.100.2');
  const list = await ask(`${url}/v1/navigator/queue?limit=200`, { headers: asNavigator });
  const items = (await list.json()) as QueueItem[];
  for (const { caseId } of items.slice(20, 140)) {
    await (await ask(`${url}/v1/cases/${caseId}`, { headers: asNavigator })).arrayBuffer();
  }
  const opened = await ask(`${url}/v1/cases/${real}`, { headers: asNavigator });
  const taken = await ask(`${url}/v1/cases/${real}`, {
    method: 'PATCH',
    headers: { ...asNavigator, 'content-type': 'application/json' },
    body: JSON.stringify({ assignedNavigator: 'navigator' }),
  });
  await Promise.all([opened.arrayBuffer(), taken.arrayBuffer()]);
  return { place: items.findIndex(({ caseId }) => caseId === real) + 1, statuses: [opened.status, taken.status] };
}

async function measure(addresses: number, databaseUrl?: string): Promise<boolean> {
  const running = await start(databaseUrl);
  try {
    await create(running, '198.51.100.1');
    let made = 0;
    const fill = async (upTo: number) => {
      const flood = async () => {
        while (made < upTo) await create(running, `203.0.113.${made++ % addresses}`);
      };
      await Promise.all(Array.from({ length: lines }, flood));
    };
    const from = addresses === 1 ? '1 address' : `${addresses} addresses`;
    for (const part of [0, count / 10]) {
      await fill(part);
      console.log(`| ${part} from ${from} | | | ${await tell(running)} |`);
    }
    await fill(count);
    const { place, statuses } = await findReal(running);
    console.log(`| ${count} from ${from} | ${place} | ${statuses.join(', ')} | ${await tell(running)} |`);
    return place >= 1 && place <= 10 && statuses.every((status) => status === 200);
  } finally {
    running.child.kill('SIGKILL');
    await rm(running.folder, { recursive: true, force: true });
  }
}

console.log(
  '| made up | a real one stands at | opened, taken | queue of 50: median ms, p95 | of 200 | last page of 200 | desk | memory, MiB |\n|---|---|---|---|---|---|---|---|',
);
for (const addresses of positionals[1] ? [Number(positionals[1])] : [1, 100]) {
  const run = async (databaseUrl?: string) => {
    if (!(await measure(addresses, databaseUrl))) process.exitCode = 1;
  };
  await (values.engine === 'postgres' ? withPostgres(run) : run());
}
