import type { Graph } from '../graph/graph.ts';
import { pointOf } from '../graph/places.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { shareAt } from './insurance-share.ts';
import { isLarge, isSmall } from './larger-house.ts';
import { isInternal } from './near-house.ts';
import { type Candidate, shortlist } from './shortlist.ts';
import { awayKm, isAcrossSea, isInTown, isInUnit, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

export const alternativesMax = 3;

/** Those that give what the first does not, one for each such thing, and none so far that nobody would go for it. */
export function chooseAlternatives(candidates: readonly Candidate[], wish: Wish, graph: Graph): Candidate[] {
  const [first, ...rest] = candidates;
  if (!first) return [];
  if (!wish.target) return elsewhere(first, rest);
  const others = withContrast(rest, wish, graph).filter(
    ({ profile }) => isOther(profile, first.profile, wish) && !isSpared(profile, wish),
  );
  const chosen: Candidate[] = [];
  const given = new Set<Gain>();
  for (const other of others) {
    const near = chosen.findLast(({ profile }) => isNearer(profile, first.profile, wish, tellingKm));
    const isMuchNearer = near !== undefined && isNearer(other.profile, near.profile, wish, tellingGraveKm);
    const gains = gainsOf(other.profile, first.profile, wish).filter(
      (gain) => !given.has(gain) || (gain === 'nearer' && isMuchNearer),
    );
    if (gains.length === 0 || chosen.length === alternativesMax) continue;
    chosen.push(other);
    for (const gain of gains) given.add(gain);
  }
  return chosen.length > 0
    ? chosen
    : others.filter(({ profile }) => isAsGood(profile, first.profile, wish)).slice(0, 1);
}

/** In a city to which the family would rather not go. */
function isSpared({ hospital }: HospitalProfile, { refused }: Wish): boolean {
  return refused.some((city) => isInTown(city, hospital));
}

/** A second door that only is one. */
const secondKmMax = 15;

/** Where none differs, a second door not far from the first is still worth knowing. */
function isAsGood(other: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  const isTooSmall = wish.isAboveDistrict && other.hospital.level === 'district';
  return !isTooSmall && kinOf(other, wish) <= kinOf(first, wish) && fartherBy(other, first, wish) <= secondKmMax;
}

/** Also the larger centres for the ordinary, and the nearer places for the grave. */
function withContrast(rest: readonly Candidate[], wish: Wish, graph: Graph): Candidate[] {
  const contrast = shortlist(graph, { ...wish, grave: !wish.grave, mild: false });
  const known = new Set(rest.map(({ profile }) => profile));
  return [...rest, ...contrast.filter(({ profile }) => !known.has(profile))];
}

type Gain =
  | 'nearer'
  | 'department'
  | 'children'
  | 'deeper'
  | 'larger'
  | 'second'
  | 'insurance'
  | 'private'
  | 'public'
  | 'emergency';

/** How many kilometres farther one would go for it; ours. */
const fartherMax = {
  department: 60,
  departmentNeeded: 120,
  deeper: 60,
  deeperToday: 30,
  /** What only an eye hospital operates on. */
  eyesToday: 80,
  deeperGrave: 200,
  largerToday: 100,
  insurance: 10,
  privateAsked: 60,
  other: 20,
  otherInProvince: 10,
};

function fartherMaxFor(gain: Gain, wish: Wish): number {
  const { grave, mild, target, isFirstLook, asksPrivate, opinion } = wish;
  if (gain === 'nearer') return Number.POSITIVE_INFINITY;
  const isOrdinary = wish.urgency === 'routine' && !grave && isInternal(wish.chain);
  if (gain === 'department') return mild || isOrdinary ? fartherMax.department : fartherMax.departmentNeeded;
  if (gain === 'children') return fartherMax.department;
  const ofEyes = wish.chain[0] === 'ophthalmology';
  if (gain === 'deeper' && wish.isToday && !grave) return fartherMax[ofEyes ? 'eyesToday' : 'deeperToday'];
  if (gain === 'second' || (gain === 'deeper' && (grave || isFirstLook))) return fartherMax.deeperGrave;
  // Who doubts a word is told of one above, whoever spoke it.
  if (gain === 'deeper' && opinion !== 'none') return fartherMax.deeperGrave;
  if (gain === 'larger') return fartherMax.largerToday;
  if (gain === 'deeper' && !mild) return fartherMax.deeper;
  if (gain === 'insurance') return fartherMax.insurance;
  if (gain === 'private' && asksPrivate) return fartherMax.privateAsked;
  return target && pointOf(target) ? fartherMax.other : fartherMax.otherInProvince;
}

/** A difference below this is none: the way is measured from the middle of a district. */
export const tellingKm = 5;
/** For the grave a few kilometres are no reason. */
const tellingGraveKm = 20;

function gainsOf(other: HospitalProfile, first: HospitalProfile, wish: Wish): Gain[] {
  const [share = 0, firstShare = 0] = [shareAt(other.hospital, wish), shareAt(first.hospital, wish)];
  const kin = kinOf(other, wish);
  // For the grave a neighbouring department is no choice, unless it spares a journey.
  const fits = kin === 0 || (!wish.grave && isSeenThere(kin, wish));
  const isLess = wish.isAboveDistrict && kin > kinOf(first, wish);
  const saved = wish.grave || isLess ? tellingGraveKm : tellingKm;
  const gains: [Gain, boolean][] = [
    [
      'nearer',
      mayJudge(other, first, wish) &&
        ((isNearer(other, first, wish, saved) && isWorthIt(other, kin, first, wish)) || isAtHome(other, first, wish)),
    ],
    ['department', kinOf(first, wish) > kin && (kin === 0 || isOfMatter(kin, first, wish))],
    ['children', wish.audience === 'child' && other.forChildren && !first.forChildren],
    ['deeper', kin === 0 && depthOf(other, wish) > depthOf(first, wish) && !isForAnyDoctor(wish)],
    ['larger', isNextStep(other, first, wish)],
    ['second', kin === 0 && wish.grave && other.hospital.level === 'central'],
    ['insurance', fits && other.hospital.acceptsInsurance === true && kin <= kinOf(first, wish) && share > firstShare],
    [
      'private',
      fits &&
        isPrivate(other) &&
        (wish.wantsPrivate || !isPrivate(first)) &&
        (wish.asksPrivate || kin <= kinOf(first, wish)),
    ],
    ['public', fits && isPrivate(first) && !isPrivate(other) && kin <= kinOf(first, wish)],
    ['emergency', fits && !wish.grave && wish.urgency === 'urgent' && isOpen(other) && !isOpen(first)],
  ];
  const farther = fartherBy(other, first, wish);
  if (isAbsurd(other, first, wish) && !wish.grave) {
    return gains
      .filter(([gain, has]) => has && abilities.has(gain) && farther <= fartherMaxFor(gain, wish))
      .map(([gain]) => gain);
  }
  return gains.filter(([gain, has]) => has && farther <= fartherMaxFor(gain, wish)).map(([gain]) => gain);
}

/** What only another hospital may have. */
const abilities = new Set<Gain>(['department', 'children', 'deeper', 'larger']);

/** Over three times the way of the first, and more than 30 km farther: nobody goes there for less than an ability. */
const absurd = { times: 3, farther: 30 };

function isAbsurd(other: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  const [km, firstKm] = [kmFrom(wish, other), kmFrom(wish, first)];
  return km > absurd.times * firstKm && km > firstKm + absurd.farther;
}

/** Only a journey is a reason to be seen first where nobody treats such a matter. */
const unfitKm = 30;

/** A nearer door that knows less of the matter is of use in the own province, and not over a river. */
function isWorthIt(other: HospitalProfile, kin: number, first: HospitalProfile, wish: Wish): boolean {
  if (kin <= kinOf(first, wish)) return true;
  if (!wish.isToday && !isSeenThere(kin, wish) && !isNearer(other, first, wish, unfitKm)) return false;
  return wish.home !== undefined && isInUnit(wish.home, other.hospital);
}

/** Who knows less of the matter than the one that spoke first does not judge it, however near. */
function mayJudge(other: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  return typeof wish.opinion === 'string' || kinOf(other, wish) <= kinOf(first, wish);
}

/** Teeth or eyes are not treated in general medicine: that it costs less there is no reason. */
function isSeenThere(kin: number, { chain }: Wish): boolean {
  return chain[kin] !== 'general_internal' || chain[0] === 'general_internal' || isInternal(chain);
}

/** Where the first would see it in general medicine or surgery, a nearer kin is a door of its own. */
function isOfMatter(kin: number, first: HospitalProfile, wish: Wish): boolean {
  const [own = '', there = ''] = [wish.chain[kin], wish.chain[kinOf(first, wish)]];
  // Who begins at the place on the card is told who operates.
  if (own === 'general_surgery' && there === 'general_internal') return first.hospital === wish.registered;
  return !wish.mild && isGeneral.has(there) && !isGeneral.has(own);
}

const isGeneral = new Set(['general_internal', 'general_surgery', 'family_medicine', '']);

/** The place in the chain, behind all others where it serves none. */
function kinOf(profile: HospitalProfile, wish: Wish): number {
  return servedKin(profile, wish) ?? wish.chain.length;
}

function isNearer(other: HospitalProfile, first: HospitalProfile, { home }: Wish, km: number): boolean {
  const [away, firstAway] = [awayKm(home, other.hospital), awayKm(home, first.hospital)];
  return away !== null && firstAway !== null && firstAway - away >= km;
}

/** In the province of a patient of whom no more is known, where the first is in another. */
export function isAtHome({ hospital }: HospitalProfile, first: HospitalProfile, { home }: Wish): boolean {
  return home !== undefined && !pointOf(home) && isInUnit(home, hospital) && !isInUnit(home, first.hospital);
}

/** Whether this is what the hospital is there for. */
export function isDevoted({ hospital, specialised, forChildren }: HospitalProfile, { chain, audience }: Wish): boolean {
  if (forChildren) return audience === 'child';
  return specialised && chain.slice(0, 2).includes(hospital.specialties[0] ?? '');
}

/** A general hospital of the police is no centre of a specialty, whoever runs it. */
export function isCentre({ hospital, general }: HospitalProfile): boolean {
  return hospital.level === 'central' && !(general && hospital.type === 'police');
}

const isPrivate = ({ hospital }: HospitalProfile): boolean => hospital.type === 'private';
const isOpen = ({ hospital }: HospitalProfile): boolean => hospital.emergency24h === true;

function depthOf(profile: HospitalProfile, wish: Wish): number {
  return (isCentre(profile) ? 2 : 0) + (isDevoted(profile, wish) ? 1 : 0);
}

/** For what has no specialty, and for who is nursed at home, nobody goes to a centre. */
function isForAnyDoctor({ chain, grave, isFirstLook, opinion, isToday, isAtHome }: Wish): boolean {
  if (grave || isFirstLook || isToday || opinion !== 'none') return false;
  return isAtHome || chain[0] === 'general_internal' || chain[0] === 'family_medicine';
}

/** Where a small house sends on what it cannot do today: the large one of the own province. */
export function isNextStep(other: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  const { home, isToday, grave } = wish;
  if (!isToday || grave || !home || !isSmall(first) || isLarge(first) || first.hospital.type === 'private')
    return false;
  return isLarge(other) && isInUnit(home, other.hospital) && kinOf(other, wish) <= kinOf(first, wish);
}

/** A second site of the same hospital is no other choice. */
function isOther(other: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  if (isUntold(other, wish) || isOverBorderToday(other, first, wish)) return false;
  // What a hospital of the province has said is not judged in a district.
  if (typeof wish.opinion !== 'string' && wish.opinion.level !== 'district' && other.hospital.level === 'district') {
    return false;
  }
  return servedKin(other, wish) !== undefined && bareName(other) !== bareName(first) && other.hospital !== wish.opinion;
}

/** For today nobody goes into another province unless it is nearer, or has what the own one lacks. */
function isOverBorderToday(other: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  const { home, isToday, grave } = wish;
  if (!isToday || grave || !home || home.province.code !== first.hospital.provinceCode) return false;
  if (kinOf(other, wish) < kinOf(first, wish)) return false;
  // What a retina needs few provinces have.
  if (wish.chain[0] === 'ophthalmology' && isDevoted(other, wish) && !isDevoted(first, wish)) return false;
  return home.province.code !== other.hospital.provinceCode && !isNearer(other, first, wish, tellingKm);
}

/** Nobody goes into another province for what is ordinary without knowing how far. */
function isUntold({ hospital }: HospitalProfile, { home, grave }: Wish): boolean {
  return !grave && home !== undefined && pointOf(home) !== undefined && !hospital.point && !isInUnit(home, hospital);
}

function bareName({ hospital }: HospitalProfile): string {
  return hospital.name.replace(/\s*\(.*\)$/u, '');
}

/** Each hospital once, and none that is the first, whoever brought it here. */
export function eachOnce(candidates: readonly Candidate[], first: HospitalProfile): Candidate[] {
  const seen = new Set([bareName(first)]);
  return candidates.filter(({ profile }) => {
    const name = bareName(profile);
    return !seen.has(name) && seen.add(name);
  });
}

/** For weighing: over the sea, and out of a province of which no more is known, nobody goes for a small gain. */
const apartKm = { sea: 100, province: 60, formerProvince: 15 };

function fartherBy(other: HospitalProfile, first: HospitalProfile, wish: Wish): number {
  return kmFrom(wish, other) - kmFrom(wish, first);
}

function kmFrom({ target, leavesIsland }: Wish, { hospital }: HospitalProfile): number {
  if (!target) return 0;
  const away = roughKm(target, hospital);
  if (isAcrossSea(target, hospital)) return away + (leavesIsland ? 0 : apartKm.sea);
  if (pointOf(target) || isInUnit(target, hospital)) return away;
  return away + apartKm[target.province.code === hospital.provinceCode ? 'formerProvince' : 'province'];
}

/** One from each other part of the country, since any of them may be where the patient is. */
function elsewhere(first: Candidate, rest: readonly Candidate[]): Candidate[] {
  const provinces = new Set([first.profile.hospital.provinceCode]);
  const chosen: Candidate[] = [];
  for (const candidate of rest) {
    const { provinceCode } = candidate.profile.hospital;
    if (chosen.length === alternativesMax) break;
    if (!provinces.has(provinceCode)) chosen.push(candidate);
    provinces.add(provinceCode);
  }
  return chosen;
}
