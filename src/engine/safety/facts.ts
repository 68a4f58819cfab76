import type { Intake } from '../../contract/intake.ts';
import type { Facts } from '../finding.ts';
import type { Reading, Token } from '../text/reading.ts';
import { numberOf } from './measures.ts';

/** What the words themselves say of the patient's age and of how long it has lasted. */
type Told = { ageYears?: number; ageMonths?: number; durationDays?: number | undefined };

const acuteDaysMax = 3;

export function factsOf(
  intake: Intake,
  reading: Reading,
  said: {
    readonly pregnant: boolean;
    readonly postpartum: boolean;
    readonly childWords: boolean;
    readonly elderWords: boolean;
    readonly newborn: boolean;
    readonly acuteWords: boolean;
  },
): Facts {
  const told = toldBy(reading, said.childWords);
  const ageYears = intake.patient.age ?? told.ageYears;
  const ageMonths = monthsOf(ageYears, told.ageMonths ?? (said.newborn ? 0 : undefined));
  const durationDays = intake.durationDays ?? told.durationDays;
  return {
    ageYears,
    ageMonths,
    sex: intake.patient.sex,
    isChild: ageYears !== undefined ? ageYears <= 15 : ageMonths !== undefined || said.childWords,
    isElder: ageYears !== undefined ? ageYears >= 65 : said.elderWords,
    pregnant: said.pregnant,
    postpartum: said.postpartum,
    durationDays,
    acute: durationDays !== undefined ? durationDays <= acuteDaysMax : said.acuteWords,
  };
}

/** Months count for the first years only; "2 tháng" of a grown-up is how long it lasts. */
function monthsOf(years: number | undefined, months: number | undefined): number | undefined {
  if (years === undefined) return months;
  if (years >= 3) return undefined;
  return months ?? (years === 0 ? undefined : years * 12);
}

const childNouns = new Set([
  'be',
  'con',
  'chau',
  'tre',
  'cu',
  'nhoc',
  'baby',
  'infant',
  'son',
  'daughter',
  'gai',
  'trai',
]);

function toldBy(reading: Reading, childWords: boolean): Told {
  const told: Told = {};
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at += 1) {
    const value = numberOf(tokens[at]);
    if (value === undefined) continue;
    const unit = tokens[at + 1]?.folded ?? '';
    if (unit === 'tuoi' || unit === 'years' || unit === 'year') told.ageYears ??= value;
    else if (isAge(tokens, at, childWords)) told.ageMonths ??= inMonths(value, unit);
    else duration(tokens, at, value, unit, told);
  }
  told.durationDays ??= saidSince(tokens);
  return told;
}

function inMonths(value: number, unit: string): number {
  if (unit === 'ngay' || unit === 'hom' || unit === 'days' || unit === 'day') return Math.floor(value / 30);
  if (unit === 'tuan' || unit === 'weeks' || unit === 'week') return Math.floor(value / 4.4);
  return value;
}

/** "Bé 2 tháng", "cháu 20 ngày tuổi", "bé sinh được 5 hôm": an age; "bé ho 2 tháng nay": not. */
function isAge(tokens: readonly Token[], at: number, childWords: boolean): boolean {
  const unit = tokens[at + 1]?.folded ?? '';
  if (!ageUnits.has(unit)) return false;
  const after = tokens[at + 2]?.folded;
  if (after === 'tuoi' || after === 'old') return true;
  if (!childWords || after === 'nay' || after === 'roi' || after === 'lien') return false;
  const before = tokens[at - 1]?.folded ?? '';
  if (unit === 'thang' || unit === 'months' || unit === 'month') {
    return (
      childNouns.has(before) ||
      ((before === 'duoc' || before === 'hon' || before === 'moi' || before === 'em') &&
        within(tokens, at, 4, childNouns))
    );
  }
  return before === 'duoc' && (within(tokens, at, 4, bornWords) || childNouns.has(tokens[at - 2]?.folded ?? ''));
}

const ageUnits = new Set(['thang', 'ngay', 'tuan', 'hom', 'months', 'month', 'days', 'weeks', 'week', 'day']);
const bornWords = new Set(['sinh', 'de', 'sanh']);

function within(tokens: readonly Token[], at: number, words: number, wanted: ReadonlySet<string>): boolean {
  for (let back = at - 1; back >= Math.max(0, at - words); back -= 1)
    if (wanted.has(tokens[back]?.folded ?? '')) return true;
  return false;
}

const daysPer: Readonly<Record<string, number>> = {
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
  hours: 0,
  hour: 0,
  minutes: 0,
};

function duration(tokens: readonly Token[], at: number, value: number, unit: string, told: Told): void {
  const before = tokens[at - 1]?.folded;
  if (before === 'thu' && tokens[at - 2]?.folded === 'ngay') told.durationDays ??= value;
  else if (before === 'ngay' && unit !== 'thang') told.durationDays ??= value;
  const days = daysPer[unit];
  if (days === undefined || value > 400) return;
  // Weeks and months of a pregnancy, of an age or of an appointment are no duration.
  if (before === 'thai' || before === 'bau' || before === 'truoc' || (before === 'sau' && days < 30)) return;
  told.durationDays ??= Math.round(value * days);
}

const sinceWords: readonly (readonly [string, number])[] = [
  ['nay gio', 0],
  ['luc nay', 0],
  ['moi nay', 0],
  ['vua nay', 0],
  ['hoi nay', 0],
  ['khi nay', 0],
  ['sang nay', 0],
  ['trua nay', 0],
  ['chieu nay', 0],
  ['toi nay', 0],
  ['hom nay', 0],
  ['bua nay', 0],
  ['tu sang', 0],
  ['today', 0],
  ['this morning', 0],
  ['dem qua', 1],
  ['toi qua', 1],
  ['hom qua', 1],
  ['yesterday', 1],
  ['last night', 1],
  ['hom kia', 2],
  ['may tieng', 0],
  ['may gio', 0],
];

function saidSince(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const pair = `${tokens[at]?.folded} ${tokens[at + 1]?.folded}`;
    const since = sinceWords.find(([words]) => words === pair);
    if (since) return since[1];
  }
  return undefined;
}
