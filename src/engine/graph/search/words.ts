import { foldNormalised } from '#engine/text/fold.ts';
import { markedWord, splitWords } from '../letters.ts';
import { abbreviations } from './abbreviations.ts';

/** One written word: folded for finding, marked for ranking. */
export type Word = { readonly folded: string; readonly marked: string };

const lettersOrDigits = /\p{N}+|\P{N}+/gu;
const hasDigit = /\p{N}/u;
const roman: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };

/** The words of a text as the index keeps them: "Nhi đồng1" is three, "BV" is two, "II" is "2". */
export function wordsOf(text: string, read = wordOf): Word[] {
  return pieces(text, read).flatMap((piece) => expand(piece) ?? [piece]);
}

/** As `wordsOf`, with abbreviations left as they are: a query may mean them otherwise. */
export function pieces(text: string, read = wordOf): Word[] {
  return splitWords(text).flatMap((chunk) =>
    hasDigit.test(chunk) ? (chunk.match(lettersOrDigits) ?? []).map((part) => read(part)) : read(chunk),
  );
}

export function wordOf(chunk: string): Word {
  const numeral = roman[chunk];
  if (numeral) return { folded: numeral, marked: numeral };
  return { folded: foldNormalised(chunk), marked: markedWord(chunk) };
}

/** What an abbreviation with one meaning stands for. */
export function expand({ folded }: Word): Word[] | undefined {
  return abbreviations.get(folded);
}
