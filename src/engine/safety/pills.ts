import type { Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import { numberOf } from './number-words.ts';

const swallowing = new WordSet('uong nuot noc took taken swallowed ate eaten popped downed drank overdosed');
const tablets = new WordSet('vien tablet tablets pill pills tab tabs caps capsule capsules');
const strips = new WordSet('vi strip strips blister blisters pack packs packet packets');
const notStrips: ReadonlySet<string> = new Set(['vì', 'ví', 'vị']);
/** These hold milk, beer and noodles too: what is in them must be a medicine. */
const sachets = new WordSet('goi ong sachet sachets');
const handfuls = new WordSet('voc handful handfuls');
const bottles = new WordSet('lo chai hop hu bottle bottles box boxes');
const medicines = new WordSet(
  `panadol paracetamol para acetaminophen efferalgan hapacol tylenol ibuprofen advil aspirin decolgen tiffy seduxen
  diazepam xanax valium insulin melatonin amlodipin amlodipine metformin antidepressants painkillers paracetamols`.replace(
    /\s+/g,
    ' ',
  ),
);
/** In general, or by what it is for; a name alone is counted ("30 tylenol"), these are not. */
const medicineWords = new WordSet('thuoc siro sot medicine medicines meds medication pills tablets');

const perStrip = 10;
const perBottle = 20;
const perHandful = 10;
const several = 3;
const half = 0.5;

const reachWords = 6;
const contentWords = 4;

type Taken = { readonly value: number; readonly from: number; readonly to: number };

/** The tablets that a text says were swallowed, strips and bottles counted as what they hold, and where it says so. */
export function pillsTaken(tokens: readonly Token[]): Taken[] {
  const taken: Taken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const counted = countAt(tokens, at);
    if (counted === undefined || !isSwallowed(tokens, at)) continue;
    const value = counted.count * tabletsIn(tokens, counted.next);
    if (value > 0 && !isByOrder(tokens, at)) taken.push({ value, from: at, to: counted.next });
  }
  return taken;
}

/** A number in figures or words, and where what it counts stands. */
function countAt(tokens: readonly Token[], at: number): { count: number; next: number } | undefined {
  const count = amountOf(tokens, at);
  if (count === undefined) return undefined;
  let next = at + 1;
  if (tens.has(tokens[next])) return { count: count * 10, next: next + 1 };
  while (between.has(tokens[next])) next += 1;
  return { count, next };
}

function amountOf(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (halves.has(token)) return half;
  if (token?.word === 'mấy' || token?.word === 'vài') return several;
  // "A bottle of": "a" by itself stands for “anh”.
  if (token?.word === 'anh' && englishPacks.has(tokens[at + 1])) return 1;
  return numberOf(token);
}

const englishPacks = new WordSet('bottle box strip pack packet handful');
const halves = new WordSet('nua half');
const tens = new WordSet('muoi chuc');
/** "Half a bottle of", "30 of my mother's pills". */
const between = new WordSet('of a anh my mom moms mother mothers his her the');

function isSwallowed(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - reachWords); back -= 1) {
    if (tokens[back]?.clause !== tokens[at]?.clause) return false;
    if (swallowing.has(tokens[back])) return true;
  }
  return false;
}

/** What is said in the same breath of a dose over days, and what is harmless by the strip. */
const ordered =
  /\b(theo (don|toa)|don thuoc|(moi|hang) (ngay|tuan|thang|lan)|ngay uong|(duoc|si|sy|bs) ke|ke don|si cho|(trong|suot) (vong )?\S+ (ngay|tuan|thang)|dot|prescribed|(a|anh|per|every|each) (day|week|month)|daily|over \S+ (days|weeks|months)|(tranh|ngua) thai|khang sinh|vitamins?|canxi|birth control|antibiotics?)\b/;

function isByOrder(tokens: readonly Token[], at: number): boolean {
  const clause = tokens[at]?.clause;
  const words = tokens.slice(Math.max(0, at - clauseWords), at + clauseWords);
  return ordered.test(
    words
      .filter((token) => token.clause === clause)
      .map(({ folded }) => folded)
      .join(' '),
  );
}

const clauseWords = 20;

function tabletsIn(tokens: readonly Token[], at: number): number {
  const unit = tokens[at];
  if (tablets.has(unit) || medicines.has(unit)) return 1;
  const isMedicine = holdsMedicine(tokens, at + 1);
  // Without its mark "vi" may be another word, though hardly the last of a clause.
  const isLast = tokens[at + 1]?.clause !== unit?.clause;
  // “75 vì” counts no strips.
  if (strips.has(unit) && notStrips.has(unit?.word ?? '')) return 0;
  if (strips.has(unit)) return isMedicine || isLast || unit?.word !== 'vi' ? perStrip : 0;
  if (!isMedicine) return 0;
  if (sachets.has(unit)) return 1;
  if (handfuls.has(unit) || isHandful(unit, tokens[at + 1])) return perHandful;
  return bottles.has(unit) ? perBottle : 0;
}

/** “Nắm”, but not “năm”; without marks only right before the medicine. */
function isHandful(unit: Token | undefined, next: Token | undefined): boolean {
  return unit?.word === 'nắm' || (unit?.word === 'nam' && next?.folded === 'thuoc');
}

function holdsMedicine(tokens: readonly Token[], from: number): boolean {
  const clause = tokens[from - 1]?.clause;
  for (let at = from; at < from + contentWords; at += 1) {
    if (tokens[at]?.clause !== clause) return false;
    if (medicines.has(tokens[at]) || medicineWords.has(tokens[at])) return true;
  }
  return false;
}
