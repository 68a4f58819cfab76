import { expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { pillsTaken } from './pills.ts';

test.each([
  ['uống 2 vỉ panadol', 20],
  ['uong 2 vi panadol', 20],
  ['nuốt hết nửa lọ thuốc ngủ', 10],
  ['uống ba chục viên', 30],
  ['nuốt một nắm thuốc', 10],
  ['uống mấy vỉ thuốc', 30],
  ['uống 10 gói hapacol', 10],
  ['I took 30 tylenol', 30],
  ['he downed a bottle of ibuprofen', 20],
  ['uống 2 viên panadol', 2],
  ['mua 2 vỉ panadol', 0],
  ['còn 2 vỉ thuốc', 0],
  ['bác sĩ kê 30 viên', 0],
  ['uống 3 chai bia', 0],
  ['uống 2 hộp sữa', 0],
  ['mua 2 vỉ panadol, tối uống', 0],
  ['uống thuốc 7 năm, gần giờ uống thuốc thì run', 0],
])('%s: %d swallowed', (text, taken) => {
  expect(Math.max(0, ...pillsTaken(readText(text).tokens).map(({ value }) => value))).toBe(taken);
});
