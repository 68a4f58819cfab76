import { describe, expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { withoutCountedSugar } from './counted-sugar.ts';
import { measuresNow } from './measures.ts';

function sugars(text: string): number[] {
  const reading = readText(text);
  return withoutCountedSugar(reading, measuresNow(reading)).flatMap(({ kind, value }) =>
    kind === 'glucose' ? [value] : [],
  );
}

describe('a sugar that was measured on several mornings', () => {
  test.each([
    ['do duong luc doi 3 sang lien 8.5 den 9, khat nuoc, sut 1kg', [8.5, 9]],
    ['đường huyết đói 3 buổi sáng 8,8', [8.8]],
    ['đo đường huyết lần 1 8.2 lần 2 9.1', [8.2, 9.1]],
    ['đường huyết đói tháng 3 là 9', [9]],
    ['duong huyet mui 1 5.4 mui 2 11', [5.4, 11]],
    ['fasting sugar 3 mornings in a row 8.5 to 9', [8.5, 9]],
    ['đường huyết lần 1 8.2 lần 2 2.9', [8.2, 2.9]],
    ['đường huyết lần 1 8 lần 2 9', [8, 9]],
    ['đường huyết đói lần 1 6.2, lần 2 6.5, sau ăn 2 giờ 9.1', [6.2, 6.5, 9.1]],
  ])('is what stands behind the count: %s', (text, values) => {
    expect([...new Set(sugars(text))]).toEqual(values);
  });

  test.each(['đường 3 sáng nay, run tay', 'đường huyết 2,8', 'đường huyết còn 3', 'đường huyết lần 1 là 2'])(
    'stays low where it is low: %s',
    (text) => {
      expect(Math.min(...sugars(text))).toBeLessThan(3.9);
    },
  );
});
