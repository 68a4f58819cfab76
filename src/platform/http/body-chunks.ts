import { IncomingMessage } from 'node:http';
import { ServiceError } from '#contract/errors.ts';
import { formBytesMax } from './unread-body.ts';

/**
 * The body of an upload as it comes in, each chunk good only until the next one is asked for: then its memory is freed
 * at once. Left to the collector, the chunks of a few uploads make it go through the whole heap, and that takes longer
 * than the uploads themselves.
 */
export async function* bodyChunks(raw: IncomingMessage): AsyncGenerator<Buffer<ArrayBuffer>> {
  let size = 0;
  // The stream must outlive a refusal, or the answer could not be sent.
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > formBytesMax) throw new ServiceError('file_too_large');
    yield chunk;
    if (isOwned(raw, chunk)) chunk.buffer.transfer(0);
  }
}

/** What came over a line was read into memory of its own; a request that was made up brings somebody else's. */
function isOwned(raw: IncomingMessage, chunk: Buffer): boolean {
  return raw instanceof IncomingMessage && chunk.byteLength === chunk.buffer.byteLength;
}
