import { expect, test } from 'vitest';
import { gramsOf } from '../text/grams.ts';
import { readText } from '../text/reading.ts';
import { sentencesTold } from './story.ts';

function toldNow(text: string): string[] {
  const { tokens, text: read } = readText(text);
  return sentencesTold(tokens, gramsOf(tokens))
    .filter(({ isNow }) => isNow)
    .map(({ from, to }) => read.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

test('a text of one sentence has none that counts by itself', () => {
  expect(toldNow('Mẹ tôi khó thở, tím môi')).toEqual([]);
});

test('every sentence that tells what is so counts by itself', () => {
  expect(toldNow('Mẹ tôi khó thở. Môi bà tím lại.')).toEqual(['Mẹ tôi khó thở', 'Môi bà tím lại']);
});

test.each([
  ['of another time', 'Năm ngoái bố tôi ngất.'],
  ['of a year', 'Bố tôi ngất 2019.'],
  ['of another time, in English', 'Last year my father fainted.'],
  ['of someone else', 'Hàng xóm nhà tôi bị co giật.'],
  ['as a question', 'Có phải bị đột quỵ.'],
  ['of a habit', 'Thỉnh thoảng tim đập nhanh.'],
  ['of what is over', 'Bố tôi ngất một lần, đã khỏi.'],
])('a sentence that tells %s does not count by itself', (_, sentence) => {
  expect(toldNow(`${sentence} Hôm nay tôi bị ngứa tay.`)).toEqual(['Hôm nay tôi bị ngứa tay']);
});

test('what is told of another time goes on, until a sentence speaks of now', () => {
  expect(toldNow('Năm ngoái bố tôi đi cấp cứu. Ông ngã xuống sàn. Hôm nay ông đau lưng. Ông ăn ít.')).toEqual([
    'Hôm nay ông đau lưng',
    'Ông ăn ít',
  ]);
});

test('a sentence does not count by itself when the next one says that it is over', () => {
  expect(toldNow('Tôi đau ngực. Giờ hết rồi. Tôi bị ngứa tay.')).toEqual(['Tôi bị ngứa tay']);
});

test('marks change nothing', () => {
  const text = 'Năm ngoái bố tôi đi cấp cứu. Ông ngã xuống sàn. Hôm nay ông đau lưng.';
  expect(toldNow('Nam ngoai bo toi di cap cuu. Ong nga xuong san. Hom nay ong dau lung.')).toHaveLength(
    toldNow(text).length,
  );
});
