import type { CaseSeal } from '#platform/seal/seal.ts';

/** The case that a caller may touch, with the seal of what is stored in it. */
export type OpenCase = { caseNumber: number; caseSeal: CaseSeal };
