import { type Context, type Finding, withContext } from '../text/context.ts';
import { findPhrases, type Match } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { type Lexicon, noConcept, type Sequence } from './lexicon.ts';

/** What a text says of each concept, by its id. */
export type Findings = {
  readonly reading: Reading;
  /** Absent when the text does not speak of it. */
  readonly of: readonly (readonly Finding<number>[] | undefined)[];
  /** True where it is surely there now. */
  readonly present: readonly (boolean | undefined)[];
  /** The concepts it speaks of, in the order in which they are met. */
  readonly met: readonly number[];
};

/** How many words may stand between the pieces of a sequence. */
const gapWordsMax = 7;

export function findAll(reading: Reading, lexicon: Lexicon): Findings {
  const { whole, sequences } = lexicon;
  const sure = findPhrases(reading, lexicon.phrases).filter(({ weak, value }) => !weak || !whole[value]);
  const matches = unmasked(sure, lexicon.idOf.get(maskName) ?? noConcept);
  const found = withContext(reading, matches, ({ value }) => whole[value] === true);
  const findings = new Gathered(reading, lexicon.names.length);
  for (const finding of found) findings.add(finding);
  for (const finding of found) {
    const begun = sequences[finding.value];
    if (begun) for (const sequence of begun) follow(findings, finding, sequence);
  }
  return findings;
}

class Gathered implements Findings {
  readonly reading: Reading;
  readonly of: (Finding<number>[] | undefined)[];
  readonly present: (boolean | undefined)[];
  readonly met: number[] = [];

  constructor(reading: Reading, concepts: number) {
    this.reading = reading;
    this.of = new Array(concepts);
    this.present = new Array(concepts);
  }

  add(finding: Finding<number>): void {
    const { value, weak } = finding;
    if (!weak && isPresent(finding)) this.present[value] = true;
    const known = this.of[value];
    if (known) known.push(finding);
    else {
      this.of[value] = [finding];
      this.met.push(value);
    }
  }
}

/** Figures of speech hide the words inside them: nobody faints in "cười muốn xỉu". */
const maskName = 'MASK';

function unmasked(matches: readonly Match<number>[], mask: number): readonly Match<number>[] {
  const masks = matches.filter(({ value }) => value === mask);
  if (masks.length === 0) return matches;
  return matches.filter(
    (match) => !masks.some(({ from, to }) => from <= match.from && match.to <= to && to - from > match.to - match.from),
  );
}

function follow(findings: Gathered, first: Finding<number>, { parts, concept }: Sequence): void {
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
  findings.add({ value: concept, from: first.from, to: last.to, exact, weak: false, context });
}

/** The first that follows within a few words, in the same sentence. */
function after(
  last: Finding<number>,
  candidates: readonly Finding<number>[] | undefined,
  { tokens }: Reading,
): Finding<number> | undefined {
  if (!candidates) return undefined;
  for (const candidate of candidates) {
    const { from } = candidate;
    if (from <= last.to || from - last.to > gapWordsMax + 1) continue;
    if (tokens[from]?.sentence === tokens[last.from]?.sentence) return candidate;
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
