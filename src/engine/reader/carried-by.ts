import type { Token } from '../text/reading.ts';
import type { Span } from './story.ts';

/** Says of words alone whether they name what is looked for, and how much they speak for it. */
export type Judge = (words: readonly Token[]) => { readonly isNamed: boolean; readonly tells: number };

/** A thought of more words is looked at by its parts. */
const thoughtWordsMax = 12;
const partWordsMin = 2;
const partWordsMax = 8;
const quotesMax = 4;

/**
 * The words that carry a sign: read alone they still name it, and the text without them does not, as far as a few quotes
 * can hold it all. Nothing where no words do: then the text only sounds like it as a whole.
 */
export function carriedBy(tokens: readonly Token[], judge: Judge): Span[] {
  const thoughts = thoughtsOf(tokens).map((span) => ({ span, ...judge(wordsIn(tokens, [span])) }));
  const ranked = thoughts.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.tells - a.tells);
  const carrying: Span[] = [];
  let isNamed = false;
  for (const { span, tells } of ranked) {
    if (carrying.length === quotesMax || tells <= 0) break;
    if (carrying.some(({ from, to }) => from < span.to && span.from < to)) continue;
    if (isNamed && !judge(wordsWithout(tokens, carrying)).isNamed) break;
    carrying.push(span);
    isNamed ||= judge(wordsIn(tokens, carrying)).isNamed;
  }
  return isNamed ? carrying : [];
}

/** Clauses, and of long ones every part of a few words. */
function thoughtsOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.clause === tokens[from]?.clause) to += 1;
    if (to - from <= thoughtWordsMax) spans.push({ from, to });
    else spans.push(...partsOf(from, to));
    from = to;
  }
  return spans;
}

function partsOf(from: number, to: number): Span[] {
  const parts: Span[] = [];
  for (let first = from; first + partWordsMin <= to; first += 1)
    for (let last = first + partWordsMin; last <= Math.min(to, first + partWordsMax); last += 1)
      parts.push({ from: first, to: last });
  return parts;
}

function wordsIn(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  return tokens.filter((_, at) => spans.some(({ from, to }) => from <= at && at < to));
}

function wordsWithout(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  return tokens.filter((_, at) => !spans.some(({ from, to }) => from <= at && at < to));
}
