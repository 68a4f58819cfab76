import { type CueKind, cues, englishCues } from './cues.ts';
import { findPhrases, type Match } from './phrases.ts';
import type { Reading } from './reading.ts';
import { WordSet } from './word-set.ts';

/** How the patient speaks of a finding; only `present` says that it is there now and the patient's own. */
export type Context = 'present' | 'denied' | 'resolved' | 'past' | 'other' | 'feared' | 'asked';

export type Finding<Value> = Match<Value> & { readonly context: Context };

type Cue = Match<CueKind>;

/** The words of a text that say how its findings are meant. */
export type Cues = {
  readonly all: readonly Cue[];
  /** By clause, those that colour what stands around them; the others deny what follows, or end a reach. */
  readonly scoped: readonly (readonly Cue[] | undefined)[];
  /** For each word, how many cues that end a reach begin up to it. */
  readonly breaks: readonly number[];
};

/** How many words may stand between a denial and what it denies ("không thấy bé bị sốt"). */
const denialReachWords = 4;
/** How many words a fear or a question reaches over. */
const fearReachWords = 6;
/** How many words an old time reaches over, for those who write without commas. */
const pastReachWords = 8;

/**
 * Says for each match how it is meant. The matches come by where they begin and are read together, because a denial
 * cancels only the first thing that follows it ("không sốt đau bụng" denies the fever alone) unless "hay", "hoặc" or
 * the like carries it on. Matches that are not whole findings but parts of one (a body part) never take a denial away
 * from what follows.
 */
export function withContext<Value>(
  reading: Reading,
  matches: readonly Match<Value>[],
  isWhole: (match: Match<Value>) => boolean = () => true,
): Finding<Value>[] {
  const said = cuesOf(reading);
  const denials = denialsOf(reading, matches, isWhole, said);
  const found: Finding<Value>[] = [];
  let last: Finding<Value> | undefined;
  for (const match of matches) {
    const { value, from, to, exact, weak } = match;
    // Many phrases are the same words.
    const context = last?.from === from && last.to === to ? last.context : contextOf(reading, match, said, denials);
    last = { value, from, to, exact, weak, context };
    found.push(last);
  }
  return found;
}

/** How each word by itself is meant, where no finding takes a denial away from what follows. */
export function contextOfWords(reading: Reading): Context[] {
  const said = cuesOf(reading);
  const denials = denialsOf(reading, [], () => false, said);
  return reading.tokens.map((_, at) => contextOf(reading, { from: at, to: at }, said, denials));
}

/**
 * Whether the sentence has begun to tell of old days and not come back to now: “Năm 2022 bố mổ dạ dày, huyết áp 60”.
 * Only for what must leave no doubt: elsewhere a comma ends the reach of an old time.
 */
export function isOfOldDays(reading: Reading, { from }: { readonly from: number }): boolean {
  const { tokens } = reading;
  const sentence = tokens[from]?.sentence;
  const before = cuesOf(reading).all.filter((cue) => cue.from < from && tokens[cue.from]?.sentence === sentence);
  const now = before.findLast(({ value }) => value === 'now')?.from ?? -1;
  return (
    before.some((cue) => cue.value === 'past' && cue.from > now && timeWords.has(tokens[cue.from])) ||
    tokens.slice(now + 1, from).some((token) => token.sentence === sentence && isYear(token.number))
  );
}

/** What an old time begins with; “đã mổ” and “sau tai biến” tell of an illness that may well be why someone is ill now. */
const timeWords = new WordSet('truoc hoi ngay nam thang tuan lan cach thoi luc in last years');

function isYear(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= 1900 && number < 2100;
}

function cuesOf(reading: Reading): Cues {
  reading.cues ??= findCues(reading);
  return reading.cues;
}

const scopes: ReadonlySet<CueKind> = new Set([
  'denyAfter',
  'goneAfter',
  'past',
  'history',
  'other',
  'friend',
  'fear',
  'ask',
]);

