import type { InviteStrings } from './invite.ts';

export const en: InviteStrings = {
  sees: 'The doctor sees: the story, papers, history, age, sex, province.',
  doesntSee: 'The doctor does not see: name, address, phone, relatives.',
  fileWarning:
    'Names, addresses and places hidden in photos, videos and scans are taken out. A name printed on a paper, in a PDF or on the picture itself can still be read.',
  name: 'Doctor’s name',
  nameHint: 'For example: Dr Lê Thị Hoa',
  reviewerTitle: 'Specialty, workplace',
  expires: 'The link works for',
  hours: (hours) => (hours < 48 ? `${hours} hours` : `${hours / 24} days`),
  addPasscode: 'Add a passcode of 6 digits',
  addPasscodeHint:
    'Whoever gets hold of the link without the passcode sees nothing. You tell it to the doctor by phone.',
  choose: 'Show only some papers',
  chooseHint: 'Papers that you add later are not shown to the doctor either.',
  chooseWhich: 'The doctor may see',
  confirm: (name, until) =>
    `I agree that ${name} sees the case and its papers until ${until}. I can revoke this at any time.`,
  theDoctor: 'this doctor',
  confirmMissing: 'Tick the box to make the link.',
  create: 'Make the link',
  creating: 'Making it…',
  extendQuestion: (name) => `Let ${name} look for longer?`,
  extendText: (until) => `The same link works until ${until}.`,
  papersTitle: (name) => `Which papers does ${name} see?`,
  revokeQuestion: (name) => `Revoke the link of ${name}?`,
  revokeText: 'The link stops working at once. Opinions already written are kept.',
  nameMissing: 'Enter the doctor’s name.',
  hideOpinion: 'Hide from other doctors',
  showOpinion: 'Show to other doctors again',
  isHidden: 'Other doctors do not see this opinion.',
};
