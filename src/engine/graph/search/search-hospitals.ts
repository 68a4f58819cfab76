import { withFallbacks } from '../../knowledge/specialties.ts';
import type { Graph, GraphHospital } from '../graph.ts';
import { listPlaces, type Place } from '../places.ts';
import { tellingOf } from './common-words.ts';
import { type Meaning, spansIn } from './phrase-table.ts';
import { foldedOf } from './phrases.ts';
import { type Plan, planOf } from './plan.ts';
import { nameLikeness } from './rank-names.ts';
import { type Leniency, QueryReader, type Reading } from './readings.ts';
import type { Slot } from './retriever.ts';
import { isIn, type SearchIndex } from './search-index.ts';
import { selectTop } from './top.ts';
import { wordsOf } from './words.ts';

export type Search = { city?: string | undefined; specialty?: string | undefined; q?: string | undefined };
export type Page = { offset?: number; limit?: number };
export type Found = { total: number; hospitals: GraphHospital[] };

/** So many of the best are compared name by name; beyond them, nobody tells the difference. */
const comparedMax = 64;
const likenessWeight = 0.8;
/** So much of what was typed must stand in one name for that name to be what was meant. */
const sureRecall = 0.7;
const notGeneralShare = 0.5;
/** Once a reading is sure, one that is so much further from the letters is not looked at. */
const costMargin = 0.15;

/** Hospitals with what each is worth to the query, in an array with a place for every hospital. */
type Scored = { found: number[]; scores: Float32Array };

