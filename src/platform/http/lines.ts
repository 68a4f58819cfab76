import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './rate-limit.ts';
import type { App } from './server.ts';

/** Each line may bring a body of 256 KiB: all of them together stay within 1 GiB of memory. */
const linesMax = 4000;
const idleLinesClosedEveryMs = 1000;
/** How long a line stays open after a refusal for asking too much; its client is told a second less. */
const refusedMs = 2000;

/** How many requests are under way on a line. */
const asked = new WeakMap<Socket, number>();

/** Whoever keeps an idle line makes room for those who are turned away, and for nobody who is being served. */
export function boundLines(app: App, linesPerAddressMax: number): void {
  app.server.maxConnections = linesMax;
  let closedAt = 0;
  app.server.on('drop', () => {
    const now = performance.now();
    if (now - closedAt < idleLinesClosedEveryMs) return;
    closedAt = now;
    app.server.closeIdleConnections();
  });
  // Before the server itself, which may refuse at once.
  app.server.prependListener('request', ({ socket }, response) => {
    asked.set(socket, (asked.get(socket) ?? 0) + 1);
    response.once('close', () => asked.set(socket, (asked.get(socket) ?? 1) - 1));
  });
  boundLinesOfAddress(app, linesPerAddressMax);
}

/**
 * Whoever asks too much keeps no line for it. Not at once: what is still coming on it would make the answer be lost, and
 * what was asked before it is answered first.
 */
export function closeRefused({ raw: { socket }, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  // Whoever sends a large file reads the answer only when all of it is sent.
  if (!asked.has(socket) || routeOptions.config.isUpload === true) return;
  if (reply.raw.shouldKeepAlive) reply.headers({ connection: 'keep-alive', 'keep-alive': 'timeout=1' });
  const close = () => {
    if (!asked.get(socket)) socket.destroySoon();
  };
  setTimeout(close, refusedMs).unref();
}

/** One address has few of all lines: for a new one its oldest idle line goes, and if all are in use the new one. */
function boundLinesOfAddress(app: App, max: number): void {
  const lines = new Map<string, Set<Socket>>();
  app.server.on('connection', (line) => {
    const address = addressKey(line.remoteAddress ?? '');
    const own = lines.get(address) ?? new Set();
    if (own.size >= max) {
      const idle = own.values().find((each) => !asked.get(each));
      (idle ?? line).destroy();
      if (!idle) return;
      own.delete(idle);
    }
    lines.set(address, own.add(line));
    line.once('close', () => {
      own.delete(line);
      if (own.size === 0) lines.delete(address);
    });
  });
}
