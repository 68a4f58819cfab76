import type { Token } from './reading.ts';
import { hashOf } from './word.ts';

/**
 * What the reader weighs: every word of a text, every two and every three words in a row, without marks, each as the
 * number that its letters make.
 */
export type Grams = {
  /** By the place of their first word. */
  readonly ones: Int32Array;
  readonly twos: Int32Array;
  readonly threes: Int32Array;
};

export function gramsOf(tokens: readonly Token[]): Grams {
  const { length } = tokens;
  const ones = new Int32Array(length);
  const twos = new Int32Array(Math.max(0, length - 1));
  const threes = new Int32Array(Math.max(0, length - 2));
  for (let at = length - 1; at >= 0; at -= 1) {
    const first = wordHash(tokens[at] as Token);
    ones[at] = first;
    if (at + 1 >= length) continue;
    const second = join(first, ones[at + 1] as number);
    twos[at] = second;
    if (at + 2 < length) threes[at] = join(second, ones[at + 2] as number);
  }
  return { ones, twos, threes };
}

/** The number of one, two or three words of ours, without marks; to look for them in a text. */
export function gramOf(words: string): number {
  const [first = '', ...rest] = words.split(' ');
  return rest.reduce((so, word) => join(so, hashOf(word)), hashOf(first));
}

const keyBits = 22;

/**
 * A gram by as few bits as will do, for the weights are many and travel to phones. Two that share a key by chance share
 * a weight: of what nobody has learnt about, one in a hundred.
 */
export function keyOf(gram: number): number {
  const mixed = Math.imul(gram ^ (gram >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> (32 - keyBits);
}

/** Numbers are weighed by their size: nobody learns anything from 37 that is not so of 38. */
const bands = [1, 2, 3, 5, 7, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 300, 500];
const bandHashes = bands.map((band) => hashOf(`#${band}`));
const largeHash = hashOf('#');

function wordHash({ number, hash }: Token): number {
  if (number === undefined) return hash;
  const at = bands.findIndex((band) => number <= band);
  return bandHashes[at] ?? largeHash;
}

function join(left: number, right: number): number {
  return Math.imul(left ^ (right + 0x9e3779b9 + (left << 6) + (left >>> 2)), 0x85ebca6b);
}
