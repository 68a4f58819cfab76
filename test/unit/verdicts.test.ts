import { expect, test } from 'vitest';
import { readCards } from '#scripts/cards/read-cards.ts';
import { kinds } from '#scripts/cards/schema.ts';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';
import { isKept, type Verdict, verdicts, versionOf } from '#scripts/evaluate/read-verdicts.ts';

const all = verdicts();
const texts = new Map(corpusCases().map((one) => [one.id, one]));
const cards = readCards();
const lines = new Map(kinds.flatMap((kind) => cards[kind]).map(({ id, line }) => [id, line?.vi]));

const isFormed = ({ today, reader, day, verdict }: Verdict) =>
  ['said', 'silent', 'near'].includes(today) &&
  /^reader-\d+$/u.test(reader) &&
  /^\d{4}-\d\d-\d\d$/u.test(day) &&
  ['fits', 'not', 'harms'].includes(verdict);

test('a verdict is about an open text and a card, and says who gave it when', () => {
  expect(all.filter((one) => !isFormed(one))).toEqual([]);
  const sealed = all.filter(({ text }) => {
    const found = texts.get(text);
    return found === undefined || isSealed(found);
  });
  expect(sealed).toEqual([]);
});

/** A line that was mended since has no verdict any more; so many may go before others must be read. */
const outdatedMax = 0.2;

test('most verdicts are about the lines as they are', () => {
  const outdated = all.filter(({ card, version }) => versionOf(lines.get(card) ?? '') !== version);
  expect(outdated.length / all.length).toBeLessThanOrEqual(outdatedMax);
});

test('a third of the texts is kept apart', () => {
  expect(all.filter(isKept).length / all.length).toBeCloseTo(1 / 3, 1);
});
