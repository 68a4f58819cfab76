import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, oneOf, PageQuerySchema } from './schema.ts';
import {
  capabilityCodes,
  certainties,
  correctableFacts,
  departmentBases,
  facilityKinds,
  hospitalLevels,
  hospitalTypes,
  phoneUses,
} from './vocabulary.ts';

const { Optional } = Type;

/** A fact in words, with where it comes from, when it was true and how sure it is. */
export const StatedFactSchema = closed(
  {
    text: Type.String(),
    asOf: Optional(Type.String()),
    source: Optional(Type.String()),
    certainty: Optional(oneOf(certainties)),
  },
  { title: 'StatedFact' },
);

export const DepartmentSchema = closed(
  {
    id: Type.String(),
    name: Type.String(),
    specialties: Type.Array(Type.String()),
    services: Type.Array(Type.String()),
  },
  { title: 'Department' },
);

export const LocationSchema = closed(
  { lat: Type.Number({ minimum: -90, maximum: 90 }), lng: Type.Number({ minimum: -180, maximum: 180 }) },
  { title: 'Location' },
);

/** A hospital with more than one address: people travel far and go to the wrong one. */
export const CampusSchema = closed(
  { name: Type.String({ minLength: 1 }), address: Optional(Type.String()), location: Optional(LocationSchema) },
  { title: 'Campus' },
);

/** Where a fact comes from, when it was true, and how sure it is. */
export const groundsOfFact = {
  source: Type.String({ minLength: 1 }),
  asOf: Optional(Type.String({ description: 'A year, a month or a day.' })),
  certainty: oneOf(certainties),
};

export const CapabilitySchema = closed(
  {
    code: oneOf(capabilityCodes),
    has: Type.Boolean({ description: 'False only where the source says that it is not there.' }),
    ...groundsOfFact,
    note: Optional(Type.String()),
  },
  { title: 'Capability' },
);

/** A fact that was put right after a report, and why it is believed. */
export const MendedFactSchema = closed({ fact: oneOf(correctableFacts), ...groundsOfFact }, { title: 'MendedFact' });

export const PhoneSchema = closed(
  {
    number: Type.String({ minLength: 1 }),
    extension: Optional(Type.String({ minLength: 1 })),
    use: oneOf(phoneUses, { description: 'Who answers: `stroke` is the line of the stroke team.' }),
    ...groundsOfFact,
  },
  { title: 'Phone' },
);

export const InsuranceCodeSchema = closed(
  { code: Type.String({ minLength: 1 }), ...groundsOfFact },
  { title: 'InsuranceCode', description: 'The code that health insurance knows it by.' },
);

const listed = {
  id: Type.String({ examples: ['bv-cho-ray'] }),
  name: Type.String(),
  city: Type.String({ description: 'Province or city by its name since 1 July 2025.' }),
  address: Type.String(),
  type: oneOf(hospitalTypes),
  level: Optional(oneOf(hospitalLevels, { description: 'The tier before 2025, where it has one.' })),
  specialties: Type.Array(Type.String(), { description: 'Specialty codes of `GET /v1/meta`.' }),
  emergency24h: Optional(Type.Boolean({ description: 'Absent where it is not known.' })),
};

export const HospitalItemSchema = closed(listed, { title: 'HospitalItem' });

export const HospitalSchema = closed(
  {
    ...listed,
    englishName: Optional(Type.String()),
    aliases: Type.Array(Type.String()),
    formerProvince: Optional(Type.String({ description: 'The province before 1 July 2025, where it differs.' })),
    facilityKind: Optional(
      oneOf(facilityKinds, { description: 'Told where it is no hospital: a medical centre may have no beds.' }),
    ),
    ward: Optional(Type.String({ description: 'The ward, commune or special zone since 1 July 2025.' })),
    formerDistrict: Optional(
      Type.String({ description: 'The district of 30 June 2025 that most of its ward was in.' }),
    ),
    location: Optional(LocationSchema),
    campuses: Optional(
      Type.Array(CampusSchema, { description: 'Its other or several addresses, where it has more than one.' }),
    ),
    phone: Optional(Type.String({ description: 'The best of its numbers for an ordinary call.' })),
    phones: Optional(Type.Array(PhoneSchema, { description: 'Every number that is sure enough to be shown.' })),
    website: Optional(Type.String()),
    hours: Optional(Type.Array(StatedFactSchema, { description: 'When it is open and how to book, where known.' })),
    beds: Optional(Type.Integer({ minimum: 1 })),
    acceptsInsurance: Optional(Type.Boolean()),
    insuranceCode: Optional(InsuranceCodeSchema),
    technicalLevel: Optional(Type.String({ description: 'The technical level since 2025, where published.' })),
    capabilities: Optional(
      Type.Array(CapabilitySchema, { description: 'What it can do beyond the usual; what nobody has told is absent.' }),
    ),
    corrections: Optional(
      Type.Array(MendedFactSchema, { description: 'Which of its facts were put right after a report.' }),
    ),
    departments: Type.Array(DepartmentSchema),
    departmentsBasis: oneOf(departmentBases, { description: 'How sure the directory is of the departments.' }),
    services: Type.Array(Type.String()),
    rules: Type.Array(StatedFactSchema),
    lodging: Type.Array(StatedFactSchema),
    food: Type.Array(StatedFactSchema),
    sources: Type.Array(Type.String()),
    verifiedAt: Type.String({ format: 'date' }),
    retired: Optional(Type.Boolean({ description: 'True when the directory no longer has it; not found by search.' })),
  },
  { title: 'Hospital' },
);

export const HospitalsQuerySchema = closed({
  city: Optional(
    Type.String({ maxLength: limits.provinceLengthMax, description: 'Any old or new name, alias or abbreviation.' }),
  ),
  specialty: Optional(
    Type.String({ maxLength: limits.searchTextLengthMax, description: 'A code, or its Vietnamese or English name.' }),
  ),
  q: Optional(
    Type.String({
      maxLength: limits.searchTextLengthMax,
      description: 'Free text over names, aliases, departments, services and addresses; marks are optional.',
    }),
  ),
  ...PageQuerySchema,
});

export type StatedFact = Type.Static<typeof StatedFactSchema>;
export type Phone = Type.Static<typeof PhoneSchema>;
export type Capability = Type.Static<typeof CapabilitySchema>;
export type Location = Type.Static<typeof LocationSchema>;
export type HospitalItem = Type.Static<typeof HospitalItemSchema>;
export type Hospital = Type.Static<typeof HospitalSchema>;
export type HospitalsQuery = Type.Static<typeof HospitalsQuerySchema>;
