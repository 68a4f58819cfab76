import type { Facts } from '../finding.ts';
import { contextOfWords } from '../text/context.ts';
import { gramsOf } from '../text/grams.ts';
import type { Reading, Token } from '../text/reading.ts';
import type { Weights } from '../weights/weights.ts';
import type { DangerWeights } from './danger-weights.ts';
import { patientNames } from './patient-names.ts';
import { addNames, type Placed, place, scoreOf, sumsOf } from './score.ts';
import { type Span, sentencesTold } from './story.ts';
import { tellingCount } from './telling-count.ts';
import { kindsOf, tellingWords } from './telling-words.ts';

/** Scores in hundredths of a log-odd. */
export type Scores = { readonly emergency: number; readonly notRoutine: number };

/** `tells` is what the words say for it, without how common it is. */
export type SignScore = { readonly code: string; readonly score: number; readonly tells: number };

/** What the reader makes of a text. */
export type DangerRead = {
  readonly words: number;
  /** Without who it is and since when; chest and breath count twice, for they are never only the name of a complaint. */
  readonly tellingWords: number;
  readonly whole: Scores;
  /** Of the sentence that by itself speaks most for an emergency, and most against routine. */
  readonly gravest: Scores;
  /** The same with the sentences that their neighbours put into another time or say are over. */
  readonly apart: Scores;
  /** If it is dangerous, which sign: the likeliest first. */
  readonly signs: readonly SignScore[];
  /** The same without what the text says is not there. */
  readonly signsNotDenied: () => readonly SignScore[];
  /** The words that spoke most for this level and sign, as they stand in the text. */
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

export function readDanger(reading: Reading, facts: Facts, { levels, signs }: DangerWeights): DangerRead {
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
  const kinds = once(() => kindsOf(reading));
  return {
    words: tokens.length,
    tellingWords: tellingCount(tokens, facts.ageYears),
    whole: scoresIn({ from: 0, to: tokens.length }),
    gravest: highest(sentences.filter(({ isNow }) => isNow)),
    apart: highest(sentences),
    get signs() {
      return likeliest();
    },
    signsNotDenied: once(() => {
      const words = notDenied(reading);
      return words.length === tokens.length ? likeliest() : signsIn(place(gramsOf(words), signs));
    }),
    wordsFor: (code, level) => {
      const head = level === 'emergency' ? emergencyHead : notRoutineHead;
      const weighed = { reading, names, levels, signs, inLevels, inSigns: inSigns(), kinds: kinds(), head };
      return tellingWords(weighed, code, level);
    },
    knownWords: inLevels.ones.filter((at) => at >= 0).length,
  };
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
