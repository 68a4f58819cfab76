import type { Postings } from './postings.ts';
import { valueMax } from './postings.ts';

export type Alternative = { readonly postings: Postings; readonly term: number; readonly factor: number };

/** One thing asked for: any of its alternatives will do, the best one counts. */
export type Slot = { readonly alternatives: readonly Alternative[]; readonly weight: number };

/** An optional thing weighs this much less when it is missing than a required one would. */
const optionalShare = 0.5;
/** Well before the numbers that a clock is kept in come to their end. */
const clockMax = 2 ** 30;

/**
 * Scores the hospitals that answer all that is required. Its arrays have a place for every hospital and are kept from
 * query to query; a rising clock tells what is of this one.
 */
export class Retriever {
  readonly scores: Float32Array;
  /** For whoever compares several runs: the best score so far, all nought between queries, and whose it is. */
  readonly best: Float32Array;
  readonly merged: Uint32Array;
  /** When a hospital has answered a required slot last. */
  readonly #reached: Int32Array;
  readonly #stamp: Int32Array;
  readonly #value: Float32Array;
  readonly #touched: Uint32Array;
  #clock = 0;

  constructor(hospitals: number) {
    this.scores = new Float32Array(hospitals);
    this.best = new Float32Array(hospitals);
    this.merged = new Uint32Array(hospitals);
    this.#reached = new Int32Array(hospitals);
    this.#stamp = new Int32Array(hospitals);
    this.#value = new Float32Array(hospitals);
    this.#touched = new Uint32Array(hospitals);
  }

  everyone(): Uint32Array {
    this.scores.fill(0);
    return Uint32Array.from(this.scores.keys());
  }

  /** The hospitals found, whose `scores` hold until the next call. */
  run(required: readonly Slot[], optional: readonly Slot[]): Uint32Array {
    if (this.#clock > clockMax) this.#startClock();
    const slots = required.map((slot) => ({ slot, size: sizeOf(slot) })).sort((a, b) => a.size - b.size);
    let found: Uint32Array | undefined;
    let weight = 0;
    for (const { slot, size } of slots) {
      found =
        found && isWorthSeeking(found, slot, size) ? this.#seek(slot, found) : this.#scan(slot, found && this.#clock);
      weight += slot.weight;
      if (found.length === 0) return found;
    }
    if (!found) return nobody;
    const reached = this.#clock;
    for (const slot of optional) {
      if (isWorthSeeking(found, slot, sizeOf(slot))) this.#seek(slot, found, reached);
      else this.#scan(slot, reached, reached);
      weight += slot.weight * optionalShare;
    }
    for (let at = 0; at < found.length; at += 1) {
      const hospital = found[at] ?? 0;
      this.scores[hospital] = (this.scores[hospital] ?? 0) / weight;
    }
    return found;
  }

  #startClock(): void {
    this.#reached.fill(0);
    this.#stamp.fill(0);
    this.#clock = 0;
  }

  /** Goes through all that have an alternative, and keeps those that had come so far. */
  #scan({ alternatives, weight }: Slot, from: number | undefined, to?: number): Uint32Array {
    this.#clock += 1;
    const stamp = this.#clock;
    const [stamps, values, touched, reached] = [this.#stamp, this.#value, this.#touched, this.#reached];
    let count = 0;
    for (const { postings, term, factor } of alternatives) {
      const { hospitals, values: worth } = postings;
      const end = postings.starts[term + 1] ?? 0;
      for (let at = postings.starts[term] ?? 0; at < end; at += 1) {
        const hospital = hospitals[at] ?? 0;
        if (from !== undefined && reached[hospital] !== from) continue;
        const value = (worth[at] ?? 0) * factor;
        if (stamps[hospital] !== stamp) {
          stamps[hospital] = stamp;
          values[hospital] = value;
          touched[count] = hospital;
          count += 1;
        } else if (value > (values[hospital] ?? 0)) values[hospital] = value;
      }
    }
    const share = weight / valueMax;
    for (let at = 0; at < count; at += 1) {
      const hospital = touched[at] ?? 0;
      const gained = (values[hospital] ?? 0) * share;
      this.scores[hospital] = from === undefined ? gained : (this.scores[hospital] ?? 0) + gained;
      reached[hospital] = to ?? stamp;
    }
    return touched.slice(0, count);
  }

  /** Goes through the few found so far, and looks each of them up. */
  #seek({ alternatives, weight }: Slot, found: Uint32Array, to?: number): Uint32Array {
    this.#clock += 1;
    const kept = new Uint32Array(found.length);
    let count = 0;
    for (const hospital of found) {
      let best = 0;
      for (const { postings, term, factor } of alternatives) {
        const value = postings.valueOf(term, hospital) * factor;
        if (value > best) best = value;
      }
      if (best === 0) continue;
      this.scores[hospital] = (this.scores[hospital] ?? 0) + (best / valueMax) * weight;
      this.#reached[hospital] = to ?? this.#clock;
      kept[count] = hospital;
      count += 1;
    }
    return kept.subarray(0, count);
  }
}

export const nobody = new Uint32Array();
/** What looking up one costs, in steps of going through all. */
const seekSteps = 6;

function isWorthSeeking(found: Uint32Array, { alternatives }: Slot, size: number): boolean {
  return found.length * alternatives.length * seekSteps < size;
}

function sizeOf({ alternatives }: Slot): number {
  let size = 0;
  for (const { postings, term } of alternatives) size += postings.count(term);
  return size;
}
