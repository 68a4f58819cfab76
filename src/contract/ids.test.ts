import fc from 'fast-check';
import { expect, it } from 'vitest';
import { caseIdOf, caseIdPattern, caseNumberOf } from './ids.ts';

it('writes a case number with at least six digits and reads it back', () => {
  expect(caseIdOf(1)).toBe('CASE-000001');
  expect(caseIdOf(1_234_567)).toBe('CASE-1234567');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (caseNumber) => {
      expect(caseNumberOf(caseIdOf(caseNumber))).toBe(caseNumber);
      expect(caseIdOf(caseNumber)).toMatch(new RegExp(caseIdPattern));
    }),
  );
});

it.each([
  '',
  'CASE-',
  'CASE-1',
  'CASE-00001',
  'CASE-0000001',
  'case-000001',
  'CASE-000001 ',
  'CASE-1e6000',
  'CASE--00001',
])('reads no number out of %j', (text) => {
  expect(caseNumberOf(text)).toBeUndefined();
});

it('never reads one number out of two texts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^CASE-\d{1,17}$/), (text) => {
      const caseNumber = caseNumberOf(text);
      if (caseNumber !== undefined) expect(caseIdOf(caseNumber)).toBe(text);
    }),
  );
});
