import { Worker } from 'node:worker_threads';
import type { WeightsFile } from '#engine/weights/weights.ts';
import type { Example } from './examples.ts';
import type { Head } from './heads.ts';

/** The texts from one place to another, to be made into numbers. */
export type Reading = {
  readonly frames: WeightsFile;
  readonly persons: WeightsFile;
  readonly from?: number;
  readonly to?: number;
};

export type Fitting = { readonly madeFrom: string; readonly head: Head; readonly learnt: readonly Example[] };

/** Done in a thread of its own: texts are read by two, and what is learnt from them is learnt side by side. */
export function beside(reading: Reading): Promise<Example[]>;
export function beside(fitting: Fitting): Promise<string>;
export function beside(work: Reading | Fitting): Promise<unknown> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: work });
    worker.once('message', done).once('error', failed);
  });
}
