import { pointOf } from '../graph/places.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isAcrossSea, isInUnit, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/**
 * How far a hospital is from what is wished, all told in kilometres: a shortcoming costs as much as the longer way
 * that a family would go to avoid it. The figures are ours and not reviewed.
 */
const detours = {
  /** In ordinary matters the nearest good enough is best; large centres are crowded and pay less without a referral. */
  ordinaryLevel: { central: 25, provincial: 0, district: 8, none: 12 },
  /** For the grave or rare, experience is worth a journey. */
  graveLevel: { central: 0, provincial: 120, district: 300, none: 150 },
  specialisedOrdinary: -8,
  specialisedGrave: -60,
  otherMainWork: 40,
  firstKin: 22,
  eachFurtherKin: 12,
  /** For the grave a neighbouring department will not do. */
  kinGraveTimes: 12,
  /** Of a medical centre only a general clinic is known: it sees what belongs there, and the rest where nothing is near. */
  centreStandsIn: 25,
  noKin: 250,
  noKinGrave: 600,
  type: { public: 0, university: 0, military: 6, police: 6, private: 12, other: 10 },
  basis: { checked: 0, general_knowledge: 3, usual_set: 9 },
  noInsurance: 30,
  insuranceUnknown: 4,
  urgentWithoutEmergency: 20,
  childrensHospital: -20,
  noPaediatrics: 60,
  womensHospital: -8,
  outsidePreferred: 80,
  acrossSea: 120,
  /** Where only the province is known, its own hospitals come first. */
  outsideUnit: 25,
  perThousandBeds: -3,
  bedsCountedMax: 2000,
  // In an emergency only the way counts, and whether the doors are open to this patient.
  emergencyHoursUnknown: 40,
  emergencyClosed: 300,
  emergencyAcrossSea: 300,
  /** Of a patient of whom only the province is known, only its hospitals are surely in reach. */
  emergencyOutsideUnit: 200,
  /** Nobody may be sent in haste to a place that we could not find ourselves. */
  emergencyPlaceUnknown: 300,
  emergencyNotGeneral: 25,
  emergencyWithSpecialty: -6,
  emergencyPrivate: 2,
  emergencyDistrict: 3,
  emergencyForChildren: -8,
  emergencyWithoutPaediatrics: 4,
} as const;

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

/** Whether this hospital receives such a patient at all. */
export function receives({ forChildren, forWomen }: HospitalProfile, { audience }: Wish): boolean {
  if (forChildren && forWomen) return audience !== 'anyone';
  if (forChildren) return audience === 'child';
  return !forWomen || audience === 'woman';
}

export function detourOf(profile: HospitalProfile, wish: Wish): number {
  return travelKm(profile, wish) + (wish.urgency === 'emergency' ? emergencyDetour : plannedDetour)(profile, wish);
}

function emergencyDetour(profile: HospitalProfile, wish: Wish): number {
  const { hospital, general, offers } = profile;
  let total = 0;
  if (hospital.emergency24h !== true) {
    total += hospital.emergency24h === false ? detours.emergencyClosed : detours.emergencyHoursUnknown;
  }
  const own = profile.forChildren || profile.forWomen;
  if (!general && !own) total += detours.emergencyNotGeneral;
  if (offers.has(wish.chain[0] ?? '')) total += detours.emergencyWithSpecialty;
  if (wish.audience === 'child') {
    if (profile.forChildren) total += detours.emergencyForChildren;
    else if (!offers.has('pediatrics')) total += detours.emergencyWithoutPaediatrics;
  }
  if (hospital.type === 'private') total += detours.emergencyPrivate;
  if (hospital.level === 'district') total += detours.emergencyDistrict;
  return wish.anywhere ? total + detours.graveLevel[hospital.level ?? 'none'] + bedsDetour(profile) : total;
}

function bedsDetour({ hospital }: HospitalProfile): number {
  return (Math.min(hospital.beds ?? 0, detours.bedsCountedMax) / 1000) * detours.perThousandBeds;
}

function plannedDetour(profile: HospitalProfile, wish: Wish): number {
  return (
    expertiseDetour(profile, wish) +
    mainWorkDetour(profile, wish) +
    termsDetour(profile, wish) +
    audienceDetour(profile, wish) +
    bedsDetour(profile)
  );
}

function expertiseDetour(profile: HospitalProfile, wish: Wish): number {
  const kin = servedKin(profile, wish);
  const levels = wish.grave || wish.anywhere ? detours.graveLevel : detours.ordinaryLevel;
  const level = levels[profile.hospital.level ?? 'none'];
  if (kin === undefined) return level + (wish.grave ? detours.noKinGrave : detours.noKin);
  if (kin === 0) return level;
  const isCentre = profile.hospital.facilityKind === 'medical_centre';
  const away = detours.firstKin + (kin - 1) * detours.eachFurtherKin + (isCentre ? detours.centreStandsIn : 0);
  return level + away * (wish.grave ? detours.kinGraveTimes : 1);
}

/** A hospital does that well for which it is there. */
function mainWorkDetour(
  { hospital, general, specialised, forChildren, forWomen }: HospitalProfile,
  wish: Wish,
): number {
  const mainWork = hospital.specialties[0] ?? '';
  const [wanted] = wish.chain;
  if (mainWork === wanted) {
    if (!specialised) return 0;
    return wish.grave ? detours.specialisedGrave : detours.specialisedOrdinary;
  }
  const narrow = !general && !forChildren && !forWomen && !wish.chain.includes(mainWork);
  return narrow || sideWork.has(mainWork) ? detours.otherMainWork : 0;
}

function termsDetour({ hospital }: HospitalProfile, { urgency }: Wish): number {
  let total: number = detours.type[hospital.type] + detours.basis[hospital.departmentsBasis];
  if (hospital.acceptsInsurance === false) total += detours.noInsurance;
  else if (hospital.acceptsInsurance === undefined) total += detours.insuranceUnknown;
  if (urgency !== 'routine' && hospital.emergency24h !== true) total += detours.urgentWithoutEmergency;
  return total;
}

function audienceDetour({ forChildren, forWomen, offers }: HospitalProfile, { audience }: Wish): number {
  if (audience === 'woman') return forWomen ? detours.womensHospital : 0;
  if (audience === 'anyone') return 0;
  if (forChildren) return detours.childrensHospital;
  return offers.has('pediatrics') ? 0 : detours.noPaediatrics;
}

function travelKm({ hospital }: HospitalProfile, { target, preferred, urgency }: Wish): number {
  if (!target) return 0;
  const isEmergency = urgency === 'emergency';
  let total = roughKm(target, hospital);
  if (isAcrossSea(target, hospital)) total += isEmergency ? detours.emergencyAcrossSea : detours.acrossSea;
  if (!pointOf(target) && !isInUnit(target, hospital)) {
    total += isEmergency ? detours.emergencyOutsideUnit : detours.outsideUnit;
  }
  if (isEmergency) return hospital.point ? total : total + detours.emergencyPlaceUnknown;
  const leavesCity = preferred !== undefined && hospital.provinceCode !== preferred.province.code;
  return leavesCity ? total + detours.outsidePreferred : total;
}
