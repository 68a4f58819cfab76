import { specialtyCodes } from '../knowledge/specialties.ts';
import { symptoms } from '../knowledge/specialty-terms/symptoms.ts';
import { situations } from './situations.ts';

/**
 * Everything that words can tell, in one numbering: first the specialties by their codes, then the situations with `@`,
 * then the symptoms with `#`.
 */
const symptomNames = [...new Set(Object.keys(symptoms).flatMap((names) => names.split(/[ >]/)))];
export const targetNames: readonly string[] = [
  ...specialtyCodes,
  ...situations.map((situation) => `@${situation}`),
  ...symptomNames.map((name) => `#${name}`),
];
export const specialtyCount = specialtyCodes.length;
export const firstSymptom = specialtyCodes.length + situations.length;

const numbers = new Map(targetNames.map((name, at) => [name, at]));

export function targetOf(name: string): number {
  const target = numbers.get(name);
  if (target === undefined) throw new Error(`No specialty, situation or symptom is called ${name}`);
  return target;
}

/** How strongly a text tells each target. */
export type Evidence = Float64Array;

export function noEvidence(): Evidence {
  return new Float64Array(targetNames.length);
}
