import { pictures } from '../knowledge/specialty-terms/pictures.ts';
import type { Scores } from './rank-specialties.ts';

type Picture = {
  readonly code: string;
  readonly signs: ReadonlySet<string>;
  /** How likely one of its signs is told: the longer the list, the less each. */
  readonly each: number;
};

const parsed: readonly Picture[] = Object.entries(pictures).flatMap(([code, rows]) =>
  rows.map((row) => {
    const signs = new Set(row.split(' ').map((sign) => `#${sign}`));
    return { code, signs, each: 1 / Math.sqrt(signs.size) };
  }),
);
const signsKnown: readonly string[] = [...new Set(parsed.flatMap(({ signs }) => [...signs]))];

/** A sign below this was denied, or told of another. */
const toldMin = 0.45;
/** How likely a complaint is told that the illness does not explain. */
const stray = 0.01;
/** What all specialties share of one complaint, and of several: together complaints say more. */
const weightOfOne = 1;
const weightOfSeveral = 3.5;

/** Adds how well the illnesses of each specialty explain the complaints together. */
export function addPictures(scores: Scores): void {
  const told = signsKnown.filter((sign) => (scores.get(sign) ?? 0) >= toldMin);
  if (told.length === 0) return;
  const fits = new Map<string, number>();
  let sum = 0;
  for (const { code, signs, each } of parsed) {
    let fit = 1;
    for (const sign of told) fit *= signs.has(sign) ? each : stray;
    sum += fit;
    fits.set(code, (fits.get(code) ?? 0) + fit);
  }
  // So many unlike complaints that no illness explains any of them: the product has run out of digits.
  if (sum === 0) return;
  const weight = told.length === 1 ? weightOfOne : weightOfSeveral;
  for (const [code, fit] of fits) scores.set(code, (scores.get(code) ?? 0) + (weight * fit) / sum);
}
