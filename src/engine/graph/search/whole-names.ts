import { type Telling, tellingOf } from './common-words.ts';
import { NearChunks } from './near-chunks.ts';
import type { Spelling } from './speller.ts';
import type { Word } from './words.ts';

/** How many slips are forgiven in a whole name of so many letters: more letters that are right, more certainty. */
const slipsBy = [
  { length: 5, slips: 1 },
  { length: 7, slips: 2 },
  { length: 16, slips: 3 },
];
const lengthMax = 60;
const namesPerInitialsMax = 3;
const initialsLengthMin = 3;

/** Names as a whole, without what kind of house it is: for those who know a name and not how it is written. */
export class WholeNames {
  /** The words of a name by its letters, all written together. */
  readonly #names = new Map<string, string>();
  readonly #byInitials = new Map<string, string[]>();
  #near = new NearChunks([]);

  /** Of hospitals in the order of their prominence, since only a few share the same initials. */
  learn(words: readonly Word[], telling: readonly Telling[]): void {
    const own = words.filter((_, at) => telling[at] !== 'kind').map(({ folded }) => folded);
    const chunk = own.join('');
    if (chunk.length > lengthMax) return;
    const name = words.map(({ folded }) => folded).join(' ');
    if (!this.#names.has(chunk)) this.#names.set(chunk, name);
    const initials = initialsOf(own);
    this.#learnInitials(initials, name);
    if (initials.includes('tu')) this.#learnInitials(initials.replace('tu', 'tw'), name);
  }

  #learnInitials(initials: string, name: string): void {
    if (initials.length < initialsLengthMin) return;
    const names = this.#byInitials.get(initials);
    if (!names) this.#byInitials.set(initials, [name]);
    else if (names.length < namesPerInitialsMax && !names.includes(name)) names.push(name);
  }

  finish(): void {
    this.#near = new NearChunks([...this.#names.keys()]);
  }

  /** The names that a whole text misses by a few slips. Digits are no slips: hospital 108 is not hospital 103. */
  near(telling: readonly string[]): Spelling[] {
    const chunk = telling.join('');
    const slipsMax = slipsBy.findLast(({ length }) => chunk.length >= length)?.slips ?? 0;
    const { slips, chunks } = this.#near.nearest(chunk, slipsMax);
    return chunks
      .filter((known) => digitsOf(known) === digitsOf(chunk))
      .map((known) => ({ words: (this.#names.get(known) ?? known).split(' '), slips }));
  }

  /** The names that letters are the initials of: "psth" is "Phụ sản Thanh Hóa". */
  withInitials(letters: string): string[][] {
    return (this.#byInitials.get(letters) ?? []).map((name) => name.split(' '));
  }
}

/** The words that say which house it is. */
export function tellingWords<Each extends Word>(words: readonly Each[]): Each[] {
  const telling = tellingOf(words);
  return words.filter((_, at) => telling[at] !== 'kind');
}

const initialsOf = (words: readonly string[]) => words.map((word) => (/^\d/.test(word) ? word : word[0])).join('');
const digitsOf = (chunk: string) => chunk.replace(/\D+/g, ' ').trim();
