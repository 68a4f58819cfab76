import { limits } from '#contract/limits.ts';
import type { Answers } from '#web/answers.ts';

export type AgeUnit = 'years' | 'months';
type Age = Required<Pick<Answers, 'age' | 'ageMonths'>>;

const monthsInYear = 12;

/** What was typed as an age; nothing typed is an age that nobody knows, and undefined is no age at all. */
export function ageOf(text: string, unit: AgeUnit): Age | undefined {
  const typed = text.trim();
  if (typed === '') return { age: 'unknown', ageMonths: 'unknown' };
  if (!/^\d{1,3}$/.test(typed)) return undefined;
  const count = Number(typed);
  const age = unit === 'months' ? Math.floor(count / monthsInYear) : count;
  if (age > limits.ageMax) return undefined;
  return { age, ageMonths: unit === 'months' && count <= limits.ageMonthsMax ? count : 'unknown' };
}
