import { fold } from './text/fold.ts';
import { isWithMarks } from './text/plain-words.ts';
import type { Reading, Token } from './text/reading.ts';

/** Words by which one that is written with its marks is not taken for another. */
type MarkedWords = { readonly marked: ReadonlySet<string>; readonly bare: ReadonlySet<string> };

export function wordsOf(list: string): MarkedWords {
  const words = list.split(' ');
  return { marked: new Set(words), bare: new Set(words.map(fold)) };
}

export function isOne({ marked, bare }: MarkedWords, reading: Reading, token: Token | undefined): boolean {
  if (!token) return false;
  return marked.has(token.word) || (!isWithMarks(token, reading) && bare.has(token.folded));
}
