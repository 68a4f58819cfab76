import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant } from './clock.ts';

it('writes any instant as the standard does', () => {
  const farthestMs = 8.64e15;
  fc.assert(
    fc.property(fc.integer({ min: -farthestMs, max: farthestMs }), (atMs) => {
      expect(instant(atMs)).toBe(new Date(atMs).toISOString());
    }),
  );
});

it('keeps apart the last moment of a day and the first of the next', () => {
  const midnight = Date.UTC(2026, 10, 16);
  expect([midnight - 1, midnight].map(instant)).toEqual(['2026-11-15T23:59:59.999Z', '2026-11-16T00:00:00.000Z']);
});
