import { type Context, type Finding, withContext } from '../text/context.ts';
import { findPhrases, type Match } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import type { FindingsRoom } from './findings-room.ts';
import { type Lexicon, type Notions, noConcept, type Sequence } from './lexicon.ts';

/** Where a text speaks of a concept, and how it is meant. */
export type Spot = Omit<Finding<never>, 'value'>;

/** What a text says of each concept, by its id. */
export type Findings = {
  readonly reading: Reading;
  /** Absent when the text does not speak of it. */
  readonly of: readonly (readonly Spot[] | undefined)[];
  /** 1 where it is surely there now, by the words; measures and rules may add to it. */
  readonly present: Uint8Array;
  /** The concepts it speaks of, in the order in which they are met. */
  readonly met: readonly number[];
  /** By concept, how many of its spots are phrases: they come by where they begin, and after them so do sequences. */
  readonly phraseCount: Int32Array;
  /** The most words that stand between the first and the last of any finding. */
  readonly longest: number;
};

/** How many words may stand between the pieces of a sequence. */
const gapWordsMax = 7;

/** How many words that change nothing may stand inside a phrase: people put in whose hand it is. */
const lightWordsMax = 2;

/** What it gives is good until the next text comes. */
export function findAll(reading: Reading, { phrases, sequences, room }: Lexicon): Findings {
  const found = withContext(reading, unmasked(findPhrases(reading, phrases, lightWordsMax)), isWhole);
  const findings = new Gathered(reading, room);
  for (const finding of found) for (const concept of said(finding)) findings.add(concept, finding);
  findings.endPhrases();
  for (const finding of found) {
    for (const concept of said(finding)) {
      const begun = sequences[concept];
      if (!begun) continue;
      for (const sequence of begun) if (findings.of[sequence.second]) follow(findings, finding, sequence);
    }
  }
  return findings;
}

/** A word that could be another is never a whole finding. */
function said({ value, weak }: Match<Notions>): readonly number[] {
  return weak ? value.parts : value.concepts;
}

function isWhole({ value, weak }: Match<Notions>): boolean {
  return !weak && value.isWhole;
}

class Gathered implements Findings {
  readonly reading: Reading;
  readonly of: (Spot[] | undefined)[];
  readonly present: Uint8Array;
  readonly met: number[] = [];
  readonly phraseCount: Int32Array;
  longest = 0;

  constructor(reading: Reading, room: FindingsRoom) {
    room.begin(this.met);
    this.reading = reading;
    this.of = room.of;
    this.present = room.present;
    this.phraseCount = room.phraseCount;
  }

  endPhrases(): void {
    for (const concept of this.met) this.phraseCount[concept] = this.of[concept]?.length ?? 0;
  }

  add(concept: number, spot: Spot): void {
    if (concept < this.present.length && !spot.weak && isPresent(spot)) this.present[concept] = 1;
    if (spot.to - spot.from > this.longest) this.longest = spot.to - spot.from;
    const known = this.of[concept];
    if (known) known.push(spot);
    else {
      this.of[concept] = [spot];
      this.met.push(concept);
    }
  }
}

/** The place of the first spot that begins at a word or behind it. */
export function firstFrom(spots: readonly Spot[], word: number, first = 0, last = spots.length): number {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spots[middle]?.from ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function unmasked(matches: readonly Match<Notions>[]): readonly Match<Notions>[] {
  const masks = matches.filter(({ value }) => value.isMask);
  if (masks.length === 0) return matches;
  return matches.filter(
    (match) => !masks.some(({ from, to }) => from <= match.from && match.to <= to && to - from > match.to - match.from),
  );
}

function follow(findings: Gathered, first: Spot, { parts, concept }: Sequence): void {
  const { of, reading } = findings;
  let last = first;
  let context = first.context;
  let exact = first.exact;
  let weak = first.weak;
  for (let i = 1; i < parts.length; i += 1) {
    const next = after(last, of[parts[i] ?? noConcept], reading);
    if (!next) return;
    context = weaker(context, next.context);
    exact &&= next.exact;
    // One piece may lack its marks when the other is sure, never both.
    if (weak && next.weak) return;
    weak ||= next.weak;
    last = next;
  }
  findings.add(concept, { from: first.from, to: last.to, exact, weak: false, context });
}

/** The first that follows within a few words, in the same sentence. */
function after(last: Spot, candidates: readonly Spot[] | undefined, { tokens }: Reading): Spot | undefined {
  if (!candidates) return undefined;
  for (let at = firstFrom(candidates, last.to + 1); at < candidates.length; at += 1) {
    const candidate = candidates[at];
    if (!candidate || candidate.from - last.to > gapWordsMax + 1) break;
    if (tokens[candidate.from]?.sentence === tokens[last.from]?.sentence) return candidate;
  }
  return undefined;
}

/** A finding of several pieces is only as present as the least present of them. */
export function weaker(a: Context, b: Context): Context {
  return a === 'present' || (a === 'asked' && b !== 'present') ? b : a;
}

/** Stroke signs, fits and the like linger: they keep their danger when they have just gone away. */
export function counts(finding: { readonly context: Context }, lingers: boolean): boolean {
  return isPresent(finding) || (lingers && finding.context === 'resolved');
}

/** Whether a finding is there now: a symptom inside a question still counts. */
export function isPresent({ context }: { readonly context: Context }): boolean {
  return context === 'present' || context === 'asked';
}
