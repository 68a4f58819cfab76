import { plainCaseSeal, plainMark } from '#platform/seal/plain-seal.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** As the service sealed before there were keys: for what is to be encrypted later, and to measure what keys cost. */
export const plainSeal: Seal = {
  create: () => ({ sealingKey: plainMark, caseSeal: plainCaseSeal, wrapFor: () => undefined }),
  of: () => plainCaseSeal,
  rewrap: () => undefined,
  allowPlain: () => {},
  holds: () => true,
  masterKeyId: () => 'none',
};
