import { type Context, withContext } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Reading, Token } from '../text/reading.ts';
import { suddenWords } from '../text/time-words.ts';
import { WordSet } from '../text/word-set.ts';
import { numberOf } from './number-words.ts';

/** What the words tell of the patient, beside the form. */
export type Told = {
  readonly pregnant: boolean;
  readonly postpartum: boolean;
  readonly childWords: boolean;
  readonly elderWords: boolean;
  readonly newborn: boolean;
  readonly acuteWords: boolean;
  readonly fever: boolean;
};

type Cue = keyof Told | 'notPregnant' | 'justBorn';

/** The words of each, written with their marks. Ours, not reviewed. */
const words: Readonly<Record<Cue, string>> = {
  pregnant: `mang thai | có thai | có bầu | mang bầu | đang bầu | bà bầu | mẹ bầu | em bầu | vợ bầu | bầu bì | bầu lần | bầu con | bầu bé | bầu tháng |
    song thai | cấn bầu
    | có chửa | thai kỳ | thai phụ | sản phụ | tuần thai | ngôi thai | thai ngôi | ngôi mông | ngôi ngược | con so | con rạ
    | nghén | ốm nghén | hai vạch | 2 vạch | thử thai dương tính | dự sinh | sắp sinh | sắp sanh | sắp đẻ | gần sinh | gần sanh
    | pregnant | pregnancy | expecting a baby | expecting a second | weeks along | months along | trimester`,
  notPregnant: `tránh thai | ngừa thai | phá thai | đình chỉ thai | muốn có thai | muốn mang thai | mong có thai | muốn có bầu
    | mong có bầu | chuẩn bị mang thai | mang thai lại | có phải mang thai | có phải có thai | dấu hiệu mang thai
    | thử thai âm tính | chưa có thai | chưa mang thai | chưa có bầu | không có thai | không mang thai | không có bầu | không bầu
    | mãi không có thai | chưa có tin vui | chưa từng mang thai | chưa bao giờ mang thai
    | not pregnant | trying to get pregnant | trying to conceive | never been pregnant`,
  postpartum: `sau sinh | sau đẻ | sau sanh | sau khi sinh | sau khi đẻ | mới sinh xong | mới đẻ xong | sinh xong | đẻ xong | sanh xong
    | hậu sản | ở cữ | sản dịch | vết mổ đẻ | vết mổ lấy thai | sau mổ lấy thai | sinh em bé được | sinh bé được | sanh bé được | đẻ bé được | sinh mổ được | sinh thường được
    | sanh mổ được | sanh thường được | đẻ mổ được | đẻ thường được | vừa sinh mổ | mới sinh mổ | mới đẻ mổ | mới sanh mổ
    | postpartum | after giving birth | after birth | after delivery | since the birth | gave birth | had a baby`,
  justBorn: `mới sinh | mới đẻ | mới sanh | vừa sinh | vừa đẻ | vừa sanh | sinh mổ | đẻ mổ | sinh được | đẻ được | sanh được
    | just delivered | delivered my baby | had my baby`,
  childWords: `bé | em bé | con bé | con em | con tôi | con mình | con nhà em | bé nhà em | con gái nhỏ | con trai nhỏ | cháu | trẻ | nhóc | thằng cu
    | thằng bé | thằng nhỏ | con nhỏ | em nhỏ | sơ sinh | baby | toddler | my son | my daughter | my child | my kid`,
  elderWords: `cụ | bà cụ | ông cụ | ông nội | bà nội | ông ngoại | bà ngoại | bà em | ông em | bà tôi | ông tôi | người già | lớn tuổi
    | cao tuổi | mệ | ôn nội | ôn ngoại | nội tui | ngoại tui | grandfather | grandmother | grandpa | grandma | elderly`,
  newborn: `sơ sinh | mới sinh | mới đẻ | mới sanh | ngày tuổi | tuần tuổi | chưa đầy tháng | đầy tháng | lọt lòng | đỏ hỏn
    | newborn | new born | just born | day old | days old | week old | weeks old`,
  acuteWords: `${suddenWords}
    | đột nhiên | bỗng dưng | thình lình | bất thình lình | đùng một cái | vừa mới | vừa bị | mới nãy | hồi nãy | vừa nãy | nãy giờ
    | vừa xong | nửa đêm | hồi khuya | ngủ dậy | sáng dậy | nửa tiếng | mấy phút | vài phút | mấy tiếng nay | phút trước
    | tiếng trước | ngay lập tức | trong tích tắc | trong nháy mắt | sudden | suddenly | out of the blue | out of nowhere
    | just now | just started | tonight | right now | minutes ago | an hour ago | hours ago | few hours | this morning | woke up`,
  fever: `sốt | phát sốt | hâm hấp | ấm đầu | nóng đầu | nóng ran | nóng hầm hập | nóng hổi | nóng rực | nóng hừng hực
    | nóng như lửa | nóng như than | người nóng | mình nóng | nhiệt độ cao | fever | fevers | feverish | high temperature
    | high temp | burning up | burning hot`,
};

