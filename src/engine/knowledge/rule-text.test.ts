import { describe, expect, test } from 'vitest';
import { readNearRules, readTogetherRules } from './rule-text.ts';

describe('a rule written in a line', () => {
  test('names its notions, their distance, its limits, flag, source and exceptions', () => {
    expect(
      readNearRules('chest.arm: CHEST ARM within 9 if new age>=35 -> chest_pain_severe (CG95) not gym | tạ'),
    ).toEqual([
      {
        id: 'chest.arm',
        flag: 'chest_pain_severe',
        level: 'emergency',
        near: ['CHEST', 'ARM'],
        within: 9,
        newOnly: true,
        ageMin: 35,
        not: 'gym | tạ',
        source: 'CG95',
      },
    ]);
  });

  test('names what must, may and must not be there, and whom it leads to', () => {
    expect(
      readTogetherRules('x: fever|chills any a b&c unless d if days<=14 -> - urgent (OURS) to pediatrics'),
    ).toEqual([
      {
        id: 'x',
        level: 'urgent',
        all: ['fever|chills'],
        any: ['a', 'b&c'],
        unless: ['d'],
        durationMax: 14,
        specialties: ['pediatrics'],
        source: 'OURS',
      },
    ]);
  });

  test.each(['x: A B -> flag', 'x: A B within 3 if sometimes -> flag (OURS)', 'x: A B -> flag (OURS)'])(
    'is refused when it cannot be read: %s',
    (text) => {
      expect(() => readNearRules(text)).toThrow();
    },
  );
});
