import { unpackAscending, unpackWeights } from './packed.ts';

/** Weights as they are written into a file; `npm run train` makes them. */
export type WeightsFile = {
  /** Of the corpus, the engine's reading and the trainer that made them. */
  readonly madeFrom: string;
  /** Of what follows: a damaged file is refused. */
  readonly sum: number;
  /** The keys of the grams that weigh anything, ascending. */
  readonly keys: string;
  readonly heads: readonly HeadFile[];
};

/** What says how much each gram speaks for one answer. */
export type HeadFile = {
  readonly name: string;
  /** Which of the keys, by their place. */
  readonly places: string;
  readonly weights: string;
  /** How many 1024ths of a hundredth of a log-odd a weight is worth, and the score of no word at all. */
  readonly scale: number;
  readonly bias: number;
};

export type Head = { readonly name: string; readonly scale: number; readonly bias: number };

/** For each key the answers that it speaks for or against. */
export class Weights {
  readonly madeFrom: string;
  readonly heads: readonly Head[];
  /** An open table: the key that is kept in a slot, and its place plus one, 0 when empty. */
  private readonly slots: Int32Array;
  private readonly slotKeys: Int32Array;
  private readonly mask: number;
  /** The entries of the key at place p are those from starts[p] to starts[p + 1]. */
  private readonly starts: Int32Array;
  private readonly entryHeads: Uint8Array;
  private readonly entryWeights: Int8Array;

  constructor(file: WeightsFile) {
    if (sumOf(file) !== file.sum) throw new Error('The weights of the reader are damaged: run `npm run train`.');
    this.madeFrom = file.madeFrom;
    this.heads = file.heads.map(({ name, scale, bias }) => ({ name, scale, bias }));
    const keys = unpackAscending(file.keys);
    const size = 1 << Math.ceil(Math.log2(keys.length * 2 + 1));
    this.mask = size - 1;
    this.slots = new Int32Array(size);
    this.slotKeys = new Int32Array(size);
    keys.forEach((key, place) => {
      let slot = key & this.mask;
      while (this.slots[slot]) slot = (slot + 1) & this.mask;
      this.slots[slot] = place + 1;
      this.slotKeys[slot] = key;
    });
    const heads = file.heads.map(({ places, weights }) => ({
      places: unpackAscending(places),
      weights: unpackWeights(weights),
    }));
    this.starts = new Int32Array(keys.length + 1);
    for (const { places } of heads)
      for (const place of places) this.starts[place + 1] = (this.starts[place + 1] ?? 0) + 1;
    for (let at = 1; at < this.starts.length; at += 1)
      this.starts[at] = (this.starts[at] ?? 0) + (this.starts[at - 1] ?? 0);
    const next = this.starts.slice();
    const count = this.starts[keys.length] ?? 0;
    this.entryHeads = new Uint8Array(count);
    this.entryWeights = new Int8Array(count);
    heads.forEach(({ places, weights }, head) => {
      places.forEach((place, at) => {
        const entry = next[place] ?? 0;
        this.entryHeads[entry] = head;
        this.entryWeights[entry] = weights[at] ?? 0;
        next[place] = entry + 1;
      });
    });
  }

  /** The place of a key, -1 when nothing was learnt about it. */
  placeOf(key: number): number {
    let slot = key & this.mask;
    for (; this.slots[slot]; slot = (slot + 1) & this.mask)
      if (this.slotKeys[slot] === key) return (this.slots[slot] ?? 0) - 1;
    return -1;
  }

  /** Adds to the sums of all heads what the key at a place weighs, so many times. */
  add(sums: Float64Array, place: number, times = 1): void {
    const end = this.starts[place + 1] ?? 0;
    for (let entry = this.starts[place] ?? 0; entry < end; entry += 1) {
      const head = this.entryHeads[entry] as number;
      sums[head] = (sums[head] as number) + times * (this.entryWeights[entry] as number);
    }
  }

  weightOf(place: number, head: number): number {
    const end = this.starts[place + 1] ?? 0;
    for (let entry = this.starts[place] ?? 0; entry < end; entry += 1)
      if (this.entryHeads[entry] === head) return this.entryWeights[entry] ?? 0;
    return 0;
  }
}

/** Of all letters of the file that weigh. */
export function sumOf({ madeFrom, keys, heads }: Omit<WeightsFile, 'sum'>): number {
  let sum = 0x811c9dc5;
  const take = (text: string) => {
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  };
  take(madeFrom);
  take(keys);
  for (const { name, places, weights, scale, bias } of heads) take([name, places, weights, scale, bias].join());
  return sum >>> 0;
}

/** Unpacked once, when first asked for. */
export function unpackedOnce<Unpacked>(unpack: () => Unpacked): () => Unpacked | 'damaged' {
  let unpacked: Unpacked | 'damaged' | undefined;
  return () => {
    try {
      unpacked ??= unpack();
    } catch {
      unpacked = 'damaged';
    }
    return unpacked;
  };
}
