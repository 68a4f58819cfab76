import { expect, it } from 'vitest';
import { LetterCodes } from './letter-codes.ts';

const letters = new LetterCodes();

it('takes a text in lower case, with the plain apostrophe', () => {
  expect(letters.take('Đau’ ĐẦU')).toBe(true);
  expect(letters.length).toBe(8);
  expect(String.fromCharCode(...letters.codes.subarray(0, letters.length))).toBe("đau' đầu");
});

it('calls plain only what composing would not change', () => {
  for (let code = 1; code < 0x3000; code += 1) {
    const text = `a${String.fromCharCode(code)}`;
    if (letters.take(text)) expect(text.normalize('NFC'), `code ${code}`).toBe(text);
  }
  expect(letters.take('Đau đầu dữ dội')).toBe(true);
  expect(letters.take('Đau đầu'.normalize('NFD'))).toBe(false);
});

it('shows nothing of a longer text behind a shorter one', () => {
  letters.take('a'.repeat(5000));
  letters.take('b');
  expect([...letters.codes.subarray(0, 5)]).toEqual([98, 0, 0, 0, 0]);
});
