import { isMarkedStart, noTone, toneBit } from '../letters.ts';
import { ambiguousAbbreviations } from './abbreviations.ts';
import { type Telling, tellingOf } from './common-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { Spelling } from './speller.ts';
import { unrepeated, untelex } from './telex.ts';
import { tellingWords } from './whole-names.ts';
import { expand, pieces, type Word } from './words.ts';

/**
 * A word of a query as it is looked up. The word being typed also stands for every word that it begins; only of a
 * word as it was typed do the marks, or their absence, tell anything.
 */
export type QueryWord = Word & { readonly isPrefix: boolean; readonly isTyped: boolean };

/** One way to understand what was typed, how far it is from the letters, and whether it is more than was written. */
export type Reading = { readonly words: readonly QueryWord[]; readonly cost: number; readonly isGuess: boolean };

type Add = (words: readonly QueryWord[], cost: number, length?: number) => void;
type Step = { length: number; words: readonly QueryWord[]; cost: number; isGuess?: boolean };

const costs = {
  completed: 0.02,
  abbreviation: 0.04,
  joined: 0.08,
  telex: 0.12,
  repeated: 0.12,
  initials: 0.2,
  skipped: 0.5,
  slip: 0.25,
  firstLetter: 0.1,
  misfit: 0.1,
  otherTone: 0.25,
};
const readingsMax = 12;
const correctionsMax = 6;
const completionsMax = 6;
const wordsReadMax = 24;
/** In a longer text some words stand beside each other by chance. */
const doubtedMax = 12;
/** A text that can be read in so many ways says nothing. */
const openMax = 2000;

/** Initials are written together or in a few groups. */
const initialsPiecesMax = 3;
const initialsLengthMax = 8;
const initialsLengthMin = 4;

const isCommon = (telling: Telling | undefined) => telling === 'talk' || telling === 'kind';
const hasVowel = /[aeiouy]/;
const isNumber = (text: string) => /^\d/.test(text);
const plain = (folded: string): QueryWord => ({ folded, marked: folded, isPrefix: false, isTyped: false });
const whole = (word: Word): QueryWord => ({ ...word, isPrefix: false, isTyped: false });

const hospitalWords = ['benh', 'vien'].map(plain);

/**
 * Whose spelling is forgiven: nobody's, that of words which the directory does not know, everybody's, or that of the whole
 * as one name.
 */
export type Leniency = 'none' | 'unknown' | 'all' | 'whole';

/**
 * What slips may cost altogether: some, less where marks show that somebody takes care, and more the more letters there
 * are that can be right.
 */
const slipsCost = { some: 0.2, someMarked: 0.15, perLetter: 0.045 };

export class QueryReader {
  readonly #index: SearchIndex;
  readonly #pieces: readonly Word[];
  readonly #telling: readonly Telling[];
  readonly #isTyping: boolean;
  readonly #known: readonly boolean[];
  readonly #costMax: number;
  readonly #isMarked: boolean;

  constructor(index: SearchIndex, query: string) {
    this.#index = index;
    this.#pieces = pieces(query).slice(0, wordsReadMax);
    this.#isMarked = this.#pieces.some(({ folded, marked }) => folded !== marked);
    this.#telling = tellingOf(this.#pieces);
    this.#isTyping = /[\p{L}\p{N}]$/u.test(query);
    this.#known = this.#pieces.map(
      (piece, at) => isCommon(this.#telling[at]) || this.#knows(piece.folded) || expand(piece) !== undefined,
    );
    const some = this.#isMarked ? slipsCost.someMarked : slipsCost.some;
    this.#costMax = some + slipsCost.perLetter * this.#lettersCount();
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get words(): readonly Word[] {
    return this.#pieces.flatMap((piece) => expand(piece) ?? [piece]);
  }

  #lettersCount(): number {
    const telling = this.#pieces.filter((_, at) => !isCommon(this.#telling[at]));
    return telling.reduce((sum, { folded }) => sum + folded.length, 0);
  }

  /** The cheapest readings first, and no more than are worth an answer. */
  list(leniency: Leniency): Reading[] {
    if (leniency === 'whole') return this.#wholeNames();
    return this.#cheapest(leniency);
  }

