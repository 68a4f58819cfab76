import type { Intake } from '#contract/intake.ts';
import type { Readings } from './finding.ts';
import { type FrameWeights, frameWeights, toldOf } from './text/frames.ts';
import { readText } from './text/reading.ts';

export function readIntake({ symptoms = '', diagnosis = '', goal = '' }: Intake): Readings {
  return { symptoms: readText(symptoms), diagnosis: readText(diagnosis), goal: readText(goal) };
}

const cut = new WeakMap<Readings, Readings>();

/** What is told of the patient, without what is asked or only said around it: worked out once for all steps. */
export function toldOnly(readings: Readings): Readings {
  const told = cut.get(readings) ?? toldBy(readings, frameWeights());
  cut.set(readings, told);
  return told;
}

/** A text that is all frame is read whole. */
export function toldBy(readings: Readings, weights: FrameWeights): Readings {
  const symptoms = toldOf(readings.symptoms, weights);
  const goal = toldOf(readings.goal, weights);
  return symptoms.tokens.length + goal.tokens.length > 0 ? { ...readings, symptoms, goal } : readings;
}
