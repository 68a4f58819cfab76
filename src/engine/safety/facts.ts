import { ageInYears } from '#contract/age.ts';
import type { Intake } from '#contract/intake.ts';
import type { Facts } from '../finding.ts';
import { type PersonRead, personWeights, readPerson } from '../reader/read-person.ts';
import type { Reading, Token } from '../text/reading.ts';
import { ownWordOf } from '../text/word.ts';
import { unknownWord } from '../text/word-ids.ts';
import { WordSet } from '../text/word-set.ts';
import { nowhere, WordTree } from '../text/word-tree.ts';
import { withoutMeasures } from './measures.ts';
import { numberAt } from './number-words.ts';
import { type Told, toldBy } from './told.ts';
import { toldYears } from './told-age.ts';

/** What the words themselves say of the patient's age and of how long it has lasted. */
type Dates = { ageYears?: number; ageMonths?: number; durationDays?: number | undefined; isRecent?: boolean };

const acuteDaysMax = 3;
const yearsInMonths = 3;
/** “Bé 40 ngày” tells an age; of an older baby days tell how long it has been ill. */
const countedInDaysBelow = 3;
const youngestAdult = 16;
const oldestChild = 15;
const youngestElder = 65;
const newbornMonths = 2;

/** From the form and the text together. */
export function factsOf(intake: Intake, reading: Reading, weights = personWeights()): Facts {
  const plain = plainOf(intake, reading);
  const { said, told, givenYears } = plain;
  const person = weights === 'damaged' ? asSaid(said) : readPerson(withoutMeasures(reading), namesOf(plain), weights);
  // “Sinh bé được 4 tháng, em hay khóc”: the age of somebody else.
  const isOfAnother = givenYears === undefined && isOtherAge(told, person);
  const ageYears = givenYears ?? (isOfAnother ? undefined : told.ageYears);
  const isNewborn = said.newborn && isSo(person.newborn, said.newborn) && isChildRead(person, said);
  const toldMonths = isOfAnother ? undefined : (told.ageMonths ?? (isNewborn ? 0 : undefined));
  const ageMonths = intake.patient.ageMonths ?? monthsOf(ageYears, toldMonths);
  return {
    ageYears,
    ageMonths,
    sex: intake.patient.sex,
    isChild: ageYears !== undefined ? ageYears <= oldestChild : ageMonths !== undefined || isChildRead(person, said),
    isElder: ageYears !== undefined ? ageYears >= youngestElder : person.elder > 0,
    pregnant: isSo(person.pregnant, said.pregnant),
    postpartum: isSo(person.postpartum, said.postpartum),
    durationDays: intake.durationDays ?? told.durationDays,
    acute: intake.durationDays !== undefined ? intake.durationDays <= acuteDaysMax : told.isRecent || said.acuteWords,
  };
}

/** What form and words tell without being weighed. */
type Plain = { readonly said: Told; readonly told: Dates; readonly givenYears: number | undefined };

function plainOf(intake: Intake, reading: Reading): Plain {
  const { ageMonths: givenMonths } = intake.patient;
  const givenYears = ageInYears(intake.patient);
  const said = toldBy(reading, givenYears);
  // Of someone this young, a number of months is an age even where “bé” lost its mark.
  const isYoung = said.childWords || (givenYears ?? youngestAdult) < yearsInMonths;
  const mayBeNewborn = givenMonths === undefined ? (givenYears ?? 0) === 0 : givenMonths < countedInDaysBelow;
  return { said, told: datesIn(reading, isYoung, mayBeNewborn), givenYears };
}

/** What is told plainly, as names that the reader weighs beside the words. */
export function personNames(intake: Intake, reading: Reading): string[] {
  return namesOf(plainOf(intake, reading));
}

const cues = ['childWords', 'elderWords', 'newborn', 'pregnant', 'postpartum'] as const;

function namesOf({ said, told, givenYears }: Plain): string[] {
  const years = givenYears ?? told.ageYears;
  const names: string[] = cues.filter((cue) => said[cue]).map((cue) => `cue:${cue}`);
  if (years !== undefined)
    names.push(`aged:${years <= oldestChild ? 'child' : years < youngestElder ? 'grown' : 'old'}`);
  else if (told.ageMonths !== undefined) names.push(`aged:${told.ageMonths < newbornMonths ? 'newborn' : 'infant'}`);
  return names;
}

/** In the place of what is read. */
function asSaid({ childWords, newborn, elderWords, pregnant, postpartum }: Told): PersonRead {
  const score = (is: boolean) => (is ? 1 : bars.said);
  return {
    child: childWords || newborn ? 1 : bars.said,
    newborn: score(newborn),
    elder: score(elderWords),
    pregnant: score(pregnant),
    postpartum: score(postpartum),
  };
}

