import type { Facts } from '../finding.ts';
import type { Sign } from '../knowledge/sign.ts';

const childbearingYearsMax = 55;
const childbearingYearsMin = 12;

/** Whether a sign may be asked about: in a child of whom nobody told the age, also what babies alone have. */
export function mayBe(sign: Sign, facts: Facts): boolean {
  const { isChild, ageYears, ageMonths } = facts;
  const isOfUnknownAge = isChild && ageYears === undefined && ageMonths === undefined;
  return isPossible(sign, isOfUnknownAge ? { ...facts, ageMonths: 0 } : facts);
}

/** Whether a sign can be there in such a patient. What nobody told excludes nothing but what children alone have. */
export function isPossible(
  { appliesTo }: Sign,
  { ageYears, ageMonths, sex, pregnant, postpartum, isChild }: Facts,
): boolean {
  if (!appliesTo) return true;
  const { ageMaxYears, ageMaxMonths } = appliesTo;
  if (
    appliesTo.sex &&
    sex !== undefined &&
    sex !== 'other' &&
    sex !== appliesTo.sex &&
    !(appliesTo.sex === 'female' && pregnant)
  )
    return false;
  if (ageMaxYears !== undefined && (ageYears !== undefined ? ageYears > ageMaxYears : !isChild)) return false;
  if (ageMaxMonths !== undefined) {
    const months = ageMonths ?? (ageYears === undefined ? undefined : ageYears * 12);
    if (months === undefined || months > ageMaxMonths) return false;
  }
  if (appliesTo.pregnancy === 'postpartum') return postpartum;
  if (!appliesTo.pregnancy) return true;
  return ageYears === undefined ? !isChild : ageYears >= childbearingYearsMin && ageYears <= childbearingYearsMax;
}
