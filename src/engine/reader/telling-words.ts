import { contextOfWords } from '../text/context.ts';
import { gramsOf } from '../text/grams.ts';
import type { Reading, Token } from '../text/reading.ts';
import type { Weights } from '../weights/weights.ts';
import { askedClauses } from './asked-clauses.ts';
import { isFiller } from './filler-words.ts';
import { wordsOfIllness } from './illness-words.ts';
import { wordsNotTold } from './not-told.ts';
import { addNames, type Placed, place, rootOf, scoreOf } from './score.ts';
import type { Span } from './story.ts';
import { unbroken, wholePhrase } from './whole-phrase.ts';

/** A text with all that weighs in it. */
type Weighed = {
  readonly reading: Reading;
  readonly names: readonly string[];
  readonly levels: Weights;
  readonly signs: Weights;
  readonly inLevels: Placed;
  readonly inSigns: Placed;
  readonly kinds: Kinds;
  /** The answer among the levels that is to be explained. */
  readonly head: number;
};

/** “Vẫn bú tốt”, “ăn ngủ bình thường”: what goes well is no reason to hurry. */
const reassuring =
  /^(?:(?:con|be|chau|van|thai) )*(?:(?:bu|choi|an|uong|tinh|ngu|dap|noi|cuoi) )*(?:bu|choi|an|uong|tinh|ngu|dap|cuoi)(?: (?:tot|duoc|binh|thuong|tao|khoe|manh|deu|ngon))*$/u;

const quotesMax = 2;
const quoteWordsMax = 6;
/** A quote that tells less than this share of the first one is left out. */
const quoteShareMin = 0.5;

/** Fewer words out of a thought tell nothing: “nuốt”, “đau”. */
const cutWordsMin = 3;
/** Of a quote beside the first so many words are of the illness: “goi ma so dien thoai khong” has only one that could be a knee. */
const illShareMin = 0.2;

type Quote = Span & { readonly tells: number };

/** For each word of a text what it is of. */
export type Kinds = {
  readonly isIll: readonly boolean[];
  readonly isComplaint: readonly boolean[];
  readonly isDenied: readonly boolean[];
  /** Denied, feared, planned, or what somebody else says or has. */
  readonly isNotTold: readonly boolean[];
  readonly isAsked: readonly boolean[];
};

export function kindsOf(reading: Reading): Kinds {
  const isAsked = new Array<boolean>(reading.tokens.length).fill(false);
  for (const { from, to } of askedClauses(reading)) isAsked.fill(true, from, to);
  return {
    ...wordsOfIllness(reading),
    isDenied: contextOfWords(reading).map((context) => context === 'denied'),
    isNotTold: wordsNotTold(reading),
    isAsked,
  };
}

function has(words: readonly boolean[], { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (words[at] === true) return true;
  return false;
}

/**
 * The words that weighed most: each stands in the text, and without it the score would be lower. What is asked, feared,
 * planned or another's is a reason only for a sign that nothing else tells of, and what speaks of no illness only for an
 * emergency.
 */
export function tellingWords(weighed: Weighed, code: string, level: 'emergency' | 'urgent'): string[] {
  const { isIll, isNotTold, isAsked } = weighed.kinds;
  const ofIllness = (quote: Span) => has(isIll, quote);
  const isTold = (quote: Span) => !has(isNotTold, quote);
  const ways: ((quote: Span) => boolean)[] = [
    (quote) => ofIllness(quote) && isTold(quote) && !has(isAsked, quote),
    (quote) => ofIllness(quote) && isTold(quote),
  ];
  // A sign is not lost for want of better words.
  if (level === 'emergency') ways.push(isTold, ofIllness, () => true);
  else if (code !== '') ways.push(ofIllness);
  const quotes = quotesOf(weighed, code);
  const lowers = lowering(weighed);
  for (const way of ways) {
    const words = chosenWords(weighed, quotes, lowers, way, level === 'urgent' && code === '');
    if (words.length > 0) return words;
  }
  return [];
}

function chosenWords(
  { reading, kinds }: Weighed,
  quotes: readonly Quote[],
  lowers: (quote: Span) => boolean,
  tellsOf: (quote: Span) => boolean,
  isWholeOnly: boolean,
): string[] {
  const { text, tokens } = reading;
  const { isIll, isNotTold, isDenied } = kinds;
  const illShare = ({ from, to }: Span) => isIll.slice(from, to).filter(Boolean).length / (to - from);
  const phraseOf = (quote: Quote) => {
    const whole = wholePhrase(reading, quote);
    const isWorse = has(isDenied, whole) || (has(isNotTold, whole) && !has(isNotTold, quote));
    const best = !isWorse && lowers(whole) ? whole : quote;
    const ofIllness = withinIllness(best, isIll, reading);
    return lowers(ofIllness) ? ofIllness : best;
  };
  const kept: Quote[] = [];
  const phrases: Span[] = [];
  for (const quote of quotes) {
    if (kept.length === quotesMax || quote.tells < (kept[0]?.tells ?? 0) * quoteShareMin) break;
    if (kept.some(({ from, to }) => from < quote.to && quote.from < to)) continue;
    if (kept.length > 0 && illShare(quote) < illShareMin) continue;
    if (!tellsOf(quote) || has(isDenied, quote) || isReassuring(tokens, quote) || !lowers(quote)) continue;
    const phrase = phraseOf(quote);
    if (saysLittle(tokens, kinds, phrase) || (isWholeOnly && isTorn(tokens, phrase))) continue;
    kept.push(quote);
    phrases.push(withAsEver(tokens, phrase));
  }
  // The most telling stands first.
  return [...new Set(phrases.map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end)))];
}

