import { openSender, type SenderDeps } from './send-notices.ts';

const everyMs = 3000;
/** What is being sent when we stop is let be for so long, and then cut off. */
const graceMs = 2000;

/** Looks into the outbox again and again. Every instance does: a message is claimed by one of them. */
export function startSending(deps: SenderDeps): { stop(): Promise<void> } {
  const sender = openSender(deps);
  const leaving = new AbortController();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  leaving.signal.addEventListener('abort', () => leave());

  const run = async () => {
    while (!leaving.signal.aborted) {
      await sender
        .sendDue(leaving.signal)
        .catch((error: unknown) => deps.log.error({ err: error }, 'notices could not be sent'));
      await Promise.race([pause(everyMs), left]);
    }
  };
  const running = run();
  return {
    async stop() {
      leaving.abort();
      await Promise.race([running, pause(graceMs)]);
      await sender.close();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
