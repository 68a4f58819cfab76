import { describe, expect, test } from 'vitest';
import { redFlagCodes } from '../../contract/vocabulary.ts';
import { compile } from '../safety/compile.ts';
import { knowledge } from '../safety/knowledge.ts';
import { type Advice, firstAid } from './first-aid.ts';
import { tiers } from './first-aid-signs.ts';
import { cord, mouths, postures, sides, warmths } from './first-aid-slots.ts';
import { findRedFlag, redFlags } from './red-flags.ts';
import { sources } from './sources.ts';
import { findSpecialty } from './specialties.ts';

const rules = [...knowledge.near, ...knowledge.together];
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

  test('names every rule once, and for each a source that is listed', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    const named = [...rules, ...redFlags].flatMap(({ source }) => source.split(' '));
    expect(named.filter((key) => !sources[key])).toEqual([]);
  });

  test('raises only flags that exist, and leads only to specialties that exist', () => {
    const flags = [
      ...rules.flatMap(({ flag }) => (flag ? [flag] : [])),
      ...knowledge.signs.flatMap((signs) => Object.keys(signs)),
    ];
    expect(flags.filter((code) => !findRedFlag(code))).toEqual([]);
    expect(redFlags.flatMap(({ specialties }) => specialties).filter((code) => !findSpecialty(code))).toEqual([]);
  });

  test('compiles: every rule speaks of concepts that are known', () => {
    expect(() => compile(knowledge)).not.toThrow();
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
