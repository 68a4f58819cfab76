import type { Facts } from '../finding.ts';
import type { Reading } from '../text/reading.ts';
import { unpackedOnce, Weights } from '../weights/weights.ts';
import { patientNames } from './patient-names.ts';
import { type Score, scoresOf } from './score.ts';
import file from './specialty-weights.json' with { type: 'json' };

/** The specialties by how well they fit what was written, who it is about, and what the lexicon points to. */
export function readSpecialties(reading: Reading, facts: Facts, lexicon: readonly string[], weights: Weights): Score[] {
  return scoresOf(reading, [...patientNames(facts), ...rankNames(lexicon)], weights).sort(
    (a, b) => b.score - a.score || (a.code < b.code ? -1 : 1),
  );
}

const places = ['first', 'second', 'third'] as const;

/** The first choices of the lexicon, as names that the reader weighs. */
export function rankNames(codes: readonly string[]): string[] {
  return places.flatMap((at, rank) => (codes[rank] === undefined ? [] : [`${at}:${codes[rank]}`]));
}

/** When they are damaged the lexicon alone says where to turn. */
export const specialtyWeights = unpackedOnce(() => new Weights(file));
