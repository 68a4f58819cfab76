import type { Postings } from './postings.ts';
import { valueMax } from './postings.ts';

export type Alternative = { readonly postings: Postings; readonly term: number; readonly factor: number };

/** One thing asked for: any of its alternatives will do, the best one counts. */
export type Slot = { readonly alternatives: readonly Alternative[]; readonly weight: number };

/** An optional thing weighs this much less when it is missing than a required one would. */
const optionalShare = 0.5;
const stepsMax = 64;

/**
 * Scores the hospitals that answer all that is required. Its arrays have a place for every hospital and are kept from
 * query to query; a rising clock tells what is of this one.
 */
export class Retriever {
  readonly scores: Float32Array;
  /** For whoever compares several runs; all nought between queries. */
  readonly best: Float32Array;
  /** Which required slots a hospital has answered so far. */
  readonly #reached: Float64Array;
  readonly #stamp: Float64Array;
  readonly #value: Float32Array;
  #clock = 0;

  constructor(hospitals: number) {
    this.scores = new Float32Array(hospitals);
    this.best = new Float32Array(hospitals);
    this.#reached = new Float64Array(hospitals);
    this.#stamp = new Float64Array(hospitals);
    this.#value = new Float32Array(hospitals);
  }

  /** The hospitals found, whose `scores` hold until the next call. */
  run(required: readonly Slot[], optional: readonly Slot[]): number[] {
    this.#clock += 1;
    const base = this.#clock;
    const slots = required.map((slot) => ({ slot, size: sizeOf(slot) })).sort((a, b) => a.size - b.size);
    let found: number[] | undefined;
    let weight = 0;
    for (let step = 0; step < slots.length; step += 1) {
      const { slot, size } = slots[step] ?? { slot: nothing, size: 0 };
      const [from, to] = [base + step / stepsMax, base + (step + 1) / stepsMax];
      found =
        found && isWorthSeeking(found, slot, size) ? this.#seek(slot, found, to) : this.#scan(slot, found && from, to);
      weight += slot.weight;
      if (found.length === 0) return found;
    }
    if (!found) return [];
    const last = base + slots.length / stepsMax;
    for (const slot of optional) {
      if (isWorthSeeking(found, slot, sizeOf(slot))) this.#seek(slot, found, last);
      else this.#scan(slot, last, last);
      weight += slot.weight * optionalShare;
    }
    for (const hospital of found) this.scores[hospital] = (this.scores[hospital] ?? 0) / weight;
    return found;
  }

  /** Goes through all that have an alternative, and keeps those that had come so far. */
  #scan({ alternatives, weight }: Slot, from: number | undefined, to: number): number[] {
    this.#clock += 1;
    const stamp = this.#clock;
    const touched: number[] = [];
    for (const { postings, term, factor } of alternatives) {
      const { hospitals, values } = postings;
      const end = postings.starts[term + 1] ?? 0;
      for (let at = postings.starts[term] ?? 0; at < end; at += 1) {
        const hospital = hospitals[at] ?? 0;
        if (from !== undefined && this.#reached[hospital] !== from) continue;
        const value = (values[at] ?? 0) * factor;
        if (this.#stamp[hospital] !== stamp) {
          this.#stamp[hospital] = stamp;
          this.#value[hospital] = value;
          touched.push(hospital);
        } else if (value > (this.#value[hospital] ?? 0)) this.#value[hospital] = value;
      }
    }
    for (const hospital of touched) {
      const gained = ((this.#value[hospital] ?? 0) / valueMax) * weight;
      this.scores[hospital] = from === undefined ? gained : (this.scores[hospital] ?? 0) + gained;
      this.#reached[hospital] = to;
    }
    return touched;
  }

  /** Goes through the few found so far, and looks each of them up. */
  #seek({ alternatives, weight }: Slot, found: readonly number[], to: number): number[] {
    const kept: number[] = [];
    for (const hospital of found) {
      let best = 0;
      for (const { postings, term, factor } of alternatives)
        best = Math.max(best, postings.valueOf(term, hospital) * factor);
      if (best === 0) continue;
      this.scores[hospital] = (this.scores[hospital] ?? 0) + (best / valueMax) * weight;
      this.#reached[hospital] = to;
      kept.push(hospital);
    }
    return kept;
  }
}

const nothing: Slot = { alternatives: [], weight: 0 };
/** What looking up one costs, in steps of going through all. */
const seekSteps = 6;

function isWorthSeeking(found: readonly number[], { alternatives }: Slot, size: number): boolean {
  return found.length * alternatives.length * seekSteps < size;
}

function sizeOf({ alternatives }: Slot): number {
  let size = 0;
  for (const { postings, term } of alternatives) size += postings.count(term);
  return size;
}
