import { expect, it } from 'vitest';
import { findRedFlag } from '#engine/knowledge/red-flags.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';
import { corpusCases } from '#scripts/evaluate/corpus.ts';

const cases = corpusCases();

it('names danger signs and specialties that exist, and a sign in no ordinary text', () => {
  const wrong = cases.filter(
    ({ level, redFlags, specialties }) =>
      !redFlags.every((code) => findRedFlag(code)) ||
      !specialties.every((code) => findSpecialty(code)) ||
      specialties.length === 0 ||
      (level === 'routine' && redFlags.length > 0),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('holds each text once, or a figure would count it twice', () => {
  const texts = cases.map(({ intake }) => intake.symptoms?.toLowerCase().replace(/\s+/g, ' ').trim());
  const twice = cases.filter((_, at) => texts.indexOf(texts[at]) !== at);
  expect(twice.map(({ id }) => id)).toEqual([]);
});

it('holds more texts than the reader was measured to need', () => {
  expect(cases.length).toBeGreaterThan(12_000);
});
