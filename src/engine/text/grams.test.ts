import { describe, expect, test } from 'vitest';
import { gramOf, gramsOf, keyOf } from './grams.ts';
import { readText } from './reading.ts';

const grams = (text: string) => gramsOf(readText(text).tokens);

describe('the grams of a text', () => {
  test('are its words, pairs and threes, by the place of their first word', () => {
    const { ones, twos, threes } = grams('đau bụng dữ dội');
    expect([...ones]).toEqual(['dau', 'bung', 'du', 'doi'].map(gramOf));
    expect([...twos]).toEqual(['dau bung', 'bung du', 'du doi'].map(gramOf));
    expect([...threes]).toEqual(['dau bung du', 'bung du doi'].map(gramOf));
  });

  test('of no word and of one are no pairs', () => {
    expect(grams('')).toEqual({ ones: new Int32Array(), twos: new Int32Array(), threes: new Int32Array() });
    expect(grams('sốt').twos).toHaveLength(0);
  });

  test('are the same without marks, and others in another order', () => {
    expect(grams('khó thở')).toEqual(grams('kho tho'));
    expect(grams('thở khó').twos).not.toEqual(grams('khó thở').twos);
  });

  test('take numbers by their size', () => {
    const one = (text: string) => grams(text).ones.at(-1);
    expect(one('sốt 38')).toBe(one('sốt 39'));
    expect(one('sốt 38')).not.toBe(one('sốt 41'));
    expect(one('huyết áp 900')).toBe(one('huyết áp 5000'));
    expect(one('huyết áp 900')).not.toBe(one('huyết áp 500'));
  });

  test('have keys of 22 bits, few of which meet by chance', () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => keyOf(gramOf(`word${at} after${at * 7}`)));
    expect(keys.every((key) => key >= 0 && key < 2 ** 22)).toBe(true);
    expect(new Set(keys).size).toBeGreaterThan(19_800);
  });
});
