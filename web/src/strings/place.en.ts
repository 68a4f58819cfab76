import type { PlaceStrings } from './place.ts';

export const en: PlaceStrings = {
  hint: 'Province, city or district; old or new names.',
  label: 'Province or city',
  now: (name) => `now ${name}`,
  inside: (name) => `in ${name}`,
  unknown: (text, hasGuesses) =>
    hasGuesses ? `We do not know “${text}”. Is it one of these?` : `We do not know “${text}”.`,
  use: (text) => `Use “${text}” all the same`,
  count: (n) => `${n} places match`,
};
