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
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const numberByForm = new Map(Object.entries(numberWords).map(([word, number]) => [ownWordOf(word).form, number]));

/** The number a word stands for; without marks only words that are nothing else. */
export function numberOf(token: Token | undefined): number | undefined {
  return token && (token.number ?? numberByForm.get(token.form));
}

/** A number, and how many words tell it. */
export type Told = { readonly value: number; readonly words: number };

const ten = 10;

/** “68”, “tám”, “sáu mươi tám”, “hai chục”, “mười hai”, “sixty seven”; in front of an age also without marks. */
export function numberAt(tokens: readonly Token[], at: number): Told | undefined {
  const token = tokens[at];
  if (token?.number !== undefined) return { value: token.number, words: 1 };
  const tens = tensAt(tokens, at);
  if (!tens) {
    const value = numberOf(token) ?? (isAge(tokens[at + 1]) ? bare(token, barely) : undefined);
    return value === undefined ? undefined : { value, words: 1 };
  }
  const next = tokens[at + tens.words];
  const unit = next?.clause === token?.clause ? bare(next, behindTens) : undefined;
  const told = unit === undefined ? tens : { value: tens.value + unit, words: tens.words + 1 };
  // “Sau muoi ngay” is after ten days, “sau muoi tuoi” sixty years.
  return token?.word === 'sau' && !isAge(tokens[at + told.words]) ? undefined : told;
}

function tensAt(tokens: readonly Token[], at: number): Told | undefined {
  const token = tokens[at];
  const value = numberOf(token);
  if (value !== undefined && value >= 2 * ten && value < ten * ten && value % ten === 0) return { value, words: 1 };
  if (bare(token, alone) !== undefined) return { value: ten, words: 1 };
  const digit = bare(token, barely);
  const isTimes = digit !== undefined && bare(tokens[at + 1], times) !== undefined;
  return isTimes ? { value: digit * ten, words: 2 } : undefined;
}

function isAge(token: Token | undefined): boolean {
  return token?.folded === 'tuoi';
}

type Digits = ReadonlyMap<number | string, number>;

/** With their marks; without any the letters will do. */
function digitsOf(words: Readonly<Record<string, number>>): Digits {
  const known = new Map<number | string, number>();
  for (const [word, value] of Object.entries(words)) {
    const { form, folded } = ownWordOf(word);
    known.set(form, value).set(folded, value);
  }
  return known;
}

const barely = digitsOf({ một: 1, hai: 2, ba: 3, bốn: 4, năm: 5, sáu: 6, bảy: 7, bẩy: 7, tám: 8, chín: 9 });
/** “Ba mươi năm” is thirty years. */
const behindTens = digitsOf({
  ...{ một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, lăm: 5, nhăm: 5, sáu: 6, bảy: 7, bẩy: 7, tám: 8, chín: 9 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
});
const alone = digitsOf({ mười: ten });
const times = digitsOf({ mươi: ten, chục: ten });

function bare(token: Token | undefined, digits: Digits): number | undefined {
  if (!token) return undefined;
  return digits.get(token.form) ?? (token.word === token.folded ? digits.get(token.folded) : undefined);
}
