import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { needs } from '#contract/vocabulary.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';
import type { BilingualRecommendation } from './recommendation.ts';

const everything = [
  'obstetrics',
  'gynecology',
  'pediatrics',
  'urology',
  'psychiatry',
  'breast',
  'neurology',
  'oncology',
];
const graph = aGraph([
  aHospital('near', '08', { specialties: [...everything, 'general_internal', 'emergency', 'infectious_disease'] }),
  aHospital('centre', '01', { level: 'central', phone: '024 1', website: 'https://centre.vn' }),
]);

/** Tuesday at nine and at twenty-one, Friday evening, Saturday twice, a holiday. */
const times = [
  '2026-11-17T09:00',
  '2026-11-17T21:00',
  '2026-11-20T20:00',
  '2026-11-21T09:00',
  '2026-11-21T15:00',
  '2026-09-02T10:00',
];
const openTimes = new Set(['2026-11-17T09:00']);
const ages = [0, 3, 8, 17, 30, 58, 80];
const sexes = ['male', 'female'] as const;
/** None of them tells of a pregnancy. */
const texts = [
  '',
  'sốt 4 ngày nay 38,5 độ, nhức mỏi, ăn kém',
  'sờ thấy cục cứng ở ngực trái',
  'tiểu buốt, tiểu rắt mấy hôm nay, đau bụng dưới',
  'đau đầu âm ỉ mấy tháng nay, mất ngủ, hay buồn chán',
  'bị chó hàng xóm cắn vào chân sáng nay',
  'bác sĩ cho giấy đi chụp MRI khớp gối',
];

type Case = { intake: Intake; time: string; age: number; sex: string; answer: BilingualRecommendation };

const cases: Case[] = [];
for (const need of needs)
  for (const sex of sexes)
    for (const age of ages)
      for (const symptoms of texts)
        for (const time of times) {
          const patient = { age, sex, province: 'Tuyên Quang' };
          const intake: Intake = { need, patient, ...(symptoms && { symptoms }) };
          cases.push({ intake, time, age, sex, answer: navigate(intake, graph, Date.parse(`${time}+07:00`)) });
        }
const planned = cases.filter(({ answer }) => !answer.safety.emergency);

function said({ answer: { nextSteps, bring } }: Case): string {
  return [...nextSteps.map(({ title }) => title), ...bring].map(({ vi, en }) => `${vi}\n${en}`).join('\n');
}

const firstOf = ({ answer }: Case) => answer.nextSteps[0]?.title.vi ?? '';
const withinOf = ({ answer }: Case) => answer.safety.seeWithin;
const shown = (wrong: readonly Case[]) =>
  wrong.slice(0, 3).map((each) => [each.intake, each.time, withinOf(each), said(each)]);

describe('over needs, ages, sexes, complaints and times of day', () => {
  test('there are answers of every kind', () => {
    expect(cases.length).toBeGreaterThan(7000);
    const kinds = ['now', '24h', '14d', 'planned'];
    expect([...new Set(cases.map(withinOf))]).toEqual(expect.arrayContaining(kinds));
  });

  test('nobody who is in no danger gets more than six steps, or the same one twice', () => {
    const wrong = planned.filter(({ answer: { nextSteps } }) => {
      const titles = new Set(nextSteps.map(({ title }) => title.vi));
      return nextSteps.length > 6 || nextSteps.length < 3 || titles.size < nextSteps.length;
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('lines that hold for any visit only fill up a short list', () => {
    const general =
      /^Ghi sẵn 3–5 câu|^Giờ khám thường|^Hỏi bác sĩ: có cần nhập viện|^Nói với bác sĩ: bệnh|^Khi chọn bác sĩ|^Cha mẹ hoặc người giám hộ|^Sắp xếp người đi cùng/u;
    const wrong = planned.filter(
      ({ answer: { nextSteps } }) => nextSteps.length > 4 && nextSteps.some(({ title }) => general.test(title.vi)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('nobody hears of a pregnancy or of periods who can have neither', () => {
    const words =
      /mang thai|có thai|thai phụ|tuổi thai|khám thai|thai đạp|hành kinh|trễ kinh|con bú|pregnan|breastfeed|period/iu;
    const wrong = cases.filter(
      (each) => (each.sex === 'male' || each.age < 12 || each.age > 55) && words.test(said(each)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('a birth certificate and the fever of a baby are for the smallest', () => {
    expect(shown(cases.filter((each) => each.age >= 6 && /khai sinh|chứng sinh/u.test(said(each))))).toEqual([]);
    expect(shown(cases.filter((each) => each.age >= 1 && /dưới 3 tháng|bé sốt từ/u.test(said(each))))).toEqual([]);
  });

  test('the times do not contradict each other', () => {
    const wrong = planned.filter((each) => {
      const text = said(each);
      return withinOf(each) === '24h'
        ? /hai tuần|two weeks|đặt lịch|3 ngày/iu.test(text)
        : /24 giờ|24 hours|hôm nay|tối nay|đêm nay|chiều nay|\btoday\b|\btonight\b/iu.test(text);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('the first step leads to a door that is open then', () => {
    const wrong = planned.filter((each) => {
      const first = firstOf(each);
      if (withinOf(each) !== '24h') return /cấp cứu/u.test(first);
      if (openTimes.has(each.time)) return !/hôm nay/u.test(first) || /cấp cứu/u.test(first);
      return !/cấp cứu|sáng (mai|nay|thứ)|phòng dại/u.test(first);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('the signs of danger stand second, or close the answer to a question', () => {
    const wrong = planned.filter(({ answer: { nextSteps } }) => {
      const at = nextSteps.findIndex(({ icon }) => icon === 'warning');
      return at !== 1 && at !== nextSteps.length - 1;
    });
    expect(shown(wrong)).toEqual([]);
  });
});
