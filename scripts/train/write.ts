import { wordScale } from '#engine/reader/score.ts';
import { packAscending, packWeights } from '#engine/weights/packed.ts';
import { type HeadFile, sumOf } from '#engine/weights/weights.ts';
import type { Fitted } from './fit.ts';

/** The text of a file of weights, each in so many steps either way. */
export function writeWeights(madeFrom: string, names: readonly string[], fitted: Fitted): string {
  const heads = names.map((name, head) => headOf(name, head, fitted));
  const file = { madeFrom, keys: packAscending(fitted.keys), heads };
  return `${JSON.stringify({ ...file, sum: sumOf(file) }, undefined, 1)}\n`;
}

function headOf(name: string, head: number, { keys, learnt, steps }: Fitted): HeadFile {
  const answers = learnt.biases.length;
  const weights = Array.from(keys, (_, at) => learnt.weights[at * answers + head] ?? 0);
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / steps;
  const entries = weights
    .map((weight, at) => ({ place: at, weight: Math.round(weight / step) }))
    .filter(({ weight }) => weight !== 0);
  return {
    name,
    places: packAscending(entries.map(({ place }) => place)),
    weights: packWeights(entries.map(({ weight }) => weight)),
    scale: Math.round(100 * 1024 * wordScale * step),
    bias: Math.round(100 * (learnt.biases[head] ?? 0)),
  };
}
