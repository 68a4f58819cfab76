import { expect, test } from 'vitest';
import { saidOfSigns } from './said-of-signs.ts';

test('a sign that is present is neither unsure nor denied, and one that is unsure is not denied', () => {
  const said = saidOfSigns({
    redFlags: ['seizure', 'purple_ears', 'seizure'],
    redFlagsUnsure: ['fainting', 'seizure'],
    redFlagsDenied: ['seizure', 'fainting', 'stroke_signs', 'stroke_signs'],
  });
  expect(said).toEqual({ present: ['seizure', 'purple_ears'], unsure: ['fainting'], denied: ['stroke_signs'] });
  expect(saidOfSigns({})).toEqual({ present: [], unsure: [], denied: [] });
});
