import cluster from 'node:cluster';
import { ConfigError, readConfig } from './config.ts';
import { namingTheSetting, StartError } from './naming-the-setting.ts';
import { keepWorkers } from './workers.ts';

/** `npm start`: the service with the settings of the environment. */
try {
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) await keepWorkers(config);
  // Loaded only here: who keeps workers has no need of the engine.
  else await namingTheSetting((await import('./serve.ts')).serve(config));
} catch (error) {
  const isForOperator = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`danloi: ${isForOperator ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
