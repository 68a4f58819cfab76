import type { Facts } from '../finding.ts';
import { contextOfWords } from '../text/context.ts';
import { gramsOf } from '../text/grams.ts';
import type { Reading, Token } from '../text/reading.ts';
import type { Weights } from '../weights/weights.ts';
import { carriedBy } from './carried-by.ts';
import type { DangerWeights } from './danger-weights.ts';
import { wordsNotTold } from './not-told.ts';
import { patientNames } from './patient-names.ts';
import { addNames, type Placed, place, scoreOf, sumsOf } from './score.ts';
import { type Span, sentencesTold } from './story.ts';
import { tellingCount } from './telling-count.ts';

/** Scores in hundredths of a log-odd. */
export type Scores = { readonly emergency: number; readonly notRoutine: number };

/** `tells` is what the words say for it, without how common it is. */
export type SignScore = { readonly code: string; readonly score: number; readonly tells: number };

/** What the reader makes of a text. */
export type DangerRead = {
  readonly words: number;
  /** Without who it is and since when; heart and breath count twice, for they are never only the name of a complaint. */
  readonly tellingWords: number;
  readonly whole: Scores;
  /** Of the sentence that by itself speaks most for an emergency, and most against routine. */
  readonly gravest: Scores;
  /** The same with the sentences that their neighbours put into another time or say are over. */
  readonly apart: Scores;
  /** The highest of all but the first clause, and of all but the last: harmless words beside a danger drown it. */
  readonly rest: Scores;
  /** If it is dangerous, which sign: the likeliest first. */
  readonly signs: readonly SignScore[];
  /** The same without what the text says is not there. */
  readonly signsNotDenied: () => readonly SignScore[];
  /** The words that carry a sign, or without one how grave it sounds, as they stand in the text; none where no words do. */
  readonly wordsFor: (code: string, level: 'emergency' | 'urgent') => string[];
  /** How many of the words were in the texts that it learnt from. */
  readonly knownWords: number;
};

/** The answers of the weights of levels, in their order. */
export const levelNames = ['emergency', 'not_routine'] as const;
const emergencyHead = 0;
const notRoutineHead = 1;
/** Of what has no sentence that may count by itself. */
export const lowest = -10_000;

/** What stands from `askedFrom` on is asked, and quoted only where the story before it carries nothing. */
export function readDanger(
  reading: Reading,
  facts: Facts,
  { levels, signs }: DangerWeights,
  askedFrom = Number.POSITIVE_INFINITY,
): DangerRead {
  const { tokens } = reading;
  const names = patientNames(facts);
  const grams = gramsOf(tokens);
  const inLevels = place(grams, levels);
  const scoresIn = (span: Span) => levelsOf(scored(inLevels, span, names, levels), levels);
  const sentences = sentencesTold(tokens, grams).map((span) => ({ isNow: span.isNow, ...scoresIn(span) }));
  // Most texts are routine, and nobody asks for their signs.
  const inSigns = once(() => place(grams, signs));
  const signsIn = (placed: Placed) => signsOf(scored(placed, { from: 0, to: placed.ones.length }, names, signs), signs);
  const likeliest = once(() => signsIn(inSigns()));
  const isNotTold = once(() => wordsNotTold(reading));
  const wordsOf = ({ from, to }: Span) => reading.text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const signTold = (code: string) => (words: readonly Token[]) => {
    const told = words.filter((word) => !isNotTold()[tokens.indexOf(word)]);
    const found = told.length > 0 ? signsIn(place(gramsOf(told), signs)) : [];
    const sign = found.find((each) => each.code === code);
    if (!sign) return { isNamed: false, tells: 0 };
    return { isNamed: isNamed(sign, found), tells: sign.tells };
  };
  const levelTold = (head: number) => {
    const bar = headScore(scored(inLevels, { from: 0, to: tokens.length }, names, levels), head, levels);
    return (words: readonly Token[]) => {
      const placed = place(gramsOf(words), levels);
      const tells = headScore(scored(placed, { from: 0, to: words.length }, names, levels), head, levels);
      return { isNamed: tells >= bar, tells };
    };
  };
  return {
    words: tokens.length,
    tellingWords: tellingCount(tokens, facts.ageYears),
    whole: scoresIn({ from: 0, to: tokens.length }),
    gravest: highest(sentences.filter(({ isNow }) => isNow)),
    apart: highest(sentences),
    rest: highest(restsOf(tokens).map(scoresIn)),
    get signs() {
      return likeliest();
    },
    signsNotDenied: once(() => {
      const words = notDenied(reading);
      return words.length === tokens.length ? likeliest() : signsIn(place(gramsOf(words), signs));
    }),
    wordsFor: (code, level) => {
      const judge = code === '' ? levelTold(level === 'emergency' ? emergencyHead : notRoutineHead) : signTold(code);
      const told = carriedBy(
        tokens.filter(({ start }) => start < askedFrom),
        judge,
      );
      return (told.length > 0 ? told : carriedBy(tokens, judge)).map(wordsOf);
    },
    knownWords: inLevels.ones.filter((at) => at >= 0).length,
  };
}

/** Signs whose score is this near that of the likeliest are named beside it (hundredths of a log-odd). */
export const besideMax = 60;
/** And the words must speak for it: of those that say less, three of four were wrong on writers that were held out. */
export const tellsMin = 400;

function isNamed({ score, tells }: SignScore, found: readonly SignScore[]): boolean {
  return tells >= tellsMin && score >= (found[0]?.score ?? 0) - besideMax;
}

function restsOf(tokens: readonly Token[]): Span[] {
  const first = tokens.findIndex(({ clause }) => clause !== tokens[0]?.clause);
  const last = tokens.findLastIndex(({ clause }) => clause !== tokens.at(-1)?.clause) + 1;
  const withoutFirst = { from: first, to: tokens.length };
  const withoutLast = { from: 0, to: last };
  return first < 0 ? [] : [withoutFirst, withoutLast];
}

function highest(scores: readonly Scores[]): Scores {
  return {
    emergency: Math.max(lowest, ...scores.map(({ emergency }) => emergency)),
    notRoutine: Math.max(lowest, ...scores.map(({ notRoutine }) => notRoutine)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function scored(placed: Placed, span: Span, names: readonly string[], weights: Weights): Float64Array {
  const sums = sumsOf(placed, span, weights);
  addNames(sums, names, weights);
  return sums;
}

function levelsOf(sums: Float64Array, weights: Weights): Scores {
  return { emergency: headScore(sums, emergencyHead, weights), notRoutine: headScore(sums, notRoutineHead, weights) };
}

function headScore(sums: Float64Array, head: number, { heads }: Weights): number {
  const known = heads[head];
  return known ? scoreOf(sums[head] ?? 0, known) : 0;
}

function signsOf(sums: Float64Array, weights: Weights): SignScore[] {
  return weights.heads
    .map((head, at) => {
      const score = scoreOf(sums[at] ?? 0, head);
      return { code: head.name, score, tells: score - head.bias };
    })
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
}

/** The words that no denial covers. */
function notDenied(reading: Reading): Token[] {
  const contexts = contextOfWords(reading);
  return reading.tokens.filter((_, at) => contexts[at] !== 'denied');
}
