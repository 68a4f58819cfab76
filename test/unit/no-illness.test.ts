import { expect, test } from 'vitest';
import type { Urgency } from '#contract/vocabulary.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';

const writers = ['zzl-no-illness', 'zzm-no-illness-two', 'zzm-no-illness-three', 'zzm-no-illness-four'];
/** Measured; they may only fall. */
const emergencyMax = 0.1;
const notRoutineMax = 0.3;

/** Weather, prices, recipes: texts of writers whose others were learnt from. */
test('what tells of no illness is seldom an emergency, or more than routine', () => {
  const texts = corpusCases().filter((one) => writers.includes(one.set) && isSealed(one));
  const levels: Urgency[] = texts.map(({ intake }) => checkSafety(readIntake(intake), intake).urgency);
  const shareOf = (isSo: (level: Urgency) => boolean) => levels.filter(isSo).length / levels.length;
  expect(levels).toHaveLength(25 * writers.length);
  expect(shareOf((level) => level === 'emergency')).toBeLessThanOrEqual(emergencyMax);
  expect(shareOf((level) => level !== 'routine')).toBeLessThanOrEqual(notRoutineMax);
});
