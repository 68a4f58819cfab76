import { crc32 } from 'node:zlib';

/**
 * A stored file is a run of frames, each readable on its own: so a range of a document is read without the rest, and
 * encryption can seal frame by frame. A frame is its bytes followed by their checksum; all but the last are full.
 */
export const frameBytesMax = 256 * 1024;
const checksumBytes = 4;

const storedFrameBytes = frameBytesMax + checksumBytes;

/** Fills the memory with the next stored bytes, and tells how many: fewer than it holds only at the end. */
export type ReadStored = (memory: Buffer) => Promise<number>;

/** What is stored is not what was once put there. */
export class DamagedDocument extends Error {}

/** Each frame stands in the same memory and is good only until the next one is asked for. */
export async function* toFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const memory = takeMemory();
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(frameBytesMax - filled, chunk.length - at);
      memory.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled === frameBytesMax) {
        yield withChecksum(memory, filled);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield withChecksum(memory, filled);
  giveBack(memory);
}

function withChecksum(memory: Buffer, filled: number): Buffer {
  memory.writeUInt32BE(crc32(memory.subarray(0, filled)), filled);
  return memory.subarray(0, filled + checksumBytes);
}

/** The bytes from `start` to before `end` of the original lie in these stored bytes. */
export function storedRange(start: number, end: number, size: number): { start: number; end: number } {
  const lastFrame = Math.ceil(end / frameBytesMax);
  return {
    start: Math.floor(start / frameBytesMax) * storedFrameBytes,
    end: Math.min(lastFrame * storedFrameBytes, storedSize(size)),
  };
}

function storedSize(size: number): number {
  return size + Math.ceil(size / frameBytesMax) * checksumBytes;
}

/**
 * Gives the original bytes `start` to before `end`, out of the stored bytes that `storedRange` names. Each piece stands
 * in the same memory and is good only until the next one is asked for.
 */
export async function* fromFrames(read: ReadStored, start: number, end: number): AsyncGenerator<Uint8Array> {
  const memory = takeMemory();
  let position = Math.floor(start / frameBytesMax) * frameBytesMax;
  while (position < end) {
    const length = await read(memory);
    if (length === 0) throw new DamagedDocument('a stored document is shorter than its record says');
    const bytes = checked(memory.subarray(0, length));
    const from = Math.max(start - position, 0);
    const to = Math.min(end - position, bytes.length);
    if (to > from) yield bytes.subarray(from, to);
    position += bytes.length;
  }
  giveBack(memory);
}

function checked(frame: Buffer): Buffer {
  const length = frame.length - checksumBytes;
  if (length <= 0) throw new DamagedDocument('a stored document ends inside a frame');
  const bytes = frame.subarray(0, length);
  if (crc32(bytes) !== frame.readUInt32BE(length)) throw new DamagedDocument('a stored document is damaged');
  return bytes;
}

/**
 * Memory is used again, because new memory for every frame makes the collector go through the whole heap every few
 * files: that took most of the time of an upload. What did not come to its end is not given back, since somebody may
 * still be reading it.
 */
const spare: Buffer[] = [];
const spareMax = 16;

function takeMemory(): Buffer {
  return spare.pop() ?? Buffer.allocUnsafeSlow(storedFrameBytes);
}

function giveBack(memory: Buffer): void {
  if (spare.length < spareMax) spare.push(memory);
}
