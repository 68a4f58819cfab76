import { Weights } from '../weights/weights.ts';
import file from './specialty-weights.json' with { type: 'json' };

let weights: Weights | 'damaged' | undefined;

/** Unpacked once, when first asked for. When they are damaged the lexicon alone says where to turn. */
export function specialtyWeights(): Weights | 'damaged' {
  weights ??= unpacked();
  return weights;
}

function unpacked(): Weights | 'damaged' {
  try {
    return new Weights(file);
  } catch {
    return 'damaged';
  }
}
