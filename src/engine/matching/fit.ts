import type { HospitalLevel } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { type Place, pointOf } from '../graph/places.ts';
import { hasDoorForChildren, isOwnOfProvince, seesChildrenToo } from './children-too.ts';
import { type HospitalProfile, profileOf } from './hospital-profile.ts';
import { levelsFor } from './levels.ts';
import {
  isBegunNear,
  isInternal,
  isNearOrOwn,
  isNeitherNearNorOwn,
  isNextDoorOf,
  isOverBorderAfar,
  mildKmMax,
  nearKmMax,
} from './near-house.ts';
import { isVaccination } from './wanted.ts';
import { isAcrossSea, isInTown, isInUnit, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/**
 * How far a hospital is from what is wished, all told in kilometres: a shortcoming costs as much as the longer way
 * that a family would go to avoid it. The figures are ours and not reviewed.
 */
const detours = {
  /** Nobody goes far to a large centre for what the province can do. */
  centralAfar: 40,
  /** Nor to that of the province for what is mild. */
  provincialAfar: 8,
  aboveDistrict: 60,
  /** A regional hospital has some of what a district lacks, and less than that of the province. */
  aboveRegional: 10,
  graveOwnHouse: 20,
  specialisedOrdinary: -18,
  specialisedGrave: -60,
  otherMainWork: 40,
  firstKin: 22,
  /** Eyes that cannot wait are looked into by nobody but an eye doctor. */
  eyesTodayKin: 50,
  /** A general hospital looks into what nobody has named yet as well as the specialist does. */
  firstLookKin: 10,
  /** General medicine treats most of what is mild as well as the specialist does. */
  mildKin: 12,
  /** Of a medical centre only a general clinic is known. */
  mildKinOfCentre: 15,
  /** What is mild is begun next door, whatever it is, unless the department is not much farther. */
  mildKinNextDoor: 35,
  eachFurtherKin: 12,
  /** What is beyond the district is beyond general medicine and surgery too. */
  aboveGeneral: 20,
  /** What fever, breath or belly need today any general hospital begins with. */
  todayKin: 10,
  todayKinOfCentre: 16,
  /** Neither in the own district nor with the department: nobody goes there. */
  neitherNearNorOwn: 45,
  /** For the grave a neighbouring department will not do. */
  kinGraveTimes: 12,
  /** Who is moved from a hospital is moved to a larger one. */
  movedNotUp: 200,
  /** Machines that few have stand in provincial hospitals and larger ones. */
  smallForScan: 60,
  /** Of a medical centre only a general clinic is known: it sees what belongs there, and the rest where nothing is near. */
  centreStandsIn: 25,
  noKin: 250,
  noKinGrave: 600,
  type: { public: 0, university: 0, military: 6, police: 6, private: 12, other: 10 },
  privateBesideInsurance: 10,
  basis: { checked: 0, general_knowledge: 3, usual_set: 9 },
  notPrivate: 60,
  /** In the evening and at the weekend private houses are more often open. */
  publicAfterHours: 30,
  noInsurance: 30,
  insuranceUnknown: 4,
  urgentWithoutEmergency: 20,
  /** A general hospital usually has one, though nobody has told. */
  urgentEmergencyUnknown: 6,
  childrensHospital: -20,
  /** Too far to be worth a way of its own: better all the same than a general one at the same distance. */
  childrensHospitalAfar: -6,
  noPaediatrics: 60,
  /** Nobody has told whether it has any. */
  paediatricsUnknown: 10,
  womensHospital: -8,
  shunned: 120,
  outsidePreferred: 80,
  /** In a city that the family would rather be spared. */
  refusedCity: 120,
  /** Who suffers now is relieved near by, and taken on from there. */
  inPainTimes: 2,
  dialysisTimes: 3,
  acrossSea: 120,
  /** On an island of which the family says that it cannot do this. */
  leftIsland: 200,
  /** From an island the boats go to its own province. */
  outsideUnitFromIsland: 100,
  /** A second opinion is asked of the very department, and of somebody who stands above the first. */
  opinionKin: 20,
  opinionNotAbove: 100,
  opinionElsewhere: 300,
  opinionOfTheSame: 400,
  /** Where only the province is known, its own hospitals come first. */
  outsideUnit: 60,
  /** But not before those who have seen more of what is grave. */
  outsideUnitGrave: 25,
  /** Beyond the border of a province there is often a river, and always another insurance office. */
  overBorder: 12,
  /** For today nobody crosses one while the own province has a house. */
  overBorderToday: 25,
  /** Eyes cross one for a house of their own, but not where the own province has one about as near. */
  overBorderEyes: 15,
  /** Where the border is gone since the provinces merged. */
  overFormerBorder: 5,
  /** The main site has all that a second one has. */
  secondSite: 6,
  perThousandBeds: -3,
  bedsCountedMax: 2000,
} as const;

/** A centre keeps office hours; a hospital has somebody on duty. */
const hospitalInName = /^(bệnh )?viện /iu;

/** Hospitals devoted to these see other complaints only beside their own work. */
const sideWork = new Set(['traditional_medicine', 'rehabilitation', 'plastic_surgery']);

/** The place in the chain of kin that a hospital serves; undefined when it serves none. */
export function servedKin(profile: HospitalProfile, { chain, audience }: Wish): number | undefined {
  const at = chain.findIndex((code) => profile.offers.has(code));
  if (audience === 'child' && profile.forChildren && namesOrgan(profile, chain)) return 0;
  return at < 0 ? undefined : at;
}

/** A children's hospital names its departments without the word child: its cardiology is for children. */
function namesOrgan({ offers }: HospitalProfile, chain: readonly string[]): boolean {
  return chain.some((code) => offers.has(code) && code !== 'pediatrics' && code !== 'emergency');
}

export function detourOf(profile: HospitalProfile, wish: Wish): number {
  return (
    travelKm(profile, wish) +
    expertiseDetour(profile, wish) +
    mainWorkDetour(profile, wish) +
    termsDetour(profile, wish) +
    audienceDetour(profile, wish) +
    (profile.isSecondSite ? detours.secondSite : 0) +
    opinionDetour(profile, wish) +
    (profile.hospital === wish.shunned ? detours.shunned : 0) +
    bedsDetour(profile)
  );
}

function opinionDetour(profile: HospitalProfile, wish: Wish): number {
  const { opinion } = wish;
  if (opinion === 'none') return 0;
  const kin = servedKin(profile, wish) === 0 ? 0 : detours.opinionKin;
  if (opinion === 'unknown') return kin;
  if (profile.hospital === opinion) return detours.opinionOfTheSame;
  const isDevoted = isOwnHouse(profile, wish) || (profile.forWomen && wish.audience === 'woman');
  // Who goes into another province for it goes to one above, not to its own house of the same rank.
  const isHere = !wish.home || isInUnit(wish.home, profile.hospital);
  const isHigher = isAbove(profile.hospital, opinion) || (isDevoted && isHere && profileOf(opinion).general);
  return kin + (isHigher ? 0 : isHere ? detours.opinionNotAbove : detours.opinionElsewhere);
}

const ranks: Readonly<Record<HospitalLevel, number>> = { district: 0, provincial: 1, central: 2 };

/** Whether it stands above the one that spoke first; a house of which no level is known does not. */
function isAbove({ level }: GraphHospital, { level: first }: GraphHospital): boolean {
  return level !== undefined && ranks[level] > (first === undefined ? 0 : ranks[first]);
}

export function isAboveOpinion(hospital: GraphHospital, { opinion }: Wish): boolean {
  return typeof opinion !== 'string' && opinion.level !== undefined && isAbove(hospital, opinion);
}

function bedsDetour({ hospital }: HospitalProfile): number {
  return (Math.min(hospital.beds ?? 0, detours.bedsCountedMax) / 1000) * detours.perThousandBeds;
}

function expertiseDetour(profile: HospitalProfile, wish: Wish): number {
  const kin = servedKin(profile, wish);
  const isUp = !wish.moves || profile.hospital.level === 'central';
  const isSmall = profile.hospital.level !== 'central' && profile.hospital.level !== 'provincial';
  const level =
    levelDetour(profile, wish) + (isUp ? 0 : detours.movedNotUp) + (wish.large && isSmall ? detours.smallForScan : 0);
  const begun = isBegunNear(profile, wish);
  if (kin === undefined && !begun) return level + (wish.grave ? detours.noKinGrave : detours.noKin);
  // Only where it rests on the list does it matter how sure the list is.
  if (kin === 0) return level + detours.basis[profile.hospital.departmentsBasis];
  // Vaccines are what a medical centre is for.
  const isCentre = profile.hospital.facilityKind === 'medical_centre' && !isVaccination(wish.chain);
  if (wish.mild && profile.general && isInternal(wish.chain)) {
    const afar = isNeitherNearNorOwn(profile, wish) ? detours.neitherNearNorOwn : 0;
    return level + afar + (isCentre && !wish.isAtHome ? detours.mildKinOfCentre : detours.mildKin);
  }
  if (begun || kin === undefined) return level + (isCentre ? detours.todayKinOfCentre : detours.todayKin);
  const first = isForEyesToday(wish)
    ? detours.eyesTodayKin
    : wish.isFirstLook && profile.general
      ? detours.firstLookKin
      : detours.firstKin;
  const isGeneral =
    generalists.has(wish.chain[kin] ?? '') && wish.isAboveDistrict && !wish.isFirstLook && wish.audience !== 'child';
  const above = isGeneral ? detours.aboveGeneral : 0;
  const known = first + above + (kin - 1) * detours.eachFurtherKin + (isCentre ? detours.centreStandsIn : 0);
  const away = wish.mild && isNextDoorOf(profile, wish) ? Math.min(known, detours.mildKinNextDoor) : known;
  return level + away * (wish.grave ? detours.kinGraveTimes : 1);
}

const generalists = new Set(['general_internal', 'general_surgery', 'family_medicine']);

function isForEyesToday({ isToday, chain }: Wish): boolean {
  return isToday && chain[0] === 'ophthalmology';
}

/** Beyond this what is mild is better seen in the district than in a house of its own. */
const mildOwnKmMax = 10;

function levelDetour(profile: HospitalProfile, wish: Wish): number {
  const { hospital, general } = profile;
  const level = hospital.level ?? (hospital.type === 'public' && general ? 'district' : 'none');
  const isSmall = level === 'district' || hospital.facilityKind === 'medical_centre';
  // A house of its own has the experience, whoever runs it.
  if (wish.grave && level === 'provincial' && isOwnHouse(profile, wish)) return detours.graveOwnHouse;
  const isNearForAbove = wish.isAboveDistrict && wish.target && isNearOrOwn(hospital, wish.target);
  const isAfar =
    !wish.grave && !isNearForAbove && wish.target !== undefined && roughKm(wish.target, hospital) > nearKmMax;
  return (
    levelsFor(wish)[level] +
    (wish.isAboveDistrict ? aboveDetour(hospital, isSmall) : 0) +
    (isAfar && level === 'central' && !wish.moves && !wish.isToday && typeof wish.opinion === 'string'
      ? detours.centralAfar
      : 0) +
    (level === 'provincial' && wish.mild && wish.target && roughKm(wish.target, hospital) > mildKmMax
      ? detours.provincialAfar
      : 0)
  );
}

const ofRegion = /khu vực/iu;

function aboveDetour({ name }: GraphHospital, isSmall: boolean): number {
  if (isSmall) return detours.aboveDistrict;
  return ofRegion.test(name) ? detours.aboveRegional : 0;
}

function isOwnHouse(profile: HospitalProfile, { chain, audience }: Wish): boolean {
  const { hospital, specialised, forChildren, forWomen } = profile;
  if (forWomen && audience === 'woman' && ofWomen.has(chain[0] ?? '')) return true;
  return (specialised && hospital.specialties[0] === chain[0]) || (forChildren && audience === 'child');
}

const ofWomen = new Set(['obstetrics', 'gynecology']);

/**
 * Devoted to what is wanted, or to its nearest kin and has it too: an oncology hospital with a breast clinic. Where a
 * neighbour only stands in, a general hospital with the very department is as good.
 */
function isDevoted(profile: HospitalProfile, wish: Wish): boolean {
  const [mainWork = ''] = profile.hospital.specialties;
  const at = wish.chain.indexOf(mainWork);
  // A house of women has a weight of its own, and general medicine is nobody's devotion.
  const hasToo =
    servedKin(profile, wish) === 0 &&
    !profile.forWomen &&
    mainWork !== 'general_internal' &&
    mainWork !== 'traditional_medicine';
  return at === 0 || (at === 1 && hasToo);
}

/** What every province does for women, and a house for the minds of grown-ups to a child, is worth no journey. */
function isForNearOnly({ forWomen }: HospitalProfile, { audience, chain, opinion }: Wish): boolean {
  return (forWomen && typeof opinion === 'string') || (audience === 'child' && chain[0] === 'psychiatry');
}

/** A hospital does that well for which it is there. */
function mainWorkDetour(profile: HospitalProfile, wish: Wish): number {
  const { hospital, general, specialised, forChildren, forWomen } = profile;
  const mainWork = hospital.specialties[0] ?? '';
  // A children's hospital is one for every organ, however few of its departments are listed.
  if (forChildren && wish.audience === 'child') {
    if (isLongWay(profile, wish)) return 0;
    return wish.grave ? detours.specialisedGrave : detours.specialisedOrdinary;
  }
  if (isDevoted(profile, wish)) {
    const isAfar = isLongWay(profile, wish) || (isForNearOnly(profile, wish) && !isNextDoor(profile, wish));
    if (!specialised || isAfar || isOfficeOnly(profile, wish) || isDear(profile, wish)) return 0;
    return wish.grave ? detours.specialisedGrave : detours.specialisedOrdinary;
  }
  const narrow = !general && !forChildren && !forWomen && !wish.chain.includes(mainWork);
  return narrow || sideWork.has(mainWork) ? detours.otherMainWork : 0;
}

/** Where insurance pays, a private house is for those who ask for one. */
function isDear({ hospital }: HospitalProfile, { wantsPrivate, coverage }: Wish): boolean {
  return hospital.type === 'private' && !wantsPrivate && coverage !== 'none';
}

/** A centre that keeps office hours is no house for what hurries. */
function isOfficeOnly({ hospital }: HospitalProfile, wish: Wish): boolean {
  if (wish.urgency === 'routine' || hospital.emergency24h === true) return false;
  return !hospitalInName.test(hospital.name) || needsRelief(wish);
}

/** Who suffers badly today goes where somebody is on duty; eyes go to who can look into them. */
function needsRelief(wish: Wish): boolean {
  return wish.isInPain && !isForEyesToday(wish);
}

/** What is mild, or must be seen today, is seen near home; a house of its own is worth a long way only for more. */
function isLongWay({ hospital }: HospitalProfile, wish: Wish): boolean {
  const { isToday, mild, grave, target } = wish;
  if (isOverBorderAfar(hospital, wish)) return true;
  // Needles and exercises are given day after day.
  const isDaily = sideWork.has(wish.chain[0] ?? '') && wish.isVisit;
  if (!(isToday || mild || isDaily) || grave || !target) return false;
  if (isForEyesToday(wish) && hospital.emergency24h === true) return false;
  return roughKm(target, hospital) > (mild ? mildOwnKmMax : nearKmMax);
}

function termsDetour(profile: HospitalProfile, wish: Wish): number {
  const { urgency, wantsPrivate, coverage, chain } = wish;
  const { hospital } = profile;
  let total = 0;
  if (wantsPrivate) total += hospital.type === 'private' ? 0 : detours.notPrivate;
  else {
    const isOpenLate = hospital.type === 'private' || (hospital.hours ?? []).length > 0;
    if (wish.isLate) total += isOpenLate ? 0 : detours.publicAfterHours;
    else total += detours.type[hospital.type];
    if (isDear(profile, wish) && !wish.isLate) total += detours.privateBesideInsurance;
    total += insuranceDetour(hospital, coverage);
  }
  const mayBeHasty = urgency !== 'routine' && !isVaccination(chain);
  return mayBeHasty ? total + hasteDetour(profile, wish) : total;
}

function insuranceDetour({ acceptsInsurance }: GraphHospital, coverage: Wish['coverage']): number {
  if (acceptsInsurance === undefined) return detours.insuranceUnknown;
  return acceptsInsurance || coverage === 'none' ? 0 : detours.noInsurance;
}

function hasteDetour(profile: HospitalProfile, wish: Wish): number {
  const { hospital, general, specialised } = profile;
  if (hospital.emergency24h === true) return 0;
  if (hospital.emergency24h === false) return detours.urgentWithoutEmergency;
  // The eye hospital is the place for eyes, by day at least.
  if (specialised && hospital.specialties[0] === wish.chain[0] && !isOfficeOnly(profile, wish)) return 0;
  return general ? detours.urgentEmergencyUnknown : detours.urgentWithoutEmergency;
}

/** What every provincial hospital does for women is worth no journey to a house of theirs. */
function isNextDoor({ hospital }: HospitalProfile, { target, grave }: Wish): boolean {
  return grave || !target || roughKm(target, hospital) <= nearKmMax;
}

function audienceDetour(profile: HospitalProfile, wish: Wish): number {
  const { audience, chain } = wish;
  const { hospital, forChildren, forWomen, offers, departments, general } = profile;
  const isTooFar = isLongWay(profile, wish);
  if (audience === 'woman') {
    // A breast is a woman's, but not a matter of the womb.
    return forWomen && chain[0] !== 'breast' && isNextDoor(profile, wish) ? detours.womensHospital : 0;
  }
  if (audience === 'anyone' || seesChildrenToo(chain)) return 0;
  if (forChildren) return isTooFar ? detours.childrensHospitalAfar : detours.childrensHospital;
  if (offers.has('pediatrics') || hasDoorForChildren(profile, chain)) return 0;
  const told = departments.length > 0 || hospital.departmentsBasis === 'checked' || !general;
  if (isBegunNear(profile, wish)) return 0;
  return told && !isOwnOfProvince(profile, wish) ? detours.noPaediatrics : detours.paediatricsUnknown;
}

function borderDetour(hospital: GraphHospital, { province }: Place, wish: Wish): number {
  if (province.code === hospital.provinceCode) return detours.overFormerBorder;
  if (isForEyesToday(wish)) return detours.overBorderEyes;
  return wish.isToday ? detours.overBorderToday : detours.overBorder;
}

const timesOf = (wish: Wish) => (wish.isDialysis ? detours.dialysisTimes : needsRelief(wish) ? detours.inPainTimes : 1);

function travelKm({ hospital }: HospitalProfile, wish: Wish): number {
  const { target, preferred, grave } = wish;
  if (!target) return 0;
  const leavesIsland = wish.leavesIsland && !wish.isToday;
  let total = roughKm(target, hospital) * timesOf(wish);
  if (isAcrossSea(target, hospital)) total += leavesIsland ? 0 : detours.acrossSea;
  else if (leavesIsland) total += detours.leftIsland;
  if (!isInUnit(target, hospital)) {
    if (leavesIsland) total += detours.outsideUnitFromIsland;
    else if (!pointOf(target)) total += grave ? detours.outsideUnitGrave : detours.outsideUnit;
    else if (!grave) total += borderDetour(hospital, target, wish);
  }
  if (wish.refused.some((city) => isInTown(city, hospital))) total += detours.refusedCity;
  const leavesCity = preferred !== undefined && hospital.provinceCode !== preferred.province.code;
  return leavesCity ? total + detours.outsidePreferred : total;
}
