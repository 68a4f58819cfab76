import type { EmergencyStripStrings } from './emergency-strip.ts';

export const en: EmergencyStripStrings = {
  emergency: 'Emergency: call\u00a0115\u00a0now.',
  see: 'See what to do',
  news: {
    opinion: (name) => `${name} has just written an opinion`,
    state: (state) => `The stage is now: ${state}`,
    helped: 'A navigator has just taken the case',
  },
};
