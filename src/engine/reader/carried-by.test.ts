import { describe, expect, test } from 'vitest';
import { readText, type Token } from '../text/reading.ts';
import { carriedBy } from './carried-by.ts';

const quotes = (text: string, speaks: Readonly<Record<string, number>>, bar: number) => {
  const { tokens } = readText(text);
  const judge = (words: readonly Token[]) => {
    const tells = words.reduce((sum, { folded }) => sum + (speaks[folded] ?? 0), 0);
    return { isNamed: tells >= bar, tells };
  };
  return carriedBy(tokens, judge).map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );
};

describe('what carries a sign', () => {
  test('is the thought that names it alone', () => {
    expect(quotes('bà ho mấy hôm, sáng nay méo miệng, hay quên', { meo: 2, mieng: 2, ho: 1 }, 4)).toEqual([
      'sáng nay méo miệng',
    ]);
  });

  test('is several thoughts where none names it alone', () => {
    expect(quotes('đau ngực, vã mồ hôi, ở nhà trọ', { nguc: 2, hoi: 2 }, 4)).toEqual(['đau ngực', 'vã mồ hôi']);
  });

  test('is all that still names it when the first is taken away', () => {
    expect(quotes('méo miệng, hay quên, nói ngọng', { mieng: 4, ngong: 4, quen: 1 }, 4)).toEqual([
      'méo miệng',
      'nói ngọng',
    ]);
  });

  test('is a part of a thought that nobody parts', () => {
    const long =
      'hôm qua đi chợ về thấy người khỏe rồi ăn cơm xong thì méo miệng luôn nhưng vẫn đi ngủ sớm như mọi ngày';
    const [quote = '', ...more] = quotes(long, { meo: 2, mieng: 2 }, 4);
    expect(quote).toContain('méo miệng');
    expect(quote.split(' ').length).toBeLessThanOrEqual(8);
    expect(more).toEqual([]);
  });

  test('is nothing where all only sounds like it', () => {
    expect(quotes('mệt, chán ăn, mất ngủ', { met: 1, an: 1, ngu: 1 }, 4)).toEqual([]);
  });
});
