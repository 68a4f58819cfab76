import { expect, test } from 'vitest';
import { shippedGraph } from '#test/shipped-graph.ts';
import { emergencyGrid } from '../emergency-grid.ts';

/** `node bench/emergencies.ts` takes every place. */
const every = 12;

test('in nine emergencies and three ages no answer hides the sea, invents a distance, goes too far or to a wrong house', () => {
  const { answers, faults } = emergencyGrid(shippedGraph, every);
  expect(answers).toBeGreaterThan(1500);
  expect(faults).toEqual([]);
});
