import { isOfOldDays, withContext } from '../text/context.ts';
import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import { numberOf } from './number-words.ts';
import { pillsTaken } from './pills.ts';

/** Numbers a text gives, in the units of the rules. */
export type Measures = {
  /** In °C. */
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

export type MeasureKind = keyof Measures;

/** One value, and the words that tell it. */
export type Measure = {
  readonly kind: MeasureKind;
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

const mgPerMmol = 18;

/** Every value that a text gives, however it is meant. */
export function measuresIn({ tokens }: Reading): Measure[] {
  const found: Measure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.number !== undefined) readNumber(tokens, at, token.number, found);
    else if (token && countNouns.has(token)) readCount(tokens, at, found);
  }
  for (const pills of pillsTaken(tokens)) found.push({ kind: 'taken', ...pills });
  return found;
}

/** The values that are the patient's own and of now: none that is feared, was once, or is over. */
export function measuresNow(reading: Reading): Measure[] {
  const matches = measuresIn(reading)
    .map((value) => ({ value, from: value.from, to: value.to, exact: true, weak: false }))
    .sort((a, b) => a.from - b.from);
  return withContext(reading, matches).flatMap(({ value, context }) =>
    context === 'present' && !isOfOldDays(reading, value) ? [value] : [],
  );
}

/** Of each kind the value that is furthest from normal. */
export function measure(reading: Reading): Measures {
  const worst: { -readonly [Key in MeasureKind]?: number } = {};
  for (const { kind, value } of measuresIn(reading)) {
    const known = worst[kind];
    if (known === undefined || badness(kind, value) > badness(kind, known)) worst[kind] = value;
  }
  return worst;
}

const normals: Partial<Record<MeasureKind, number>> = { temp: 37, glucose: 6 };

function badness(kind: MeasureKind, value: number): number {
  const normal = normals[kind];
  if (normal !== undefined) return Math.abs(value - normal);
  return kind === 'spo2' ? -value : value;
}

function readNumber(tokens: readonly Token[], at: number, value: number, found: Measure[]): void {
  const unit = unitAt(tokens, at);
  const next = unit?.folded;
  const second = tokens[at + 2]?.number;
  const { what, from } = whatIsMeasured(tokens, at);
  if ((next === '/' || next === 'tren') && second !== undefined) {
    // A date (22/10) is no blood pressure: small numbers count only where the words say so.
    if (!isSecondOfTwo(tokens, at) && (what === 'pressure' || (value >= 60 && second >= 40)))
      pressure(value, second, { from: what === 'pressure' ? from : at, to: at + 2 }, found);
    return;
  }
  if (isSecondOfTwo(tokens, at)) return;
  if (next === 'tuan' || next === 'weeks') found.push({ kind: 'weeks', value, from: at, to: at + 1 });
  if (next === 'vien' || next === 'tablets' || next === 'pills')
    found.push({ kind: 'pills', value, from: at, to: at + 1 });
  // “Mạch 120 lần một phút”, “oxy 88 giờ phải làm sao”, “đường huyết 320 mg/dl”: no other number is said of these.
  if (what === 'pulse' && notBeats.has(unit)) return;
  if (notMeasured.has(unit) && what !== 'spo2' && what !== 'pulse' && !(what === 'glucose' && next === 'mg')) return;
  if (what === 'glucose') glucose(value, next, { from, to: at }, found);
  else if (what === 'spo2' && value >= 40 && value <= 100) found.push({ kind: 'spo2', value, from, to: at });
  else if (what === 'pulse' && value >= 20 && value <= 300) found.push({ kind: 'pulse', value, from, to: at });
  else if (what === 'pressure' && value >= 60 && value <= 300) pressure(value, undefined, { from, to: at }, found);
  else if (value >= 50 && value < 100) {
    const oxygen = oxygenBefore(tokens, at);
    if (oxygen !== undefined) found.push({ kind: 'spo2', value, from: oxygen, to: at });
  } else temperature(tokens, at, value, what === 'temp' ? from : undefined, found);
}

