import type { Token } from '../text/reading.ts';
import { ownWordOf } from '../text/word.ts';

const numberWords: Readonly<Record<string, number>> = {
  một: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  tư: 4,
  năm: 5,
  sáu: 6,
  bảy: 7,
  bẩy: 7,
  tám: 8,
  chín: 9,
  mười: 10,
  chục: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

const numberByForm = new Map(Object.entries(numberWords).map(([word, number]) => [ownWordOf(word).form, number]));

/** The number a word stands for; without marks only words that are nothing else. */
export function numberOf(token: Token | undefined): number | undefined {
  return token && (token.number ?? numberByForm.get(token.form));
}
