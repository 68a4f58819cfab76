import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import {
  type Directory,
  type DirectoryHospital,
  DirectoryHospitalSchema,
  type Guidance,
  GuidanceSchema,
  type Province,
  ProvinceSchema,
} from '#contract/directory.ts';
import type { Location } from '#contract/hospital.ts';
import { foldedText } from '#engine/graph/letters.ts';
import { formerId } from '#engine/graph/places.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';
import { factsOf, groundFaults } from './facts.ts';

/** A directory is taken whole or not at all; this names everything that is wrong with it. */
export class DirectoryRefused extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`the directory is refused: ${faults.length} fault(s)`);
    this.name = 'DirectoryRefused';
    this.faults = faults;
  }
}

// One person reads the report at a terminal, so it may be complete: nothing here comes from a stranger.
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv, ['date']);
const shapes = {
  provinces: ajv.compile<Province>(ProvinceSchema),
  guidance: ajv.compile(GuidanceSchema),
  hospitals: ajv.compile<DirectoryHospital>(DirectoryHospitalSchema),
};
const parts = ['provinces', 'guidance', 'hospitals'] as const;

export function checkDirectory(value: unknown): Directory {
  const faults = listFaults(value);
  if (faults.length > 0) throw new DirectoryRefused(faults);
  return value as Directory;
}

/**
 * Every fault, each with the path, the id where there is one, and what is wrong. What is malformed is left out of the
 * rest of the check, so that one bad hospital does not hide what is wrong with another.
 */
export function listFaults(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['the file: must be an object'];
  const provinces = readPart<Province>('provinces', value);
  const guidance = readPart<Guidance>('guidance', value);
  const hospitals = readPart<DirectoryHospital>('hospitals', value);
  const malformed = [...unknownParts(value), ...provinces.faults, ...guidance.faults, ...hospitals.faults];
  if (provinces.faults.length > 0) return malformed;
  const known = provinces.items.map(({ item }) => item);
  const rules = guidance.items.map(({ item, index }) => ({ ...item, path: `guidance[${index}]` }));
  return [...malformed, ...provinceFaults(known), ...groundFaults(rules), ...hospitalsFaults(known, hospitals.items)];
}

function unknownParts(value: object): string[] {
  return Object.keys(value)
    .filter((key) => !parts.some((part) => part === key))
    .map((key) => `${key}: is not a known member`);
}

type Placed<Item> = { item: Item; index: number };

/** The well-formed items of a part, each with its place in the file, and what is wrong with the others. */
function readPart<Item>(part: (typeof parts)[number], value: object): { items: Placed<Item>[]; faults: string[] } {
  const list = (value as Record<string, unknown>)[part];
  if (!Array.isArray(list)) return { items: [], faults: [`${part}: must be a list`] };
  const faults = part === 'provinces' && list.length === 0 ? ['provinces: must have at least one'] : [];
  const items: Placed<Item>[] = [];
  const isShape = shapes[part];
  for (const [index, item] of list.entries()) {
    if (isShape(item)) items.push({ item: item as Item, index });
    else faults.push(...(isShape.errors ?? []).map((error) => `${part}[${index}]${idOf(item)}${shapeFault(error)}`));
  }
  return { items, faults };
}

function idOf(item: unknown): string {
  const { id, code } = (item ?? {}) as { id?: unknown; code?: unknown };
  const name = id ?? code;
  return typeof name === 'string' ? ` (${name})` : '';
}

function shapeFault({ instancePath, keyword, params, message }: ErrorObject): string {
  const path = instancePath.replaceAll('/', '.');
  if (keyword === 'additionalProperties') return `${path}.${params.additionalProperty}: is not a known member`;
  if (keyword === 'required') return `${path}.${params.missingProperty}: is missing`;
  if (keyword === 'enum') return `${path}: must be one of ${(params.allowedValues as string[]).join(', ')}`;
  return `${path}: ${message}`;
}

