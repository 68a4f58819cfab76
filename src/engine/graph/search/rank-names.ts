import type { NameEntry, SearchIndex } from './search-index.ts';

/** The turns at which a query asks for a unit of a name, as bits, and how well it answers. */
type Ask = { turns: number; factor: number };

/** What a query asks of a name: words and places, each at its turn, and what the words weigh. */
export class Asked {
  readonly units = new Map<number, Ask>();
  weight = 0;

  add(unit: number, turn: number, factor: number): void {
    const known = this.units.get(unit);
    if (!known) this.units.set(unit, { turns: 1 << turn, factor });
    else {
      known.turns |= 1 << turn;
      known.factor = Math.max(known.factor, factor);
    }
  }
}

/** How well a query answers one of a hospital's names: 1 when each says exactly what the other says. */
export function nameLikeness(index: SearchIndex, hospital: number, asked: Asked): number {
  let best = 0;
  for (const entry of index.names[hospital] ?? []) best = Math.max(best, likeness(index, entry, asked));
  return best;
}

/** Each word of the query answers for one unit of the name; a row in the same order counts a little more. */
function likeness(index: SearchIndex, { units, weight, worth }: NameEntry, asked: Asked): number {
  let common = 0;
  let place = 0;
  let used = 0;
  let last = 0;
  let run = 0;
  let longestRun = 0;
  for (const unit of units) {
    const ask = asked.units.get(unit);
    const free = ask ? ask.turns & ~used : 0;
    if (!ask || free === 0) {
      run = 0;
      continue;
    }
    const next = (last << 1) & free;
    const turn = next || free & -free;
    if (unit < 0) place += index.unitWeight(unit);
    else common += index.unitWeight(unit) * ask.factor;
    used |= turn;
    last = turn;
    run = next ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  if (common + place === 0) return 0;
  const both = (2 * (common + place)) / (weight + Math.max(asked.weight, common) + place);
  const isBesideThePoint = common === 0 && asked.weight > 0;
  return worth * both * (0.9 + (0.1 * longestRun) / units.length) * (isBesideThePoint ? 0.3 : 1);
}
