import { type CueKind, cues, englishCues } from './cues.ts';
import { findPhrases, type Match } from './phrases.ts';
import type { Reading } from './reading.ts';

/** How the patient speaks of a finding; only `present` says that it is there now and the patient's own. */
export type Context = 'present' | 'denied' | 'resolved' | 'past' | 'other' | 'feared' | 'asked';

export type Finding<Value> = Match<Value> & { readonly context: Context };

type Cue = Match<CueKind>;

/** How many words may stand between a denial and what it denies ("không thấy bé bị sốt"). */
const denialReachWords = 4;
/** How many words a fear or a question reaches over. */
const fearReachWords = 6;

/**
 * Says for each match how it is meant. The matches are read together, because a denial cancels only the first thing
 * that follows it ("không sốt đau bụng" denies the fever alone) unless "hay", "hoặc" or the like carries it on.
 * Matches that are not whole findings but parts of one (a body part) never take a denial away from what follows.
 */
export function withContext<Value>(
  reading: Reading,
  matches: readonly Match<Value>[],
  isWhole: (match: Match<Value>) => boolean = () => true,
): Finding<Value>[] {
  const all = findCues(reading);
  if (all.length === 0) return matches.map((match) => finding(match, 'present'));
  const denials = denialsOf(reading, matches.filter(isWhole), all);
  const scoped = all.filter(({ value }) => scopes.has(value));
  return matches.map((match) => finding(match, contextOf(reading, match, scoped, all, denials)));
}

function finding<Value>({ value, from, to, exact, weak }: Match<Value>, context: Context): Finding<Value> {
  return { value, from, to, exact, weak, context };
}

/** Cues that colour what stands around them; the others deny what follows, or end a reach. */
const scopes: ReadonlySet<CueKind> = new Set(['denyAfter', 'goneAfter', 'past', 'other', 'fear', 'ask']);

/** The cues of a text; a longer cue hides the shorter ones inside it ("không thở được" is no denial). */
function findCues(reading: Reading): Cue[] {
  const found = findPhrases(reading, reading.english ? englishCues : cues);
  return found.filter((cue) => !found.some((other) => covers(other, cue)));
}

function covers(outer: Cue, inner: Cue): boolean {
  return (
    outer !== inner && outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from
  );
}

type Span = { readonly from: number; readonly to: number };

type Denial = { readonly span: Span; readonly context: 'denied' | 'resolved' };

function denialsOf(reading: Reading, matches: readonly Span[], all: readonly Cue[]): Denial[] {
  const denials: Denial[] = [];
  const byStart = [...matches].sort((a, b) => a.from - b.from || b.to - a.to);
  for (const cue of all) {
    if (cue.value !== 'deny' && cue.value !== 'gone') continue;
    if (isQuestion(reading, cue)) continue;
    const span = denied(reading, byStart, cue, all);
    denials.push({ span, context: cue.value === 'deny' ? 'denied' : 'resolved' });
  }
  return denials;
}

/** "Có … không" asks; so does a "không" that ends what is said. */
function isQuestion(reading: Reading, cue: Cue): boolean {
  const { tokens } = reading;
  const last = tokens[cue.to];
  if (last?.folded !== 'khong' || cue.from !== cue.to) return false;
  const next = tokens[cue.to + 1];
  if (!next || next.clause !== last.clause) return true;
  if (!questionEnds.has(next.word)) return false;
  for (let at = cue.from - 1; at >= Math.max(0, cue.from - fearReachWords); at -= 1) {
    const word = tokens[at];
    if (!word || word.clause !== last.clause) break;
    if (word.folded === 'co' || word.folded === 'phai' || word.folded === 'duoc' || word.folded === 'nen') return true;
  }
  return false;
}

const questionEnds = new Set([
  'ạ',
  'bác',
  'vậy',
  'hả',
  'nhỉ',
  'em',
  'con',
  'mọi',
  'các',
  'xin',
  'mong',
  'ai',
  'cảm',
  'giúp',
  'nữa',
  'a',
  'vay',
  'bac',
]);

