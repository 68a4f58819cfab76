import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { inLanguage } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { emergencyNumber, redFlagCodes } from '#contract/vocabulary.ts';
import { generatedFlags, generatedIntakes } from '#test/generated-intakes.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';
import { isAtLeast } from './urgency.ts';

/**
 * Some hundred runs of each law keep the suite quick, always the same ones, so that a red test is a change's fault and
 * not luck. `npm run laws` is the long run of over 100,000, with others every time.
 */
const { PROPERTY_RUNS } = process.env;
const numRuns = Number(PROPERTY_RUNS ?? 500);
const parameters = PROPERTY_RUNS === undefined ? { numRuns, seed: 115 } : { numRuns };
const timeout = 600_000 + numRuns * 20;

const graph = aGraph([
  aHospital('ha-noi', '01', { level: 'central' }),
  aHospital('ha-noi-nhi', '01', { name: 'Bệnh viện Nhi', specialties: ['pediatrics', 'pediatric_surgery'] }),
  aHospital('tuyen-quang', '08'),
  aHospital('tuyen-quang-tu', '08', { type: 'private', emergency24h: false, acceptsInsurance: false }),
  aHospital('ho-chi-minh', '79', { level: 'central' }),
  aHospital('ho-chi-minh-san', '79', { specialties: ['obstetrics', 'gynecology'] }),
]);
const now = Date.UTC(2026, 10, 15);

/** Of a patient of any age. */
const deadlyValues = ['SpO2 80', 'Sốt 41,5 độ', 'Đường huyết 2,1', 'spo2 con 80', 'duong huyet 2.1'];

const answer = (intake: Intake) => navigate(intake, graph, now);
const inWords = (told: ReturnType<typeof answer>, language: 'vi' | 'en') => inLanguage(told, language);
const urgencyOf = (intake: Intake) => answer(intake).safety.urgency;

function holds<Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>): void {
  fc.assert(property, parameters);
}

describe('for any intake a navigation', () => {
  test('says something that can be acted on, and the same again to the same intake', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, (intake) => {
        const given = structuredClone(intake);
        const told = answer(intake);
        expect(written(intake)).toBe(written(given));
        expect(written(answer(given))).toBe(written(told));
        expect(told.safety.emergency).toBe(told.safety.urgency === 'emergency');
        expect(told.safety.reasons.length).toBeGreaterThan(0);
        expect(told.specialties.length).toBeGreaterThan(0);
        expect(told.nextSteps.every(({ n }, at) => n === at + 1)).toBe(true);
        const { redFlags = [], redFlagsDenied = [], redFlagsUnsure = [] } = intake;
        const answered = new Set<string>(
          [...redFlagsDenied, ...redFlagsUnsure].filter((code) => !redFlags.includes(code)),
        );
        expect(told.ask.length).toBeLessThanOrEqual(Math.max(0, limits.askMax - answered.size));
        expect(told.ask.filter(({ code }) => answered.has(code) || redFlags.includes(code))).toEqual([]);
      }),
    );
  });

  test('does not mind the order in which red flags are ticked, or that one is ticked twice', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, fc.array(generatedFlags, { maxLength: 6 }), (intake, flags) => {
        const turned = [...flags, ...flags.slice(0, 1)].reverse();
        expect(written(answer({ ...intake, redFlags: turned }))).toBe(written(answer({ ...intake, redFlags: flags })));
      }),
    );
  });

  test('is never calmer when a red flag is added', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, generatedFlags, (intake, code) => {
        const more = { ...intake, redFlags: [...(intake.redFlags ?? []), code] };
        expect(isAtLeast(urgencyOf(more), urgencyOf(intake))).toBe(true);
      }),
    );
  });

  test('is never calmer when one is not sure of a sign', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, fc.constantFrom(...redFlagCodes), (intake, code) => {
        const more = { ...intake, redFlagsUnsure: [...(intake.redFlagsUnsure ?? []), code] };
        expect(isAtLeast(urgencyOf(more), urgencyOf(intake))).toBe(true);
      }),
    );
  });

  test('stays an emergency and keeps every sign that was ticked, whatever is denied', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, fc.array(fc.constantFrom(...redFlagCodes), { maxLength: 6 }), (intake, codes) => {
        const before = answer(intake).safety;
        const after = answer({ ...intake, redFlagsDenied: codes }).safety;
        if (before.emergency) expect(after.emergency).toBe(true);
        const found = after.matched.map(({ code }) => code);
        expect(intake.redFlags?.filter((code) => !found.includes(code)) ?? []).toEqual([]);
      }),
    );
  });

  test('is an emergency when a value is measured that leaves no doubt', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, fc.constantFrom(...deadlyValues), (intake, value) => {
        expect(urgencyOf({ ...intake, symptoms: `${intake.symptoms ?? ''}. ${value}.` })).toBe('emergency');
      }),
    );
  });

  test('is given to any string whatever', { timeout }, () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 400 }));
    holds(
      fc.property(generatedIntakes, anything, anything, (intake, symptoms, diagnosis) => {
        expect(() => answer({ ...intake, symptoms, diagnosis, goal: symptoms })).not.toThrow();
      }),
    );
  });

  test('that is an emergency names 115 first, and where to go though no place is known', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, fc.constantFrom('emergency', undefined), (intake, need) => {
        const { safety, emergency, nextSteps } = answer({ ...intake, ...(need && { need }) });
        if (safety.urgency !== 'emergency') {
          expect(emergency).toBeUndefined();
          return;
        }
        expect(emergency?.phone).toBe(emergencyNumber);
        for (const first of [safety.doNow[0], nextSteps[0]?.title]) {
          expect(first?.vi).toContain(emergencyNumber);
          expect(first?.en).toContain(emergencyNumber);
          expect(first?.vi).toMatch(/cấp cứu gần nhất/);
          expect(first?.en).toMatch(/nearest/);
        }
      }),
    );
  });

  test('says the same in both languages', { timeout }, () => {
    holds(
      fc.property(generatedIntakes, (intake) => {
        const told = answer(intake);
        const [vi, en] = [inWords(told, 'vi'), inWords(told, 'en')];
        expect(written(outlineOf(vi))).toBe(written(outlineOf(en)));
        expect(written(codesOf(vi))).toBe(written(codesOf(en)));
      }),
    );
  });
});

/** Compared as text: a deep comparison would take most of the time. */
function written(value: unknown): string {
  return JSON.stringify(value);
}

function codesOf({ safety, specialties, ask, nextSteps, primary }: ReturnType<typeof inWords>): unknown {
  const codes = [safety.matched, ask].map((list) => list.map(({ code }) => code));
  return [safety.urgency, codes, specialties, nextSteps.map(({ icon }) => icon), primary.hospital.id];
}

/** Which members there are and which of them are filled, without what the texts say. */
function outlineOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? 'nothing' : 'text';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(outlineOf);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, outlineOf(member)]));
}
