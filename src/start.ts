import cluster from 'node:cluster';
import type { Config } from './config.ts';
import { namingTheSetting } from './naming-the-setting.ts';
import { refuseTakenPorts } from './refuse-taken-ports.ts';
import { keepWorkers } from './workers.ts';

/** The service, or who keeps several of it. */
export async function start(config: Config): Promise<void> {
  if (cluster.isPrimary) await refuseTakenPorts(config);
  if (config.workers > 1 && cluster.isPrimary) return await keepWorkers(config);
  // Loaded only here: who keeps workers, or cannot start, has no need of the engine.
  const { serve } = await import('./serve.ts');
  await namingTheSetting(serve(config));
}
