import type { Graph } from '../graph/graph.ts';
import { type Place, pointOf } from '../graph/places.ts';
import type { Need } from '../knowledge/time-critical.ts';
import { abilityFor, ableIn } from './abilities.ts';
import { type Danger, isBegunInDistrict, isObstetric, isOwnKind, needsLarge, needsScan, suits } from './danger.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isLarge, isSmall, largerKmMax } from './larger-house.ts';
import { nearby } from './nearby.ts';
import { indexOf } from './shortlist.ts';
import { isAcrossSea, isInDistrict, isInUnit, wayKm } from './way.ts';

/** An emergency department and how far it is; of a province only the seat is known, and then the figure only orders. */
export type Reached = { readonly profile: HospitalProfile; readonly km: number };

export type Choice = {
  readonly first: Reached;
  /**
   * Why: what it can do, whom it is for, that it is larger than the nearest and about as near, the way alone, that no
   * department is known within reach (`post`), or that it is on the card and as near.
   */
  readonly why: 'ability' | 'kind' | 'larger' | 'way' | 'post' | 'card';
  /**
   * The nearest first, or the larger ones where nobody knows which is nearer; those over the sea or in another province
   * only when there is no other.
   */
  readonly near: readonly Reached[];
};

/** How much farther than the nearest one may go without a source; all are straight lines, ours and not reviewed. */
export const fartherKmMax = {
  /** No difference at all: the way is measured from the middle of a district. */
  tie: 2,
  /** Nor can any be told in the middle of a city of which no district is known. */
  tieUnplaced: 5,
  /** A children's hospital for a child, one with obstetrics for a birth. */
  ownKind: 8,
  /** In the own province rather than over its border, where there is often a river. */
  ownProvince: 5,
} as const;

/** Beyond this an emergency department is not within reach. */
const reachKm = { any: 20, inMinutes: 10, overBorder: 8 };
/** The same past the centre of the own district next door, for what it begins as well as any. */
const ownCentre = { reachKm: 14, doorKmMax: 5 };
/** What a house must save of the way of which nobody knows whether it has an emergency department. */
const postSavesKmMin = { any: 10, overBorder: 5, sureDoor: 15, scan: 25, large: 50 };
/** A general hospital of the district usually has one, by what such hospitals are: it is passed for less of a way. */
const hospitalReachKm = 10;
const postsMax = 2;
/** Looked at for them, since the nearest in a straight line may lie over a river. */
const postsSeenMax = 6;
const postRingsMax = 5;
const nearMax = 16;
/** Looked through first, about 100 km: almost always there is one. */
const ringsMax = 20;
/** Nobody in danger is served by a list of what lies so much farther than the nearest. */
const listedKmMax = 50;

/** Where to go from here in this danger. Nobody is sent in haste to a place that we could not find ourselves. */
export function choose(graph: Graph, from: Place, danger: Danger): Choice | undefined {
  const open = departmentsNear(graph, from, danger);
  const posts = postsNear(graph, from, danger, open[0]);
  const near = inOrder(from, open, danger);
  const [nearest] = near;
  const [post] = posts;
  const able = post && ableBeyond(graph, from, danger, post);
  if (able) return { first: able, why: 'ability', near: [...posts, ...near] };
  if (post) return { first: post, why: 'post', near: [...posts, ...onTheWay(graph, from, danger, post, near)] };
  return nearest ? { ...best(graph, from, danger, [nearest, ...near.slice(1)]), near } : elsewhere(graph, from, danger);
}

/** What a source says that it can do is worth the same way beyond a house of which less is known. */
function ableBeyond(graph: Graph, from: Place, danger: Danger, post: Reached): Reached | undefined {
  for (const need of danger.needs) {
    const able = nearestAble(graph, from, danger, need);
    if (able && able.km <= post.km + need.fartherKmMax) return able;
  }
  return undefined;
}

