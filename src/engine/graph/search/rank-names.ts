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

/** How like a query is to a name: 1 when each says exactly what the other says; and how much of the query the name has. */
export type Likeness = { likeness: number; recall: number };

/** The best that any of a hospital's names does. */
export function nameLikeness(index: SearchIndex, hospital: number, asked: Asked): Likeness {
  const best = { likeness: 0, recall: 0 };
  for (const entry of index.names[hospital] ?? []) {
    const { likeness, recall } = compare(index, entry, asked);
    best.likeness = Math.max(best.likeness, likeness);
    best.recall = Math.max(best.recall, recall);
  }
  return best;
}

/** Each word of the query answers for one unit of the name; a row in the same order counts a little more. */
function compare(index: SearchIndex, { units, weight, worth }: NameEntry, asked: Asked): Likeness {
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
  const both = (2 * (common + place)) / (weight + Math.max(asked.weight, common) + place);
  // The words for the kind of house weigh less than one, all together.
  const isBesideThePoint = common === 0 && asked.weight > 1;
  return {
    likeness: worth * both * (0.9 + (0.1 * longestRun) / units.length) * (isBesideThePoint ? 0.3 : 1),
    recall: asked.weight === 0 ? 1 : common / asked.weight,
  };
}
