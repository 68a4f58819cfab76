import type { Directory, DirectoryHospital, Province } from '../../contract/directory.ts';
import { buildGraph, type Graph } from '../graph/graph.ts';

/** Builders for tests: a country of three provinces, one of them merged, and hospitals with safe defaults. */
const provinces: Province[] = [
  aProvince('01', 'Hà Nội', 21.03, 105.85),
  {
    ...aProvince('08', 'Tuyên Quang', 21.82, 105.21),
    former: [
      { name: 'Tuyên Quang', aliases: [], places: [], center: { lat: 21.82, lng: 105.21 } },
      { name: 'Hà Giang', aliases: [], places: [], center: { lat: 22.82, lng: 104.98 } },
    ],
  },
  aProvince('79', 'Hồ Chí Minh', 10.78, 106.7),
];

function aProvince(code: string, name: string, lat: number, lng: number): Province {
  const center = { lat, lng };
  return {
    code,
    name,
    englishName: name,
    type: 'city',
    region: name,
    aliases: [],
    former: [{ name, aliases: [], places: [], center }],
    center,
    box: { south: lat - 1, west: lng - 1, north: lat + 1, east: lng + 1 },
  };
}

const generalSpecialties = [
  'general_internal',
  'general_surgery',
  'emergency',
  'intensive_care',
  'cardiology',
  'gastroenterology',
  'orthopedics',
  'ent',
];

export function aHospital(id: string, province: string, given: Partial<DirectoryHospital> = {}): DirectoryHospital {
  const center = provinces.find(({ code }) => code === province)?.center ?? { lat: 16, lng: 107 };
  return {
    id,
    name: `Bệnh viện ${id}`,
    province,
    address: `1 đường ${id}`,
    type: 'public',
    level: 'provincial',
    specialties: generalSpecialties,
    emergency24h: true,
    acceptsInsurance: true,
    aliases: [],
    location: center,
    departments: [],
    departmentsBasis: 'checked',
    services: [],
    rules: [],
    lodging: [],
    food: [],
    sources: [],
    verifiedAt: '2026-01-01',
    ...given,
  };
}

export function aGraph(hospitals: readonly DirectoryHospital[]): Graph {
  const directory: Directory = { provinces, guidance: [], hospitals: [...hospitals] };
  return buildGraph(directory, { version: 'test' });
}
