import cluster from 'node:cluster';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { namingTheSetting, StartError } from './naming-the-setting.ts';
import { listen } from './platform/listen.ts';
import { keepWorkers } from './workers.ts';

/** The service, or who keeps several of it. */
export async function start(config: Config): Promise<void> {
  if (config.workers > 1 && cluster.isPrimary) return await keepWorkers(config);
  await refuseTakenPorts(config);
  // Loaded only here: who keeps workers, or cannot start, has no need of the engine.
  const { serve } = await import('./serve.ts').catch(namingTheCards);
  await namingTheSetting(serve(config));
}

/** What is made of the cards is no part of a checkout. */
function namingTheCards(error: Error & { url?: string }): never {
  if (!error.url?.includes('/dist/cards/')) throw error;
  throw new StartError('the cards are not built: run `npm run cards`', { cause: error });
}

/** Before anything is opened: a start that fails must not bring the database up to date under a release that runs. */
async function refuseTakenPorts({ host, port, metricsPort }: Config): Promise<void> {
  await using held = new AsyncDisposableStack();
  held.use(await namingTheSetting(listen(createServer(), host, port)));
  if (metricsPort === undefined) return;
  held.use(await namingTheSetting(listen(createServer(), host, metricsPort), 'METRICS_PORT'));
}
