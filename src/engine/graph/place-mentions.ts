import { foldNormalised, normalise } from '../text/fold.ts';
import { baseLetter } from '../text/letters.ts';
import type { Graph } from './graph.ts';
import { markedWord, toneMark } from './letters.ts';
import {
  compactName,
  holds,
  isNumbered,
  type Place,
  type PlaceIndex,
  type Reading,
  ranks,
  readingsNamed,
} from './places.ts';
import { isWardTitle } from './read-place.ts';
import { distance } from './slips.ts';

type Places = Pick<Graph, 'places'>;

/** A word of a text: where it stands, as it is written, and without marks. */
export type Word = { readonly from: number; readonly to: number; readonly written: string; readonly plain: string };

/** How the marks of a name were written: all, some of them, none, or others under capitals; or its letters with a slip. */
export type Marks = 'all' | 'some' | 'none' | 'others' | 'slip';

/** A name of the gazetteer that stands in a text, from one word to before another, with all that bear it. */
export type Mention = {
  readonly from: number;
  readonly to: number;
  readonly marks: Marks;
  readonly readings: readonly Reading[];
};

/** Between two words: nothing, what ends a clause, or what ends a sentence. */
export type Border = 0 | 1 | 2;

type Text = Omit<Told, 'groups'>;

export type Told = {
  readonly text: string;
  readonly words: readonly Word[];
  /** What stands before each word. */
  readonly borders: readonly Border[];
  /** Names that lie in one another and stand beside each other are one. */
  readonly groups: readonly (readonly Mention[])[];
};

const wordPattern = /[\p{L}\p{N}]+/gu;

/** All places that a text names, whatever it says of them. */
export function placesTold({ places }: Places, told: string): Told {
  const composed = told.normalize('NFC');
  const lower = normalise(composed);
  // Where something invisible was left out the capitals are lost with it.
  const text = lower.length === composed.length ? composed : lower;
  const folded = foldNormalised(lower);
  const words = Array.from(lower.matchAll(wordPattern), ({ 0: { length }, index: from }) => ({
    from,
    to: from + length,
    written: text.slice(from, from + length),
    plain: folded.slice(from, from + length),
  }));
  const borders = words.map((word, at) => borderBetween(text, words[at - 1], word));
  const read = { text, words, borders };
  return { ...read, groups: joined(read, withSlips(places, read, apart(allMentions(places, read)))) };
}

const nameWordsMax = 5;

function allMentions(places: PlaceIndex, { words, borders }: Text): Mention[] {
  const sums = sumsOf(places);
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let sum = sumSeed;
    const last = Math.min(words.length, from + nameWordsMax);
    for (let to = from + 1; to <= last && (to === from + 1 || borders[to - 1] === 0); to += 1) {
      sum = sumOver(sum, words[to - 1]?.plain ?? '');
      if (sums[slotOf(sum)] !== 1) continue;
      const mention = mentionOf(places, words, from, to);
      if (mention) found.push(mention);
    }
  }
  return found;
}

function mentionOf(places: PlaceIndex, words: readonly Word[], from: number, to: number): Mention | undefined {
  const run = words.slice(from, to);
  const plain = run.map((word) => word.plain).join('');
  const small = places.wards.get(plain) ?? [];
  const regions = [...(places.spellings.get(plain) ?? [])];
  if (small.length + regions.length === 0) return numbered(places, run, from, to);
  if (to - from === 1 && regions.length === 0 && !isCapital(run[0])) return undefined;
  const written = run.map((word) => word.written.toLowerCase()).join('');
  if (written === plain) {
    const all = [...regions.flatMap((name) => places.marked.get(name) ?? []), ...small];
    return { from, to, marks: 'none', readings: all };
  }
  const marked = run.map((word) => markedWord(word.written.toLowerCase())).join('');
  const spelt = [
    ...regions.map((name) => ({ marked: name, readings: places.marked.get(name) ?? [] })),
    ...small.map((reading) => ({ marked: compactMarked(reading.name), readings: [reading] })),
  ].map((each) => ({ ...each, marks: marksOf(marked, each.marked) }));
  for (const marks of ['all', 'none', 'some', 'others'] as const) {
    const readings = spelt.filter((each) => each.marks === marks).flatMap((each) => each.readings);
    if (readings.length === 0 || (marks === 'others' && (to - from === 1 || !run.every(isCapital)))) continue;
    return { from, to, marks, readings };
  }
  return undefined;
}

/** “Q.9”, “p 4”. */
function numbered(places: PlaceIndex, run: readonly Word[], from: number, to: number): Mention | undefined {
  const name = run.map(({ plain }) => plain).join(' ');
  if (run.length > 2 || !isNumbered(name)) return undefined;
  const readings = readingsNamed(places, name);
  return readings.length > 0 ? { from, to, marks: 'all', readings } : undefined;
}

export const isCapital = (word: Word | undefined) => word !== undefined && /^[\p{Lu}\d]/u.test(word.written);

/** How a name is written that is spelt so; both are compared as `markedWord` writes them. */
function marksOf(written: string, name: string): Marks {
  if (written === name) return 'all';
  let at = 0;
  let marks: Marks = 'none';
  for (let letter = 0; letter < name.length; letter += 1) {
    const wanted = name[letter] as string;
    const isTone = wanted === toneMark;
    if (isTone && written[at] !== toneMark) letter += 1;
    else if (wanted === written[at]) {
      if (isTone || written.charCodeAt(at) > lastPlain) marks = 'some';
      at += 1;
    } else if (written.charCodeAt(at) === baseLetter(name.charCodeAt(letter))) at += 1;
    else return 'others';
  }
  return at === written.length ? marks : 'others';
}

