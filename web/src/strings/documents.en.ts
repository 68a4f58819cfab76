import type { DocumentsStrings } from './documents.ts';

export const en: DocumentsStrings = {
  heading: 'Papers and pictures',
  count: (count) => `${count} ${count === 1 ? 'paper' : 'papers'}`,
  empty: 'No papers yet',
  emptyHint: 'Photograph prescriptions, lab results, scans. An invited doctor will see them.',
  add: 'Add papers',
  camera: 'Take a photo',
  choose: 'Choose files',
  drop: 'Drop the files here',
  dropHint: 'Drag files here, or',
  accepted: 'Pictures, PDF, DICOM, MP4 video; up to 25 MB each, several at once.',
  idWarning: 'No need to send an identity or insurance card.',
  full: 'The case already holds 200 papers. Delete some to add new ones.',
};
