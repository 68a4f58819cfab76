import { tellingOf } from './common-words.ts';
import { type Meaning, spansIn } from './phrase-table.ts';
import { type Postings, valueMax } from './postings.ts';
import { foldsWith, type QueryWord, type Reading } from './readings.ts';
import { isIn, type SearchIndex } from './search-index.ts';

type Alternative = { postings: Postings; term: number; factor: number };

/** One thing asked for: any of its alternatives will do, the best one counts. */
export type Slot = { alternatives: Alternative[]; weight: number };

/** What a reading asks for, of a hospital and of its name. */
export type Plan = {
  required: Slot[];
  optional: Slot[];
  asked: { terms: Map<number, number>; weight: number };
  cost: number;
};

/** How much less a match counts that is not letter for letter. */
const factor = { exact: 1, unmarked: 0.98, otherMarks: 0.8, prefix: 0.75 };
const doubtfulWeight = 0.5;
const weightMin = 0.2;
const placeWeight = 3;

export function planOf(index: SearchIndex, { words, cost }: Reading): Plan {
  const telling = tellingOf(words);
  const spans = spansIn(index.phrases, words, telling);
  const plan: Plan = { required: [], optional: [], asked: { terms: new Map(), weight: 0 }, cost };
  let span = spans.shift();
  words.forEach((word, at) => {
    while (span && at >= span.end) span = spans.shift();
    const inside = span && at >= span.start ? span : undefined;
    const places = inside?.meanings.filter(({ kind }) => kind !== 'specialty') ?? [];
    const literal = literalsOf(index, word);
    if (telling[at] === 'talk' && !inside) return;
    const weight = Math.max(0, ...literal.map(({ term }) => index.termWeight[term] ?? 0));
    plan.asked.weight += weight;
    for (const { term, factor } of literal) ask(plan, term, factor);
    if (inside && places.length > 0) {
      if (at === inside.start) addPlaces(index, plan, places);
      return;
    }
    if (telling[at] === 'kind' && !inside) return;
    const slot = {
      alternatives: [...literal, ...meaningsOf(index, inside?.meanings ?? [])],
      weight: Math.max(weightMin, weight),
    };
    if (telling[at] === 'doubtful') plan.optional.push({ ...slot, weight: slot.weight * doubtfulWeight });
    else plan.required.push(slot);
  });
  if (plan.required.length === 0) plan.required = plan.optional.splice(0);
  return plan;
}

function literalsOf(index: SearchIndex, { folded, marked, isPrefix }: QueryWord): Alternative[] {
  const exact = index.termOf.get(marked);
  const isMarked = marked !== folded;
  const found = (index.termsByFold.get(folded) ?? []).map((term) => ({
    postings: index.words,
    term,
    factor: term === exact ? factor.exact : isMarked ? factor.otherMarks : factor.unmarked,
  }));
  if (!isPrefix || (found.length > 0 && /^\d/.test(folded))) return found;
  for (const longer of foldsWith(index, folded)) {
    if (longer === folded) continue;
    const share = 0.5 + (0.5 * folded.length) / longer.length;
    for (const term of index.termsByFold.get(longer) ?? []) {
      found.push({ postings: index.words, term, factor: factor.prefix * share });
    }
  }
  return found;
}

function meaningsOf(index: SearchIndex, meanings: readonly Meaning[]): Alternative[] {
  return meanings.flatMap(({ key, kind, ...meaning }) => {
    const member = kind === 'town' && 'former' in meaning ? isIn(`f:${meaning.former}`) : isIn(key);
    return [alternativeOf(index, key, 1), alternativeOf(index, member, kind === 'town' ? 0.3 : 1)].filter(
      (alternative) => alternative !== undefined,
    );
  });
}

function alternativeOf(index: SearchIndex, key: string, factor: number): Alternative | undefined {
  const term = index.meanings.get(key);
  return term === undefined ? undefined : { postings: index.meaningPostings, term, factor };
}

function addPlaces(index: SearchIndex, plan: Plan, places: readonly Meaning[]): void {
  plan.required.push({ alternatives: meaningsOf(index, places), weight: placeWeight });
  // "Mắt TP. Hồ Chí Minh" is also called by who asks for "mắt Sài Gòn".
  for (const { key } of places) for (const term of index.placeTerms.get(key) ?? []) ask(plan, term, factor.unmarked);
}

function ask({ asked }: Plan, term: number, value: number): void {
  asked.terms.set(term, Math.max(asked.terms.get(term) ?? 0, value));
}

/** Scores every hospital that answers all that a plan requires. */
export class Retriever {
  /** How many required slots a hospital has answered, counted from a base that rises with every query. */
  readonly #reached: Float64Array;
  readonly #stamp: Float64Array;
  readonly #value: Float32Array;
  readonly #total: Float32Array;
  #clock = 0;

  constructor(length: number) {
    this.#reached = new Float64Array(length);
    this.#stamp = new Float64Array(length);
    this.#value = new Float32Array(length);
    this.#total = new Float32Array(length);
  }

  run({ required, optional }: Pick<Plan, 'required' | 'optional'>): number[] {
    this.#clock += 1;
    const base = this.#clock;
    const slots = required
      .map((slot) => ({
        slot,
        size: slot.alternatives.reduce((sum, { postings, term }) => sum + postings.count(term), 0),
      }))
      .toSorted((a, b) => a.size - b.size);
    let found: number[] = [];
    let weight = 0;
    slots.forEach(({ slot }, step) => {
      found = this.#answer(slot, step === 0 ? 0 : base + step / 64, base + (step + 1) / 64);
      weight += slot.weight;
    });
    const last = base + slots.length / 64;
    for (const slot of optional) {
      this.#answer(slot, last, last);
      weight += slot.weight * 0.5;
    }
    for (const hospital of found) this.#total[hospital] = (this.#total[hospital] ?? 0) / weight;
    return found;
  }

  score(hospital: number): number {
    return this.#total[hospital] ?? 0;
  }

  #answer({ alternatives, weight }: Slot, from: number, to: number): number[] {
    this.#clock += 1;
    const stamp = this.#clock;
    const touched: number[] = [];
    for (const { postings, term, factor } of alternatives) {
      const end = postings.starts[term + 1] ?? 0;
      for (let at = postings.starts[term] ?? 0; at < end; at += 1) {
        const hospital = postings.hospitals[at] ?? 0;
        if (from !== 0 && this.#reached[hospital] !== from) continue;
        const value = (postings.values[at] ?? 0) * factor;
        if (this.#stamp[hospital] !== stamp) {
          this.#stamp[hospital] = stamp;
          this.#value[hospital] = value;
          touched.push(hospital);
        } else if (value > (this.#value[hospital] ?? 0)) this.#value[hospital] = value;
      }
    }
    for (const hospital of touched) {
      const gained = ((this.#value[hospital] ?? 0) / valueMax) * weight;
      this.#total[hospital] = from === 0 ? gained : (this.#total[hospital] ?? 0) + gained;
      this.#reached[hospital] = to;
    }
    return touched;
  }
}
