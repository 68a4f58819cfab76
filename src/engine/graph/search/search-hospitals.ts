import { withFallbacks } from '../../knowledge/specialties.ts';
import type { Graph, GraphHospital } from '../graph.ts';
import { listPlaces, type Place } from '../places.ts';
import { nameLikeness } from './rank-names.ts';
import { QueryReader, type Reading } from './readings.ts';
import { type Plan, planOf, type Slot } from './retrieve.ts';
import { isIn, type SearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

export type Search = { city?: string | undefined; specialty?: string | undefined; q?: string | undefined };
export type Page = { offset?: number; limit?: number };
export type Found = { total: number; hospitals: GraphHospital[] };

/** So many of the best are compared name by name; beyond them, nobody tells the difference. */
const comparedMax = 64;
const likenessWeight = 0.8;
/** So much of what was typed must stand in one name for that name to be what was meant. */
const sureRecall = 0.7;

type Scored = { hospital: number; score: number };

/** Active hospitals that answer everything asked, the best first; the same order every time. */
export function searchHospitals(graph: Graph, { city, specialty, q }: Search, page: Page = {}): Found {
  const filters: Slot[] = [];
  if (isSaid(city)) filters.push(placeFilter(graph.search, listPlaces(graph, city)));
  if (isSaid(specialty)) filters.push(specialtyFilter(graph.search, specialty));
  if (isSaid(q)) return pageOf(graph.search, searchText(graph.search, q, filters), page);
  if (filters.length === 0) return pageOf(graph.search, everyone(graph.search), page);
  return pageOf(graph.search, retrieve(graph.search, { required: filters, optional: [] }), page);
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

function everyone({ hospitals }: SearchIndex): Scored[] {
  return hospitals.map((_, hospital) => ({ hospital, score: 0 }));
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

/** The codes that a text names: a code itself, or a specialty by any of its names. */
export function listSpecialties({ phrases }: SearchIndex, text: string): string[] {
  const phrase = wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
  const meanings = phrases.get(phrase)?.map(({ meaning }) => meaning) ?? [];
  return meanings.filter(({ kind }) => kind === 'specialty').map(({ code }) => code);
}

function filterOf(index: SearchIndex, keys: readonly string[]): Slot {
  const terms = keys.map((key) => index.meanings.get(key)).filter((term) => term !== undefined);
  return { alternatives: terms.map((term) => ({ postings: index.meaningPostings, term, factor: 1 })), weight: 1 };
}

function retrieve(index: SearchIndex, plan: Pick<Plan, 'required' | 'optional'>): Scored[] {
  const { retriever } = index;
  return retriever.run(plan).map((hospital) => ({ hospital, score: retriever.score(hospital) }));
}

/** As it is written, or else with unknown words put right, or else with every word in doubt. */
function searchText(index: SearchIndex, text: string, filters: readonly Slot[]): Scored[] {
  const reader = new QueryReader(index, text);
  if (reader.isEmpty) return [];
  const answers: Answer[] = [];
  for (const leniency of ['none', 'unknown', 'all'] as const) {
    const read = reader.list(leniency).map((reading) => answer(index, reading, filters));
    // What was put right must make sense; what was typed need only be there.
    answers.push(...read.filter(({ isSure }) => isSure || leniency === 'none'));
    if (answers.some(({ found, isSure }) => isSure && found.length > 0)) break;
  }
  return best(answers.map(({ found }) => found));
}

/** An answer is sure unless the words of a name were found only scattered over addresses and departments. */
type Answer = { found: Scored[]; isSure: boolean };

function answer(index: SearchIndex, reading: Reading, filters: readonly Slot[]): Answer {
  const plan = planOf(index, reading);
  if (plan.required.length === 0 && filters.length === 0) return { found: everyone(index), isSure: true };
  const found = retrieve(index, { required: [...filters, ...plan.required], optional: plan.optional });
  let recalled = 0;
  for (const scored of selectTop(found, comparedMax)) {
    const { likeness, recall } = nameLikeness(index, scored.hospital, plan.asked);
    scored.score += 1 + likenessWeight * likeness;
    recalled = Math.max(recalled, recall);
  }
  for (const scored of found) scored.score -= plan.cost;
  return { found, isSure: !plan.hasNames || recalled >= sureRecall };
}

/** When a text reads in several ways, each hospital counts by the reading that suits it best. */
function best(answers: readonly Scored[][]): Scored[] {
  const [only = [], ...others] = answers.filter((found) => found.length > 0);
  if (others.length === 0) return only;
  const byHospital = new Map<number, Scored>();
  for (const scored of [only, ...others].flat()) {
    const known = byHospital.get(scored.hospital);
    if (!known || scored.score > known.score) byHospital.set(scored.hospital, scored);
  }
  return [...byHospital.values()];
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.hospital - b.hospital;

function selectTop(found: readonly Scored[], count: number): Scored[] {
  if (found.length <= count) return found.toSorted(byScore);
  const top = found.slice(0, count).toSorted(byScore);
  for (let at = count; at < found.length; at += 1) {
    const scored = found[at];
    const last = top[count - 1];
    if (!scored || !last || byScore(scored, last) >= 0) continue;
    let place = count - 1;
    while (place > 0 && byScore(scored, top[place - 1] as Scored) < 0) place -= 1;
    top.splice(place, 0, scored);
    top.pop();
  }
  return top;
}

function pageOf(
  { hospitals }: SearchIndex,
  found: readonly Scored[],
  { offset = 0, limit = found.length }: Page,
): Found {
  const top = selectTop(found, Math.min(found.length, offset + limit)).slice(offset, offset + limit);
  return {
    total: found.length,
    hospitals: top.map(({ hospital }) => hospitals[hospital]).filter((each) => each !== undefined),
  };
}
