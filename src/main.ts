import { ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';

/** `npm start`: the service with the settings of the environment. */
try {
  await serve(readConfig(process.env));
} catch (error) {
  const isExpected = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`danloi: ${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
