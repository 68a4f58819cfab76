import type { NameEntry, SearchIndex } from './search-index.ts';

/** What a query asks of a name: the terms that would answer it, each with how well, and what all of it weighs. */
export type Asked = { readonly terms: ReadonlyMap<number, number>; readonly weight: number };

/** How well a query answers one of a hospital's names: 1 when each says exactly what the other says. */
export function nameLikeness(index: SearchIndex, hospital: number, asked: Asked): number {
  let best = 0;
  for (const entry of index.names[hospital] ?? []) best = Math.max(best, likeness(index, entry, asked));
  return best;
}

function likeness({ termWeight }: SearchIndex, { terms, weight, worth }: NameEntry, asked: Asked): number {
  let common = 0;
  let run = 0;
  let longestRun = 0;
  for (const term of terms) {
    const factor = asked.terms.get(term);
    if (factor === undefined) {
      run = 0;
      continue;
    }
    common += (termWeight[term] ?? 0) * factor;
    run += 1;
    longestRun = Math.max(longestRun, run);
  }
  if (common === 0) return 0;
  const both = (2 * common) / (weight + Math.max(asked.weight, common));
  return worth * both * (0.9 + (0.1 * longestRun) / terms.length);
}
