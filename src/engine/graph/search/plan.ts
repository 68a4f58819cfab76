import { withFallbacks } from '#engine/knowledge/specialties.ts';
import { isMarkedStart } from '../letters.ts';
import { type Telling, tellingOf } from './common-words.ts';
import { isPlace, type Meaning, type Span, spansIn } from './phrase-table.ts';
import { foldedOf } from './phrases.ts';
import type { Postings } from './postings.ts';
import { Asked } from './rank-names.ts';
import { foldsWith, type QueryWord, type Reading } from './readings.ts';
import type { Alternative, Slot } from './retriever.ts';
import { isIn, type SearchIndex } from './search-index.ts';
import { placeUnit } from './units.ts';

/** What a reading asks for, of a hospital and of its name. */
export type Plan = {
  required: Slot[];
  optional: Slot[];
  asked: Asked;
  /** What is asked for by its meaning, and the pairs of words that stand side by side in some name. */
  trades: Slot[];
  places: Slot[];
  pairs: Slot[];
  /** Whether it asks for words that are neither a place nor a specialty: only such words can be misspelt names. */
  hasNames: boolean;
  /** Whether it asks for nothing but a place and the kind of house. */
  isPlaceOnly: boolean;
  isMarked: boolean;
  /** Whether it also asks for words that carry other marks than were typed. */
  isLoose: boolean;
  /** Whether the words of a name stand side by side as they do somewhere in the directory. */
  isConnected: boolean;
  cost: number;
};

export type PlanOptions = {
  /** A specialty is also answered by the nearest ones, as a patient would be. */
  withKin?: boolean;
  /** Marks must be right where they were typed. */
  isStrict?: boolean;
};

/** How much less a match counts that is not letter for letter. */
const factor = { exact: 1, unmarked: 0.98, otherMarks: 0.8, prefix: 0.75, town: 0.3, kin: 0.5 };
const doubtfulWeight = 0.5;
const weightMin = 0.2;
const pairWeight = 1.5;
/** What a place weighs among the things asked for: about as much as a word that every tenth hospital has. */
const placeWeight = 2.4;
/** What a specialty weighs at least. */
const tradeWeight = 2.4;
/** A word that so few hospitals have says which one is meant, whatever stands beside it. */
const rareCountMax = 2;
const shortPlaceLength = 3;

export function planOf(index: SearchIndex, { words, cost, isGuess }: Reading, options: PlanOptions = {}): Plan {
  const telling = tellingOf(words);
  const plan: Plan = {
    required: [],
    optional: [],
    asked: new Asked(),
    trades: [],
    places: [],
    pairs: [],
    hasNames: false,
    isPlaceOnly: true,
    isMarked: words.some((word) => word.isTyped && isMarkedWord(word)),
    isLoose: false,
    isConnected: false,
    cost,
  };
  const spans = spansIn(index.phrases, words, telling);
  words.forEach((word, at) => {
    const span = spans.find(({ start, end }) => at >= start && at < end);
    const places = span?.meanings.filter(isPlace) ?? [];
    if (span && places.length > 0) {
      if (at === span.start) addPlaces(index, plan, places, words.slice(span.start, span.end), at);
    } else if (!span && telling[at] === 'kind') addKind(index, plan, at, word);
    else if (span || telling[at] !== 'talk') addWord(index, plan, { at, word, telling: telling[at], span, options });
  });
  if (plan.required.length === 0) plan.required = plan.optional.splice(0);
  plan.isConnected = isConnected(index, words, plan.asked);
  plan.pairs = pairSlots(index, words, telling, spans);
  plan.optional.push(...plan.pairs);
  // A guess at a name must at least meet two of its words side by side.
  if (isGuess && plan.hasNames && words.length > 1) {
    plan.required.push({ alternatives: plan.pairs.flatMap(({ alternatives }) => alternatives), weight: weightMin });
  }
  return plan;
}

const isPlaceSpan = ({ meanings }: Span) => meanings.some(isPlace);

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
    if (!next || telling[at] === 'talk' || telling[at + 1] === 'talk' || (isPlace[at] && isPlace[at + 1])) return [];
    // What kind of house it is stands before many words; with a number it is a name.
    if (telling[at] === 'kind' && !/^\d/.test(next.folded)) return [];
    const alternatives = pairsOf(index, word, next);
    return alternatives.length === 0 ? [] : [{ alternatives, weight: pairWeight }];
  });
}

