import cluster from 'node:cluster';
import { pino } from 'pino';

export type Log = pino.Logger;

/** Nobody can log a request by mistake, and of an error only what is safe. */
export function openLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    // Several processes write into one log.
    base: cluster.isWorker ? { pid: process.pid } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined, err: safeError },
    hooks: { logMethod: logSafely },
  };
  return pino(options, destination ?? pino.destination(1));
}

/**
 * Where a line has no text of its own, pino takes that of its error; and the frameworks put addresses into theirs.
 * Neither gets through.
 */
function logSafely(this: Log, [first, second]: unknown[], method: pino.LogFn): void {
  const [fields, text] = typeof first === 'string' ? [{}, first] : [first, second];
  const { err = undefined } = fields instanceof Error ? { err: fields } : ((fields ?? {}) as { err?: unknown });
  const isOwnText = typeof text === 'string' && !(err instanceof Error && err.message === text);
  const line = isOwnText ? text.replace(/\/\S*/g, '/…') : 'error';
  method.call(this, fields instanceof Error ? { err } : fields, line);
}

/**
 * What may be logged of an error: where it happened and which kind it is. Its message is left out, because a database
 * or a parser quotes in it the very value that it did not like.
 */
type SafeError = { type: string; code?: string; constraint?: string; errstr?: string; stack: string[] };

function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint, errstr } = error as { code?: unknown; constraint?: unknown; errstr?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // What SQLite calls this kind of error: all that tells a full disk from a damaged one.
    ...(typeof errstr === 'string' && { errstr }),
    stack: framesOf(error),
  };
}

/** A message may have many lines, and one of them may look like a frame: so it is cut off before they are told apart. */
function framesOf({ stack = '', message }: Error): string[] {
  const messageAt = stack.indexOf(message);
  const rest = messageAt < 0 ? stack : stack.slice(messageAt + message.length);
  const lines = rest.split('\n').map((line) => line.trim());
  return lines.filter((line) => /^at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/.test(line));
}
