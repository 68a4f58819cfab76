/**
 * A stored file is a run of frames, each readable on its own: so a range of a document is read without the rest. All
 * but the last hold as many bytes as a frame may, and each besides what proves that they are the ones.
 */
export const frameBytesMax = 256 * 1024;

/** Which of the frames of a document it is. */
export type FramePlace = { number: number; isLast: boolean };

/** How a frame is made and opened. */
export type Framing = {
  /** What a stored frame has besides its bytes, at most `extraBytesMax`. */
  extraBytes: number;
  /** Of the first `length` bytes of the memory, which has room for what comes behind them. */
  close(memory: Buffer, length: number, place: FramePlace): Buffer;
  /** Refuses what is not the frame that was stored in this place. */
  open(frame: Buffer, place: FramePlace): Buffer;
};

const extraBytesMax = 28;

/** The bytes from `start` to before `end` of a document of this size. */
export type DocumentRange = { start: number; end: number; size: number };

/** Fills the memory with the next stored bytes, and tells how many: fewer than it holds only at the end. */
export type ReadStored = (memory: Buffer) => Promise<number>;

/** What is stored is not what was once put there. */
export class DamagedDocument extends Error {}

/** Each frame stands in the same memory and is good only until the next one is asked for. */
export async function* toFrames(source: AsyncIterable<Uint8Array>, framing: Framing): AsyncGenerator<Buffer> {
  const memory = takeMemory();
  let number = 0;
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      // A full one waits until there is more: only then it is not the last.
      if (filled === frameBytesMax) {
        yield framing.close(memory, filled, { number: number++, isLast: false });
        filled = 0;
      }
      const taken = Math.min(frameBytesMax - filled, chunk.length - at);
      memory.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
    }
  }
  if (filled > 0) yield framing.close(memory, filled, { number, isLast: true });
  giveBack(memory);
}

/** A range of the original lies in these stored bytes. */
export function storedRange({ start, end, size }: DocumentRange, { extraBytes }: Pick<Framing, 'extraBytes'>) {
  const storedFrameBytes = frameBytesMax + extraBytes;
  return {
    start: Math.floor(start / frameBytesMax) * storedFrameBytes,
    end: Math.min(Math.ceil(end / frameBytesMax) * storedFrameBytes, size + countFrames(size) * extraBytes),
  };
}

function countFrames(size: number): number {
  return Math.ceil(size / frameBytesMax);
}

/**
 * Gives a range of the original, out of the stored bytes that `storedRange` names. Each piece stands in the same memory
 * and is good only until the next one is asked for.
 */
export async function* fromFrames(
  read: ReadStored,
  { start, end, size }: DocumentRange,
  framing: Framing,
): AsyncGenerator<Uint8Array> {
  const memory = takeMemory();
  const frame = memory.subarray(0, frameBytesMax + framing.extraBytes);
  const last = countFrames(size) - 1;
  let number = Math.floor(start / frameBytesMax);
  for (let position = number * frameBytesMax; position < end; number++) {
    const length = await read(frame);
    if (length === 0) throw new DamagedDocument('a stored document is shorter than its record says');
    if (length <= framing.extraBytes) throw new DamagedDocument('a stored document ends inside a frame');
    const bytes = framing.open(frame.subarray(0, length), { number, isLast: number === last });
    const from = Math.max(start - position, 0);
    const to = Math.min(end - position, bytes.length);
    if (to > from) yield bytes.subarray(from, to);
    position += bytes.length;
  }
  giveBack(memory);
}

/**
 * Memory is used again, because new memory for every frame makes the collector go through the whole heap every few
 * files: that took most of the time of an upload. What did not come to its end is not given back, since somebody may
 * still be reading it.
 */
const spare: Buffer[] = [];
const spareMax = 16;

function takeMemory(): Buffer {
  return spare.pop() ?? Buffer.allocUnsafeSlow(frameBytesMax + extraBytesMax);
}

function giveBack(memory: Buffer): void {
  if (spare.length < spareMax) spare.push(memory);
}
