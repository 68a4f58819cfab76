import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, oneOf } from './schema.ts';
import { sexes } from './vocabulary.ts';

export const PatientSchema = closed(
  {
    fullName: Type.Optional(Type.String({ maxLength: limits.fullNameLengthMax })),
    birthYear: Type.Optional(Type.Integer({ minimum: limits.birthYearMin, maximum: limits.birthYearMax })),
    sex: Type.Optional(oneOf(sexes)),
    province: Type.Optional(Type.String({ maxLength: limits.provinceLengthMax })),
    address: Type.Optional(Type.String({ maxLength: limits.addressLengthMax })),
  },
  {
    title: 'Patient',
    description: 'The profile of the patient. An invited doctor sees sex, birth year and province only.',
  },
);

export type Patient = Type.Static<typeof PatientSchema>;
