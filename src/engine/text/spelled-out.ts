import { foldNormalised, normalise } from './fold.ts';
import type { Legible } from './legible.ts';
import { unknownWord, wordIds } from './word-ids.ts';

/** So many words of one letter in a row are letters of a word; fewer are shorthand ("e k", "a c e"). */
export const spelledOutMin = 4;

/** Letters with up to three of the same signs between them: “t.ự t.ử”, “k h ó  t h ở”. */
const run = /(?<![\p{L}\p{N}])\p{L}(?:[ .·•*_-]{1,3}\p{L}(?![\p{L}\p{N}])){3,}/gu;
const drawnApart = /(\p{L})([ .·•*_-]*)/gu;

/** The text with the letters of words of ours put together again. */
export function joinSpelledOut({ read, written, starts, ends }: Legible): Legible {
  const dropped = new Set<number>();
  for (const { 0: spelled, index } of read.matchAll(run)) {
    for (const letters of groupsIn(spelled)) {
      for (const [first, last] of wordsIn(letters.map(({ letter }) => letter).join(''))) {
        for (const { at, gap } of letters.slice(first, last))
          for (let i = 1; i <= gap; i += 1) dropped.add(index + at + i);
      }
    }
  }
  const kept = Array.from(read, (_, at) => at).filter((at) => !dropped.has(at));
  return {
    read: kept.map((at) => read.charAt(at)).join(''),
    written,
    starts: kept.map((at) => starts[at] ?? 0),
    ends: kept.map((at) => ends[at] ?? 0),
  };
}

/** A text that reads as it is written. */
export function asWritten(text: string): Legible {
  const starts = Array.from({ length: text.length }, (_, at) => at);
  return { read: text, written: text, starts, ends: starts.map((at) => at + 1) };
}

/** A letter, where it stands, and how many signs follow it. */
type Spelled = { readonly letter: string; readonly at: number; readonly gap: number };

/** The letters by groups: what stands between the first two stands inside words, anything else between words. */
function groupsIn(spelled: string): Spelled[][] {
  const groups: Spelled[][] = [[]];
  let inside: string | undefined;
  for (const { 1: letter = '', 2: signs = '', index } of spelled.matchAll(drawnApart)) {
    inside ??= signs;
    groups.at(-1)?.push({ letter, at: index, gap: signs.length });
    if (signs !== inside) groups.push([]);
  }
  return groups;
}

const wordLettersMin = 2;
const wordLettersMax = 14;

/** The fewest words of ours that letters are made of, by their first and last letters; none when they are not. */
function wordsIn(letters: string): [number, number][] {
  const folded = foldNormalised(normalise(letters));
  const fewest: number[] = [0];
  const begins: number[] = [];
  for (let end = 1; end <= folded.length; end += 1) {
    fewest[end] = Number.POSITIVE_INFINITY;
    for (let from = Math.max(0, end - wordLettersMax); from <= end - wordLettersMin; from += 1) {
      const words = (fewest[from] ?? 0) + 1;
      if (words >= (fewest[end] ?? 0) || wordIds.numberOf(folded.slice(from, end)) === unknownWord) continue;
      fewest[end] = words;
      begins[end] = from;
    }
  }
  const found: [number, number][] = [];
  if (fewest[folded.length] === Number.POSITIVE_INFINITY) return found;
  for (let end = folded.length; end > 0; end = begins[end] ?? 0) found.push([begins[end] ?? 0, end - 1]);
  return found;
}
