import { eventWordsEn } from '#engine/knowledge/event-words.en.ts';
import type { LogStrings } from './log.ts';

export const en: LogStrings = {
  heading: 'Who looked at the case',
  intro: 'Every opening of the case and every change is recorded, and nobody can delete the record.',
  onlyOthers: 'Only others',
  everything: 'Everything',
  nobody: 'Apart from you, nobody has opened this case.',
  you: 'Family',
  system: 'System',
  navigator: (name) => (name === 'navigator' ? 'Navigator' : `Navigator ${name}`),
  reviewer: (name) => name,
  contact: 'The contact',
  unknownReviewer: 'An invited doctor',
  times: (count) => `${count} times`,
  more: 'Show more',
  kinds: eventWordsEn,
  unknownKind: 'did something with the case',
  toState: (state) => `stage: ${state}`,
  took: (name) => `took the case: ${name}`,
  released: 'gave the case back',
  because: (reason) => `reason: “${reason}”`,
  choseHospital: 'chose a hospital',
  newIntake: 'described a change',
  newPatient: 'changed the patient’s details',
  documentGone: 'a deleted paper',
};
