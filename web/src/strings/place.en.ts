import type { PlaceStrings } from './place.ts';

export const en: PlaceStrings = {
  hint: 'Province, city or district; old or new names.',
  label: 'Province or city',
  now: (name) => `now ${name}`,
  inside: (name) => `in ${name}`,
  use: (text) => `Use “${text}”`,
  count: (n) => `${n} places match`,
};
