import type { AboutFilesStrings } from './about-files.ts';

export const en: AboutFilesStrings = {
  about: 'Choose the kind, add a name, date or note',
  name: 'Name of the paper',
  kind: 'Kind of paper',
  addedNow: (count) =>
    `${count === 1 ? '1 paper was' : `${count} papers were`} added. The kind was guessed from the file’s name; you can change it.`,
  nameThem: 'Check kinds and give names',
  guessed: 'Guess from the file’s name',
  rename: 'Change the paper',
  renameAll: (count) => `Names and kinds of ${count} papers`,
  renameHint:
    'An invited doctor sees this name and kind, not the name of the file. Do not write the patient’s name here.',
  takenOn: 'Day it was taken or written',
  details: 'Note',
  filter: 'Find among the papers',
  all: 'All',
};