/** Active hospitals that answer everything asked, the best first; the same order every time. */
export function searchHospitals(
  { search: index, ...graph }: Graph,
  { city, specialty, q }: Search,
  page: Page = {},
): Found {
  const filters: Slot[] = [];
  if (isSaid(city)) filters.push(placeFilter(index, listPlaces(graph, city)));
  if (isSaid(specialty)) filters.push(specialtyFilter(index, specialty));
  if (isSaid(q)) return searchText(index, q, filters).page(page);
  return pageOf(index, filters.length === 0 ? everyone(index) : retrieve(index, filters, []), page);
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

function everyone({ hospitals, retriever: { scores } }: SearchIndex): Scored {
  scores.fill(0);
  return { found: [...hospitals.keys()], scores };
}

function retrieve({ retriever }: SearchIndex, required: readonly Slot[], optional: readonly Slot[]): Scored {
  return { found: retriever.run(required, optional), scores: retriever.scores };
}

function placeFilter(index: SearchIndex, places: readonly Place[]): Slot {
  const keys = places.map(({ province, former }) =>
    former && province.former.length > 1 ? isIn(`f:${former.name}`) : isIn(`p:${province.code}`),
  );
  return filterOf(index, keys);
}

/** A specialty that no hospital names is answered by its nearest kin, as a patient would be. */
function specialtyFilter(index: SearchIndex, text: string): Slot {
  const keys = listSpecialties(index, text).flatMap((code) => {
    const kin = withFallbacks(code).find((each) => index.meanings.has(isIn(`s:${each}`)));
    return kin ? [isIn(`s:${kin}`)] : [];
  });
  return filterOf(index, keys);
}

/** The codes that a text names: a code itself, a specialty by any of its names, or what is named in it ("khám tim"). */
export function listSpecialties({ phrases }: SearchIndex, text: string): string[] {
  const words = wordsOf(text);
  const whole = phrases.get(foldedOf(words))?.map(({ meaning }) => meaning) ?? [];
  const codes = codesOf(whole);
  return codes.length > 0 ? codes : codesOf(spansIn(phrases, words, tellingOf(words)).flatMap((span) => span.meanings));
}

function codesOf(meanings: readonly Meaning[]): string[] {
  return [...new Set(meanings.flatMap((meaning) => (meaning.kind === 'specialty' ? [meaning.code] : [])))];
}

function filterOf(index: SearchIndex, keys: readonly string[]): Slot {
  const terms = keys.map((key) => index.meanings.get(key)).filter((term) => term !== undefined);
  return { alternatives: terms.map((term) => ({ postings: index.meaningPostings, term, factor: 1 })), weight: 1 };
}

/** As it is written, or else with unknown words put right, or else with every word in doubt. */
function searchText(index: SearchIndex, text: string, filters: readonly Slot[]): Answers {
  const reader = new QueryReader(index, text);
  const answers = new Answers(index);
  if (reader.isEmpty) return answers;
  for (const leniency of ['none', 'unknown', 'all', 'whole'] as const) {
    let sureCost = Number.POSITIVE_INFINITY;
    for (const reading of reader.list(leniency)) {
      if (reading.cost > sureCost + costMargin) break;
      if (answers.add(reading, filters, leniency)) sureCost = Math.min(sureCost, reading.cost);
    }
    if (sureCost < Number.POSITIVE_INFINITY) return answers;
  }
  if (answers.isEmpty) searchFurther(reader, answers, filters);
  return answers;
}

/** When nothing has all that was asked: what comes nearest to the specialty, or a name among words that say nothing to us. */
function searchFurther(reader: QueryReader, answers: Answers, filters: readonly Slot[]): void {
  for (const reading of reader.list('none')) answers.add(reading, filters, 'none', true);
  if (!answers.isEmpty) return;
  const reading = reader.withoutUnknown();
  if (reading) answers.addAmong(reading, filters);
}

/** When a text reads in several ways, each hospital counts by the reading that suits it best. */
class Answers {
  readonly #index: SearchIndex;
  readonly #found: number[] = [];
  /** The last reading, not yet set against the others: most texts have but one. */
  #last: { found: number[]; cost: number } | undefined;

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /**
   * True when the reading surely says what was meant: its words stand together in a name, not scattered over addresses
   * and departments. What had to be put right counts only then; what was typed need only be there.
   */
  add(reading: Reading, filters: readonly Slot[], leniency: Leniency, withKin = false): boolean {
    this.#settle();
    const plan = planOf(this.#index, reading, { withKin });
    // A guess that asks for nothing would be answered by everyone.
    if (reading.isGuess && plan.required.length === 0) return false;
    const { found, recalled } = this.#weigh(plan, [...filters, ...plan.required]);
    const isSure = found.length > 0 && (!plan.hasNames || recalled >= sureRecall);
    if (isSure) this.#last = { found, cost: plan.cost };
    else if (leniency === 'none' && plan.isConnected) {
      const strict = plan.isLoose ? planOf(this.#index, reading, { withKin, isStrict: true }) : undefined;
      this.#last = {
        found: strict ? this.#weigh(strict, [...filters, ...strict.required]).found : found,
        cost: plan.cost,
      };
    }
    return isSure;
  }

  /** Among words that say nothing to us: a whole name, or else a specialty and a place. */
  addAmong(reading: Reading, filters: readonly Slot[]): void {
    const plan = planOf(this.#index, reading);
    const pair = { alternatives: plan.pairs.flatMap(({ alternatives }) => alternatives), weight: 1 };
    const { named } = this.#weigh(plan, [...filters, pair]);
    if (named.length > 0) this.#last = { found: named, cost: plan.cost };
    else if (plan.trades.length > 0 && plan.places.length > 0) {
      const { found } = this.#weigh(plan, [...filters, ...plan.trades, ...plan.places]);
      this.#last = { found, cost: plan.cost };
    }
  }

  /** Scores the hospitals that a plan finds, the most likely ones also by their names. */
  #weigh(plan: Plan, required: readonly Slot[]): { found: number[]; recalled: number; named: number[] } {
    const { found, scores } =
      required.length === 0 ? everyone(this.#index) : retrieve(this.#index, required, plan.optional);
    let recalled = 0;
    const named: number[] = [];
    for (const hospital of selectTop(found, scores, comparedMax)) {
      const { likeness, recall, isWhole } = nameLikeness(this.#index, hospital, plan.asked);
      // Who asks for nothing but a place does not mean its eye hospital, however short the name of that is.
      const share = plan.isPlaceOnly && !isGeneral(this.#index.hospitals[hospital]) ? notGeneralShare : 1;
      scores[hospital] = 1 + ((scores[hospital] ?? 0) + likenessWeight * likeness) * share;
      recalled = Math.max(recalled, recall);
      if (isWhole) named.push(hospital);
    }
    return { found, recalled, named };
  }

  get isEmpty(): boolean {
    return this.#found.length === 0 && (this.#last?.found.length ?? 0) === 0;
  }

  page(page: Page): Found {
    const { retriever } = this.#index;
    if (this.#last && this.#found.length === 0) {
      return pageOf(this.#index, { found: this.#last.found, scores: retriever.scores }, page);
    }
    this.#settle();
    const found = pageOf(this.#index, { found: this.#found, scores: retriever.best }, page);
    for (const hospital of this.#found) retriever.best[hospital] = 0;
    return found;
  }

  #settle(): void {
    const { scores, best } = this.#index.retriever;
    const { found, cost } = this.#last ?? { found: [], cost: 0 };
    this.#last = undefined;
    for (const hospital of found) {
      // Above nought, so that nought says: not found by a reading before.
      const score = scoreFloor + (scores[hospital] ?? 0) - cost;
      const known = best[hospital] ?? 0;
      if (known === 0) this.#found.push(hospital);
      if (score > known) best[hospital] = score;
    }
  }
}

const isGeneral = (hospital: GraphHospital | undefined) => hospital?.specialties.includes('general_internal') === true;

/** More than any reading can cost. */
const scoreFloor = 10;

function pageOf(index: SearchIndex, { found, scores }: Scored, { offset = 0, limit = found.length }: Page): Found {
  const top = selectTop(found, scores, Math.min(found.length, offset + limit)).slice(offset);
  return {
    total: found.length,
    hospitals: top.map((hospital) => index.hospitals[hospital]).filter((hospital) => hospital !== undefined),
  };
}