function pairsOf(index: SearchIndex, left: QueryWord | undefined, right: QueryWord | undefined): Alternative[] {
  const pair = index.speller.pairOf(left?.folded ?? '', right?.folded ?? '');
  return pair === undefined ? [] : [{ postings: index.pairs, term: pair, factor: factor.exact }];
}

const isMarkedWord = ({ marked, folded }: QueryWord) => marked !== folded;

type WordAt = {
  at: number;
  word: QueryWord;
  telling: Telling | undefined;
  span: Span | undefined;
  options: PlanOptions;
};

function addWord(index: SearchIndex, plan: Plan, { at, word, telling, span, options }: WordAt): void {
  plan.isPlaceOnly = false;
  // What had to be put right was not put right to be talk.
  const isDoubtful = telling === 'doubtful' && (word.isTyped || index.kindUnits.has(word.folded));
  // A specialty is known by what it means; only in names does it matter how it is written.
  const postings = span ? index.nameWords : index.words;
  const literals = literalsOf(index, word, plan, { ...options, postings });
  const weight = weightOf(index, literals);
  plan.asked.weight += weight;
  for (const { term, factor } of literals)
    plan.asked.add(term, at, factor, Math.min(1, weight / (index.termWeight[term] || 1)) * certaintyOf(factor));
  if (span) askTrade(index, plan.asked, { at, weight, span });
  else if (isDoubtful) addKind(index, plan, at, word);
  else plan.asked.name(at, weight);
  const meanings = meaningsOf(index, span?.meanings ?? []);
  if (options.withKin) meanings.push(...kinOf(index, span?.meanings ?? []));
  // A phrase is asked for once, by what it means; how it is written matters only to the name.
  const isPhrase = span !== undefined && span.end - span.start > 1 && meanings.length > 0;
  if (isPhrase && at > span.start) return;
  const slot = {
    alternatives: isPhrase ? meanings : [...literals, ...meanings],
    weight: Math.max(meanings.length > 0 ? tradeWeight : weightMin, weight),
  };
  if (isDoubtful && !isPhrase) plan.optional.push({ ...slot, weight: slot.weight * doubtfulWeight });
  else {
    plan.required.push(slot);
    if (meanings.length > 0) plan.trades.push(slot);
    plan.hasNames ||= span === undefined;
  }
}

/** The words of a phrase weigh together at least as much as any other specialty would, also when no name has them. */
function askTrade(
  index: SearchIndex,
  asked: Asked,
  { at, weight, span: { start, end, meanings } }: { at: number; weight: number; span: Span },
): void {
  if (at === start) asked.trades.push({ meanings: [], turns: 0, weight: 0 });
  const trade = asked.trades[asked.trades.length - 1];
  if (!trade) return;
  trade.turns |= 1 << at;
  trade.weight += weight;
  if (at < end - 1) return;
  trade.meanings = meanings.map(({ key }) => index.meanings.get(key)).filter((meaning) => meaning !== undefined);
  const lacking = Math.max(0, tradeWeight - trade.weight);
  trade.weight += lacking;
  asked.weight += lacking;
}

/**
 * One word may stand anywhere; of several, each stands beside a neighbour as it does in some name, department or address,
 * or is so rare that it needs none.
 */
function isConnected(index: SearchIndex, words: readonly QueryWord[], { nameTurns }: Asked): boolean {
  const turns = [...words.keys()].filter((at) => nameTurns & (1 << at) && isWholeWord(index, words[at]));
  const standBeside = (at: number) => {
    const [left, right] = [words[at], words[at + 1]];
    return left !== undefined && right !== undefined && index.speller.standBeside(left.folded, right.folded);
  };
  const beside = turns.filter((at) => standBeside(at - 1) || standBeside(at));
  if (turns.length < 2) return true;
  return beside.length > 1 && turns.every((at) => beside.includes(at) || isRare(index, words[at]));
}

function isRare({ termsByFold, words }: SearchIndex, word: QueryWord | undefined): boolean {
  const terms = termsByFold.get(word?.folded ?? '') ?? [];
  return terms.reduce((sum, term) => sum + words.count(term), 0) <= rareCountMax;
}

