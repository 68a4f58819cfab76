import { describe, expect, test } from 'vitest';
import { readScenarios } from '#scripts/evaluate/scenarios.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { withHeard } from './heard/with-heard.ts';
import { type Heard, hear } from './heard.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';

const heardIn = (symptoms: string) => hear({ need: 'treatment', patient: {}, symptoms }, graph);

describe('what a story says of the patient', () => {
  const told: [string, Omit<Heard, 'open'>][] = [
    ['bé 5 tháng sốt từ hôm qua', { isSelf: false, ageMonths: 5 }],
    ['mẹ tôi 67 tuổi đau khớp gối mấy năm nay', { isSelf: false, age: 67, sex: 'female' }],
    ['nam 40t đau lưng', { age: 40, sex: 'male' }],
    ['bo em dau bung am i 2 thang nay', { isSelf: false, sex: 'male' }],
    ['toi 34 tuoi dau hong 3 ngay', { isSelf: true, age: 34 }],
    ['em bị ho, đang ở Vinh', { isSelf: true, place: { id: '40-vinh', name: 'Vinh, Nghệ An' } }],
    // The card and the writer’s own place are not where the patient is.
    ['em bị ho, thẻ đăng ký ở Củ Chi', { isSelf: true }],
    ['em bị ho, thẻ đăng ký khám chữa bệnh tại Củ Chi', { isSelf: true }],
    [
      'bố em 70 tuổi ho, bố ở quê Vinh, em ở Sài Gòn',
      { isSelf: false, age: 70, sex: 'male', place: { id: '40-vinh', name: 'Vinh, Nghệ An' } },
    ],
    ['My father, 70 years old, has knee pain', { isSelf: false, age: 70, sex: 'male' }],
    // Who has just given birth is not the newborn.
    ['vợ em mới sinh 5 ngày, căng sữa', { isSelf: false, sex: 'female' }],
    // Both are spoken of: nobody can tell who is ill.
    ['tôi bị đau lưng, mẹ tôi bảo đi khám', {}],
    ['đau bụng', {}],
  ];
  test.each(told)('%s', (text, expected) => {
    const { open: _, ...heard } = heardIn(text);
    expect(heard).toEqual(expected);
  });

  test('needs no list of places', () => {
    expect(hear({ need: 'treatment', patient: {}, symptoms: 'em bị ho, đang ở Vinh' }, undefined).isSelf).toBe(true);
  });
});

describe('what is left open', () => {
  test.each([
    ['đau bụng dưới âm ỉ', ['sex', 'duration']],
    ['con tôi 3 tuổi sốt', ['duration']],
    ['mẹ tôi 67 tuổi đau khớp gối mấy năm nay', []],
    ['bố em đau bụng âm ỉ 2 tháng nay', []],
    ['xin giấy khám sức khỏe để đi làm', []],
  ])('of “%s” is %j', (text, expected) => {
    expect(heardIn(text).open).toEqual(expected);
  });
});

const everyScenario = 3;

test('what was heard lowers no emergency of any scenario, and never overrides what was answered', () => {
  const lowered = readScenarios().filter(({ intake }, at) => {
    if (at % everyScenario !== 0) return false;
    const readings = readIntake(intake);
    if (checkSafety(readings, intake).urgency !== 'emergency') return false;
    return checkSafety(readings, withHeard(intake, hear(intake, undefined))).urgency !== 'emergency';
  });
  expect(lowered.map(({ intake }) => intake)).toEqual([]);
  const answered = { need: 'treatment' as const, patient: { age: 8, isSelf: true, province: 'Huế' } };
  const heard: Heard = { age: 67, isSelf: false, place: { id: '40-vinh', name: 'Vinh, Nghệ An' }, open: [] };
  expect(withHeard(answered, heard).patient).toEqual(answered.patient);
});
