import { describe, expect, it } from 'vitest';
import { inLanguage, preferredLanguage } from './language.ts';

describe('preferredLanguage', () => {
  it.each([
    [undefined, 'vi'],
    ['', 'vi'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['vi,en;q=0.9', 'vi'],
    ['en;q=0.4, vi-VN;q=0.5', 'vi'],
    ['en, vi', 'vi'],
    ['fr', 'vi'],
    ['fr, en;q=0.1', 'en'],
    ['*', 'vi'],
    ['en;q=0', 'vi'],
    ['en;q=nonsense', 'en'],
  ] as const)('reads %j as %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe('inLanguage', () => {
  it('picks the words of one language and leaves codes and numbers alone', () => {
    const value = {
      code: 'x',
      n: 1,
      none: null,
      list: [{ vi: 'một', en: 'one' }],
      deep: { title: { vi: 'a', en: 'b' } },
    };
    expect(inLanguage(value, 'en')).toEqual({ code: 'x', n: 1, none: null, list: ['one'], deep: { title: 'b' } });
  });
});
