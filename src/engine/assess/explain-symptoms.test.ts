import { expect, test } from 'vitest';
import { parseCondition } from './condition-index.ts';
import { explainSymptoms, noShares } from './explain-symptoms.ts';
import { firstSymptom, noEvidence, specialtyCount, targetNames, targetOf } from './targets.ts';

function explained(told: Readonly<Record<string, number>>) {
  const evidence = noEvidence();
  for (const [name, strength] of Object.entries(told)) evidence[targetOf(name)] = strength;
  const shares = noShares();
  return { symptoms: explainSymptoms(evidence, shares), shares };
}

function first(...symptoms: string[]): string | undefined {
  const { shares } = explained(Object.fromEntries(symptoms.map((name) => [`#${name}`, 1])));
  return targetNames[shares.indexOf(Math.max(...shares))];
}

test('symptoms together lead where none of them leads alone', () => {
  expect(first('weight_loss', 'palpitations', 'tremor')).toBe('endocrinology');
  expect(first('weight_loss')).not.toBe('endocrinology');
  expect(first('headache', 'eye_socket', 'rash')).toBe('infectious_disease');
});

test('the shares of all specialties make up one whole', () => {
  const { shares, symptoms } = explained({ '#cough': 1, '#fever': 1 });
  expect(symptoms).toBe(2);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('what was denied is not told', () => {
  const { shares, symptoms } = explained({ '#cough': 0.12 });
  expect(symptoms).toBe(0);
  expect(shares.every((share) => share === 0)).toBe(true);
});

test('a named organ makes the illnesses of its specialty likelier', () => {
  const alone = explained({ '#fatigue': 1 });
  const named = explained({ '#fatigue': 1, hepatology: 5 });
  const at = targetOf('hepatology');
  expect(named.shares[at] ?? 0).toBeGreaterThan(alone.shares[at] ?? 0);
});

test('a symptom told less exactly is explained too', () => {
  const { told } = parseCondition('gastroenterology', '2 upper_belly, nausea');
  expect(told.has(targetOf('#belly_pain') - firstSymptom)).toBe(true);
});

test('no number of symptoms or names breaks the sum', () => {
  const everything = Object.fromEntries(targetNames.map((name, at) => [name, at < specialtyCount ? 5000 : 1] as const));
  for (const share of explained(everything).shares) expect(Number.isFinite(share)).toBe(true);
});
