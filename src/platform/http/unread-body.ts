import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { bringsBody } from './slow-bodies.ts';

const mebibyte = 1024 * 1024;
/** A form with the largest file and all its other fields. */
export const formBytesMax = limits.documentSizeBytesMax + mebibyte;

/**
 * Many a client reads the answer only once it has sent everything: so what is left of its body is read and dropped. But
 * no more of it than an honest client sends; then the line is closed.
 */
export function dropUnreadBody({ raw, routeOptions }: FastifyRequest): void {
  if (raw.complete || !bringsBody(raw)) return;
  let left = routeOptions.config.isUpload === true ? formBytesMax : mebibyte;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.socket.destroy();
  });
  raw.resume();
}
