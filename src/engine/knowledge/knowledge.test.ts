import { describe, expect, test } from 'vitest';
import { redFlagCodes } from '#contract/vocabulary.ts';
import { type Advice, firstAid } from './first-aid.ts';
import { tiers } from './first-aid-signs.ts';
import { cord, mouths, postures, sides, warmths } from './first-aid-slots.ts';
import { redFlags } from './red-flags.ts';
import { sources } from './sources.ts';

const lines: Advice[] = [
  ...Object.values(firstAid),
  ...[...postures, ...sides, ...mouths, ...warmths].map(({ says }) => says),
  cord,
];
const texts = [...redFlags.flatMap(({ label, question, why }) => [label, question, why]), ...lines].flatMap(
  ({ vi, en }) => [vi, en],
);

describe('the knowledge', () => {
  test('holds the 72 signs of the catalogue, each once', () => {
    expect(redFlags).toHaveLength(72);
    expect(redFlags.map(({ code }) => code).sort()).toEqual([...redFlagCodes].sort());
  });

  test('names a source that is listed for every line of first aid', () => {
    const named = lines.flatMap(({ source }) => source.split(' '));
    expect(named.filter((key) => !sources[key])).toEqual([]);
  });

  test('places every sign once in the order of deadliness, with a reason', () => {
    expect(tiers.flatMap(({ signs }) => Object.keys(signs)).toSorted()).toEqual(
      redFlags.map(({ code }) => code).toSorted(),
    );
    expect(tiers.filter(({ why }) => why === '')).toEqual([]);
  });

  test('claims no finding and never says that all is well', () => {
    expect(texts.filter((text) => /chẩn đoán|không sao|diagnos/i.test(text))).toEqual([]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
});
