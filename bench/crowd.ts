import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { QueueItem } from '#contract/queue.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';

/**
 * The queue with 9,900 made-up emergencies in it (one address makes 10,000 cases a day), from one address and from a hundred: where a real one stands, whether a
 * navigator opens it, how long the queue takes. `node bench/crowd.ts [cases]`. Prints Markdown; ends with 1 if the real
 * one is not among the first ten or is not opened.
 */
const count = Number(process.argv[2] ?? 9_900);
const token = 'navigator-token-of-the-bench';
const lines = 8;
const rounds = 30;

const body = JSON.stringify({ intake: { need: 'emergency', symptoms: 'đau ngực dữ dội, khó thở' } });

type Running = { url: string; child: ChildProcess; folder: string };

async function start(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-crowd-'));
  const port = await freePort();
  const env = {
    ...process.env,
    MASTER_KEY: testMasterKey,
    NAVIGATOR_TOKEN: token,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: 'on',
    RATE_LIMIT: '1000000',
  };
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the service did not start');
    const isUp = await fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, child, folder };
    await pause(50);
  }
}

/** Until it is stored: an address that floods waits for its turn, and comes again. */
async function create({ url }: Running, address: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  for (;;) {
    const answer = await fetch(`${url}/v1/cases`, { method: 'POST', headers, body });
    const { caseId } = (await answer.json()) as { caseId?: string };
    if (answer.status === 201 && caseId) return caseId;
    await pause(Math.min(1000, Number(answer.headers.get('retry-after') ?? 1) * 1000));
  }
}

const asNavigator = { authorization: `Bearer ${token}` };
const at = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

async function timesOf(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await (await fetch(url, { headers: asNavigator })).arrayBuffer();
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
    const answer = await fetch(url, { headers: asNavigator });
    await answer.arrayBuffer();
    const next = /^<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    if (next === undefined) return url;
    url = new URL(next, url).href;
  }
}

let hasFailed = false;
console.log(
  `| ${count} from | real one stands at | opened, taken | queue of 50: median ms, p95 | of 200 | last page of 200 | desk | memory MiB before, after |`,
);
console.log('|---|---|---|---|---|---|---|---|');
for (const addresses of [1, 100]) {
  const running = await start();
  const { url, child, folder } = running;
  await create(running, '198.51.100.1');
  await timesOf(`${url}/v1/navigator/queue`);
  const before = await mebibytes(running);
  let made = 0;
  const flood = async () => {
    while (made < count) {
      made++;
      await create(running, `203.0.113.${made % addresses}`);
    }
  };
  await Promise.all(Array.from({ length: lines }, flood));
  const real = await create(running, '198.51.100.2');
  const list = await fetch(`${url}/v1/navigator/queue`, { headers: asNavigator });
  const items = (await list.json()) as QueueItem[];
  const place = items.findIndex(({ caseId }) => caseId === real) + 1;
  // As if the navigator had worked through the crowd before.
  for (const { caseId } of (
    (await (await fetch(`${url}/v1/navigator/queue?limit=200`, { headers: asNavigator })).json()) as QueueItem[]
  ).slice(20, 140)) {
    await (await fetch(`${url}/v1/cases/${caseId}`, { headers: asNavigator })).arrayBuffer();
  }
  const opened = await fetch(`${url}/v1/cases/${real}`, { headers: asNavigator });
  await opened.arrayBuffer();
  const taken = await fetch(`${url}/v1/cases/${real}`, {
    method: 'PATCH',
    headers: { ...asNavigator, 'content-type': 'application/json' },
    body: JSON.stringify({ assignedNavigator: 'navigator' }),
  });
  const last = await lastPage(`${url}/v1/navigator/queue?limit=200`);
  const paths = [`${url}/v1/navigator/queue`, `${url}/v1/navigator/queue?limit=200`, last, `${url}/v1/navigator/me`];
  const told: string[] = [];
  for (const path of paths) {
    const times = await timesOf(path);
    told.push(`${at(times, 0.5).toFixed(1)}, ${at(times, 0.95).toFixed(1)}`);
  }
  const memory = `${before.toFixed(0)}, ${(await mebibytes(running)).toFixed(0)}`;
  const from = addresses === 1 ? '1 address' : `${addresses} addresses`;
  console.log(`| ${from} | ${place} | ${opened.status}, ${taken.status} | ${told.join(' | ')} | ${memory} |`);
  hasFailed ||= place < 1 || place > 10 || opened.status !== 200 || taken.status !== 200;
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = hasFailed ? 1 : 0;
