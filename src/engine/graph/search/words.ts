import { foldNormalised } from '../../text/fold.ts';
import { markedWord, splitWords } from '../letters.ts';
import { abbreviations } from './abbreviations.ts';

/** One written word: folded for finding, marked for ranking. */
export type Word = { readonly folded: string; readonly marked: string };

const lettersOrDigits = /\p{N}+|\P{N}+/gu;
const roman: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };

/** The words of a text as the index keeps them: "Nhi đồng1" is three, "BV" is two, "II" is "2". */
export function wordsOf(text: string): Word[] {
  return pieces(text).flatMap((piece) => expand(piece) ?? [piece]);
}

/** As `wordsOf`, with abbreviations left as they are: a query may mean them otherwise. */
export function pieces(text: string): Word[] {
  return splitWords(text).flatMap((chunk) => (chunk.match(lettersOrDigits) ?? []).map(wordOf));
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
