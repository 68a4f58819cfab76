import { expect, test } from 'vitest';
import type { Urgency } from '#contract/vocabulary.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';

/** Weather, prices, recipes: texts of writers whose others were learnt from. Measured; they may only fall. */
test.each([
  { writer: 'zzl-no-illness', emergencyMax: 0, notRoutineMax: 0.08 },
  { writer: 'zzm-no-illness-two', emergencyMax: 0.04, notRoutineMax: 0.36 },
  { writer: 'zzm-no-illness-three', emergencyMax: 0.16, notRoutineMax: 0.48 },
  { writer: 'zzm-no-illness-four', emergencyMax: 0.16, notRoutineMax: 0.28 },
])('what $writer writes of no illness is seldom an emergency, or more than routine', (bounds) => {
  const texts = corpusCases().filter((one) => one.set === bounds.writer && isSealed(one));
  const levels: Urgency[] = texts.map(({ intake }) => checkSafety(readIntake(intake), intake).urgency);
  const shareOf = (isSo: (level: Urgency) => boolean) => levels.filter(isSo).length / levels.length;
  expect(levels.length).toBeGreaterThan(20);
  expect(shareOf((level) => level === 'emergency')).toBeLessThanOrEqual(bounds.emergencyMax);
  expect(shareOf((level) => level !== 'routine')).toBeLessThanOrEqual(bounds.notRoutineMax);
});
