import type { NowStrings } from './now.ts';

export const en: NowStrings = {
  emergency: 'Emergency: call 115 now',
  heading: 'Right now',
  inCare: 'The patient is in hospital. If it gets worse, tell a doctor or nurse of the ward at once.',
  raised:
    'The case is now more urgent than the advice below, because of a doctor’s opinion or an earlier, graver state. Go by the more urgent one.',
  doctorSaid: (name) => `${name} writes`,
  seeOpinion: 'See the opinion',
  seeDates: 'See the dates',
  kept: (when) =>
    `Nobody had opened this case for long, and it was to be erased on ${when}. You have opened it, so it is kept. To keep it, open it from time to time, or download a copy.`,
  takeOut: 'Download a copy in the log',
  erases: (when) =>
    `The family has not opened this case for long: it will be erased on ${when}. Once they open it, it is kept.`,
  missed: (count) => `${count === 1 ? 'One date was' : `${count} dates were`} missed. Move it to another day.`,
  waiting: 'Waiting for a navigator to look at the case.',
  lacks: {
    phone: 'They need a phone number to call the family.',
    papers: 'They need to see the papers and results you have.',
  },
  addPhone: 'Add a phone number',
  addPapers: 'Add papers',
  helped: (name) =>
    name === 'navigator'
      ? 'A navigator is helping with this case.'
      : `The navigator ${name} is helping with this case.`,
  choosePlace: 'Choose where to go below, then open the sheet to take along.',
  papersFirst: 'For another doctor’s opinion: add the papers and results you have first.',
  invite: 'For another doctor’s opinion: invite a doctor to look at the case by a link.',
  inviteDoctor: 'Invite a doctor',
  takeSheet: 'The place is chosen. Take this sheet along when you go.',
  openSheet: 'Open the sheet to take along',
  noteDates: 'Note the next visit and the times of medicines, so that none is forgotten.',
  addDate: 'Add a date',
};
