import type { Province } from '#contract/directory.ts';
import type { Hospital } from '#contract/hospital.ts';
import { toneMark } from '../letters.ts';
import type { Telling } from './common-words.ts';
import { foldedOf, markedOf, Phrases } from './phrases.ts';
import { listSpecialtyPhrases } from './specialty-phrases.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * What a phrase means beyond its letters: a province, a former province, a town of one, a specialty, or whose house it is.
 * The same meaning in a name and in a query meets, however each is written ("TP.HCM", "Sài Gòn").
 */
export type Meaning =
  | { readonly kind: 'province'; readonly key: string; readonly code: string }
  | { readonly kind: 'former'; readonly key: string; readonly code: string; readonly former: string }
  | { readonly kind: 'town'; readonly key: string; readonly code: string; readonly former: string }
  | { readonly kind: 'specialty'; readonly key: string; readonly code: string }
  | { readonly kind: 'type'; readonly key: string };

export const isPlace = ({ kind }: Meaning) => kind === 'province' || kind === 'former' || kind === 'town';

type HospitalType = Hospital['type'];

/** Whose house it is, as people say it. */
const typePhrases: Readonly<Partial<Record<HospitalType, string>>> = {
  private: 'tư|tư nhân|private',
  public: 'công lập|nhà nước|public',
  military: 'quân đội|military|army',
  police: 'công an|police',
};
/** Written without its mark, this is a common part of names. */
const onlyMarked = 'tư';
export const typeKey = (type: HospitalType) => `y:${type}`;

type Row = { readonly marked: string; readonly meaning: Meaning; readonly isStrict: boolean };
export type PhraseTable = Phrases<Row[]>;

export function phraseTable(provinces: readonly Province[]): PhraseTable {
  const table: PhraseTable = new Phrases();
  const add = (phrase: string, meaning: Meaning) => {
    const words = wordsOf(phrase);
    const rows = table.get(foldedOf(words)) ?? [];
    if (rows.some((row) => row.meaning.key === meaning.key)) return;
    table.set(foldedOf(words), [...rows, { marked: markedOf(words), meaning, isStrict: phrase === onlyMarked }]);
  };
  for (const province of provinces) addProvince(province, add);
  for (const [phrase, code] of listSpecialtyPhrases()) add(phrase, { kind: 'specialty', key: `s:${code}`, code });
  for (const [type, phrases] of Object.entries(typePhrases) as [HospitalType, string][]) {
    for (const phrase of phrases.split('|')) add(phrase, { kind: 'type', key: typeKey(type) });
  }
  return table;
}

type Add = (phrase: string, meaning: Meaning) => void;

function addProvince({ code, name, englishName, aliases, former }: Province, add: Add): void {
  const whole: Meaning = { kind: 'province', key: `p:${code}`, code };
  for (const phrase of [name, englishName, ...aliases]) add(phrase, whole);
  for (const unit of former) {
    const part: Meaning = { kind: 'former', key: `f:${unit.name}`, code, former: unit.name };
    const isWhole = unit.name === name || former.length === 1;
    for (const phrase of [unit.name, ...unit.aliases]) add(phrase, isWhole ? whole : part);
    const districts = (unit.districts ?? []).flatMap(({ name: town, aliases: others = [] }) => [town, ...others]);
    for (const phrase of [...unit.places, ...districts]) {
      add(phrase, { kind: 'town', key: `t:${foldedOf(wordsOf(phrase))}`, code, former: unit.name });
    }
  }
}

export type Span = { readonly start: number; readonly end: number; readonly meanings: readonly Meaning[] };

/**
 * The longest phrases with a meaning, from left to right, without overlap; a lone word only when it tells something.
 * A phrase that would be a place if it had other marks is told apart.
 */
export function spansIn(
  table: PhraseTable,
  words: readonly Word[],
  telling: readonly Telling[],
  onNamesake?: (phrase: string) => void,
): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < words.length; ) {
    const span = spanAt(table, words, start, onNamesake);
    const isEmpty = span?.end === start + 1 && (telling[start] === 'kind' || telling[start] === 'talk');
    if (span && !isEmpty) spans.push(span);
    start = span?.end ?? start + 1;
  }
  return spans;
}

function spanAt(
  table: PhraseTable,
  words: readonly Word[],
  start: number,
  onNamesake?: (phrase: string) => void,
): Span | undefined {
  let meanings: Meaning[] = [];
  const length = table.longestAt(words, start, (rows, wordsCount) => {
    meanings = meaningsOf(rows, words, start, start + wordsCount);
    if (meanings.length === 0 && wordsCount > 1 && rows.some(({ meaning }) => isPlace(meaning))) {
      onNamesake?.(foldedOf(words, start, start + wordsCount));
    }
    return meanings.length > 0;
  });
  return length === 0 ? undefined : { start, end: start + length, meanings };
}

/** A lone word that carries marks must carry the right ones: "đa" is not the skin ("da"), "vĩnh" is not Vinh. */
function meaningsOf(rows: readonly Row[], words: readonly Word[], start: number, end: number): Meaning[] {
  const marked = markedOf(words, start, end);
  const right = rows.filter((row) => row.marked === marked);
  if (right.length > 0) return right.map(({ meaning }) => meaning);
  if (end - start === 1 && marked !== foldedOf(words, start, end)) return [];
  return rows.filter((row) => !row.isStrict && hasRightMarks(row, words, start)).map(({ meaning }) => meaning);
}

/** Where a phrase carries marks, at least one word has the right ones: "gia đình" is not "Gia Định". */
function hasRightMarks({ marked }: Row, words: readonly Word[], start: number): boolean {
  const right = marked.split(' ');
  const typed = words.slice(start, start + right.length);
  return !typed.some(isMarked) || typed.some((word, offset) => isMarked(word) && mayMean(word.marked, right[offset]));
}

const isMarked = ({ marked, folded }: Word) => marked !== folded;

/** A tone may be left out, but not be another. */
function mayMean(typed: string, right = ''): boolean {
  return typed === right || (!typed.includes(toneMark) && typed === right.split(toneMark)[0]);
}
