import type { FailureStrings } from './failure.ts';

export const en: FailureStrings = {
  offline: 'There is no network connection.',
  offlineSafe: 'What was saved is safe. Try again when you are connected.',
  timeout: 'The service took too long to answer.',
  service: 'The service has a problem.',
  laterSafe: 'What was saved is safe. Try again in a few minutes.',
  nothingChanged: 'Nothing has changed.',
  danger: 'In danger, do not wait: call 115.',
  stale: (when: string) => `You are offline. This is what was loaded at ${when}.`,
};
