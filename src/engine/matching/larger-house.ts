import type { HospitalProfile } from './hospital-profile.ts';

const large: ReadonlySet<string | undefined> = new Set(['provincial', 'central']);

/** A general hospital of a province or of the country: it usually has intensive care, surgery and a scanner. */
export function isLarge({ hospital, house }: HospitalProfile): boolean {
  return house === 'general' && large.has(hospital.level);
}

/** A private, a military or a district one, as far as is known; a house devoted to the matter is not small. */
export function isSmall(profile: HospitalProfile): boolean {
  return profile.house === 'general' && !isLarge(profile);
}

/** How much farther a larger house may lie: a third of the way, but where the way is short some minutes by road. */
const farther = { share: 1 / 3, kmMin: 3, kmMax: 5 };

/** Beyond the nearest, in a straight line; ours and not reviewed. */
export function largerKmMax(nearestKm: number): number {
  return Math.min(farther.kmMax, Math.max(farther.kmMin, nearestKm * farther.share));
}
