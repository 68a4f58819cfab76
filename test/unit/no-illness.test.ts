import { expect, test } from 'vitest';
import type { Urgency } from '#contract/vocabulary.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';

/** Weather, prices, recipes: texts of a writer whose others were learnt from. Measured; it may only fall. */
const notRoutineMax = 0.2;

test('what is about no illness is no emergency, and seldom more than routine', () => {
  const texts = corpusCases().filter((one) => one.set === 'zzl-no-illness' && isSealed(one));
  const levels: Urgency[] = texts.map(({ intake }) => checkSafety(readIntake(intake), intake).urgency);
  expect(levels.length).toBeGreaterThan(20);
  expect(levels).not.toContain('emergency');
  expect(levels.filter((level) => level !== 'routine').length / levels.length).toBeLessThanOrEqual(notRoutineMax);
});
