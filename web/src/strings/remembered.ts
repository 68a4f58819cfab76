import { defineTexts } from '../texts.ts';

/** The cases that a device remembers. */
const vi = { heading: 'Hồ sơ trên máy này' };

export type RememberedStrings = typeof vi;
export const rememberedTexts = defineTexts(vi, async () => (await import('./remembered.en.ts')).en);
