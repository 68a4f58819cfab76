import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import { numberOf } from './number-words.ts';
import { pillsTaken } from './pills.ts';

/** Numbers a text gives, in the units of the rules. */
export type Measures = {
  readonly temp?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  /** In mmol/L. */
  readonly glucose?: number;
  readonly spo2?: number;
  readonly pulse?: number;
  readonly vomits?: number;
  readonly stools?: number;
  readonly weeks?: number;
  /** Tablets spoken of. */
  readonly pills?: number;
  /** Tablets swallowed, with those in the strips and bottles that were. */
  readonly taken?: number;
};

type Draft = { -readonly [Key in keyof Measures]: Measures[Key] };

const mgPerMmol = 18;

export function measure(reading: Reading): Measures {
  const found: Draft = {};
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.number !== undefined) readNumber(tokens, at, token.number, found);
    else if (token && countNouns.has(token)) readCount(tokens, at, found);
  }
  const taken = pillsTaken(tokens);
  if (taken > 0) found.taken = taken;
  return found;
}

function readNumber(tokens: readonly Token[], at: number, value: number, found: Draft): void {
  const unit = unitAt(tokens, at);
  const next = unit?.folded;
  const second = tokens[at + 2]?.number;
  if ((next === '/' || next === 'tren') && second !== undefined) {
    const isNamed = whatIsMeasured(tokens, at) === 'pressure';
    // A date (22/10) is no blood pressure: small numbers count only where the words say so.
    if (tokens[at - 1]?.folded !== '/' && (isNamed || (value >= 60 && second >= 40))) pressure(value, second, found);
    return;
  }
  if (tokens[at - 1]?.folded === '/') return;
  if (next === 'tuan' || next === 'weeks') found.weeks = Math.max(found.weeks ?? 0, value);
  if (next === 'vien' || next === 'tablets' || next === 'pills') found.pills = Math.max(found.pills ?? 0, value);
  const about = whatIsMeasured(tokens, at);
  // “Mạch 120 lần một phút”, “oxy 88 giờ phải làm sao”, “đường huyết 320 mg/dl”: no other number is said of these.
  if (notMeasured.has(unit) && about !== 'spo2' && about !== 'pulse' && !(about === 'glucose' && next === 'mg')) return;
  if (about === 'glucose') glucose(value, next, found);
  else if (about === 'spo2' && value >= 40 && value <= 100) found.spo2 = Math.min(found.spo2 ?? 100, value);
  else if (about === 'pulse' && value >= 20 && value <= 300) found.pulse = Math.max(found.pulse ?? 0, value);
  else if (about === 'pressure' && value >= 60 && value <= 300) pressure(value, undefined, found);
  else if (value >= 50 && value < 100 && speaksOfOxygen(tokens, at)) found.spo2 = Math.min(found.spo2 ?? 100, value);
  else temperature(tokens, at, value, about === 'temp', found);
}

/** The word right behind a number, if no comma parts them. */
function unitAt(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1];
  return next?.clause === tokens[at]?.clause ? next : undefined;
}

const notMeasured = new WordSet(
  'tuoi thang nam ngay hom tuan kg gio tieng phut lan ky ki can tr k vien ml mg cm years year months days hours weeks times ngan trieu bua',
);
const reachWords = 4;

/** What the nearest word before a number says that it measures. */
function whatIsMeasured(
  tokens: readonly Token[],
  at: number,
): 'temp' | 'glucose' | 'spo2' | 'pulse' | 'pressure' | undefined {
  for (let back = at - 1; back >= Math.max(0, at - reachWords); back -= 1) {
    const token = tokens[back];
    if (!token || token.sentence !== tokens[at]?.sentence) return undefined;
    const before = tokens[back - 1]?.folded;
    if (token.folded === 'type' || token.folded === 'tuyp' || token.folded === 'tip' || token.folded === 'hba')
      return undefined;
    if (token.folded === 'huyet' && before === 'duong') return 'glucose';
    if (token.folded === 'duong' && before !== 'tieu' && before !== 'thao' && sugarNext.has(tokens[back + 1]))
      return 'glucose';
    if (token.folded === 'duong' && (back === at - 1 || testing.has(tokens[back - 1]))) return 'glucose';
    if (token.folded === 'glucose' || token.folded === 'sugar') return 'glucose';
    if (token.folded === 'spo2' || token.folded === 'oxy' || token.folded === 'oxi' || token.folded === 'oxygen')
      return 'spo2';
    if (token.folded === 'mach' && before !== 'tinh' && before !== 'dong') return 'pulse';
    if (token.folded === 'pulse' || (token.folded === 'tim' && before === 'nhip')) return 'pulse';
    if (token.folded === 'dap' && (before === 'tim' || before === 'nhip')) return 'pulse';
    if ((token.folded === 'rate' || token.folded === 'beating' || token.folded === 'beats') && saysHeart(tokens, back))
      return 'pulse';
    if (token.folded === 'ap' && before === 'huyet') return 'pressure';
    // “Đường đo có 2,5” measures sugar, “đo 39” a temperature.
    if (token.folded === 'do' && before === 'duong') return 'glucose';
    if (tempWords.has(token)) return 'temp';
  }
  return undefined;
}

