import { fold } from '../text/fold.ts';
import type { Match } from '../text/phrases.ts';
import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import { nowhere } from '../text/word-tree.ts';
import type { Term, TermIndex } from './term-index.ts';

/** The longest term that can be believed at each place; of two that overlap, the longer, then the surer, then the earlier. */
export function findTerms(reading: Reading, index: TermIndex): Match<Term>[] {
  const found: Match<Term>[] = [];
  for (let from = 0; from < reading.tokens.length; from += 1) {
    const match = longestAt(reading, index, from);
    if (!match) continue;
    const last = found[found.length - 1];
    if (!last || match.from > last.to) found.push(match);
    else if (isBetter(match, last, reading)) found[found.length - 1] = match;
  }
  return found;
}

function isBetter(later: Match<Term>, earlier: Match<Term>, { marked }: Reading): boolean {
  const longer = later.to - later.from - (earlier.to - earlier.from);
  if (longer !== 0 || marked) return longer > 0;
  // "bi tieu duong" is "tiểu đường", not "bí tiểu".
  return later.value.unmarkedTrust > earlier.value.unmarkedTrust;
}

/** Words that may stand inside a term and change nothing: "mũi (bị) nghẹt", "nước mũi (màu) vàng". */
const lightWords =
  'bị có màu rất hơi khá cũng hay thường luôn một phần bên cả hai các của tôi em mình ở vùng trong mỗi mọi cứ thấy quá my the a an of his her is are very both left right';
const light = new WordSet(fold(lightWords));
const lightAsWritten = new Set(lightWords.split(' '));
/** Those that without marks are hardly another word: "mau" is màu or máu, "em" may begin the next thought. */
const lightBare = new WordSet('bi o vung trong cua mot ben hai cac rat minh');
const lightMax = 2;

/** What is felt; where it is felt follows, not always at once: "đau (nhói ở vùng) ngực". */
const feelings = new WordSet('dau sung te ngua nhuc tuc phu nong rat moi cung yeu ra chay noi');
const fillers = new WordSet('o vung phan trong nhoi tuc am i du doi nhe nhieu hai ca khu vuc rat buot nhuc moi');
const fillersMax = 3;

function longestAt(reading: Reading, index: TermIndex, from: number): Match<Term> | undefined {
  const { tokens } = reading;
  let best = follow(reading, index, from, 0);
  if (!feelings.has(tokens[from])) return best;
  for (let skipped = 1; skipped <= fillersMax; skipped += 1) {
    if (!fillers.has(tokens[from + skipped])) break;
    const apart = follow(reading, index, from, skipped);
    if (apart && reachesFurther(apart, best)) best = apart;
  }
  return best;
}

function reachesFurther(one: Match<Term>, other: Match<Term> | undefined): boolean {
  return !other || one.to > other.to || (one.to === other.to && one.value.forms.length > other.value.forms.length);
}

function isLight(token: Token, { marked, english }: Reading): boolean {
  return marked || english ? light.has(token) && lightAsWritten.has(token.word) : lightBare.has(token);
}

/** Where the words of the term that is being followed stand; the same room for every term, and none is so long. */
const places = new Int32Array(256);

/** The longest term from here on, with so many words left out after its first. */
function follow(reading: Reading, index: TermIndex, from: number, skipped: number): Match<Term> | undefined {
  const { tokens } = reading;
  const first = tokens[from];
  if (!first) return undefined;
  let best: Match<Term> | undefined;
  let node = index.begin(first.id);
  let left = lightMax;
  let words = 0;
  for (let at = from; node !== nowhere; ) {
    places[words] = at;
    words += 1;
    const terms = index.termsAt(node);
    if (terms) best = believed(reading, terms, from, at) ?? best;
    let child: number = nowhere;
    at += at === from ? 1 + skipped : 1;
    for (; ; at += 1) {
      const token = tokens[at];
      if (!token || token.sentence !== first.sentence || token.clause !== tokens[at - 1]?.clause) return best;
      child = index.next(node, token.id);
      if (child !== nowhere || left === 0 || !isLight(token, reading)) break;
      left -= 1;
    }
    node = child;
  }
  return best;
}

/** The term that is written with its own marks, else those whose marks are only missing. */
function believed(reading: Reading, terms: readonly Term[], from: number, to: number): Match<Term> | undefined {
  let bare: Term[] | undefined;
  for (const term of terms) {
    const fit = fitOf(reading, term);
    if (fit === 'exact') return { value: term, from, to, exact: true, weak: false };
    if (fit === 'no' || !mayLackMarks(term, reading)) continue;
    bare ??= [];
    bare.push(term);
  }
  return bare && { value: eitherOf(bare), from, to, exact: false, weak: false };
}

/** What is left of a pointer when the words may also mean something else ("tieu ra mau" is tiểu or tiêu). */
const ambiguousWeight = 0.65;

/** Without marks one word may be several terms; an everyday one comes first and hides the rest, a sure one the doubtful. */
function eitherOf(terms: readonly Term[]): Term {
  const [first] = terms;
  if (!first || terms.length === 1 || first.pointers.length === 0) return first ?? noTerm;
  let either = eithers.get(first);
  if (!either) {
    const surest = Math.max(...terms.map(({ unmarkedTrust }) => unmarkedTrust));
    const [best = first, ...others] = terms.filter(({ unmarkedTrust }) => unmarkedTrust === surest);
    const pointers = [best, ...others].flatMap((term) => term.pointers);
    const share = others.length > 0 ? ambiguousWeight : 1;
    either = { ...best, pointers: pointers.map(({ target, weight }) => ({ target, weight: weight * share })) };
    eithers.set(first, either);
  }
  return either;
}

/** Kept, so that a term said twice is the same term. */
const eithers = new WeakMap<Term, Term>();

const noTerm: Term = { pointers: [], forms: [], unmarkedTrust: 0, kind: 0, region: 0 };

function fitOf({ tokens }: Reading, { forms }: Term): 'exact' | 'bare' | 'no' {
  let exact = true;
  for (let word = 0; word < forms.length; word += 1) {
    const token = tokens[places[word] ?? -1];
    if (!token) return 'no';
    if (token.form === forms[word]) continue;
    if (token.word !== token.folded) return 'no';
    exact = false;
  }
  return exact ? 'exact' : 'bare';
}

/** Someone who writes marks means them: only in a longer term may they be missing. */
const slipWordsMin = 3;

function mayLackMarks({ forms }: Term, { marked }: Reading): boolean {
  return !marked || forms.length >= slipWordsMin;
}
