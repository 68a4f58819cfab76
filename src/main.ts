import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { startFault } from './start-fault.ts';

/** `npm start`: the service with the settings of the environment. */
try {
  await serve(readConfig(process.env));
} catch (error) {
  process.stderr.write(`danloi: ${startFault(error) ?? (error as Error).stack}\n`);
  process.exit(1);
}
