import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { openDeps } from '#open-deps.ts';
import { usualPatience } from '#platform/http/patience.ts';
import type { Seal } from '#platform/seal/seal.ts';
import { aCase, aContact, aFile, aFileForm } from '#test/builders.ts';
import { testMasterKey } from '#test/master-key.ts';
import { plainSeal } from '#test/plain-seal.ts';
import { generateLoad, requestBytes } from './load.ts';
import { withPostgres } from './postgres.ts';
import { cpuMicroseconds } from './processes.ts';

/**
 * What encryption and the trail of events cost: the same service twice, once with a seal that keeps everything plain and
 * without a trail, round by round in turn: `node bench/seal.ts [sqlite|postgres]`. With a folder behind it, another checkout
 * that has this file too, what has changed since that one. Time on the processor, because a busy machine stretches the
 * clock. Prints Markdown.
 */
const rounds = 7;
/** `former`: the folder of another checkout. */
const [task, seal, databaseUrl] = process.argv.slice(2);
const former = task === 'serve' ? undefined : seal;
/** A round ends by its requests, not by the clock. */
const secondsMax = 600;
const uploadsPerCaseMax = 190;

type Running = { port: number; pid: number; held: { path: string; token: string }[]; filePath: string };
type Pair = {
  name: string;
  next: (running: Running) => Buffer;
  status: number;
  connections: number;
  requests: number;
};

const json = 'application/json';
const newCase = JSON.stringify(aCase({ contacts: [aContact({ role: 'primary' })] }));
const form = aFileForm(aFile('application/pdf', 1024 * 1024));

/** In a process of its own, which tells where it listens and what it holds, and ends with its standard input. */
async function serve(seal: Seal | undefined, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-bench-seal-'));
  // Addresses are counted, as they are unless somebody switches it off, and none is refused.
  const config = readConfig({
    RATE_LIMIT: '1000000',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
    MASTER_KEY: testMasterKey,
    DATA_DIR: dataDir,
  });
  const opened = await openDeps({ ...config, databaseUrl });
  const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
  const deps = { ...opened, ...(seal && { seal }), graph: () => graph };
  const app = await buildApp(deps, { ...usualPatience, lateMsMax: Number.POSITIVE_INFINITY });
  await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' });
  const held: Running['held'] = [];
  const headers = { 'content-type': json };
  for (let count = 0; count < 100; count++) {
    const created = await app.inject({ method: 'POST', url: '/v1/cases', payload: newCase, headers });
    held.push({ path: `/v1/cases/${created.json().caseId}`, token: created.json().accessToken });
  }
  const { path, token } = held[0] as Running['held'][0];
  const uploaded = await app.inject({
    method: 'POST',
    url: `${path}/documents`,
    payload: form.payload,
    headers: { authorization: `Bearer ${token}`, ...form.headers },
  });
  const { port } = app.server.address() as AddressInfo;
  const running: Running = { port, held, filePath: `${path}/documents/${uploaded.json().id}/file`, pid: process.pid };
  process.stdout.write(`${JSON.stringify(running)}\n`);
  process.stdin.resume().once('end', async () => {
    await rm(dataDir, { recursive: true, force: true });
    process.exit();
  });
}

async function start(
  seal: 'keyed' | 'plain',
  databaseUrl: string | undefined,
  folder = '.',
): Promise<Running & { stop(): void }> {
  const without = seal === 'plain' ? ['--import', './bench/without-trail.ts'] : [];
  const args = [...without, 'bench/seal.ts', 'serve', seal, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    return { ...(JSON.parse(line) as Running), stop: () => void child.stdin.end() };
  }
  throw new Error('a service did not start');
}

const uploads = new Map<Running, number>();

/** To a new case before the last one is full. */
function nextUpload(running: Running): Buffer {
  const count = uploads.get(running) ?? 0;
  uploads.set(running, count + 1);
  const { path, token } = running.held[1 + Math.floor(count / uploadsPerCaseMax)] ?? { path: '', token: '' };
  return requestBytes('POST', `${path}/documents`, {
    token,
    contentType: form.headers['content-type'],
    body: form.payload,
  });
}

let addresses = 0;
/** Those who make cases are many: of one address each would wait until the one before is counted. */
const anotherAddress = () => `10.${++addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

const tokenOf = ({ held }: Running) => held[0]?.token ?? '';
const pairs: Pair[] = [
  {
    name: 'create',
    next: () => requestBytes('POST', '/v1/cases', { contentType: json, body: newCase, from: anotherAddress() }),
    status: 201,
    connections: 16,
    requests: 400,
  },
  {
    name: 'read',
    next: (running) =>
      requestBytes('GET', running.held.at(-1)?.path ?? '', { token: running.held.at(-1)?.token ?? '' }),
    status: 200,
    connections: 16,
    requests: 6000,
  },
  { name: 'upload, 1 MiB', next: nextUpload, status: 201, connections: 4, requests: 60 },
  {
    name: 'download, 1 MiB',
    next: (running) => requestBytes('GET', running.filePath, { token: tokenOf(running) }),
    status: 200,
    connections: 4,
    requests: 150,
  },
];

/** Microseconds of the processor that the service spends on a request. */
async function measure(running: Running, pair: Pair): Promise<number> {
  const { next, status, connections } = pair;
  const before = await cpuMicroseconds(running.pid);
  const { requests } = await generateLoad({
    port: running.port,
    next: () => next(running),
    connections,
    seconds: secondsMax,
    requestsMax: pair.requests,
    expectedStatus: status,
  });
  return ((await cpuMicroseconds(running.pid)) - before) / requests;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function compare(engine: string, urls: [string | undefined, string | undefined]): Promise<void> {
  const on = await start('keyed', urls[0]);
  const off = former === undefined ? await start('plain', urls[1]) : await start('keyed', urls[1], former);
  for (const pair of pairs) {
    await measure(on, pair);
    await measure(off, pair);
    const both: { on: number; off: number }[] = [];
    for (let round = 0; round < rounds; round++)
      both.push({ on: await measure(on, pair), off: await measure(off, pair) });
    const [least, leastOff] = [Math.min(...both.map((each) => each.on)), Math.min(...both.map((each) => each.off))];
    const ratio = median(both.map((each) => each.off / each.on));
    console.log(`| ${engine} | ${pair.name} | ${Math.round(least)} | ${Math.round(leastOff)} | ${ratio.toFixed(2)} |`);
  }
  on.stop();
  off.stop();
}

if (task === 'serve') await serve(seal === 'plain' ? plainSeal : undefined, databaseUrl);
else {
  const [now, then] = former === undefined ? ['sealed and told', 'neither'] : ['now', 'before'];
  console.log(
    `| engine | request | CPU µs, ${now} | CPU µs, ${then} | of the rate of ${then} |\n|---|---|---|---|---|`,
  );
  if (task === 'postgres') await withPostgres((one) => withPostgres((other) => compare('PostgreSQL', [one, other])));
  else await compare('SQLite', [undefined, undefined]);
}
