import type { Token } from '../text/reading.ts';
import type { CompiledNear, CompiledPart } from './compile.ts';
import { counts, type Findings, firstFrom, isPresent, type Spot } from './findings.ts';
import { noConcept } from './lexicon.ts';

export type Span = { readonly from: number; readonly to: number };

/** A word that could be another counts only close beside one that is sure. */
const weakWithin = 4;

/** How close findings must stand: in one sentence or clause, with fewer than `within` words between. */
export type Close = { readonly within: number; readonly ordered: boolean; readonly sameClause: boolean };

/** Where in the text a near rule holds, if anywhere. */
export function findNear(findings: Findings, near: CompiledNear): Span | undefined {
  const { ids, not, lingers } = near;
  for (const id of ids) if (!findings.of[id]) return undefined;
  for (const start of findings.of[ids[0] ?? noConcept] ?? []) {
    // A word that could be another is never a rule by itself.
    if (!counts(start, lingers) || (start.weak && ids.length === 1)) continue;
    const taken = [start];
    if (!gather(findings, near, taken)) continue;
    const span = spanOf(taken);
    if (!isOff(findings, not, span)) return span;
  }
  return undefined;
}

/** Takes one finding for each further notion of the rule, all close to one another; false when there are none. */
function gather(findings: Findings, near: CompiledNear, taken: Spot[]): boolean {
  const next = near.ids[taken.length];
  if (next === undefined) return true;
  const last = taken[taken.length - 1];
  for (const candidate of last ? closeTo(findings, next, last, near.close) : []) {
    if (!counts(candidate, near.lingers) || !fits(findings.reading.tokens, taken, candidate, near.close)) continue;
    taken.push(candidate);
    if (gather(findings, near, taken)) return true;
    taken.pop();
  }
  return false;
}

/** The findings of a notion that may be close enough to another: of many only the few around it. */
function closeTo(
  { of, phraseCount, longest }: Findings,
  notion: number,
  one: Span,
  { within }: Close,
): readonly Spot[] {
  const spots = of[notion] ?? [];
  if (spots.length <= few) return spots;
  const phrases = phraseCount[notion] ?? 0;
  const from = one.from - within - longest;
  const end = one.to + within + 1;
  return [
    ...spots.slice(firstFrom(spots, from, 0, phrases), firstFrom(spots, end, 0, phrases)),
    ...spots.slice(firstFrom(spots, from, phrases), firstFrom(spots, end, phrases)),
  ];
}

/** To look at so many costs less than to leave some out. */
const few = 8;

function fits(tokens: readonly Token[], taken: readonly Spot[], next: Spot, close: Close): boolean {
  const last = taken[taken.length - 1];
  if (!last || (close.ordered && next.from <= last.to)) return false;
  let hasWeak = false;
  for (const { weak } of taken) hasWeak ||= weak;
  // Without marks at most one of the parts may be a word that could be another.
  if (next.weak && hasWeak) return false;
  const within = next.weak || hasWeak ? Math.min(close.within, weakWithin) : close.within;
  for (const one of taken) if (!isClose(tokens, one, next, within, close.sameClause)) return false;
  return true;
}

function isClose(tokens: readonly Token[], one: Span, next: Span, within: number, sameClause: boolean): boolean {
  if (overlaps(one, next)) return false;
  const gap = next.from > one.to ? next.from - one.to - 1 : one.from - next.to - 1;
  if (gap >= within) return false;
  const a = tokens[one.from];
  const b = tokens[next.from];
  return sameClause ? a?.clause === b?.clause : a?.sentence === b?.sentence;
}

function overlaps(a: Span, b: Span): boolean {
  return a.from <= b.to && b.from <= a.to;
}

function spanOf(taken: readonly Span[]): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const one of taken) {
    from = Math.min(from, one.from);
    to = Math.max(to, one.to);
  }
  return { from, to };
}

/** Whether an exception of the rule stands in one of the clauses that it was found in: what is added later excuses nothing. */
function isOff(findings: Findings, not: number, span: Span): boolean {
  const exceptions = findings.of[not];
  if (!exceptions) return false;
  const { tokens } = findings.reading;
  const first = tokens[span.from]?.clause ?? 0;
  const last = tokens[span.to]?.clause ?? 0;
  return exceptions.some(({ from, to, weak }) => {
    const clause = tokens[from]?.clause ?? 0;
    return !weak && clause >= first && clause <= last && tokens[to]?.clause === clause;
  });
}

/** Whether two notions that make a symptom stand close together in one clause. */
export function hasPart(findings: Findings, { first, second, close }: CompiledPart): boolean {
  if (!findings.of[second]) return false;
  for (const one of findings.of[first] ?? []) {
    if (!isPresent(one)) continue;
    for (const other of closeTo(findings, second, one, close)) {
      if (isPresent(other) && fits(findings.reading.tokens, [one], other, close)) return true;
    }
  }
  return false;
}
