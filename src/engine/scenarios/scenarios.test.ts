import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Intake } from '../../contract/intake.ts';
import { assess } from '../assess.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import { readIntake } from '../navigate.ts';
import { checkSafety } from '../safety.ts';
import { type Scenario, withoutMarks } from './scenario.ts';

const folder = new URL('.', import.meta.url);
const themes = readdirSync(folder).filter((name) => name.endsWith('.json'));
const scenarios = themes.flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Scenario[]);

function answerTo(intake: Intake) {
  const readings = readIntake(intake);
  const safety = checkSafety(readings, intake);
  return { safety, specialties: assess(readings, intake, safety).specialties };
}

function isRight({ expect: expected }: Scenario, intake: Intake): boolean {
  const { safety, specialties } = answerTo(intake);
  const codes = safety.matched.map(({ code }) => code);
  return (
    expected.urgency.includes(safety.urgency) &&
    (expected.redFlagsAnyOf?.some((code) => codes.includes(code)) ?? true) &&
    (expected.specialtiesTop3AnyOf?.some((code) => specialties.slice(0, 3).includes(code)) ?? true)
  );
}

/** What a worried family adds, which says nothing about the danger and holds words that elsewhere deny or excuse. */
const asides = [
  'chưa đi khám',
  'không có bảo hiểm',
  'trước đây chưa từng bị',
  'không có bảo hiểm',
  'có sao không',
  'có sao không',
  'em sợ quá',
  'trước đó bình thường',
  'không biết có phải bệnh nặng không',
  'có cần đi viện không',
  'có tiền sử dạ dày',
  'có tiền sử dạ dày',
  'không có ai ở nhà',
  'trước giờ khỏe mạnh',
  'chưa uống thuốc gì',
  'gia đình rất lo lắng',
  'không rõ nguyên nhân',
  'giờ phải làm sao',
];

// Thousands of answers on a busy machine take longer than a test usually may.
describe('the scenarios', { timeout: 60_000 }, () => {
  test('are at least four hundred, each with an id of its own', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(400);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });

  test('say every red flag in at least five ways', () => {
    const ways = new Map<string, number>();
    for (const { expect: expected } of scenarios) {
      for (const code of expected.redFlagsAnyOf ?? []) ways.set(code, (ways.get(code) ?? 0) + 1);
    }
    expect(redFlags.filter(({ code }) => (ways.get(code) ?? 0) < 5).map(({ code }) => code)).toEqual([]);
  });

  test('are all answered as a careful navigator would', () => {
    expect(scenarios.filter((scenario) => !isRight(scenario, scenario.intake)).map(({ id }) => id)).toEqual([]);
  });

  // Without marks words run together, so an answer may be a level too high, never too low.
  test('are answered no calmer when all marks are left off', () => {
    const calmer = scenarios.filter(({ expect: expected, intake }) => {
      const { urgency } = answerTo(withoutMarks(intake)).safety;
      return expected.urgency.every((level) => isCalmer(urgency, level));
    });
    expect(calmer.map(({ id }) => id)).toEqual([]);
  });

  test('that are emergencies stay so whatever people say before or after', () => {
    const emergencies = scenarios.filter(({ expect: expected }) => expected.urgency.join() === 'emergency');
    const told = emergencies.filter(({ intake }) => readIntake(intake).symptoms.marked);
    const hidden = told.flatMap(({ intake }) =>
      asides
        .map((aside, at) => (at % 2 === 0 ? `${aside}, ${intake.symptoms}` : `${intake.symptoms}, ${aside}`))
        .filter((symptoms) => answerTo({ ...intake, symptoms }).safety.urgency !== 'emergency'),
    );
    expect(hidden).toEqual([]);
  });

  test('of ordinary matters without marks are emergencies in at most 8 %', () => {
    const ordinary = scenarios.filter(({ expect: expected }) => expected.urgency.join() === 'routine');
    const raised = ordinary.filter(({ intake }) => answerTo(withoutMarks(intake)).safety.urgency === 'emergency');
    expect(raised.length / ordinary.length).toBeLessThanOrEqual(0.08);
  });
});

const scale = ['routine', 'urgent', 'emergency'];

function isCalmer(urgency: string, than: string): boolean {
  return scale.indexOf(urgency) < scale.indexOf(than);
}
