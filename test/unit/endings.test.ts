import { expect, test } from 'vitest';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';
import { movedByFrames } from '#scripts/evaluate/endings.ts';
import { frames } from '#scripts/train/frames.ts';

/** The short form of `npm run endings`: every sixth sealed text in four of the openings and endings that are kept apart. */
const some = corpusCases()
  .filter(isSealed)
  .filter((_, at) => at % 6 === 0);

test('no opening and no ending makes a danger small, and hardly any an ordinary text an emergency', () => {
  const { all } = movedByFrames(some, frames('kept'), 4);
  expect(all.lowered.of).toBeGreaterThan(1500);
  expect(all.routine.hits).toBe(0);
  expect(all.lowered.hits / all.lowered.of).toBeLessThanOrEqual(0.005);
  expect(all.raised.hits / all.raised.of).toBeLessThanOrEqual(0.01);
});
