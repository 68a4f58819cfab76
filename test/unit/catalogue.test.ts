import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redFlagCodes } from '#contract/vocabulary.ts';
import { specialtyCodes } from '#engine/knowledge/specialties.ts';

type Presentation = {
  id: string;
  title: string;
  level: string;
  signs: string[];
  specialties: string[];
  of: string[];
  source: 'known' | { seen: string; day: string };
};

const folder = new URL('../../catalogue/', import.meta.url);
const entries = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as Presentation);

test('a presentation has a name of its own, a level, and codes that there are', () => {
  const wrong = entries.filter(
    ({ id, title, level, signs, specialties }) =>
      !/^[a-z0-9_]{3,45}$/.test(id) ||
      title === '' ||
      !['E', 'U', 'R'].includes(level) ||
      (level === 'R' && signs.length > 0) ||
      specialties.length === 0 ||
      specialties.length > 3 ||
      !signs.every((code) => (redFlagCodes as readonly string[]).includes(code)) ||
      !specialties.every((code) => (specialtyCodes as readonly string[]).includes(code)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(entries.length).toBeGreaterThan(1000);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('a source is an address and the day it was opened, or common knowledge', () => {
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);
  const wrong = entries.filter(({ source }) => source !== 'known' && !(URL.canParse(source.seen) && isDay(source.day)));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
