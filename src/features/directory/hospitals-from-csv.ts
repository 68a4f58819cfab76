import type { Directory, DirectoryHospital } from '#contract/directory.ts';
import { foldedText } from '#engine/graph/letters.ts';
import { indexPlaces, type Place } from '#engine/graph/places.ts';
import { readPlace } from '#engine/graph/read-place.ts';
import { departmentOf } from '#engine/knowledge/specialties.ts';
import { DirectoryRefused } from './check-directory.ts';
import { type CsvRow, parseCsv } from './csv.ts';

/** The columns in any order; `directory/README.md` describes them. Only the first group must be there. */
const required = ['id', 'name', 'type', 'province', 'address', 'specialties', 'sources', 'verifiedAt'];
const optional = [
  ...['englishName', 'aliases', 'level', 'formerProvince', 'lat', 'lng', 'phone', 'website', 'beds'],
  ...['emergency24h', 'acceptsInsurance', 'technicalLevel', 'departmentsBasis', 'departments', 'services'],
  ...['facilityKind', 'ward', 'formerDistrict', 'phones', 'insuranceCode', 'capabilities'],
  ...['hours', 'rules', 'lodging', 'food'],
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
    facilityKind: cell('facilityKind'),
    ward: cell('ward'),
    formerDistrict: cell('formerDistrict'),
    address: cell('address'),
    location: cell('lat') || cell('lng') ? { lat: number(cell('lat')), lng: number(cell('lng')) } : undefined,
    phone: cell('phone'),
    phones: some(list(cell('phones')).map(phoneIn)),
    website: cell('website'),
    hours: some(list(cell('hours')).map(factIn)),
    beds: number(cell('beds')),
    emergency24h: yesOrNo(cell('emergency24h')),
    acceptsInsurance: yesOrNo(cell('acceptsInsurance')),
    insuranceCode: list(cell('insuranceCode')).map(insuranceCodeIn)[0],
    technicalLevel: cell('technicalLevel'),
    capabilities: some(list(cell('capabilities')).map(capabilityIn)),
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

type Said = { said: string; grounds: { asOf?: string; source?: string; certainty?: string } };

/** "… @ 2025-10 @ https://… @ checked": what is said, when it was true, where it comes from, how sure it is. */
function saidIn(text: string): Said {
  const [said = '', asOf, source, certainty = 'listed'] = text.split(/ @(?= |$)/).map((part) => part.trim());
  return { said, grounds: { ...(asOf && { asOf }), ...(source && { source, certainty }) } };
}

function factIn(text: string): unknown {
  const { said, grounds } = saidIn(text);
  return { text: said, ...grounds };
}

/** "stroke 0296 3910 115 @ …": without its use, it is the switchboard. */
function phoneIn(text: string): unknown {
  const { said, grounds } = saidIn(text);
  const [, use = 'switchboard', number = said] = /^([a-z_]+) (.+)$/.exec(said) ?? [];
  return { number, use, ...grounds };
}

function insuranceCodeIn(text: string): unknown {
  const { said, grounds } = saidIn(text);
  return { code: said, ...grounds };
}

/** "pci @ …", or "no pci @ …" where the source says that it is not there. */
function capabilityIn(text: string): unknown {
  const { said, grounds } = saidIn(text);
  const code = said.replace(/^no /, '');
  return { code, has: code === said, ...grounds };
}

const some = (items: readonly unknown[]) => (items.length > 0 ? items : undefined);

function withoutAbsent(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
