import type { NavigatorStrings } from './navigator.ts';

export const en: NavigatorStrings = {
  title: 'Navigator',
  claim: 'Take',
  claimed: (caseId: string) => `You have taken ${caseId}`,
  tabs: {
    label: 'Parts of the case',
    overview: 'Overview',
    documents: 'Papers',
    family: 'Family',
    followups: 'Dates',
    doctors: 'Opinions',
    log: 'Log',
  },
};
