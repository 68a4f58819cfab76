import { Cron } from 'croner';

/** Every ten minutes of the clock, 08:00 in Vietnam among them: a job that was missed is soon caught up. */
const pattern = '*/10 * * * *';

/** Calls `run` by the clock, never twice at once, until it is stopped. */
export function schedule(run: () => Promise<unknown>, onError: (error: unknown) => void): { stop(): void } {
  return new Cron(pattern, { timezone: 'Asia/Ho_Chi_Minh', protect: true, unref: true, catch: onError }, async () => {
    await run();
  });
}
