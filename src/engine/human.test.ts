import { describe, expect, test } from 'vitest';
import type { NavigatorContact } from './human.ts';
import { type Given, planned } from './next-steps/a-plan.ts';

describe('a person is recommended', () => {
  const cases: [string, Given][] = [
    ['for cancer', { situations: ['cancer'] }],
    ['for an operation', { situations: ['operation'] }],
    ['for a second opinion', { need: 'second_opinion' }],
    ['for three illnesses', { intake: { conditionsCount: 3 } }],
    ['at 75', { facts: { ageYears: 75 } }],
    ['at 65 when the patient asks alone', { facts: { ageYears: 65 }, intake: { patient: { isSelf: true } } }],
    ['for one who lives alone', { situations: ['alone'] }],
    ['for a pregnancy at 41', { situations: ['pregnant'], facts: { ageYears: 41 } }],
    ['for an infant with urgent signs', { situations: ['infant'], urgency: 'urgent' }],
    ['for care of a bedridden patient at home', { situations: ['bedridden'], need: 'home_care' }],
    ['after violence', { situations: ['violence'] }],
    ['for thoughts of death', { situations: ['self_harm'] }],
    ['for an interpreter', { situations: ['foreign_language'] }],
    ['after many visits', { situations: ['many_visits'] }],
    ['when no department fits', { assessment: { specialties: ['transplant'] } }],
    ['when the text is not understood', { assessment: { understood: 'not_at_all' }, intake: { symptoms: 'asdf' } }],
    ['for a long way', { intake: { patient: { province: 'Hồ Chí Minh' } } }],
    ['for a transplant', { goals: ['transplant'] }],
    ['for a transfer', { goals: ['transfer_inpatient'] }],
    ['for a mother in distress', { situations: ['postpartum', 'distress'] }],
    ['for a girl of 14 who despairs', { facts: { ageYears: 14 }, assessment: { specialties: ['child_psychiatry'] } }],
    [
      'after exposure to HIV',
      { matched: [{ code: 'hiv_exposure_recent', label: { vi: '', en: '' }, level: 'urgent', words: [] }] },
    ],
    ['for trouble with insurance', { goals: ['change_registration'] }],
    ['for an operation without a card', { need: 'surgery', intake: { insurance: { hasCard: false } } }],
    ['for care at home', { need: 'home_care' }],
  ];
  test.each(cases)('%s', (_, given) => {
    const { recommended, reasons } = planned(given).human;
    expect(recommended).toBe(true);
    expect(reasons.length).toBeGreaterThan(0);
  });

  test('with the way to reach one, and no promise of a call', () => {
    const contact = (given: NavigatorContact) => planned({ need: 'second_opinion', contact: given }).human.contact;
    expect(contact({ phone: '1900 1', hours: '8–17 giờ' })).toMatchObject({ phone: '1900 1', hours: '8–17 giờ' });
    expect(contact({ phone: '1900 1', hours: '8–17 giờ' })?.how.vi).toContain('1900 1 (8–17 giờ)');
    expect(contact({})?.how.vi).toMatch(/Lưu thành hồ sơ/u);
    expect(contact({})?.how.vi).not.toMatch(/gọi lại|liên hệ/u);
  });

  test('and not for an ordinary visit', () => {
    expect(planned({ intake: { conditionsCount: 2 }, facts: { ageYears: 64 } }).human).toEqual({
      recommended: false,
      reasons: [],
    });
  });
});
