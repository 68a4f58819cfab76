import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSlowRequest } from './broken-request.ts';
import type { Patience } from './patience.ts';

type Receiving = {
  request: FastifyRequest;
  reply: FastifyReply;
  sinceMs: number;
  bytesBefore: number;
  heardMs: number;
  bytesHeard: number;
};

/** One look at all of them every second costs a request less than a timer of its own would. */
export function stopSlowBodies(app: FastifyInstance, patience: Patience): void {
  const receiving = new Map<IncomingMessage, Receiving>();
  app.addHook('onRequest', (request, reply, done) => {
    // A request that was made up knows nothing of being complete.
    if (request.raw.complete === false && bringsBody(request.raw)) receiving.set(request.raw, begin(request, reply));
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    // What is left of a body that was refused is being read and dropped, and may take no longer for it.
    if (request.raw.complete) receiving.delete(request.raw);
    done();
  });
  const look = setInterval(() => {
    const nowMs = performance.now();
    for (const [raw, each] of receiving) {
      if (raw.complete || raw.socket.destroyed) receiving.delete(raw);
      else if (isTooSlow(each, patience, nowMs)) giveUp(each);
    }
  }, patience.lookMs);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}

export function bringsBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function begin(request: FastifyRequest, reply: FastifyReply): Receiving {
  const nowMs = performance.now();
  const { bytesRead } = request.raw.socket;
  return { request, reply, sinceMs: nowMs, bytesBefore: bytesRead, heardMs: nowMs, bytesHeard: bytesRead };
}

function isTooSlow(receiving: Receiving, patience: Patience, nowMs: number): boolean {
  const { raw, routeOptions } = receiving.request;
  const { bytesRead } = raw.socket;
  // What has come and was not taken yet waits for us, not for the sender.
  if (bytesRead > receiving.bytesHeard || raw.readableLength > 0) {
    receiving.heardMs = nowMs;
    receiving.bytesHeard = bytesRead;
  }
  if (raw.readableLength > 0) return false;
  const tookMs = nowMs - receiving.sinceMs;
  if (routeOptions.config.isUpload !== true) return tookMs > patience.bodyMs;
  if (nowMs - receiving.heardMs > patience.silenceMs) return true;
  const bytes = bytesRead - receiving.bytesBefore;
  return tookMs > patience.silenceMs && bytes < (tookMs / 1000) * patience.bytesPerSecondMin;
}

function giveUp({ request, reply }: Receiving): void {
  const { socket } = request.raw;
  if (reply.raw.headersSent) socket.destroy();
  else answerSlowRequest(socket);
}
