import * as Type from 'typebox';
import { CaseIdSchema } from './case.ts';
import { limits } from './limits.ts';
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
    laterOfAddress: Type.Optional(
      Type.Boolean({
        description:
          'true: not the first case of this urgency from its address within the hour, or one of a crowd of them. It stands behind the others of its urgency, and may be closed together with more of them.',
      }),
    ),
    waitingSince: InstantSchema,
    assignedNavigator: nullableText(),
    missedFollowUps: Type.Integer({ minimum: 0 }),
    notes: Type.Optional(Type.Integer({ minimum: 0, description: 'How many notes navigators have written.' })),
  },
  { title: 'QueueItem', description: 'A case that waits for a person; nothing here says who the patient is.' },
);

export const CloseTogetherSchema = closed(
  {
    caseIds: Type.Array(Type.String(), { maxItems: limits.closedTogetherMax }),
    reason: Type.Optional(
      Type.String({ minLength: 1, maxLength: limits.navigatorReasonLengthMax, description: 'The families see it.' }),
    ),
  },
  { title: 'CloseTogether', examples: [{ caseIds: ['CASE-000042', 'CASE-000043'], reason: 'Gửi hàng loạt' }] },
);

export const ClosedTogetherSchema = closed(
  {
    closed: Type.Array(Type.String()),
    left: Type.Array(Type.String(), {
      description: 'As they were: unknown, not in the queue any more, or not `laterOfAddress`.',
    }),
  },
  { title: 'ClosedTogether' },
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
export type CloseTogether = Type.Static<typeof CloseTogetherSchema>;
export type ClosedTogether = Type.Static<typeof ClosedTogetherSchema>;
export type Desk = Type.Static<typeof DeskSchema>;
