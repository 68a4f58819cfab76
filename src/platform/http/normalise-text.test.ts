import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '#contract/errors.ts';
import { bounds } from '#test/bounds.ts';
import { codeUnitsPerCharacterMax, marksInARowMax, normaliseText, textLengthMax } from './normalise-text.ts';

function faultOf(text: string, lengthMax?: number): string | undefined {
  try {
    normaliseText(text, 'a', lengthMax);
  } catch (error) {
    if (error instanceof ServiceError) return JSON.stringify(error.values.fault);
    throw error;
  }
  return undefined;
}

/** The longest run of marks in what a reader sees. */
function longestRun(text: string): number {
  const seen = text.replace(/\p{Cf}/gu, '');
  return Math.max(0, ...(seen.match(/\p{M}+/gu) ?? []).map((run) => [...run].length));
}

describe('a text', () => {
  it('may hold anything that people write', () => {
    for (const text of [
      '😀',
      '\u200d',
      '\u0001',
      'ệ',
      '한글',
      '\ufffd',
      '\u{10ffff}',
      '👨‍👩‍👧‍👦',
      '1️⃣',
      'בְּרֵאשִׁית',
      'ที่นี่',
    ]) {
      expect(normaliseText(text, 'a')).toBe(text.normalize('NFC'));
    }
  });

  it('comes out in NFC, whatever it is made of', () => {
    const unit = fc
      .oneof(
        fc.integer({ min: 1, max: 0x2ff }),
        fc.integer({ min: 0x300, max: 0x1fff }),
        fc.integer({ min: 0x2000, max: 0x10ffff }),
      )
      .map((code) => String.fromCodePoint(code).toWellFormed());
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        const text = units.join('');
        expect(normaliseText(text, 'a')).toBe(text.normalize('NFC'));
      }),
      { numRuns: 400 },
    );
  });

  it('is refused when it is longer than its limit could be in any spelling, and not one code unit before', () => {
    for (const limit of [40, 2000, undefined]) {
      const longest = (limit ?? textLengthMax) * codeUnitsPerCharacterMax;
      expect(faultOf('a'.repeat(longest), limit)).toBeUndefined();
      expect(faultOf('a'.repeat(longest + 1), limit)).toContain('is too long.');
    }
    const decomposed = 'ễ'.repeat(2000).normalize('NFD');
    expect(decomposed).toHaveLength(6000);
    expect(normaliseText(decomposed, 'a', 2000)).toBe('ễ'.repeat(2000));
  });

  it.each([
    ['one kind of mark', '\u0301'],
    ['marks to be put in order', '\u0315\u0316'],
    ['marks beyond the first plane', '\u{1e130}'],
    ['marks with what cannot be seen between', '\u0301\u200b'],
    ['a mark without a letter of its own', '\ufe0f'],
  ])('may have thirty marks in a row and not one more: %s', (_name, marks) => {
    const inARow = (count: number) => {
      const [, second = ''] = marks;
      return /\p{M}/u.test(second) ? [...marks.repeat(count)].slice(0, count).join('') : marks.repeat(count);
    };
    expect(longestRun(inARow(marksInARowMax))).toBe(30);
    expect(faultOf(`a${inARow(marksInARowMax)}b${inARow(marksInARowMax)}`)).toBeUndefined();
    expect(faultOf(`a${inARow(marksInARowMax + 1)}`)).toContain('too many marks');
    expect(faultOf(`${'a'.repeat(500)}${inARow(marksInARowMax + 1)}b`)).toContain('too many marks');
  });

  it('that is taken has no longer run of marks than that, and no more code units than allowed', () => {
    const piece = fc.oneof(
      fc.constantFrom('a', 'ệ', ' ', '\u200d', '😀'),
      fc.tuple(fc.constantFrom('\u0315', '\u0316', '\u0301', '\u{1e130}'), fc.nat(40)).map(([m, n]) => m.repeat(n)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const isBounded = longestRun(text) <= marksInARowMax && text.length <= 50 * codeUnitsPerCharacterMax;
        expect(faultOf(text, 50) === undefined).toBe(isBounded);
      }),
      { numRuns: 400 },
    );
  });
});

it('the longest text is the longest of the contract', () => {
  const lengths = Object.values(bounds)
    .flatMap((members) => Object.values(members))
    .flatMap((bound) => /–(\d+) characters/.exec(bound)?.[1] ?? []);
  expect(Math.max(...lengths.map(Number))).toBe(textLengthMax);
});
