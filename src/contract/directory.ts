import * as Type from 'typebox';
import { HospitalSchema, LocationSchema, StatedFactSchema } from './hospital.ts';
import { closed, oneOf } from './schema.ts';
import { districtKinds, wardKinds } from './vocabulary.ts';

const { Optional } = Type;
const Name = Type.String({ minLength: 1 });

/** A district, town or island as it was on 30 June 2025 and as people go on naming it; distances are told from its seat. */
export const DistrictSchema = closed(
  {
    id: Type.String({ pattern: '^[0-9]{2}-[a-z0-9-]+$', description: 'Never changes; begins with its province.' }),
    name: Name,
    kind: oneOf(districtKinds),
    aliases: Optional(Type.Array(Name, { description: 'Every other way people write it.' })),
    island: Optional(
      Type.String({ minLength: 1, description: 'The island that it lies on, where no road leads to it.' }),
    ),
    location: LocationSchema,
  },
  { title: 'District' },
);

/** A ward, commune or special zone since 1 July 2025; distances are told from its middle. */
export const WardSchema = closed(
  {
    id: Type.String({ pattern: '^[0-9]{5}$', description: 'Its official code.' }),
    name: Name,
    kind: oneOf(wardKinds),
    island: DistrictSchema.properties.island,
    location: LocationSchema,
    districts: Type.Array(Type.String(), {
      minItems: 1,
      description: 'Ids of the former districts that it was made of, the one that gave most first.',
    }),
    formerNames: Optional(
      Type.Array(Name, { description: 'The wards of before that went into it, wholly or in part, by other names.' }),
    ),
  },
  { title: 'Ward' },
);

/** What `danloi directory import` reads and `export` writes: the whole service graph in one file. */
export const FormerProvinceSchema = closed(
  {
    name: Name,
    aliases: Type.Array(Name, { description: 'Every other way people write it.' }),
    places: Type.Array(Name, {
      description: 'Parts of it that people name instead, where nobody has told where they lie.',
    }),
    center: LocationSchema,
    districts: Optional(Type.Array(DistrictSchema, { description: 'Where its parts lie.' })),
  },
  { title: 'FormerProvince' },
);

export const ProvinceSchema = closed(
  {
    code: Type.String({ pattern: '^[0-9]{2}$', description: 'The code since 1 July 2025.' }),
    name: Name,
    englishName: Name,
    type: oneOf(['city', 'province']),
    region: Name,
    aliases: Type.Array(Name, { description: 'Every other way people write it.' }),
    former: Type.Array(FormerProvinceSchema, {
      minItems: 1,
      description: 'The units before 1 July 2025 that it is made of.',
    }),
    wards: Optional(Type.Array(WardSchema)),
    center: LocationSchema,
    box: closed(
      { south: Type.Number(), west: Type.Number(), north: Type.Number(), east: Type.Number() },
      { title: 'Box', description: 'Nothing of the province lies outside it.' },
    ),
  },
  { title: 'Province' },
);

export const guidanceScopes = ['every_hospital', 'accepts_insurance'] as const;

/** A rule that is true at more than one hospital, kept once and shown at each of them. */
export const GuidanceSchema = closed(
  { appliesTo: oneOf(guidanceScopes), ...StatedFactSchema.properties },
  { title: 'Guidance' },
);

/** A hospital in a file: `city` and `retired` follow from the province and from the import itself. */
const { city: _city, retired: _retired, ...stored } = HospitalSchema.properties;
export const DirectoryHospitalSchema = closed(
  { ...stored, province: Type.String({ description: 'The code of its province.' }) },
  { title: 'DirectoryHospital' },
);

export const DirectorySchema = closed(
  {
    provinces: Type.Array(ProvinceSchema, { minItems: 1 }),
    guidance: Type.Array(GuidanceSchema),
    hospitals: Type.Array(DirectoryHospitalSchema),
  },
  { title: 'Directory' },
);

export type District = Type.Static<typeof DistrictSchema>;
export type Ward = Type.Static<typeof WardSchema>;
export type FormerProvince = Type.Static<typeof FormerProvinceSchema>;
export type Province = Type.Static<typeof ProvinceSchema>;
export type Guidance = Type.Static<typeof GuidanceSchema>;
export type DirectoryHospital = Type.Static<typeof DirectoryHospitalSchema>;
export type Directory = Type.Static<typeof DirectorySchema>;
