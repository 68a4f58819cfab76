import type { Facts } from '../finding.ts';

const ageBands = [1, 6, 16, 40, 65] as const;
const dayBands = [1, 4, 8, 31, 366] as const;
const youngMonths = 3;

/** What is known of the patient and the time, as names that the reader weighs beside the words; nothing for what is not. */
export function patientNames({ ageYears, ageMonths, durationDays }: Facts): string[] {
  const names: string[] = [];
  if (ageMonths !== undefined && ageMonths < youngMonths) names.push('age:new');
  else if (ageYears !== undefined) names.push(`age:${bandOf(ageYears, ageBands)}`);
  else if (ageMonths !== undefined) names.push(`age:${bandOf(ageMonths / 12, ageBands)}`);
  if (durationDays !== undefined) names.push(`days:${bandOf(durationDays, dayBands)}`);
  return names;
}

function bandOf(value: number, bands: readonly number[]): string {
  return String(bands.find((band) => value < band) ?? 'more');
}
