import type { Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { departmentOf } from '../knowledge/specialties.ts';
import type { Match } from '../matching.ts';
import type { Place } from '../recommendation.ts';
import { openWords, usuallyOnDuty } from './emergency-words.ts';
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
