import { type Context, type Finding, withContext } from '../text/context.ts';
import { findPhrases, type Match } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
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

export function termsIn(reading: Reading): Finding<Term>[] {
  const trusted = findPhrases(reading, termIndex).filter((match) => isTrusted(match, reading));
  // Everyday phrases have done their work once they hid what is inside them.
  return withContext(
    reading,
    longestOf(trusted).filter(({ value }) => value.pointers.length > 0),
  );
}

/** Someone who writes marks means them: only in a longer term may one be missing. */
const slipWordsMin = 3;

function isTrusted({ value, exact }: Match<Term>, { marked }: Reading): boolean {
  return marked ? exact || value.words >= slipWordsMin : value.unmarkedTrust > 0;
}

/** A longer term says what the shorter ones inside it would only hint at. Matches come by where they begin. */
function longestOf(matches: readonly Match<Term>[]): Match<Term>[] {
  const kept: Match<Term>[] = [];
  for (const match of matches) {
    const last = kept.at(-1);
    if (!last || match.from > last.to) kept.push(match);
    else if (isBetter(match, last)) kept[kept.length - 1] = match;
  }
  return kept;
}

/** Longer, or as long and written with its own marks. */
function isBetter(one: Match<Term>, other: Match<Term>): boolean {
  const longer = one.to - one.from - (other.to - other.from);
  return longer > 0 || (longer === 0 && one.from === other.from && one.exact && !other.exact);
}

function weightOf({ context, exact, value }: Finding<Term>, { marked }: Reading): number {
  return contextWeight[context] * (exact ? 1 : missingMarksWeight) * (marked ? 1 : value.unmarkedTrust);
}
