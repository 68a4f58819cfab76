import * as Type from 'typebox';
import { ConsentsSchema, NewConsentSchema } from './consent.ts';
import { ContactSchema, NewContactSchema } from './contact.ts';
import { DocumentSchema } from './document.ts';
import { FollowUpSchema } from './follow-up.ts';
import { caseIdPattern } from './ids.ts';
import { IntakeSchema } from './intake.ts';
import { limits } from './limits.ts';
import { NoteSchema } from './note.ts';
import { OpinionSchema } from './opinion.ts';
import { PatientSchema } from './patient.ts';
import { RecommendationSchema } from './recommendation.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf, PageQuerySchema } from './schema.ts';
import { caseStates, eventKinds, historyKinds, needs, urgencies } from './vocabulary.ts';

export const CaseIdSchema = Type.String({ pattern: caseIdPattern, examples: ['CASE-000042'] });

export const NewCaseSchema = closed(
  {
    intake: IntakeSchema,
    patient: Type.Optional(PatientSchema),
    contacts: Type.Optional(Type.Array(NewContactSchema, { maxItems: limits.contactsPerCreateMax })),
    consents: Type.Optional(
      Type.Array(NewConsentSchema, {
        description: 'What the family agrees to and what it refuses, each purpose once.',
      }),
    ),
  },
  {
    title: 'CreateCase',
    examples: [
      {
        intake: { need: 'treatment', patient: { age: 58, sex: 'male' }, symptoms: 'đau bụng âm ỉ 2 tháng nay' },
        patient: { fullName: 'Nguyễn Văn Bình', birthYear: 1968, province: 'Nghệ An' },
        contacts: [{ fullName: 'Nguyễn Thị Lan', role: 'primary', relationship: 'con gái', phone: '0912 345 678' }],
      },
    ],
  },
);

export const CreatedCaseSchema = closed(
  {
    caseId: CaseIdSchema,
    accessToken: Type.String({ description: 'The key of the case: a secret, shown here and never again.' }),
    recommendation: RecommendationSchema,
  },
  { title: 'CreatedCase' },
);

export const NewKeySchema = closed(
  { accessToken: Type.String({ description: 'The new key of the case: a secret, shown here and never again.' }) },
  { title: 'NewKey' },
);

export const CaseChangeSchema = closed(
  {
    state: Type.Optional(oneOf(caseStates)),
    chosenHospitalId: Type.Optional(
      nullableText({ maxLength: limits.chosenHospitalIdLengthMax, description: 'A hospital of the directory.' }),
    ),
    assignedNavigator: Type.Optional(
      nullableText({
        minLength: 1,
        maxLength: limits.assignedNavigatorLengthMax,
        description: 'May be set by a navigator only; null hands the case back.',
      }),
    ),
    reason: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.navigatorReasonLengthMax,
        pattern: '\\S',
        description:
          'With `assignedNavigator`: why a navigator must read a case that needs nobody. The family sees it; without it the case is only taken.',
      }),
    ),
    intake: Type.Optional(IntakeSchema),
    patient: Type.Optional(PatientSchema),
  },
  { title: 'CaseChange', examples: [{ state: 'pre_hospital', chosenHospitalId: 'bv-cho-ray' }] },
);

export const CaseSchema = closed(
  {
    id: CaseIdSchema,
    state: oneOf(caseStates),
    urgency: oneOf(urgencies, { description: 'Raised by a doctor’s opinion, a new intake or state; never lowered.' }),
    needs_human: Type.Boolean({ description: 'Whether a navigator should help; cleared by closing the case.' }),
    need: oneOf(needs),
    intake: IntakeSchema,
    chosenHospitalId: nullableText(),
    assignedNavigator: nullableText(),
    navigatorsEndedAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'When the family ended the reading by navigators; gone when it asks for help again.',
      }),
    ),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
  },
  { title: 'Case' },
);

