import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCase } from '#test/builders.ts';
import { Chance } from '#test/chance.ts';
import { freePort } from '#test/free-port.ts';
import { sendRaw } from '#test/sockets.ts';
import type { Reading } from './adversarial-monitor.ts';
import { type Held, requests } from './adversarial-requests.ts';
import { waitForHealth } from './wait-for-health.ts';

/**
 * What the worst requests cost that we can think of, one after another, by the thread that serves everybody:
 * `node bench/adversarial.ts [requests] [seed]`. Prints Markdown; ends with 1 if any answer was a 5xx.
 */
const count = Number(process.argv[2] ?? 5000);
const seed = process.argv[3] ?? 'danloi';

type Kind = { cpu: number[]; delayMs: number; statuses: Map<string, number> };

const folder = await mkdtemp(join(tmpdir(), 'danloi-adversarial-'));
const port = await freePort();
const child = spawn(process.execPath, ['--import', './bench/adversarial-monitor.ts', 'src/main.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
await waitForHealth(port, child);

function ask(): Promise<Reading> {
  return new Promise((resolve) => {
    child.once('message', (reading) => resolve(reading as Reading));
    child.send('read');
  });
}

async function hold(): Promise<Held> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/cases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aCase()),
  });
  const { caseId, accessToken } = (await answer.json()) as { caseId: string; accessToken: string };
  return { path: `/v1/cases/${caseId}`, token: accessToken };
}

const statusOf = async (bytes: Buffer) =>
  await sendRaw(port, [bytes]).then(
    ({ status }) => String(status),
    () => 'closed',
  );

const chance = new Chance(seed);
const held = await hold();
const kinds = Object.entries(requests);
const measured = new Map<string, Kind>(kinds.map(([name]) => [name, { cpu: [], delayMs: 0, statuses: new Map() }]));
const floor: number[] = [];
// What is compiled and read in at first use is not what a request costs.
for (const [, make] of kinds) for (let turn = 0; turn < 5; turn++) await statusOf(make(chance, held));
const { rssMb: rssBefore } = await ask();

for (let sent = 0; sent < count; sent++) {
  const [name, make] = kinds[sent % kinds.length] ?? kinds[0] ?? [];
  const kind = measured.get(name ?? '');
  if (!make || !kind) throw new Error('there is no such kind');
  const bytes = make(chance, held);
  floor.push((await ask()).cpuMs);
  const status = await statusOf(bytes);
  const { cpuMs, delayMs } = await ask();
  kind.cpu.push(cpuMs);
  kind.delayMs = Math.max(kind.delayMs, delayMs);
  kind.statuses.set(status, (kind.statuses.get(status) ?? 0) + 1);
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
const row = (name: string, cpu: number[], rest: string) =>
  `| ${name} | ${[0.5, 0.95, 0.99, 1].map((share) => at(cpu, share).toFixed(1)).join(' | ')} | ${rest} |`;

console.log(
  '| requests | CPU ms: median | p95 | p99 | worst | longest wait, ms | answers |\n|---|---|---|---|---|---|---|',
);
for (const [name, { cpu, delayMs, statuses }] of measured) {
  const answers = [...statuses].sort().map(([status, times]) => `${times} × ${status}`);
  console.log(row(name, cpu, `${delayMs.toFixed(0)} | ${answers.join(', ')}`));
}
const all = [...measured.values()];
console.log(
  row(
    'all of them',
    all.flatMap(({ cpu }) => cpu),
    `${Math.max(...all.map(({ delayMs }) => delayMs)).toFixed(0)} | `,
  ),
);
console.log(row('asking for the figures alone', floor, ' | '));
const { rssMb: rssAfter } = await ask();
const failed = all.flatMap(({ statuses }) => [...statuses]).filter(([status]) => status.startsWith('5'));
const failures = failed.reduce((sum, [, times]) => sum + times, 0);
console.log(
  `\nSeed ${seed}; memory ${rssBefore.toFixed(0)} MiB before, ${rssAfter.toFixed(0)} MiB after; ${failures} × 5xx.`,
);

child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
await rm(folder, { recursive: true, force: true });
process.exitCode = failures > 0 ? 1 : 0;
