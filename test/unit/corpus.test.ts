import { expect, it } from 'vitest';
import { findRedFlag } from '#engine/knowledge/red-flags.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';
import { patientLabels } from '#scripts/train/patients.ts';

const cases = corpusCases();

it('names danger signs and specialties that exist, and a sign in no ordinary text', () => {
  const wrong = cases.filter(
    ({ level, redFlags, specialties }) =>
      !redFlags.every((code) => findRedFlag(code)) ||
      !specialties.every((code) => findSpecialty(code)) ||
      (level === 'routine' && redFlags.length > 0),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('holds each text once, or a figure would count it twice', () => {
  const texts = cases.map(({ intake }) => intake.symptoms?.toLowerCase().replace(/\s+/g, ' ').trim());
  const first = new Map(texts.map((text, at) => [text, at]).reverse() as [string, number][]);
  const twice = cases.filter((_, at) => first.get(texts[at] ?? '') !== at);
  expect(twice.map(({ id }) => id)).toEqual([]);
});

it('says who is ill in texts that are open, and learns from none that is only measured', () => {
  const open = new Set(cases.filter((one) => !isSealed(one)).map(({ id }) => id));
  const [learnt, held] = [patientLabels('patients'), patientLabels('patients-held')];
  for (const [id, label] of [...learnt, ...held]) {
    expect(open.has(id), id).toBe(true);
    expect(label, id).toMatch(/^[NCAO?][pb-]$/);
  }
  expect([...held.keys()].filter((id) => learnt.has(id))).toEqual([]);
});

it('holds more texts than the reader was measured to need', () => {
  expect(cases.length).toBeGreaterThan(12_000);
});
