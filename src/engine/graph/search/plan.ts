import { type Telling, tellingOf } from './common-words.ts';
import { type Meaning, type Span, spansIn } from './phrase-table.ts';
import { Asked } from './rank-names.ts';
import { foldsWith, type QueryWord, type Reading } from './readings.ts';
import type { Alternative, Slot } from './retriever.ts';
import { isIn, placeUnit, type SearchIndex } from './search-index.ts';

/** What a reading asks for, of a hospital and of its name. */
export type Plan = {
  required: Slot[];
  optional: Slot[];
  asked: Asked;
  /** Whether it asks for words that are neither a place nor a specialty: only such words can be misspelt names. */
  hasNames: boolean;
  /** Whether it asks for nothing but a place and the kind of house. */
  isPlaceOnly: boolean;
  isMarked: boolean;
  cost: number;
};

/** How much less a match counts that is not letter for letter. */
const factor = { exact: 1, unmarked: 0.98, otherMarks: 0.8, prefix: 0.75, town: 0.3 };
const doubtfulWeight = 0.5;
const weightMin = 0.2;
const pairWeight = 1.5;
/** What a place weighs among the things asked for: about as much as a word that every tenth hospital has. */
const placeWeight = 2.4;
/** A place written so short may as well be the beginning of a word. */
const shortPlaceLength = 3;

export function planOf(index: SearchIndex, { words, cost, isGuess }: Reading): Plan {
  const telling = tellingOf(words);
  const plan: Plan = {
    required: [],
    optional: [],
    asked: new Asked(),
    hasNames: false,
    isPlaceOnly: true,
    isMarked: words.some((word) => word.isTyped && isMarkedWord(word)),
    cost,
  };
  const spans = spansIn(index.phrases, words, telling);
  words.forEach((word, at) => {
    const span = spans.find(({ start, end }) => at >= start && at < end);
    const places = span?.meanings.filter(({ kind }) => kind !== 'specialty') ?? [];
    if (span && places.length > 0) {
      if (at === span.start) addPlaces(index, plan, places, { at, word, isAlone: span.end === at + 1 });
    } else if (!span && telling[at] === 'kind') addKind(index, plan, at, word);
    else if (span || telling[at] !== 'talk') addWord(index, plan, { at, word, telling: telling[at], span });
  });
  if (plan.required.length === 0) plan.required = plan.optional.splice(0);
  const pairs = pairSlots(index, words, telling, spans);
  plan.optional.push(...pairs);
  // A guess at a name must at least meet two of its words side by side.
  if (isGuess && plan.hasNames && words.length > 1) {
    plan.required.push({ alternatives: pairs.flatMap(({ alternatives }) => alternatives), weight: weightMin });
  }
  return plan;
}

const isPlaceSpan = ({ meanings }: Span) => meanings.some(({ kind }) => kind !== 'specialty');

/** A name that has two of the words side by side is meant rather than one that has them apart. */
function pairSlots(
  index: SearchIndex,
  words: readonly QueryWord[],
  telling: readonly Telling[],
  spans: readonly Span[],
): Slot[] {
  const isPlace = words.map((_, at) => spans.some((span) => at >= span.start && at < span.end && isPlaceSpan(span)));
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!next || (telling[at] === 'kind' && telling[at + 1] === 'kind') || (isPlace[at] && isPlace[at + 1])) return [];
    const pair = index.speller.pairOf(word.folded, next.folded);
    if (pair === undefined) return [];
    return [{ alternatives: [{ postings: index.pairs, term: pair, factor: factor.exact }], weight: pairWeight }];
  });
}

const isMarkedWord = ({ marked, folded }: QueryWord) => marked !== folded;

type WordAt = { at: number; word: QueryWord; telling: Telling | undefined; span: Span | undefined };

