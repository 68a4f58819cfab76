import { expect, test } from 'vitest';
import { foldedText, markedText, splitWords } from './letters.ts';

test.each([
  'Ngh\u200bệ An',
  'N\u00adghệ\u3000An',
  'Ｎｇｈệ Ａｎ',
  'Nghệ Аn',
  'Nghệ An'.normalize('NFD'),
  'Ngh\u0336ệ\u202f𝐀𝐧',
])('a name is the same however it was typed or pasted: %j', (name) => {
  expect(foldedText(name)).toBe('nghe an');
  expect(markedText(name)).toBe(markedText('Nghệ An'));
  expect(splitWords(name)).toEqual(['nghệ', 'an']);
});

test('the letter of another language that looks like đ is đ', () => {
  expect(markedText('Ðà Nẵng')).toBe(markedText('Đà Nẵng'));
});
