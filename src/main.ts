import { ConfigError, readConfig } from './config.ts';
import { namingTheSetting, StartError } from './naming-the-setting.ts';
import { serve } from './serve.ts';

/** `npm start`: the service with the settings of the environment. */
try {
  await namingTheSetting(serve(readConfig(process.env)));
} catch (error) {
  const isForOperator = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`danloi: ${isForOperator ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
