import { unpackedOnce, Weights } from '../weights/weights.ts';
import levelFile from './level-weights.json' with { type: 'json' };
import signFile from './sign-weights.json' with { type: 'json' };

/** How much every gram speaks for a level, and for a sign. */
export type DangerWeights = { readonly levels: Weights; readonly signs: Weights };

/** When they are damaged only what is certain counts, and no text is routine. */
export const dangerWeights = unpackedOnce(
  (): DangerWeights => ({ levels: new Weights(levelFile), signs: new Weights(signFile) }),
);