function findCues(reading: Reading): Cues {
  const { tokens } = reading;
  const all = uncovered(findPhrases(reading, reading.english ? englishCues : cues).filter(isInOneClause(reading)));
  const scoped = new Array<Cue[] | undefined>((tokens[tokens.length - 1]?.clause ?? 0) + 1);
  const breaks = new Array<number>(tokens.length).fill(0);
  const turnsToSelf = all.some(({ value }) => value === 'self');
  for (const cue of all) {
    const { value, from } = cue;
    if (value === 'friend' && !turnsToSelf) continue;
    if (value === 'break' || value === 'now' || value === 'self') breaks[from] = 1;
    else if (scopes.has(value)) {
      const clause = tokens[from]?.clause ?? 0;
      const inClause = scoped[clause];
      if (inClause) inClause.push(cue);
      else scoped[clause] = [cue];
    }
  }
  for (let at = 1; at < breaks.length; at += 1) breaks[at] = (breaks[at] ?? 0) + (breaks[at - 1] ?? 0);
  return { all, scoped, breaks };
}

/** "Có sao không, bị ngã": the comma parts what would be a denial without it. */
function isInOneClause({ tokens }: Reading): (cue: Cue) => boolean {
  return ({ from, to }) => tokens[from]?.clause === tokens[to]?.clause;
}

/** A longer cue hides the shorter ones inside it ("không thở được" is no denial). */
function uncovered(found: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  let reached = -1;
  for (let at = 0; at < found.length; ) {
    const from = found[at]?.from;
    let end = at;
    let longest = reached;
    for (; found[end]?.from === from && end < found.length; end += 1) longest = Math.max(longest, found[end]?.to ?? 0);
    for (const cue of found.slice(at, end)) if (cue.to > reached && cue.to >= longest) kept.push(cue);
    reached = longest;
    at = end;
  }
  return kept;
}

/** Whether a reach from one word to another is ended between them. */
function isBroken({ breaks }: Cues, after: number, before: number): boolean {
  const last = Math.min(before, breaks.length) - 1;
  return last > after && (breaks[last] ?? 0) > (breaks[after] ?? 0);
}

type Span = { readonly from: number; readonly to: number };

type Denial = Span & { readonly context: 'denied' | 'resolved' };

function denialsOf<Value>(
  reading: Reading,
  matches: readonly Match<Value>[],
  isWhole: (match: Match<Value>) => boolean,
  said: Cues,
): Denial[] {
  const denials: Denial[] = [];
  let next = 0;
  for (const cue of said.all) {
    if ((cue.value !== 'deny' && cue.value !== 'gone') || isQuestion(reading, cue)) continue;
    while (next < matches.length && (matches[next]?.from ?? 0) <= cue.from) next += 1;
    const to = lastDenied(reading, matches, next, isWhole, cue, said) ?? lastOfReach(reading, cue, said);
    // From within the cue: in “không bị tiểu” and “không có thai” they share a word.
    denials.push({ from: cue.from + 1, to, context: cue.value === 'deny' ? 'denied' : 'resolved' });
  }
  return denials;
}

const khong = new WordSet('khong');
const questionOpeners = new WordSet('co phai duoc nen');
/** After "có" these ask for certain: the "không" that follows ends the question, whatever comes next. */
const surelyAsked = new WordSet('phai can nen sao');
const co = new WordSet('co');

/** "Có … không" asks; so does a "không" that ends what is said. */
function isQuestion(reading: Reading, cue: Cue): boolean {
  const { tokens } = reading;
  const last = tokens[cue.to];
  if (!last || cue.from !== cue.to || !khong.has(last)) return false;
  const next = tokens[cue.to + 1];
  if (!next || next.clause !== last.clause) return true;
  const mayEnd = questionEnds.has(next.word);
  for (let at = cue.from - 1; at >= Math.max(0, cue.from - fearReachWords); at -= 1) {
    const word = tokens[at];
    if (!word || word.clause !== last.clause) break;
    if (mayEnd ? questionOpeners.has(word) : surelyAsked.has(word) && co.has(tokens[at - 1])) return true;
  }
  return false;
}

const questionEnds = new Set('ạ bác vậy hả nhỉ em con mọi các xin mong ai cảm giúp nữa a vay bac'.split(' '));

