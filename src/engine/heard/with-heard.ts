import type { Intake } from '#contract/intake.ts';
import type { Heard } from '../heard.ts';

/** What was answered counts before what was heard. How long it has lasted the engine reads itself, beside what is new. */
export function withHeard(intake: Intake, heard: Heard | undefined): Intake {
  if (!heard) return intake;
  const { patient } = intake;
  const { isSelf, age, ageMonths, sex, place } = heard;
  const isAged = patient.age !== undefined || patient.ageMonths !== undefined;
  const isPlaced = patient.province !== undefined || patient.place !== undefined;
  return {
    ...intake,
    patient: {
      ...(isSelf !== undefined && { isSelf }),
      ...(!isAged && age !== undefined && { age }),
      ...(!isAged && ageMonths !== undefined && { ageMonths }),
      ...(sex && { sex }),
      ...(!isPlaced && place && { province: place.name, place: place.id }),
      ...patient,
    },
  };
}
