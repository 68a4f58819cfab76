import cluster from 'node:cluster';
import type { Config } from './config.ts';
import { namingTheSetting, StartError } from './naming-the-setting.ts';
import { refuseTakenPorts } from './refuse-taken-ports.ts';
import { keepWorkers } from './workers.ts';

/** The service, or who keeps several of it. */
export async function start(config: Config): Promise<void> {
  if (cluster.isPrimary) await refuseTakenPorts(config);
  if (config.workers > 1 && cluster.isPrimary) return await keepWorkers(config);
  // Loaded only here: who keeps workers, or cannot start, has no need of the engine.
  const { serve } = await import('./serve.ts').catch(namingTheCards);
  await namingTheSetting(serve(config));
}

/** What is made of the cards is no part of a checkout. */
function namingTheCards(error: Error & { url?: string }): never {
  if (!error.url?.includes('/dist/cards/')) throw error;
  throw new StartError('the cards are not built: run `npm run cards`', { cause: error });
}
