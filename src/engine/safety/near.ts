import type { Finding } from '../text/context.ts';
import type { Token } from '../text/reading.ts';
import type { CompiledNear, CompiledPart } from './compile.ts';
import { type Findings, isPresent } from './findings.ts';

export type Span = { readonly from: number; readonly to: number };

/** A word that could be another counts only close beside one that is sure. */
const weakWithin = 4;

type Close = { readonly within: number; readonly ordered?: boolean; readonly sameClause?: boolean };

/** Where in the text a near rule holds, if anywhere. */
export function findNear(
  findings: Findings,
  { rule, ids, not }: CompiledNear,
  isOk: (finding: Finding<number>) => boolean,
): Span | undefined {
  const [first, ...rest] = ids;
  const starts = first === undefined ? undefined : findings.of[first];
  if (!starts || rest.some((id) => !findings.of[id])) return undefined;
  for (const start of starts) {
    if (!isOk(start)) continue;
    const span = gather(findings, rest, rule, [start], isOk);
    if (span && !isOff(findings, not, span)) return span;
  }
  return undefined;
}

function gather(
  findings: Findings,
  rest: readonly number[],
  close: Close,
  taken: readonly Finding<number>[],
  isOk: (finding: Finding<number>) => boolean,
): Span | undefined {
  const [next, ...others] = rest;
  if (next === undefined) return spanOf(taken);
  for (const candidate of findings.of[next] ?? []) {
    if (!isOk(candidate) || !fits(findings.reading.tokens, taken, candidate, close)) continue;
    const span = gather(findings, others, close, [...taken, candidate], isOk);
    if (span) return span;
  }
  return undefined;
}

function fits(
  tokens: readonly Token[],
  taken: readonly Finding<number>[],
  next: Finding<number>,
  close: Close,
): boolean {
  const last = taken[taken.length - 1];
  if (!last || (close.ordered && next.from <= last.to)) return false;
  // Without marks at most one of the parts may be a word that could be another.
  if (next.weak && taken.some(({ weak }) => weak)) return false;
  const within = next.weak || taken.some(({ weak }) => weak) ? Math.min(close.within, weakWithin) : close.within;
  return taken.every((one) => {
    if (overlaps(one, next)) return false;
    const gap = next.from > one.to ? next.from - one.to - 1 : one.from - next.to - 1;
    if (gap >= within) return false;
    const a = tokens[one.from];
    const b = tokens[next.from];
    return close.sameClause ? a?.clause === b?.clause : a?.sentence === b?.sentence;
  });
}

function overlaps(a: Span, b: Span): boolean {
  return a.from <= b.to && b.from <= a.to;
}

function spanOf(taken: readonly Span[]): Span {
  return { from: Math.min(...taken.map(({ from }) => from)), to: Math.max(...taken.map(({ to }) => to)) };
}

/** Whether an exception of the rule stands in the same sentence. */
function isOff(findings: Findings, not: number, span: Span): boolean {
  const { tokens } = findings.reading;
  const sentence = tokens[span.from]?.sentence;
  return findings.of[not]?.some(({ from, weak }) => !weak && tokens[from]?.sentence === sentence) ?? false;
}

/** Two notions that make a symptom where they stand close together in one clause. */
export function findPart(findings: Findings, { rule, first, second }: CompiledPart): Span | undefined {
  for (const one of findings.of[first] ?? []) {
    if (!isPresent(one)) continue;
    const other = findings.of[second]?.find(
      (candidate) =>
        isPresent(candidate) &&
        fits(findings.reading.tokens, [one], candidate, { within: rule.within, sameClause: true }),
    );
    if (other) return spanOf([one, other]);
  }
  return undefined;
}
