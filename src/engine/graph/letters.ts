import { fold, normalise } from '../text/fold.ts';
import { tonelessLetter, toneOfLetter } from '../text/letters.ts';

/** How the directory compares written Vietnamese: with its marks, and folded to the letters of an unmarked keyboard. */

const notWord = /[^\p{L}\p{N}]+/gu;

export function foldedText(text: string): string {
  return fold(text).replace(notWord, ' ').trim();
}

/** One space between words, and each tone at the end of its word: keyboards put it over different vowels ("hoà", "hòa"). */
export function markedText(text: string): string {
  return splitWords(text).map(markedWord).join(' ');
}

export function splitWords(text: string): string[] {
  const words = normalise(text).replace(notWord, ' ').trim();
  return words === '' ? [] : words.split(' ');
}

/** Stands between the letters of a word and the number of its tone. */
export const toneMark = '\u0300';

export const noTone = 1;
/** The tone of a marked word, as one of six bits; the lowest stands for none. */
export function toneBit(marked: string): number {
  const at = marked.length - 2;
  return marked[at] === toneMark ? 1 << Number(marked[at + 1]) : noTone;
}

/** Whether a word may have begun so: marks that stand already do not change while the rest is typed. */
export function isMarkedStart(start: string, word: string): boolean {
  const [letters = '', tone] = start.split(toneMark);
  const [longer = '', toneOfLonger] = word.split(toneMark);
  return longer.startsWith(letters) && (tone === undefined || tone === toneOfLonger);
}

export function markedWord(word: string): string {
  let letters = '';
  let tone = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    letters += String.fromCharCode(tonelessLetter(code));
    tone ||= toneOfLetter(code);
  }
  return tone === 0 ? letters : `${letters}${toneMark}${tone}`;
}
