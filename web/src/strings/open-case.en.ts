import type { OpenCaseStrings } from './open-case.ts';

export const en: OpenCaseStrings = {
  caseNumber: 'Case number',
  key: 'Key',
  heading: 'Open your case',
  hint: 'Enter the case number and the key that you kept when you created the case.',
  numberHint: 'For example CASE-000042',
  keyHint: 'The long text that begins with dlc_. You can paste it.',
  showKey: 'Show the key',
  remember: 'Remember this case on this device',
  rememberHint: 'Only if the device is yours alone.',
  submit: 'Open the case',
  opening: 'Opening…',
  create: 'No case yet? Create one',
  lost: 'Lost the key?',
  lostText:
    'We do not keep the key, so it cannot be recovered, not even by telephone. The old case stays closed. You can create a new case, and ask a relative who still has the key to open the old one.',
  numberMissing: 'Enter the case number, for example CASE-000042.',
  keyMissing: 'Enter the key of the case.',
  wrong: 'The case number and the key do not match.',
  wrongSafe: 'The case is safe and still closed. Check each letter; pasting the whole line is the surest way.',
  gone: 'The case remembered on this device could not be opened.',
  goneSafe: 'It may have been deleted, or its key was replaced. Enter the number and the key again.',
};