/** The 60 of “96/60” and of “96 trên 60”. */
function isSecondOfTwo(tokens: readonly Token[], at: number): boolean {
  const between = tokens[at - 1]?.folded;
  return between === '/' || (between === 'tren' && tokens[at - 2]?.number !== undefined);
}

type Span = { readonly from: number; readonly to: number };

/** The word right behind a number, if no comma parts them. */
function unitAt(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1];
  return next?.clause === tokens[at]?.clause ? next : undefined;
}

const notMeasured = new WordSet(
  'tuoi thang nam ngay hom tuan kg gio tieng phut lan ky ki can tr k vien ml mg cm years year months days hours weeks times ngan trieu bua',
);
/** “Tim đập nhanh 20 phút” is no pulse of 20. */
const notBeats = new WordSet('phut tieng tuoi ngay');
const reachWords = 4;

type Named = 'temp' | 'glucose' | 'spo2' | 'pulse' | 'pressure';

/** What the nearest word before a number says that it measures, and where it begins to say so. */
function whatIsMeasured(tokens: readonly Token[], at: number): { what: Named | undefined; from: number } {
  let measuring: number | undefined;
  for (let back = at - 1; back >= Math.max(0, at - reachWords); back -= 1) {
    const token = tokens[back];
    if (!token || token.sentence !== tokens[at]?.sentence || ofATest.has(token)) break;
    const what = namedBy(tokens, back, back === at - 1);
    // “Mạch đo 42”, “đường đo có 2,5”: what was measured stands before; alone, “đo 39” is a temperature.
    if (!what && token.folded === 'do') measuring ??= back;
    if (what) return { what, from: secondWords.has(token) ? back - 1 : back };
  }
  return measuring === undefined ? { what: undefined, from: at } : { what: 'temp', from: measuring };
}

/** “Tiểu đường type 2”, “HbA1c 7,5”. */
const ofATest = new WordSet('type tuyp tip hba');
/** The last of “huyết áp”, “đường huyết”, “nhịp tim”, “tim đập”, “heart rate”. */
const secondWords = new WordSet('ap huyet tim dap rate');

function namedBy(tokens: readonly Token[], back: number, isNext: boolean): Named | undefined {
  const token = tokens[back];
  const before = tokens[back - 1]?.folded;
  if (!token) return undefined;
  if (token.folded === 'huyet' && before === 'duong') return 'glucose';
  if (token.folded === 'duong' && before !== 'tieu' && before !== 'thao' && sugarNext.has(tokens[back + 1]))
    return 'glucose';
  if (token.folded === 'duong' && (isNext || testing.has(tokens[back - 1]))) return 'glucose';
  if (token.folded === 'glucose' || token.folded === 'sugar') return 'glucose';
  if (token.folded === 'spo2' || token.folded === 'oxy' || token.folded === 'oxi' || token.folded === 'oxygen')
    return 'spo2';
  if (token.folded === 'mach' && before !== 'tinh' && before !== 'dong' && !vessels.has(tokens[back + 1]))
    return 'pulse';
  if (token.folded === 'pulse' || (token.folded === 'tim' && before === 'nhip')) return 'pulse';
  if (token.folded === 'dap' && (before === 'tim' || before === 'nhip')) return 'pulse';
  if ((token.folded === 'rate' || token.folded === 'beating' || token.folded === 'beats') && saysHeart(tokens, back))
    return 'pulse';
  if (token.folded === 'ap' && before === 'huyet') return 'pressure';
  return tempWords.has(token) ? 'temp' : undefined;
}

/** "My heart is beating 180", "heart rate 170". */
function saysHeart(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.folded === 'heart' || tokens[at - 2]?.folded === 'heart';
}

const oxygenReachWords = 8;

