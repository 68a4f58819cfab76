import { words } from 'virtual:engine-words/red-flags/vi';
import { defineTexts } from '../texts.ts';

/** What each danger sign is called, by its code. */
type RedFlags = Readonly<Record<string, string>>;

export const redFlagTexts = defineTexts(
  words as RedFlags,
  async () => (await import('virtual:engine-words/red-flags/en')).words as RedFlags,
);