function isReassuring(tokens: readonly Token[], { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  return words.every(isFiller) || reassuring.test(words.map(({ folded }) => folded).join(' '));
}

/** “Thai 36 tuần”, “dịch ở” may weigh and yet are no reason that anybody would understand. */
function saysLittle(tokens: readonly Token[], { isIll, isComplaint }: Kinds, phrase: Span): boolean {
  const words = tokens.slice(phrase.from, phrase.to);
  const telling = words.filter((word, at) => !isFiller(word) || isIll[phrase.from + at] === true);
  return words.length > 1 && telling.length === 1 && !has(isComplaint, phrase);
}

/** “Mau”, “dau keu”: a word or two out of a thought are no reason that anybody would understand. */
function isTorn(tokens: readonly Token[], { from, to }: Span): boolean {
  const clause = tokens[from]?.clause;
  const isCut = tokens[from - 1]?.clause === clause || tokens[to]?.clause === clause;
  return isCut && to - from < cutWordsMin;
}

const asEver = /^(?:nhu (?:moi khi|moi lan|cu|truoc|thuong le|binh thuong)|as (?:usual|always|ever|before))(?: |$)/u;
const asEverWords = 3;

/** “Đi chậm vẫn hơi mệt như mọi khi” is not cut before what calms it. */
function withAsEver(tokens: readonly Token[], { from, to }: Span): Span {
  const behind = tokens.slice(to, to + asEverWords).filter(({ clause }) => clause === tokens[from]?.clause);
  const found = asEver.exec(behind.map(({ folded }) => folded).join(' '));
  return found ? { from, to: to + found[0].trim().split(' ').length } : { from, to };
}

/** Where a thought is cut, it is cut at the words of the illness: “di căn xương”, not “di căn xương đang dùng miếng”. */
function withinIllness(quote: Span, isIll: readonly boolean[], { tokens }: Reading): Span {
  const clause = tokens[quote.from]?.clause;
  const isCut = (at: number) => tokens[at]?.clause === clause;
  const first = isIll.indexOf(true, quote.from);
  if (first < 0 || first >= quote.to) return quote;
  const from = isCut(quote.from - 1) ? first : quote.from;
  const to = isCut(quote.to) ? isIll.lastIndexOf(true, quote.to - 1) + 1 : quote.to;
  const cut = unbroken(tokens, { from, to });
  return cut.to - cut.from >= cutWordsMin && cut.to <= quote.to ? cut : quote;
}

/** All words, pairs and threes within one clause that speak for the danger and the sign, the most telling first. */
function quotesOf({ reading: { tokens }, levels, signs, inLevels, inSigns, head }: Weighed, code: string): Quote[] {
  const sign = signs.heads.findIndex(({ name }) => name === code);
  // Weights of two lists are compared by what they are worth.
  const danger = levels.heads[head]?.scale ?? 0;
  const likely = signs.heads[sign]?.scale ?? 0;
  const tell = (kind: keyof Placed) => {
    const tells = new Float64Array(inLevels[kind].length);
    for (let at = 0; at < tells.length; at += 1)
      tells[at] =
        danger * weightAt(levels, inLevels[kind][at], head) + likely * weightAt(signs, inSigns[kind][at], sign);
    return tells;
  };
  const [ones, twos, threes] = [tell('ones'), tell('twos'), tell('threes')];
  const quotes: Quote[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let tells = 0;
    for (let last = from; last < Math.min(from + quoteWordsMax, tokens.length); last += 1) {
      if (tokens[last]?.clause !== tokens[from]?.clause) break;
      tells += ones[last] ?? 0;
      if (last > from) tells += twos[last - 1] ?? 0;
      if (last > from + 1) tells += threes[last - 2] ?? 0;
      if (tells > 0) quotes.push({ from, to: last + 1, tells });
    }
  }
  return quotes.sort((a, b) => b.tells - a.tells || a.from - b.from || b.to - a.to);
}

function weightAt(weights: Weights, at: number | undefined, head: number): number {
  return at === undefined || at < 0 || head < 0 ? 0 : weights.weightOf(at, head);
}

/** How many words before and behind a quote make grams with it. */
const reach = 2;

/** Says of words whether the text without them would score lower. */
function lowering({ reading: { tokens }, names, levels, inLevels, head }: Weighed): (quote: Span) => boolean {
  const asked = levels.heads[head];
  if (!asked) return () => false;
  const known = new Float64Array(levels.heads.length);
  addNames(known, names, levels);
  const score = (weight: number, words: number) => scoreOf(weight * rootOf(words) + (known[head] ?? 0), asked);
  const weightOf = (placed: Placed, span: Span) => weightIn(placed, span, levels, head);
  const whole = weightOf(inLevels, { from: 0, to: tokens.length });
  const told = score(whole, tokens.length);
  return ({ from, to }) => {
    const around = { from: Math.max(0, from - reach), to: Math.min(tokens.length, to + reach) };
    const left = [...tokens.slice(around.from, from), ...tokens.slice(to, around.to)];
    const leftWeight = weightOf(place(gramsOf(left), levels), { from: 0, to: left.length });
    return score(whole - weightOf(inLevels, around) + leftWeight, tokens.length - (to - from)) < told;
  };
}

/** What the words of a span weigh for an answer. */
function weightIn({ ones, twos, threes }: Placed, { from, to }: Span, levels: Weights, head: number): number {
  let weight = 0;
  for (let at = from; at < to; at += 1) {
    weight += weightAt(levels, ones[at], head);
    if (at + 1 < to) weight += weightAt(levels, twos[at], head);
    if (at + 2 < to) weight += weightAt(levels, threes[at], head);
  }
  return weight;
}
