import type { UploadsStrings } from './uploads.ts';

export const en: UploadsStrings = {
  sending: (percent) => `Sending ${percent} %`,
  waiting: 'Waiting its turn',
  done: 'Sent',
  stop: 'Stop',
  retry: 'Send again',
  forget: 'Forget',
  lost: 'The connection was lost on the way. The file is not saved; your case is safe.',
  tooLarge: 'The file is larger than 25 MB. Take the picture again at a lower setting, or split the file.',
  emptyFile: 'The file is empty; there is nothing to send.',
  refused: (text) => `${text} Your case is safe.`,
  resume: 'It will go on by itself when there is a network.',
  partlyFailed: (failed, total) => `${failed} of ${total} files were not sent. The others are saved.`,
};
