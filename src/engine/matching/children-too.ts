import type { HospitalProfile } from './hospital-profile.ts';
import { isVaccination } from './wanted.ts';

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