function provinceFaults(provinces: readonly Province[]): string[] {
  const faults = repeated(provinces, ({ code }) => code).map((code) => `provinces: the code ${code} stands twice`);
  const former = provinces.flatMap((province) => province.former.map(({ name }) => foldedText(name)));
  faults.push(...repeated(former, (name) => name).map((name) => `provinces: the former "${name}" stands twice`));
  const ids = provinces.flatMap((province) => [
    ...province.former.flatMap((unit) => [formerId(province, unit), ...(unit.districts ?? []).map(({ id }) => id)]),
    ...(province.wards ?? []).map(({ id }) => id),
  ]);
  faults.push(...repeated(ids, (id) => id).map((id) => `provinces: the place ${id} stands twice`));
  return [
    ...faults,
    ...provinces.flatMap((each) => placeFaults(each).map((fault) => `provinces (${each.code}): ${fault}`)),
  ];
}

function placeFaults({ code, name, box, center, former, wards = [] }: Province): string[] {
  const faults: string[] = [];
  const districts = former.flatMap((unit) => unit.districts ?? []);
  const known = new Set(districts.map(({ id }) => id));
  for (const id of known) if (!id.startsWith(`${code}-`)) faults.push(`${id} is the id of another province's district`);
  for (const ward of wards) {
    for (const id of ward.districts) if (!known.has(id)) faults.push(`${ward.id} names the unknown district ${id}`);
  }
  for (const { id, location } of [...districts, ...wards]) {
    if (!isInside(location, box)) faults.push(`${id} lies outside ${name}`);
  }
  for (const point of [center, ...former.map((unit) => unit.center)]) {
    if (!isInside(point, box)) faults.push(`a centre of ${name} lies outside its box`);
  }
  return faults;
}

function hospitalsFaults(provinces: readonly Province[], hospitals: readonly Placed<DirectoryHospital>[]): string[] {
  const byCode = new Map(provinces.map((province) => [province.code, province]));
  const placed = ({ item }: Placed<DirectoryHospital>) => foldedText(`${item.province} ${item.name} ${item.address}`);
  return [
    ...repeated(hospitals, ({ item }) => item.id).map((id) => `hospitals: the id ${id} stands twice`),
    ...repeated(hospitals, placed).map((place) => `hospitals: the same name and address stand twice: ${place}`),
    ...hospitals.flatMap(({ item, index }) =>
      hospitalFaults(item, byCode.get(item.province)).map((fault) => `hospitals[${index}] (${item.id})${fault}`),
    ),
  ];
}

function hospitalFaults(hospital: DirectoryHospital, province: Province | undefined): string[] {
  if (!province) return [`.province: there is no province ${hospital.province}`];
  const { departments, specialties, formerProvince, campuses = [] } = hospital;
  const faults: string[] = [];
  if (formerProvince && !province.former.some(({ name }) => name === formerProvince)) {
    faults.push(`.formerProvince: ${formerProvince} is no part of ${province.name}`);
  }
  for (const [path, point] of [
    ['.location', hospital.location] as const,
    ...campuses.map(({ location }, index) => [`.campuses[${index}].location`, location] as const),
  ]) {
    if (point && !isInside(point, province.box)) {
      faults.push(`${path}: ${point.lat}, ${point.lng} lies outside ${province.name}`);
    }
  }
  for (const code of new Set([...specialties, ...departments.flatMap((department) => department.specialties)])) {
    if (!findSpecialty(code)) faults.push(`.specialties: there is no specialty ${code}`);
    else if (!specialties.includes(code)) faults.push(`.departments: ${code} is not among the hospital's specialties`);
  }
  for (const id of repeated(departments, (department) => department.id)) {
    faults.push(`.departments: the id ${id} stands twice`);
  }
  if (hospital.website && !isWebAddress(hospital.website))
    faults.push(`.website: ${hospital.website} is no web address`);
  return [...faults, ...groundFaults(factsOf(hospital)).map((fault) => `.${fault}`)];
}

function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): string[] {
  const seen = new Set<string>();
  return items.map(keyOf).filter((key) => seen.size === seen.add(key).size);
}

function isInside({ lat, lng }: Location, { south, west, north, east }: Province['box']): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
