import type { NewCaseStrings } from './new-case.ts';

export const en: NewCaseStrings = {
  step: (n, of) => `Step ${n} of ${of}`,
  storyHeading: 'What does the patient need?',
  storyHint: 'A few words are enough. You can change them later.',
  need: 'Help needed',
  symptoms: 'What is wrong?',
  symptomsHint: 'For example: dull stomach pain for 2 months, poor digestion',
  isSelf: 'I am the patient',
  isOther: 'I am asking for someone else',
  who: 'Who are you?',
  fromCheck: 'Use what you have just answered',
  changeAnswers: 'Change the answers',
  peopleHeading: 'Patient and contact',
  peopleHint:
    'All of this is optional. An invited doctor sees only sex, birth year and province: no name, address or phone number.',
  patient: 'Patient',
  contact: 'Primary contact',
  consentHeading: 'Before we save',
  consentIntro: 'What we keep, and who sees it:',
  notice: [
    'We keep what you enter and upload, to find where to go and so that you can open it again.',
    'Only someone with the key can open the case. A doctor sees it only through a link that you send, and you can revoke it at any time.',
    'Every time someone else opens the case, it is recorded under Log.',
    'You can delete papers and contacts at any time. No advertising, no third party.',
  ],
  consentKeep: 'I agree that Dẫn Lối keeps and uses this health information to show where to go.',
  consentNavigator:
    'I agree: when the case needs a person’s help, a Dẫn Lối navigator may open it, and I see each time it is opened.',
  consentRepresentative: 'I represent the patient, or the patient has asked me to.',
  consentChild: 'The patient, aged 7 to 17, was told and agrees.',
  consentMissing: 'Read and tick each box to create the case. Without your consent nothing is saved.',
  submit: 'Create the case',
  creating: 'Creating the case…',
  failedSafe: 'What you entered is still on this page. Pressing again does not make two cases.',
  invalidAge: 'Age is from 0 to 120.',
  contactNameMissing: 'With a phone number, the contact needs a name too.',
};
