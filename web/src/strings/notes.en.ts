import type { NotesStrings } from './notes.ts';

export const en: NotesStrings = {
  heading: (count: number) => (count === 0 ? 'Notes' : `Notes (${count})`),
  ofNavigators: 'Notes of the navigator',
  none: 'No notes yet. Write down what was said and agreed, so that others can go on from there.',
  write: 'Write a note',
  label: 'Note',
  hint: 'The family reads this note; an invited doctor does not. Once saved it cannot be changed or deleted.',
  missing: 'Write what is to be noted.',
  notSaved: 'The note was not saved. What you wrote is still here.',
  saved: 'The note was saved.',
  earlier: (count: number) => (count === 1 ? '1 earlier note' : `${count} earlier notes`),
};
