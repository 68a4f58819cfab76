import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { generatedIntakes } from '#test/generated-intakes.ts';
import { patientOf } from './first-aid-plan.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';
import { readIntake } from './read-intake.ts';
import { patientNames } from './reader/patient-names.ts';
import { factsOf } from './safety/facts.ts';
import { isAtLeast } from './urgency.ts';

const graph = aGraph([aHospital('near', '08', { specialties: ['pediatrics', 'emergency', 'general_internal'] })]);
const answer = (intake: Intake) => navigate(intake, graph, 0);
const ofChild = (patient: Intake['patient'], symptoms: string): Intake => ({ need: 'treatment', patient, symptoms });
const factsFor = (intake: Intake) => factsOf(intake, readIntake(intake).symptoms);
const codesOf = (intake: Intake) => answer(intake).safety.matched.map(({ code }) => code);

describe('months that the form gives', () => {
  test('make a fever of 38,2 an emergency below three months, and not from three months on', () => {
    const fever = (ageMonths: number) => codesOf(ofChild({ ageMonths }, 'sốt 38,2 độ'));
    for (const young of [0, 1, 2]) expect(fever(young)).toContain('infant_fever_under_3_months');
    for (const older of [3, 7, 35]) expect(fever(older)).not.toContain('infant_fever_under_3_months');
    expect(answer(ofChild({ ageMonths: 1 }, 'sốt 38,2 độ')).safety.urgency).toBe('emergency');
  });

  test('say whether first aid is for a newborn, an infant or a child', () => {
    const group = (ageMonths: number) => patientOf(factsFor(ofChild({ ageMonths }, 'ho')), []).age;
    expect([0, 1, 11, 12, 35].map(group)).toEqual(['newborn', 'infant', 'infant', 'child', 'child']);
  });

  test('are weighed by the reader in the bands that years are', () => {
    const names = (patient: Intake['patient']) => patientNames(factsFor(ofChild(patient, 'ho')));
    expect(names({ ageMonths: 2 })).toEqual(['age:new']);
    expect(names({ ageMonths: 3 })).toEqual(names({ age: 0 }));
    expect(names({ ageMonths: 18 })).toEqual(names({ age: 1 }));
  });

  test('win over what the text tells, while days beside an older baby tell how long', () => {
    expect(factsFor(ofChild({ ageMonths: 7 }, 'bé 2 tháng, sốt'))).toMatchObject({ ageYears: 0, ageMonths: 7 });
    expect(factsFor(ofChild({ ageMonths: 7 }, 'bé 5 ngày sốt'))).toMatchObject({ ageMonths: 7, durationDays: 5 });
    expect(factsFor(ofChild({ ageMonths: 1 }, 'bé 40 ngày sốt')).durationDays).toBeUndefined();
  });
});

describe('for any intake', () => {
  const numRuns = 300;
  const told = ({ primary, alternatives, ...rest }: ReturnType<typeof answer>) => JSON.stringify(rest);

  test('24 months are two years, and years beside months change nothing', () => {
    fc.assert(
      fc.property(generatedIntakes, fc.integer({ min: 0, max: limits.ageMonthsMax }), (intake, ageMonths) => {
        const { age: _age, ...patient } = intake.patient;
        const withBoth = { ...intake, patient: { ...patient, ageMonths, age: Math.floor(ageMonths / 12) } };
        const withMonths = { ...intake, patient: { ...patient, ageMonths } };
        expect(told(answer(withBoth))).toBe(told(answer(withMonths)));
      }),
      { numRuns, seed: 115 },
    );
    fc.assert(
      fc.property(generatedIntakes, fc.constantFrom(1, 2), (intake, age) => {
        const { age: _age, ...patient } = intake.patient;
        // Months in the text say more than years, but not more than months.
        fc.pre(!/bé 2 tháng|sơ sinh|mới (sinh|đẻ)|tuổi|born|old/iu.test(JSON.stringify(intake)));
        const inYears = answer({ ...intake, patient: { ...patient, age } });
        const inMonths = answer({ ...intake, patient: { ...patient, ageMonths: age * 12 } });
        expect(told(inMonths)).toBe(told(inYears));
      }),
      { numRuns, seed: 115 },
    );
  });

  test('a fever is never calmer the younger the baby', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 34 }), fc.integer({ min: 380, max: 415 }), (ageMonths, tenths) => {
        const urgency = (months: number) =>
          answer(ofChild({ ageMonths: months }, `sốt ${(tenths / 10).toFixed(1)} độ`)).safety.urgency;
        expect(isAtLeast(urgency(ageMonths), urgency(ageMonths + 1))).toBe(true);
      }),
      { numRuns, seed: 115 },
    );
  });
});
