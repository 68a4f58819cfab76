import { expect, test } from 'vitest';
import { caseStates, documentKinds, followUpKinds, needs, urgencies } from '#contract/vocabulary.ts';
import { caseStateLabels, documentKindLabels, followUpKindLabels, needLabels, urgencyLabels } from './labels.ts';

test.each([
  ['needs', needs, needLabels],
  ['urgencies', urgencies, urgencyLabels],
  ['case states', caseStates, caseStateLabels],
  ['document kinds', documentKinds, documentKindLabels],
  ['follow-up kinds', followUpKinds, followUpKindLabels],
])(
  'all %s have a label of their own in both languages',
  (_, codes, labels: Record<string, { vi: string; en: string }>) => {
    expect(Object.keys(labels).sort()).toEqual([...codes].sort());
    for (const language of ['vi', 'en'] as const) {
      const texts = codes.map((code) => labels[code]?.[language]);
      expect(texts.every(Boolean)).toBe(true);
      expect(new Set(texts).size).toBe(codes.length);
    }
  },
);
