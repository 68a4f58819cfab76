import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, InstantSchema } from './schema.ts';

export const NewNoteSchema = closed(
  { text: Type.String({ minLength: 1, maxLength: limits.noteLengthMax }) },
  { title: 'NewNote', examples: [{ text: 'Đã gọi con gái: chiều mai đưa bác đi khám, sẽ gọi lại thứ Sáu.' }] },
);

export const NoteSchema = closed(
  {
    id: IdSchema,
    author: Type.String({ description: 'The name of the navigator who wrote it.' }),
    text: Type.String(),
    createdAt: InstantSchema,
  },
  {
    title: 'Note',
    description: 'What a navigator wrote down about the case. The family reads it; an invited doctor does not.',
  },
);

export type NewNote = Type.Static<typeof NewNoteSchema>;
export type Note = Type.Static<typeof NoteSchema>;
