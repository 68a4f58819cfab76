import type { Match } from '../text/phrases.ts';
import type { Reading, Token } from '../text/reading.ts';
import { markedKey, type Term, type TermIndex } from './term-index.ts';

/** The longest term that can be believed at each place; of two that overlap, the longer, then the earlier. */
export function findTerms(reading: Reading, index: TermIndex): Match<Term>[] {
  const found: Match<Term>[] = [];
  for (let from = 0; from < reading.tokens.length; from += 1) {
    const match = longestAt(reading, index, from);
    if (!match) continue;
    const last = found.at(-1);
    if (!last || match.from > last.to) found.push(match);
    else if (match.to - match.from > last.to - last.from) found[found.length - 1] = match;
  }
  return found;
}

function longestAt(reading: Reading, { terms, wordsMax }: TermIndex, from: number): Match<Term> | undefined {
  const { tokens } = reading;
  const first = tokens[from];
  const words = first && wordsMax.get(first.folded);
  if (!words) return undefined;
  let best: Match<Term> | undefined;
  let folded = '';
  for (let at = from; at < from + words; at += 1) {
    const token = tokens[at];
    if (!token || token.sentence !== first.sentence) break;
    folded = at === from ? token.folded : `${folded} ${token.folded}`;
    const written = terms.get(folded);
    if (written) best = believed(reading, written, from, at) ?? best;
  }
  return best;
}

/** The term that is written with its own marks, else the first whose marks are only missing. */
function believed(reading: Reading, terms: readonly Term[], from: number, to: number): Match<Term> | undefined {
  const written = reading.tokens.slice(from, to + 1);
  const marked = written.map(markedKey).join(' ');
  const exact = terms.find((term) => term.marked === marked);
  if (exact) return { value: exact, from, to, exact: true, weak: false };
  const bare = terms.find((term) => mayLackMarks(term, reading) && isBare(written, term));
  return bare && { value: bare, from, to, exact: false, weak: false };
}

/** Someone who writes marks means them: only in a longer term may they be missing. */
const slipWordsMin = 3;

function mayLackMarks({ words }: Term, { marked }: Reading): boolean {
  return !marked || words >= slipWordsMin;
}

/** Whether each word is the term's own or has no marks at all. */
function isBare(written: readonly Token[], { marked }: Term): boolean {
  const meant = marked.split(' ');
  return written.every((token, at) => token.word === token.folded || markedKey(token) === meant[at]);
}
