import { expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { isFiller } from './filler-words.ts';

const isEmpty = (text: string) => readText(text).tokens.every(isFiller);

test('words of who, when and where alone give no reason', () => {
  for (const text of [
    '75 vì',
    'dạo này e',
    'em viết thay cho chị gái',
    'Ông cụ nhà em 70 tuổi',
    'my mother lives in the',
  ])
    expect(isEmpty(text), text).toBe(true);
});

test('words of what is wrong do, with their marks or without', () => {
  for (const text of ['không nói được', 'lả đi', 'tu tu', 'mo hoi', 'dau', 'không thấy gì', 'em ngất', 'cannot see'])
    expect(isEmpty(text), text).toBe(false);
});
