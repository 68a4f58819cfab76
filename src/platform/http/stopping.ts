import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What is under way is answered within this or cut off: a restart must not wait for whoever has stopped sending. */
const stopMs = 8000;

const stopping = new WeakSet<FastifyInstance['server']>();

/** Whoever was let in last has not said yet what they want, and would be taken for somebody who wants nothing. */
const firstWordMs = 200;

/** Lets nobody in any more, then hears out those who have just come in, and closes. */
export async function closeGently(app: FastifyInstance): Promise<void> {
  stopping.add(app.server);
  // That of HTTP closes every line on which nothing was asked so far.
  Server.prototype.close.call(app.server);
  await pause(firstWordMs);
  await app.close();
}

/** A line that was in use when the stop began would otherwise be kept open, and the stop with it. */
export function closeLinesWhenStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    stopping.add(app.server);
    const deadline = setTimeout(() => cutOff(app), stopMs);
    app.server.once('close', () => clearTimeout(deadline));
    deadline.unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    closeLineWhenStopping(reply);
    done(null, payload);
  });
}

export function closeLineWhenStopping(reply: FastifyReply): void {
  if (stopping.has(reply.server.server)) reply.header('connection', 'close');
}

function cutOff(app: FastifyInstance): void {
  app.server.getConnections((_error, connections) => {
    if (connections === 0) return;
    app.log.warn({ connections }, 'cut off at the end of the stop');
    app.server.closeAllConnections();
  });
}
