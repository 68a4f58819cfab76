import type { PlaceStrings } from './place.ts';

export const en: PlaceStrings = {
  hint: 'Province, district, ward or commune; old or new names. A name that the device does not know is looked up over the network, with nothing else.',
  label: 'Province or city',
  now: (name) => `now ${name}`,
  inside: (name) => `in ${name}`,
  merged: (name) => `now in ${name}`,
  unknown: (text, hasGuesses) =>
    hasGuesses ? `We do not know “${text}”. Is it one of these?` : `We do not know “${text}”.`,
  use: (text) => `Use “${text}” all the same`,
  count: (n) => `${n} places match`,
};