/** "My heart is beating 180", "heart rate 170". */
function saysHeart(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.folded === 'heart' || tokens[at - 2]?.folded === 'heart';
}

const oxygenReachWords = 8;

/** “SpO2 đo ở nhà còn 85”, “kẹp ngón tay 87”: no temperature is that high, and what was clipped on measures oxygen. */
function speaksOfOxygen(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - oxygenReachWords); back -= 1) {
    const word = tokens[back]?.folded;
    if (word === 'spo2' || word === 'oxy' || word === 'oxi' || word === 'oxygen') return true;
    if (word === 'kep' && (tokens[back + 1]?.folded === 'ngon' || tokens[back + 1]?.folded === 'tay')) return true;
  }
  return false;
}

const sugarNext = new WordSet('len co la toi xuong con tut cao khoang doi tren hon duoi nhay do mau thay');
/** “Thử đường tại nhà 19”. */
const testing = new WordSet('thu do test');
const tempWords = new WordSet('sot nong nhiet cap kep do fever temperature temp');

function pressure(high: number, low: number | undefined, found: Draft): void {
  // "18/11" and "180/11" are short for 180/110.
  const systolic = high < 30 ? high * 10 : high;
  const diastolic = low !== undefined && low < 20 ? low * 10 : low;
  if (
    systolic < 50 ||
    systolic > 300 ||
    (diastolic !== undefined && (diastolic < 20 || diastolic > 200 || diastolic >= systolic))
  )
    return;
  found.systolic = Math.max(found.systolic ?? 0, systolic);
  if (diastolic !== undefined) found.diastolic = Math.max(found.diastolic ?? 0, diastolic);
}

function glucose(value: number, next: string | undefined, found: Draft): void {
  if (next === '%' || value < 0.5 || value > 900) return;
  const mmol = value < 35 ? value : value / mgPerMmol;
  // The value that is further from normal decides when there are several.
  const isFurther = found.glucose === undefined || Math.abs(mmol - 6) > Math.abs(found.glucose - 6);
  if (isFurther) found.glucose = mmol;
}

function temperature(tokens: readonly Token[], at: number, value: number, isNamed: boolean, found: Draft): void {
  if (value < 33 || value > 43.5) return;
  const next = tokens[at + 1];
  const saysDegrees =
    next?.folded === 'do' || next?.folded === 'c' || next?.folded === 'celsius' || next?.folded === 'degrees';
  if (!saysDegrees && !isNamed && Number.isInteger(value)) return;
  const half = saysDegrees ? tokens[at + 2]?.number : undefined;
  const degrees = half !== undefined && half < 10 && Number.isInteger(value) ? value + half / 10 : value;
  found.temp = found.temp === undefined || Math.abs(degrees - 37) > Math.abs(found.temp - 37) ? degrees : found.temp;
}

const countNouns = new WordSet('lan ban luot times');
const vomitWords = new WordSet('non oi mua tro vomited vomiting');
const stoolWords = new WordSet('ngoai cau long chay ia diarrhoea diarrhea');

/** "Nôn 6 lần", "đi ngoài chục lần", "hơn 10 lần tiêu chảy". */
function readCount(tokens: readonly Token[], at: number, found: Draft): void {
  const times = numberOf(tokens[at - 1]);
  if (times === undefined) return;
  for (let near = Math.max(0, at - 6); near <= at + 3; near += 1) {
    const token = tokens[near];
    if (!token || token.sentence !== tokens[at]?.sentence) continue;
    if (vomitWords.has(token)) found.vomits = Math.max(found.vomits ?? 0, times);
    else if (stoolWords.has(token)) found.stools = Math.max(found.stools ?? 0, times);
  }
}
