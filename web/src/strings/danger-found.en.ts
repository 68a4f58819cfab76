import type { DangerFoundStrings } from './danger-found.ts';

export const en: DangerFoundStrings = {
  emergencyTitle: 'Danger sign',
  urgentTitle: 'See a doctor soon',
  found: (words) => `You wrote: “${words}”.`,
  emergencyText: 'Call 115 or go to the nearest emergency department now.',
  urgentText: 'Best to see a doctor soon.',
  goOn: 'See what to do now',
  slow: 'The danger-sign reader is still loading; a few seconds, please. In danger, do not wait:',
  failedTitle: 'The story could not be read yet',
  failedText: 'The network is down or too slow. What you wrote is still here. In danger, do not wait: call 115.',
  unread: 'The danger-sign reader could not load. You can still go on.',
};
