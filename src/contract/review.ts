import * as Type from 'typebox';
import { HistoryEntrySchema } from './case.ts';
import { ReviewDocumentSchema } from './document.ts';
import { IntakePatientSchema, IntakeSchema } from './intake.ts';
import { limits } from './limits.ts';
import { OpinionSchema } from './opinion.ts';
import { PatientSchema } from './patient.ts';
import { closed, InstantSchema, nullableText, oneOf } from './schema.ts';
import { urgencies } from './vocabulary.ts';

const { age, ageMonths, sex, province } = IntakePatientSchema.properties;
const { insurance: _insurance, ...told } = IntakeSchema.properties;
const ReviewIntakeSchema = closed(
  { ...told, patient: closed({ age, ageMonths, sex, province }, { title: 'ReviewIntakePatient' }) },
  {
    title: 'ReviewIntake',
    description: 'The intake without anything that says who the patient is, and without the insurance card.',
  },
);

const ReviewHistoryEntrySchema = closed(
  { ...HistoryEntrySchema.properties, intake: Type.Optional(ReviewIntakeSchema) },
  { title: 'ReviewHistoryEntry' },
);

const profile = PatientSchema.properties;

export const ReviewSchema = closed(
  {
    reviewer: closed({ name: Type.String(), title: nullableText(), expiresAt: InstantSchema }, { title: 'Reviewer' }),
    case: closed(
      { intake: ReviewIntakeSchema, specialties: Type.Array(Type.String()), urgency: oneOf(urgencies) },
      { title: 'ReviewCase' },
    ),
    patient: closed(
      { sex: profile.sex, birthYear: profile.birthYear, province: profile.province },
      { title: 'ReviewPatient' },
    ),
    history: Type.Array(ReviewHistoryEntrySchema),
    documents: Type.Array(ReviewDocumentSchema),
    opinions: Type.Array(OpinionSchema),
  },
  { title: 'Review', description: 'What an invited doctor reads: no contact, name, address, phone, token or event.' },
);

export const ReviewHeadersSchema = Type.Object({
  'x-share-passcode': Type.Optional(
    Type.String({
      maxLength: limits.passcodeLengthMax,
      description:
        'The passcode that the family told the doctor, where the link has one. Missing or wrong: 401 with `WWW-Authenticate: Passcode`.',
    }),
  ),
});

export type Review = Type.Static<typeof ReviewSchema>;
export type ReviewIntake = Type.Static<typeof ReviewIntakeSchema>;
