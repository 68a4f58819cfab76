import * as Type from 'typebox';
import { LocationSchema } from './hospital.ts';
import { limits } from './limits.ts';
import { reportLimits } from './report-limits.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf, PageQuerySchema } from './schema.ts';
import { correctionCertainties, reportFields, reportStatuses } from './vocabulary.ts';

const { Optional } = Type;
const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description !== undefined && { description }) });

const field = oneOf(reportFields, { description: 'What is wrong.' });

export const NewReportSchema = closed(
  {
    field,
    text: text(reportLimits.textLengthMax, 'What is right, in the words of whoever knows.'),
    source: Optional(
      Type.String({ maxLength: reportLimits.sourceLengthMax, description: 'Where one can see that it is so.' }),
    ),
    contact: Optional(
      Type.String({
        maxLength: reportLimits.contactLengthMax,
        description: 'How to ask back. Only navigators see it; it is deleted when the report is settled.',
      }),
    ),
  },
  { title: 'NewReport', examples: [{ field: 'phone', text: 'Số mới là 024 3869 3731.', source: 'Bảng ở cổng chính' }] },
);

export const ReceivedReportSchema = closed({ reportId: IdSchema }, { title: 'ReceivedReport' });

/** The facts that a correction may set: a small closed set. `hours` and `note` are shown as stated facts. */
export const CorrectedFactsSchema = closed(
  {
    name: Optional(text(reportLimits.nameLengthMax, 'The former name stays as an alias.')),
    phone: Optional(text(limits.phoneLengthMax)),
    address: Optional(text(limits.addressLengthMax)),
    location: Optional(LocationSchema),
    hours: Optional(text(reportLimits.hoursLengthMax, 'When it is open, in words.')),
    emergency24h: Optional(Type.Boolean()),
    retired: Optional(
      Type.Unsafe<true>({ type: 'boolean', enum: [true], description: 'It is closed: search no longer names it.' }),
    ),
    note: Optional(text(reportLimits.noteLengthMax, 'Anything else that is right, in words.')),
  },
  { title: 'CorrectedFacts' },
);

const source = text(reportLimits.sourceLengthMax, 'Where the fact comes from; shown with it.');
const certainty = oneOf(correctionCertainties, {
  description: 'checked: by the navigator; listed: the source says so.',
});

export const ReportDecisionSchema = closed(
  {
    status: oneOf(['accepted', 'rejected', 'undone'], {
      description: 'An open report is accepted or rejected; an accepted one can be undone.',
    }),
    correction: Optional(CorrectedFactsSchema),
    source: Optional(source),
    certainty: Optional(certainty),
    reason: Optional(text(reportLimits.reasonLengthMax, 'Why; required unless it is accepted.')),
  },
  {
    title: 'ReportDecision',
    description: 'To accept takes `correction` with at least one fact, `source` and `certainty`.',
    examples: [
      {
        status: 'accepted',
        correction: { phone: '024 3869 3731' },
        source: 'Gọi thử và nghe trả lời',
        certainty: 'checked',
      },
    ],
  },
);

export const CorrectionSchema = closed(
  {
    facts: CorrectedFactsSchema,
    source,
    certainty,
    asOf: Type.String({ format: 'date', description: 'The day in Vietnam on which it was accepted.' }),
    acceptedBy: Type.String(),
  },
  { title: 'Correction' },
);

/** What the directory says now, as it is shown; of what it does not know, nothing. */
export const PresentFactsSchema = closed(
  {
    name: Type.String(),
    address: Type.String(),
    phone: Optional(Type.String()),
    location: Optional(LocationSchema),
    hours: Optional(Type.String()),
    emergency24h: Optional(Type.Boolean()),
  },
  { title: 'PresentFacts' },
);

export const ReportSchema = closed(
  {
    id: IdSchema,
    hospitalId: Type.String(),
    hospitalName: nullableText({ description: 'Null when the directory has no such hospital any more.' }),
    present: Optional(PresentFactsSchema),
    field,
    text: Type.String(),
    source: nullableText(),
    contact: nullableText({ description: 'Only while the report is open.' }),
    status: oneOf(reportStatuses),
    receivedAt: InstantSchema,
    settledAt: nullableText({ format: 'date-time' }),
    settledBy: nullableText(),
    reason: nullableText(),
    correction: Type.Union([CorrectionSchema, Type.Null()]),
  },
  { title: 'Report' },
);

export const ReportsQuerySchema = closed({
  status: Optional(oneOf(reportStatuses, { default: 'open', description: 'Only reports of this status.' })),
  ...PageQuerySchema,
});

export type NewReport = Type.Static<typeof NewReportSchema>;
export type CorrectedFacts = Type.Static<typeof CorrectedFactsSchema>;
export type ReportDecision = Type.Static<typeof ReportDecisionSchema>;
export type Report = Type.Static<typeof ReportSchema>;
export type ReportsQuery = Type.Static<typeof ReportsQuerySchema>;
