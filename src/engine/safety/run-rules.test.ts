import { expect, test } from 'vitest';
import type { Intake } from '../../contract/intake.ts';
import { readIntake } from '../navigate.ts';
import { checkSafety } from '../safety.ts';
import { compile } from './compile.ts';
import { knowledge } from './knowledge.ts';

const compiled = compile({
  ...knowledge,
  signs: [],
  near: [],
  together: [{ id: 'only', level: 'emergency', all: ['fever'], unless: ['toothache'], source: 'ours' }],
});

function urgencyOf(symptoms: string) {
  const intake: Intake = { need: 'treatment', patient: { age: 40 }, symptoms };
  return checkSafety(readIntake(intake), intake, compiled).urgency;
}

test('a finding excuses another that is told with it, and none of another sentence', () => {
  expect(urgencyOf('em bị sốt')).toBe('emergency');
  expect(urgencyOf('em bị sốt, đau răng')).toBe('routine');
  expect(urgencyOf('em bị sốt. còn đau răng nữa')).toBe('emergency');
});
