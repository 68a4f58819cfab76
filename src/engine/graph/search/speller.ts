import { abbreviations } from './abbreviations.ts';
import { NearChunks } from './near-chunks.ts';
import type { Word } from './words.ts';

/** A written chunk as words of the index, and how far it is from them. */
export type Spelling = { readonly words: readonly string[]; readonly slips: number };

const splitLengthMax = 40;
const pieceLengthMax = 10;
/** Longer compounds are found by their parts. */
const compoundLengthMax = 18;

/** Puts right what is written together, apart or wrongly, by the words that stand side by side in the directory. */
export class Speller {
  /** Which words stand right after a word somewhere, each pair with its number. */
  readonly #pairs = new Map<string, Map<string, number>>();
  #pairsCount = 0;
  readonly #compounds = new Map<string, string>();
  /** What stands side by side only in addresses: no help in spelling, where names repeat at random. */
  readonly #beside = new Map<string, Set<string>>();
  #known: ReadonlyMap<string, unknown> = new Map();
  #near = new NearChunks([]);

  /** Learns what stands side by side; gives the numbers of the pairs. */
  learn(words: readonly Word[]): number[] {
    const pairs: number[] = [];
    for (let index = 0; index + 1 < words.length; index += 1) {
      pairs.push(this.#learnPair(words[index]?.folded ?? '', words[index + 1]?.folded ?? ''));
    }
    this.#learnWhole(words);
    return pairs;
  }

  learnBeside(words: readonly Word[]): void {
    for (let index = 0; index + 1 < words.length; index += 1) {
      const [left = '', right = ''] = [words[index]?.folded, words[index + 1]?.folded];
      const followers = this.#beside.get(left);
      if (followers) followers.add(right);
      else this.#beside.set(left, new Set([right]));
    }
  }

  standBeside(left: string, right: string): boolean {
    return this.pairOf(left, right) !== undefined || this.#beside.get(left)?.has(right) === true;
  }

  #learnPair(left: string, right: string): number {
    const followers = this.#pairs.get(left);
    const known = followers?.get(right);
    if (known !== undefined) return known;
    const pair = this.#pairsCount;
    this.#pairsCount += 1;
    if (followers) followers.set(right, pair);
    else this.#pairs.set(left, new Map([[right, pair]]));
    if (left.length + right.length > 3 && !hasDigit(left + right))
      this.#compounds.set(left + right, `${left} ${right}`);
    return pair;
  }

  #learnWhole(words: readonly Word[]): void {
    if (words.length < 3) return;
    const whole = words.map(({ folded }) => folded);
    const chunk = whole.join('');
    if (chunk.length <= compoundLengthMax && !hasDigit(chunk)) this.#compounds.set(chunk, whole.join(' '));
  }

  get pairsCount(): number {
    return this.#pairsCount;
  }

  pairOf(left: string, right: string): number | undefined {
    return this.#pairs.get(left)?.get(right);
  }

  /** The words that stand right after a word and begin so. */
  completions(left: string, prefix: string): string[] {
    return [...(this.#pairs.get(left)?.keys() ?? [])].filter((word) => word !== prefix && word.startsWith(prefix));
  }

  finish(known: ReadonlyMap<string, unknown>): void {
    this.#known = known;
    const singles = [...known.keys()].filter((word) => word.length > 2);
    this.#near = new NearChunks([...new Set([...singles, ...this.#compounds.keys()])]);
  }

  /** "choray" is "cho ray": known pairs first, then any row of known words that stand side by side somewhere. */
  split(chunk: string): string[] | undefined {
    const compound = this.#compounds.get(chunk);
    if (compound) return compound.split(' ');
    return chunk.length > splitLengthMax ? undefined : this.#splitAlongPairs(chunk);
  }

  #splitAlongPairs(chunk: string): string[] | undefined {
    const rows: string[][][] = [[[]]];
    for (let end = 1; end <= chunk.length; end += 1) {
      const found: string[][] = [];
      for (let start = Math.max(0, end - pieceLengthMax); start < end; start += 1) {
        const piece = this.#wordsIn(chunk.slice(start, end), start);
        for (const row of piece ? (rows[start] ?? []) : []) {
          if (piece && this.#follows(row.at(-1), piece[0])) found.push([...row, ...piece]);
        }
      }
      rows[end] = found.toSorted((a, b) => a.length - b.length).slice(0, 4);
    }
    return rows[chunk.length]?.find((row) => row.length > 1);
  }

  #wordsIn(piece: string, start: number): string[] | undefined {
    if (this.#known.has(piece)) return [piece];
    // The word for hospital is written first or not at all.
    return start > 0 && piece.startsWith('bv') ? undefined : abbreviations.get(piece)?.map(({ folded }) => folded);
  }

  #follows(left: string | undefined, right = ''): boolean {
    return left === undefined || this.pairOf(left, right) !== undefined;
  }

  /** The nearest known words and compounds, at most two slips away; short chunks forgive less. */
  correct(chunk: string): Spelling[] {
    if (hasDigit(chunk)) return [];
    const { slips, chunks } = this.#near.nearest(chunk, slipsMax(chunk.length));
    return chunks.map((known) => ({ words: (this.#compounds.get(known) ?? known).split(' '), slips }));
  }
}

/** Letters and digits are never written together here: they have been taken apart before. */
const hasDigit = (chunk: string) => /\d/.test(chunk);

export function slipsMax(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
