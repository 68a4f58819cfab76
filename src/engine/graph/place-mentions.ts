import { foldNormalised, normalise } from '../text/fold.ts';
import { baseLetter } from '../text/letters.ts';
import type { Graph } from './graph.ts';
import { markedText, markedWord, toneMark } from './letters.ts';
import { nearly } from './near-names.ts';
import { compact, holds, inFull, type PlaceIndex, type Reading, ranks, readingsNamed } from './places.ts';

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
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let plain = '';
    const last = Math.min(words.length, from + nameWordsMax);
    for (let to = from + 1; to <= last && (to === from + 1 || borders[to - 1] === 0); to += 1) {
      plain += words[to - 1]?.plain;
      if (!places.folded.has(plain) && !places.wards.has(plain) && !/\d$/.test(plain)) continue;
      const mention = mentionOf(places, plain, words.slice(from, to));
      if (mention) found.push({ from, to, ...mention });
    }
  }
  return found;
}

type Named = Pick<Mention, 'marks' | 'readings'>;

function mentionOf(places: PlaceIndex, plain: string, run: readonly Word[]): Named | undefined {
  const [regions, wards] = [places.folded.get(plain) ?? [], places.wards.get(plain) ?? []];
  if (regions.length + wards.length === 0) return numbered(places, run);
  if (run.length === 1 && regions.length === 0 && !isCapital(run[0])) return undefined;
  const lower = run.map(({ written }) => written.toLowerCase());
  if (lower.join('') === plain) return { marks: 'none', readings: [...regions, ...wards] };
  const marked = lower.map(markedWord).join('');
  const marksIn = ({ name = '' }: Reading) => marksOf(marked, compact(markedText(name)));
  const readings = Map.groupBy([...regions, ...wards], marksIn);
  const marks = (['all', 'some'] as const).find((each) => readings.has(each)) ?? 'others';
  if (marks === 'others' && (run.length === 1 || !run.every(isCapital))) return undefined;
  return { marks, readings: readings.get(marks) ?? [] };
}

/** “Q.9”, “p 4”. */
function numbered(places: PlaceIndex, run: readonly Word[]): Named | undefined {
  const name = run.map(({ plain }) => plain).join(' ');
  const readings = run.length > 2 || inFull(name) === name ? [] : readingsNamed(places, name);
  return readings.length > 0 ? { marks: 'all', readings } : undefined;
}

export const isCapital = (word: Word | undefined) => word !== undefined && /^[\p{Lu}\d]/u.test(word.written);

/** How a name is written that is spelt so; both are compared as `markedWord` writes them. */
function marksOf(written: string, name: string): Marks {
  let at = 0;
  for (let letter = 0; letter < name.length; letter += 1) {
    const wanted = name.charCodeAt(letter);
    const code = written.charCodeAt(at);
    if (code === wanted || code === baseLetter(wanted)) at += 1;
    else if (name[letter] === toneMark) letter += 1;
    else return 'others';
  }
  return written === name ? 'all' : at === written.length ? 'some' : 'others';
}

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

/** “Lang gaing bac giang”: what stands before a region and is nearly the name of a district there. */
function withSlips(places: PlaceIndex, { words, borders }: Text, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at) => {
    const to = mention.from;
    const start = mentions[at - 1]?.to ?? 0;
    const isIn = ({ place, rank }: Reading) =>
      rank === ranks.inside && mention.readings.some((wide) => !wide.place.district && holds(wide.place, place));
    for (const from of slipWords.map((count) => to - count)) {
      if (from < start || !isRegion(mention) || borders.slice(from + 1, to).some(Boolean) || borders[to] === 2)
        continue;
      const name = words.slice(from, to).map(({ plain }) => plain);
      const readings = nearly(places, name.join('')).filter(isIn);
      if (readings.length > 0) return [{ from, to, marks: 'slip' as const, readings }, mention];
    }
    return [mention];
  });
}

const besideMax = 1;

function joined({ borders }: Text, mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const group = groups.at(-1) ?? [];
    const from = group.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
    const isBeside = mention.from - from <= besideMax && !borders.slice(from, mention.from + 1).includes(2);
    if (isBeside && group.every((each) => isNested(each, mention))) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
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

const isNested = (one: Mention, other: Mention) =>
  one.readings.some((a) => other.readings.some((b) => holds(a.place, b.place) || holds(b.place, a.place)));
