import type { DangerFoundStrings } from './danger-found.ts';

export const en: DangerFoundStrings = {
  emergencyTitle: 'Danger sign',
  urgentTitle: 'See a doctor soon',
  found: (words) => `You wrote: “${words}”.`,
  emergencyText: 'Call 115 or go to the nearest emergency department now.',
  urgentText: 'Best to see a doctor soon.',
  goOn: 'See what to do now',
  unread: 'The danger-sign reader could not load. You can still go on.',
};
