import type { Directory, DirectoryHospital, Province } from '#contract/directory.ts';
import { buildGraph, type Graph } from '../graph/graph.ts';

/** Builders for tests: a country of three provinces, one of them merged, a town, an island, and hospitals with safe defaults. */
const provinces: Province[] = [
  aProvince('01', 'Hà Nội', 21.03, 105.85),
  {
    ...aProvince('08', 'Tuyên Quang', 21.82, 105.21),
    former: [
      {
        name: 'Tuyên Quang',
        aliases: [],
        places: [],
        center: { lat: 21.82, lng: 105.21 },
        districts: [
          { id: '08-na-hang', name: 'Na Hang', kind: 'rural_district', location: { lat: 21.83, lng: 105.2 } },
        ],
      },
      { name: 'Hà Giang', aliases: [], places: [], center: { lat: 22.82, lng: 104.98 } },
    ],
  },
  {
    ...aProvince('79', 'Hồ Chí Minh', 10.78, 106.7),
    former: [
      {
        name: 'Hồ Chí Minh',
        aliases: [],
        places: [],
        center: { lat: 10.78, lng: 106.7 },
        districts: [
          { id: '79-quan-1', name: 'Quận 1', kind: 'urban_district', location: { lat: 10.78, lng: 106.7 } },
          { id: '79-dao', name: 'Côn Đảo', kind: 'locality', island: 'Côn Đảo', location: { lat: 8.69, lng: 106.6 } },
        ],
      },
    ],
  },
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
