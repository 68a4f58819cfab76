import type { Reading } from '../text/reading.ts';
import { unpackedOnce, Weights } from '../weights/weights.ts';
import file from './person-weights.json' with { type: 'json' };
import { scoresOf } from './score.ts';

/** Who is ill: learnt from texts in whose words people have said whom they are about (`corpus/patients.tsv`). */
export const personAnswers = ['child', 'newborn', 'elder', 'pregnant', 'postpartum'] as const;
export type PersonAnswer = (typeof personAnswers)[number];

/** Each in hundredths of a log-odd: above 0 it is more likely than not. */
export type PersonRead = Readonly<Record<PersonAnswer, number>>;

/** By the words, and by names of what is told plainly. */
export function readPerson(reading: Reading, names: readonly string[], weights: Weights): PersonRead {
  return Object.fromEntries(scoresOf(reading, names, weights).map(({ code, score }) => [code, score])) as PersonRead;
}

/** When they are damaged plain words say who is ill. */
export const personWeights = unpackedOnce(() => new Weights(file));
