import { pino } from 'pino';

export type Log = pino.Logger;

/** Nobody can log a request by mistake, and of an error only what is safe. */
export function openLog(level: string, destination?: pino.DestinationStream): Log {
  const serializers = { req: () => undefined, res: () => undefined, err: safeError };
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return pino(options, destination ?? pino.destination(1));
}

/**
 * What may be logged of an error: where it happened and which kind it is. Its message is left out, because a database
 * or a parser quotes in it the very value that it did not like.
 */
function safeError(error: unknown): { type: string; code?: string; constraint?: string; stack: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: frames.map((line) => line.trim()),
  };
}
