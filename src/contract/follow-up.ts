import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf, WhenSchema } from './schema.ts';
import { followUpKinds, followUpStatuses, repeatSteps } from './vocabulary.ts';

const dueAt = WhenSchema;
const kind = oneOf(followUpKinds);
const title = Type.String({ minLength: 1, maxLength: limits.followUpTitleLengthMax });
const note = Type.String({ maxLength: limits.followUpNoteLengthMax });
const notifyContactId = Type.String({
  maxLength: limits.notifyContactIdLengthMax,
  description: 'The id of a contact of the case.',
});

const repeatMembers = {
  every: oneOf(repeatSteps),
  until: Type.Optional(WhenSchema),
};
const repeat = closed(repeatMembers, {
  title: 'Repeat',
  description:
    'Comes again every day, week or month until then: once it is done or missed, or its time has passed by the next morning, the next one appears.',
  examples: [{ every: 'day', until: '2026-12-20' }],
});

export type Repeat = Type.Static<typeof repeat>;

export const NewFollowUpSchema = closed(
  {
    dueAt,
    kind,
    title,
    note: Type.Optional(note),
    notifyContactId: Type.Optional(notifyContactId),
    repeat: Type.Optional(repeat),
  },
  { title: 'NewFollowUp', examples: [{ dueAt: '2026-11-20', kind: 'revisit', title: 'Tái khám tim mạch' }] },
);

export const FollowUpChangeSchema = closed(
  {
    status: Type.Optional(oneOf(followUpStatuses)),
    dueAt: Type.Optional(dueAt),
    kind: Type.Optional(kind),
    title: Type.Optional(title),
    note: Type.Optional(nullableText({ maxLength: limits.followUpNoteLengthMax })),
    notifyContactId: Type.Optional(
      nullableText({
        maxLength: limits.notifyContactIdLengthMax,
        description: 'A contact of the case; null for nobody.',
      }),
    ),
    repeat: Type.Optional(
      Type.Unsafe<Repeat | null>({
        type: ['object', 'null'],
        properties: repeatMembers,
        required: ['every'],
        additionalProperties: false,
        description: 'null: it does not come again.',
      }),
    ),
  },
  { title: 'FollowUpChange', examples: [{ status: 'done' }] },
);

export const FollowUpSchema = closed(
  {
    id: IdSchema,
    dueAt: Type.String({ description: 'As sent.' }),
    kind,
    title: Type.String(),
    note: nullableText(),
    notifyContactId: nullableText(),
    status: oneOf(followUpStatuses, { description: 'missed: more than three days past due.' }),
    repeat: Type.Optional(repeat),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
  },
  { title: 'FollowUp' },
);

export type NewFollowUp = Type.Static<typeof NewFollowUpSchema>;
export type FollowUpChange = Type.Static<typeof FollowUpChangeSchema>;
export type FollowUp = Type.Static<typeof FollowUpSchema>;
