import { ambiguousUnmarked, isAmbiguousUnmarked } from './ambiguous.ts';
import { fold } from './fold.ts';
import { baseLetter } from './letters.ts';
import { isWithMarks } from './plain-words.ts';
import { type Reading, type Token, wordsOf } from './reading.ts';
import type { Word } from './word.ts';
import { addPair } from './word-pairs.ts';
import { WordSet } from './word-set.ts';
import { notYet, nowhere, WordTree } from './word-tree.ts';

export type PhraseEntry<Value> = {
  /** Written with its marks; " … " stands for up to seven words inside one sentence. */
  readonly phrase: string;
  readonly value: Value;
  /** True when the phrase without marks means something else too often to be trusted ("mau", "tu tu"). */
  readonly needsMarks?: boolean;
  /** Like `needsMarks`, but the match is given and called weak, for the caller to judge by what stands beside it. */
  readonly weakUnmarked?: boolean | 'if ambiguous';
};

export type Match<Value> = {
  readonly value: Value;
  /** The first and the last token. */
  readonly from: number;
  readonly to: number;
  /** Whether every word was written with the phrase's own marks; otherwise marks were missing. */
  readonly exact: boolean;
  /** Whether marks were missing from a phrase that is ambiguous without them. */
  readonly weak: boolean;
};

/** Where a phrase ends, with all that it stands for: the same phrase is compared once. */
type End<Value> = {
  readonly words: readonly Word[];
  readonly values: Value[];
  readonly needsMarks: boolean;
  readonly weakUnmarked: boolean;
};

type Meaning<Value> = { readonly value: Value; readonly needsMarks: boolean; readonly weakUnmarked: boolean };

/** Phrases as a tree of words without marks; which marks they must carry is known where they end. */
type Branches<Value> = { readonly tree: WordTree; readonly ends: (End<Value>[] | undefined)[] };

type Gapped<Value> = { readonly parts: number; readonly value: Value; readonly needsMarks: boolean };
type Part = { readonly gapped: number; readonly part: number };

/**
 * All phrases as one tree of words: finding them costs by the length of the text, not by their number. Every word gets
 * its number at once, but the part of the tree below a first word grows only when a text first uses that word: a start
 * does not wait for twenty thousand phrases.
 */
export type Phrases<Value> = {
  readonly whole: Branches<Value>;
  /** By first word, what the tree still lacks. */
  readonly waiting: Map<number, PhraseEntry<Value>[]>;
  readonly parts: Branches<Part>;
  readonly gapped: readonly Gapped<Value>[];
};

const gapMark = '…';
const gapWordsMax = 7;

export function buildPhrases<Value>(entries: readonly PhraseEntry<Value>[]): Phrases<Value> {
  const whole: Branches<Value> = { tree: new WordTree(), ends: [undefined] };
  const parts: Branches<Part> = { tree: new WordTree(), ends: [undefined] };
  const gapped: Gapped<Value>[] = [];
  const waiting = new Map<number, PhraseEntry<Value>[]>();
  for (const entry of entries) {
    if (!entry.phrase.includes(gapMark)) {
      hold(whole.tree, waiting, entry);
      continue;
    }
    const { phrase, value, needsMarks = false, weakUnmarked = false } = entry;
    const pieces = phrase
      .split(gapMark)
      .map(wordsOf)
      .filter((words) => words.length > 0);
    for (const [part, words] of pieces.entries()) {
      pair(words);
      insert(parts, words, {
        value: { gapped: gapped.length, part },
        needsMarks,
        weakUnmarked: isWeak(weakUnmarked, words),
      });
    }
    gapped.push({ parts: pieces.length, value, needsMarks });
  }
  return { whole, waiting, parts, gapped };
}

function hold<Value>(tree: WordTree, waiting: Map<number, PhraseEntry<Value>[]>, entry: PhraseEntry<Value>): void {
  const words = wordsOf(entry.phrase);
  const [first] = words;
  if (!first) return;
  pair(words);
  tree.awaitFirst(first.id);
  const beside = waiting.get(first.id);
  if (beside) beside.push(entry);
  else waiting.set(first.id, [entry]);
}

function pair([first, second]: readonly Word[]): void {
  if (first && second) addPair(first.id, second.id);
}

function grow<Value>({ waiting, whole }: Phrases<Value>, word: number): void {
  for (const { phrase, value, needsMarks = false, weakUnmarked = false } of waiting.get(word) ?? []) {
    const words = wordsOf(phrase);
    insert(whole, words, { value, needsMarks, weakUnmarked: isWeak(weakUnmarked, words) });
  }
  waiting.delete(word);
}

