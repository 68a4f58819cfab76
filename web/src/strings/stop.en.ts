import type { StopStrings } from './stop.ts';

export const en: StopStrings = {
  title: 'Stop the messages',
  lead: 'This address will get no more messages about any case. There is no need to sign in.',
  stop: 'Stop the messages',
  stopped: 'Stopped. You will get no more messages.',
  byMistake: 'By mistake?',
  resume: 'Get them again',
  resumed: 'You get the messages again as before.',
  incomplete: 'A part of the link is missing. Open the link in the message again.',
};
