import type { DeskStrings } from './desk.ts';

export const en: DeskStrings = {
  release: 'Give back',
  released: 'The case was given back.',
  audited: 'The family sees that you have opened this case.',
  why: 'Why a person',
  label: 'Whom to call, whose case it is',
  call: {
    call: (name: string) => `Call ${name}`,
    primary: 'primary contact',
    secondary: 'secondary contact',
    mayKnow: 'may be told about the illness',
    mayNotKnow: 'may not be told about the illness yet',
    nobody: 'The case has no contact yet.',
    noPhone: 'No contact has a phone number yet.',
  },
  notQueued: 'This case has not asked for a navigator',
  notQueuedText: 'Its content is kept closed. If the family has asked you, say why and take the case.',
  reason: 'Why you need to read this case',
  reasonHint: 'The family reads this reason word for word.',
  reasonMissing: 'Say why; one short sentence is enough.',
  claimWithReason: 'Take and open the case',
  unknownCase: 'This case cannot be opened',
  unknownCaseText: 'The number is wrong, or your token no longer works.',
};
