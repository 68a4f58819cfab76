import type { HomeStrings } from './strings.ts';

export const en: HomeStrings = {
  title: 'What is happening?',
  lead: 'Tell it as you would tell your family. Dẫn Lối says where to go and what to do.',
  speak: 'In Vietnamese or English. Rather not type? Tap the microphone on your keyboard and speak.',
  reading:
    'While you write, only your own device reads this. If you go on before it can read, Dẫn Lối reads it instead and stores nothing.',
  missing: 'Write a few words, for example: belly ache since yesterday.',
  left: (n) => `${n} characters left`,
  examplesTitle: 'Examples, tap to try:',
  examples: [
    'My father is 60, dull belly ache for 2 months',
    'My baby is 8 months old, cough and runny nose for a few days',
    'I need a health certificate for work',
  ],
  dangerTitle: 'Call 115 now if the patient',
  dangerSigns: [
    'does not wake up, is not breathing or is very short of breath',
    'has tight chest pain or cold sweat',
    'has a drooping mouth, weakness on one side, trouble speaking',
    'has fits, or bleeding that does not stop',
    'is pregnant with bleeding or strong belly pain',
  ],
  again: 'Tell something else',
  againQuestion: 'Delete the story and the answers?',
  againText: 'What you told on this device will be gone for good.',
  againConfirm: 'Delete and tell again',
  hospitals: 'Look up hospitals',
  hospitalsHint: 'Address, phone, departments',
  openCase: 'Open a saved case',
  openCaseHint: 'With your case number and key',
};
