import { expect, it } from 'vitest';
import { bearerToken, hashToken, newToken } from './tokens.ts';

it.each([
  ['case', 'dlc_'],
  ['review', 'dlr_'],
  ['navigator', 'dln_'],
] as const)('makes a %s token of 256 random bits that says what it is', (kind, prefix) => {
  const tokens = Array.from({ length: 100 }, () => newToken(kind));
  for (const token of tokens) expect(token).toMatch(new RegExp(`^${prefix}[\\w-]{43}$`));
  expect(new Set(tokens).size).toBe(100);
});

it('keeps of a token its SHA-256 alone', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it.each([
  ['Bearer abc', 'abc'],
  ['bearer   abc', 'abc'],
  [`Bearer ${'x'.repeat(512)}`, 'x'.repeat(512)],
  [`Bearer ${'x'.repeat(513)}`, undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  ['Bearer ấ', undefined],
  ['Basic abc', undefined],
  ['xBearer abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads out of the header %s the token %s', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
