/** Which hospitals have a term, and how much it counts there: one byte each, the highest value wins. */
export class PostingsWriter {
  readonly #byTerm: { hospitals: number[]; values: number[] }[] = [];

  /** Hospitals come in rising order, so that a repeated pair can only be the last one. */
  add(term: number, hospital: number, value: number): void {
    const list = this.#byTerm[term] ?? { hospitals: [], values: [] };
    this.#byTerm[term] = list;
    const last = list.hospitals.length - 1;
    if (list.hospitals[last] !== hospital) {
      list.hospitals.push(hospital);
      list.values.push(value);
    } else if (value > (list.values[last] ?? 0)) list.values[last] = value;
  }

  finish(terms: number): Postings {
    const starts = new Uint32Array(terms + 1);
    for (let term = 0; term < terms; term += 1) {
      starts[term + 1] = (starts[term] ?? 0) + (this.#byTerm[term]?.hospitals.length ?? 0);
    }
    const hospitals = new Uint32Array(starts[terms] ?? 0);
    const values = new Uint8Array(starts[terms] ?? 0);
    this.#byTerm.forEach((list, term) => {
      hospitals.set(list.hospitals, starts[term]);
      values.set(
        list.values.map((value) => Math.round(value * valueMax)),
        starts[term],
      );
    });
    return new Postings(starts, hospitals, values, this.#hospitalsCount());
  }

  #hospitalsCount(): number {
    return this.#byTerm.reduce((most, list) => Math.max(most, (list?.hospitals.at(-1) ?? -1) + 1), 0);
  }
}

export const valueMax = 250;
/** A term that so many have is looked up rather than searched for. */
const tableShare = 0.1;

export class Postings {
  readonly starts: Uint32Array;
  readonly hospitals: Uint32Array;
  readonly values: Uint8Array;

  /** The values of a term that many hospitals have, one for every hospital. */
  readonly #table = new Map<number, Uint8Array>();

  constructor(starts: Uint32Array, hospitals: Uint32Array, values: Uint8Array, hospitalsCount: number) {
    this.starts = starts;
    this.hospitals = hospitals;
    this.values = values;
    for (let term = 0; term + 1 < starts.length; term += 1) {
      if (this.count(term) > hospitalsCount * tableShare) this.#table.set(term, this.#tableOf(term, hospitalsCount));
    }
  }

  #tableOf(term: number, hospitalsCount: number): Uint8Array {
    const table = new Uint8Array(hospitalsCount);
    const end = this.starts[term + 1] ?? 0;
    for (let at = this.starts[term] ?? 0; at < end; at += 1) table[this.hospitals[at] ?? 0] = this.values[at] ?? 0;
    return table;
  }

  count(term: number): number {
    return (this.starts[term + 1] ?? 0) - (this.starts[term] ?? 0);
  }

  /** How much a term counts for a hospital; 0 when it does not have it. */
  valueOf(term: number, hospital: number): number {
    const table = this.#table.get(term);
    if (table) return table[hospital] ?? 0;
    let low = this.starts[term] ?? 0;
    let high = (this.starts[term + 1] ?? 0) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.hospitals[middle] ?? 0;
      if (found === hospital) return this.values[middle] ?? 0;
      if (found < hospital) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }
}
