import type { EmergencyStripStrings } from './emergency-strip.ts';

export const en: EmergencyStripStrings = { emergency: 'Emergency: call\u00a0115\u00a0now.', see: 'See what to do' };
