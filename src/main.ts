import { ConfigError, readConfig } from './config.ts';
import { StartError } from './naming-the-setting.ts';
import { start } from './start.ts';

/** `npm start`: the service with the settings of the environment. */
try {
  await start(readConfig(process.env));
} catch (error) {
  const isForOperator = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`danloi: ${isForOperator ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
