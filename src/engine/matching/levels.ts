import { type Place, pointOf } from '../graph/places.ts';
import { districtMatters } from './begun-here.ts';
import { isVaccination } from './wanted.ts';
import type { Wish } from './wish.ts';

/** What the level of a hospital costs, told in kilometres as in `fit.ts`. The figures are ours and not reviewed. */
const levels = {
  /** In ordinary matters the nearest good enough is best; large centres are crowded and pay less without a referral. */
  ordinary: { central: 25, provincial: 0, district: 8, none: 12 },
  /** What any doctor treats is best treated near home, where insurance pays in full without a referral. */
  mild: { central: 30, provincial: 5, district: 0, none: 12 },
  /** Of a patient of whom only the province is known nobody can tell which district hospital is near. */
  unplaced: { central: 25, provincial: 0, district: 45, none: 12 },
  /** What must be seen today is seen in the largest house of the province just as well. */
  unplacedToday: { central: 0, provincial: 0, district: 45, none: 12 },
  /** What every district treats; ours. */
  district: { central: 30, provincial: 4, district: 0, none: 12 },
  /** Who goes to a large city for another opinion goes to who knows most. */
  travelled: { central: 0, provincial: 10, district: 60, none: 12 },
  /** For the grave or rare, experience is worth a journey. */
  grave: { central: 0, provincial: 120, district: 300, none: 150 },
} as const;

export function isWholeProvince(place: Place): boolean {
  return !place.district && !pointOf(place);
}

export function levelsFor(wish: Wish) {
  const { grave, anywhere, mild, target, chain, isToday } = wish;
  if (grave || anywhere) return levels.grave;
  if (isOpinionAfar(wish)) return levels.travelled;
  if (isVaccination(chain)) return levels.mild;
  if (target && isWholeProvince(target)) return isToday ? levels.unplacedToday : levels.unplaced;
  if (!mild && target && pointOf(target) && districtMatters.has(chain[0] ?? '')) return levels.district;
  return mild && (!target || pointOf(target)) ? levels.mild : levels.ordinary;
}

type From = Pick<Wish, 'opinion' | 'preferred' | 'home'>;

export function isOpinionAfar({ opinion, preferred, home }: From): boolean {
  return opinion !== 'none' && preferred !== undefined && home !== undefined && home.province !== preferred.province;
}
