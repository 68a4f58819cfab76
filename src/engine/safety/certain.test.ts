import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import { urgentMeasures } from '../knowledge/urgent-measures.ts';
import { readText } from '../text/reading.ts';
import { certainSigns } from './certain.ts';
import { factsOf } from './facts.ts';
import { measuresNow } from './measures.ts';

type Patient = Intake['patient'];

function certain(text: string, patient: Patient = {}) {
  const reading = readText(text);
  const facts = factsOf({ need: 'find_doctor', patient }, reading);
  return certainSigns(reading, facts, measuresNow(reading));
}

const codesOf = (text: string, patient?: Patient) => certain(text, patient).signs.map(({ code }) => code);

function rulesOf(text: string, patient?: Patient): (string | undefined)[] {
  const { signs, raises } = certain(text, patient);
  return [...signs.map(({ rule }) => rule), ...raises.map(({ id }) => id)];
}

/** Each rule, with a text by which it holds and one just on the other side. */
const table: [rule: string, holds: string, not: string, patient?: Patient][] = [
  ['oxygen_low', 'SpO2 91', 'SpO2 92'],
  ['oxygen_lowish', 'SpO2 94', 'SpO2 95'],
  ['pulse_very_fast', 'mạch 131', 'mạch 130'],
  ['pulse_very_slow', 'mạch 39', 'mạch 40'],
  ['pulse_slow', 'mạch 44', 'mạch 45'],
  ['pulse_slow_faint', 'mạch 44, choáng', 'mạch 44, không choáng'],
  ['pulse_fast_symptom', 'nhịp tim 100, hồi hộp', 'nhịp tim 99, hồi hộp'],
  ['pressure_low', 'huyết áp 89/60', 'huyết áp 90/60'],
  ['pressure_crisis', 'huyết áp 180/100, đau đầu', 'huyết áp 179/119, đau đầu'],
  ['pressure_very_high', 'huyết áp 150/120', 'huyết áp 179/119'],
  ['pressure_high_child', 'huyết áp 140/80, đau đầu', 'huyết áp 139/89, đau đầu', { age: 9 }],
  ['temperature_extreme', 'sốt 41 độ', 'sốt 40,9 độ'],
  ['temperature_very_high', 'sốt 40 độ', 'sốt 39,9 độ'],
  ['temperature_low', 'nhiệt độ 34,9', 'nhiệt độ 35'],
  ['fever_low_pressure', 'sốt 38, huyết áp 99/60', 'sốt 38, huyết áp 100/60'],
  ['fever_fast_pulse', 'sốt 38, mạch 131', 'sốt 38, mạch 130'],
  ['fever_drowsy', 'sốt 38, lơ mơ', 'sốt 37,9, lơ mơ'],
  ['infant_temperature', 'bé 2 tháng sốt 38', 'bé 3 tháng sốt 38'],
  ['infant_fever', 'bé 2 tháng bị sốt', 'bé 2 tháng bị sốt 37,5'],
  ['infant_cold', 'bé 2 tháng, nhiệt độ 35,9', 'bé 2 tháng, nhiệt độ 36'],
  ['infant_hot', 'bé 6 tháng sốt 39', 'bé 7 tháng sốt 39'],
  ['vomits_small_child', 'nôn 10 lần', 'nôn 9 lần', { age: 5 }],
  ['many_vomits', 'nôn 5 lần', 'nôn 4 lần'],
  ['many_stools', 'đi ngoài 8 lần', 'đi ngoài 7 lần'],
  ['stools_limp', 'đi ngoài 6 lần, mệt lả', 'đi ngoài 5 lần, mệt lả'],
  ['dengue_vomits', 'sốt xuất huyết, nôn 3 lần', 'sốt xuất huyết, nôn 2 lần'],
  ['hfmd_hot', 'tay chân miệng sốt 39', 'tay chân miệng sốt 38,9'],
  ['fever_chemotherapy', 'đang hóa trị sốt 38', 'đang hóa trị sốt 37,9'],
  ['fever_pregnant', 'mang thai, sốt 38', 'mang thai, sốt 37,9'],
  ['fever_postpartum', 'sau sinh, sốt 38', 'sau sinh, sốt 37,9'],
  ['hot_in_the_sun', 'say nắng, sốt 40 độ', 'say nắng, sốt 39,9 độ'],
  ['weeks_bleeding', 'thai 5 tuần ra máu', 'thai 4 tuần ra máu'],
  ['weeks_waters', 'thai 20 tuần rỉ ối', 'thai 19 tuần rỉ ối'],
  ['weeks_contractions', 'thai 20 tuần gò từng cơn', 'thai 19 tuần gò từng cơn'],
  ['weeks_still', 'thai 20 tuần, em bé không máy', 'thai 19 tuần, em bé không máy'],
  ['weeks_less', 'thai 20 tuần, em bé đạp ít', 'thai 19 tuần, em bé đạp ít'],
  ['pressure_pregnant', 'mang thai, huyết áp 160/100', 'mang thai, huyết áp 159/109'],
  ['pressure_pregnant_symptom', 'mang thai, huyết áp 140/80, đau đầu', 'mang thai, huyết áp 139/89, đau đầu'],
  ['pressure_pregnant_raised', 'mang thai, huyết áp 140/80', 'mang thai, huyết áp 139/89'],
  ['pressure_weeks', '20 tuần, huyết áp 160/100', '19 tuần, huyết áp 160/100'],
  ['pressure_postpartum', 'sau sinh, huyết áp 160/100', 'sau sinh, huyết áp 159/109'],
  ['pressure_postpartum_symptom', 'sau sinh, huyết áp 140/80, đau đầu', 'sau sinh, huyết áp 139/89, đau đầu'],
  ['pressure_postpartum_raised', 'sau sinh, huyết áp 140/80', 'sau sinh, huyết áp 139/89'],
  ['pills_taken', 'uống 10 viên panadol', 'uống 9 viên panadol'],
  ['sugar_very_low', 'đường huyết 2,9', 'đường huyết 3'],
  ['sugar_low_symptom', 'đường huyết 3,8, vã mồ hôi', 'đường huyết 3,9, vã mồ hôi'],
  ['sugar_low', 'đường huyết 3,8', 'đường huyết 3,9'],
  ['sugar_very_high', 'đường huyết 25', 'đường huyết 24,9'],
  ['sugar_high_symptom', 'đường huyết 16,7, nôn', 'đường huyết 16,6, nôn'],
  ['sugar_high', 'đường huyết 16,7', 'đường huyết 16,6'],
];

