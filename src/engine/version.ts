import levels from './reader/level-weights.json' with { type: 'json' };

/** Rises whenever the same intake may be answered differently; the weights tell what they were made from. */
export const engineVersion = `3.0.0+${levels.madeFrom}`;
