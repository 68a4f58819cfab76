import { describe, expect, test } from 'vitest';
import { madeFrom } from '#scripts/train/made-from.ts';
import levels from '../reader/level-weights.json' with { type: 'json' };
import persons from '../reader/person-weights.json' with { type: 'json' };
import signs from '../reader/sign-weights.json' with { type: 'json' };
import specialties from '../reader/specialty-weights.json' with { type: 'json' };
import { packAscending, packWeights } from './packed.ts';
import { sumOf, Weights, type WeightsFile } from './weights.ts';

const heads = [
  { name: 'danger', places: packAscending([0, 2]), weights: packWeights([3, -2]), scale: 1024, bias: -5 },
  { name: 'calm', places: packAscending([2]), weights: packWeights([7]), scale: 2048, bias: 1 },
];
const content = { madeFrom: 'a test', keys: packAscending([4, 70, 4_000_000]), heads };
const file: WeightsFile = { ...content, sum: sumOf(content) };

describe('weights', () => {
  test('are found by their key, for every answer', () => {
    const weights = new Weights(file);
    expect(weights.heads).toEqual([
      { name: 'danger', scale: 1024, bias: -5 },
      { name: 'calm', scale: 2048, bias: 1 },
    ]);
    expect([4, 70, 4_000_000, 5].map((key) => weights.placeOf(key))).toEqual([0, 1, 2, -1]);
    expect([0, 1, 2].map((place) => [weights.weightOf(place, 0), weights.weightOf(place, 1)])).toEqual([
      [3, 0],
      [0, 0],
      [-2, 7],
    ]);
  });

  test('are added to what is there, as often as is asked', () => {
    const sums = Float64Array.of(10, 10);
    new Weights(file).add(sums, 2, 3);
    expect([...sums]).toEqual([4, 31]);
  });

  const [danger, calm] = heads as [(typeof heads)[0], (typeof heads)[0]];
  test.each<[what: string, WeightsFile]>([
    ['another origin', { ...file, madeFrom: 'another test' }],
    ['a letter of the keys', { ...file, keys: `${file.keys}#` }],
    ['a name', { ...file, heads: [{ ...danger, name: 'calm' }, calm] }],
    ['a place', { ...file, heads: [{ ...danger, places: packAscending([0, 1]) }, calm] }],
    ['a weight', { ...file, heads: [{ ...danger, weights: packWeights([3, 2]) }, calm] }],
    ['a scale', { ...file, heads: [{ ...danger, scale: 1025 }, calm] }],
    ['a bias', { ...file, heads: [{ ...danger, bias: 5 }, calm] }],
    ['a whole answer', { ...file, heads: [danger] }],
    ['the sum', { ...file, sum: file.sum + 1 }],
  ])('are refused when %s was changed', (_, damaged) => {
    expect(() => new Weights(damaged)).toThrow('npm run train');
  });
});

describe('the weights that are kept', () => {
  const kept = { levels, signs, specialties, persons };

  test.each(Object.entries(kept))('of %s are whole', (_, each) => {
    expect(() => new Weights(each)).not.toThrow();
  });

  test('were made from the texts and the code that are here: if not, run `npm run train`', () => {
    expect(new Set(Object.values(kept).map((each) => each.madeFrom))).toEqual(new Set([madeFrom()]));
  });
});
