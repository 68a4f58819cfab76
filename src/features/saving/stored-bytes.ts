import { createHash } from 'node:crypto';
import type { StoredFile } from '#platform/files/file-store.ts';

const readAtOnceBytes = 256 * 1024;

/** All bytes of a stored file. Each piece is good only until the next one is asked for. */
export async function* bytesOf(stored: StoredFile): AsyncGenerator<Uint8Array> {
  const memory = Buffer.allocUnsafeSlow(readAtOnceBytes);
  try {
    for (let length = await stored.read(memory); length > 0; length = await stored.read(memory)) {
      yield memory.subarray(0, length);
    }
  } finally {
    await stored.close();
  }
}

/** Passes bytes on, and says at their end what sum and how many they were. */
export async function* summing(
  source: AsyncIterable<Uint8Array>,
  atEnd: (sha256: string, size: number) => void,
): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256');
  let size = 0;
  for await (const piece of source) {
    sum.update(piece);
    size += piece.length;
    yield piece;
  }
  atEnd(sum.digest('hex'), size);
}