function addWord(index: SearchIndex, plan: Plan, { at, word, telling, span }: WordAt): void {
  plan.isPlaceOnly = false;
  const literals = literalsOf(index, word, plan.isMarked);
  const weight = weightOf(index, literals);
  plan.asked.weight += weight;
  for (const { term, factor } of literals) plan.asked.add(term, at, factor);
  const meanings = meaningsOf(index, span?.meanings ?? []);
  // A phrase is asked for once, by what it means; how it is written matters only to the name.
  const isPhrase = span !== undefined && span.end - span.start > 1 && meanings.length > 0;
  if (isPhrase && at > span.start) return;
  const slot = { alternatives: isPhrase ? meanings : [...literals, ...meanings], weight: Math.max(weightMin, weight) };
  if (telling === 'doubtful' && !isPhrase) plan.optional.push({ ...slot, weight: slot.weight * doubtfulWeight });
  else {
    plan.required.push(slot);
    plan.hasNames ||= span === undefined;
  }
}

function addKind(index: SearchIndex, { asked }: Plan, at: number, { folded }: QueryWord): void {
  const unit = index.kindUnits.get(folded);
  if (unit === undefined) return;
  asked.add(unit, at, factor.exact);
  asked.weight += index.unitWeight(unit);
}

/** As much as the commonest of the words that it may well mean: "uong" is "ương" before it is anything rare. */
function weightOf({ termWeight }: SearchIndex, literals: readonly Alternative[]): number {
  const closest = literals.reduce((most, { factor }) => Math.max(most, factor), 0) - 0.05;
  let least = Number.POSITIVE_INFINITY;
  for (const { term, factor } of literals) if (factor >= closest) least = Math.min(least, termWeight[term] ?? 0);
  return literals.length === 0 ? 0 : least;
}

type PlaceAt = { at: number; word: QueryWord; isAlone: boolean };

function addPlaces(index: SearchIndex, plan: Plan, places: readonly Meaning[], { at, word, isAlone }: PlaceAt): void {
  const isShort = isAlone && word.folded.length <= shortPlaceLength;
  const literals = isShort ? literalsOf(index, word, plan.isMarked) : [];
  plan.required.push({ alternatives: [...meaningsOf(index, places), ...literals], weight: placeWeight });
  for (const { term, factor } of literals) plan.asked.add(term, at, factor);
  for (const { key } of places) {
    const meaning = index.meanings.get(key);
    if (meaning !== undefined) plan.asked.add(placeUnit(meaning), at, factor.exact);
  }
}

/** In a text with marks, a word without any is meant without. */
function literalsOf(index: SearchIndex, word: QueryWord, isTextMarked: boolean): Alternative[] {
  const { folded, marked, isPrefix } = word;
  const exact = index.termOf.get(marked);
  const isMarked = isMarkedWord(word) || (isTextMarked && word.isTyped);
  const found = (index.termsByFold.get(folded) ?? []).map((term) => ({
    postings: index.words,
    term,
    factor: term === exact ? factor.exact : isMarked ? factor.otherMarks : factor.unmarked,
  }));
  if (!isPrefix || (found.length > 0 && /^\d$/.test(folded))) return found;
  for (const longer of foldsWith(index, folded)) {
    if (longer === folded) continue;
    const share = 0.5 + (0.5 * folded.length) / longer.length;
    for (const term of index.termsByFold.get(longer) ?? []) {
      found.push({ postings: index.words, term, factor: factor.prefix * share });
    }
  }
  return found;
}

function meaningsOf(index: SearchIndex, meanings: readonly Meaning[]): Alternative[] {
  return meanings.flatMap(({ key, kind, ...meaning }) => {
    const member = kind === 'town' && 'former' in meaning ? isIn(`f:${meaning.former}`) : isIn(key);
    return [
      alternativeOf(index, key, factor.exact),
      alternativeOf(index, member, kind === 'town' ? factor.town : factor.exact),
    ].filter((alternative) => alternative !== undefined);
  });
}

function alternativeOf(index: SearchIndex, key: string, factor: number): Alternative | undefined {
  const term = index.meanings.get(key);
  return term === undefined ? undefined : { postings: index.meaningPostings, term, factor };
}
