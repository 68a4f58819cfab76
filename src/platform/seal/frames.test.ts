import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameBytesMax, type ReadStored } from './frames.ts';
import { keyedCaseSeal } from './keyed-seal.ts';
import { plainCaseSeal } from './plain-seal.ts';
import type { CaseSeal } from './seal.ts';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  // A piece is good only until the next one is asked for.
  for await (const chunk of chunks) all.push(Buffer.from(chunk));
  return Buffer.concat(all);
}

function someBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at++) bytes[at] = (at * 31 + (at >> 8)) & 0xff;
  return bytes;
}

function reading(stored: Buffer): ReadStored {
  let position = 0;
  return async (memory) => {
    const length = stored.copy(memory, 0, position);
    position += length;
    return length;
  };
}

const around = (...edges: number[]) => edges.flatMap((edge) => [edge - 1, edge, edge + 1]).filter((size) => size > 0);
const sizes = around(1, frameBytesMax, 2 * frameBytesMax, 3 * frameBytesMax);

const id = 'a-document';

describe.each<[how: string, seal: CaseSeal, extra: number]>([
  ['checked', plainCaseSeal, 4],
  ['encrypted', keyedCaseSeal(Buffer.alloc(32, 7)), 28],
])('stored bytes, %s,', (_how, seal, extra) => {
  const store = (bytes: Buffer, chunkSize = 10_000) => collect(seal.sealBytes(id, inChunks(bytes, chunkSize)));

  async function readRange(stored: Buffer, start: number, end: number, size: number): Promise<Buffer> {
    const range = seal.storedRange(start, end, size);
    return await collect(seal.openBytes(id, reading(stored.subarray(range.start, range.end)), start, end, size));
  }

  it.each(sizes)('come back whole: %i', async (size) => {
    const bytes = someBytes(size);
    for (const chunkSize of [1021, frameBytesMax, 10 * frameBytesMax]) {
      const stored = await store(bytes, chunkSize);
      expect((await readRange(stored, 0, size, size)).equals(bytes)).toBe(true);
    }
  });

  it('give any range of any size, as if the whole had been cut', async () => {
    const largest = 3 * frameBytesMax + 1;
    const whole = someBytes(largest);
    const place = fc.oneof(fc.integer({ min: 0, max: largest }), fc.constantFrom(0, ...sizes));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sizes),
        place,
        place,
        fc.integer({ min: 1000, max: 400_000 }),
        async (...given) => {
          const [size, one, other, chunkSize] = given;
          const [start, end] = [Math.min(one, other, size - 1), Math.min(Math.max(one, other, 1), size)];
          fc.pre(start < end);
          const bytes = whole.subarray(0, size);
          const read = await readRange(await store(bytes, chunkSize), start, end, size);
          expect(read.equals(bytes.subarray(start, end))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are read by whole frames and no more than the range needs', () => {
    const size = 10 * frameBytesMax;
    expect(seal.storedRange(0, 1, size)).toEqual({ start: 0, end: frameBytesMax + extra });
    const middle = seal.storedRange(5 * frameBytesMax, 5 * frameBytesMax + 1, size);
    expect(middle).toEqual({ start: 5 * (frameBytesMax + extra), end: 6 * (frameBytesMax + extra) });
    expect(seal.storedRange(0, size, size).end).toBe(size + 10 * extra);
    expect(seal.storedRange(0, 3, 3)).toEqual({ start: 0, end: 3 + extra });
  });

  it('are told to be damaged when any byte of them has changed', async () => {
    const size = frameBytesMax + 100;
    const stored = await store(someBytes(size));
    for (const at of [0, 1, 5000, frameBytesMax - 1, frameBytesMax, frameBytesMax + 3, stored.length - 1]) {
      const damaged = Buffer.from(stored);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await expect(readRange(damaged, 0, size, size), `byte ${at}`).rejects.toThrow('damaged');
    }
  });

  it('are told to be too short when the end is missing', async () => {
    const size = 2 * frameBytesMax + 10;
    const stored = await store(someBytes(size));
    const lastFrame = 2 * (frameBytesMax + extra);
    for (const length of [stored.length - 1, stored.length - 14, lastFrame, lastFrame + 2, 0]) {
      await expect(readRange(stored.subarray(0, length), 0, size, size)).rejects.toThrow(/damaged|shorter|ends inside/);
    }
  });

  it('give what is sound before they fail, and nothing of a damaged frame', async () => {
    const size = 2 * frameBytesMax;
    const bytes = someBytes(size);
    const damaged = await store(bytes);
    const at = frameBytesMax + extra + 10;
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    const seen: Uint8Array[] = [];
    await expect(
      (async () => {
        for await (const chunk of seal.openBytes(id, reading(damaged), 0, size, size)) seen.push(Buffer.from(chunk));
      })(),
    ).rejects.toThrow('damaged');
    expect(Buffer.concat(seen).equals(bytes.subarray(0, frameBytesMax))).toBe(true);
  });

  it('of several documents at once are kept apart', async () => {
    const all = [1, 2, 3].map((times) => someBytes(times * frameBytesMax + times).fill(times));
    const stored = await Promise.all(all.map((bytes) => store(bytes, 30_000)));
    const read = await Promise.all(
      all.map((bytes, at) => readRange(stored[at] ?? bytes, 0, bytes.length, bytes.length)),
    );
    expect(read.map((bytes, at) => bytes.equals(all[at] ?? bytes))).toEqual([true, true, true]);
  });

  it('of nothing are nothing', async () => {
    expect(await store(Buffer.alloc(0))).toHaveLength(0);
  });
});
