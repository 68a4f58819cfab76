import { syndromes } from '../knowledge/specialty-terms/syndromes.ts';
import type { Scores } from './rank-specialties.ts';
import { type Pointer, parsePointers } from './term-index.ts';

type Syndrome = {
  readonly pointers: readonly Pointer[];
  readonly signsMin: number;
  readonly signs: readonly { readonly name: string; readonly required: boolean }[];
};

const parsed: readonly Syndrome[] = syndromes.map(([pointsTo, signsMin, signs]) => ({
  pointers: parsePointers(pointsTo),
  signsMin,
  signs: signs.split(' ').map((sign) => ({ name: `#${sign.replace('+', '')}`, required: sign.startsWith('+') })),
}));

/** A sign below this was denied, or told of another. */
const toldMin = 0.45;
const eachFurtherSign = 0.25;

/** Adds what complaints mean together. */
export function addSyndromes(scores: Scores): void {
  for (const { pointers, signsMin, signs } of parsed) {
    const told = countTold(scores, signs);
    if (told < signsMin) continue;
    const strength = 1 + eachFurtherSign * (told - signsMin);
    for (const { target, weight } of pointers) scores.set(target, (scores.get(target) ?? 0) + weight * strength);
  }
}

function countTold(scores: Scores, signs: Syndrome['signs']): number {
  let told = 0;
  for (const { name, required } of signs) {
    if ((scores.get(name) ?? 0) >= toldMin) told += 1;
    else if (required) return 0;
  }
  return told;
}
