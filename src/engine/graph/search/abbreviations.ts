import { foldNormalised } from '#engine/text/fold.ts';
import { markedWord, splitWords } from '../letters.ts';
import type { Word } from './words.ts';

/** Abbreviations with one meaning, in hospital names and in what people type. */
const single: Readonly<Record<string, string>> = {
  bv: 'bệnh viện',
  bvdk: 'bệnh viện đa khoa',
  bvdkkv: 'bệnh viện đa khoa khu vực',
  bvdkqt: 'bệnh viện đa khoa quốc tế',
  bvqt: 'bệnh viện quốc tế',
  bvtw: 'bệnh viện trung ương',
  bvdktw: 'bệnh viện đa khoa trung ương',
  bvdkt: 'bệnh viện đa khoa tỉnh',
  bvdkkt: 'bệnh viện đa khoa tỉnh',
  bvqy: 'bệnh viện quân y',
  bvub: 'bệnh viện ung bướu',
  bvps: 'bệnh viện phụ sản',
  bvsn: 'bệnh viện sản nhi',
  bvtn: 'bệnh viện tư nhân',
  dk: 'đa khoa',
  dkkv: 'đa khoa khu vực',
  dkqt: 'đa khoa quốc tế',
  dktw: 'đa khoa trung ương',
  kv: 'khu vực',
  dh: 'đại học',
  dhy: 'đại học y',
  dhyd: 'đại học y dược',
  dhqg: 'đại học quốc gia',
  bvdhyd: 'bệnh viện đại học y dược',
  bvdhy: 'bệnh viện đại học y',
  tw: 'trung ương',
  tp: 'thành phố',
  tx: 'thị xã',
  yhct: 'y học cổ truyền',
  bvyhct: 'bệnh viện y học cổ truyền',
  tmh: 'tai mũi họng',
  bvtmh: 'bệnh viện tai mũi họng',
  rhm: 'răng hàm mặt',
  bvrhm: 'bệnh viện răng hàm mặt',
  phcn: 'phục hồi chức năng',
  ctch: 'chấn thương chỉnh hình',
  hhtm: 'huyết học truyền máu',
  ttyt: 'trung tâm y tế',
  pkdk: 'phòng khám đa khoa',
  pk: 'phòng khám',
  qy: 'quân y',
  bs: 'bác sĩ',
};

/** Abbreviations that are also words or stand for several things: each reading is tried. */
const several: Readonly<Record<string, readonly string[]>> = {
  nd: ['nhi đồng', 'nhân dân'],
  bvnd: ['bệnh viện nhi đồng', 'bệnh viện nhân dân'],
  bvn: ['bệnh viện nhi'],
  qt: ['quốc tế'],
  ub: ['ung bướu'],
  ps: ['phụ sản'],
  sn: ['sản nhi'],
  hh: ['huyết học'],
  tt: ['trung tâm', 'tâm thần'],
  cs: ['cơ sở'],
  q: ['quận'],
  tm: ['tim mạch'],
  gd: ['gia định'],
  td: ['thủ đức', 'từ dũ'],
  bm: ['bạch mai'],
  cr: ['chợ rẫy'],
  vd: ['việt đức'],
};

const wordsIn = (text: string): Word[] =>
  splitWords(text).map((chunk) => ({ folded: foldNormalised(chunk), marked: markedWord(chunk) }));

export const abbreviations: ReadonlyMap<string, Word[]> = new Map(
  Object.entries(single).map(([short, long]) => [short, wordsIn(long)]),
);

export const ambiguousAbbreviations: ReadonlyMap<string, Word[][]> = new Map(
  Object.entries(several).map(([short, readings]) => [short, readings.map(wordsIn)]),
);
