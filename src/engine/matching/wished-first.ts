import { distanceKm } from '../graph/distance.ts';
import type { Graph } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';
import { isAboveOpinion, servedKin } from './fit.ts';
import { type HospitalProfile, profileOf } from './hospital-profile.ts';
import { isLarge } from './larger-house.ts';
import { type Candidate, indexOf, shortlist } from './shortlist.ts';
import { treatsThis } from './told-hospitals.ts';
import { isInTown, isInUnit, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/** Unless the first is there. */
export function inAskedCities(graph: Graph, wish: Wish, first: HospitalProfile): Candidate[] {
  const elsewhere = wish.asked.filter((city) => !isInTown(city, first.hospital));
  return bestIn(elsewhere, graph, wish);
}

/** The best in each city that the family asks about or wishes for. */
export function bestIn(cities: readonly Place[], graph: Graph, wish: Wish): Candidate[] {
  // Nobody asks about a large city for what a small hospital does.
  const deeper = { ...wish, asked: [], wished: [], grave: true, mild: false };
  return cities.flatMap((city) => {
    const there = { ...deeper, target: city, preferred: city };
    const [best] = shortlist(graph, city.district ? { ...there, grave: false } : there);
    const isThere = best && isInTown(city, best.profile.hospital);
    return best && isThere && servedKin(best.profile, wish) !== undefined ? [best] : [];
  });
}

/** In the city that the form names, away from home, where nothing hurries. */
export function isInPreferred({ hospital }: HospitalProfile, wish: Wish): boolean {
  const { preferred, home, isSent, named, urgency, isToday } = wish;
  if (!preferred || !home || isSent || named || urgency !== 'routine' || isToday) return false;
  return hospital.provinceCode === preferred.province.code && preferred.province.code !== home.province.code;
}

export const asFromHome = (wish: Wish): Wish => ({ ...wish, target: wish.home, preferred: undefined });

/** Nearer than where the family wishes to go; who gave the first opinion is no choice for the second. */
export function isNearChoice(profile: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  const { home, opinion } = wish;
  if (!home || profile.hospital === opinion || !isFartherThan(first, profile, wish)) return false;
  const isHere = isInUnit(home, profile.hospital) || roughKm(home, profile.hospital) <= nearKmMax;
  if (!isHere || !treatsThis(profile, wish)) return false;
  if (typeof opinion !== 'string' && !isAboveOpinion(profile.hospital, wish)) return false;
  // A second opinion is asked of nobody who knows less of the matter.
  const kinOf = (each: HospitalProfile) => servedKin(each, wish) ?? wish.chain.length;
  return opinion === 'none' || kinOf(profile) <= kinOf(first);
}

/** Over a border, what is still near home; ours. */
const nearKmMax = 30;

/** “Mổ ở Cần Thơ hay lên Sài Gòn”: who lives in the country around the first of them means the hospitals of that city. */
export function inOwnCity(graph: Graph, wish: Wish): Candidate[] {
  const { ownCity } = wish;
  if (!ownCity) return [];
  const there = shortlist(graph, { ...wish, target: ownCity, mild: false, isAboveDistrict: true });
  const best = there.find(
    ({ profile }) =>
      servedKin(profile, wish) === 0 && profile.hospital.level === 'provincial' && isInTown(ownCity, profile.hospital),
  );
  return best ? [best] : [];
}

/** What is given again and again is given by the nearest that gives it, for a family that asks for one near home. */
export function nearForLong(graph: Graph, wish: Wish): Candidate[] {
  if (!wish.nearForLong) return [];
  const near = shortlist(graph, { ...wish, grave: false, mild: false, isAboveDistrict: true });
  const best = near.find(({ profile }) => servedKin(profile, wish) === 0 && profile.hospital.level !== 'district');
  const own = wish.registered && profileOf(wish.registered);
  const ofProvince = best && ownProvince(graph, best.profile, wish);
  return [
    ...(own && mayDialyse(own, wish) ? [{ profile: own, detour: 0 }] : []),
    ...(ofProvince ? [{ profile: ofProvince, detour: 0 }] : []),
    ...(best && !isBeyondRefused(best.profile, wish) ? [best] : []),
  ];
}

/** Before one goes into another province the large house of the own is asked, of which nobody has listed everything. */
function ownProvince(graph: Graph, best: HospitalProfile, { home }: Wish): HospitalProfile | undefined {
  if (!home || isInUnit(home, best.hospital)) return undefined;
  const large = indexOf(graph).profiles.filter((each) => isLarge(each) && isInUnit(home, each.hospital));
  const [first] = large.filter(({ hospital }) => hospital.departmentsBasis !== 'checked').sort(byBeds);
  return first;
}

const byBeds = (one: HospitalProfile, other: HospitalProfile) => (other.hospital.beds ?? 0) - (one.hospital.beds ?? 0);

/** Three times a week nobody goes far before the hospital on the card next door has been asked. */
const dialysisKmMax = 15;

function mayDialyse({ hospital, general }: HospitalProfile, { chain, home }: Wish): boolean {
  if (chain[0] !== 'nephrology' || !home || !general || hospital.facilityKind === 'medical_centre') return false;
  return roughKm(home, hospital) <= dialysisKmMax;
}

/** What the family wishes comes first, with what is near home beside it. */
export function withFirst(nearHome: readonly Candidate[], [first]: readonly Candidate[]): readonly Candidate[] {
  if (!first) return nearHome;
  return [first, ...nearHome.filter(({ profile }) => profile.hospital !== first.profile.hospital)];
}

export function isFartherThan({ hospital }: HospitalProfile, first: HospitalProfile, { home }: Wish): boolean {
  return home !== undefined && roughKm(home, hospital) > roughKm(home, first.hospital);
}

/** Farther by so much than the city of which the family complains, nothing is won; ours. */
const beyondKm = 15;

function isBeyondRefused({ hospital }: HospitalProfile, { refused, home }: Wish): boolean {
  if (!home) return false;
  return refused.some(({ center }) => roughKm(home, hospital) > distanceKm(home.center, center) + beyondKm);
}
