import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { assess } from './assess.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';
import { comparisons } from './text/near-words.ts';
import { readText } from './text/reading.ts';
import { seenCount } from './text/seen-words.ts';
import { WordTable } from './text/word-table.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const unknownWords = fc
  .array(fc.string({ unit: letter, minLength: 3, maxLength: 14 }), { minLength: 500, maxLength: 500 })
  .map((words) => words.join(' ').slice(0, limits.symptomsLengthMax));

/** Every letter tried in every place would be about 400 a word. */
const comparisonsPerWordMax = 150;

function comparisonsFor(text: string): number {
  const before = comparisons.count;
  readText(text);
  return comparisons.count - before;
}

test('words that nobody knows are laid beside few words of ours, each the same', () => {
  fc.assert(
    fc.property(unknownWords, (text) => {
      expect(comparisonsFor(text)).toBeLessThanOrEqual(text.split(' ').length * comparisonsPerWordMax);
    }),
    { numRuns: 50, seed: 115 },
  );
});

test('a slip is mended at the end of a long text of slips as at its beginning', () => {
  const slips = Array.from({ length: 200 }, (_, at) => `xq${lettersOf(1000 + at)}vk`).join(' ');
  const told = readText(`i have trouble braething. ${slips}. i have trouble braething`).tokens.map(({ word }) => word);
  expect(told.filter((word) => word === 'breathing')).toHaveLength(2);
});

test('however many words come, no more than a language needs are remembered', () => {
  for (let text = 0; text < 50; text += 1) {
    readText(Array.from({ length: 500 }, (_, word) => lettersOf(text * 500 + word)).join(' '));
  }
  expect(seenCount()).toBeLessThanOrEqual(20_000);
});

test('a word too long for any language is not remembered', () => {
  readText('a b');
  const before = seenCount();
  readText('xyz'.repeat(600));
  expect(seenCount()).toBe(before);
});

/** A number in letters. */
function lettersOf(number: number): string {
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
}

test('a table of words whose letters were chosen to share a hash says that it is crowded', () => {
  const table = new WordTable<number>();
  // 31 × 'a' + 'ĺ' is 31 × 'b' + 'ě'.
  for (let bits = 0; bits < 1 << 8; bits += 1) {
    table.add([...Array(8).keys()].map((at) => (bits & (1 << at) ? 'aĺ' : 'bě')).join(''), bits);
  }
  expect(table.isCrowded).toBe(true);
  table.clear();
  expect(table.isCrowded).toBe(false);
});

test('words that every object has mean nothing to us', () => {
  for (const symptoms of ['constructor em bị đau', 'em đau 3 constructor', 'my constructor has pain']) {
    const intake: Intake = { need: 'treatment', patient: {}, symptoms };
    const readings = readIntake(intake);
    const safety = checkSafety(readings, intake);
    expect(safety.facts.durationDays).toBeUndefined();
    expect(JSON.stringify(assess(readings, intake, safety))).not.toContain('native code');
  }
});
