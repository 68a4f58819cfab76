import type { CaseStrings } from './case.ts';

export const en: CaseStrings = {
  tabs: {
    label: 'Parts of the case',
    overview: 'Overview',
    documents: 'Papers',
    family: 'Family',
    followups: 'Dates',
    doctors: 'Doctors',
    log: 'Log',
  },
  header: {
    leave: 'Leave the case',
    leaveQuestion: 'Leave the case on this device?',
    leaveText:
      'The key is removed from this device. The case is kept; you need the number and the key to open it again.',
    leaveConfirm: 'Leave the case',
    leaveRemembered: 'This device remembers the case, so you can open it again without typing the key.',
    forget: 'Remove from this device',
    years: (age) => `${age} years old`,
    months: (months) => `${months} mo old`,
    paused: 'Paused',
    born: (year) => `born ${year}`,
  },
};
