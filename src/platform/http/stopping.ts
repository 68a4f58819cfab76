import type { FastifyInstance, FastifyReply } from 'fastify';

const stopping = new WeakSet<FastifyInstance['server']>();

/** A line that was in use when the stop began would otherwise be kept open, and the stop with it. */
export function closeLinesWhenStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => void stopping.add(app.server));
  app.addHook('onSend', (_request, reply, payload, done) => {
    closeLineWhenStopping(reply);
    done(null, payload);
  });
}

export function closeLineWhenStopping(reply: FastifyReply): void {
  if (stopping.has(reply.server.server)) reply.header('connection', 'close');
}
