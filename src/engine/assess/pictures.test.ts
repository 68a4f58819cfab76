import { expect, test } from 'vitest';
import { addPictures } from './pictures.ts';

function scoresOf(...signs: string[]): Map<string, number> {
  const scores = new Map(signs.map((sign) => [`#${sign}`, 1]));
  addPictures(scores);
  return scores;
}

function first(scores: ReadonlyMap<string, number>): string | undefined {
  const codes = [...scores].filter(([code]) => !code.startsWith('#'));
  return codes.sort((a, b) => b[1] - a[1])[0]?.[0];
}

test('complaints together lead where none of them leads alone', () => {
  expect(first(scoresOf('weight_loss', 'palpitations', 'tremor'))).toBe('endocrinology');
  expect(first(scoresOf('headache', 'eye_socket', 'rash'))).toBe('infectious_disease');
});

test('several complaints weigh more than one', () => {
  const total = (scores: Map<string, number>) => [...scores.values()].reduce((sum, score) => sum + score, 0);
  expect(total(scoresOf('cough', 'phlegm')) - 2).toBeGreaterThan(total(scoresOf('cough')) - 1);
});

test('what was denied does not count', () => {
  const scores = new Map([['#cough', 0.1]]);
  addPictures(scores);
  expect([...scores.keys()]).toEqual(['#cough']);
});

test('no number of complaints breaks the sum', () => {
  const scores = scoresOf(...Array.from({ length: 300 }, (_, at) => `unknown_${at}`), 'cough', 'fever', 'numb', 'itch');
  for (const score of scores.values()) expect(Number.isFinite(score)).toBe(true);
});
