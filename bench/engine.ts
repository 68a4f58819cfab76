/**
 * What a navigation costs beside the folding of the same text (NFD, marks and đ off) in the same run, how long a process
 * takes to its first answer, whether cost grows with hospitals, how large the browser modules are and what of.
 * Processor time, not clock time: other work on the machine does not count. `node bench/engine.ts`
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Intake } from '#contract/intake.ts';
import { buildGraph, type Graph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { generatedDirectory } from './generated-directory.ts';
import { hardTexts } from './hard-texts.ts';

const story = `Bố em 62 tuổi, sáng nay ngủ dậy kêu mệt, tức ngực lan ra tay trái, vã mồ hôi, khó thở nhẹ, không sốt, có tiền sử cao huyết áp và tiểu đường,
  đang uống thuốc đều, nhà em ở Nghệ An, không biết nên đưa đi đâu khám, có cần đi Hà Nội không, em lo quá mong bác sĩ tư vấn giúp em với ạ. `;

function textOf(length: number): string {
  return story.repeat(Math.ceil(length / story.length)).slice(0, length);
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D');

const rounds = 200;

/**
 * Processor time of one run in microseconds: the least of many short rounds. On a machine with other work long rounds
 * measure the neighbours too.
 */
function microseconds(run: () => unknown, times: number): number {
  for (let i = 0; i < times; i += 1) run();
  const each = Math.ceil(times / 20);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const { user, system } = process.cpuUsage();
    for (let i = 0; i < each; i += 1) run();
    const after = process.cpuUsage();
    least = Math.min(least, (after.user + after.system - user - system) / each);
  }
  return least;
}

function intakeOf(length: number): Intake {
  return { need: 'treatment', patient: { age: 62, sex: 'male' }, symptoms: textOf(length), durationDays: 0 };
}

function costOf(length: number): string {
  const intake = intakeOf(length);
  const folding = microseconds(() => fold(intake.symptoms ?? ''), 4000);
  const reading = microseconds(() => readIntake(intake), 2000);
  const checking = microseconds(() => checkSafety(readIntake(intake), intake), 1000);
  return `${length} characters: folding ${folding.toFixed(1)} µs, reading ${reading.toFixed(1)} µs, reading and safety check ${checking.toFixed(1)} µs = ${(checking / folding).toFixed(1)} × folding`;
}

/** A whole navigation with the hospitals of a graph, beside the folding of its text. */
function wholeCost(length: number, graph: Graph): string {
  const intake: Intake = { ...intakeOf(length), patient: { age: 62, sex: 'male', province: 'Nghệ An' } };
  const folding = microseconds(() => fold(intake.symptoms ?? ''), 4000);
  const navigating = microseconds(() => navigate(intake, graph, 0), 500);
  return `${length} characters, ${graph.active.length} hospitals: ${navigating.toFixed(1)} µs = ${(navigating / folding).toFixed(1)} × folding`;
}

/** What is not yet remembered: the mean over all provinces, each asked for the first time. */
function firstAnswers(graph: Graph): number {
  const intakes = graph.provinces.map(
    ({ name }): Intake => ({ ...intakeOf(300), need: 'checkup', patient: { age: 30, province: name } }),
  );
  const { user, system } = process.cpuUsage();
  for (const intake of intakes) navigate(intake, graph, 0);
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / intakes.length;
}

/** What a navigation costs of texts made to be hard, each new to the engine, beside an ordinary text as long. */
function hardCosts(graph: Graph): void {
  const costOf = (symptoms: string) => {
    const intake: Intake = { ...intakeOf(0), symptoms };
    const { user, system } = process.cpuUsage();
    navigate(intake, graph, 0);
    const after = process.cpuUsage();
    return after.user + after.system - user - system;
  };
  const spreadOf = (next: () => string) => {
    const costs = Array.from({ length: 60 }, () => costOf(next())).toSorted((a, b) => a - b);
    return { middle: costs[30] ?? 0, most: costs.at(-1) ?? 0 };
  };
  spreadOf(() => textOf(2000));
  const ordinary = spreadOf(() => textOf(2000));
  console.log(`ordinary text, 2000 characters: ${ordinary.middle} µs, at most ${ordinary.most} µs`);
  for (const [name, next] of Object.entries(hardTexts)) {
    const { middle, most } = spreadOf(next);
    console.log(`${name}: ${middle} µs = ${(middle / ordinary.middle).toFixed(1)} × ordinary, at most ${most} µs`);
  }
}

/** What the browser modules are made of, each with where it stands. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['weights of levels', /reader\/level-weights/],
  ['weights of signs', /reader\/sign-weights/],
  ['weights of specialties', /reader\/specialty-weights\.json/],
  ['lexicon of specialties', /knowledge\/specialty-terms/],
  ['signs', /knowledge\/(signs\/|red-flags|sign\.)/],
  ['first aid', /knowledge\/first-aid/],
  ['other knowledge', /knowledge\//],
];

async function moduleSizes(name: string, entry: string): Promise<void> {
  const [whole = ''] = await bundle(entry, []);
  const pieces = await bundle(entry, parts);
  const gzipped = (code: string) => (gzipSync(code).length / 1024).toFixed(1);
  console.log(`${name} as a browser module: ${(whole.length / 1024).toFixed(0)} kB, gzipped ${gzipped(whole)} kB`);
  for (const [at, code] of pieces.entries())
    if (code) console.log(`  ${parts[at - 1]?.[0] ?? 'code'}: gzipped ${gzipped(code)} kB`);
}

/** The code of a module, first without and then of each of these parts. */
async function bundle(entry: string, groups: typeof parts): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      lib: { entry, formats: ['es'], fileName: 'engine' },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: groups.map(([group, test], at) => ({ name: group, test, priority: -at })) },
        },
      },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((bundled) => ('output' in bundled ? bundled.output : []))
    .filter((output) => output.type === 'chunk');
  const codeOf = (isIn: (group: string) => boolean) =>
    chunks.flatMap(({ name, code }) => (isIn(name) ? [code] : [])).join('');
  const names = groups.map(([group]) => group);
  return [codeOf((group) => !names.includes(group)), ...names.map((wanted) => codeOf((group) => group === wanted))];
}

const shipped = await loadShippedDirectory();
hardCosts(buildGraph(shipped, { version: 'bench' }));

for (const length of [300, 2000]) console.log(costOf(length));

const starts = Array.from({ length: 7 }, () =>
  execFileSync(process.execPath, [fileURLToPath(new URL('engine-start.ts', import.meta.url))], { encoding: 'utf8' })
    .split(' ')
    .map(Number),
);
const leastOf = (column: number) => Math.min(...starts.map((start) => start[column] ?? 0));
console.log(
  `in a fresh process: importing the engine ${leastOf(0).toFixed(0)} ms, the first answer ${leastOf(1).toFixed(1)} ms, the second ${leastOf(2).toFixed(1)} ms`,
);

for (const times of [1, 10, 100]) {
  const graph = buildGraph(generatedDirectory(shipped, shipped.hospitals.length * times), { version: 'bench' });
  for (const length of [300, 2000]) console.log(`whole navigation: ${wholeCost(length, graph)}`);
  console.log(`first answer for a place, ${graph.active.length} hospitals: ${firstAnswers(graph).toFixed(0)} µs`);
}

await moduleSizes('danger check', 'src/engine/safety.ts');
await moduleSizes('whole engine', 'src/engine/navigate.ts');