/** How likely it must be, in hundredths of a log-odd, where plain words say so and where none does: few texts tell of it. */
const bars = { said: -150, unsaid: 250 } as const;

function isSo(score: number, isSaid: boolean): boolean {
  return score > (isSaid ? bars.said : bars.unsaid);
}

/** Where no word names a child more is asked for, and more still where one names somebody old: most patients are grown up. */
const childBars = { named: -50, unnamed: 50, besideElder: 100 } as const;

function isChildRead({ child }: PersonRead, { childWords, newborn, elderWords }: Told): boolean {
  if (childWords || newborn) return child > childBars.named;
  return child > (elderWords ? childBars.besideElder : childBars.unnamed);
}

/** So far, in hundredths of a log-odd, the words must speak against an age before it is somebody else's. */
const sure = 75;

function isOtherAge({ ageYears, ageMonths }: Dates, { child }: PersonRead): boolean {
  if (ageYears === undefined) return ageMonths !== undefined && child < -sure;
  return ageYears <= oldestChild ? child < -sure : child > sure;
}

/** Months count for the first years only; "2 tháng" of a grown-up is how long it lasts. */
function monthsOf(years: number | undefined, months: number | undefined): number | undefined {
  if (years === undefined) return months;
  if (years >= 3) return undefined;
  return months ?? (years === 0 ? undefined : years * 12);
}

const childNouns = new WordSet('be con chau tre cu nhoc baby infant son daughter gai trai');

function datesIn(reading: Reading, childWords: boolean, mayBeNewborn: boolean): Dates {
  const told: Dates = {};
  const { tokens } = reading;
  const years = toldYears(tokens, childWords);
  if (years !== undefined) told.ageYears = years;
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at);
    if (!number) continue;
    const from = at;
    at += number.words - 1;
    const unit = unitOf(tokens[at + 1]);
    if (isAge(tokens, from, at, childWords, mayBeNewborn)) told.ageMonths ??= inMonths(number.value, unit);
    else duration(tokens, from, number.value, unit, told);
  }
  const since = saidSince(tokens);
  told.durationDays ??= since;
  // “Tiểu đường 10 năm, hôm nay đau ngực”: what is old does not make old what is new.
  told.isRecent = Math.min(told.durationDays ?? Infinity, since ?? Infinity) <= acuteDaysMax;
  return told;
}

/** “Một nắm thuốc” is no year. */
function unitOf(token: Token | undefined): string {
  if (!token || (token.folded === 'nam' && token.word !== 'năm' && token.word !== 'nam')) return '';
  return token.folded;
}

function inMonths(value: number, unit: string): number {
  if (unit === 'ngay' || unit === 'hom' || unit === 'days' || unit === 'day') return Math.floor(value / 30);
  if (unit === 'tuan' || unit === 'weeks' || unit === 'week') return Math.floor(value / 4.4);
  if (unit === 'gio' || unit === 'hours') return 0;
  return value;
}

/** "Bé 2 tháng", "cháu 20 ngày tuổi", "bé sinh được 5 hôm": an age; "bé ho 2 tháng nay": not. */
function isAge(tokens: readonly Token[], at: number, to: number, childWords: boolean, mayBeNewborn: boolean): boolean {
  const unit = tokens[to + 1]?.folded ?? '';
  if (!ageUnits.has(tokens[to + 1])) return false;
  const after = tokens[to + 2]?.folded;
  if (after === 'tuoi' || after === 'old') return true;
  if (after === 'nay' || after === 'roi' || after === 'lien') return false;
  if (isSinceBirth(tokens, at, to)) return false;
  // “We tried for a baby 14 months”
  if (wishes.has(tokens[at - 3]) && babyNouns.has(tokens[at - 1])) return false;
  // “Bé 11 ngày sốt”: days right behind the child are its age, “bé 3 ngày chưa đi ngoài” are not.
  if (mayBeNewborn && isBabyBefore(tokens, at, to) && after !== 'chua' && after !== 'khong') return true;
  if (!childWords) return false;
  const before = tokens[at - 1]?.folded;
  if (unit === 'thang' || unit === 'months' || unit === 'month') {
    return (
      childNouns.has(tokens[at - 1]) ||
      ((before === 'duoc' || before === 'hon' || before === 'moi' || before === 'em') &&
        within(tokens, at, 4, childNouns))
    );
  }
  return before === 'duoc' && (within(tokens, at, 4, bornWords) || childNouns.has(tokens[at - 2]));
}

const born: ReadonlySet<string> = new Set(['sinh', 'sanh', 'đẻ']);
const babiesMax = 3;

