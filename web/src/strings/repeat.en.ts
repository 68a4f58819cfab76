import type { RepeatStrings } from './repeat.ts';

export const en: RepeatStrings = {
  label: 'Repeat',
  never: 'Does not repeat',
  every: { day: 'Every day', week: 'Every week', month: 'Every month' },
  end: 'How long',
  ends: { open: 'Until I stop it', until: 'Until a date', count: 'A number of times' },
  until: 'Last day',
  count: 'How many times',
  untilWrong: 'Choose the last day, not before the first.',
  countWrong: (max) => `Enter how many times, from 1 to ${max}.`,
  told: (every, until) => (until ? `${every}, until ${until}` : every),
  addTime: 'Add a time of day',
  nthTime: (n) => `Time ${n}`,
  stop: 'Stop repeating',
};