/** Of a province alone no way is known: its own large hospitals come first, whatever lies in the middle of its seat. */
function inOrder(from: Place, reached: readonly Reached[], { patient }: Danger): readonly Reached[] {
  if (from.district || pointOf(from)) return reached;
  const isForThem = ({ forChildren, hospital }: HospitalProfile) =>
    patient === 'child' && forChildren && hospital.type === 'public';
  const isBefore = ({ profile }: Reached) => isLarge(profile) || isForThem(profile);
  return [...reached.filter(isBefore), ...reached.filter((each) => !isBefore(each))];
}

/** Where all are far, what the way over a border must save before it is listed ahead of the own province; ours. */
const overBorder = { times: 5 / 4, farKm: 40, wayKmMin: 10, rings: 20, seenMax: 12, max: 2 };

/** Behind a small house: the hospitals of the own province on the way to the first sure door, then the sure ones. */
function onTheWay(graph: Graph, from: Place, danger: Danger, post: Reached, near: readonly Reached[]): Reached[] {
  const sureKm = near[0]?.km ?? Number.POSITIVE_INFINITY;
  const wanted = (profile: HospitalProfile) =>
    profile.hospital.emergency24h === undefined &&
    isHospital(profile) &&
    profile.house === 'general' &&
    isReached(from)(profile) &&
    isInUnit(from, profile.hospital) &&
    suits(profile, danger);
  const { rings, seenMax, max, wayKmMin, times, farKm } = overBorder;
  const between = nearestFirst(from, nearby(indexOf(graph).cells, from.center, seenMax, wanted, rings))
    .filter(({ km }) => km > reachKm.any && km >= post.km + wayKmMin && km + wayKmMin <= sureKm)
    .slice(0, max);
  const isNear = (km: number, profile: HospitalProfile) => km <= farKm || isInUnit(from, profile.hospital);
  const weighed = ({ profile, km }: Reached) => (isNear(km, profile) ? km : km * times);
  return [...between, ...near.toSorted((a, b) => weighed(a) - weighed(b))];
}

/** Without a boat and, where only the province is known, inside it. */
const isReached = (from: Place) => (profile: HospitalProfile) =>
  !isAcrossSea(from, profile.hospital) && (pointOf(from) !== undefined || isInUnit(from, profile.hospital));

const isOpen = ({ hospital }: HospitalProfile) => hospital.emergency24h === true && hospital.point !== undefined;

function departmentsNear(graph: Graph, from: Place, danger: Danger): Reached[] {
  const { cells, profiles } = indexOf(graph);
  const isHere = isReached(from);
  const wanted = (profile: HospitalProfile) => isOpen(profile) && isHere(profile) && suits(profile, danger);
  const near = nearby(cells, from.center, nearMax, wanted, ringsMax);
  return nearestFirst(from, near.length > 0 ? near : profiles.filter(wanted)).slice(0, nearMax);
}

/** Where no department is known within reach: the houses nearby that may have one. */
function postsNear(graph: Graph, from: Place, danger: Danger, nearest: Reached | undefined): Reached[] {
  const departmentKm = nearest?.km ?? Number.POSITIVE_INFINITY;
  // Over the border of a province, and often over a river: the houses of the own one come first.
  const isOver = nearest !== undefined && !isInUnit(from, nearest.profile.hospital);
  const reach = isOver ? reachKm.overBorder : danger.isNearestOnly ? reachKm.inMinutes : reachKm.any;
  if (departmentKm <= Math.min(reach, hospitalReachKm)) return [];
  const isOutOfReach = departmentKm > reach;
  const isPassed = departmentKm > ownCentre.reachKm && isBegunInDistrict(danger);
  const isOwnCentre = ({ hospital }: HospitalProfile) =>
    isPassed &&
    isInDistrict(from, hospital) &&
    hospital.point !== undefined &&
    wayKm(from, hospital, hospital.point) <= ownCentre.doorKmMax;
  const isHere = isReached(from);
  const wanted = (profile: HospitalProfile) =>
    profile.hospital.emergency24h === undefined &&
    (isOutOfReach || isHospital(profile) || isOwnCentre(profile)) &&
    (profile.house === 'general' || profile.forChildren) &&
    isHere(profile) &&
    (!isOver || isInUnit(from, profile.hospital)) &&
    suits(profile, danger);
  const posts = nearestFirst(from, nearby(indexOf(graph).cells, from.center, postsSeenMax, wanted, postRingsMax));
  return posts
    .filter(
      ({ profile, km }) => km <= reachKm.any && km + savesMin(profile, from, danger, nearest?.profile) <= departmentKm,
    )
    .slice(0, postsMax);
}

