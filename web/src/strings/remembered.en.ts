import type { RememberedStrings } from './remembered.ts';

export const en: RememberedStrings = { heading: 'Cases on this device' };