function isWholeWord({ termsByFold }: SearchIndex, word: QueryWord | undefined): boolean {
  return word !== undefined && (!word.isPrefix || termsByFold.has(word.folded));
}

/** The beginning of a word is as sure as the word, for all that can be known yet. */
const certaintyOf = (share: number) => (share <= factor.prefix ? 1 : share);

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

function addPlaces(
  index: SearchIndex,
  plan: Plan,
  places: readonly Meaning[],
  words: readonly QueryWord[],
  at: number,
): void {
  const literals = placeLiterals(index, plan, words);
  const pair = index.namesakes.has(foldedOf(words)) ? pairsOf(index, words[0], words[1]) : [];
  const slot = { alternatives: [...meaningsOf(index, places), ...literals, ...pair], weight: placeWeight };
  plan.required.push(slot);
  plan.places.push(slot);
  for (const { term, factor } of literals) plan.asked.add(term, at, factor);
  if (pair.length > 0) {
    words.forEach((word, offset) => {
      for (const { term, factor } of literalsOf(index, word, plan)) plan.asked.add(term, at + offset, factor);
    });
  }
  for (const place of places) {
    const meaning = index.meanings.get(place.key);
    if (meaning !== undefined) plan.asked.add(placeUnit(meaning), at, factor.exact);
    for (const key of [place.key, keyAround(index, place)]) {
      const around = index.meanings.get(key);
      if (around !== undefined) plan.asked.places.add(placeUnit(around));
    }
  }
}

/** A place that is written short may as well be a word or the beginning of one. */
function placeLiterals(index: SearchIndex, plan: Plan, words: readonly QueryWord[]): Alternative[] {
  const [word] = words;
  const isShort = words.length === 1 && word !== undefined && word.folded.length <= shortPlaceLength;
  return isShort ? literalsOf(index, word, plan) : [];
}

/** What a town lies in: the former province, or the province that kept its name. */
function keyAround({ meanings }: SearchIndex, place: Meaning): string {
  if (place.kind !== 'town') return place.key;
  return meanings.has(`f:${place.former}`) ? `f:${place.former}` : `p:${place.code}`;
}

type LiteralOptions = PlanOptions & { postings?: Postings };

/** In a text with marks, a word without any is meant without. */
function literalsOf(index: SearchIndex, word: QueryWord, plan: Plan, options: LiteralOptions = {}): Alternative[] {
  const { folded, marked, isPrefix } = word;
  const { isStrict, postings = index.words } = options;
  const exact = index.termOf.get(marked);
  const isMarked = isMarkedWord(word) || (plan.isMarked && word.isTyped);
  const found: Alternative[] = [];
  for (const term of index.termsByFold.get(folded) ?? []) {
    const isOther = isMarked && term !== exact;
    plan.isLoose ||= isOther;
    const share = term === exact ? factor.exact : isMarked ? factor.otherMarks : factor.unmarked;
    if (!isOther || !isStrict) found.push({ postings, term, factor: share });
  }
  if (!isPrefix || (found.length > 0 && /^\d$/.test(folded))) return found;
  // A letter or two begin too many words to mean any but those of a name.
  const beginnings = folded.length > 2 ? postings : index.nameWords;
  for (const longer of foldsWith(index, folded)) {
    if (longer === folded) continue;
    const share = 0.5 + (0.5 * folded.length) / longer.length;
    for (const term of index.termsByFold.get(longer) ?? []) {
      if (isMarkedWord(word) && !isMarkedStart(marked, index.markedOfTerm[term] ?? '')) continue;
      found.push({ postings: beginnings, term, factor: factor.prefix * share });
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

function kinOf(index: SearchIndex, meanings: readonly Meaning[]): Alternative[] {
  return meanings.flatMap((meaning) =>
    (meaning.kind === 'specialty' ? withFallbacks(meaning.code).slice(1) : [])
      .map((code) => alternativeOf(index, isIn(`s:${code}`), factor.kin))
      .filter((alternative) => alternative !== undefined),
  );
}

function alternativeOf(index: SearchIndex, key: string, factor: number): Alternative | undefined {
  const term = index.meanings.get(key);
  return term === undefined ? undefined : { postings: index.meaningPostings, term, factor };
}
