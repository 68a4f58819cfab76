import type { Check } from './check.ts';

type Limits = {
  readonly ageMin?: number;
  readonly ageMax?: number;
  readonly monthsMin?: number;
  readonly monthsBelow?: number;
  readonly sex?: 'male' | 'female';
};

const grownUpYears = 18;

/** Whether the patient may be one that the rule speaks of; what nobody told never excludes a grown-up rule. */
export function withinLimits(limits: Limits, { facts }: Check): boolean {
  const { ageYears, ageMonths, isChild, sex } = facts;
  if (
    limits.sex &&
    sex !== undefined &&
    sex !== 'other' &&
    sex !== limits.sex &&
    !(limits.sex === 'female' && facts.pregnant)
  )
    return false;
  if (limits.ageMin !== undefined && (ageYears !== undefined ? ageYears < limits.ageMin : isChild)) return false;
  if (
    limits.ageMax !== undefined &&
    (ageYears !== undefined ? ageYears > limits.ageMax : limits.ageMax < grownUpYears && !isChild)
  )
    return false;
  if (limits.monthsMin === undefined && limits.monthsBelow === undefined) return true;
  // Age 0 without months: the youngest is assumed.
  const months = ageMonths ?? (ageYears === undefined ? undefined : ageYears * 12);
  if (months === undefined) return false;
  return months >= (limits.monthsMin ?? 0) && months < (limits.monthsBelow ?? Number.POSITIVE_INFINITY);
}
