import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildGraph, type Graph } from '#engine/graph/graph.ts';
import { searchHospitals } from '#engine/graph/search/search-hospitals.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { listQueries, nonsense } from '#test/unit/search/query-set.ts';
import { generatedDirectory } from './generated-directory.ts';
import { withPostgres } from './postgres.ts';
import { documentsOf } from './search/documents.ts';
import { type Peer, peers, postgresPeer } from './search/peers.ts';

/**
 * Our search beside its peers, in one run: the same hospitals, the same queries, quality as the mean reciprocal rank of the
 * expected hospital among the first twenty, nonsense answered by nothing, and queries a second over the whole set. What
 * else the machine does stretches times, so the least time of each query is reported too.
 * `node bench/search.ts [size …]`; without sizes: the shipped one, 1,500 and 20,000.
 */
const queries = listQueries();
/** Every manner of typing and the nonsense, mixed. */
const asked = [...queries, ...nonsense.map((text) => ({ text, expected: [] as readonly string[] }))]
  .map((query, index, all) => ({ ...query, turn: (index * 197) % all.length }))
  .toSorted((a, b) => a.turn - b.turn);
const measureMs = 3000;
/** An engine that is fast enough is asked each query so many times, if it takes no longer than this. */
const roundsMin = 10;
const measureMsMax = 12_000;
const qualityMsMax = 15_000;
const limit = 20;

type Find = (query: string) => string[] | Promise<string[]>;
type Row = {
  engine: string;
  asked: number;
  mrr: number;
  silent: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  leastP99Ms: number;
};

/** A slow engine is asked only as many of the queries as the time allows; they come in a mixed but fixed order. */
async function measure(engine: string, find: Find): Promise<Row> {
  await find('bệnh viện');
  const quality = await measureQuality(find);
  const times: number[] = [];
  const least = asked.map(() => Number.POSITIVE_INFINITY);
  const startedAt = performance.now();
  const isEnough = () => {
    const elapsed = performance.now() - startedAt;
    const hasRounds = times.length < asked.length || times.length >= roundsMin * asked.length;
    return elapsed >= measureMs && (hasRounds || elapsed >= measureMsMax);
  };
  while (!isEnough()) {
    const before = performance.now();
    const turn = times.length % asked.length;
    const found = find(asked[turn]?.text ?? '');
    if (found instanceof Promise) await found;
    const time = performance.now() - before;
    times.push(time);
    least[turn] = Math.min(least[turn] ?? time, time);
  }
  const perSecond = (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000;
  const seen = least.filter(Number.isFinite);
  return {
    engine,
    ...quality,
    perSecond,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    leastP99Ms: quantile(seen, 0.99),
  };
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

async function measureQuality(find: Find): Promise<Pick<Row, 'asked' | 'mrr' | 'silent'>> {
  const startedAt = performance.now();
  const ranks: number[] = [];
  const silences: boolean[] = [];
  for (const { text, expected } of asked) {
    if (performance.now() - startedAt > qualityMsMax) break;
    const found = (await find(text)).slice(0, limit);
    const place = found.findIndex((id) => expected.includes(id));
    if (expected.length === 0) silences.push(found.length === 0);
    else ranks.push(place === -1 ? 0 : 1 / (place + 1));
  }
  return {
    asked: ranks.length + silences.length,
    mrr: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length,
    silent: silences.filter(Boolean).length / silences.length,
  };
}

const ours =
  (graph: Graph): Find =>
  (q) =>
    searchHospitals(graph, { q }, { limit }).hospitals.map(({ id }) => id);

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function compare(size: number, postgres: Peer): Promise<void> {
  const shipped = await loadShippedDirectory();
  const directory = size > shipped.hospitals.length ? generatedDirectory(shipped, size) : shipped;
  const before = memoryBytes();
  const startedAt = performance.now();
  const graph = buildGraph(directory, { version: 'bench' });
  const buildMs = performance.now() - startedAt;
  const bytes = (memoryBytes() - before) / graph.active.length;
  console.log(`\n## ${graph.active.length} hospitals, ${queries.length} queries, ${nonsense.length} of nonsense\n`);
  console.log(`graph built in ${buildMs.toFixed(0)} ms, ${(bytes / 1024).toFixed(1)} KiB a hospital beyond the data\n`);
  console.log(
    '| engine | asked | MRR | silent on nonsense | queries/s | p50 ms | p99 ms | p99 of each at its best |\n|---|---|---|---|---|---|---|---|',
  );
  print(await measure('Dẫn Lối', ours(graph)));
  const documents = documentsOf(graph, directory);
  for (const peer of [...peers, postgres]) {
    const find = await peer.open(documents);
    print(await measure(peer.name, find));
    if ('close' in find) await (find.close as () => Promise<void>)();
    collectGarbage();
  }
}

function print({ engine, asked, mrr, silent, perSecond, p50Ms, p99Ms, leastP99Ms }: Row): void {
  const numbers = [
    mrr.toFixed(3),
    Number.isNaN(silent) ? '–' : `${(silent * 100).toFixed(0)} %`,
    perSecond.toFixed(perSecond < 100 ? 1 : 0),
  ];
  console.log(
    `| ${[engine, asked, ...numbers, p50Ms.toFixed(3), p99Ms.toFixed(3), leastP99Ms.toFixed(3)].join(' | ')} |`,
  );
}

const sizes = process.argv.slice(2).map(Number);
await withPostgres(async (databaseUrl) => {
  for (const size of sizes.length > 0 ? sizes : [0, 1500, 20_000]) await compare(size, postgresPeer(databaseUrl));
});
