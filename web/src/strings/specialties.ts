import { words } from 'virtual:engine-words/specialties/vi';
import { defineTexts } from '../texts.ts';

/** What each specialty is called, by its code. */
type Specialties = Readonly<Record<string, string>>;

export const specialtyTexts = defineTexts(
  words as Specialties,
  async () => (await import('virtual:engine-words/specialties/en')).words as Specialties,
);
