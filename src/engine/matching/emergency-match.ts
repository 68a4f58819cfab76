import type { Words } from '#contract/vocabulary.ts';
import type { Graph } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';
import { abilityFor, isSourced } from './abilities.ts';
import { type Danger, isOwnKind, suits } from './danger.ts';
import { type Choice, choose, isHospital, isStraight, nearestFirst, onwardFrom, type Reached } from './emergency.ts';
import { firstReasons, onCardWords, onwardWords, otherReasons } from './emergency-words.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isLarge } from './larger-house.ts';
import { nearby } from './nearby.ts';
import { type EmergencyList, listNearest } from './nearest.ts';
import { type OwnDoor, ownDoor } from './own-door.ts';
import { indexOf } from './shortlist.ts';
import { isAcrossSea, isInUnit } from './way.ts';
import type { Wish } from './wish.ts';

type Named = { readonly profile: HospitalProfile; readonly reasons: Words[] };

/** Where to go in danger: the first, then what else there is, each with why; and the list of the nearest. */
export type EmergencyMatch = {
  readonly named: readonly Named[];
  readonly emergency: EmergencyList;
  /** The door of the own district, where all that is named lies in another. */
  readonly own?: OwnDoor | undefined;
};

const alternativesMax = 3;
/** Those that only lie farther are named so far and no farther; behind a house in doubt the first sure one. */
const besideKm = 15;
/** Beyond this, and three times the way of the first, only an ability that none nearer has is a reason. */
const absurd = { km: 30, times: 3 };

export function matchEmergency(danger: Danger, wish: Wish, graph: Graph): EmergencyMatch {
  const { target, home } = wish;
  const chosen = target && choose(graph, target, danger);
  if (!target || !chosen) return { named: [], emergency: listNearest(undefined, wish) };
  const nearest = (chosen.near[0] ?? chosen.first).profile;
  const door = ownDoor(graph, home, nearest, danger.isNearestOnly);
  // What only a scanner finds is not held up at the own door.
  const passed = isStraight(chosen, danger) ? undefined : door;
  const card = onCard(graph, target, wish);
  const atDoor = passed?.profile ? atOwn(chosen, target, passed.profile, danger) : chosen;
  const choice = card && isCardFirst(card, atDoor, danger) ? cardFirst(atDoor, card) : atDoor;
  const own = choice === chosen ? passed : undefined;
  const first = { profile: choice.first.profile, reasons: firstReasons(choice, danger, home, own) };
  const rest = choice.near.filter(({ profile }) => profile !== first.profile);
  const onward = onwardFrom(graph, target, choice, danger);
  const sure = choice.why === 'post' ? sureBehind(target, rest, onward[0]) : undefined;
  const others = withOnward(
    [
      ...(door?.profile && choice === chosen ? nearestFirst(target, [door.profile]) : []),
      ...(card && isBeside(card, choice) ? [card] : []),
      ...ownHouse(graph, target, choice, danger),
      ...rest.filter((each) => each === sure || helps(each, rest, choice, danger)),
    ]
      .filter(isFirstOf)
      .slice(0, alternativesMax),
    onward,
  );
  const named = others.map(({ reached, isOnward }) => ({
    profile: reached.profile,
    reasons: [
      ...(reached.profile === card?.profile ? [onCardWords] : []),
      ...otherReasons(reached, choice, danger, home),
      ...(isOnward ? [onwardWords(reached.profile)] : []),
    ],
  }));
  return { named: [first, ...named], emergency: listNearest(choice, wish, own), own };
}

/** What the hospital of the own town must save of the way to a door that is sure; ours. */
const ownTownSavesKm = 7;
/** And to a medical centre, which is smaller than it. */
const pastCentreSavesKm = 3;

/** A hospital of the own town that is so much nearer comes first; nobody is told of two firsts. */
function atOwn(chosen: Choice, from: Place, profile: HospitalProfile, danger: Danger): Choice {
  const [first] = nearestFirst(from, [profile]);
  const savesKm = isHospital(chosen.first.profile) ? ownTownSavesKm : pastCentreSavesKm;
  if (!first || !isHospital(profile) || first.km + savesKm > chosen.first.km) return chosen;
  if (isLarge(chosen.first.profile) || isOwnKind(chosen.first.profile, danger)) return chosen;
  return { first, why: 'post', near: [first, ...chosen.near.filter((each) => each.profile !== profile)] };
}

const isFirstOf = ({ profile }: Reached, at: number, all: readonly Reached[]) =>
  all.findIndex((each) => each.profile === profile) === at;

/** How much farther than the first the house on the card may be, to come first or to be named; ours. */
const cardKm = { first: 3, beside: 8, max: 20 };

