import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '#engine/understand.ts';

const told = (symptoms: string, patient: Intake['patient'] = {}, given: Partial<Intake> = {}) =>
  understand({ need: 'treatment', patient, symptoms, ...given }).safety;
const saidTo = (...of: Parameters<typeof told>) =>
  told(...of)
    .doNow.map(({ vi }) => vi)
    .join(' ');

test('a testicle that hurts since today is an emergency, and one that has hurt for weeks is none', () => {
  const boy = { age: 13, sex: 'male' } as const;
  expect(told('chau dau mot ben hon dai tu chieu, sung do, di khap khieng', boy, { durationDays: 0 }).urgency).toBe(
    'emergency',
  );
  expect(
    told('tinh hoàn trái đau âm ỉ mấy tháng nay, đi khám lúc nào cũng được', { age: 30, sex: 'male' }).urgency,
  ).not.toBe('emergency');
});

test('who came up from a dive lies flat, whatever else is told', () => {
  const symptoms =
    'Chồng em đi lặn hải sâm lên được 1 tiếng thì tê hai chân, giờ đứng không nổi, tức ngực, không đái được, mấy ảnh tính cho lặn xuống lại cho hết';
  const given = { need: 'find_hospital', durationDays: 0, severity: 'severe' } as const;
  const said = saidTo(symptoms, { age: 33, sex: 'male' }, { ...given, goal: 'Bệnh viện nào có buồng oxy cao áp' });
  expect(said).toContain('Nằm phẳng');
  expect(said).not.toContain('ngồi thẳng');
});

test('a goodbye to the family beside pills is heard as what it is', () => {
  const symptoms =
    'My flatmate, an engineer at the same plant, just texted goodbye to his family and has locked himself in with a lot of sleeping pills. He has not slept for days.';
  const given = { need: 'find_doctor', durationDays: 0, severity: 'severe' } as const;
  expect(told(symptoms, { age: 27, sex: 'male' }, given).matched.map(({ code }) => code)).toContain('suicide_risk');
});

test('a sprained ankle is no infection that spreads, and an ear that went deaf no skin tag', () => {
  const ankle = told('Đá bóng bị lật sơ mi cổ chân, hơi sưng mắt cá ngoài, vẫn đi được, 4 hôm rồi', { age: 21 });
  expect(ankle.matched.map(({ code }) => code)).not.toContain('spreading_skin_infection');
  const ear = told('sang hom qua ngu day tai trai dieu dac, u u nhu ve keu, hoi choang', { age: 42 });
  expect(ear.topics.map(({ about }) => about)).not.toContain('dermatology');
});

test('a boy whose breasts swell while his voice breaks is in no danger, however his family spells it', () => {
  const told15 = (symptoms: string) => told(symptoms, { age: 15, sex: 'male' }).urgency;
  expect(told15('thang con 15t dang be giong, nguc hoi nhu len xiu, no mac co qua, co sao ko')).toBe('routine');
  expect(told15('thằng con 15t ngực sưng to, khó thở, tím môi')).toBe('emergency');
});
