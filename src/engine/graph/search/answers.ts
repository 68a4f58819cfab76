import type { GraphHospital } from '../graph.ts';
import { type Found, type Page, pageOf } from './page.ts';
import { foldedOf } from './phrases.ts';
import { type Plan, planOf } from './plan.ts';
import { nameLikeness } from './rank-names.ts';
import type { Leniency, Reading } from './readings.ts';
import { nobody, type Slot } from './retriever.ts';
import type { SearchIndex } from './search-index.ts';
import { selectTop } from './top.ts';

/** So many of the best are compared name by name; beyond them, nobody tells the difference. */
const comparedMax = 64;
const likenessWeight = 0.8;
/** So much of what was typed must stand in one name for that name to be what was meant. */
const sureRecall = 0.7;
const oneSlipCost = 0.3;
const connectedMin = 3;
const notGeneralShare = 0.5;
const otherKindShare = 0.4;
/** Of "trung tâm y tế", the word that no other kind of house has. */
const centreWord = 'te';
/** More than any reading can cost. */
const scoreFloor = 10;

/** When a text reads in several ways, each hospital counts by the reading that suits it best. */
export class Answers {
  readonly #index: SearchIndex;
  /** How many hospitals the readings before the last have found; they stand in `retriever.merged`. */
  #count = 0;
  /** The last reading, not yet set against the others: most texts have but one. */
  #last: { found: Uint32Array; cost: number } | undefined;
  readonly #seen = new Set<string>();
  /** Whether several words were found beside each other as they were typed. */
  isConnected = false;

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /**
   * True when the reading surely says what was meant: its words stand together in a name, not scattered over addresses
   * and departments. What had to be put right counts only then; what was typed need only be there.
   */
  add(reading: Reading, filters: readonly Slot[], leniency: Leniency, withKin = false): boolean {
    if (!withKin && this.#isSeen(reading)) return false;
    this.#settle();
    const plan = planOf(this.#index, reading, { withKin });
    // A guess that asks for nothing would be answered by everyone.
    if (reading.isGuess && plan.required.length === 0) return false;
    const { found, recalled } = this.#weigh(plan, [...filters, ...plan.required]);
    const isSure = found.length > 0 && (!plan.hasNames || recalled >= sureRecall);
    if (isSure) this.#last = { found, cost: plan.cost };
    else if (plan.isConnected && (leniency === 'none' || isOneSlip(reading, plan))) {
      const strict = plan.isLoose ? planOf(this.#index, reading, { withKin, isStrict: true }) : undefined;
      const right = strict ? this.#weigh(strict, [...filters, ...strict.required]).found : found;
      this.#last = { found: right, cost: plan.cost };
      this.isConnected ||= plan.asked.nameTurnsCount > 1 && right.length > 0;
    }
    return isSure;
  }

  #isSeen({ words }: Reading): boolean {
    const before = this.#seen.size;
    return this.#seen.add(foldedOf(words)).size === before;
  }

  /** Among words that say nothing to us: a whole name, or else a specialty and a place. */
  addAmong(reading: Reading, filters: readonly Slot[]): void {
    const plan = planOf(this.#index, reading);
    const pair = { alternatives: plan.pairs.flatMap(({ alternatives }) => alternatives), weight: 1 };
    const { named } = this.#weigh(plan, [...filters, pair]);
    if (named.length > 0) this.#last = { found: Uint32Array.from(named), cost: plan.cost };
    else if (plan.trades.length > 0 && plan.places.length > 0) {
      const { found } = this.#weigh(plan, [...filters, ...plan.trades, ...plan.places]);
      this.#last = { found, cost: plan.cost };
    }
  }

  /** Scores the hospitals that a plan finds, the most likely ones also by their names. */
  #weigh(plan: Plan, required: readonly Slot[]): { found: Uint32Array; recalled: number; named: number[] } {
    const { retriever } = this.#index;
    const found = required.length === 0 ? retriever.everyone() : retriever.run(required, plan.optional);
    const { scores } = retriever;
    const asksForCentre = plan.asked.units.has(this.#index.kindUnits.get(centreWord) ?? Number.NaN);
    let recalled = 0;
    const named: number[] = [];
    for (const hospital of selectTop(found, scores, comparedMax)) {
      const { likeness, recall, isWhole } = nameLikeness(this.#index, hospital, plan.asked);
      const share = shareOf(this.#index.hospitals[hospital], plan, asksForCentre);
      scores[hospital] = 1 + ((scores[hospital] ?? 0) + likenessWeight * likeness) * share;
      recalled = Math.max(recalled, recall);
      if (isWhole) named.push(hospital);
    }
    return { found, recalled, named };
  }

  get isEmpty(): boolean {
    return this.#count === 0 && (this.#last?.found.length ?? 0) === 0;
  }

  page(page: Page): Found {
    const { retriever } = this.#index;
    if (this.#last && this.#count === 0) {
      return pageOf(this.#index, { found: this.#last.found, scores: retriever.scores }, page);
    }
    this.#settle();
    const merged = retriever.merged.subarray(0, this.#count);
    const found = pageOf(this.#index, { found: merged, scores: retriever.best }, page);
    for (const hospital of merged) retriever.best[hospital] = 0;
    return found;
  }

  #settle(): void {
    const { scores, best, merged } = this.#index.retriever;
    const { found, cost } = this.#last ?? { found: nobody, cost: 0 };
    this.#last = undefined;
    let count = this.#count;
    for (let at = 0; at < found.length; at += 1) {
      const hospital = found[at] ?? 0;
      // Above nought, so that nought says: not found by a reading before.
      const score = scoreFloor + (scores[hospital] ?? 0) - cost;
      const known = best[hospital] ?? 0;
      if (known === 0) {
        merged[count] = hospital;
        count += 1;
      }
      if (score > known) best[hospital] = score;
    }
    this.#count = count;
  }
}

/** One slip among several words that stand beside each other somewhere: an address, or a department of a hospital. */
function isOneSlip({ cost }: Reading, { asked }: Plan): boolean {
  return cost <= oneSlipCost && asked.nameTurnsCount >= connectedMin;
}

function shareOf(hospital: GraphHospital | undefined, { isPlaceOnly }: Plan, asksForCentre: boolean): number {
  // Who names a hospital does not mean the medical centre of that name, nor the other way round.
  if (hospital && !isCalled(hospital, asksForCentre)) return otherKindShare;
  // Who asks for nothing but a place does not mean its eye hospital, however short the name of that is.
  return isPlaceOnly && !asksForCentre && !isGeneral(hospital) ? notGeneralShare : 1;
}

function isCalled({ facilityKind, aliases }: GraphHospital, aCentre: boolean): boolean {
  if ((facilityKind === 'medical_centre') === aCentre) return true;
  return aliases.some((alias) => alias.startsWith(aCentre ? 'Trung tâm Y tế' : 'Bệnh viện'));
}

const isGeneral = (hospital: GraphHospital | undefined) => hospital?.specialties.includes('general_internal') === true;