function savesMin({ hospital }: HospitalProfile, from: Place, danger: Danger, nearest?: HospitalProfile): number {
  const isOver = nearest !== undefined && !isInUnit(from, nearest.hospital);
  if (needsLarge(danger)) return postSavesKmMin.large;
  if (!danger.isNearestOnly && needsScan(danger))
    return postSavesKmMin[nearest && isLarge(nearest) ? 'scan' : 'sureDoor'];
  // Who leaves the district anyway goes on to a door that is sure, unless minutes count.
  if (!danger.isNearestOnly && !isInDistrict(from, hospital)) return postSavesKmMin.sureDoor;
  return postSavesKmMin[isOver ? 'overBorder' : 'any'];
}

/** Beyond this a stop on the way is worth it all the same. */
const straightKmMax = 30;

/** Whether one goes past the small houses on the way, since only a large one sees into a head. */
export function isStraight({ first, why }: Choice, danger: Danger): boolean {
  if (why === 'post' || !isLarge(first.profile)) return false;
  return needsLarge(danger) ? first.km <= postSavesKmMin.large : needsScan(danger) && first.km <= straightKmMax;
}

export const isHospital = ({ hospital, offers }: HospitalProfile) =>
  hospital.facilityKind !== 'medical_centre' && offers.has('emergency');

/** Over the sea, in another province, or far away: the nearest of all. */
function elsewhere(graph: Graph, from: Place, danger: Danger): Choice | undefined {
  const open = indexOf(graph).profiles.filter((profile) => isOpen(profile) && suits(profile, danger));
  const near = nearestFirst(from, open).slice(0, nearMax);
  return near[0] && { first: near[0], why: 'way', near };
}

export function nearestFirst(from: Place, profiles: readonly HospitalProfile[]): Reached[] {
  const reached: Reached[] = [];
  for (const profile of profiles) {
    const { point } = profile.hospital;
    if (point) reached.push({ profile, km: wayKm(from, profile.hospital, point) });
  }
  reached.sort((a, b) => a.km - b.km || (a.profile.hospital.id < b.profile.hospital.id ? -1 : 1));
  const [nearest] = reached;
  return nearest ? reached.filter(({ km }) => km <= nearest.km + listedKmMax) : [];
}

type Some = readonly [Reached, ...Reached[]];

function best(graph: Graph, from: Place, danger: Danger, near: Some): Pick<Choice, 'first' | 'why'> {
  const [nearest] = near;
  if (danger.isNearestOnly) return { first: nearest, why: 'way' };
  const able = ableBeyond(graph, from, danger, nearest);
  if (able) return { first: able, why: 'ability' };
  const [kin, ...others] = near.filter(
    ({ profile, km }) => km <= nearest.km + fartherKmMax.ownKind && isOwnKind(profile, danger),
  );
  if (kin) return { first: leaned(largerOf([kin, ...others], from), danger, from), why: 'kind' };
  const [own, ...alsoOwn] = near.filter(
    ({ profile, km }) => km <= nearest.km + fartherKmMax.ownProvince && isInUnit(from, profile.hospital),
  );
  const isOver = !isInUnit(from, nearest.profile.hospital);
  const reached: Some = isOver && own ? [own, ...alsoOwn] : near;
  const first = leaned(largerOf(reached, from), danger, from);
  const isLarger = isLarge(first.profile) && isSmall(reached[0].profile);
  return { first, why: isLarger ? 'larger' : 'way' };
}

