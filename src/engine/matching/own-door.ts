import type { Words } from '#contract/vocabulary.ts';
import type { Graph } from '../graph/graph.ts';
import { districtName } from '../graph/place-name.ts';
import { districtOf, type Place } from '../graph/places.ts';
import { isBegunAnywhere } from './begun-here.ts';
import { isHospital } from './emergency.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { hospitalName } from './place-words.ts';
import { indexOf } from './shortlist.ts';
import { awayKm } from './way.ts';
import type { Wish } from './wish.ts';

/** The hospital or medical centre of the own district; without a profile where the directory does not have it. */
export type OwnDoor = { readonly name: Words; readonly profile?: HospitalProfile };

/** Within this of the middle of a district another is as near as its own would be; ours. */
const asNearKm = 8;
/** Beyond this first treatment is worth a stop, also where minutes do not count. */
const farKm = 15;
/** What the own one must save. */
const savesKmMin = 5;

const doors = new WeakMap<Graph, ReadonlyMap<string, readonly HospitalProfile[]>>();

/** The public general houses by the former district in which they stand. */
function doorsOf(graph: Graph): ReadonlyMap<string, readonly HospitalProfile[]> {
  let known = doors.get(graph);
  if (!known) {
    const general = indexOf(graph).profiles.filter(
      (each) => each.hospital.type !== 'private' && (each.general || each.house === 'general'),
    );
    known = Map.groupBy(general, ({ hospital }) => hospital.district ?? '');
    doors.set(graph, known);
  }
  return known;
}

/**
 * Every former district has a hospital or a medical centre of its own, whether or not anybody has listed it: what it is
 * called where the directory has none, and the nearest that was found lies in another.
 */
export function unlistedDoor(graph: Graph, home: Place | undefined, nearest?: HospitalProfile): OwnDoor | undefined {
  const district = home && districtOf(home);
  if (!district || district.kind === 'locality' || district.island || doorsOf(graph).has(district.id)) return undefined;
  if (nearest?.hospital.district === district.id || !isBeyond(asNearKm, home, nearest)) return undefined;
  const name = districtName(district, home.former);
  return { name: { vi: `bệnh viện hoặc trung tâm y tế của ${name}`, en: `the hospital or medical centre of ${name}` } };
}

/** Where first treatment is nearer than any emergency department that is known to be open. */
export function ownDoor(graph: Graph, home: Place | undefined, nearest: HospitalProfile, isInMinutes: boolean) {
  const isFar = isBeyond(isInMinutes ? asNearKm : farKm, home, nearest);
  const listed = home && listedDoor(graph, home, nearest);
  // A general hospital of the own town usually has somebody on duty, by what such hospitals are.
  const isWorthIt = isFar || (listed?.profile && isHospital(listed.profile));
  return unlistedDoor(graph, home, nearest) ?? (isWorthIt ? listed : undefined);
}

function isBeyond(km: number, home: Place | undefined, nearest: HospitalProfile | undefined): boolean {
  return nearest !== undefined && (awayKm(home, nearest.hospital) ?? 0) > km;
}

function listedDoor(graph: Graph, home: Place, nearest: HospitalProfile): OwnDoor | undefined {
  const id = districtOf(home)?.id;
  if (id === undefined || nearest.hospital.district === id) return undefined;
  const kmTo = ({ hospital }: HospitalProfile) => awayKm(home, hospital) ?? Number.POSITIVE_INFINITY;
  const [profile] = (doorsOf(graph).get(id) ?? [])
    .filter((each) => each.hospital.emergency24h !== false && kmTo(each) + savesKmMin <= kmTo(nearest))
    .sort((one, other) => kmTo(one) - kmTo(other));
  return profile && { name: hospitalName(profile.hospital), profile };
}

/** At the head of a line. */
export function capital({ vi, en }: Words): Words {
  return { vi: vi.charAt(0).toUpperCase() + vi.slice(1), en: en.charAt(0).toUpperCase() + en.slice(1) };
}

/** What must be added of a door that the directory does not have. */
export function addressOf({ profile }: OwnDoor): Words {
  return profile
    ? { vi: '', en: '' }
    : { vi: '; danh bạ chưa có địa chỉ nơi này', en: '; the directory does not have its address' };
}

/** For what any doctor begins nobody passes the own district on a way as long as this; ours. */
const ownBegunKmMin = 10;

/** What must be seen today is seen in the own district, unless the family has chosen or is known elsewhere. */
export function ownToday(graph: Graph, wish: Wish, first: HospitalProfile): OwnDoor | undefined {
  const isTold = [wish.named, wish.back, wish.registered].includes(first.hospital);
  const isFar = (awayKm(wish.home, first.hospital) ?? 0) > ownBegunKmMin;
  const isNear = wish.isToday || (isFar && (wish.mild || isBegunAnywhere(wish)));
  return isNear && !wish.moves && !isTold ? unlistedDoor(graph, wish.home, first) : undefined;
}