/** “SpO2 đo ở nhà còn 85”, “kẹp ngón tay 87”: no temperature is that high, and what was clipped on measures oxygen. */
function oxygenBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let back = at - 1; back >= Math.max(0, at - oxygenReachWords); back -= 1) {
    const word = tokens[back]?.folded;
    if (word === 'spo2' || word === 'oxy' || word === 'oxi' || word === 'oxygen') return back;
    if (word === 'kep' && (tokens[back + 1]?.folded === 'ngon' || tokens[back + 1]?.folded === 'tay')) return back;
  }
  return undefined;
}

const sugarNext = new WordSet('len co la toi xuong con tut cao khoang doi tren hon duoi nhay do mau thay');
/** “Thử đường tại nhà 19”. */
const testing = new WordSet('thu do test');
const tempWords = new WordSet('sot nong nhiet cap kep fever temperature temp');

function pressure(high: number, low: number | undefined, span: Span, found: Measure[]): void {
  // "18/11" and "180/11" are short for 180/110.
  const systolic = high < 30 ? high * 10 : high;
  const diastolic = low !== undefined && low < 20 ? low * 10 : low;
  if (
    systolic < 50 ||
    systolic > 300 ||
    (diastolic !== undefined && (diastolic < 20 || diastolic > 200 || diastolic >= systolic))
  )
    return;
  found.push({ kind: 'systolic', value: systolic, ...span });
  if (diastolic !== undefined) found.push({ kind: 'diastolic', value: diastolic, ...span });
}

function glucose(value: number, next: string | undefined, span: Span, found: Measure[]): void {
  if (next === '%' || value < 0.5 || value > 900) return;
  found.push({ kind: 'glucose', value: value < 35 ? value : value / mgPerMmol, ...span });
}

function temperature(
  tokens: readonly Token[],
  at: number,
  value: number,
  named: number | undefined,
  found: Measure[],
): void {
  if (value < 33 || value > 43.5) return;
  const saysDegrees = degreeWords.has(unitAt(tokens, at));
  if (!saysDegrees && named === undefined && Number.isInteger(value)) return;
  const half = saysDegrees ? tokens[at + 2]?.number : undefined;
  const isHalf = half !== undefined && half < 10 && Number.isInteger(value);
  const to = isHalf ? at + 2 : saysDegrees ? at + 1 : at;
  found.push({ kind: 'temp', value: isHalf ? value + half / 10 : value, from: named ?? at, to });
}

const degreeWords = new WordSet('do c celsius degrees');
const countNouns = new WordSet('lan ban luot times');
const vomitWords = new WordSet('non oi mua tro vomited vomiting');
const stoolWords = new WordSet('ngoai cau long chay ia diarrhoea diarrhea');

/** "Nôn 6 lần", "đi ngoài chục lần", "hơn 10 lần tiêu chảy". */
function readCount(tokens: readonly Token[], at: number, found: Measure[]): void {
  const value = numberOf(tokens[at - 1]);
  if (value === undefined) return;
  for (let near = Math.max(0, at - 6); near <= at + 3; near += 1) {
    const token = tokens[near];
    if (!token || token.sentence !== tokens[at]?.sentence) continue;
    const span = { from: Math.min(near, at - 1), to: Math.max(near, at) };
    if (vomitWords.has(token)) found.push({ kind: 'vomits', value, ...span });
    else if (stoolWords.has(token)) found.push({ kind: 'stools', value, ...span });
  }
}

/** What a device says; the other counts are words of the story. */
const onDevices: ReadonlySet<MeasureKind> = new Set(['temp', 'systolic', 'diastolic', 'spo2', 'pulse', 'glucose']);

/** The text without what was measured: that is judged by rules, and must never calm the reader. */
export function withoutMeasures(reading: Reading): Reading {
  const spans = measuresIn(reading).filter(({ kind }) => onDevices.has(kind));
  if (spans.length === 0) return reading;
  const isMeasured = (at: number) => spans.some(({ from, to }) => at >= from && at <= to);
  return { ...reading, tokens: reading.tokens.filter((_, at) => !isMeasured(at)), cues: undefined };
}

/** “Mạch vành”, “mạch máu”, “mạch lạc”: no pulse. */
const vessels = new WordSet('vanh mau lac canh');