/** “Em sinh bé được 3 tháng, đau vết mổ”: how long ago the mother gave birth, unless the child is spoken of from there on. */
function isSinceBirth(tokens: readonly Token[], at: number, to: number): boolean {
  for (let back = at - 1; back >= Math.max(1, at - babiesMax); back -= 1)
    if (babyNouns.has(tokens[back]) && born.has(tokens[back - 1]?.word ?? ''))
      return !tokens.slice(to + 1).some((token) => babyNouns.has(token));
  return false;
}

/** Even without marks these are nothing else before a number, as “con” is (“còn 3 ngày”). */
const babyNouns = new WordSet('be tre chau baby');
const sexOrKin = new WordSet('gai trai noi ngoai');
const whose = new WordSet('em toi minh nha');
const wholeUnits = new WordSet('thang tuan months month weeks week');

/** “Bé 2 tháng”, “bé gái 7 tuần”, “cháu nội 20 ngày”, “bé nhà em 5 tuần”; “bé nhà em 3 ngày” is how long it lasts. */
function isBabyBefore(tokens: readonly Token[], at: number, to: number): boolean {
  let back = at - 1;
  // “Con 4 tháng ho”; “thuốc còn 4 tháng” and “em ho con 4 tháng”, who wrote no marks, are further on.
  if (
    monthUnits.has(tokens[to + 1]) &&
    tokens[back]?.word === 'con' &&
    tokens[back - 1]?.clause !== tokens[back]?.clause
  )
    return true;
  if (wholeUnits.has(tokens[to + 1])) while (whose.has(tokens[back])) back -= 1;
  if (sexOrKin.has(tokens[back])) back -= 1;
  return babyNouns.has(tokens[back]);
}
const monthUnits = new WordSet('thang months month');
const wishes = new WordSet('for want wanting wanted');
const ageUnits = new WordSet('thang ngay tuan hom gio months month days weeks week day hours');
const bornWords = new WordSet('sinh de sanh');

function within(tokens: readonly Token[], at: number, words: number, wanted: WordSet): boolean {
  for (let back = at - 1; back >= Math.max(0, at - words); back -= 1) if (wanted.has(tokens[back])) return true;
  return false;
}

/** A map, because a patient may write “constructor”, which every object has. */
const daysPer: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ngay: 1,
    hom: 1,
    bua: 1,
    dem: 1,
    tuan: 7,
    thang: 30,
    nam: 365,
    gio: 0,
    tieng: 0,
    phut: 0,
    days: 1,
    day: 1,
    weeks: 7,
    week: 7,
    months: 30,
    month: 30,
    years: 365,
    year: 365,
    hours: 0,
    hour: 0,
    minutes: 0,
  }),
);

function duration(tokens: readonly Token[], at: number, value: number, unit: string, told: Dates): void {
  const before = tokens[at - 1]?.folded;
  if (before === 'thu' && tokens[at - 2]?.folded === 'ngay') told.durationDays ??= value;
  else if (before === 'ngay' && unit !== 'thang') told.durationDays ??= value;
  const days = daysPer.get(unit);
  if (days === undefined || value > 400) return;
  // Weeks and months of a pregnancy, of an age or of an appointment are no duration.
  if (before === 'thai' || before === 'bau' || before === 'truoc' || (before === 'sau' && days < 30)) return;
  told.durationDays ??= Math.round(value * days);
}

/** Without marks; the first that the text says counts. */
const sinceWords: Readonly<Record<number, string>> = {
  0: `nay gio | luc nay | moi nay | vua nay | hoi nay | khi nay | sang nay | trua nay | chieu nay | toi nay | hom nay
    | bua nay | tu sang | may tieng | may gio | today | this morning`,
  1: 'dem qua | toi qua | hom qua | yesterday | last night',
  2: 'hom kia',
};

const sinceTree = new WordTree();
const sinceDays: (number | undefined)[] = [];
for (const [days, phrases] of Object.entries(sinceWords)) {
  for (const phrase of phrases.split('|')) {
    const [first = '', second] = phrase.trim().split(/\s+/);
    const node = sinceTree.addFirst(ownWordOf(first).id);
    sinceDays[second === undefined ? node : sinceTree.addNext(node, ownWordOf(second).id)] = Number(days);
  }
}

function saidSince(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const node = sinceTree.begin(tokens[at]?.id ?? unknownWord);
    if (node === nowhere) continue;
    const days = sinceDays[node] ?? sinceDays[sinceTree.next(node, tokens[at + 1]?.id ?? unknownWord)];
    if (days !== undefined) return days;
  }
  return undefined;
}
