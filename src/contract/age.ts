/** Of a small child the months say more than the years; whoever gave them need not give both. */
type Aged = { readonly age?: number; readonly ageMonths?: number };

const monthsInYear = 12;

export function ageInYears({ age, ageMonths }: Aged): number | undefined {
  return ageMonths === undefined ? age : Math.floor(ageMonths / monthsInYear);
}

/** Whether years and months can be true of one child: 1 year and 18 months, but not 2 years and 18 months. */
export function agesAgree(patient: Aged): boolean {
  return patient.age === undefined || patient.age === ageInYears(patient);
}
