import { ambiguousAbbreviations } from './abbreviations.ts';
import { tellingOf } from './common-words.ts';
import type { SearchIndex } from './search-index.ts';
import { untelex } from './telex.ts';
import { expand, pieces, type Word } from './words.ts';

/**
 * A word of a query as it is looked up. The word being typed also stands for every word that it begins; only of a
 * word as it was typed do the marks, or their absence, tell anything.
 */
export type QueryWord = Word & { readonly isPrefix: boolean; readonly isTyped: boolean };

/** One way to understand what was typed, how far it is from the letters, and whether it is more than was written. */
export type Reading = { readonly words: readonly QueryWord[]; readonly cost: number; readonly isGuess: boolean };

type Step = { length: number; words: readonly QueryWord[]; cost: number; isGuess?: boolean };

const costs = {
  completed: 0.02,
  abbreviation: 0.04,
  joined: 0.08,
  telex: 0.12,
  slip: 0.25,
  firstLetter: 0.1,
  misfit: 0.1,
};
const readingsMax = 12;
const correctionsMax = 6;
const completionsMax = 6;
const wordsReadMax = 24;
/** In a longer text some words stand beside each other by chance. */
const doubtedMax = 12;
/** A text that can be read in so many ways says nothing. */
const openMax = 2000;

const isNumber = (text: string) => /^\d/.test(text);
const plain = (folded: string): QueryWord => ({ folded, marked: folded, isPrefix: false, isTyped: false });
const whole = (word: Word): QueryWord => ({ ...word, isPrefix: false, isTyped: false });

/** Whose spelling is forgiven: nobody's, that of words which the directory does not know, or everybody's. */
export type Leniency = 'none' | 'unknown' | 'all';

export class QueryReader {
  readonly #index: SearchIndex;
  readonly #pieces: readonly Word[];
  readonly #isTalk: readonly boolean[];
  readonly #isTyping: boolean;

  constructor(index: SearchIndex, query: string) {
    this.#index = index;
    this.#pieces = pieces(query).slice(0, wordsReadMax);
    this.#isTalk = tellingOf(this.#pieces).map((telling) => telling === 'talk');
    this.#isTyping = /[\p{L}\p{N}]$/u.test(query);
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get words(): readonly Word[] {
    return this.#pieces.flatMap((piece) => expand(piece) ?? [piece]);
  }

  /** The cheapest readings first, and no more than are worth an answer. */
  list(leniency: Leniency): Reading[] {
    const steps = this.#pieces.map((_, at) => this.#steps(at, leniency));
    const readings: Reading[] = [];
    const open: (Reading & { at: number })[] = [{ words: [], cost: 0, at: 0, isGuess: false }];
    while (open.length > 0 && readings.length < readingsMax) {
      const { words, cost, at, isGuess } = takeCheapest(open);
      if (at === steps.length && !readings.some((known) => isSame(known.words, words)))
        readings.push({ words, cost, isGuess });
      for (const step of steps[at] ?? []) {
        open.push({
          words: [...words, ...step.words],
          cost: cost + step.cost,
          at: at + step.length,
          isGuess: isGuess || step.isGuess === true,
        });
      }
      if (open.length > openMax) return readings;
    }
    return readings;
  }

  #steps(at: number, leniency: Leniency): Step[] {
    const steps = this.#exactSteps(at);
    if (leniency === 'unknown' && !this.#isKnown(at)) steps.push(...this.#correctedSteps(at, 1, false));
    if (leniency === 'unknown' && !this.#areKnown(at)) steps.push(...this.#correctedSteps(at, 2, false));
    if (leniency === 'all' && this.#pieces.length <= doubtedMax) {
      const isKnown = this.#isKnown(at);
      steps.push(
        ...this.#correctedSteps(at, 1, isKnown),
        ...this.#correctedSteps(at, 2, isKnown && this.#areKnown(at)),
      );
    }
    return steps.toSorted((a, b) => a.cost - b.cost);
  }

  /** Whether this piece and the next are words of the directory, so that nothing need be forgiven. */
  #areKnown(at: number): boolean {
    return [at, at + 1].every((index) => index >= this.#pieces.length || this.#isKnown(index));
  }

  #isKnown(at: number): boolean {
    const piece = this.#pieces[at];
    if (!piece) return true;
    return this.#isTalk[at] === true || this.#knows(piece.folded) || expand(piece) !== undefined;
  }

  #knows(folded: string): boolean {
    return this.#index.termsByFold.has(folded);
  }

