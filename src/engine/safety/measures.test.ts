import { describe, expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { measure } from './measures.ts';

const read = (text: string) => measure(readText(text));

describe('measures', () => {
  test.each([
    ['sốt 39,5', { temp: 39.5 }],
    ['sot 39.5', { temp: 39.5 }],
    ['cặp 38 độ 4', { temp: 38.4 }],
    ['nhiệt độ 40 độ', { temp: 40 }],
    ['SpO2 88', { spo2: 88 }],
    ['đo oxy 88, giờ phải làm sao', { spo2: 88 }],
    ['mạch 150 lần một phút', { pulse: 150 }],
    ['SpO2 đo ở nhà còn 85', { spo2: 85 }],
    ['kẹp ngón tay 87', { spo2: 87 }],
    ['huyết áp 200/110', { systolic: 200, diastolic: 110 }],
    ['huyết áp 180 trên 110', { systolic: 180, diastolic: 110 }],
    ['huyết áp 96 trên 60', { systolic: 96, diastolic: 60 }],
    ['huyết áp 18/11', { systolic: 180, diastolic: 110 }],
    ['HA 165/100', { systolic: 165, diastolic: 100 }],
    ['đường huyết 2,8', { glucose: 2.8 }],
    ['nhịp tim 140', { pulse: 140 }],
    ['mạch đo 42', { pulse: 42 }],
    ['nhịp tim đo được 38', { pulse: 38 }],
    ['đo 39', { temp: 39 }],
    ['uống 40 viên', { pills: 40, taken: 40 }],
    ['nôn 6 lần', { vomits: 6 }],
    ['đi ngoài chục lần', { stools: 10 }],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('turns milligrams of sugar into millimoles', () => {
    expect(read('đường huyết 360').glucose).toBeCloseTo(20);
  });

  test.each([
    '38 tuổi',
    'bé 38 tháng',
    'ngày 22/10',
    'tiểu đường type 2',
    'HbA1c 7,5%',
    'u đường kính 3 cm',
    'nhiệt độ 52',
    'tim đập nhanh 20 phút',
  ])('takes no measure from “%s”', (text) => {
    expect(read(text)).toEqual({});
  });
});