  /** As it is written, words that the directory does not know left out. */
  withoutUnknown(): Reading | undefined {
    return this.#cheapest('passing over')[0];
  }

  #wholeNames(): Reading[] {
    const typed = tellingWords(this.words);
    const readings: Reading[] = [];
    for (const { words, slips } of this.#index.wholeNames.near(typed.map(({ folded }) => folded))) {
      const name = words.map(plain);
      const otherTones = this.#otherTones(
        typed,
        tellingWords(name).map(({ folded }) => folded),
      );
      const cost = slips * costs.slip + otherTones * costs.otherTone;
      if (otherTones === 0 || cost <= this.#costMax) readings.push({ words: name, cost, isGuess: true });
    }
    return readings.slice(0, correctionsMax);
  }

  /** How many words have another tone than was typed, in a text that has tones: who types them seldom gets them wrong. */
  #otherTones(typed: readonly Word[], words: readonly string[]): number {
    if (!this.#isMarked || typed.length !== words.length) return 0;
    const { tonesByFold } = this.#index;
    return typed.filter(({ marked }, at) => {
      const tone = toneBit(marked);
      return tone > noTone && ((tonesByFold.get(words[at] ?? '') ?? 0) & tone) === 0;
    }).length;
  }

  #cheapest(leniency: Leniency | 'passing over'): Reading[] {
    const steps = this.#pieces.map((_, at) => this.#steps(at, leniency));
    const readings: Reading[] = [];
    const open: (Reading & { at: number })[] = [{ words: [], cost: 0, at: 0, isGuess: false }];
    while (readings.length < readingsMax) {
      const cheapest = open.pop();
      if (!cheapest) break;
      const { words, cost, at, isGuess } = cheapest;
      if (at === steps.length && !readings.some((known) => isSame(known.words, words)))
        readings.push({ words, cost, isGuess });
      for (const step of steps[at] ?? []) {
        const next = { cost: cost + step.cost, isGuess: isGuess || step.isGuess === true };
        if (next.isGuess && next.cost > this.#costMax) continue;
        putInOrder(open, { ...next, words: [...words, ...step.words], at: at + step.length });
      }
      if (open.length > openMax) return readings;
    }
    return readings;
  }

  #steps(at: number, leniency: Leniency | 'passing over'): Step[] {
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
    if (leniency === 'passing over' && steps.length === 0) steps.push({ length: 1, words: [], cost: costs.skipped });
    return steps.toSorted((a, b) => a.cost - b.cost);
  }

  /** Whether this piece and the next are words of the directory, so that nothing need be forgiven. */
  #areKnown(at: number): boolean {
    return [at, at + 1].every((index) => index >= this.#pieces.length || this.#isKnown(index));
  }

  #isKnown(at: number): boolean {
    return this.#known[at] ?? true;
  }

  #knowsSyllable(folded: string): boolean {
    return folded.length > 1 && hasVowel.test(folded) && this.#knows(folded);
  }

  #knows(folded: string): boolean {
    return this.#index.termsByFold.has(folded);
  }

  #exactSteps(at: number): Step[] {
    const piece = this.#pieces[at];
    if (!piece) return [];
    const steps: Step[] = [];
    const add: Add = (words, cost, length = 1) => {
      steps.push({ length, words, cost });
    };
    const expanded = expand(piece);
    if (expanded) add(expanded.map(whole), 0);
    else if (this.#isKnown(at) || this.#begins(at)) add([{ ...piece, isPrefix: this.#isOpen(at), isTyped: true }], 0);
    for (const reading of ambiguousAbbreviations.get(piece.folded) ?? []) add(reading.map(whole), costs.abbreviation);
    if (!this.#isKnown(at)) this.#addTakenApart(piece.folded, add);
    this.#addInitials(at, add);
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
    const piece = this.#pieces[at];
    const prefix = piece?.folded ?? '';
    if (!left || !piece || isNumber(prefix)) return [];
    const before = (expand(left) ?? [left]).at(-1)?.folded ?? '';
    const words = this.#index.speller.completions(before, prefix);
    const right = piece.marked === prefix ? words : words.filter((word) => this.#mayBegin(word, piece.marked));
    return right.slice(0, completionsMax);
  }

  #mayBegin(folded: string, start: string): boolean {
    const { termsByFold, markedOfTerm } = this.#index;
    return (termsByFold.get(folded) ?? []).some((term) => isMarkedStart(start, markedOfTerm[term] ?? ''));
  }

  #addTakenApart(chunk: string, add: Add): void {
    const parts = this.#index.speller.split(chunk);
    if (parts) add(parts.map(plain), costs.joined);
    if (chunk.startsWith('bv')) this.#addAfterPrefix(chunk.slice(2), add);
    const typed = untelex(chunk);
    if (typed !== chunk && this.#knowsSyllable(typed)) add([plain(typed)], costs.telex);
    const single = unrepeated(typed);
    if (single !== typed && this.#knowsSyllable(single)) add([plain(single)], costs.repeated);
  }

  /** "bvpsth", "bv nt tw": a name by its first letters, believed without the word for hospital only when it is long. */
  #addInitials(at: number, add: Add): void {
    const isAfterHospital = this.#pieces[at - 1]?.folded === 'bv';
    for (let length = 1; length <= initialsPiecesMax; length += 1) {
      const run = this.#pieces.slice(at, at + length);
      if (run.length < length || run.some(({ folded }) => folded.length > initialsLengthMax)) return;
      if (run.every(({ folded }, offset) => this.#isKnown(at + offset) && hasVowel.test(folded))) continue;
      const chunk = run.map(({ folded }) => folded).join('');
      const letters = chunk.startsWith('bv') ? chunk.slice(2) : chunk;
      if (letters === chunk && !isAfterHospital && letters.length < initialsLengthMin) continue;
      for (const words of this.#index.wholeNames.withInitials(letters)) {
        const isTwice = isAfterHospital && words[0] === 'benh' && words[1] === 'vien';
        add((isTwice ? words.slice(2) : words).map(plain), costs.initials, length);
      }
    }
  }

  /** "bvtudu": the abbreviation for hospital, and the rest. */
  #addAfterPrefix(rest: string, add: Add): void {
    const parts = this.#knows(rest) ? [rest] : this.#index.speller.split(rest);
    if (parts) add([...hospitalWords, ...parts.map(plain)], costs.joined);
    for (const reading of ambiguousAbbreviations.get(rest) ?? []) {
      add([...hospitalWords, ...reading.map(whole)], costs.joined + costs.abbreviation);
    }
  }

  /** "vin mec" is one word, "ch oray" two others. */
  #addJoined(at: number, add: Add): void {
    for (let length = 2; length <= 3; length += 1) {
      const run = this.#pieces.slice(at, at + length);
      if (run.length < length) return;
      const chunk = run.map(({ folded }) => folded).join('');
      const isNumeral = /^\d+$/.test(chunk);
      if ((chunk.length < 4 && !isNumeral) || chunk.length > 16) continue;
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
    for (const { words, slips } of this.#corrections(chunk)) {
      if (!isBelievable(chunk.length, words.length > length, slips)) continue;
      const fits = this.#fits(at, at + length, words);
      // A word that the directory has is another's misspelling only where that other one stands beside its neighbours.
      if (isKnown && !fits) continue;
      const cost =
        slips * costs.slip +
        (words[0]?.[0] === chunk[0] ? 0 : costs.firstLetter) +
        (fits ? 0 : costs.misfit) +
        this.#otherTones(run, words) * costs.otherTone;
      steps.push({ length, words: words.map(plain), cost, isGuess: true });
    }
    return steps.toSorted((a, b) => a.cost - b.cost).slice(0, correctionsMax);
  }

  #corrections(chunk: string): Spelling[] {
    const found = this.#index.speller.correct(chunk);
    if (found.length > 0 || !chunk.startsWith('bv')) return found;
    const rest = this.#index.speller.correct(chunk.slice(2));
    return rest.map(({ words, slips }) => ({ words: ['benh', 'vien', ...words], slips }));
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

/** The cheapest stands last; of equals the one that has come furthest, so that a plain text is read straight through. */
function putInOrder<Item extends { cost: number; at: number }>(open: Item[], item: Item): void {
  let low = 0;
  let high = open.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = open[middle];
    if (other && (other.cost < item.cost || (other.cost === item.cost && other.at > item.at))) high = middle;
    else low = middle + 1;
  }
  open.splice(low, 0, item);
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
