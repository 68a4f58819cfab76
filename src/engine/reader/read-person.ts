import { gramsOf } from '../text/grams.ts';
import type { Reading } from '../text/reading.ts';
import { Weights } from '../weights/weights.ts';
import file from './person-weights.json' with { type: 'json' };
import { addNames, place, scoreOf, sumsOf } from './score.ts';

/** Who is ill: learnt from texts in whose words people have said whom they are about (`corpus/patients.tsv`). */
export const personAnswers = ['child', 'newborn', 'elder', 'pregnant', 'postpartum'] as const;
export type PersonAnswer = (typeof personAnswers)[number];

/** Each in hundredths of a log-odd: above 0 it is more likely than not. */
export type PersonRead = Readonly<Record<PersonAnswer, number>>;

/** By the words, and by names of what is told plainly. */
export function readPerson(reading: Reading, names: readonly string[], weights: Weights): PersonRead {
  const sums = sumsOf(place(gramsOf(reading.tokens), weights), { from: 0, to: reading.tokens.length }, weights);
  addNames(sums, names, weights);
  const scores = weights.heads.map((head, at) => [head.name, scoreOf(sums[at] ?? 0, head)] as const);
  return Object.fromEntries(scores) as PersonRead;
}

let weights: Weights | 'damaged' | undefined;

/** Unpacked once, when first asked for. When they are damaged plain words say who is ill. */
export function personWeights(): Weights | 'damaged' {
  weights ??= unpacked();
  return weights;
}

function unpacked(): Weights | 'damaged' {
  try {
    return new Weights(file);
  } catch {
    return 'damaged';
  }
}
