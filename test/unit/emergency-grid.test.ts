import { expect, test } from 'vitest';
import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { emergencyGrid } from '../emergency-grid.ts';

/** `node bench/emergencies.ts` takes every place. */
const every = 12;

test('in nine emergencies and three ages no answer hides the sea, invents a distance, goes too far or to a wrong house', async () => {
  const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
  const { answers, faults } = emergencyGrid(graph, every);
  expect(answers).toBeGreaterThan(1500);
  expect(faults).toEqual([]);
}, 60_000);
