import type { Directory, DirectoryHospital, Province } from '#contract/directory.ts';

/** A small directory with everything in its place; a test shows only what it is about. */
export function aProvince(province: Partial<Province> = {}): Province {
  return {
    code: '79',
    name: 'Hồ Chí Minh',
    englishName: 'Ho Chi Minh City',
    type: 'city',
    region: 'Đông Nam Bộ',
    aliases: ['TP.HCM', 'Sài Gòn'],
    former: [
      { name: 'Hồ Chí Minh', aliases: [], places: ['Thủ Đức'], center: { lat: 10.776, lng: 106.701 } },
      { name: 'Bình Dương', aliases: ['BD'], places: ['Thủ Dầu Một'], center: { lat: 10.98, lng: 106.652 } },
    ],
    center: { lat: 10.776, lng: 106.701 },
    box: { south: 8, west: 106, north: 12, east: 108 },
    ...province,
  };
}

export function aHospital(hospital: Partial<DirectoryHospital> = {}): DirectoryHospital {
  return {
    id: 'bv-mot',
    name: 'Bệnh viện Một',
    aliases: [],
    type: 'public',
    province: '79',
    address: '1 Lê Lợi, TP. Hồ Chí Minh',
    specialties: [],
    departments: [],
    departmentsBasis: 'usual_set',
    services: [],
    rules: [],
    lodging: [],
    food: [],
    sources: ['a test'],
    verifiedAt: '2026-10-01',
    ...hospital,
  };
}

export function aDirectory(directory: Partial<Directory> = {}): Directory {
  return { provinces: [aProvince()], guidance: [], hospitals: [aHospital()], ...directory };
}
