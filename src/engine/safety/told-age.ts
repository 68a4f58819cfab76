import type { Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import { numberAt } from './number-words.ts';

/** A number of the text: from its first word to its last. */
type Numbered = { readonly value: number; readonly from: number; readonly to: number };

const oldest = 115;
/** Whoever is told of by a bare number is grown: “tôi 63”, but not “anh 2”. */
const bareMin = 16;

/** The years that the words tell of the patient now; not those at which something once happened. */
export function toldYears(tokens: readonly Token[], isOfChild: boolean): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const told = numberAt(tokens, at);
    if (!told) continue;
    const number = { value: told.value, from: at, to: at + told.words - 1 };
    const years = yearsAt(tokens, number, isOfChild);
    if (years !== undefined && years <= oldest && !isThen(tokens, at)) return years;
    at = number.to;
  }
  return schoolYears(tokens);
}

const forms = { first: 1, last: 12 } as const;
/** In the first form a child is six or turns six. */
const yearsBeforeForms = 5;
const formWord = new WordSet('lop grade');
const teaching = new WordSet('day nhiem giao vien chu teach teacher');

/** “Con gái lớp 8 rạch tay”; who teaches “lớp 5” is no child. */
function schoolYears(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(
    (token, at) =>
      formWord.has(token) && isForm(tokens[at + 1]?.number) && !teaching.has(tokens[at - 1]) && !isThen(tokens, at),
  );
  return at < 0 ? undefined : (tokens[at + 1]?.number ?? 0) + yearsBeforeForms;
}

function isForm(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= forms.first && number <= forms.last;
}

function yearsAt(tokens: readonly Token[], number: Numbered, isOfChild: boolean): number | undefined {
  const { value, from, to } = number;
  const next = tokens[to + 1];
  // “AMH 0,8 tuổi 37”: the age stands behind the word.
  if (next?.folded === 'tuoi') return isBehind(tokens, to + 1) ? undefined : spokenYears(tokens, number, isOfChild);
  if (tokens[from - 1]?.folded === 'tuoi' && isBehind(tokens, from - 1)) return value;
  if (isEnglishAge(tokens, number)) return value;
  return value >= bareMin && Number.isInteger(value) && isBare(tokens, number) ? value : undefined;
}

/** “Hai sáu tuổi” is twenty-six; “bé hai ba tuổi” is two or three. */
function spokenYears(tokens: readonly Token[], { value, from }: Numbered, isOfChild: boolean): number {
  const before = tokens[from];
  const tens = tokens[from - 1];
  const isDigit = value < 10 && before?.number === undefined && tens?.clause === before?.clause;
  const first =
    isDigit && tens?.number === undefined ? numberAt([tens, before, tokens[from + 1]].flatMap(known), 0) : undefined;
  if (first?.words !== 1 || first.value < 1 || first.value > 9) return value;
  return isOfChild && value === first.value + 1 ? first.value : first.value * 10 + value;
}

const known = (token: Token | undefined) => token ?? [];

/** Whether the word “tuổi” is followed by the age: “tuổi 60”, not “3 tuổi 2 tháng” nor “3 tuổi 38 độ”. */
function isBehind(tokens: readonly Token[], at: number): boolean {
  const age = tokens[at + 1];
  if (age?.number === undefined || age.clause !== tokens[at]?.clause) return false;
  const next = tokens[at + 2];
  return (
    Number.isInteger(age.number) &&
    age.number < oldest &&
    (next === undefined || next.clause !== age.clause || !Number.isInteger(tokens[at - 1]?.number ?? 0.5))
  );
}

const old = new WordSet('old');
const years = new WordSet('years year yrs yr');
const shortYears = new WordSet('yo y');
const aged = new WordSet("i'm im she's he's aged age");
const are = new WordSet('am is turned');
const persons = new WordSet(
  'son daughter boy girl child kid baby man woman he she i mother father mom mum dad wife husband brother sister grandmother grandfather grandson granddaughter nephew niece male female toddler me',
);

/** “61 years old”, “29 y/o”, “my son 5 years”, “I'm 61”; “gout for eight years” is no age. */
function isEnglishAge(tokens: readonly Token[], { value, from, to }: Numbered): boolean {
  const [before, next, afterNext] = [tokens[from - 1], tokens[to + 1], tokens[to + 2]];
  if (years.has(next)) return old.has(afterNext) || persons.has(before);
  if (shortYears.has(next)) return true;
  const isNamed = aged.has(before) || (are.has(before) && persons.has(tokens[from - 2]));
  return isNamed && Number.isInteger(value) && isLastInClause(tokens, to);
}

const selvesAndKin = new WordSet(
  'toi tui minh em anh chi co chu bac ong ba me bo ma vo chong cu di cau mo thim duong tuoi nay gio gan ngoai hon tren tam khoang',
);
const nearly = new WordSet('ngoai gan hon tren tam khoang');

/** “Tôi 63, từng…”, “mẹ năm nay bảy mươi”, “ông ngoài sáu mươi”: a number that counts nothing else. */
function isBare(tokens: readonly Token[], { value, from, to }: Numbered): boolean {
  if (!isLastInClause(tokens, to)) return false;
  const before = tokens[from - 1];
  if (!before || before.clause !== tokens[from]?.clause || !selvesAndKin.has(before)) return false;
  // “Hơn 40” may be anything; of years one says whole tens, and by themselves.
  return !nearly.has(before) || (value % 10 === 0 && value >= 40 && tokens[from - 2]?.clause !== before.clause);
}

function isLastInClause(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.clause !== tokens[at]?.clause;
}

const then = new WordSet('luc hoi tu khi when since at');
const between = new WordSet('duoc con moi nam hoi luc khoang chung be age was were he she i');
const now = new WordSet('nay');

/** “Hồi 9 tuổi”, “lúc mới 4 tuổi”, “năm mười chín tuổi”; “năm nay 16 tuổi” is now, and “nam 20 tuoi” may be a man. */
function isThen(tokens: readonly Token[], at: number): boolean {
  const clause = tokens[at]?.clause;
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const token = tokens[back];
    if (!token || token.clause !== clause || now.has(token)) return false;
    if (then.has(token) || token.word === 'năm') return true;
    if (!between.has(token)) return false;
  }
  return false;
}
