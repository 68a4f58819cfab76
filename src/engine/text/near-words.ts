import { isSyllable } from './syllable.ts';
import { wordIds } from './word-ids.ts';

/** How a word came out as another: two letters turned around, one too much, one missing, or one for another. */
export type Slip = {
  readonly kind: 'turned' | 'extra' | 'missing' | 'changed';
  readonly at: number;
  readonly word: string;
};

/** By first letter and length, the words of ours that are Vietnamese syllables and those that are not, without marks. */
type Shelves = { readonly syllables: Map<number, string[]>; readonly others: Map<number, string[]> };

let shelves: Shelves = { syllables: new Map(), others: new Map() };
let shelved = 0;

/** How many words of ours were laid beside words of patients: the work that words nobody knows make. */
export const comparisons = { count: 0 };

/**
 * The words of ours that are one slip away. Laying a word beside the few of its length that begin with the right letter
 * costs the same for any letters; trying every letter in every place cost a millisecond a word. A slip in the first
 * letter is looked for only among words that begin with one of `otherFirsts`, and only where letters are as many.
 */
export function slipsOf(written: string, otherFirsts: string, kind: keyof Shelves): Slip[] {
  if (shelved !== wordIds.size) fillShelves();
  const found: Slip[] = [];
  const { length } = written;
  const first = written.charCodeAt(0);
  const side = shelves[kind];
  for (let letters = length - 1; letters <= length + 1; letters += 1)
    compare(written, side.get(shelf(first, letters)), found);
  for (let at = 0; at < otherFirsts.length; at += 1) {
    const other = otherFirsts.charCodeAt(at);
    if (other !== first) compare(written, side.get(shelf(other, length)), found);
  }
  return found;
}

function compare(written: string, words: readonly string[] | undefined, found: Slip[]): void {
  if (!words) return;
  comparisons.count += words.length;
  for (const word of words) {
    const slip = slipBetween(written, word);
    if (slip) found.push(slip);
  }
}

function fillShelves(): void {
  shelves = { syllables: new Map(), others: new Map() };
  shelved = wordIds.size;
  for (const word of wordIds.keys()) {
    const side = isSyllable(word) ? shelves.syllables : shelves.others;
    const place = shelf(word.charCodeAt(0), word.length);
    const beside = side.get(place);
    if (beside) beside.push(word);
    else side.set(place, [word]);
  }
}

const lengthsMax = 1024;
const shelf = (first: number, length: number) => first * lengthsMax + length;

function slipBetween(written: string, word: string): Slip | undefined {
  let at = 0;
  while (at < word.length && written.charCodeAt(at) === word.charCodeAt(at)) at += 1;
  const more = written.length - word.length;
  if (more === 1) return isRest(written, at + 1, word, at) ? { kind: 'extra', at, word } : undefined;
  if (more === -1) return isRest(written, at, word, at + 1) ? { kind: 'missing', at, word } : undefined;
  if (isRest(written, at + 1, word, at + 1)) return { kind: 'changed', at, word };
  const isTurned =
    written.charCodeAt(at) === word.charCodeAt(at + 1) &&
    written.charCodeAt(at + 1) === word.charCodeAt(at) &&
    isRest(written, at + 2, word, at + 2);
  return isTurned ? { kind: 'turned', at, word } : undefined;
}

function isRest(written: string, from: number, word: string, wordFrom: number): boolean {
  for (let at = from; at < written.length; at += 1) {
    if (written.charCodeAt(at) !== word.charCodeAt(wordFrom + at - from)) return false;
  }
  return true;
}
