import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, oneOf } from './schema.ts';
import { insuranceKinds, needs, redFlagCodes, severities, sexes } from './vocabulary.ts';

const { Optional } = Type;

const PositionSchema = closed(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  {
    title: 'Position',
    description: 'Where the patient is now; wins over `place`. Used once, and never stored: the place around it is.',
  },
);

export const IntakePatientSchema = closed(
  {
    age: Optional(
      Type.Integer({ minimum: limits.ageMin, maximum: limits.ageMax, description: 'Whole years; 0 is an infant.' }),
    ),
    ageMonths: Optional(
      Type.Integer({
        minimum: limits.ageMonthsMin,
        maximum: limits.ageMonthsMax,
        description: 'Whole months, of a small child. With `age` too, both must agree; months say more, and count.',
      }),
    ),
    sex: Optional(oneOf(sexes)),
    province: Optional(
      Type.String({
        maxLength: limits.provinceLengthMax,
        description: 'Where the patient lives: any old or new name, with or without marks.',
      }),
    ),
    place: Optional(
      Type.String({
        maxLength: limits.placeIdLengthMax,
        description: 'The id of a place of `GET /v1/places`; wins over `province`. An unknown id is refused.',
      }),
    ),
    position: Optional(PositionSchema),
    isSelf: Optional(Type.Boolean({ description: 'Whether the person asking is the patient.' })),
  },
  { title: 'IntakePatient' },
);

export const IntakeInsuranceSchema = closed(
  {
    hasCard: Optional(Type.Boolean({ description: 'Whether there is a valid health insurance card.' })),
    registeredAt: Optional(
      Type.String({
        maxLength: limits.registeredAtLengthMax,
        description: 'The hospital or centre that the card names as the first place of care, or its code.',
      }),
    ),
    kind: Optional(oneOf(insuranceKinds)),
  },
  { title: 'IntakeInsurance' },
);

export const IntakeSchema = closed(
  {
    need: oneOf(needs, { description: 'What the family is looking for.' }),
    patient: IntakePatientSchema,
    symptoms: Optional(
      Type.String({
        maxLength: limits.symptomsLengthMax,
        description: 'What is wrong, in one’s own words; Vietnamese with or without marks, or English.',
      }),
    ),
    diagnosis: Optional(
      Type.String({ maxLength: limits.diagnosisLengthMax, description: 'What a doctor has called it, if anyone has.' }),
    ),
    durationDays: Optional(
      Type.Integer({
        minimum: limits.durationDaysMin,
        maximum: limits.durationDaysMax,
        description: 'For how many days; 0 is today.',
      }),
    ),
    severity: Optional(oneOf(severities)),
    redFlags: Optional(
      Type.Array(Type.String({ maxLength: limits.redFlagLengthMax }), {
        maxItems: limits.redFlagsMax,
        description: 'Danger signs that are present: codes from `GET /v1/meta`. An unknown code is never ignored.',
      }),
    ),
    redFlagsUnsure: Optional(
      Type.Array(oneOf(redFlagCodes), {
        maxItems: limits.redFlagsUnsureMax,
        description:
          'Danger signs that were asked about and of which the family is not sure. None is asked about again, and not sure is never taken for no: a doctor is to look.',
      }),
    ),
    redFlagsDenied: Optional(
      Type.Array(oneOf(redFlagCodes), {
        maxItems: limits.redFlagsDeniedMax,
        description:
          'Danger signs that were asked about and that the family says are not there. None is asked about again. A code that is also in `redFlags` counts as present, one that is also in `redFlagsUnsure` as not sure.',
      }),
    ),
    conditionsCount: Optional(
      Type.Integer({
        minimum: limits.conditionsCountMin,
        maximum: limits.conditionsCountMax,
        description: 'How many long-term illnesses the patient has.',
      }),
    ),
    hasPriorResults: Optional(Type.Boolean({ description: 'Whether there are earlier results to bring.' })),
    preferredCity: Optional(
      Type.String({ maxLength: limits.provinceLengthMax, description: 'Where the family would rather go.' }),
    ),
    insurance: Optional(IntakeInsuranceSchema),
    goal: Optional(Type.String({ maxLength: limits.goalLengthMax, description: 'What the family hopes for.' })),
  },
  {
    title: 'Intake',
    examples: [
      {
        need: 'treatment',
        patient: { age: 58, sex: 'male', province: 'Nghệ An', isSelf: false },
        symptoms: 'bo em dau bung am i 2 thang nay, an khong tieu',
        durationDays: 60,
        severity: 'mild',
      },
    ],
  },
);

export type Intake = Type.Static<typeof IntakeSchema>;
