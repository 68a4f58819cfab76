import { describe, expect, test } from 'vitest';
import type { Intake } from '../contract/intake.ts';
import { inLanguage } from '../contract/language.ts';
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
      anIntake({ symptoms: 'đau lưng mấy tháng nay', durationDays: 90 }),
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
