import type { HospitalProfile } from './hospital-profile.ts';
import { isWholeProvince } from './levels.ts';
import { isVaccination } from './wanted.ts';
import { isInUnit } from './way.ts';
import type { Wish } from './wish.ts';

/** A heart hospital without a children's department may have one for the hearts of children. */
export function hasDoorForChildren({ departments }: HospitalProfile, chain: readonly string[]): boolean {
  return departments.some(({ groups, codes }) => groups.includes('children') && chain.some((code) => codes.has(code)));
}

/** Eyes, ears, skin, teeth, bones and minds of children are treated by those who treat everybody's. */
export function seesChildrenToo(chain: readonly string[]): boolean {
  return isVaccination(chain) || treatEverybody.has(chain[0] ?? '');
}

const treatEverybody = new Set([
  'ophthalmology',
  'ent',
  'dentistry',
  'dermatology',
  'burns',
  'rehabilitation',
  'psychiatry',
  'orthopedics',
]);

/** Where only the province is known, its general hospital sees a child first, whatever the usual list leaves out. */
export function isOwnOfProvince({ hospital, general }: HospitalProfile, { target }: Wish): boolean {
  const isTold = hospital.departmentsBasis === 'checked';
  const isOwn = target !== undefined && isWholeProvince(target) && isInUnit(target, hospital);
  return isOwn && general && !isTold && hospital.level === 'provincial';
}
