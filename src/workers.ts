import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { Config } from './config.ts';
import { openLog } from './platform/log.ts';

/** A worker that dies again and again is not started again at once. */
const restartPauseMs = 1000;

/** What a worker says to its keeper when it answers requests. */
export const isReady = 'ready';

/**
 * Several processes on one port, each a whole service; this one only keeps them. One that dies is replaced. At `SIGHUP`
 * each is replaced in turn by a new one that answers already, so that a new release goes in while families go on.
 */
export async function keepWorkers({ workers: count, metricsPort, logLevel }: Config): Promise<void> {
  const log = openLog(logLevel);
  const workers: (Worker | undefined)[] = [];
  let isStopping = false;

  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  const start = async (slot: number): Promise<boolean> => {
    // Each tells its own figures.
    const worker = cluster.fork(metricsPort === undefined ? {} : { METRICS_PORT: metricsPort + slot });
    if (!(await becomesReady(worker))) return false;
    const former = workers[slot];
    workers[slot] = worker;
    former?.process.kill('SIGTERM');
    worker.once('exit', (code, signal) => {
      if (workers[slot] !== worker || isStopping) return;
      log.warn({ pid: worker.process.pid, code, signal }, 'a process has ended, and another takes its place');
      workers[slot] = undefined;
      void startUntilReady(slot);
    });
    if (isStopping) worker.process.kill('SIGTERM');
    return true;
  };
  const startUntilReady = async (slot: number) => {
    while (!isStopping && !(await start(slot))) await setTimeout(restartPauseMs);
  };
  const replaceAll = async () => {
    for (let slot = 0; slot < count && !isStopping; slot++) if (!(await start(slot))) return;
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal));
  const leaveWhenAlone = () => {
    if (isStopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit();
  };
  cluster.on('exit', leaveWhenAlone);
  // The first alone, so that a wrong setting is told once; it also brings the database up to date.
  const slots = Array.from({ length: count }, (_, slot) => slot);
  if (!(await start(0)) || !(await Promise.all(slots.slice(1).map(start))).every(Boolean)) {
    if (!isStopping) process.exitCode = 1;
    stop('SIGTERM');
    leaveWhenAlone();
    return;
  }
  let replacing = Promise.resolve();
  process.on('SIGHUP', () => {
    replacing = replacing.then(replaceAll);
  });
}

function becomesReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message) => {
      if (message === isReady) resolve(true);
    });
    worker.once('exit', () => resolve(false));
  });
}
