import { findTerms } from '../assess/find-terms.ts';
import { none } from '../assess/regions.ts';
import { firstSymptom, specialtyCount, targetOf } from '../assess/targets.ts';
import { type Term, termIndex } from '../assess/term-index.ts';
import type { Reading } from '../text/reading.ts';

/** Whose doctor it is says nothing of an illness: “bé” leads to the paediatrician. */
const ofAge: ReadonlySet<number> = new Set(['pediatrics', 'geriatrics', 'health_checkup'].map(targetOf));

function isOfIllness({ pointers, kind, region }: Term): boolean {
  const tells = ({ target }: Term['pointers'][number]) =>
    target >= firstSymptom || (target < specialtyCount && !ofAge.has(target));
  return kind !== none || region !== none || pointers.some(tells);
}

/** For each word whether it belongs to what is felt, where it is felt, or what an illness or its treatment is called. */
export function illnessWords(reading: Reading): boolean[] {
  return wordsOfIllness(reading).isIll;
}

/** The same, and of these what is felt or seen. */
export function wordsOfIllness(reading: Reading): { readonly isIll: boolean[]; readonly isComplaint: boolean[] } {
  const isIll = new Array<boolean>(reading.tokens.length).fill(false);
  const isComplaint = isIll.slice();
  for (const { value, from, to } of findTerms(reading, termIndex)) {
    if (isOfIllness(value)) isIll.fill(true, from, to + 1);
    if (value.kind !== none || value.pointers.some(({ target }) => target >= firstSymptom))
      isComplaint.fill(true, from, to + 1);
  }
  return { isIll, isComplaint };
}
