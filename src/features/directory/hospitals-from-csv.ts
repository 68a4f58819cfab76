import type { Directory, DirectoryHospital } from '../../contract/directory.ts';
import type { StatedFact } from '../../contract/hospital.ts';
import { foldedText } from '../../engine/graph/letters.ts';
import { indexPlaces, type Place } from '../../engine/graph/places.ts';
import { readPlace } from '../../engine/graph/read-place.ts';
import { departmentOf } from '../../engine/knowledge/specialties.ts';
import { DirectoryRefused } from './check-directory.ts';
import { type CsvRow, parseCsv } from './csv.ts';

/** The columns in any order; `directory/README.md` describes them. Only the first group must be there. */
const required = ['id', 'name', 'type', 'province', 'address', 'specialties', 'sources', 'verifiedAt'];
const optional = [
  ...['englishName', 'aliases', 'level', 'formerProvince', 'lat', 'lng', 'phone', 'website', 'beds'],
  ...['emergency24h', 'acceptsInsurance', 'technicalLevel', 'departmentsBasis', 'departments', 'services'],
  ...['rules', 'lodging', 'food'],
];

type Cells = (column: string) => string | undefined;

/** Reads what a spreadsheet can hold into hospitals; whether they are right is for the check to say. */
export function hospitalsFromCsv(text: string, known: Directory): unknown[] {
  const [head, ...rows] = parsed(text);
  const columns = head?.fields ?? [];
  const faults = [
    ...required.filter((name) => !columns.includes(name)).map((name) => `line 1: the column ${name} is missing`),
    ...columns
      .filter((name) => !required.includes(name) && !optional.includes(name))
      .map((name) => `line 1: there is no column ${name}`),
    ...rows
      .filter(({ fields }) => fields.length !== columns.length)
      .map(({ line, fields }) => `line ${line}: has ${fields.length} fields, the first line has ${columns.length}`),
  ];
  if (faults.length > 0) throw new DirectoryRefused(faults);
  const graph = { places: indexPlaces(known.provinces) };
  return rows.map(({ fields }) =>
    hospitalOf(
      (column) => fields[columns.indexOf(column)] || undefined,
      (name) => readPlace(graph, name).place,
    ),
  );
}

function parsed(text: string): CsvRow[] {
  try {
    return parseCsv(text);
  } catch (error) {
    throw new DirectoryRefused([(error as Error).message]);
  }
}

function hospitalOf(cell: Cells, placeOf: (name: string) => Place | undefined): unknown {
  const specialties = list(cell('specialties'));
  const province = cell('province') ?? '';
  const place = /^\d{2}$/.test(province) ? undefined : placeOf(province);
  const formerName = cell('formerProvince') ?? place?.former?.name;
  const former = formerName === place?.province.name ? undefined : formerName;
  const departments = cell('departments');
  return withoutAbsent({
    id: cell('id'),
    name: cell('name'),
    englishName: cell('englishName'),
    aliases: list(cell('aliases')),
    type: cell('type'),
    level: cell('level'),
    province: place?.province.code ?? province,
    formerProvince: former,
    address: cell('address'),
    location: cell('lat') || cell('lng') ? { lat: number(cell('lat')), lng: number(cell('lng')) } : undefined,
    phone: cell('phone'),
    website: cell('website'),
    beds: number(cell('beds')),
    emergency24h: yesOrNo(cell('emergency24h')),
    acceptsInsurance: yesOrNo(cell('acceptsInsurance')),
    technicalLevel: cell('technicalLevel'),
    specialties,
    departmentsBasis: cell('departmentsBasis') ?? 'usual_set',
    departments: departments === undefined ? usualDepartments(specialties) : list(departments).map(departmentIn),
    services: list(cell('services')),
    rules: list(cell('rules')).map(factIn),
    lodging: list(cell('lodging')).map(factIn),
    food: list(cell('food')).map(factIn),
    sources: list(cell('sources')),
    verifiedAt: cell('verifiedAt'),
  });
}

function list(text = ''): string[] {
  return text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A cell that is no number stays as it is, so that the check can name it. */
function number(text: string | undefined): number | string | undefined {
  return text === undefined || Number.isNaN(Number(text)) ? text : Number(text);
}

function yesOrNo(text: string | undefined): boolean | string | undefined {
  if (text === undefined) return undefined;
  return { true: true, false: false, yes: true, no: false, có: true, không: false }[text.toLowerCase()] ?? text;
}

/** "Khoa Tim mạch: cardiology, cardiac_surgery" */
function departmentIn(text: string): DirectoryHospital['departments'][number] {
  const [name = '', codes = ''] = text.split(':');
  const specialties = codes.split(',').map((code) => code.trim());
  return { ...department(name.trim()), specialties: specialties.filter((code) => code !== '') };
}

function usualDepartments(specialties: readonly string[]): DirectoryHospital['departments'] {
  return specialties.map((code) => ({ ...department(departmentOf(code).vi), id: code, specialties: [code] }));
}

function department(name: string): DirectoryHospital['departments'][number] {
  return { id: foldedText(name).replaceAll(' ', '-'), name, specialties: [], services: [] };
}

/** "Có nhà lưu trú @ 2025-10 @ https://…": the text, when it was true, and where it comes from. */
function factIn(text: string): StatedFact {
  const [said = '', asOf, source] = text.split(' @ ').map((part) => part.trim());
  return { text: said, ...(asOf && { asOf }), ...(source && { source }) };
}

function withoutAbsent(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
