import { unknownWord } from './word-ids.ts';

/** The first two words of our phrases, by their numbers: what people may write without a space between. */
const pairs = new Set<number>();
/** More words than our phrases will ever have. */
const wordsMax = 2 ** 24;

export function addPair(first: number, second: number): void {
  pairs.add(first * wordsMax + second);
}

export function isPair(first: number, second: number): boolean {
  return first !== unknownWord && second !== unknownWord && pairs.has(first * wordsMax + second);
}
