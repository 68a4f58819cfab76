import type { Directory, DirectoryHospital } from '../../contract/directory.ts';
import type { Graph, GraphHospital } from '../../engine/graph/graph.ts';

/** Enough for every part of a province, and small enough for a phone to keep. */
const hospitalsPerProvinceMax = 12;

/** What the pages keep for the time without a network: the best known emergency departments of each province. */
export function offlineDirectory(graph: Graph): { version: string; directory: Directory } {
  const hospitals = graph.provinces.flatMap(({ code }) => {
    const active = graph.activeByProvince.get(code) ?? [];
    return active.filter(({ emergency24h }) => emergency24h).slice(0, hospitalsPerProvinceMax);
  });
  return {
    version: graph.version,
    directory: { provinces: [...graph.provinces], guidance: [], hospitals: hospitals.map(kept) },
  };
}

function kept(hospital: GraphHospital): DirectoryHospital {
  const { id, name, englishName, address, type, level, phone, location, formerProvince, acceptsInsurance } = hospital;
  return {
    id,
    name,
    address,
    type,
    ...(englishName !== undefined && { englishName }),
    ...(level !== undefined && { level }),
    ...(phone !== undefined && { phone }),
    ...(location !== undefined && { location }),
    ...(formerProvince !== undefined && { formerProvince }),
    ...(acceptsInsurance !== undefined && { acceptsInsurance }),
    province: hospital.provinceCode,
    emergency24h: true,
    specialties: hospital.specialties,
    departmentsBasis: hospital.departmentsBasis,
    departments: hospital.departments.filter(({ specialties }) => specialties.includes('emergency')),
    aliases: [],
    services: [],
    rules: [],
    lodging: [],
    food: [],
    sources: [],
    verifiedAt: hospital.verifiedAt,
  };
}
