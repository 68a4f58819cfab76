import type { AboutFilesStrings } from './about-files.ts';

export const en: AboutFilesStrings = {
  about: 'Add a name, date or note',
  name: 'Name of the paper',
  takenOn: 'Day it was taken or written',
  details: 'Note',
  filter: 'Find among the papers',
  all: 'All',
};
