import { withFallbacks } from '#engine/knowledge/specialties.ts';
import type { Graph } from '../graph.ts';
import type { Place } from '../places.ts';
import { listPlaces } from '../read-place.ts';
import { Answers } from './answers.ts';
import { tellingOf } from './common-words.ts';
import { type Found, type Page, pageOf } from './page.ts';
import { type Meaning, spansIn } from './phrase-table.ts';
import { foldedOf } from './phrases.ts';
import { QueryReader } from './readings.ts';
import type { Slot } from './retriever.ts';
import { isIn, type SearchIndex } from './search-index.ts';
import { unvni } from './telex.ts';
import { wordsOf } from './words.ts';

export type Search = { city?: string | undefined; specialty?: string | undefined; q?: string | undefined };

/** Once a reading is sure, one that is so much further from the letters is not looked at. */
const costMargin = 0.15;

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
  const { retriever } = index;
  const found = filters.length === 0 ? retriever.everyone() : retriever.run(filters, []);
  return pageOf(index, { found, scores: retriever.scores }, page);
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

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

/** As it is written or, when that says nothing, with the digits left out that a keyboard writes for marks. */
function searchText(index: SearchIndex, text: string, filters: readonly Slot[]): Answers {
  const answers = new Answers(index);
  for (const reader of [...new Set([text, unvni(text)])].map((each) => new QueryReader(index, each))) {
    if (answers.isEmpty && !reader.isEmpty) readInto(answers, reader, filters);
  }
  return answers;
}

/** Letter by letter, or else with unknown words put right, or else with every word in doubt. */
function readInto(answers: Answers, reader: QueryReader, filters: readonly Slot[]): void {
  for (const leniency of ['none', 'unknown', 'all', 'whole'] as const) {
    let sureCost = Number.POSITIVE_INFINITY;
    for (const reading of reader.list(leniency)) {
      if (reading.cost > sureCost + costMargin) break;
      if (answers.add(reading, filters, leniency)) sureCost = Math.min(sureCost, reading.cost);
    }
    if (sureCost < Number.POSITIVE_INFINITY) return;
    // Words that stand so in an address or a department need not be doubted.
    if (leniency === 'unknown' && answers.isConnected) return;
  }
  if (answers.isEmpty) searchFurther(reader, answers, filters);
}

/** When nothing has all that was asked: what comes nearest to the specialty, or a name among words that say nothing to us. */
function searchFurther(reader: QueryReader, answers: Answers, filters: readonly Slot[]): void {
  for (const reading of reader.list('none')) answers.add(reading, filters, 'none', true);
  if (!answers.isEmpty) return;
  const reading = reader.withoutUnknown();
  if (reading) answers.addAmong(reading, filters);
}