/** What a denial covers: the first whole match after it, and on through "hay", "hoặc", "lẫn". */
function lastDenied<Value>(
  reading: Reading,
  matches: readonly Match<Value>[],
  next: number,
  isWhole: (match: Match<Value>) => boolean,
  cue: Cue,
  said: Cues,
): number | undefined {
  const clause = reading.tokens[cue.to]?.clause;
  let to: number | undefined;
  for (let at = next; at < matches.length; at += 1) {
    const match = matches[at];
    if (!match || match.to <= cue.to || !isWhole(match)) continue;
    if (reading.tokens[match.from]?.clause !== clause) break;
    if (reading.tokens[match.to]?.clause !== clause) continue;
    if (to === undefined) {
      if (match.from - cue.to > denialReachWords + 1 || isBroken(said, cue.to, match.from)) break;
      to = match.to;
    } else if (match.from <= to || carriesOn(reading, to, match.from)) {
      to = Math.max(to, match.to);
    } else break;
  }
  return to;
}

/** Where a denial ends that no whole finding follows. */
function lastOfReach(reading: Reading, cue: Cue, said: Cues): number {
  const clause = reading.tokens[cue.to]?.clause;
  let to = cue.to;
  while (to < cue.to + denialReachWords && reading.tokens[to + 1]?.clause === clause && !isBroken(said, cue.to, to + 2))
    to += 1;
  return to;
}

const connectors = new WordSet('hay hoac lan or nor');
/** Words that only make sense with what follows: "không đau tức ngực" denies one feeling, not two. */
const openers = new WordSet('dau tuc nhuc buon met cam bi kho co thay');

function carriesOn({ tokens }: Reading, last: number, next: number): boolean {
  if (next === last + 1) return openers.has(tokens[last]);
  return next - last <= 3 && connectors.has(tokens[last + 1]);
}

function contextOf(reading: Reading, match: Span, said: Cues, denials: readonly Denial[]): Context {
  for (const { from, to, context } of denials) {
    if (from > match.from) break;
    if (match.to <= to) return context;
  }
  let context: Context = 'present';
  const scoped = said.scoped[reading.tokens[match.from]?.clause ?? 0];
  if (!scoped) return context;
  for (const cue of scoped) {
    if (cue.from >= match.from && cue.to <= match.to) continue;
    const told = saidBy(reading, cue, match, said);
    if (told && rank[told] > rank[context]) context = told;
  }
  return context;
}

const rank: Record<Context, number> = { present: 0, asked: 1, feared: 2, resolved: 3, past: 4, other: 5, denied: 6 };

/** Whether nothing more is said in the clause after the cue. */
function isLast(reading: Reading, cue: Cue): boolean {
  const next = reading.tokens[cue.to + 1];
  return next?.clause !== reading.tokens[cue.to]?.clause || questionEnds.has(next?.word ?? '');
}

function saidBy(reading: Reading, cue: Cue, match: Span, said: Cues): Context | undefined {
  if (cue.from < match.from && cue.to > match.to) return cue.value === 'ask' ? 'asked' : undefined;
  const before = cue.to < match.from;
  const words = before ? match.from - cue.to - 1 : cue.from - match.to - 1;
  if (cue.value !== 'goneAfter' && (before ? isBroken(said, cue.to, match.from) : isBroken(said, match.to, cue.from)))
    return undefined;
  switch (cue.value) {
    case 'denyAfter':
      return !before && words <= 2 && isLast(reading, cue) ? 'denied' : undefined;
    case 'goneAfter':
      return !before && words <= 5 ? 'resolved' : undefined;
    case 'past':
      return words <= pastReachWords ? 'past' : undefined;
    case 'history':
      return before && words <= pastReachWords ? 'past' : undefined;
    case 'other':
    case 'friend':
      return before ? 'other' : undefined;
    case 'fear':
      return before && words <= fearReachWords ? 'feared' : undefined;
    case 'ask':
      return before && words <= fearReachWords ? 'asked' : undefined;
    default:
      return undefined;
  }
}
