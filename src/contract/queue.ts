import * as Type from 'typebox';
import { CaseIdSchema } from './case.ts';
import {
  closed,
  InstantSchema,
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
    age: nullableInteger({ description: 'Whole years.' }),
    ageMonths: Type.Optional(Type.Integer({ minimum: 0, description: 'Of a small child whose months were told.' })),
    sex: nullableOneOf(sexes),
    province: nullableText(),
    waitingSince: InstantSchema,
    assignedNavigator: nullableText(),
    missedFollowUps: Type.Integer({ minimum: 0 }),
  },
  { title: 'QueueItem', description: 'A case that waits for a person; nothing here says who the patient is.' },
);

export type QueueQuery = Type.Static<typeof QueueQuerySchema>;
export type QueueItem = Type.Static<typeof QueueItemSchema>;
