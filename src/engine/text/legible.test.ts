import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isPlainText, legible } from './legible.ts';
import { buildPhrases, quote } from './phrases.ts';
import { readText } from './reading.ts';

// Only words of phrases of ours are put together again.
buildPhrases([{ phrase: 'khó thở', value: 0 }]);

const words = (text: string) => readText(text).tokens.map(({ word }) => word);
const between = (text: string, put: string) => text.replace(/(?<=\p{L})(?=\p{L})/gu, put);

test.each([
  ...'\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2063\u2066\u3164\ufe0f\ufeff\uffa0',
  '\u{e0041}',
  '\u{e0100}',
  '\u0007',
])('what cannot be seen is not read: %j', (char) => {
  expect(words(between('khó thở', char))).toEqual(['khó', 'thở']);
  expect(fold(between('Nghệ An', char))).toBe('nghe an');
});

test.each([...'\u0315\u0316\u0332\u0336\u0338\u0489\u1ab0\u1dc4\u20dd\ufe20'])(
  'a mark that is not Vietnamese is not read: %j',
  (mark) => {
    expect(words(between('khó thở', mark))).toEqual(['khó', 'thở']);
    expect(words(between('khó thở'.normalize('NFD'), mark))).toEqual(['khó', 'thở']);
  },
);

test.each([
  ['full-width', 'ｋｈó ｔｈở'],
  ['bold', '𝐤𝐡ó 𝐭𝐡ở'],
  ['script', '𝓴𝓱ó 𝓽𝓱ở'],
  ['double-struck', '𝕜𝕙ó 𝕥𝕙ở'],
  ['circled', 'ⓚⓗó ⓣⓗở'],
  ['on black', '🅚🅗ó 🆃🅷ở'],
  ['superscript', 'ᵏʰó ᵗʰở'],
  ['small capitals', 'ᴋʜó ᴛʜở'],
  ['Cyrillic', 'кһó тһở'],
  ['decomposed', 'khó thở'.normalize('NFD')],
  ['a mark on a full-width letter', 'khｏ\u0301 thｏ\u031b\u0309'],
  ['a wide space', 'khó\u3000thở'],
  ['a thin space', 'khó\u2009thở'],
  ['spaced out', 'k h ó  t h ở'],
  ['evenly spaced out', 'k h ó t h ở'],
  ['dotted out', 'k.h.ó t.h.ở'],
])('letters in another dress are the same letters: %s', (_, text) => {
  expect(words(text)).toEqual(['khó', 'thở']);
});

test.each(['ðau', 'Ðau', 'Ɖau', 'ɖau', 'ɗau', 'đаu', 'đαu'])(
  'a letter that looks like another is read as it looks: %s',
  (text) => {
    expect(words(text)).toEqual(['đau']);
  },
);

test('a text in another script, a Greek sign and shorthand stay what they are', () => {
  expect(words('у меня болит')).toEqual(['у', 'меня', 'болит']);
  expect(words('thalassemia α')).toEqual(['thalassemia', 'α']);
  expect(words('a c e k')).toEqual(['anh', 'chị', 'em', 'không']);
});

test('degrees may be written as a raised nought', () => {
  expect(words('sốt 39⁰')).toEqual(['sốt', '39', 'độ']);
});

test('three dots, quotes, dashes and emoji are as plain as letters', () => {
  expect(isPlainText('“Đau” – mệt lả… 😭 ₫ →')).toBe(true);
  expect(isPlainText('Đau ngực, khó thở'.normalize('NFD'))).toBe(false);
});

test('what is quoted stands in the text as it was written, but turns no other words around', () => {
  const reading = readText('bé đau\u200b n\u0336g\u0336ực 𝐝ữ \u202edội.');
  expect(quote(reading, { from: 1, to: 2 })).toBe('đau\u200b n\u0336g\u0336ực');
  expect(quote(reading, { from: 3, to: 4 })).toBe('𝐝ữ dội');
});

test('what is decomposed is quoted composed', () => {
  const reading = readText('đau ngực dữ dội'.normalize('NFD'));
  expect(quote(reading, { from: 0, to: 1 })).toBe('đau ngực');
});

test('no sign becomes a sentence', () => {
  expect(legible('\ufdfa'.repeat(10)).read).toHaveLength(10);
});
