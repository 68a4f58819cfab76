import { type Context, type Finding, withContext } from '../text/context.ts';
import type { Reading } from '../text/reading.ts';
import { findTerms } from './find-terms.ts';
import { type Term, termIndex } from './term-index.ts';

/** How much a finding says about where to go. What is feared or asked about still does; what is denied hardly. */
const contextWeight: Record<Context, number> = {
  present: 1,
  asked: 0.9,
  feared: 0.8,
  past: 0.5,
  resolved: 0.4,
  other: 0.3,
  denied: 0.12,
};

const missingMarksWeight = 0.9;
/** What is said again is more to the point, but not as much as a second thing. */
const repeatedWeight = 0.3;

export type Scores = Map<string, number>;

export function addScores(scores: Scores, reading: Reading, fieldWeight: number): void {
  const said = new Map<Term, number>();
  for (const finding of termsIn(reading)) {
    const { value: term } = finding;
    const weight = weightOf(finding, reading) * fieldWeight;
    const before = said.get(term) ?? 0;
    said.set(term, Math.max(before, weight));
    const added = before === 0 ? weight : Math.max(weight - before, 0) + repeatedWeight * Math.min(weight, before);
    for (const { target, weight: strength } of term.pointers) {
      scores.set(target, (scores.get(target) ?? 0) + strength * added);
    }
  }
}

function termsIn(reading: Reading): Finding<Term>[] {
  // Everyday phrases have done their work once they hid what is inside them.
  return withContext(
    reading,
    findTerms(reading, termIndex).filter(({ value }) => value.pointers.length > 0),
  );
}

function weightOf({ context, exact, value }: Finding<Term>, { marked }: Reading): number {
  return contextWeight[context] * (exact ? 1 : missingMarksWeight) * (marked ? 1 : value.unmarkedTrust);
}
