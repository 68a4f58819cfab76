import type { Match } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { edgeOf, markedKey, rootNode, type Term, type TermIndex } from './term-index.ts';

/** What is looked at of a text: its words as numbers, and as they are written. */
type Text = { readonly reading: Reading; readonly ids: readonly number[]; readonly written: readonly string[] };

const unknownWord = -1;

/** The longest term that can be believed at each place; of two that overlap, the longer, then the earlier. */
export function findTerms(reading: Reading, index: TermIndex): Match<Term>[] {
  const { tokens } = reading;
  const ids = tokens.map(({ folded }) => index.wordIds.get(folded) ?? unknownWord);
  const text = { reading, ids, written: tokens.map(markedKey) };
  const found: Match<Term>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const match = longestAt(text, index, from);
    if (!match) continue;
    const last = found.at(-1);
    if (!last || match.from > last.to) found.push(match);
    else if (match.to - match.from > last.to - last.from) found[found.length - 1] = match;
  }
  return found;
}

/** Words that may stand inside a term without changing it: "đau (nhói ở vùng) ngực". */
const fillers = new Set('o vung phan trong nhoi tuc am i du doi nhe nhieu hai ca khu vuc rat buot nhuc moi'.split(' '));
const fillersMax = 3;
/** What is felt; the part of the body follows, not always at once. */
const feelings = new Set('dau sung te ngua nhuc tuc phu nong rat moi cung yeu ra chay noi'.split(' '));

/** The way from the root to a node: where its words stand in the text. */
type Path = { readonly node: number; readonly at: readonly number[] };

function longestAt(text: Text, index: TermIndex, from: number): Match<Term> | undefined {
  let best: Match<Term> | undefined;
  let bestWords = 0;
  const opens = feelings.has(text.reading.tokens[from]?.folded ?? '');
  const follow = ({ node, at: words }: Path, next: number, skipped: number): void => {
    const token = text.reading.tokens[next];
    if (!token || token.sentence !== text.reading.tokens[from]?.sentence) return;
    const word = text.ids[next] ?? unknownWord;
    const reached = word === unknownWord ? undefined : index.edges.get(edgeOf(node, word));
    if (reached !== undefined) {
      const path = { node: reached, at: [...words, next] };
      const terms = index.ends[reached];
      if (terms && path.at.length > bestWords) {
        const match = believed(text, terms, path.at);
        if (match) {
          best = match;
          bestWords = path.at.length;
        }
      }
      follow(path, next + 1, skipped);
    }
    if (opens && words.length === 1 && skipped < fillersMax && fillers.has(token.folded))
      follow({ node, at: words }, next + 1, skipped + 1);
  };
  follow({ node: rootNode, at: [] }, from, 0);
  return best;
}

/** The term that is written with its own marks, else those whose marks are only missing. */
function believed(text: Text, terms: readonly Term[], at: readonly number[]): Match<Term> | undefined {
  const from = at[0] ?? 0;
  const to = at.at(-1) ?? from;
  let bare: Term[] | undefined;
  for (const term of terms) {
    const fit = fitOf(text, at, term);
    if (fit === 'exact') return { value: term, from, to, exact: true, weak: false };
    if (fit === 'no' || !mayLackMarks(term, text.reading)) continue;
    bare ??= [];
    bare.push(term);
  }
  return bare && { value: eitherOf(bare), from, to, exact: false, weak: false };
}

/** What is left of a pointer when the words may also mean something else ("tieu ra mau" is tiểu or tiêu). */
const ambiguousWeight = 0.65;

/** Without marks one word may be several terms; an everyday one comes first and hides the rest. */
function eitherOf(terms: readonly Term[]): Term {
  const [first, ...others] = terms;
  if (!first || others.length === 0 || first.pointers.length === 0) return first ?? noTerm;
  let either = eithers.get(first);
  if (!either) {
    const pointers = terms.flatMap((term) => term.pointers);
    either = {
      ...first,
      pointers: pointers.map(({ target, weight }) => ({ target, weight: weight * ambiguousWeight })),
    };
    eithers.set(first, either);
  }
  return either;
}

/** Kept, so that a term said twice is the same term. */
const eithers = new WeakMap<Term, Term>();

const noTerm: Term = { pointers: [], words: [], unmarkedTrust: 0 };

function fitOf({ reading, written }: Text, places: readonly number[], { words }: Term): 'exact' | 'bare' | 'no' {
  let exact = true;
  for (let at = 0; at < words.length; at += 1) {
    const place = places[at] ?? -1;
    if (written[place] === words[at]) continue;
    const token = reading.tokens[place];
    if (!token || token.word !== token.folded) return 'no';
    exact = false;
  }
  return exact ? 'exact' : 'bare';
}

/** Someone who writes marks means them: only in a longer term may they be missing. */
const slipWordsMin = 3;

function mayLackMarks({ words }: Term, { marked }: Reading): boolean {
  return !marked || words.length >= slipWordsMin;
}
