import { expect, it } from 'vitest';
import { entityTag, matchesTag } from './cacheable.ts';

it('gives every answer a tag of its own', () => {
  expect(entityTag('a', 'b')).toMatch(/^"[\w-]{27}"$/);
  expect(entityTag('a', 'b')).toBe(entityTag('a', 'b'));
  const others = [entityTag('ab'), entityTag('a', 'b', ''), entityTag('b', 'a'), entityTag('', 'a', 'b')];
  expect(new Set([entityTag('a', 'b'), ...others]).size).toBe(5);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" , W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"A"', false],
  ['', false],
])('reads a list of known tags: %j', (header, isKnown) => {
  expect(matchesTag(header, '"a"')).toBe(isKnown);
});