const lastPlain = 127;

function compactMarked(name: string): string {
  return normalise(name).match(wordPattern)?.map(markedWord).join('') ?? '';
}

const indexes = new WeakMap<PlaceIndex, Uint8Array>();

/** Sums of the letters of all names: most words of a text begin none, and are passed over without being looked up. */
function sumsOf(places: PlaceIndex): Uint8Array {
  let sums = indexes.get(places);
  if (sums) return sums;
  sums = new Uint8Array(sumMask + 1);
  for (const names of [places.folded, places.wards]) {
    for (const name of names.keys()) {
      for (const form of [name, ...shortForms(name)]) sums[slotOf(sumOver(sumSeed, form))] = 1;
    }
  }
  indexes.set(places, sums);
  return sums;
}

/** “Q7”, “p4”: how a number is written for short. */
function shortForms(name: string): string[] {
  const number = /^(?:quan|phuong)(\d+)$/u.exec(name)?.[1];
  return number === undefined ? [] : numberTitles.map((title) => `${title}${number}`);
}

const numberTitles = ['q', 'd', 'dist', 'district', 'p', 'f', 'ph', 'ward'];

const sumSeed = 0x811c9dc5;
const sumMask = 0x3_ffff;

function sumOver(from: number, letters: string): number {
  let sum = from;
  for (let at = 0; at < letters.length; at += 1) sum = Math.imul(sum ^ letters.charCodeAt(at), 0x01000193);
  return sum;
}

const slotOf = (sum: number) => (sum ^ (sum >>> 15)) & sumMask;

const isRegion = ({ readings }: Mention) => readings.some(({ rank }) => rank < ranks.ward);

/** Of names that overlap the one of more words, and rather that of a district or a province. */
function apart(mentions: readonly Mention[]): Mention[] {
  const weightOf = (each: Mention) =>
    2 * (each.to - each.from) + (isRegion(each) ? 1.5 : 0) + (each.marks === 'all' ? 1 : 0);
  const kept: Mention[] = [];
  for (const each of mentions.toSorted((a, b) => weightOf(b) - weightOf(a) || a.from - b.from)) {
    if (kept.every(({ from, to }) => each.to <= from || each.from >= to)) kept.push(each);
  }
  return kept.sort((a, b) => a.from - b.from);
}

const slipWords = [2, 3];
const slipLettersMin = 6;

/** “Lang gaing bac giang”: what stands before a region and is nearly the name of a district there. */
function withSlips(places: PlaceIndex, { words, borders }: Text, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at) => {
    const start = mentions[at - 1]?.to ?? 0;
    if (mention.to - start < 2 || !isRegion(mention)) return [mention];
    for (const count of slipWords) {
      const [from, to] = [mention.from - count, mention.from];
      const isOne = from >= start && !borders.slice(from + 1, to).some((border) => border !== 0) && borders[to] !== 2;
      const readings = isOne ? districtsNearly(places, words.slice(from, to), mention) : [];
      if (readings.length > 0) return [{ from, to, marks: 'slip' as const, readings }, mention];
    }
    return [mention];
  });
}

function districtsNearly(places: PlaceIndex, run: readonly Word[], { readings }: Mention): readonly Reading[] {
  const written = run.map(({ plain }) => plain).join('');
  if (written.length < slipLettersMin) return [];
  const units = new Set(readings.flatMap(({ place }) => (place.district ? [] : unitsOf(place))));
  return [...units].flatMap(({ districts = [] }) =>
    districts.flatMap(({ id, name }) => {
      const place = distance(compactName(name), written, 1) > 1 ? undefined : places.byId.get(id);
      return place ? [{ place, rank: ranks.inside }] : [];
    }),
  );
}

const unitsOf = ({ province, former }: Place) => (former ? [former] : province.former);

function joined({ words, borders }: Text, mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const group = groups.at(-1) ?? [];
    const from = group.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
    const isBeside = areBeside(words, from, mention.from) && !borders.slice(from, mention.from + 1).includes(2);
    if (isBeside && group.every((each) => isNested(each, mention))) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

/** Beside each other, or with one word or a title between them. */
function areBeside(words: readonly Word[], from: number, to: number): boolean {
  if (to - from <= 1) return true;
  const between = words.slice(from, to).map(({ written }) => written);
  return to - from === 2 && isWardTitle(between.join(' '));
}

const clauseEnd = /[,:()|\\/"“”…;.]/u;
const sentenceEnd = /[!?\n]|\.\.|\.\s+\p{Lu}/u;
const abbreviationMax = 2;

/** A full stop after one or two letters only shortens them: “TP. Vinh”. */
function borderBetween(text: string, before: Word | undefined, { from }: Word): Border {
  const start = before?.to ?? 0;
  if (from - start <= 1 && text[start] === ' ') return 0;
  const gap = text.slice(start, from + 1);
  if (before && before.plain.length <= abbreviationMax && gap.trimStart().startsWith('.')) return 0;
  if (sentenceEnd.test(gap)) return 2;
  return clauseEnd.test(gap) ? 1 : 0;
}

function isNested(one: Mention, other: Mention): boolean {
  return (
    one.readings !== other.readings &&
    one.readings.some((a) => other.readings.some((b) => isOneInOther(a.place, b.place)))
  );
}

const isOneInOther = (a: Place, b: Place) => holds(a, b) || holds(b, a);
