import type { NameEntry, SearchIndex } from './search-index.ts';
import { isKind } from './units.ts';

/** The turns at which a query asks for a unit of a name, as bits, how well it answers, and how surely it is meant. */
type Ask = { turns: number; factor: number; certainty: number };

/** A phrase of a query by what it means: a name may say the same in other words. */
type AskedTrade = { meanings: readonly number[]; turns: number; weight: number };

/** What a query asks of a name: words and places, each at its turn, and what the words weigh. */
export class Asked {
  readonly units = new Map<number, Ask>();
  readonly trades: AskedTrade[] = [];
  weight = 0;
  /** The places that are asked for and those that these lie in. */
  readonly places = new Set<number>();
  /** The turns of words that are neither a place nor a specialty, and what they weigh. */
  nameTurns = 0;
  nameWeight = 0;
  nameTurnsCount = 0;

  name(turn: number, weight: number): void {
    this.nameTurns |= 1 << turn;
    this.nameWeight += weight;
    this.nameTurnsCount += 1;
  }

  add(unit: number, turn: number, factor: number, certainty = factor): void {
    const known = this.units.get(unit);
    if (!known) this.units.set(unit, { turns: 1 << turn, factor, certainty });
    else {
      known.turns |= 1 << turn;
      known.factor = Math.max(known.factor, factor);
      known.certainty = Math.max(known.certainty, certainty);
    }
  }
}

/**
 * How like a query is to a name: 1 when each says exactly what the other says. How much of the words that name a house
 * stands in the name. And whether the whole name, of at least two words, stands in the query.
 */
export type Likeness = { likeness: number; recall: number; isWhole: boolean };

/** How much less a word counts that says the same in other letters. */
const tradeFactor = 0.75;
/** A word of a name that is met with other marks is not met for sure. */
const rightMarks = 0.9;

/** The best that any of a hospital's names does. */
export function nameLikeness(index: SearchIndex, hospital: number, asked: Asked): Likeness {
  const best = { likeness: 0, recall: 0, isWhole: false };
  for (const entry of index.names[hospital] ?? []) {
    const { likeness, recall, isWhole } = compare(index, entry, asked);
    best.likeness = Math.max(best.likeness, likeness);
    best.recall = Math.max(best.recall, recall);
    best.isWhole ||= isWhole;
  }
  return best;
}

/** Each word of the query answers for one unit of the name; a row in the same order counts a little more. */
function compare(index: SearchIndex, entry: NameEntry, asked: Asked): Likeness {
  const { units, weight, worth } = entry;
  let common = 0;
  let named = 0;
  let tellingCount = 0;
  let strayCount = 0;
  let place = 0;
  let used = 0;
  let last = 0;
  let run = 0;
  let longestRun = 0;
  for (const unit of units) {
    const ask = asked.units.get(unit);
    const free = ask ? ask.turns & ~used : 0;
    if (!ask || free === 0) {
      if (!isKind(unit)) strayCount += 1;
      run = 0;
      continue;
    }
    const next = (last << 1) & free;
    const turn = next || free & -free;
    if (unit < 0) place += index.unitWeight(unit);
    else {
      const gained = index.unitWeight(unit);
      common += gained * ask.factor;
      if (turn & asked.nameTurns) named += gained * ask.certainty;
      if (!isKind(unit)) tellingCount += 1;
      if (ask.factor < rightMarks) strayCount += 1;
    }
    used |= turn;
    last = turn;
    run = next ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  let nameWeight = weight;
  for (const trade of asked.trades) {
    if (trade.turns & used) continue;
    const same = entry.trades.find(({ meaning }) => trade.meanings.includes(meaning));
    if (!same) continue;
    // The same thing weighs the same on both sides.
    common += trade.weight * tradeFactor;
    nameWeight += trade.weight - same.weight;
  }
  const isAway = asked.places.size > 0 && place === 0 && isElsewhere(units, asked.places);
  const both = (2 * (common + place)) / (nameWeight + Math.max(asked.weight, common) + place);
  // The words for the kind of house weigh less than one, all together.
  const isBesideThePoint = common === 0 && asked.weight > 1;
  return {
    likeness:
      worth * both * (0.9 + (0.1 * longestRun) / units.length) * (isBesideThePoint ? 0 : 1) * (isAway ? 0.4 : 1),
    recall: asked.nameWeight === 0 ? 1 : named / asked.nameWeight,
    isWhole: tellingCount > 1 && strayCount === 0,
  };
}

/** Whether a name says a place, and only others than these. */
function isElsewhere(units: Int32Array, places: ReadonlySet<number>): boolean {
  return units.some((unit) => unit < 0) && !units.some((unit) => places.has(unit));
}