/** The general house on the card, which knows the patient; whether it has somebody on duty is usual for such houses. */
function onCard(graph: Graph, from: Place, { registered }: Wish): Reached | undefined {
  if (!registered || registered.emergency24h === false || isAcrossSea(from, registered)) return undefined;
  const profile = indexOf(graph).profiles.find(({ hospital }) => hospital === registered);
  return profile?.house === 'general' ? nearestFirst(from, [profile])[0] : undefined;
}

/** A public hospital on the card before a private one about as near; of what only another can do it is told beside. */
function isCardFirst({ profile, km }: Reached, { first, why }: Choice, danger: Danger): boolean {
  if (why !== 'way' || profile === first.profile || first.profile.hospital.type !== 'private') return false;
  const kmMax = first.km + (danger.isNearestOnly ? 0 : cardKm.first);
  return profile.hospital.type === 'public' && isHospital(profile) && km <= kmMax;
}

function cardFirst({ near }: Choice, first: Reached): Choice {
  return { first, why: 'card', near: [first, ...near.filter(({ profile }) => profile !== first.profile)] };
}

function isBeside({ profile, km }: Reached, { first }: Choice): boolean {
  return profile !== first.profile && km <= Math.min(first.km + cardKm.beside, cardKm.max);
}

/** Ours: what is left of the way when a quarter is saved. */
const savedWay = 3 / 4;

/**
 * The first sure door; over the border, where nobody is sent on to, and where all are far, only if that saves much of the
 * way to the own province's.
 */
function sureBehind(from: Place, rest: readonly Reached[], onward: Reached | undefined): Reached | undefined {
  const sure = rest.find(({ profile }) => isSure(profile));
  const isDoubtful = sure !== undefined && (!isInUnit(from, sure.profile.hospital) || sure.km > farKm);
  return isDoubtful && onward && sure.km > onward.km * savedWay ? undefined : sure;
}

/** From here on a few kilometres less are no choice. */
const farKm = 60;

type Other = { readonly reached: Reached; readonly isOnward: boolean };

/** With the hospital that a small one sends on to, whatever else is near. */
function withOnward(others: readonly Reached[], onward: readonly Reached[]): Other[] {
  const isOnward = ({ profile }: Reached) => onward.some((each) => each.profile === profile);
  const added = onward.filter(({ profile }) => !others.some((each) => each.profile === profile));
  const all = [...others.slice(0, alternativesMax - added.length), ...added];
  return all.map((reached) => ({ reached, isOnward: isOnward(reached) }));
}

function helps(each: Reached, rest: readonly Reached[], { first, why }: Choice, danger: Danger): boolean {
  // A second house in doubt that only lies farther helps nobody.
  if (why === 'post' && !isSure(each.profile)) return false;
  if (each.km - first.km <= besideKm) return true;
  const gain = gainOf(each.profile, danger);
  const isFirst = rest.find(({ profile }) => gainOf(profile, danger) === gain) === each;
  const isAbsurd = each.km > first.km + absurd.km && each.km > absurd.times * first.km;
  return gain !== undefined && isFirst && (!isAbsurd || isSureOf(each.profile, danger));
}

/** How much farther a child or a mind is taken to a house of its own of which nobody has told whether it opens at night. */
const ownHouseKm = 15;
/** The same of an eye, of which other houses often have no doctor. */
const eyeHouseKm = 40;
/** And of a mind, for who must stay. */
const mindHouseKm = 25;

function ownHouse(graph: Graph, from: Place, { first, near }: Choice, danger: Danger): Reached[] {
  const isNamed = near.some(({ profile }) => profile.house !== 'general' && isSure(profile));
  if (danger.isNearestOnly || isNamed) return [];
  const wanted = (profile: HospitalProfile) =>
    profile.hospital.emergency24h === undefined &&
    profile.house !== 'general' &&
    !isAcrossSea(from, profile.hospital) &&
    suits(profile, danger);
  return nearestFirst(from, nearby(indexOf(graph).cells, from.center, 1, wanted, ownHouseRings)).filter(
    ({ profile, km }) => km <= first.km + (fartherTo[profile.house] ?? ownHouseKm) && profile !== first.profile,
  );
}

const fartherTo: Readonly<Record<string, number>> = { ophthalmology: eyeHouseKm, psychiatry: mindHouseKm };

const ownHouseRings = 9;
const isSure = ({ hospital }: HospitalProfile) => hospital.emergency24h === true;

/** What it has that the way alone does not give. */
function gainOf(profile: HospitalProfile, danger: Danger): string | undefined {
  return abilityFor(profile.hospital, danger.needs)?.code ?? (isOwnKind(profile, danger) ? 'kind' : undefined);
}

function isSureOf({ hospital }: HospitalProfile, { needs }: Danger): boolean {
  const ability = abilityFor(hospital, needs);
  return ability !== undefined && isSourced(ability);
}
