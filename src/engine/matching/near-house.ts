import { pointOf } from '../graph/places.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isInDistrict, isInUnit, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/** Within this one would hardly speak of a journey. */
export const nearKmMax = 15;

/** What a general medical department treats where a hospital has no separate one; ours, not reviewed. */
const internalMedicine = new Set([
  'cardiology',
  'pulmonology',
  'gastroenterology',
  'nephrology',
  'endocrinology',
  'rheumatology',
  'neurology',
  'infectious_disease',
  'geriatrics',
  'family_medicine',
]);

export function isInternal([wanted = '']: readonly string[]): boolean {
  return internalMedicine.has(wanted);
}

/**
 * What can be begun by any doctor today, and what every district treats, though of its centre no more is listed than a
 * general clinic: the near house of the own province, which sends on what is beyond it.
 */
export function isBegunNear(profile: HospitalProfile, wish: Wish): boolean {
  const { isToday, grave, isAboveDistrict, chain } = wish;
  if (isOrdinaryHere(profile, wish)) return true;
  if (!isToday || grave || isAboveDistrict || !isNextDoorOf(profile, wish)) return false;
  return begunAnywhere.has(chain[0] ?? '') || (isInternal(chain) && chain[0] !== 'neurology');
}

function isOrdinaryHere(profile: HospitalProfile, wish: Wish): boolean {
  const { isToday, mild, chain, target, audience, isDiagnosed } = wish;
  if (isToday || !mild || isDiagnosed || !target || !ofEveryDistrict.has(chain[0] ?? '') || audience === 'child')
    return false;
  return isNextDoorOf(profile, wish) || (isOfDistrict(profile) && isInDistrict(target, profile.hospital));
}

/** A public house of the district that sees everybody. */
function isOfDistrict({ hospital, general }: HospitalProfile): boolean {
  return general && hospital.type === 'public' && (hospital.level === 'district' || hospital.level === undefined);
}

/** Whom a district sees in rooms of its own, whatever is listed; ours. */
const ofEveryDistrict = new Set(['obstetrics', 'gynecology', 'general_surgery']);

const begunAnywhere = new Set(['orthopedics', 'general_internal']);

/** As near as the own centre usually is. */
const nextDoorKmMax = 8;

/** A public general house of the own province. */
export function isNextDoorOf({ hospital, general }: HospitalProfile, { target }: Wish): boolean {
  if (!general || hospital.type !== 'public' || !target || !pointOf(target)) return false;
  return isInUnit(target, hospital) && roughKm(target, hospital) <= nextDoorKmMax;
}

export function isNeitherNearNorOwn({ hospital }: HospitalProfile, { target }: Wish): boolean {
  if (!target || !pointOf(target) || isInDistrict(target, hospital)) return false;
  return roughKm(target, hospital) > nearKmMax;
}

/** Beyond this what is mild is better seen in the district. */
export const mildKmMax = 25;

const overBorderKmMax = 48;

/** No house of its own is worth the way into another province, far from home, whose own has the department. */
export function isOverBorderAfar(hospital: HospitalProfile['hospital'], wish: Wish): boolean {
  const { isAboveDistrict, grave, target, preferred, opinion } = wish;
  // Another opinion is asked for above.
  if (typeof opinion === 'object') return false;
  if (!isAboveDistrict || grave || preferred || !target || target.province.code === hospital.provinceCode) return false;
  return roughKm(target, hospital) > overBorderKmMax;
}

const ownKmMax = 60;

/** Some provinces have no other large house than a central one. */
export function isNearOrOwn(hospital: HospitalProfile['hospital'], target: NonNullable<Wish['target']>): boolean {
  return roughKm(target, hospital) <= (isInUnit(target, hospital) ? ownKmMax : mildKmMax);
}