describe('a measured value', () => {
  test.each(table)('holds by %s in “%s” and not in “%s”', (rule, holds, not, patient) => {
    expect(rulesOf(holds, patient)).toContain(rule);
    expect(rulesOf(not, patient)).not.toContain(rule);
  });

  test('is asked for by every rule that there is', () => {
    const names = [...redFlags.flatMap(({ rules = [] }) => rules), ...urgentMeasures].map(({ name }) => name);
    expect(table.map(([rule]) => rule).toSorted()).toEqual(names.toSorted());
  });

  test('is quoted with the words that name it', () => {
    expect(certain('Mẹ tôi đo huyết áp 200/110, đau đầu từ sáng').signs).toMatchObject([
      { code: 'hypertensive_crisis', level: 'emergency', words: ['huyết áp 200/110', 'đau đầu'] },
    ]);
  });

  test.each([
    'tiền sử huyết áp 200/110',
    'năm ngoái bị tiền sản giật, huyết áp 200/110, nay đã ổn',
    'Năm 2022 mổ dạ dày, chảy máu, huyết áp 60',
    'sợ SpO2 85 là thấp',
    'huyết áp 96 trên 60',
  ])('that is not of now counts for nothing: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});

describe('an age that nobody told', () => {
  test('is any that the words allow', () => {
    expect(rulesOf('mạch 140')).toContain('pulse_very_fast');
    expect(rulesOf('cháu mạch 140')).toContain('pulse_very_fast');
    expect(rulesOf('mạch 140', { age: 5 })).toEqual([]);
    expect(rulesOf('cháu nôn 10 lần')).toContain('vomits_small_child');
    expect(rulesOf('tôi nôn 10 lần')).not.toContain('vomits_small_child');
  });

  test('is not that of a newborn, who is called one, but age 0 may be', () => {
    expect(rulesOf('cháu sốt 38')).not.toContain('infant_temperature');
    expect(rulesOf('bé sơ sinh sốt 38')).toContain('infant_temperature');
    expect(rulesOf('sốt 38', { age: 0 })).toContain('infant_temperature');
  });

  test('a sex that nobody told, or another, speaks for the rule', () => {
    expect(rulesOf('thai 20 tuần rỉ ối', { sex: 'other' })).toContain('weeks_waters');
    expect(rulesOf('thai 20 tuần rỉ ối', { sex: 'male' })).not.toContain('weeks_waters');
  });
});

describe('certain words', () => {
  test.each([
    ['bố tôi ngã xuống, gọi không tỉnh', 'unresponsive_or_not_breathing', 'gọi không tỉnh'],
    ['bo toi nga xuong, goi khong tinh', 'unresponsive_or_not_breathing', 'goi khong tinh'],
    ['gọi bà mãi, kêu bà không dậy', 'unresponsive_or_not_breathing', 'kêu bà không dậy'],
    ['máu phun thành tia', 'severe_bleeding', 'máu phun'],
    ['cháu đang co giật', 'seizure', 'đang co giật'],
    ['bị rắn hổ cắn', 'snake_bite', 'rắn hổ cắn'],
    ['vừa uống thuốc trừ sâu', 'poisoning', 'uống thuốc trừ sâu'],
    ['my father is not breathing', 'unresponsive_or_not_breathing', 'not breathing'],
  ])('%s', (text, code, words) => {
    const held = certain(text).signs.find((sign) => sign.code === code);
    expect(held).toMatchObject({ level: 'emergency', rule: undefined });
    expect(held?.words).toContain(words);
  });

  test.each([
    'không bị rắn hổ cắn',
    'năm ngoái bị rắn hổ cắn',
    'hồi nhỏ cháu bị rắn hổ cắn, sốt cao, đang co giật thì được cấp cứu',
    'sợ bị rắn hổ cắn',
    'xem phim thấy người bị rắn hổ cắn',
    'cách đây 3 năm bị rắn hổ cắn, giờ khám sức khỏe',
  ])('that are not of the patient now hold nothing: %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  test.each([
    'ba tháng nay không ngủ được, hay khóc, không muốn gặp ai. Em muốn chết.',
    'Bố mất, em nghỉ việc, ở nhà cả tháng rồi. Em không muốn sống nữa.',
    'I lost my job and cannot sleep for weeks, nobody knows. I want to die.',
  ])('to die, as a sentence of its own, are meant: %s', (text) => {
    expect(codesOf(text)).toContain('suicide_risk');
  });

  test.each(['đau răng muốn chết', 'mệt muốn chết luôn', 'ngứa muốn chết'])(
    'that say how much it hurts are not: %s',
    (text) => {
      expect(codesOf(text)).not.toContain('suicide_risk');
    },
  );

  test.each(redFlags.flatMap(({ code, certain: words = [] }) => words.map((wording) => [wording, code] as const)))(
    '“%s” is read as it is written',
    (wording, code) => {
      expect(codesOf(wording)).toContain(code);
    },
  );
});

test('who cannot pass water since last night is in danger, and nobody whose bowels are loose since then', () => {
  expect(codesOf('bi tieu tu dem qua')).toEqual(['urinary_retention']);
  expect(codesOf('bố bí đái từ sáng')).toEqual(['urinary_retention']);
  expect(codesOf('bi tieu chay tu dem qua')).toEqual([]);
});
