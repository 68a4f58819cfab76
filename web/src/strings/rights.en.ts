import type { RightsStrings } from './rights.ts';

export const en: RightsStrings = {
  heading: 'Your rights over this case',
  helpRefused: 'Navigators do not see this case, not even in an emergency. In danger, call 115.',
  messages: 'I agree that Dẫn Lối sends messages and reminders of this case.',
  messagesHint: 'Only to the devices and people switched on under Being told.',
  messagesRefused: 'No message or reminder goes to anyone, not even to those switched on.',
  pausedText: 'The case is paused: doctors and navigators cannot open it, and nobody is reminded of dates.',
  pauseHint:
    'While it is paused, doctors and navigators cannot open the case and nobody is reminded of dates. You still read and change it.',
  pause: 'Pause the case',
  resume: 'End the pause',
  erase: 'Delete the whole case',
  eraseQuestion: 'Delete this case for good?',
  eraseText:
    'Everything will be gone: what you told us, papers, dates, doctors’ opinions, the links you sent. Nobody can bring it back, and neither can we. Download the papers you want to keep first.',
  eraseConfirm: 'Delete for good',
  erased: 'The case has been deleted for good.',
};
