import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Directory } from '#contract/directory.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { searchHospitals } from '#engine/graph/search/search-hospitals.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';
import { listQueries } from '#test/unit/search/query-set.ts';
import { generatedDirectory } from './generated-directory.ts';
import { withPostgres } from './postgres.ts';

/**
 * A large import while a running service is searched, on both engines: `node bench/import.ts [hospitals]`. Every answer
 * must be that of the directory before or of the one after, whole; a broken file must change nothing. Prints Markdown.
 */
const size = Number(process.argv[2] ?? 20_000);
const searchersCount = 4;
const pageLimit = 50;
const patienceMs = 60_000;
const repository = new URL('../', import.meta.url);

const queries = listQueries()
  .filter((_, index) => index % 9 === 0)
  .map(({ text }) => text);

/** What a query is answered: the ids in their order, and how many there are in all. */
const answersOf = (directory: Directory) => {
  const graph = buildGraph(directory, { version: 'bench' });
  return new Map(
    queries.map((q) => {
      const { total, hospitals } = searchHospitals(graph, { q }, { limit: pageLimit });
      return [q, JSON.stringify([total, hospitals.map(({ id }) => id)])];
    }),
  );
};

type Answers = ReturnType<typeof answersOf>;
type Seen = { before: number; after: number; mixed: number; errors: number; slowestMs: number };

const shipped = await loadShippedDirectory();
const large = generatedDirectory(shipped, size);
const before = answersOf(shipped);
const after = answersOf(large);

class Searchers {
  readonly seen: Seen = { before: 0, after: 0, mixed: 0, errors: 0, slowestMs: 0 };
  readonly #port: number;
  #isStopped = false;
  readonly #running: Promise<void>[];

  constructor(port: number) {
    this.#port = port;
    this.#running = Array.from({ length: searchersCount }, (_, start) => this.#search(start));
  }

  async #search(start: number): Promise<void> {
    for (let turn = start; !this.#isStopped; turn += searchersCount) {
      const q = queries[turn % queries.length] ?? '';
      const startedAt = performance.now();
      const answer = await ask(this.#port, q);
      this.seen.slowestMs = Math.max(this.seen.slowestMs, performance.now() - startedAt);
      this.seen[judge(q, answer)] += 1;
    }
  }

  async stop(): Promise<Seen> {
    this.#isStopped = true;
    await Promise.all(this.#running);
    return this.seen;
  }
}

function judge(q: string, answer: string | undefined): 'before' | 'after' | 'mixed' | 'errors' {
  if (answer === undefined) return 'errors';
  if (answer === after.get(q)) return 'after';
  return answer === before.get(q) ? 'before' : 'mixed';
}

async function ask(port: number, q: string): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/hospitals?${new URLSearchParams({ q })}`);
    if (response.status !== 200) return undefined;
    const items = (await response.json()) as { id: string }[];
    return JSON.stringify([Number(response.headers.get('x-total-count')), items.map(({ id }) => id)]);
  } catch {
    return undefined;
  }
}

function run(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: repository, env: { ...process.env, ...env }, stdio: 'ignore' });
}

/** Seconds on the processor, which a busy machine does not stretch as it stretches the clock; as of the last look. */
async function processorSeconds(child: ChildProcess): Promise<number> {
  let ticks = 0;
  while (child.exitCode === null) {
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.split(') ')[1]?.split(' ') ?? [];
    ticks = Math.max(ticks, Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
    await setTimeout(20);
  }
  return ticks / 100;
}

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Milliseconds until something is so. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`${what}: not within ${patienceMs} ms`);
    await setTimeout(20);
  }
  return performance.now() - startedAt;
}

async function isAnswered(port: number, answers: Answers): Promise<boolean> {
  const q = queries.find((each) => before.get(each) !== after.get(each)) ?? '';
  return (await ask(port, q)) === answers.get(q);
}

async function importInto(engine: string, settings: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-bench-'));
  const port = await freePort();
  const env = {
    ...settings,
    MASTER_KEY: testMasterKey,
    DATA_DIR: folder,
    PORT: String(port),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  };
  const [file, broken] = [join(folder, 'large.json'), join(folder, 'broken.json')];
  await writeFile(file, JSON.stringify(large));
  await writeFile(broken, JSON.stringify({ ...shipped, hospitals: [...shipped.hospitals, { id: 'no-name' }] }));
  const service = run(['src/main.ts'], env);
  try {
    await until('the service', () => isAnswered(port, before));
    const searchers = new Searchers(port);
    await setTimeout(1000);
    const startedAt = performance.now();
    const command = run(['src/cli.ts', 'directory', 'import', file], env);
    const [exit, processor] = await Promise.all([exitOf(command), processorSeconds(command)]);
    const importMs = performance.now() - startedAt;
    if (exit !== 0) throw new Error(`the import ended with ${exit}`);
    const pickedUpMs = await until('the new directory', () => isAnswered(port, after));
    const refused = await exitOf(run(['src/cli.ts', 'directory', 'import', broken], env));
    await setTimeout(3000);
    const isKept = refused !== 0 && (await isAnswered(port, after));
    print(engine, { importMs, processor, pickedUpMs }, await searchers.stop(), isKept);
  } finally {
    const stopped = exitOf(service);
    service.kill('SIGTERM');
    await stopped;
    await rm(folder, { recursive: true, force: true });
  }
}

type Times = { importMs: number; processor: number; pickedUpMs: number };

function print(engine: string, { importMs, processor, pickedUpMs }: Times, seen: Seen, isKept: boolean): void {
  const cells = [
    engine,
    (importMs / 1000).toFixed(1),
    processor.toFixed(1),
    (pickedUpMs / 1000).toFixed(1),
    `${seen.before} / ${seen.after}`,
    seen.mixed,
    seen.errors,
    Math.round(seen.slowestMs),
    isKept ? 'nothing' : 'SOMETHING',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log(`${size} hospitals, ${searchersCount} searchers, ${queries.length} queries\n`);
console.log(
  '| engine | import s | of it on the processor | then served after s | answers from before / after | mixed | errors | slowest ms | a broken file changes |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
await importInto('SQLite', {});
await withPostgres((databaseUrl) => importInto('PostgreSQL', { DATABASE_URL: databaseUrl }));
