import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf, WhenSchema, whenFormat } from './schema.ts';
import { documentKinds, mediaTypes } from './vocabulary.ts';
import { whenLengthMax } from './when.ts';

/** The fields of the upload form beside `file`. */
export const DocumentFieldsSchema = closed(
  {
    kind: Type.Optional(oneOf(documentKinds, { default: 'other' })),
    title: Type.Optional(Type.String({ maxLength: limits.documentTitleLengthMax })),
    note: Type.Optional(Type.String({ maxLength: limits.documentNoteLengthMax })),
    takenAt: Type.Optional(WhenSchema),
  },
  { title: 'DocumentFields' },
);

export const DocumentChangeSchema = closed(
  {
    kind: Type.Optional(oneOf(documentKinds)),
    title: Type.Optional(nullableText({ maxLength: limits.documentTitleLengthMax })),
    note: Type.Optional(nullableText({ maxLength: limits.documentNoteLengthMax })),
    takenAt: Type.Optional(
      nullableText({ format: whenFormat, maxLength: whenLengthMax, description: 'As in an upload; null: not known.' }),
    ),
  },
  { title: 'DocumentChange', examples: [{ kind: 'lab_result', title: 'Xét nghiệm máu 12/11' }] },
);

const seenByAll = {
  id: IdSchema,
  kind: oneOf(documentKinds),
  title: nullableText(),
  note: nullableText(),
  takenAt: nullableText({ description: 'As sent: an ISO date or date-time.' }),
  mediaType: oneOf(mediaTypes, { description: 'Established from the bytes, not from what the sender claimed.' }),
  size: Type.Integer({ minimum: 1, description: 'Bytes.' }),
  sha256: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'Of the stored bytes. A copy for a doctor in which names are blanked has another.',
  }),
  uploadedAt: InstantSchema,
};

export const DocumentSchema = closed({ ...seenByAll, fileName: nullableText() }, { title: 'Document' });

/** A file name may hold a person's name, so a reviewer does not get it. */
export const ReviewDocumentSchema = closed(seenByAll, { title: 'ReviewDocument' });

export type DocumentFields = Type.Static<typeof DocumentFieldsSchema>;
export type DocumentChange = Type.Static<typeof DocumentChangeSchema>;
export type Document = Type.Static<typeof DocumentSchema>;
export type ReviewDocument = Type.Static<typeof ReviewDocumentSchema>;
