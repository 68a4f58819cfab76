import { distance } from '../slips.ts';

/** Known chunks of letters, looked through for those that a misspelt one may stand for. */
export class NearChunks {
  readonly #chunks: readonly string[];
  /** Which letters a chunk has, and which of them an odd number of times. */
  readonly #masks: Uint32Array;
  readonly #odds: Uint32Array;
  /** Chunks by their length and first letter, and by their length and last letter. */
  readonly #byEnds = new Map<number, number[]>();

  constructor(chunks: readonly string[]) {
    this.#chunks = chunks;
    this.#masks = Uint32Array.from(chunks, letterMask);
    this.#odds = Uint32Array.from(chunks, oddMask);
    chunks.forEach((chunk, index) => {
      for (const key of [firstKey(chunk, chunk.length), lastKey(chunk, chunk.length)]) {
        const bucket = this.#byEnds.get(key);
        if (bucket) bucket.push(index);
        else this.#byEnds.set(key, [index]);
      }
    });
  }

  /** The nearest, and how many slips away they all are; none when even these are more than so many away. */
  nearest(chunk: string, slipsMax: number): { slips: number; chunks: string[] } {
    for (let slips = 1; slips <= slipsMax; slips += 1) {
      const chunks = this.#within(chunk, slips);
      if (chunks.length > 0) return { slips, chunks };
    }
    return { slips: 0, chunks: [] };
  }

  /** Those within so many slips whose first or last letter is right: it takes bad luck to get both wrong. */
  #within(chunk: string, slips: number): string[] {
    const mask = letterMask(chunk);
    const odd = oddMask(chunk);
    const found: string[] = [];
    const look = (bucket: readonly number[] = [], skipped = '') => {
      for (const index of bucket) {
        if (differ((this.#odds[index] ?? 0) ^ odd, slips) || differ((this.#masks[index] ?? 0) ^ mask, slips)) continue;
        const candidate = this.#chunks[index] ?? '';
        if (candidate[0] !== skipped && distance(chunk, candidate, slips) <= slips) found.push(candidate);
      }
    };
    for (let length = chunk.length - slips; length <= chunk.length + slips; length += 1) {
      look(this.#byEnds.get(firstKey(chunk, length)));
      look(this.#byEnds.get(lastKey(chunk, length)), chunk[0]);
    }
    return found;
  }
}

const lengthsMax = 128;
const firstKey = (chunk: string, length: number) => chunk.charCodeAt(0) * lengthsMax + length;
const lastKey = (chunk: string, length: number) => -(chunk.charCodeAt(chunk.length - 1) * lengthsMax + length);

/** Letters have a place of their own; all digits share what is left. */
function letterMask(chunk: string): number {
  let mask = 0;
  for (let index = 0; index < chunk.length; index += 1) mask |= 1 << (chunk.charCodeAt(index) & 31);
  return mask >>> 0;
}

function oddMask(chunk: string): number {
  let mask = 0;
  for (let index = 0; index < chunk.length; index += 1) mask ^= 1 << (chunk.charCodeAt(index) & 31);
  return mask >>> 0;
}

/** A slip changes at most two letters of the set. */
function differ(difference: number, slips: number): boolean {
  let bits = difference - ((difference >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24 > 2 * slips;
}
