import type { Graph } from '../graph/graph.ts';
import { pointOf } from '../graph/places.ts';
import { isBegunAnywhere, ownDoctorOnly } from './begun-here.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isInternal } from './near-house.ts';
import { nearby } from './nearby.ts';
import { receives } from './receives.ts';
import { indexOf } from './shortlist.ts';
import { awayKm, isAcrossSea, isInUnit } from './way.ts';
import type { Wish } from './wish.ts';

/** What is so much nearer is worth naming; ours. */
const nearerKmMin = 10;

/** The public general house of the own province that is nearest, where the one that was chosen for today is far. */
export function nearerDoor(graph: Graph, wish: Wish, first: HospitalProfile): HospitalProfile | undefined {
  return wish.isToday ? nearestGeneral(graph, wish, first) : undefined;
}

function nearestGeneral(graph: Graph, wish: Wish, first: HospitalProfile): HospitalProfile | undefined {
  const { home } = wish;
  const from = home && pointOf(home);
  const firstKm = awayKm(home, first.hospital);
  if (!from || firstKm === null) return undefined;
  const [door] = nearby(indexOf(graph).cells, from, 1, (each) => {
    const { hospital, general } = each;
    return general && hospital.type === 'public' && receives(each, wish) && isAtHand(hospital, home);
  });
  const km = door ? awayKm(home, door.hospital) : null;
  return km !== null && km + nearerKmMin <= firstKm ? door : undefined;
}

/** Beyond this, or over a border, what must be seen today is begun in the own district; ours. */
const begunKm = { firstMin: 45, overBorderMin: 20, doorMax: 15 };
/** And beyond this where the own house is next door; ours. */
const nextDoorKm = { firstMin: 15, doorMax: 3 };

/** The near door first, where the house with the department is far and any doctor can begin. */
export function begunAtDoor(graph: Graph, wish: Wish, first: HospitalProfile): HospitalProfile | undefined {
  const { home, chain, grave, isAboveDistrict, moves, preferred, wantsPrivate } = wish;
  // Who said where to go, or what kind of house, has chosen the way.
  const isTold = preferred || wantsPrivate || [wish.named, wish.back, wish.registered].includes(first.hospital);
  if (!home || grave || moves || isTold) return undefined;
  const km = awayKm(home, first.hospital) ?? 0;
  if (isAboveDistrict) return lookedAtBefore(graph, wish, first, km);
  if (!wish.isToday) return begunInDistrict(graph, wish, first, km);
  const isFar = km > (isInUnit(home, first.hospital) ? begunKm.firstMin : begunKm.overBorderMin);
  if (ownDoctorOnly.has(chain[0] ?? '') && !(isFar && everyDistricts.has(chain[0] ?? ''))) return undefined;
  const door =
    isFar || (km > nextDoorKm.firstMin && isEveryDoctors(chain)) ? nearerDoor(graph, wish, first) : undefined;
  const doorKm = (door && awayKm(home, door.hospital)) ?? begunKm.firstMin;
  return doorKm <= (isFar ? begunKm.doorMax : nextDoorKm.doorMax) ? door : undefined;
}

/** What every district has a room for, with a doctor who is no specialist; ours. */
const everyDistricts = new Set(['ent', 'dentistry']);

/** Beyond this what any doctor begins, and nobody has named yet, is begun next door first; ours. */
const ordinaryKm = { firstMin: 20, doorMax: 8 };

function begunInDistrict(graph: Graph, wish: Wish, first: HospitalProfile, km: number): HospitalProfile | undefined {
  if (km <= ordinaryKm.firstMin || wish.back !== 'no' || wish.isDiagnosed || !isBegunAnywhere(wish)) return undefined;
  const door = nearestGeneral(graph, wish, first);
  const doorKm = (door && awayKm(wish.home, door.hospital)) ?? ordinaryKm.firstMin;
  return doorKm <= ordinaryKm.doorMax ? door : undefined;
}

/** Beyond this the regional hospital next door looks first, though the machine stands in the province; ours. */
const journeyKm = { firstMin: 50, doorMax: 10 };
const ofRegion = /khu vực/iu;

function lookedAtBefore(graph: Graph, wish: Wish, first: HospitalProfile, km: number): HospitalProfile | undefined {
  const { isToday, isVisit, isDiagnosed, back, opinion, large, chain } = wish;
  const isSlow = !isToday && isVisit && !isDiagnosed && back === 'no' && opinion === 'none' && !large;
  if (!isSlow || km <= journeyKm.firstMin || !everyDistricts.has(chain[0] ?? '')) return undefined;
  const door = nearestGeneral(graph, wish, first);
  const doorKm = (door && awayKm(wish.home, door.hospital)) ?? journeyKm.firstMin;
  return door && ofRegion.test(door.hospital.name) && doorKm <= journeyKm.doorMax ? door : undefined;
}

const everyDoctors = new Set(
  'general_internal family_medicine infectious_disease pediatrics emergency general_surgery orthopedics spine rheumatology urology dermatology allergy_immunology'.split(
    ' ',
  ),
);

/** What anybody on duty looks at first; of nerves and vessels of the brain a small house loses time. */
function isEveryDoctors(chain: readonly string[]): boolean {
  return everyDoctors.has(chain[0] ?? '') || (isInternal(chain) && chain[0] !== 'neurology');
}

function isAtHand(hospital: HospitalProfile['hospital'], home: NonNullable<Wish['home']>): boolean {
  return isInUnit(home, hospital) && !isAcrossSea(home, hospital);
}
