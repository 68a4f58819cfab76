import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { needs, urgencies } from '#contract/vocabulary.ts';
import { ownCases } from '#scripts/evaluate/cases.ts';
import { readScenarios } from '#scripts/evaluate/scenarios.ts';
import { assess } from '../assess.ts';
import { findRedFlag, redFlags } from '../knowledge/red-flags.ts';
import { findSpecialty } from '../knowledge/specialties.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';
import { withoutMarks } from './scenario.ts';

const scenarios = readScenarios();

describe('the scenarios', () => {
  test('are at least four thousand, each with an id of its own and a reason', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(4000);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    expect(scenarios.filter(({ why }) => why.trim() === '')).toEqual([]);
  });

  test('name needs, levels, signs and specialties that exist', () => {
    const wrong = scenarios.filter(
      ({ intake, expect: expected }) =>
        !needs.includes(intake.need) ||
        expected.urgency.length === 0 ||
        !expected.urgency.every((level) => urgencies.includes(level)) ||
        !(expected.redFlagsAnyOf ?? []).every((code) => findRedFlag(code)) ||
        !(expected.specialtiesTop3AnyOf ?? []).every((code) => findSpecialty(code)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('say every red flag in at least five ways', () => {
    const ways = new Map<string, number>();
    for (const { expect: expected } of scenarios) {
      for (const code of expected.redFlagsAnyOf ?? []) ways.set(code, (ways.get(code) ?? 0) + 1);
    }
    expect(redFlags.filter(({ code }) => (ways.get(code) ?? 0) < 5).map(({ code }) => code)).toEqual([]);
  });
});

/** What a worried family adds, which says nothing about the danger and holds words that elsewhere deny or excuse. */
const asides = [
  'chưa đi khám',
  'không có bảo hiểm',
  'trước đây chưa từng bị',
  'có sao không',
  'em sợ quá',
  'trước đó bình thường',
  'không biết có phải bệnh nặng không',
  'có cần đi viện không',
  'có tiền sử dạ dày',
  'không có ai ở nhà',
  'trước giờ khỏe mạnh',
  'chưa uống thuốc gì',
  'gia đình rất lo lắng',
  'không rõ nguyên nhân',
  'giờ phải làm sao',
];

test('emergencies nearly always stay so whatever a worried family says before or after', () => {
  const emergencies = scenarios.filter(({ expect: expected }) => expected.urgency.join() === 'emergency');
  const told = emergencies
    .filter((_, at) => at % 10 === 0)
    .flatMap(({ intake }) =>
      asides.flatMap((aside) =>
        [`${aside}, ${intake.symptoms}`, `${intake.symptoms}, ${aside}`].map((symptoms) => ({ ...intake, symptoms })),
      ),
    );
  const kept = told.filter((intake) => answer(intake).safety.urgency === 'emergency');
  expect(kept.length / told.length).toBeGreaterThanOrEqual(0.935);
});

/** The reader learnt from these texts: that it knows them by heart says nothing of new ones, that it forgot them much. */
describe.each([
  ['with marks', (intake: Intake) => intake],
  ['without marks', withoutMarks],
])('the scenarios %s', (_, written) => {
  const answered = ownCases().map((one) => ({ ...one, got: answer(written(one.intake)) }));
  type Answered = (typeof answered)[number];
  const share = (of: readonly Answered[], isSo: (one: Answered) => boolean) => of.filter(isSo).length / of.length;

  test('are answered at a level that is right, about a point below what was measured', () => {
    const grave = answered.filter(({ levels }) => levels.join() === 'emergency');
    const calm = answered.filter(({ levels }) => levels.join() === 'routine');
    const signed = answered.filter(({ redFlags }) => redFlags.length > 0);
    expect(share(grave, ({ got }) => got.safety.urgency === 'emergency')).toBeGreaterThanOrEqual(0.98);
    expect(share(grave, ({ got }) => got.safety.urgency === 'routine')).toBeLessThanOrEqual(0.002);
    expect(share(calm, ({ got }) => got.safety.urgency === 'emergency')).toBeLessThanOrEqual(0.03);
    expect(share(answered, ({ got, levels }) => levels.includes(got.safety.urgency))).toBeGreaterThanOrEqual(0.935);
    expect(
      share(signed, ({ got, redFlags: codes }) => got.safety.matched.some(({ code }) => codes.includes(code))),
    ).toBeGreaterThanOrEqual(0.9);
  });

  test('lead to a specialty that is right', () => {
    const judged = answered.filter(({ specialties }) => specialties.length > 0);
    const isRight = (codes: readonly string[], count: number) => (one: Answered) =>
      one.got.specialties.slice(0, count).some((code) => codes.includes(code));
    expect(share(judged, (one) => isRight(one.specialties, 1)(one))).toBeGreaterThanOrEqual(0.88);
    expect(share(judged, (one) => isRight(one.specialties, 3)(one))).toBeGreaterThanOrEqual(0.96);
  });
});

function answer(intake: Intake) {
  const readings = readIntake(intake);
  const safety = checkSafety(readings, intake);
  return { safety, specialties: assess(readings, intake, safety).specialties };
}
