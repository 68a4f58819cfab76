import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, InstantSchema, nullableOneOf, nullableText, oneOf } from './schema.ts';
import { opinionWithins, urgencies } from './vocabulary.ts';

export const NewOpinionSchema = closed(
  {
    opinion: Type.String({ minLength: 1, maxLength: limits.opinionLengthMax }),
    urgency: Type.Optional(oneOf(urgencies, { description: 'urgent and emergency raise the case and call a human.' })),
    suggestedSpecialty: Type.Optional(Type.String({ maxLength: limits.suggestedSpecialtyLengthMax })),
    within: Type.Optional(
      oneOf(opinionWithins, {
        description: 'How soon the doctor means it. The family is shown this time and no other; it raises nothing.',
      }),
    ),
  },
  {
    title: 'NewOpinion',
    examples: [
      { opinion: 'Nên nội soi dạ dày sớm.', urgency: 'urgent', suggestedSpecialty: 'gastroenterology', within: '3d' },
    ],
  },
);

export const OpinionSchema = closed(
  {
    id: IdSchema,
    opinion: Type.String(),
    urgency: nullableOneOf(urgencies),
    suggestedSpecialty: nullableText(),
    within: Type.Optional(oneOf(opinionWithins, { description: 'Absent where the doctor gave no time.' })),
    reviewerName: Type.String(),
    reviewerTitle: nullableText(),
    createdAt: InstantSchema,
    hidden: Type.Optional(Type.Boolean({ description: 'true: the family hides it from other doctors.' })),
  },
  { title: 'Opinion', description: 'A comment by the invited doctor; not a prescription.' },
);

export const OpinionChangeSchema = closed(
  { hidden: Type.Boolean({ description: 'Whether other doctors no longer see it; the family always does.' }) },
  { title: 'OpinionChange', examples: [{ hidden: true }] },
);

export type OpinionChange = Type.Static<typeof OpinionChangeSchema>;
export type NewOpinion = Type.Static<typeof NewOpinionSchema>;
export type Opinion = Type.Static<typeof OpinionSchema>;
