import { describe, expect, test } from 'vitest';
import type { Intake } from '../contract/intake.ts';
import { redFlags } from './knowledge/red-flags.ts';
import { readIntake } from './navigate.ts';
import { checkSafety } from './safety.ts';

function check(given: Partial<Intake>) {
  const intake: Intake = { need: 'treatment', patient: {}, ...given };
  return checkSafety(readIntake(intake), intake);
}

describe('the safety check', () => {
  test.each(redFlags)('reaches $code by its code alone, at its level', ({ code, level }) => {
    const { urgency, matched } = check({ redFlags: [code] });
    expect(urgency).toBe(level);
    expect(matched).toMatchObject([{ code, level, words: [] }]);
  });

  test('an emergency asked for is one, whatever else is said', () => {
    const { urgency, doNow } = check({ need: 'emergency', symptoms: 'mệt' });
    expect(urgency).toBe('emergency');
    expect(doNow[0]?.vi).toContain('115');
  });

  test('a code that nobody knows is a danger sign, and a person is to look', () => {
    const { urgency, reasons, doubts } = check({ redFlags: ['purple_ears'] });
    expect(urgency).toBe('urgent');
    expect(reasons[0]?.vi).toContain('purple_ears');
    expect(doubts).toHaveLength(1);
  });

  test('a ticked sign keeps its level in someone it is not expected in', () => {
    const patient = { age: 60, sex: 'male' } as const;
    expect(check({ patient, redFlags: ['reduced_fetal_movement'] }).urgency).toBe('emergency');
  });

  test('a text that denies a ticked sign does not lower it', () => {
    expect(check({ redFlags: ['chest_pain_severe'], symptoms: 'không đau ngực' }).urgency).toBe('emergency');
  });

  test('reasons quote the patient’s words', () => {
    const { reasons, matched } = check({ patient: { age: 60 }, symptoms: 'Bố em MÉO MIỆNG từ sáng' });
    expect(reasons[0]?.vi).toContain('MÉO MIỆNG');
    expect(matched[0]?.words).toContain('MÉO MIỆNG');
  });

  test('an emergency speaks of no later day, and quotes nothing twice', () => {
    const { urgency, reasons } = check({
      patient: { age: 65 },
      severity: 'severe',
      symptoms: 'ôm ngực ngồi thở dốc, mặt tái mét, từ sáng tới giờ cứ ôm ngực',
    });
    expect(urgency).toBe('emergency');
    const told = reasons.map(({ vi }) => vi);
    expect(told.join(' ')).not.toContain('24 giờ');
    for (const reason of told) {
      const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? '');
      expect(quoted.filter((one) => quoted.some((other) => other !== one && other.includes(one)))).toEqual([]);
    }
  });

  test('declared severe is at least urgent, and mild lowers nothing', () => {
    expect(check({ severity: 'severe', symptoms: 'đau khớp' }).urgency).toBe('urgent');
    expect(check({ severity: 'mild', symptoms: 'méo miệng, nói ngọng', patient: { age: 70 } }).urgency).toBe(
      'emergency',
    );
  });

  test('acute text that is not understood is never routine, and a person is to look', () => {
    const { urgency, doubts } = check({ durationDays: 0, symptoms: 'xyz abc blah blah lorem ipsum' });
    expect(urgency).toBe('urgent');
    expect(doubts).toHaveLength(1);
  });

  test('an illness of many years does not make old what began today', () => {
    const symptoms = 'tiểu đường 10 năm, sáng nay đau bụng lạ lắm';
    expect(check({ patient: { age: 50 }, symptoms }).facts.acute).toBe(true);
    expect(check({ patient: { age: 50 }, symptoms: 'đau bụng 2 tháng' }).facts.acute).toBe(false);
  });

  test('age 0 without months is taken for the youngest', () => {
    expect(check({ patient: { age: 0 }, symptoms: 'bé sốt' }).urgency).toBe('emergency');
    expect(check({ patient: { age: 0 }, symptoms: 'bé 8 tháng sốt 38' }).urgency).toBe('urgent');
  });

  test('fever that falls on the dangerous days of dengue does not reassure', () => {
    const { urgency, matched } = check({
      patient: { age: 9 },
      durationDays: 5,
      symptoms: 'con hết sốt, đau bụng, tay chân lạnh',
    });
    expect(urgency).toBe('emergency');
    expect(matched.map(({ code }) => code)).toContain('dengue_warning_signs');
  });

  test('a name in the goal is a topic, a sign in the goal is a danger', () => {
    expect(check({ patient: { age: 50 }, goal: 'muốn tầm soát đột quỵ' }).urgency).toBe('routine');
    expect(check({ patient: { age: 50 }, goal: 'mẹ đang méo miệng, cần bệnh viện gần nhất' }).urgency).toBe(
      'emergency',
    );
  });

  test('a diagnosis counts by need and time', () => {
    const diagnosis = 'Viêm ruột thừa';
    expect(check({ need: 'surgery', diagnosis, durationDays: 1 }).urgency).toBe('emergency');
    expect(check({ need: 'second_opinion', diagnosis, durationDays: 1 }).urgency).toBe('urgent');
    expect(check({ need: 'revisit', diagnosis: 'Sau mổ viêm ruột thừa 2 năm trước', durationDays: 700 }).urgency).toBe(
      'routine',
    );
  });

  test('asks what would raise the urgency, and nothing when it is an emergency', () => {
    const { ask, urgency } = check({
      patient: { age: 66, sex: 'male' },
      durationDays: 0,
      symptoms: 'ông cứ kêu khó chịu trong ngực',
    });
    expect(urgency).not.toBe('emergency');
    expect(ask).toContain('chest_pain_severe');
    expect(ask.length).toBeLessThanOrEqual(6);
    expect(check({ redFlags: ['seizure'] }).ask).toEqual([]);
  });

  test('takes not sure for neither yes nor no: a doctor is to look, and it is not asked again', () => {
    const intake = { patient: { age: 35, sex: 'male' }, symptoms: 'ho 5 ngày' } as const;
    expect(check(intake)).toMatchObject({ urgency: 'routine' });
    const { urgency, seeWithin, matched, ask, reasons } = check({
      ...intake,
      redFlagsUnsure: ['breathing_difficulty'],
    });
    expect({ urgency, seeWithin, matched }).toEqual({ urgency: 'urgent', seeWithin: '24h', matched: [] });
    expect(ask).not.toContain('breathing_difficulty');
    expect(reasons.map(({ vi }) => vi).join()).toMatch(/chưa chắc.*trong 24 giờ/u);
    expect(check({ redFlags: ['seizure'], redFlagsUnsure: ['seizure'] }).matched).toHaveLength(1);
    expect(check({ ...intake, redFlagsUnsure: ['breast_lump_or_change'] }).seeWithin).toBe('14d');
  });

  test('two signs of a body in trouble are an emergency, one word heard as two is not', () => {
    const patient = { age: 45, sex: 'male' } as const;
    expect(check({ patient, symptoms: 'anh ấy xụi lơ' }).urgency).toBe('urgent');
    expect(check({ patient, symptoms: 'anh ấy xụi lơ, mặt tái mét' }).urgency).toBe('emergency');
  });

  test('one such sign that came all at once, or in someone old, is an emergency', () => {
    expect(check({ patient: { age: 30 }, durationDays: 0, symptoms: 'tự nhiên mặt tái mét' }).urgency).toBe(
      'emergency',
    );
    expect(check({ patient: { age: 70 }, durationDays: 0, symptoms: 'mặt tái mét' }).urgency).toBe('emergency');
    expect(check({ patient: { age: 30 }, durationDays: 0, symptoms: 'mặt tái mét' }).urgency).toBe('urgent');
  });

  test('the name of an illness is a topic for someone who comes for a check-up', () => {
    const symptoms = 'chị gái tôi mới đột quỵ, tôi muốn khám sàng lọc';
    expect(check({ need: 'checkup', patient: { age: 50 }, symptoms }).urgency).toBe('routine');
    expect(check({ need: 'checkup', patient: { age: 50 }, durationDays: 0, symptoms }).urgency).toBe('emergency');
  });

  test('never asks about what was just denied', () => {
    expect(
      check({ patient: { age: 66 }, durationDays: 0, symptoms: 'mệt trong người, không co giật' }).ask,
    ).not.toContain('seizure');
  });

  test('asks about no grave form of what was denied, but still about a sign of which only a part was', () => {
    const patient = { age: 35, sex: 'male' } as const;
    expect(check({ patient, symptoms: 'ho 5 ngày, không khó thở' }).ask).not.toContain('breathing_difficulty');
    expect(check({ patient, symptoms: 'ho 5 ngày' }).ask).toContain('breathing_difficulty');
    expect(check({ patient, symptoms: 'đau bụng lâm râm mấy hôm, không nôn' }).ask[0]).toBe('severe_abdominal_pain');
  });

  test('asks the young less readily about what is rare at their age', () => {
    const symptoms = 'tê bàn tay';
    const rankOfStroke = (age: number) =>
      check({ patient: { age, sex: 'female' }, symptoms }).ask.indexOf('stroke_signs');
    expect(rankOfStroke(65)).toBe(0);
    expect(rankOfStroke(20)).not.toBe(0);
  });
});