/** What a denial covers: the first whole match after it, and on through "hay", "hoặc", "lẫn". */
function denied(reading: Reading, byStart: readonly Span[], cue: Cue, all: readonly Cue[]): Span {
  const clause = reading.tokens[cue.to]?.clause;
  let to: number | undefined;
  for (const match of byStart) {
    if (match.from <= cue.from || match.to <= cue.to) continue;
    if (reading.tokens[match.from]?.clause !== clause) break;
    if (to === undefined) {
      if (match.from - cue.to > denialReachWords + 1 || isBroken(all, cue.to, match.from)) break;
      to = match.to;
    } else if (match.from <= to || carriesOn(reading, to, match.from)) {
      to = Math.max(to, match.to);
    } else break;
  }
  // From within the cue: in “không bị tiểu” and “không có thai” they share a word.
  return { from: cue.from + 1, to: to ?? lastOfReach(reading, cue, all) };
}

/** Where a denial ends that no whole finding follows. */
function lastOfReach(reading: Reading, cue: Cue, all: readonly Cue[]): number {
  const clause = reading.tokens[cue.to]?.clause;
  let to = cue.to;
  while (to < cue.to + denialReachWords && reading.tokens[to + 1]?.clause === clause && !isBroken(all, cue.to, to + 2))
    to += 1;
  return to;
}

function isBroken(all: readonly Cue[], after: number, before: number): boolean {
  return all.some(({ value, from }) => (value === 'break' || value === 'now') && from > after && from < before);
}

const connectors = new Set(['hay', 'hoac', 'lan', 'or', 'nor']);
/** Words that only make sense with what follows: "không đau tức ngực" denies one feeling, not two. */
const openers = new Set(['dau', 'tuc', 'nhuc', 'buon', 'met', 'cam', 'bi', 'kho', 'co', 'thay']);

function carriesOn(reading: Reading, last: number, next: number): boolean {
  if (next === last + 1) return openers.has(reading.tokens[last]?.folded ?? '');
  if (next - last > 3) return false;
  return connectors.has(reading.tokens[last + 1]?.folded ?? '');
}

function contextOf(
  reading: Reading,
  match: Span,
  scoped: readonly Cue[],
  all: readonly Cue[],
  denials: readonly Denial[],
): Context {
  for (const { span, context } of denials) if (match.from >= span.from && match.to <= span.to) return context;
  const clause = reading.tokens[match.from]?.clause;
  let context: Context = 'present';
  for (const cue of scoped) {
    if (reading.tokens[cue.from]?.clause !== clause) continue;
    if (cue.from >= match.from && cue.to <= match.to) continue;
    const said = saidBy(reading, cue, match, all);
    if (said && rank[said] > rank[context]) context = said;
  }
  return context;
}

const rank: Record<Context, number> = { present: 0, asked: 1, feared: 2, resolved: 3, past: 4, other: 5, denied: 6 };

/** Whether nothing more is said in the clause after the cue. */
function isLast(reading: Reading, cue: Cue): boolean {
  const next = reading.tokens[cue.to + 1];
  return next?.clause !== reading.tokens[cue.to]?.clause || questionEnds.has(next?.word ?? '');
}

function saidBy(reading: Reading, cue: Cue, match: Span, all: readonly Cue[]): Context | undefined {
  const before = cue.to < match.from;
  const words = before ? match.from - cue.to - 1 : cue.from - match.to - 1;
  if (cue.value !== 'goneAfter' && (before ? isBroken(all, cue.to, match.from) : isBroken(all, match.to, cue.from)))
    return undefined;
  switch (cue.value) {
    case 'denyAfter':
      return !before && words <= 2 && isLast(reading, cue) ? 'denied' : undefined;
    case 'goneAfter':
      return !before && words <= 5 ? 'resolved' : undefined;
    case 'past':
      return 'past';
    case 'other':
      return before ? 'other' : undefined;
    case 'fear':
      return before && words <= fearReachWords ? 'feared' : undefined;
    case 'ask':
      return before && words <= fearReachWords ? 'asked' : undefined;
    default:
      return undefined;
  }
}
