import * as Type from 'typebox';
import { HospitalSchema } from './hospital.ts';
import { closed, oneOf } from './schema.ts';

/** What `danloi directory import` reads and `export` writes: the whole service graph in one file. */
export const ProvinceSchema = closed(
  {
    code: Type.String({ pattern: '^[0-9]{2}$', description: 'The code since 1 July 2025.' }),
    name: Type.String(),
    englishName: Type.String(),
    type: oneOf(['city', 'province']),
    region: Type.String(),
    former: Type.Array(
      closed({ name: Type.String(), aliases: Type.Array(Type.String()) }, { title: 'FormerProvince' }),
      { description: 'The units before 1 July 2025 that it is made of.' },
    ),
    aliases: Type.Array(Type.String(), { description: 'Every other way people write it.' }),
    places: Type.Array(Type.String(), { description: 'Towns and districts inside it that people name instead.' }),
    center: closed({ lat: Type.Number(), lng: Type.Number() }, { title: 'Center' }),
  },
  { title: 'Province' },
);

/** A hospital in a file: `city` and `retired` follow from the province and from the import itself. */
const { city: _city, retired: _retired, ...stored } = HospitalSchema.properties;
export const DirectoryHospitalSchema = closed(
  { ...stored, province: Type.String({ description: 'The code of its province.' }) },
  { title: 'DirectoryHospital' },
);

export const DirectorySchema = closed(
  { provinces: Type.Array(ProvinceSchema, { minItems: 1 }), hospitals: Type.Array(DirectoryHospitalSchema) },
  { title: 'Directory' },
);

export type Province = Type.Static<typeof ProvinceSchema>;
export type DirectoryHospital = Type.Static<typeof DirectoryHospitalSchema>;
export type Directory = Type.Static<typeof DirectorySchema>;
