import type { Words } from '#contract/vocabulary.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { ownMatters } from '../knowledge/own-matters.ts';
import { departmentOf } from '../knowledge/specialties.ts';
import type { Match } from '../matching.ts';
import type { Place } from '../recommendation.ts';
import type { Danger } from './danger.ts';
import { openWords, usuallyOnDuty } from './emergency-words.ts';
import { profileOf } from './hospital-profile.ts';
import { onDuty } from './place-words.ts';

/** How much farther than the nearest open door the one that was chosen for the matter may lie; a straight line, ours. */
const fartherKmMax = 15;
/** The same where the nearest is a house of which nobody knows whether it is open. */
const reachKmMax = 40;
const alternativesMax = 3;

/**
 * What only an emergency department sees in time leads to one: that of the chosen hospital, the doctor on duty of a house
 * devoted to the matter, or else the nearest that is open, with the chosen one for when clinics open again.
 */
export function throughOpenDoor(chosen: Match, nearest: Match, specialty: string): Match {
  const { hospital, primary, origin, isFar } = chosen;
  if (origin === 'unknown' || !hospital || chosen.errand) return chosen;
  const isKnown = nearest.hospital?.emergency24h === true;
  const reachKm = isKnown ? (nearest.primary.distanceKm ?? 0) + fartherKmMax : reachKmMax;
  const isNear = !isFar && (chosen.isSent === true || (primary.distanceKm ?? 0) <= reachKm);
  if (isNear && hospital.emergency24h === true)
    return { ...chosen, primary: behind(primary, departmentOf('emergency'), openWords), isOpenDoor: true };
  if (isNear && isDevoted(hospital, specialty))
    return { ...chosen, primary: behind(primary, onDuty, usuallyOnDuty), isOpenDoor: true };
  const later = { ...primary, reasons: [laterWords, ...primary.reasons] };
  const others = nearest.alternatives.filter(({ hospital: { id } }) => id !== hospital.id);
  const isSame = nearest.primary.hospital.id === hospital.id;
  return {
    ...nearest,
    wanted: chosen.wanted,
    emergency: chosen.emergency,
    alternatives: (isSame ? [...chosen.alternatives, ...others] : [later, ...others])
      .filter(isFirst)
      .slice(0, alternativesMax),
    isOpenDoor: true,
  };
}

/** How much farther a house devoted to the matter may be, while its doctors are there; a straight line, ours. */
const devotedKm = 8;
/** Who may take their life is not taken past an emergency department. */
const devotedTo = new Map([
  ['ophthalmology', ownMatters.ophthalmology?.main],
  ['psychiatry', new Set(['acute_psychosis_or_violence'])],
]);

/** While clinics are open, an eye and a mind in danger go to the house of their own, of which nobody knows the nights. */
export function throughDevotedDoor(found: Match, danger: Danger, graph: Graph): Match {
  const { primary, alternatives, hospital } = found;
  if (!hospital || danger.isNearestOnly || profileOf(hospital).house !== 'general') return found;
  const own = alternatives.find((each) => {
    const other = graph.hospitals.get(each.hospital.id);
    const profile = other && profileOf(other);
    const matters = profile && devotedTo.get(profile.house);
    if (!matters || !danger.signs.every((sign) => matters.has(sign))) return false;
    // Of a province alone no way is known to either.
    if (each.distanceKm === null) return primary.distanceKm === null;
    return each.distanceKm <= (primary.distanceKm ?? 0) + devotedKm;
  });
  const at = own && graph.hospitals.get(own.hospital.id);
  if (!at) return found;
  // What it is, when it is open, and how far: not what was said of it beside another.
  const reasons = [...own.reasons.slice(0, 1), byDayWords, ...own.reasons.slice(-1)];
  const others = alternatives.filter((each) => each !== own);
  return { ...found, hospital: at, primary: { ...own, reasons }, alternatives: [primary, ...others] };
}

const byDayWords: Words = {
  vi: 'Trong giờ khám có bác sĩ chuyên khoa: đến thẳng đây, nói cần khám ngay. Ngoài giờ, hoặc người bệnh lả đi: đến khoa cấp cứu dưới đây.',
  en: 'In clinic hours its own doctors are here: come straight here and say that it cannot wait. At other hours, or if the patient gets weaker: the emergency department below.',
};

function isFirst({ hospital }: Place, at: number, places: readonly Place[]): boolean {
  return places.findIndex((other) => other.hospital.id === hospital.id) === at;
}

function behind(place: Place, name: Words, { vi, en }: Words): Place {
  return { ...place, department: { name }, reasons: [...place.reasons, { vi: `${vi}.`, en: `${en}.` }] };
}

const hospitalInName = /^bệnh viện\s/iu;

function isDevoted({ name, specialties: [main], emergency24h }: GraphHospital, specialty: string): boolean {
  return main === specialty && emergency24h === undefined && hospitalInName.test(name);
}

const laterWords: Words = {
  vi: 'Để khám tiếp khi phòng khám mở cửa lại.',
  en: 'To go on with when clinics open again.',
};
