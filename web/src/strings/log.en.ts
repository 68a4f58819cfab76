import { eventWordsEn } from '#engine/knowledge/event-words.en.ts';
import type { LogStrings } from './log.ts';

export const en: LogStrings = {
  heading: 'Who looked at the case',
  intro:
    'Every opening of the case and every change is recorded. Readings repeated within an hour are one line. Whoever changes or deletes the record in secret is found out.',
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
  older: 'Show what was before, too',
  end: 'Stop navigators reading',
  endQuestion: 'Stop navigators reading this case?',
  endText:
    'From now on no navigator can open the case, whatever reason they give. When you want help again, you let them in right here. If you report an emergency, they can read it again, too.',
  endConfirm: 'Stop it',
  endDone: 'Navigators can no longer read the case.',
  letAgain: 'Ask navigators for help again',
  ended: (when) => `You stopped navigators reading this case, ${when}.`,
  unknownKind: 'did something with the case',
  toState: (state) => `stage: ${state}`,
  took: (name) => `took the case: ${name}`,
  released: 'gave the case back',
  together: 'together with others from the same place',
  because: (reason) => `reason: “${reason}”`,
  choseHospital: 'chose a hospital',
  newIntake: 'described a change',
  newPatient: 'changed the patient’s details',
  documentGone: 'a deleted paper',
};
