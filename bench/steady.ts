import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { aCase, aFile, aFileForm, anIntake } from '#test/builders.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';
import { withPostgres } from './postgres.ts';
import { cpuMicroseconds, residentMb } from './processes.ts';

/**
 * A rate that is held whatever the service does: `node bench/steady.ts [--engine sqlite|postgres] [--minutes 10] [--rate 50]
 * [--workers 1] [--beside]`. A request that has to wait counts from the moment at which it was due. `--beside` adds 1,000
 * lines that say nothing and 200 that say it slowly. Prints Markdown.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '50' },
    workers: { type: 'string', default: '1' },
    beside: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.minutes) * 60;
const perSecond = Number(values.rate);
const workers = Number(values.workers);
/** What is compiled and read in at first use is not what a request costs. */
const warmUpSeconds = 20;
const idleLines = 1000;
const slowLines = 200;

type Asked = { method: string; path: string; token?: string; headers?: Record<string, string>; body?: string | Buffer };
type Held = { path: string; token: string };
const json = { 'content-type': 'application/json' };
const held: Held[] = [];
/** Our own list of them is not to grow without end either. */
const heldMax = 5000;

function hold(created: string): void {
  const { caseId, accessToken } = JSON.parse(created) as { caseId: string; accessToken: string };
  held.push({ path: `/v1/cases/${caseId}`, token: accessToken });
}

const anyHeld = () => held[Math.floor(Math.random() * held.length)] ?? { path: '/v1/cases/none', token: '' };

const navigate = (): Asked => ({
  method: 'POST',
  path: '/v1/navigate',
  headers: json,
  body: JSON.stringify(anIntake()),
});
const create = (): Asked => ({ method: 'POST', path: '/v1/cases', headers: json, body: JSON.stringify(aCase()) });
const read = (): Asked => ({ method: 'GET', ...anyHeld() });
const rename = (): Asked => {
  const body = JSON.stringify({ patient: { fullName: `Lê ${Math.random()}` } });
  return { method: 'PATCH', ...anyHeld(), headers: json, body };
};
const upload = (): Asked => {
  const { path, token } = anyHeld();
  const { headers, payload } = aFileForm(aFile('application/pdf', 50_000));
  return { method: 'POST', path: `${path}/documents`, token, headers, body: payload };
};

/** In a hundred: most people ask once and are gone. */
const mix: readonly [share: number, make: () => Asked][] = [
  [60, navigate],
  [25, read],
  [10, create],
  [4, rename],
  [1, upload],
];

function next(): Asked {
  let left = Math.random() * 100;
  for (const [share, make] of mix) {
    left -= share;
    if (left < 0) return make();
  }
  return navigate();
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function send(
  port: number,
  { method, path, token, headers = {}, body }: Asked,
): Promise<{ status: number; text: string }> {
  const options: RequestOptions = {
    port,
    host: '127.0.0.1',
    method,
    path,
    agent,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
  };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

type Measured = { latencies: number[]; statuses: Map<number, number> };

async function sendAndNote(port: number, dueAt: number, { latencies, statuses }: Measured): Promise<void> {
  const asked = next();
  const { status, text } = await send(port, asked).catch(() => ({ status: 0, text: '' }));
  latencies.push(performance.now() - dueAt);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status === 201 && asked.path === '/v1/cases' && held.length < heldMax) hold(text);
}

/** Those that are due are sent, whether or not the ones before have been answered. */
async function holdRate(port: number, forSeconds: number): Promise<Measured> {
  const measured: Measured = { latencies: [], statuses: new Map() };
  const underWay: Promise<void>[] = [];
  const begunAt = performance.now();
  const count = Math.round(forSeconds * perSecond);
  while (underWay.length < count) {
    const dueAt = begunAt + (underWay.length * 1000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 1) await setTimeout(wait);
    underWay.push(sendAndNote(port, dueAt, measured));
  }
  await Promise.all(underWay);
  return measured;
}

/** A line that is opened again whenever it is closed. */
function keepLine(port: number, begin: (write: (text: string) => void) => NodeJS.Timeout | undefined): void {
  const socket = connect(port, '127.0.0.1');
  let timer: NodeJS.Timeout | undefined;
  socket.on('connect', () => {
    timer = begin((text) => void socket.write(text));
  });
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    global.setTimeout(() => keepLine(port, begin), 100).unref();
  });
}

function keepLinesBeside(port: number): void {
  for (let line = 0; line < idleLines; line++) keepLine(port, () => undefined);
  const body = JSON.stringify(anIntake());
  const head = `POST /v1/navigate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  for (let line = 0; line < slowLines; line++) {
    keepLine(port, (write) => {
      write(head);
      let at = 0;
      // In ASCII, so that a letter is a byte.
      return setInterval(() => write(body.slice(at, ++at)), 200);
    });
  }
}

const delayEveryMs = 10_000;

/** The delay of each ten seconds, in milliseconds, until it is told to stop. */
function watchDelay(metricsPort: number): { delays: number[]; stop: () => void } {
  const delays: number[] = [];
  const look = async () => {
    const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
    delays.push(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000);
  };
  // One that is cut off by the end of the service is of no use to anybody.
  const timer = setInterval(() => void look().catch(() => {}), delayEveryMs);
  return { delays, stop: () => clearInterval(timer) };
}

async function startService(databaseUrl: string | undefined, dataDir: string) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      ...process.env,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(workers > 1 && { WORKERS: String(workers) }),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: dataDir,
      MASTER_KEY: testMasterKey,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isWell(port, child))) await setTimeout(100);
  return { child, port, metricsPort, pid: child.pid ?? 0 };
}

async function isWell(port: number, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error('the service did not start');
  return await fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function measure(databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-steady-'));
  const { child, port, metricsPort, pid } = await startService(databaseUrl, dataDir);
  for (let made = 0; made < 20; made++) hold((await send(port, create())).text);
  await holdRate(port, warmUpSeconds);
  if (values.beside) keepLinesBeside(port);
  const [memoryBefore, cpuBefore] = [await residentMb(pid), await cpuMicroseconds(pid)];
  const { delays, stop } = watchDelay(metricsPort);
  const { latencies, statuses } = await holdRate(port, seconds);
  const cpu = (await cpuMicroseconds(pid)) - cpuBefore;
  const memoryAfter = await residentMb(pid);
  stop();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => (latencies[Math.ceil(latencies.length * share) - 1] ?? 0).toFixed(1);
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 400);
  console.log(
    '| engine | workers | rate | minutes | requests | not 2xx | p50 ms | p99 | p99.9 | worst | CPU µs a request | memory MiB, before / after | event-loop delay ms, median of p99 / worst | load of the machine |',
  );
  const cells = [
    `${values.engine}${values.beside ? ', 1,000 idle and 200 slow lines beside' : ''}`,
    workers,
    perSecond,
    values.minutes,
    latencies.length,
    failed.length === 0 ? 0 : failed.map(([status, times]) => `${times} × ${status}`).join(', '),
    ...[0.5, 0.99, 0.999, 1].map(at),
    Math.round(cpu / latencies.length),
    `${Math.round(memoryBefore)} / ${Math.round(memoryAfter)}`,
    `${(delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0).toFixed(0)} / ${Math.max(...delays).toFixed(0)}`,
    loadavg()[0]?.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
  await rm(dataDir, { recursive: true, force: true });
}

if (values.engine === 'postgres') await withPostgres(measure);
else await measure();
process.exit();
