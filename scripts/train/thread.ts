import { parentPort, workerData } from 'node:worker_threads';
import { Weights } from '#engine/weights/weights.ts';
import { exampleOf, learntCases } from './examples.ts';
import { fitHead } from './heads.ts';
// A slip is read as the word of ours that it is near to: a thread must know every table, too.
import './made-from.ts';
import type { Fitting, Reading } from './side-by-side.ts';
import { writeWeights } from './write.ts';

const work = workerData as Reading | Fitting;
parentPort?.postMessage('head' in work ? fitted(work) : read(work));

function read({ frames, persons, from, to }: Reading) {
  const weights = [new Weights(persons), new Weights(frames)] as const;
  return learntCases()
    .slice(from, to)
    .flatMap((one) => exampleOf(one, ...weights));
}

function fitted({ madeFrom, head, learnt }: Fitting): string {
  const { names, fitted } = fitHead(head, learnt);
  return writeWeights(madeFrom, names, fitted);
}
