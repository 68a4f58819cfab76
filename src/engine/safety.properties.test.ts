import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intake } from '../contract/intake.ts';
import { limits } from '../contract/limits.ts';
import { needs, severities, sexes } from '../contract/vocabulary.ts';
import { symptomConcepts } from './knowledge/concepts-symptoms.ts';
import { redFlags } from './knowledge/red-flags.ts';
import { readIntake } from './navigate.ts';
import { splitPhrases } from './safety/lexicon.ts';
import { checkSafety } from './safety.ts';
import { isAtLeast } from './urgency.ts';

/** A few hundred runs keep the suite quick; `PROPERTY_RUNS=100000` is the long run. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300);
const timeout = 10_000 + numRuns * 20;

const codes = redFlags.map(({ code }) => code);
const complaints = Object.values(symptomConcepts)
  .flatMap(splitPhrases)
  .filter((phrase) => !phrase.includes('…'));
const asides = [
  'không sốt',
  'từ sáng',
  'mấy hôm nay',
  'sợ lắm',
  'năm ngoái',
  'mẹ tôi từng bị',
  'đã hết',
  'bé 2 tháng',
  'thai 30 tuần',
  'sốt 39,5',
  'huyết áp 190/110',
  'đột ngột',
  'thỉnh thoảng',
  'có sao không bác sĩ',
  'xin cảm ơn',
  'I have',
  'no fever',
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...complaints, ...asides), { maxLength: 8 }).map((parts) => parts.join(', ')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const intakes: fc.Arbitrary<Intake> = fc
  .record(
    {
      need: fc.constantFrom(...needs),
      patient: fc.record(
        {
          age: fc.integer({ min: limits.ageMin, max: limits.ageMax }),
          sex: fc.constantFrom(...sexes),
          province: fc.string({ maxLength: 20 }),
          isSelf: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      symptoms: text,
      diagnosis: text,
      goal: text,
      durationDays: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: limits.durationDaysMax })),
      severity: fc.constantFrom(...severities),
      redFlags: fc.array(fc.oneof(fc.constantFrom(...codes), fc.string({ maxLength: limits.redFlagLengthMax })), {
        maxLength: 6,
      }),
      conditionsCount: fc.integer({ min: 0, max: limits.conditionsCountMax }),
      hasPriorResults: fc.boolean(),
      preferredCity: fc.string({ maxLength: 20 }),
    },
    { requiredKeys: ['need', 'patient'] },
  )
  .map((intake) => intake as Intake);

const check = (intake: Intake) => checkSafety(readIntake(intake), intake);

describe('for any intake the safety check', () => {
  test('never lowers the urgency when a red flag is added', { timeout }, () => {
    fc.assert(
      fc.property(intakes, fc.oneof(fc.constantFrom(...codes), fc.string({ maxLength: 40 })), (intake, code) => {
        const more = { ...intake, redFlags: [...(intake.redFlags ?? []), code] };
        expect(isAtLeast(check(more).urgency, check(intake).urgency)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('never lowers the urgency when the patient has one more complaint', { timeout }, () => {
    fc.assert(
      fc.property(intakes, fc.constantFrom(...complaints), (intake, complaint) => {
        const before = check(intake);
        // What was raised only because nothing was understood may fall when something is.
        if (before.doubts.length > 0) return;
        // Speaking of a child tells who the patient is; it is not one more complaint of the same patient.
        const known = { ...intake, patient: { age: 40, ...intake.patient } };
        const more = { ...known, symptoms: `${intake.symptoms ?? ''}. ${complaint}.` };
        expect([isAtLeast(check(more).urgency, check(known).urgency), more.symptoms]).toEqual([true, more.symptoms]);
      }),
      { numRuns },
    );
  });

  test('never lets age, sex or duration lower a ticked red flag', { timeout }, () => {
    fc.assert(
      fc.property(intakes, fc.constantFrom(...redFlags), (intake, { code, level }) => {
        expect(isAtLeast(check({ ...intake, redFlags: [code] }).urgency, level)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('does not mind the order of red flags', { timeout }, () => {
    fc.assert(
      fc.property(intakes, (intake) => {
        const turned = { ...intake, redFlags: [...(intake.redFlags ?? [])].reverse() };
        expect(check(turned)).toEqual(check(intake));
      }),
      { numRuns },
    );
  });

  test('gives the same answer to the same intake, asks for at most six signs, and names 115 in an emergency', {
    timeout,
  }, () => {
    fc.assert(
      fc.property(intakes, (intake) => {
        const outcome = check(intake);
        expect(check(structuredClone(intake))).toEqual(outcome);
        expect(outcome.ask.length).toBeLessThanOrEqual(limits.askMax);
        expect(outcome.reasons.length).toBeGreaterThan(0);
        if (outcome.urgency === 'emergency') {
          expect(outcome.doNow.some(({ vi, en }) => vi.includes('115') && en.includes('115'))).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  test('says in both languages the same things with the same words quoted', { timeout }, () => {
    fc.assert(
      fc.property(intakes, (intake) => {
        for (const { vi, en } of check(intake).reasons) {
          expect(vi.match(/“[^”]*”/g)?.length ?? 0).toBe(en.match(/“[^”]*”/g)?.length ?? 0);
        }
      }),
      { numRuns },
    );
  });
});
