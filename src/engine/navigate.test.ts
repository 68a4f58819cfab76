import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { inLanguage } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { type RedFlagCode, redFlagCodes } from '#contract/vocabulary.ts';
import { corpusCases } from '#scripts/evaluate/corpus.ts';
import { redFlags } from './knowledge/red-flags.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('far', '79')]);
const now = Date.UTC(2026, 10, 15);

function anIntake(given: Partial<Intake> = {}): Intake {
  return { need: 'treatment', patient: { age: 58, sex: 'male', province: 'Tuyên Quang' }, ...given };
}

describe('a navigation', () => {
  test('of an emergency says so, names 115 and where the nearest help is', () => {
    const { safety, emergency, ask, nextSteps } = navigate(
      anIntake({ symptoms: 'đau ngực lan ra tay trái, vã mồ hôi', durationDays: 0 }),
      graph,
      now,
    );
    expect(safety).toMatchObject({ emergency: true, urgency: 'emergency' });
    expect(emergency?.phone).toBe('115');
    expect(ask).toEqual([]);
    expect(nextSteps.length).toBeGreaterThan(0);
  });

  test('of an ordinary matter names no emergency, and questions in both languages', () => {
    const { safety, emergency, ask } = navigate(
      anIntake({ symptoms: 'da mặt nổi mụn trứng cá mấy tháng nay', durationDays: 90 }),
      graph,
      now,
    );
    expect(safety).toMatchObject({ emergency: false, urgency: 'routine' });
    expect(emergency).toBeUndefined();
    expect(ask.every(({ question }) => question.vi !== '' && question.en !== '')).toBe(true);
  });

  test('hands what it did not understand to a person', () => {
    const { humanNavigator } = navigate(anIntake({ redFlags: ['purple_ears'] }), graph, now);
    expect(humanNavigator.recommended).toBe(true);
    expect(navigate(anIntake({ symptoms: 'qwrtz plmkv xdrgh' }), graph, now).humanNavigator.recommended).toBe(true);
    expect(humanNavigator.reasons.map(({ vi }) => vi).join(' ')).toContain('purple_ears');
  });

  test('gives the same answer to the same question, with the same codes in both languages', () => {
    const intake = anIntake({ symptoms: 'sốt 4 ngày, đau bụng, nôn nhiều', durationDays: 4 });
    expect(navigate(intake, graph, now)).toEqual(navigate(intake, graph, now));
    const answer = navigate(intake, graph, now);
    const [vi, en] = [inLanguage(answer, 'vi'), inLanguage(answer, 'en')];
    expect(vi.safety.matched.map(({ code }) => code)).toEqual(en.safety.matched.map(({ code }) => code));
    expect(vi.specialties).toEqual(en.specialties);
  });
});

describe('the questions of a navigation', () => {
  const askedBy = (said: Partial<Intake>) =>
    navigate(anIntake(said), graph, now).ask.map(({ code }) => code as RedFlagCode);
  const symptoms = corpusCases()
    .map(({ intake }) => intake.symptoms ?? '')
    .find((text) => askedBy({ symptoms: text }).length === limits.askMax);
  const asked = (said: Partial<Intake> = {}) => askedBy({ ...(symptoms && { symptoms }), ...said });

  test('are three in a run at most: each answer leaves one less, and none is asked again', () => {
    const redFlagsDenied: RedFlagCode[] = [];
    for (const left of [3, 2, 1]) {
      const ask = asked({ redFlagsDenied });
      if (left === 3) expect(ask).not.toEqual([]);
      expect(ask.length).toBeLessThanOrEqual(left);
      for (const code of redFlagsDenied) expect(ask).not.toContain(code);
      redFlagsDenied.push(...ask.slice(0, 1));
    }
    expect(asked({ redFlagsDenied })).toEqual([]);
  });

  test('count a sign once, whichever answers it is among', () => {
    const first = asked().slice(0, 1);
    expect(asked({ redFlagsDenied: [...first, ...first] })).toEqual(asked({ redFlagsDenied: first }));
    const said = { redFlagsDenied: [...first, ...first], redFlagsUnsure: first };
    expect(asked(said)).toEqual(asked({ redFlagsUnsure: first }));
    expect(asked({ redFlagsUnsure: redFlagCodes.slice(0, 30) })).toEqual([]);
  });

  test('are never about a sign that is there', () => {
    for (const { code, level } of redFlags) {
      if (level === 'urgent') expect(asked({ redFlags: [code] }), code).not.toContain(code);
    }
  });
});

test('a no undoes neither a sign that was ticked nor one that the text tells', () => {
  const safetyOf = (intake: Partial<Intake>) => navigate(anIntake(intake), graph, now).safety;
  expect(safetyOf({ redFlags: ['seizure'], redFlagsDenied: ['seizure'] })).toEqual(safetyOf({ redFlags: ['seizure'] }));
  const told = { symptoms: 'đau ngực lan ra tay trái, vã mồ hôi', durationDays: 0 };
  const heart = {
    urgency: 'emergency',
    seeWithin: 'now',
    matched: [{ code: 'chest_pain_severe', level: 'emergency' }],
  };
  expect(safetyOf(told)).toMatchObject(heart);
  expect(safetyOf({ ...told, redFlagsDenied: ['chest_pain_severe'] })).toMatchObject(heart);
  const unsure = { symptoms: 'ho 5 ngày', redFlagsUnsure: ['breathing_difficulty'] } satisfies Partial<Intake>;
  expect(safetyOf({ ...unsure, redFlagsDenied: ['breathing_difficulty'] })).toEqual(safetyOf(unsure));
});
