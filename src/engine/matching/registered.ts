import type { Words } from '#contract/vocabulary.ts';
import type { Graph } from '../graph/graph.ts';
import { isBegunAnywhere, isSmallMatter } from './begun-here.ts';
import { detourOf, servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { isWholeProvince } from './levels.ts';
import { nearKmMax } from './near-house.ts';
import { servingDepartment } from './place-words.ts';
import { receives } from './receives.ts';
import { type Candidate, indexOf } from './shortlist.ts';
import { isAcrossSea, isInDistrict, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/** How much farther or less fitting the place on the card may be, for what it pays; ours, in kilometres. */
const registeredWorth = { visit: 12, followUp: 40, central: 25 };
/** Beyond this the card was made out for another home. */
const registeredKmMax = 40;

/** The place on the card, where it sees such a patient for such a matter. */
export function registeredFor(graph: Graph, wish: Wish): Candidate | undefined {
  const { registered, target, grave, opinion, leavesIsland, isToday } = wish;
  if (
    registered === opinion ||
    registered === wish.shunned ||
    (leavesIsland && !isToday && registered && target && !isAcrossSea(target, registered))
  )
    return undefined;
  if (!registered || !target || grave || roughKm(target, registered) > registeredKmMax) return undefined;
  const profile = indexOf(graph).profiles.find(({ hospital }) => hospital === registered);
  if (!profile || !receives(profile, wish)) return undefined;
  if (isUnlisted(profile, wish)) return { profile, detour: worthOf(profile, wish) * -1 };
  if (servedKin(profile, wish) === undefined && !(profile.general && isBegunAnywhere(wish)))
    return writesSlip(profile, wish) ? { profile, detour: Number.POSITIVE_INFINITY } : undefined;
  // What no district has a department for may still be treated there: a registered hospital may be a larger one.
  return {
    profile,
    detour: isTooSmall(profile, wish) ? Number.POSITIVE_INFINITY : detourOf(profile, wish) - worthOf(profile, wish),
  };
}

/** For what the district lacks, where another house would be paid less: named beside it, never first. */
function writesSlip(
  { general, hospital }: HospitalProfile,
  { isAboveDistrict, isToday, coverage, opinion }: Wish,
): boolean {
  return (
    general && hospital.type === 'public' && isAboveDistrict && !isToday && coverage !== 'none' && opinion === 'none'
  );
}

/** Beyond this of the own door one goes rather to the doctor of the matter; ours. */
const ownDoctorKm = 5;

/** The place on the card comes first where it is as good, and for what any doctor of the district begins: it pays in full. */
export function isFirstOnCard(own: Candidate, first: Candidate | undefined, wish: Wish): boolean {
  if (!first || own.detour <= first.detour) return true;
  const { target, coverage, isToday } = wish;
  if (target && isWholeProvince(target) && isAsGood(own.profile, first.profile, wish)) return true;
  if (!target || coverage === 'none' || isToday || !own.profile.general) return false;
  if (hasSameDoor(own, first, wish)) return true;
  if (!isBegunAnywhere(wish)) return false;
  const { hospital } = own.profile;
  const km = roughKm(target, hospital);
  if (km > nearKmMax && !isInDistrict(target, hospital)) return false;
  return !isSmallMatter(wish) || roughKm(target, first.profile.hospital) >= km + ownDoctorKm;
}

/** The same clinic or department, next door instead of a way off: nothing is gained there, and the card pays here. */
function hasSameDoor(own: Candidate, first: Candidate, wish: Wish): boolean {
  const { target, isAboveDistrict, opinion, preferred, wantsPrivate, moves, isVisit } = wish;
  if (!target || isAboveDistrict || opinion !== 'none' || preferred || wantsPrivate || moves || !isVisit) return false;
  const [here, there] = [own, first].map(({ profile }) => ({
    km: roughKm(target, profile.hospital),
    door: servingDepartment(profile, wish).vi,
  }));
  if (!here || !there || !first.profile.general) return false;
  return here.km <= nearKmMax && there.km >= here.km + ownDoctorKm && here.door === there.door;
}

/** Of whom only the province is known the card tells best what is near; for what the district lacks it must be no smaller. */
function isAsGood(own: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  if (wish.coverage === 'none' || isTooSmall(own, wish) || servedKin(own, wish) !== 0) return false;
  return typeof wish.opinion === 'string' && wish.opinion === 'none' && !first.forChildren && !wish.preferred;
}

/** A children's hospital treats every organ of a child, though nobody has listed its departments. */
function isUnlisted(profile: HospitalProfile, wish: Wish): boolean {
  const isForThem = profile.forChildren && wish.audience === 'child';
  return isForThem && servedKin(profile, wish) !== 0 && profile.hospital.departmentsBasis !== 'checked';
}

/** There the slip is written, and no more. */
function isTooSmall(profile: HospitalProfile, wish: Wish): boolean {
  if (!wish.isAboveDistrict || isUnlisted(profile, wish)) return false;
  return servedKin(profile, wish) !== 0 || profile.hospital.level === 'district';
}

/** Who comes back for what is treated has most likely been there; and a large centre pays its card in full. */
function worthOf({ hospital }: HospitalProfile, { back }: Wish): number {
  const isBack = back !== 'no';
  return (
    (isBack ? registeredWorth.followUp : registeredWorth.visit) +
    (hospital.level === 'central' ? registeredWorth.central : 0)
  );
}

export function registeredReason(profile: HospitalProfile, wish: Wish): Words | undefined {
  if (profile.hospital !== wish.registered) return undefined;
  if (wish.coverage !== 'none' && isTooSmall(profile, wish)) {
    return {
      vi: 'Là nơi đăng ký trên thẻ: khám trước và xin phiếu chuyển ở đây được.',
      en: 'It is the place on the card: it can see the patient first and write the referral slip.',
    };
  }
  if (wish.coverage === 'none') return { vi: 'Là nơi đăng ký trên thẻ.', en: 'It is the place on the card.' };
  return {
    vi: 'Là nơi đăng ký trên thẻ: bảo hiểm y tế trả đủ mức của thẻ.',
    en: 'It is the place on the card: insurance pays the card’s full rate.',
  };
}
