import type { Intake } from '#contract/intake.ts';
import type { Readings } from './finding.ts';
import { readText } from './text/reading.ts';

export function readIntake({ symptoms = '', diagnosis = '', goal = '' }: Intake): Readings {
  return { symptoms: readText(symptoms), diagnosis: readText(diagnosis), goal: readText(goal) };
}
