import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aFile, aFileForm } from '#test/builders.ts';
import { spawnService } from '#test/processes.ts';
import { compareCases, loadUntil } from '#test/soak/cycles.ts';
import { newLedger } from '#test/soak/load.ts';
import { type HeldCase, seedCases } from './seed-cases.ts';

/**
 * Saving a large place while people write, restoring and verifying it: `node bench/backup.ts [cases] [documents of 1 MiB]`.
 * All that was answered before the saving began must be in what is restored. Prints Markdown.
 */
const cases = Number(process.argv[2] ?? 10_000);
const documents = Number(process.argv[3] ?? 2048);
const uploadsAtOnce = 4;
const answersBefore = 200;
const loadMsMax = 60_000;

const root = await mkdtemp(join(tmpdir(), 'danloi-backup-'));
const place = (name: string) => ({ dataDir: join(root, name), databaseUrl: undefined });
const saved = join(root, 'saved');

async function upload(origin: string, { caseId, token }: HeldCase): Promise<void> {
  const { headers, payload } = aFileForm(aFile('application/pdf', 1024 * 1024));
  const answer = await fetch(`${origin}/v1/cases/${caseId}/documents`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  if (answer.status === 503) return await upload(origin, { caseId, token });
  if (answer.status !== 201) throw new Error(await answer.text());
}

type Run = { seconds: number; peakMb: number };

/** A command with the most memory that it had. */
async function run(args: string[], name: string): Promise<Run> {
  const begunAt = performance.now();
  const child = spawn(process.execPath, ['src/cli.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: place(name).dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  let peakMb = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 100);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${complaints}`);
  return { seconds: (performance.now() - begunAt) / 1000, peakMb };
}

async function main(): Promise<void> {
  const held = await seedCases(place('data').dataDir, cases);
  const before = newLedger();
  const during = newLedger();
  let running = await spawnService(place('data'));
  const waiting = Array.from({ length: documents }, (_, nth) => held[(nth * 7919) % held.length]);
  const uploadAll = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop()) await upload(running.url, each);
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploadAll));
  await loadUntil(running, before, async () => {
    // On a busy machine those who write may have been turned away before they are done.
    const endsAt = performance.now() + loadMsMax;
    while (before.answers < answersBefore && performance.now() < endsAt) await setTimeout(10);
    await running.end('SIGKILL');
  });
  running = await spawnService(place('data'));
  await compareCases(running.url, before);

  const runs = new Map<string, Run>();
  await loadUntil(running, during, async () => {
    runs.set('backup', await run(['backup', saved], 'data'));
    await running.end('SIGKILL');
  });
  runs.set('restore', await run(['restore', saved], 'restored'));
  runs.set('verify', await run(['verify'], 'restored'));
  running = await spawnService(place('restored'));
  await compareCases(running.url, before);
  await running.end('SIGTERM');

  console.log(
    `${cases} cases, ${documents} documents of 1 MiB; ${before.answers} answers before the saving, all there;`,
  );
  console.log(`${during.answers} while it went on; load of the machine ${loadavg()[0]?.toFixed(0)}\n`);
  console.log('| | seconds | most memory, MiB |\n|---|---|---|');
  for (const [name, { seconds, peakMb }] of runs) {
    console.log(`| ${name} | ${seconds.toFixed(0)} | ${peakMb.toFixed(0)} |`);
  }
}

await main().finally(() => rm(root, { recursive: true, force: true }));
