import type { Check } from './check.ts';

/** Whom a rule speaks of; undefined sets no bound. */
export type Limits = {
  readonly ageMin: number | undefined;
  readonly ageMax: number | undefined;
  readonly monthsMin: number | undefined;
  readonly monthsBelow: number | undefined;
  readonly sex: 'male' | 'female' | undefined;
};

/** Undefined when a rule speaks of everyone. */
export function limitsOf({ ageMin, ageMax, monthsMin, monthsBelow, sex }: Partial<Limits>): Limits | undefined {
  const limits = { ageMin, ageMax, monthsMin, monthsBelow, sex };
  return Object.values(limits).some((limit) => limit !== undefined) ? limits : undefined;
}

const grownUpYears = 18;

/** Whether the patient may be one that the rule speaks of; what nobody told never excludes a grown-up rule. */
export function withinLimits(limits: Limits | undefined, { facts }: Check): boolean {
  if (!limits) return true;
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