/** Without the small houses, where a large one is about as near as the nearest of them. */
function largerOf(reached: Some, from: Place): Some {
  const [nearest] = reached;
  const kmMax = nearest.km + largerKmMax(nearest.km);
  const isOver = !isInUnit(from, nearest.profile.hospital);
  const isTied = (km: number) => isOver && km <= nearest.km + fartherKmMax.tie;
  const isAsNear = ({ profile, km }: Reached) => km <= kmMax && (isTied(km) || isInUnit(from, profile.hospital));
  if (!isSmall(nearest.profile) && !isLarge(nearest.profile)) return reached;
  const [first, ...others] = reached.filter((each) => isAsNear(each) && !isSmall(each.profile));
  return first && [first, ...others].some(({ profile }) => isLarge(profile)) ? [first, ...others] : reached;
}

/** The nearest of which a source says that it can do this. */
function nearestAble(graph: Graph, from: Place, danger: Danger, { capability }: Need): Reached | undefined {
  const isHere = isReached(from);
  const able = ableIn(graph).get(capability) ?? [];
  const open = able.filter((profile) => isOpen(profile) && isHere(profile) && suits(profile, danger));
  return inOrder(from, nearestFirst(from, open), danger)[0];
}

/** Among those that are as near: the one that most speaks for, by general knowledge. */
function leaned(reached: Some, danger: Danger, from: Place): Reached {
  const [nearest] = reached;
  // Of a city alone no way is known: the middle of it says little.
  const tieKm = from.district || pointOf(from) ? fartherKmMax.tie : fartherKmMax.tieUnplaced;
  let least = nearest;
  for (const other of reached) {
    const isTie = other.km <= nearest.km + tieKm && isLarge(other.profile) === isLarge(nearest.profile);
    if (isTie && leaningKm(other, danger, tieKm) < leaningKm(least, danger, tieKm)) least = other;
  }
  return least;
}

/** In kilometres; whatever they add up to, only a tie is broken by them. */
const leanings = { withoutAbility: 1, otherKind: 1, private: 0.5 };

function leaningKm({ profile, km }: Reached, danger: Danger, tieKm: number): number {
  const { hospital, forWomen, offers } = profile;
  const isOther = isObstetric(danger) ? !forWomen : danger.patient === 'child' && !offers.has('pediatrics');
  return (
    km +
    (abilityFor(hospital, danger.needs) ? 0 : leanings.withoutAbility * (tieKm / fartherKmMax.tie)) +
    (isOther ? leanings.otherKind : 0) +
    (hospital.type === 'private' || hospital.type === 'other' ? leanings.private : 0)
  );
}

/**
 * Where a small house sends on what it cannot do: the hospital of the own province that is open day and night, however
 * far; for a child that for children besides, unless the sign needs what only the general one may have, as antivenom.
 */
export function onwardFrom(graph: Graph, from: Place, { first }: Choice, danger: Danger): Reached[] {
  if (!isSmall(first.profile)) return [];
  const isHere = (profile: HospitalProfile) =>
    isOpen(profile) && !isAcrossSea(from, profile.hospital) && isInUnit(from, profile.hospital);
  const open = indexOf(graph).profiles.filter((profile) => isHere(profile) && suits(profile, danger));
  const general = ableAmong(nearestFirst(from, open.filter(isLarge)), danger);
  const forChildren = (profile: HospitalProfile) => profile.forChildren && profile.hospital.type === 'public';
  const [children] = needsChildren(danger) ? nearestFirst(from, open.filter(forChildren)) : [];
  const isWorthIt = children && (!general || children.km <= general.km + fartherKmMax.ownKind);
  return [...(general ? [general] : []), ...(isWorthIt ? [children] : [])];
}

/** How much farther the next stop may be for what the sign needs, as antivenom; ours. */
const ableFartherKm = 25;

function ableAmong([nearest, ...others]: readonly Reached[], { needs }: Danger): Reached | undefined {
  if (!nearest || abilityFor(nearest.profile.hospital, needs)) return nearest;
  const able = others.find(({ profile }) => abilityFor(profile.hospital, needs));
  return able && able.km <= nearest.km + ableFartherKm ? able : nearest;
}

function needsChildren({ patient, needs }: Danger): boolean {
  return patient === 'child' && needs.every(({ capability }) => capability === 'nicu');
}
