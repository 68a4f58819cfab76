import { LetterCodes } from './letter-codes.ts';

/**
 * Values by words, found where the word stands in a text. Cutting each word out and asking a `Map` would be most of
 * the cost of reading; here the letters are hashed as they are read, and compared in place.
 */
export class WordTable<Value> {
  /** Whether words were put in whose letters are chosen to share a hash: looking for any of them takes long. */
  isCrowded = false;
  private slots = new Int32Array(slotsMin);
  private keys: string[] = [];
  private values: Value[] = [];

  get size(): number {
    return this.keys.length;
  }

  /** The value of the word from `from` to before `to`; `hash` is that of its letters. */
  find(codes: Uint16Array, from: number, to: number, hash: number): Value | undefined {
    const { slots, keys } = this;
    const last = slots.length - 1;
    for (let slot = spread(hash) & last; ; slot = (slot + 1) & last) {
      const entry = slots[slot] ?? 0;
      if (entry === 0) return undefined;
      if (isSame(keys[entry - 1] ?? '', codes, from, to)) return this.values[entry - 1];
    }
  }

  /** The same of a word by itself. */
  get(word: string): Value | undefined {
    letters.take(word);
    return this.find(letters.codes, 0, letters.length, hashOf(word));
  }

  /** Takes a word in lower case that is not there yet. */
  add(word: string, value: Value): void {
    if (this.keys.length * 2 >= this.slots.length) this.grow();
    this.keys.push(word);
    this.values.push(value);
    this.place(word, this.keys.length);
  }

  clear(): void {
    this.slots = new Int32Array(slotsMin);
    this.keys = [];
    this.values = [];
    this.isCrowded = false;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let entry = 1; entry <= this.keys.length; entry += 1) this.place(this.keys[entry - 1] ?? '', entry);
  }

  private place(word: string, entry: number): void {
    const { slots } = this;
    const last = slots.length - 1;
    let slot = spread(hashOf(word)) & last;
    let steps = 0;
    for (; slots[slot] !== 0; slot = (slot + 1) & last) steps += 1;
    slots[slot] = entry;
    if (steps > stepsMax) this.isCrowded = true;
  }
}

const slotsMin = 1024;
/** In a table half full, words that happen to meet are parted after far fewer. */
const stepsMax = 100;
const letters = new LetterCodes();

/** The hash of a word, letter by letter: begin with 0 and hand each letter in. */
export function hashLetter(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i += 1) hash = hashLetter(hash, word.charCodeAt(i));
  return hash;
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

function isSame(word: string, codes: Uint16Array, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i += 1) if (word.charCodeAt(i) !== codes[from + i]) return false;
  return true;
}
