import { expect, test } from 'vitest';
import { readText } from '../text/reading.ts';
import { findTerms } from './find-terms.ts';
import { targetNames } from './targets.ts';
import { TermIndex } from './term-index.ts';

const index = new TermIndex({
  terms: [
    ['', 'gần đây|hỏi'],
    ['gastroenterology 3', 'đau bụng|tiêu ra máu'],
    ['gynecology 5', 'đau bụng kinh'],
    ['hepatology 5', '!gan|viêm gan'],
    ['urology 4', 'tiểu ra máu'],
    ['dermatology 5', 'hói'],
    ['nephrology 2', 'viêm gan'],
  ],
});

function targets(text: string): string[][] {
  const found = findTerms(readText(text), index).filter(({ value }) => value.kind === 0 || value.pointers.length > 0);
  return found.map(({ value }) => value.pointers.map(({ target }) => targetNames[target] ?? ''));
}

test('the longer of two terms that overlap is found, and the shorter is not', () => {
  expect(targets('đau bụng kinh')).toEqual([['gynecology']]);
  expect(targets('hay đau bụng')).toEqual([['gastroenterology']]);
});

test('a term in two rows points to both', () => {
  expect(targets('viêm gan')).toEqual([['hepatology', 'nephrology']]);
});

test('a word with other marks is another word', () => {
  expect(targets('gần nhà có khối u ở gan')).toEqual([['hepatology']]);
  expect(targets('nhà tôi ở gần đó')).toEqual([]);
});

test('someone who uses marks is taken at their word in short terms', () => {
  expect(targets('tôi bị đau bung mấy hôm nay rồi')).toEqual([]);
});

test('without marks the same letters may mean either term', () => {
  expect(targets('tieu ra mau')).toEqual([['gastroenterology', 'urology']]);
  expect(targets('tiểu ra máu')).toEqual([['urology']]);
});

test('without marks an everyday word is read before the rare one that looks like it', () => {
  expect(targets('cho toi hoi')).toEqual([[]]);
  expect(targets('tôi bị hói')).toEqual([['dermatology']]);
});

test('without marks the surer of two terms that overlap is found', () => {
  const both = new TermIndex({
    terms: [
      ['', '!bí tiểu'],
      ['urology 4', 'bí tiểu'],
      ['endocrinology 5', 'tiểu đường'],
    ],
  });
  const found = (text: string) =>
    findTerms(readText(text), both).map(({ value }) => targetNames[value.pointers[0]?.target ?? -1]);
  expect(found('toi bi tieu duong')).toEqual(['endocrinology']);
  expect(found('tôi hay bí tiểu')).toEqual(['urology']);
});

test('without marks a sure term hides the doubtful one that looks like it', () => {
  const both = new TermIndex({
    terms: [
      ['breast 5', '!đầu ngực'],
      ['cardiology 4', 'đau ngực'],
    ],
  });
  const [found] = findTerms(readText('bi dau nguc'), both);
  expect(found?.value.pointers.map(({ target }) => targetNames[target])).toEqual(['cardiology']);
  expect(found?.value.unmarkedTrust).toBe(1);
});

test('an everyday phrase hides the term inside it', () => {
  expect(targets('gan day met')).toEqual([[]]);
});

test('a term does not reach over the end of a clause or sentence', () => {
  expect(targets('Tôi đau. Bụng to.')).toEqual([]);
  expect(targets('hay viêm, gan to')).toEqual([['hepatology']]);
});

test('where it is felt may stand apart from what is felt', () => {
  expect(targets('đau nhói ở vùng bụng')).toEqual([['gastroenterology']]);
  expect(targets('đau đầu, bụng to')).toEqual([]);
});

test('a term is found around words that change nothing, as they are written', () => {
  expect(targets('viêm ở gan')).toEqual([['hepatology', 'nephrology']]);
  expect(targets('tiểu có ra máu')).toEqual([['urology']]);
  expect(targets('viêm cứng gan')).toEqual([['hepatology']]);
  expect(targets('viêm không gan')).toEqual([['hepatology']]);
});

test('of two ways to read a complaint, the one that reaches further is found', () => {
  const both = new TermIndex({
    terms: [
      ['gastroenterology 3', 'đau âm ỉ ở bụng'],
      ['gynecology 3', 'đau bụng dưới'],
    ],
  });
  const found = findTerms(readText('đau âm ỉ ở bụng dưới'), both);
  expect(found.map(({ value }) => targetNames[value.pointers[0]?.target ?? -1])).toEqual(['gynecology']);
});
