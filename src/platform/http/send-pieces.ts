import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { answerError } from './errors.ts';
import type { Reply, Request } from './server.ts';
import { closeLineWhenStopping } from './stopping.ts';
import { dropUnreadBody } from './unread-body.ts';

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Sends a body piece by piece, and asks for the next piece only when the last one has left: so a piece may stand in
 * memory that is used again, and a slow reader holds no more than one.
 */
export async function sendPieces(request: Request, reply: Reply, pieces: Pieces): Promise<Reply> {
  const rest = iterate(pieces);
  // Before anything is sent, so that what cannot be read at all is refused as anything else is.
  const first = await rest.next();
  closeLineWhenStopping(reply);
  dropUnreadBody(request);
  reply.hijack();
  const { raw } = reply;
  // An answer that waits behind another on the same line is not told by its writes that the line is gone.
  const left = new Promise<never>((_, reject) => raw.once('close', () => reject(new Error('the reader has left'))));
  left.catch(() => {});
  try {
    raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
    if (!first.done) await Promise.race([written(raw, first.value), left]);
    for await (const piece of rest) await Promise.race([written(raw, piece), left]);
    raw.end();
  } catch (error) {
    // To leave is no fault, and a write may be the first to hear of it.
    if (!raw.destroyed && !request.raw.socket.destroyed) answerError(error, request, reply);
  }
  return reply;
}

async function* iterate(pieces: Pieces): AsyncGenerator<Uint8Array, void> {
  yield* pieces;
}

function written(raw: ServerResponse, piece: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    raw.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
