import { describe, expect, it } from 'vitest';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { bareComplaints, toldBare } from '#scripts/evaluate/bare-complaints.ts';

const bare = bareComplaints();
const names = [...new Set(bare.map(({ name }) => name))];

function levelOf(symptoms: string) {
  const intake = { need: 'treatment', patient: {}, symptoms } as const;
  return checkSafety(readIntake(intake), intake).urgency;
}

describe('a person, an age and the bare name of a complaint', () => {
  it.each([1, 3, 5, 10, 17, 25, 35, 45, 55, 65, 75, 85, 90])('are no emergency at %i', (age) => {
    const texts = names.flatMap((name) => toldBare(name, age));
    expect(texts.length).toBe(400);
    expect(texts.filter((text) => levelOf(text) === 'emergency')).toEqual([]);
  });

  it('are not routine where two readers say that a doctor must look today', () => {
    const texts = bare.filter(({ level }) => level === 'U').flatMap(({ name, age }) => toldBare(name, age));
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => levelOf(text) === 'routine')).toEqual([]);
  });
});
