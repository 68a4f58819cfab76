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

/** What is felt; where it is felt follows, not always at once: "đau (nhói ở vùng) ngực". */
const feelings = new Set('dau sung te ngua nhuc tuc phu nong rat moi cung yeu ra chay noi'.split(' '));
const fillers = new Set('o vung phan trong nhoi tuc am i du doi nhe nhieu hai ca khu vuc rat buot nhuc moi'.split(' '));
const fillersMax = 3;

function longestAt(text: Text, index: TermIndex, from: number): Match<Term> | undefined {
  const { tokens } = text.reading;
  let best = follow(text, index, from, 0);
  if (!feelings.has(tokens[from]?.folded ?? '')) return best;
  for (let skipped = 1; skipped <= fillersMax; skipped += 1) {
    if (!fillers.has(tokens[from + skipped]?.folded ?? '')) break;
    const apart = follow(text, index, from, skipped);
    if (apart && apart.value.words.length > (best?.value.words.length ?? 0)) best = apart;
  }
  return best;
}

/** The longest term from here on, with so many words left out after its first. */
function follow(text: Text, { edges, ends }: TermIndex, from: number, skipped: number): Match<Term> | undefined {
  const { tokens } = text.reading;
  const sentence = tokens[from]?.sentence;
  let best: Match<Term> | undefined;
  let node = rootNode;
  for (let at = from; at < tokens.length; at += 1) {
    if (at === from + 1) at += skipped;
    const word = text.ids[at] ?? unknownWord;
    if (word === unknownWord || tokens[at]?.sentence !== sentence) break;
    const next = edges.get(edgeOf(node, word));
    if (next === undefined) break;
    node = next;
    const terms = ends[node];
    if (terms) best = believed(text, terms, { from, to: at, skipped }) ?? best;
  }
  return best;
}

type Place = { readonly from: number; readonly to: number; readonly skipped: number };

/** The term that is written with its own marks, else those whose marks are only missing. */
function believed(text: Text, terms: readonly Term[], place: Place): Match<Term> | undefined {
  const { from, to } = place;
  let bare: Term[] | undefined;
  for (const term of terms) {
    const fit = fitOf(text, place, term);
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

function fitOf({ reading, written }: Text, { from, skipped }: Place, { words }: Term): 'exact' | 'bare' | 'no' {
  let exact = true;
  for (let word = 0; word < words.length; word += 1) {
    const at = word === 0 ? from : from + word + skipped;
    if (written[at] === words[word]) continue;
    const token = reading.tokens[at];
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
