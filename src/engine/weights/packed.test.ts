import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packAscending, packWeights, unpackAscending, unpackWeights, weightMax } from './packed.ts';

describe('packed numbers', () => {
  test('come out as they went in, the largest weights either way too', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -weightMax, max: weightMax })), (weights) => {
        expect([...unpackWeights(packWeights(weights))]).toEqual(weights);
      }),
    );
  });

  test('in ascending order come out as they went in, however far apart', () => {
    const ascending = fc
      .uniqueArray(fc.oneof(fc.nat(200), fc.nat(2 ** 31 - 1)))
      .map((numbers) => numbers.toSorted(byValue));
    fc.assert(
      fc.property(ascending, (numbers) => {
        expect([...unpackAscending(packAscending(numbers))]).toEqual(numbers);
      }),
    );
  });

  test('are letters that JSON keeps as they are', () => {
    const weights = Array.from({ length: 2 * weightMax + 1 }, (_, at) => at - weightMax);
    const packed = packWeights(weights) + packAscending(Array.from({ length: 500 }, (_, at) => at * at));
    expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    expect(packed).toMatch(/^[!-~]+$/);
  });
});

function byValue(a: number, b: number): number {
  return a - b;
}