function isWeak(weakUnmarked: boolean | 'if ambiguous', words: readonly Word[]): boolean {
  return weakUnmarked === 'if ambiguous' ? isAmbiguousUnmarked(words) : weakUnmarked;
}

function insert<Value>(
  { tree, ends }: Branches<Value>,
  words: readonly Word[],
  { value, needsMarks, weakUnmarked }: Meaning<Value>,
): void {
  let node = nowhere;
  for (const { id } of words) {
    node = node === nowhere ? tree.addFirst(id) : tree.addNext(node, id);
    if (node === ends.length) ends.push(undefined);
  }
  const here = ends[node];
  const same = here?.find(
    (end) => end.needsMarks === needsMarks && end.weakUnmarked === weakUnmarked && areSame(end.words, words),
  );
  if (same) same.values.push(value);
  else if (here) here.push({ words, values: [value], needsMarks, weakUnmarked });
  else ends[node] = [{ words, values: [value], needsMarks, weakUnmarked }];
}

function areSame(some: readonly Word[], others: readonly Word[]): boolean {
  return some.every(({ form }, at) => form === others[at]?.form);
}

/** Every phrase in the text, by where it begins; phrases that overlap are all given. */
export function findPhrases<Value>(reading: Reading, phrases: Phrases<Value>, lightMax = 0): Match<Value>[] {
  if (phrases.waiting.size > 0)
    for (const { id } of reading.tokens) if (phrases.whole.tree.begin(id) === notYet) grow(phrases, id);
  const found: Match<Value>[] = [];
  walk(reading, phrases.whole, lightMax, found);
  if (phrases.gapped.length > 0 && joinParts(reading, phrases, found)) found.sort((a, b) => a.from - b.from);
  return found;
}

/** Words that may stand inside a phrase and change nothing: "tim (em) đập nhanh", "tay (bà cứ) run". */
const lightWords =
  'em tôi tui mình con cháu ông bà bố mẹ ba má anh chị bé nó hắn cụ nội ngoại chồng vợ cứ bị thấy của luôn';
const lightAsWritten = new Set(lightWords.split(' '));
const light = new WordSet(fold(lightWords));
/** Without marks fewer are sure to be such words. */
const lightUnmarked = new WordSet('em toi minh no cu bi');

function isLight(token: Token, usesMarks: boolean): boolean {
  return light.has(token) && (usesMarks ? lightAsWritten.has(token.word) : lightUnmarked.has(token));
}

/** Where the words of the phrase that is being followed stand; the same room for every phrase, and none is so long. */
const places = new Int32Array(256);

function walk<Value>(reading: Reading, { tree, ends }: Branches<Value>, lightMax: number, found: Match<Value>[]): void {
  const { tokens } = reading;
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from];
    if (!first) break;
    let node = tree.begin(first.id);
    if (node === nowhere) continue;
    let left = lightMax;
    let words = 0;
    const usesMarks = isWithMarks(first, reading);
    for (let at = from; node !== nowhere; ) {
      places[words] = at;
      words += 1;
      const here = ends[node];
      if (here) for (const end of here) accept(reading, from, at, end, usesMarks, found);
      at += 1;
      let next: number = nowhere;
      for (; ; at += 1) {
        const token = tokens[at];
        if (!token || token.sentence !== first.sentence) break;
        next = tree.next(node, token.id);
        if (next !== nowhere || left === 0 || !isLight(token, usesMarks)) break;
        left -= 1;
      }
      node = next;
    }
  }
}

function accept<Value>(
  reading: Reading,
  from: number,
  to: number,
  end: End<Value>,
  usesMarks: boolean,
  found: Match<Value>[],
): void {
  const fit = fitOf(reading, end.words, usesMarks);
  // Someone who writes marks and leaves them off here means the other word.
  if (fit === noFit || (fit === folded && (end.needsMarks || (end.weakUnmarked && usesMarks)))) return;
  const exact = fit === exactFit;
  // A writer without marks may mean another word even where ours has none ("tu", "con").
  const weak = end.weakUnmarked && (!exact || !usesMarks);
  for (const value of end.values) found.push({ value, from, to, exact, weak });
}

const noFit = 0;
const folded = 1;
const exactFit = 2;

/** How many words of a long phrase may carry wrong marks and still be that phrase. */
const wordsForOneSlip = 3;