/** All that a navigator learns who takes a case that does not need one. */
export const TakenCaseSchema = closed({ id: CaseIdSchema, assignedNavigator: nullableText() }, { title: 'TakenCase' });

/** `PATCH` answers the case; to a navigator who took a case that needs nobody, only these two members. */
export const UpdatedCaseSchema = closed(
  {
    ...Object.fromEntries(Object.entries(CaseSchema.properties).map(([name, schema]) => [name, Type.Optional(schema)])),
    ...TakenCaseSchema.properties,
  },
  { title: 'UpdatedCase' },
);

export const HistoryEntrySchema = closed(
  {
    at: InstantSchema,
    kind: oneOf(historyKinds),
    urgency: Type.Optional(oneOf(urgencies)),
    specialties: Type.Optional(Type.Array(Type.String())),
    hospital: Type.Optional(closed({ id: Type.String(), name: Type.String() }, { title: 'HospitalName' })),
    intake: Type.Optional(IntakeSchema),
    from: Type.Optional(Type.String({ description: 'The state or urgency before.' })),
    to: Type.Optional(Type.String({ description: 'The state or urgency after.' })),
    opinionId: Type.Optional(IdSchema),
    reviewerName: Type.Optional(Type.String()),
    count: Type.Optional(
      Type.Integer({
        description: 'How many entries of this kind are told as this one, because the history was full.',
      }),
    ),
    lastAt: Type.Optional(Type.String({ format: 'date-time', description: 'When the last of those was.' })),
  },
  { title: 'HistoryEntry', description: 'One line of the clinical story, readable by an invited doctor.' },
);

export const EventSchema = closed(
  {
    id: IdSchema,
    at: InstantSchema,
    kind: oneOf(eventKinds),
    actor: Type.String({
      description: '`family`, `navigator:<name>`, `reviewer:<shareId>`, `contact:<contactId>` or `system`.',
    }),
    detail: Type.Unsafe<EventDetail>({
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
      description:
        'With `count` and `lastAt`, this event stands for so many readings by the same reader until then. `reason`: why a navigator wanted to read.',
    }),
  },
  { title: 'Event', description: 'One line of the audit trail; only the family and a navigator read it.' },
);

export const EventsQuerySchema = closed(PageQuerySchema);

export const CaseFileSchema = closed(
  {
    case: CaseSchema,
    patient: PatientSchema,
    contacts: Type.Array(ContactSchema),
    history: Type.Array(HistoryEntrySchema),
    recommendation: RecommendationSchema,
    documents: Type.Array(DocumentSchema),
    followUps: Type.Array(FollowUpSchema),
    opinions: Type.Array(OpinionSchema),
    notes: Type.Optional(Type.Array(NoteSchema)),
    consents: Type.Optional(ConsentsSchema),
    pausedAt: Type.Optional({ ...InstantSchema, description: 'Since when the case is paused; absent when it is not.' }),
    erasesAt: Type.Optional({
      ...InstantSchema,
      description: 'When the case is erased because the family does not use it. To read it as the family is to use it.',
    }),
    events: Type.Array(EventSchema, {
      description: `The newest ${limits.eventsShownMax}, oldest first; all of them: \`GET /v1/cases/{id}/events\`.`,
    }),
  },
  { title: 'CaseFile' },
);

export type NewCase = Type.Static<typeof NewCaseSchema>;
export type CreatedCase = Type.Static<typeof CreatedCaseSchema>;
export type NewKey = Type.Static<typeof NewKeySchema>;
export type CaseChange = Type.Static<typeof CaseChangeSchema>;
export type Case = Type.Static<typeof CaseSchema>;
export type TakenCase = Type.Static<typeof TakenCaseSchema>;
export type HistoryEntry = Type.Static<typeof HistoryEntrySchema>;
export type EventDetail = Record<string, string | number | boolean | null>;
export type EventsQuery = Type.Static<typeof EventsQuerySchema>;
export type CaseEvent = Type.Static<typeof EventSchema>;
export type CaseFile = Type.Static<typeof CaseFileSchema>;
