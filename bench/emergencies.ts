/**
 * Where nine emergencies in three ages lead from every place of the shipped directory, and what is wrong with it.
 * `node bench/emergencies.ts`
 */
import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { emergencyGrid } from '#test/emergency-grid.ts';

const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
const { places, answers, farther, posts, faults } = emergencyGrid(graph);
console.log(`${places} places, ${answers} answers, ${faults.length} faults`);
console.log(
  `${farther} lead past a nearer department, ${posts} to a house of which it is not known whether it has one`,
);
for (const fault of faults.slice(0, 40)) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
