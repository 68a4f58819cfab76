import { agesAgree } from '#contract/age.ts';
import { agesDisagree, invalid } from '#contract/errors.ts';
import type { Intake } from '#contract/intake.ts';

/** Of two ages one is wrong, and at a few weeks the answer hangs on which: nobody guesses. */
export function refuseAgesApart({ patient }: Intake, path = ''): void {
  if (!agesAgree(patient)) throw invalid(`${path}patient.ageMonths`, agesDisagree);
}
