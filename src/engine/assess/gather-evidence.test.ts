import { expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { firstSymptom, noEvidence, targetNames } from './targets.ts';

function symptomsTold(text: string): string[] {
  const evidence = noEvidence();
  gatherEvidence(evidence, readText(text), 1);
  return targetNames.filter((_, at) => at >= firstSymptom && (evidence[at] ?? 0) >= 0.45);
}

test('a complaint and a region apart from it are one symptom', () => {
  expect(symptomsTold('có khối cứng lớn nhanh ở cổ')).toContain('#neck_lump');
  expect(symptomsTold('mắt trái bị đỏ')).toContain('#red_eyes');
});

test('a complaint carries on over a list of regions', () => {
  expect(symptomsTold('đau ở vai, lưng và gót chân')).toEqual(
    expect.arrayContaining(['#shoulder_pain', '#back_pain', '#heel']),
  );
});

test('a complaint does not reach a region past another finding or sentence', () => {
  expect(symptomsTold('đau. Vai rộng.')).not.toContain('#shoulder_pain');
  expect(symptomsTold('ngứa, sốt, vai gầy')).not.toContain('#shoulder_pain');
});

test('what is denied is not told', () => {
  expect(symptomsTold('không đau ở vai')).not.toContain('#shoulder_pain');
});