  #exactSteps(at: number): Step[] {
    const piece = this.#pieces[at];
    if (!piece) return [];
    const steps: Step[] = [];
    const add = (words: readonly QueryWord[], cost: number, length = 1) => steps.push({ length, words, cost });
    const expanded = expand(piece);
    if (expanded) add(expanded.map(whole), 0);
    else if (this.#isKnown(at) || this.#begins(at)) add([{ ...piece, isPrefix: this.#isOpen(at), isTyped: true }], 0);
    for (const reading of ambiguousAbbreviations.get(piece.folded) ?? []) add(reading.map(whole), costs.abbreviation);
    if (!this.#isKnown(at)) this.#addTakenApart(piece.folded, add);
    if (this.#isBeingTyped(at)) steps.push(...this.#completedSteps(at));
    this.#addJoined(at, add);
    return steps;
  }

  #isBeingTyped(at: number): boolean {
    return this.#isTyping && at === this.#pieces.length - 1;
  }

  /** Whether a word may yet become anything: not when it is a short one that already has a likely end. */
  #isOpen(at: number): boolean {
    if (!this.#isBeingTyped(at)) return false;
    const word = this.#pieces[at]?.folded ?? '';
    if (word.length === 1 && this.#knows(word)) return false;
    return word.length > 2 || this.#completions(at).length === 0;
  }

  #begins(at: number): boolean {
    return this.#isBeingTyped(at) && foldsWith(this.#index, this.#pieces[at]?.folded ?? '').length > 0;
  }

  #completedSteps(at: number): Step[] {
    return this.#completions(at).map((word) => ({
      length: 1,
      words: [plain(word)],
      cost: costs.completed,
      isGuess: true,
    }));
  }

  /** "quang ni" is on its way to "quang ninh". */
  #completions(at: number): string[] {
    const left = this.#pieces[at - 1];
    const prefix = this.#pieces[at]?.folded ?? '';
    if (!left || isNumber(prefix)) return [];
    const before = (expand(left) ?? [left]).at(-1)?.folded ?? '';
    return this.#index.speller.completions(before, prefix).slice(0, completionsMax);
  }

  #addTakenApart(chunk: string, add: (words: QueryWord[], cost: number) => void): void {
    const parts = this.#index.speller.split(chunk);
    if (parts) add(parts.map(plain), costs.joined);
    if (chunk.startsWith('bv')) this.#addAfterPrefix(chunk.slice(2), add);
    const typed = untelex(chunk);
    if (typed !== chunk && this.#knows(typed)) add([plain(typed)], costs.telex);
  }

  /** "bvtudu": the abbreviation for hospital, and the rest. */
  #addAfterPrefix(rest: string, add: (words: QueryWord[], cost: number) => void): void {
    const parts = this.#knows(rest) ? [rest] : this.#index.speller.split(rest);
    if (parts) add(['benh', 'vien', ...parts].map(plain), costs.joined);
  }

  /** "vin mec" is one word, "ch oray" two others. */
  #addJoined(at: number, add: (words: QueryWord[], cost: number, length: number) => void): void {
    for (let length = 2; length <= 3; length += 1) {
      const run = this.#pieces.slice(at, at + length);
      if (run.length < length) return;
      const chunk = run.map(({ folded }) => folded).join('');
      if (chunk.length < 4 || chunk.length > 16) continue;
      if (this.#knows(chunk)) add([plain(chunk)], costs.joined, length);
      else if (run.some((_, offset) => !this.#isKnown(at + offset))) {
        const parts = this.#index.speller.split(chunk);
        if (parts) add(parts.map(plain), costs.joined * 1.5, length);
      }
    }
  }

  #correctedSteps(at: number, length: number, isKnown: boolean): Step[] {
    const run = this.#pieces.slice(at, at + length);
    if (run.length < length) return [];
    const chunk = run.map(({ folded }) => folded).join('');
    const steps: Step[] = [];
    for (const { words, slips } of this.#index.speller.correct(chunk)) {
      if (!isBelievable(chunk.length, words.length > length, slips)) continue;
      const fits = this.#fits(at, at + length, words);
      // A word that the directory has is another's misspelling only where that other one stands beside its neighbours.
      if (isKnown && !fits) continue;
      const cost =
        slips * costs.slip + (words[0]?.[0] === chunk[0] ? 0 : costs.firstLetter) + (fits ? 0 : costs.misfit);
      steps.push({ length, words: words.map(plain), cost, isGuess: true });
    }
    return steps.toSorted((a, b) => a.cost - b.cost).slice(0, correctionsMax);
  }

  /** Whether words stand beside the neighbours of a place in the query somewhere in the directory. */
  #fits(start: number, end: number, words: readonly string[]): boolean {
    const { speller } = this.#index;
    const before = this.#pieces[start - 1]?.folded;
    const after = this.#pieces[end]?.folded;
    if (before === undefined && after === undefined) return true;
    const isAfter = before !== undefined && speller.pairOf(before, words[0] ?? '') !== undefined;
    return isAfter || (after !== undefined && speller.pairOf(words.at(-1) ?? '', after) !== undefined);
  }
}

function isSame(a: readonly QueryWord[], b: readonly QueryWord[]): boolean {
  return a.length === b.length && a.every(({ folded }, at) => folded === b[at]?.folded);
}

/** Of equals the one that has come furthest, so that a plain text is read straight through. */
function takeCheapest<Item extends { cost: number; at: number }>(open: Item[]): Item {
  let best = open.length - 1;
  for (let index = best - 1; index >= 0; index -= 1) {
    const [a, b] = [open[index], open[best]];
    if (a && b && (a.cost < b.cost || (a.cost === b.cost && a.at > b.at))) best = index;
  }
  const [taken] = open.splice(best, 1);
  if (!taken) throw new Error('nothing is left to read');
  return taken;
}

/** Written together and wrongly at once, or twice wrongly, is believed only of what is too long to be something else. */
function isBelievable(length: number, isJoined: boolean, slips: number): boolean {
  return length >= 4 + (isJoined ? 2 : 0) + (slips > 1 ? 2 : 0);
}

/** The known words that a text begins. */
export function foldsWith({ sortedFolds }: SearchIndex, prefix: string): readonly string[] {
  const from = firstAtLeast(sortedFolds, prefix);
  return sortedFolds.slice(from, firstAtLeast(sortedFolds, `${prefix}\uffff`));
}

function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
