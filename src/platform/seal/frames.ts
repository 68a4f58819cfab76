import { crc32 } from 'node:zlib';

/**
 * A stored file is a run of frames, each readable on its own: so a range of a document is read without the rest, and
 * encryption can seal frame by frame. A frame is its bytes followed by their checksum; all but the last are full.
 */
export const frameBytesMax = 64 * 1024;
const checksumBytes = 4;

const storedFrameBytes = frameBytesMax + checksumBytes;

export async function* toFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let frame = Buffer.allocUnsafe(storedFrameBytes);
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(frameBytesMax - filled, chunk.length - at);
      frame.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled === frameBytesMax) {
        yield withChecksum(frame, filled);
        frame = Buffer.allocUnsafe(storedFrameBytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield withChecksum(frame, filled);
}

function withChecksum(frame: Buffer, filled: number): Buffer {
  frame.writeUInt32BE(crc32(frame.subarray(0, filled)), filled);
  return frame.subarray(0, filled + checksumBytes);
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

/** Gives the original bytes `start` to before `end`, out of the stored bytes that `storedRange` names. */
export async function* fromFrames(
  stored: AsyncIterable<Uint8Array>,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let position = Math.floor(start / frameBytesMax) * frameBytesMax;
  for await (const frame of regroup(stored)) {
    const bytes = checked(frame);
    const from = Math.max(start - position, 0);
    const to = Math.min(end - position, bytes.length);
    if (to > from) yield bytes.subarray(from, to);
    position += bytes.length;
  }
  if (position < end) throw new Error('a stored document is shorter than its record says');
}

async function* regroup(stored: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const frame = Buffer.allocUnsafe(storedFrameBytes);
  let filled = 0;
  for await (const chunk of stored) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(storedFrameBytes - filled, chunk.length - at);
      frame.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled === storedFrameBytes) {
        yield Buffer.from(frame);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield Buffer.from(frame.subarray(0, filled));
}

function checked(frame: Buffer): Buffer {
  const length = frame.length - checksumBytes;
  if (length <= 0) throw new Error('a stored document ends inside a frame');
  const bytes = frame.subarray(0, length);
  if (crc32(bytes) !== frame.readUInt32BE(length)) throw new Error('a stored document is damaged');
  return bytes;
}
