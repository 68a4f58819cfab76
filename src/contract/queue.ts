import * as Type from 'typebox';
import { CaseIdSchema } from './case.ts';
import {
  closed,
  InstantSchema,
  LabelledSchema,
  nullableInteger,
  nullableOneOf,
  nullableText,
  oneOf,
  PageQuerySchema,
} from './schema.ts';
import { assignedFilters, caseStates, needs, sexes, urgencies } from './vocabulary.ts';

export const QueueQuerySchema = closed({
  urgency: Type.Optional(oneOf(urgencies)),
  assigned: Type.Optional(
    oneOf(assignedFilters, { description: 'me: mine; none: nobody’s; any: all (the default).', default: 'any' }),
  ),
  ...PageQuerySchema,
});

export const QueueItemSchema = closed(
  {
    caseId: CaseIdSchema,
    state: oneOf(caseStates),
    urgency: oneOf(urgencies),
    needs_human: Type.Boolean(),
    reasons: Type.Array(Type.String(), { description: 'Why a person should help.' }),
    need: oneOf(needs),
    signs: Type.Optional(
      Type.Array(LabelledSchema, {
        description: 'The danger signs that were found or named, by their catalogue names.',
      }),
    ),
    specialties: Type.Optional(Type.Array(LabelledSchema, { description: 'The likeliest first.' })),
    age: nullableInteger({ description: 'Whole years.' }),
    ageMonths: Type.Optional(Type.Integer({ minimum: 0, description: 'Of a small child whose months were told.' })),
    sex: nullableOneOf(sexes),
    province: nullableText(),
    keyUsed: Type.Optional(Type.Boolean({ description: 'false: nobody has come back to the case since it was made.' })),
    waitingSince: InstantSchema,
    assignedNavigator: nullableText(),
    missedFollowUps: Type.Integer({ minimum: 0 }),
    notes: Type.Optional(Type.Integer({ minimum: 0, description: 'How many notes navigators have written.' })),
  },
  { title: 'QueueItem', description: 'A case that waits for a person; nothing here says who the patient is.' },
);

const CountSchema = Type.Integer({ minimum: 0 });

export const DeskSchema = closed(
  {
    name: Type.String({ description: 'The name that the token was issued for: the one that `assigned=me` looks for.' }),
    queue: closed(
      {
        all: CountSchema,
        emergency: CountSchema,
        urgent: CountSchema,
        routine: CountSchema,
        mine: CountSchema,
        unassigned: CountSchema,
      },
      { title: 'QueueCounts' },
    ),
    openReports: Type.Integer({ minimum: 0, description: 'Reports of wrong facts that nobody has settled.' }),
  },
  { title: 'Desk', description: 'Who a navigator is, and how much waits.' },
);

export type QueueQuery = Type.Static<typeof QueueQuerySchema>;
export type QueueItem = Type.Static<typeof QueueItemSchema>;
export type Desk = Type.Static<typeof DeskSchema>;