const phrases = phraseTable(words);

/** “Mới sinh” of someone this old is about giving birth, of a baby about being born. */
const childbearingYears = 12;

/** What a text tells of the patient; the age is that of the form. */
export function toldBy(reading: Reading, ageYears: number | undefined): Told {
  const told = new Set<Cue>();
  const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
  for (const { value, context, from, to } of withContext(reading, found)) {
    if (value === 'notPregnant' ? isInOneClause(reading, from, to) : isSo(value, context)) told.add(value);
  }
  const has = (cue: Cue) => told.has(cue);
  return {
    pregnant: (has('pregnant') || countsOn(reading, isPregnancy, pregnancyUnits)) && !has('notPregnant'),
    postpartum:
      has('postpartum') ||
      countsOn(reading, isBirth, birthUnits) ||
      (has('justBorn') && (ageYears ?? 0) >= childbearingYears),
    childWords: has('childWords'),
    elderWords: has('elderWords'),
    newborn: has('newborn'),
    acuteWords: has('acuteWords'),
    fever: has('fever'),
  };
}

/** “Không thấy bé sốt” denies the fever, never the child. */
const persons: ReadonlySet<Cue> = new Set(['childWords', 'elderWords', 'newborn']);

function isSo(cue: Cue, context: Context): boolean {
  return (
    context === 'present' || context === 'asked' || (persons.has(cue) && context !== 'other' && context !== 'past')
  );
}

/** In “có sao không, có thai 3 tháng” the comma parts what would deny the pregnancy. */
function isInOneClause({ tokens }: Reading, from: number, to: number): boolean {
  return tokens[from]?.clause === tokens[to]?.clause;
}

/** “Thái dương 2 tuần” and “chưa 3 tuần” are no pregnancies, “vệ sinh được 2 ngày” and “để 2 ngày” no births. */
const pregnancies: ReadonlySet<string> = new Set(['bầu', 'bau', 'thai', 'chửa']);
const births: ReadonlySet<string> = new Set(['sinh', 'sanh', 'đẻ']);
const notABirth = new WordSet('be con chau tre ve so duong khang di');
const fillers = new WordSet('duoc moi gan hon khoang mo thuong con be chau doi xong tam');
const pregnancyUnits = new WordSet('tuan thang w weeks');
const birthUnits = new WordSet('ngay bua hom tuan');

/** “Bầu được 7 tháng”, “thai 32 tuần”. */
function isPregnancy({ word }: Token): boolean {
  return pregnancies.has(word);
}

/** “Sinh mổ 5 ngày”, “đẻ được 2 tuần”, but not “bé sinh được 5 hôm”. */
function isBirth({ word }: Token, before: Token | undefined): boolean {
  return births.has(word) && !notABirth.has(before);
}

/** Whether a count of such units follows such a word, with nothing but fillers between. */
function countsOn(
  { tokens }: Reading,
  isMeant: (token: Token, before: Token | undefined) => boolean,
  units: WordSet,
): boolean {
  return tokens.some((token, at) => {
    if (!units.has(token) || numberOf(tokens[at - 1]) === undefined) return false;
    let back = at - 2;
    while (fillers.has(tokens[back])) back -= 1;
    const named = tokens[back];
    return named !== undefined && named.clause === token.clause && isMeant(named, tokens[back - 1]);
  });
}
