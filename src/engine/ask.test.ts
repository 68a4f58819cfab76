import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { ask } from './ask.ts';
import { understand } from './understand.ts';

function asked(symptoms: string, given: Partial<Intake> = {}): string[] {
  const intake: Intake = { need: 'find_doctor', patient: { age: 40 }, symptoms, severity: 'moderate', ...given };
  return ask(understand(intake), intake).map(({ code }) => code);
}

test('nobody is asked what cannot be: of a wrist no battery, without a fever no blood poisoning', () => {
  const wrist = 'Came off my motorbike yesterday. Wrist is swollen and painful, fingers move fine. No head knock.';
  const bike = asked(wrist, { durationDays: 1 });
  expect(bike).toContain('fracture_or_dislocation');
  expect(bike).not.toContain('swallowed_dangerous_object');
  const cuts = asked('Cháu lầm lì, học sút, hay rạch tay nông bằng dao lam.', {
    patient: { age: 15 },
    durationDays: 60,
  });
  expect(cuts).not.toContain('sepsis_signs');
  expect(cuts).not.toContain('fever_immunosuppressed');
});

test('nobody is asked what was told', () => {
  const eye = (told: string) =>
    asked(`slept in contact lenses, since yesterday my right eye is ${told}`, { durationDays: 1 });
  expect(eye('red')).toContain('acute_painful_red_eye');
  expect(eye('very red and painful, vision is a bit foggy')).not.toContain('acute_painful_red_eye');
});
