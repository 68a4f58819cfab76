import type { KeptStrings } from './kept.ts';

export const en: KeptStrings = {
  offline: 'No network: only places with an emergency department, and what is kept on this device.',
  unanswered: 'The service does not answer: only places with an emergency department, and what is kept on this device.',
};
