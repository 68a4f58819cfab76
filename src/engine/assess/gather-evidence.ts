import { type Context, type Finding, withContext } from '../text/context.ts';
import type { Reading } from '../text/reading.ts';
import { findTerms } from './find-terms.ts';
import { none, symptomIn } from './regions.ts';
import type { Evidence } from './targets.ts';
import { besideSymptom, type Term, termIndex } from './term-index.ts';

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

/** Adds what the terms of a text point to, and the symptoms that a complaint and a region apart from it are together. */
export function gatherEvidence(evidence: Evidence, reading: Reading, fieldWeight: number): void {
  if (reading.tokens.length === 0) return;
  const said = new Map<Term, number>();
  const findings = termsIn(reading);
  findings.forEach((finding, at) => {
    const { value: term } = finding;
    const weight = weightOf(finding, reading) * fieldWeight;
    const symptom = symptomWith(findings, at, reading);
    if (symptom !== 0) evidence[symptom] = Math.max(evidence[symptom] ?? 0, weight);
    const before = said.get(term) ?? 0;
    said.set(term, Math.max(before, weight));
    const added = before === 0 ? weight : Math.max(weight - before, 0) + repeatedWeight * Math.min(weight, before);
    const share = symptom === 0 ? 1 : besideSymptom;
    for (const { target, weight: strength } of term.pointers)
      evidence[target] = (evidence[target] ?? 0) + strength * added * share;
  });
}

/** How many words may stand between a complaint and its region: "khối u phát triển nhanh ở cổ". */
const apartWordsMax = 5;
/** And between a region and the complaint after it: "mắt trái bị sưng". */
const afterWordsMax = 2;

/** The symptom that a region is together with the complaint right after it, or the one before it. */
function symptomWith(findings: readonly Finding<Term>[], at: number, reading: Reading): number {
  const region = findings[at]?.value.region ?? none;
  if (region === none) return 0;
  return symptomIn(kindAfter(findings, at, reading), region) || symptomIn(kindBefore(findings, at, reading), region);
}

function kindAfter(findings: readonly Finding<Term>[], at: number, { tokens }: Reading): number {
  const here = findings[at];
  const next = findings[at + 1];
  if (!here || !next || next.value.region !== none || next.from - here.to > afterWordsMax + 1) return none;
  return tokens[next.from]?.clause === tokens[here.to]?.clause ? next.value.kind : none;
}

/** A complaint carries on over a list: "đau ở bụng, lưng, bên hông". */
function kindBefore(findings: readonly Finding<Term>[], at: number, { tokens }: Reading): number {
  let after = findings[at]?.from ?? 0;
  const sentence = tokens[after]?.sentence;
  for (let before = at - 1; before >= 0; before -= 1) {
    const other = findings[before];
    if (!other || after - other.to > apartWordsMax + 1 || tokens[other.to]?.sentence !== sentence) return none;
    if (other.value.kind !== none || other.value.region === none) return other.value.kind;
    after = other.from;
  }
  return none;
}

function termsIn(reading: Reading): Finding<Term>[] {
  // Everyday phrases have done their work once they hid what is inside them.
  const found = findTerms(reading, termIndex).filter(
    ({ value }) => value.pointers.length > 0 || value.kind !== none || value.region !== none,
  );
  return withContext(reading, found, ({ value }) => value.pointers.length > 0);
}

function weightOf({ context, exact, value }: Finding<Term>, { marked, english }: Reading): number {
  const trust = marked || (english && exact) ? 1 : value.unmarkedTrust;
  return contextWeight[context] * (exact ? 1 : missingMarksWeight) * trust;
}
