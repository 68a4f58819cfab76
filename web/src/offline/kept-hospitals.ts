import type { Directory, DirectoryHospital, Province } from '#contract/directory.ts';
import type { Hospital, HospitalItem, HospitalsQuery } from '#contract/hospital.ts';
import { foldedText } from '#engine/graph/letters.ts';
import { cityName } from '#engine/graph/place-name.ts';
import type { Failure } from '../request.ts';
import { directoryUrl } from './directory-url.ts';

/** Why the device answers in place of the service. */
export type Kept = 'offline' | 'unanswered';

/** Not where the service has judged what was asked for: that is wrong on the device too. */
export function keptFor({ kind, status }: Failure): Kept | undefined {
  if (kind === 'offline') return 'offline';
  return kind === 'timeout' || status === 429 || status >= 500 ? 'unanswered' : undefined;
}

/** The hospitals of the kept directory that hold every word of a search; fails where no directory is on the device. */
export async function findKeptHospitals({
  q = '',
  city = '',
  specialty = '',
}: HospitalsQuery): Promise<HospitalItem[]> {
  const { provinces, hospitals } = await loadDirectory();
  const words = foldedText(q).split(' ').filter(Boolean);
  return hospitals.flatMap((hospital) => {
    const province = provinces.find(({ code }) => code === hospital.province);
    if (!province || (city !== '' && !isIn(hospital, province, foldedText(city)))) return [];
    if (specialty !== '' && !hospital.specialties.includes(specialty)) return [];
    const text = ` ${foldedText([hospital.name, hospital.englishName ?? '', hospital.address, province.name].join(' '))}`;
    return words.every((word) => text.includes(` ${word}`)) ? [itemOf(hospital, province)] : [];
  });
}

/** What the kept directory tells of one hospital. */
export async function findKeptHospital(id: string): Promise<Hospital | undefined> {
  const { provinces, hospitals } = await loadDirectory();
  const hospital = hospitals.find((each) => each.id === id);
  const province = provinces.find(({ code }) => code === hospital?.province);
  if (!hospital || !province) return undefined;
  const { province: _, ...known } = hospital;
  return { ...known, city: cityName(province.name) };
}

async function loadDirectory(): Promise<Directory> {
  const response = await fetch(directoryUrl);
  if (!response.ok) throw new Error(`directory: ${response.status}`);
  const { directory } = (await response.json()) as { directory: Directory };
  return directory;
}

/** In the province of that name today or, where one of before is named, in that part of it. */
function isIn({ formerProvince }: DirectoryHospital, { name, aliases, former }: Province, city: string): boolean {
  const isCalled = (each: string) => foldedText(each) === city || foldedText(cityName(each)) === city;
  if ([name, ...aliases].some(isCalled)) return true;
  const part = former.find((each) => [each.name, ...each.aliases].some(isCalled));
  return part !== undefined && (formerProvince ?? name) === part.name;
}

function itemOf(hospital: DirectoryHospital, province: Province): HospitalItem {
  const { id, name, address, type, level, specialties, emergency24h } = hospital;
  return {
    id,
    name,
    city: cityName(province.name),
    address,
    type,
    specialties,
    ...(level !== undefined && { level }),
    ...(emergency24h !== undefined && { emergency24h }),
  };
}