/** Hỏi and ngã are one tone to us, but alone each of these is another word: to rest and to think, to heal and to be with child. */
const ownWithHook: ReadonlySet<string> = new Set(['nghỉ', 'nghĩ', 'chữa', 'chửa']);

function fitOf(reading: Reading, words: readonly Word[], usesMarks: boolean): number {
  let exact = true;
  let slips = 0;
  for (let i = 0; i < words.length; i += 1) {
    const written = reading.tokens[places[i] ?? -1];
    const meant = words[i];
    if (!written || !meant) return noFit;
    if (written.form === meant.form) {
      if (words.length === 1 && written.word !== meant.word && ownWithHook.has(written.word)) return noFit;
      continue;
    }
    exact = false;
    if (isUnderMarked(written, meant, usesMarks && words.length < wordsForOneSlip)) continue;
    // “Không mờ mắt” is no slip of “không mở mắt”: what is a word of its own with those marks is meant.
    if (usesMarks && ambiguousUnmarked.has(written.folded)) return noFit;
    slips += 1;
  }
  if (slips > 0 && (words.length < wordsForOneSlip || slips > 1)) return noFit;
  return exact ? exactFit : folded;
}

/**
 * Whether marks are only missing, not different: "sot" and "sôt" for "sốt", but not "màu" for "máu". Someone who writes
 * marks forgets a tone ("sôt") or a whole word ("nguc"), but "đó" is not "đớ" and "do" is not "đơ".
 */
function isUnderMarked(written: Token, meant: Word, usesMarks: boolean): boolean {
  if (written.tone !== 0 && written.tone !== meant.tone) return false;
  if (usesMarks && written.shape !== meant.shape && (written.tone !== 0 || ambiguousUnmarked.has(written.folded)))
    return false;
  if (usesMarks && written.tone === 0 && written.shape === written.folded && ambiguousUnmarked.has(written.folded))
    return false;
  for (let i = 0; i < written.shape.length; i += 1) {
    const code = written.shape.charCodeAt(i);
    if (code !== meant.shape.charCodeAt(i) && code !== baseLetter(code)) return false;
  }
  return true;
}

/** Whether any phrase with a gap was found. */
function joinParts<Value>(reading: Reading, phrases: Phrases<Value>, found: Match<Value>[]): boolean {
  const before = found.length;
  const pieces: Match<Part>[] = [];
  walk(reading, phrases.parts, 0, pieces);
  const firsts = pieces.filter(({ value }) => value.part === 0);
  if (firsts.length === 0) return false;
  const later = laterParts(pieces, firsts);
  for (const first of firsts) {
    const whole = phrases.gapped[first.value.gapped];
    const rest = later.get(first.value.gapped);
    if (whole && rest) extend(reading, rest, first, whole, found);
  }
  return found.length > before;
}

/** By phrase, the parts after the first: most are of phrases whose first part is not there. */
function laterParts(pieces: readonly Match<Part>[], firsts: readonly Match<Part>[]): Map<number, Match<Part>[]> {
  const later = new Map(firsts.map(({ value }): [number, Match<Part>[]] => [value.gapped, []]));
  for (const piece of pieces) if (piece.value.part > 0) later.get(piece.value.gapped)?.push(piece);
  return later;
}

function extend<Value>(
  reading: Reading,
  rest: readonly Match<Part>[],
  first: Match<Part>,
  whole: Gapped<Value>,
  found: Match<Value>[],
): void {
  let last = first;
  let exact = first.exact;
  let weak = first.weak;
  for (let part = 1; part < whole.parts; part += 1) {
    const next = nextPart(reading, rest, last, part);
    if (!next) return;
    last = next;
    exact &&= next.exact;
    weak ||= next.weak;
  }
  found.push({ value: whole.value, from: first.from, to: last.to, exact, weak });
}

/** The next part of the same phrase that begins within reach. */
function nextPart(
  { tokens }: Reading,
  rest: readonly Match<Part>[],
  last: Match<Part>,
  part: number,
): Match<Part> | undefined {
  return rest.find(
    ({ from, value }) =>
      value.part === part &&
      from > last.to &&
      from - last.to <= gapWordsMax + 1 &&
      tokens[from]?.sentence === tokens[last.to]?.sentence,
  );
}

/** The patient's own words that a match covers. */
export function quote(reading: Reading, match: { readonly from: number; readonly to: number }): string {
  const start = reading.tokens[match.from]?.start ?? 0;
  const end = reading.tokens[match.to]?.end ?? start;
  return reading.text.slice(start, end);
}
