/**
 * How much processor time it takes, in a process that has just begun, to import the engine, to answer a first text, for
 * which weights are unpacked and parts of the lexicon grow, and to answer a second; all in milliseconds.
 */
import type { Intake } from '#contract/intake.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

const graph = buildGraph(await loadShippedDirectory(), { version: 'bench' });

async function milliseconds(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const intakeOf = (symptoms: string): Intake => ({ need: 'treatment', patient: {}, symptoms });
const importing = await milliseconds(() => import('#engine/navigate.ts'));
const { navigate } = await import('#engine/navigate.ts');
const first = intakeOf('Bố em đau ngực từ sáng, khó thở, tay trái tê, không sốt');
const second = intakeOf('Con em ho 3 ngày nay, sổ mũi, ăn ngủ bình thường, có cần đi khám không');
const answers = [first, second].map((intake) => () => navigate(intake, graph, 0));
const costs = [importing];
for (const answer of answers) costs.push(await milliseconds(answer));
console.log(...costs);
