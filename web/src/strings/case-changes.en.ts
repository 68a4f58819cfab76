import type { CaseChangesStrings } from './case-changes.ts';

export const en: CaseChangesStrings = {
  stateHeading: 'At which stage is the patient?',
  stateHints: {
    intake: 'Just told the story, nowhere yet',
    pre_hospital: 'A place is chosen, getting ready',
    in_hospital: 'Being examined or staying in hospital',
    post_discharge: 'Just back home',
    follow_up: 'Medicine and visits as planned',
    closed: 'Done, nothing more to follow',
    emergency: 'Danger signs right now',
  },
  confirmEmergency: 'Choosing “Emergency” alerts a navigator at once. It does not replace calling 115.',
  storyHeading: 'Has something changed?',
  storyHint: 'Write how it is now. The advice is worked out again at once; the old text stays in the history.',
  storySubmit: 'Update and see new advice',
  symptoms: 'What is wrong?',
  severityNow: 'How bad it is now',
  unknown: 'not known',
  nothingChanged: 'Worked out again. The advice is the same.',
  changesHeading: 'Worked out again. What is different:',
  changes: {
    urgency: (from, to) => `Urgency: it was “${from}”, now it is “${to}”.`,
    hospital: (from, to) => `Where to go: it was ${from}, now it is ${to}.`,
    department: (from, to) => `Department: it was ${from}, now it is ${to}.`,
    specialties: (from, to) => `Specialties: they were ${from}, now they are ${to}.`,
    steps: 'The list of things to do has changed.',
    papers: 'The list of papers to bring has changed.',
  },
};
