import type { Location } from '#contract/hospital.ts';
import type { Words } from '#contract/vocabulary.ts';
import { distanceKm } from '../graph/distance.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { districtOf, type Place, pointOf } from '../graph/places.ts';
import { bankOf, overRivers } from '../graph/rivers.ts';

/** A straight line in whole kilometres; null when either end is not known, for then nobody can tell. */
export function awayKm(home: Place | undefined, hospital: GraphHospital): number | null {
  const from = home && pointOf(home);
  return from && hospital.point ? Math.round(distanceKm(from, hospital.point)) : null;
}

/** Whether a boat or a helicopter is needed. Of a hospital whose place is not known we know no island either. */
export function isAcrossSea({ district }: Place, { island }: GraphHospital): boolean {
  return district?.island !== island;
}

const ferryLands: ReadonlySet<string> = new Set(['Cần Giờ']);

/** Land that a road reaches over a ferry: told of as such, and not as an island. */
export function isByFerry({ district }: Place): boolean {
  return district?.island !== undefined && ferryLands.has(district.island);
}

/** Whether it stands in the unit that was named: a whole province, or the former one that it was merged from. */
export function isInUnit({ province, former }: Place, hospital: GraphHospital): boolean {
  if (province.code !== hospital.provinceCode) return false;
  return !former || province.former.length === 1 || former.name === unitOf(hospital);
}

export function unitOf({ formerProvince, city }: GraphHospital): string {
  return formerProvince ?? city;
}

/** What lies so near the middle of a town is in it. */
export const townKm = 15;

/** Whether it stands in the city or the town that was asked about. */
export function isInTown(town: Place, hospital: GraphHospital): boolean {
  if (town.district) return roughKm(town, hospital) <= townKm;
  // “Sài Gòn” is not what was merged into it.
  const { name, former } = town.province;
  const isMerged = former.some((unit) => unit.name === name) && unitOf(hospital) !== name;
  return isInUnit(town, hospital) && !isMerged;
}

/** For weighing only, where a hospital's place is not known. Ours: a family would rather go where it knows the way. */
const unknownKm = { sameUnit: 60, sameProvince: 100, elsewhere: 2000 };

/** How far, as well as one can guess: for weighing, never to be told. */
export function roughKm(from: Place, hospital: GraphHospital): number {
  const point = hospital.point ?? hospital.around;
  if (point) return wayKm(from, hospital, point);
  if (isInUnit(from, hospital)) return unknownKm.sameUnit;
  return from.province.code === hospital.provinceCode ? unknownKm.sameProvince : unknownKm.elsewhere;
}

/** Farther away than this, a bridge is hardly a detour. */
const detourKmMax = 120;

/** A straight line, or over the bridges where a wide river lies between. */
export function wayKm(from: Place, hospital: GraphHospital, point: Location): number {
  const km = distanceKm(from.center, point);
  return km > detourKmMax ? km : km + (riversTo(from, hospital)?.moreKm ?? 0);
}

/** Below this a bridge is on the way. */
const tellingDetourKm = 8;

/** The bridges and ferries over wide rivers that lead far around. */
export function crossingsTo(home: Place, hospital: GraphHospital): readonly Words[] {
  const found = pointOf(home) && riversTo(home, hospital);
  return found && found.moreKm >= tellingDetourKm ? found.over : [];
}

function riversTo(from: Place, { bank, point }: GraphHospital): ReturnType<typeof overRivers> {
  if (!point || bank === undefined) return undefined;
  const own = bankOf(from.province.code, districtOf(from)?.id);
  return overRivers({ point: from.center, bank: own }, { point, bank });
}

/** Whether it stands in the former district of the patient. */
export function isInDistrict(home: Place, { district }: GraphHospital): boolean {
  return district !== undefined && districtOf(home)?.id === district;
}
