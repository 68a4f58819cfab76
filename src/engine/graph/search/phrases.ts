import type { Word } from './words.ts';

/** Phrases by their first word, so that a text is looked through without putting every run of words together. */
export class Phrases<Value> {
  readonly #values = new Map<string, Value>();
  /** The lengths in words of the phrases that begin with a word, the longest first. */
  readonly #lengths = new Map<string, number[]>();

  get(phrase: string): Value | undefined {
    return this.#values.get(phrase);
  }

  set(phrase: string, value: Value): void {
    this.#values.set(phrase, value);
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const lengths = this.#lengths.get(first) ?? [];
    if (lengths.includes(words.length)) return;
    this.#lengths.set(
      first,
      [...lengths, words.length].toSorted((a, b) => b - a),
    );
  }

  entries(): Iterable<[string, Value]> {
    return this.#values;
  }

  /** The longest phrase that begins at a word and is accepted, as its length in words; 0 when there is none. */
  longestAt(words: readonly Word[], start: number, accepts: (value: Value, length: number) => boolean): number {
    for (const length of this.#lengths.get(words[start]?.folded ?? '') ?? []) {
      if (start + length > words.length) continue;
      const value = this.#values.get(foldedOf(words, start, start + length));
      if (value !== undefined && accepts(value, length)) return length;
    }
    return 0;
  }
}

export function foldedOf(words: readonly Word[], start = 0, end = words.length): string {
  let text = words[start]?.folded ?? '';
  for (let at = start + 1; at < end; at += 1) text += ` ${words[at]?.folded}`;
  return text;
}

export function markedOf(words: readonly Word[], start = 0, end = words.length): string {
  let text = words[start]?.marked ?? '';
  for (let at = start + 1; at < end; at += 1) text += ` ${words[at]?.marked}`;
  return text;
}
