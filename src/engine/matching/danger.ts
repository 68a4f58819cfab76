import type { Intake } from '#contract/intake.ts';
import type { Assessment } from '../assess.ts';
import type { SafetyOutcome } from '../finding.ts';
import { obstetricSigns, ownMatters } from '../knowledge/own-matters.ts';
import { begunInDistrict, largeHouseOnly, type Need, nearestAlways, needsOf } from '../knowledge/time-critical.ts';
import type { HospitalProfile } from './hospital-profile.ts';

/** What decides in an emergency where to go, besides the way. */
export type Danger = {
  /** The signs that make it one, sorted. */
  readonly signs: readonly string[];
  readonly patient: 'child' | 'elder' | 'adult';
  readonly isMale: boolean;
  readonly needs: readonly Need[];
  /** Minutes count: nothing is worth a longer way. */
  readonly isNearestOnly: boolean;
};

export type Safety = Pick<SafetyOutcome, 'urgency' | 'matched'> &
  Partial<Pick<SafetyOutcome, 'seeWithin' | 'canWaitOvernight' | 'topics'>>;

export function dangerOf({ matched }: Safety, { situations }: Assessment, { patient }: Intake): Danger {
  const signs = matched.filter(({ level }) => level === 'emergency').map(({ code }) => code);
  const isChild = situations.has('child');
  return {
    signs: signs.toSorted(),
    patient: isChild ? 'child' : situations.has('elderly') ? 'elder' : 'adult',
    isMale: patient.sex === 'male',
    needs: needsOf(signs, isChild),
    isNearestOnly: signs.some((sign) => nearestAlways.has(sign)),
  };
}

/** Whether no sign was told but a bite, which every district vaccinates against. */
export function isPlain({ matched }: Safety): boolean {
  return matched.every(({ code }) => code === 'rabies_exposure');
}

/** All that an answer to a danger depends on. */
export function dangerKey(danger: Danger): string {
  return `${danger.signs.join()}/${danger.patient}/${isObstetric(danger)}`;
}

/** Whether the emergency department of such a house takes such a patient with such signs. */
export function suits(profile: HospitalProfile, danger: Danger): boolean {
  const { house, forChildren, forWomen } = profile;
  const { patient, signs } = danger;
  if (profile.isByDay) return false;
  const isBirth = isObstetric(danger);
  if (patient === 'child' && forChildren && (!isBirth || forWomen)) return true;
  if (house === 'general') return true;
  if (house === 'geriatrics') return patient === 'elder';
  if (house === 'obstetrics' && !isBirth) return false;
  const own = ownMatters[house];
  return own !== undefined && signs.some((sign) => own.main.has(sign)) && signs.every((sign) => own.taken.has(sign));
}

export function isObstetric({ signs, isMale }: Danger): boolean {
  return !isMale && signs.some((sign) => obstetricSigns.has(sign));
}

/** A head that may bleed inside is helped only where it is seen and operated on: a small house loses time. */
export function needsScan({ needs }: Danger): boolean {
  return needs.some(({ capability }) => capability === 'ct_24h');
}

/** Hours count and not minutes: the way to the large house is shorter than the stop at a small one. */
export function needsLarge({ signs, isNearestOnly }: Danger): boolean {
  return !isNearestOnly && signs.some((sign) => largeHouseOnly.has(sign));
}

/** Whether the centre of the own district has all that is needed first. */
export function isBegunInDistrict({ signs }: Danger): boolean {
  return signs.length > 0 && signs.every((sign) => begunInDistrict.has(sign));
}

/** Whether it is the kind of house that such a patient is better off in, if it is not much farther. */
export function isOwnKind({ forChildren, offers, house }: HospitalProfile, danger: Danger): boolean {
  if (house === eyes) return isForEyes(danger);
  return isObstetric(danger) ? offers.has('obstetrics') : danger.patient === 'child' && forChildren;
}

const eyes = 'ophthalmology';

/** Nobody but an eye doctor saves sight: an eye hospital is better off than a larger house without one. */
export function isForEyes({ signs }: Danger): boolean {
  return signs.length > 0 && signs.every((sign) => ownMatters[eyes]?.main.has(sign));
}
