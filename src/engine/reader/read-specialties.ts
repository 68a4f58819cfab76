import type { Facts } from '../finding.ts';
import { gramsOf } from '../text/grams.ts';
import type { Reading } from '../text/reading.ts';
import type { Weights } from '../weights/weights.ts';
import { patientNames } from './patient-names.ts';
import { addNames, place, scoreOf, sumsOf } from './score.ts';

export type SpecialtyScore = { readonly code: string; readonly score: number };

/** The specialties by how well they fit what was written, who it is about, and what the lexicon points to. */
export function readSpecialties(
  reading: Reading,
  facts: Facts,
  lexicon: readonly string[],
  weights: Weights,
): SpecialtyScore[] {
  const sums = sumsOf(place(gramsOf(reading.tokens), weights), { from: 0, to: reading.tokens.length }, weights);
  addNames(sums, [...patientNames(facts), ...rankNames(lexicon)], weights);
  return weights.heads
    .map((head, at) => ({ code: head.name, score: scoreOf(sums[at] ?? 0, head) }))
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
}

const places = ['first', 'second', 'third'] as const;

/** The first choices of the lexicon, as names that the reader weighs. */
export function rankNames(codes: readonly string[]): string[] {
  return places.flatMap((at, rank) => (codes[rank] === undefined ? [] : [`${at}:${codes[rank]}`]));
}
