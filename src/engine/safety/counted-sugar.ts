import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import type { Measure } from './measures.ts';

/** “Đường lúc đói 3 sáng liền”, “2 chỗ khác nhau”: so many of them. */
const counted = new WordSet(
  'sang buoi toi chieu dem cho noi mau mui moc dot mornings evenings nights readings tests samples places',
);
/** “Lần 1”, “tháng 3”, “mũi 2”, “day 1”: which of them. */
const numbered = new WordSet('lan thang mui mau moc ngay thu dot glucose day time test reading sample number no');
/** “Đường 3 sáng nay”: it was 3, this morning. */
const ofToday = new WordSet('nay ni qua roi');
const notSugar = new WordSet(
  'tuoi thang nam ngay hom tuan kg gio tieng phut lan ky ki can vien ml cm h g years year months days hours weeks times bua',
);
const lowBelow = 3.9;
const mgPerMmol = 18;
const mmolBelow = 35;
const reachWords = 12;

/**
 * A number that only counts the mornings or the samples is no sugar of two or three: what was measured stands behind it.
 * Where nothing stands there, the number stays what it was taken for.
 */
export function withoutCountedSugar({ tokens }: Reading, measures: readonly Measure[]): Measure[] {
  return measures.flatMap((measure): Measure[] => {
    if (measure.kind !== 'glucose' || measure.value >= lowBelow || !isCount(tokens, measure.to)) return [measure];
    const values = valuesBehind(tokens, measure);
    return values.length > 0 ? values : [measure];
  });
}

function isCount(tokens: readonly Token[], at: number): boolean {
  if (!Number.isInteger(tokens[at]?.number)) return false;
  if (numbered.has(tokens[at - 1]) || tokens[at + 1]?.number !== undefined) return true;
  return counted.has(tokens[at + 1]) && !ofToday.has(tokens[at + 2]);
}

/** “1 kg”, “2 tuần”; but not the 8 of “lần 1 8 lần 2 9”. */
function isOther(tokens: readonly Token[], at: number): boolean {
  return notSugar.has(tokens[at + 1]) && !(numbered.has(tokens[at + 1]) && tokens[at + 2]?.number !== undefined);
}

function valuesBehind(tokens: readonly Token[], { from, to }: Measure): Measure[] {
  const values: Measure[] = [];
  for (let at = to + 1; at <= Math.min(to + reachWords, tokens.length - 1); at += 1) {
    const token = tokens[at];
    if (token?.sentence !== tokens[to]?.sentence) break;
    const value = token?.number;
    if (value === undefined || value < 1 || isOther(tokens, at) || isCount(tokens, at)) continue;
    values.push({ kind: 'glucose', value: value < mmolBelow ? value : value / mgPerMmol, from, to: at });
  }
  return values;
}
