import { contextOfWords } from '../text/context.ts';
import { fold } from '../text/fold.ts';
import type { Reading } from '../text/reading.ts';

/** Words of a sign that say how it must have grown: without them it may be there already. */
const grown =
  /nhiều|tăng|dữ|cao|cầm|liên tục|lan|nhanh|hẳn|rất|đột ngột|từng|kèm|thêm|không|trên \d|từ \d|\b(?:more|much|high|severe|fast|sudden|growing|grows|heavy|not|above|all)\b/u;
/** How long it lasts, which is told in other words. */
const howLong = / ?(?:kéo dài|vài giờ|không dứt)/gu;

const beside = new Set(
  'va hay cua co bi khi o cung vung cho nhin thay con ra the an of or and in on a with being to after'.split(' '),
);
/** What is felt nearly everywhere: beside two other words it may go unsaid. */
const painWords = new Set('dau nhuc pain painful'.split(' '));
/** The same said otherwise; without marks. */
const sameAs: Readonly<Record<string, string>> = {
  hong: 'do',
  oi: 'non',
  ret: 'lanh',
  xiu: 'ngat',
  foggy: 'blurred',
  vision: 'sight',
};

/** Other words for a whole sign: all of one list told in one thought; without marks. */
const otherwise: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'chảy mủ': [
    ['co', 'mu'],
    ['ra', 'mu'],
    ['mung', 'mu'],
    ['has', 'pus'],
  ],
  'có mủ': [
    ['chay', 'mu'],
    ['ra', 'mu'],
  ],
  'khớp sưng nóng đỏ': [['sung', 'khop']],
  'không đi được': [
    ['khong', 'di', 'noi'],
    ['di', 'khong', 'noi'],
    ['khong', 'buoc', 'noi'],
  ],
};

export function isGrown(part: string): boolean {
  return grown.test(part.replace(howLong, ''));
}

/** “Chua sot”, written without its marks, tells of no fever; “ợ chua” tells of something else. */
export function isAfterNotYet({ tokens }: Reading, at: number): boolean {
  return tokens[at - 1]?.folded === 'chua' && tokens[at - 2]?.folded !== 'o';
}

function plain(folded: string): string {
  return sameAs[folded] ?? folded;
}

/** Says of a sign in a warning whether the patient tells of it, in one thought and as there now. */
export function thereAlready(symptoms: Reading): (part: string) => boolean {
  const contexts = contextOfWords(symptoms);
  const thoughts: Set<string>[] = [];
  // With what is said not to be: “không đi nổi” is there.
  const said: Set<string>[] = [];
  symptoms.tokens.forEach(({ folded, clause }, at) => {
    said[clause] = (said[clause] ?? new Set<string>()).add(folded);
    if (contexts[at] !== 'present' || isAfterNotYet(symptoms, at)) return;
    const thought = thoughts[clause] ?? new Set<string>();
    thoughts[clause] = thought.add(plain(folded));
  });
  return (part) => {
    const isTold = (words: readonly string[]) =>
      (words.includes('khong') ? said : thoughts).some(
        (thought) => thought && words.every((word) => thought.has(word)),
      );
    if (otherwise[part]?.some(isTold)) return true;
    if (isGrown(part)) return false;
    const signs = part.replace(howLong, '').split(/ hoặc | or /u);
    return signs.some((sign) => isIn(sign, thoughts));
  };
}

function isIn(sign: string, thoughts: readonly (ReadonlySet<string> | undefined)[]): boolean {
  const words = fold(sign)
    .split(/[\s-]+/u)
    .map(plain)
    .filter((word) => word !== '' && !beside.has(word));
  const others = words.filter((word) => !painWords.has(word));
  const wanted = others.length >= 2 ? others : words;
  return wanted.length > 0 && thoughts.some((thought) => thought && wanted.every((word) => thought.has(word)));
}
