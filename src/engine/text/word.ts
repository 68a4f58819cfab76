import { englishWords } from './english.ts';
import { baseLetter, tonelessLetter, toneOfLetter } from './letters.ts';
import { expandShorthand, unitAfterNumber } from './shorthand.ts';
import { formIds, wordIds } from './word-ids.ts';
import { WordTable } from './word-table.ts';

/** A word taken apart. */
export type Word = {
  readonly word: string;
  readonly folded: string;
  /** The letters without the tone, and the tone: so "hoà" and "hòa" are the same word. */
  readonly shape: string;
  readonly tone: number;
  /** Its number among the words of our phrases, without marks and with them; see `wordIds`. */
  readonly id: number;
  readonly form: number;
  /** Made from its letters without marks: what the reader weighs; see `grams.ts`. */
  readonly hash: number;
  readonly isMarked: boolean;
  readonly isEnglish: boolean;
  /** The words it stands for, when it is shorthand. */
  readonly meaning: readonly Word[] | undefined;
  /** The unit it stands for after a number: "59t", "2h". */
  readonly unit: Word | undefined;
};

/** The words of our phrases. */
const ours = new WordTable<Word>();
const oursByForm = new Map<number, Word>();

/** How many words our phrases use; grows while phrases are read. */
export function ownWordCount(): number {
  return ours.size;
}

/** A word of our own phrases, in lower case: it gets a number. */
export function ownWordOf(written: string): Word {
  const known = ours.get(written);
  if (known) return known;
  const word = takeApart(written, takeNumber);
  ours.add(written, word);
  if (!oursByForm.has(word.form)) oursByForm.set(word.form, word);
  return word;
}

/** The word of ours with these letters and this tone. */
export function findOwnWord(shape: string, tone: number): Word | undefined {
  return oursByForm.get(formIds.numberOf(formKey(shape, tone)));
}

/** A word of a patient, in lower case. */
export function wordOf(written: string): Word {
  return ours.get(written) ?? takeApart(written, numberOf);
}

function formKey(shape: string, tone: number): string {
  return `${shape}${tone}`;
}

type NumberIn = (numbering: typeof wordIds, key: string) => number;
const numberOf: NumberIn = (numbering, key) => numbering.numberOf(key);
const takeNumber: NumberIn = (numbering, key) => numbering.take(key);

function takeApart(written: string, number: NumberIn): Word {
  const word = unstretched(withoutApostrophe(written));
  const unit = unitAfterNumber(word);
  return {
    ...plain(word, number),
    meaning: expandShorthand(word)?.map((part) => plain(part, number)),
    unit: unit === undefined ? undefined : plain(unit, number),
  };
}

function plain(word: string, number: NumberIn): Word {
  const bases: number[] = [];
  const toneless: number[] = [];
  let tone = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    bases.push(baseLetter(code));
    toneless.push(tonelessLetter(code));
    tone = toneOfLetter(code) || tone;
  }
  const folded = String.fromCharCode(...bases);
  const shape = String.fromCharCode(...toneless);
  const isMarked = folded !== word;
  return {
    word,
    // The very same string where nothing differs: that two are the same is then seen at once.
    folded: isMarked ? folded : word,
    shape: shape === word ? word : shape,
    tone,
    id: number(wordIds, folded),
    form: number(formIds, formKey(shape, tone)),
    hash: hashOf(folded),
    isMarked,
    isEnglish: englishWords.has(word),
    meaning: undefined,
    unit: undefined,
  };
}

/** FNV-1a: the same in every run, for weights are kept by it. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Half of all people write "cant" and "dont". */
function withoutApostrophe(word: string): string {
  return word.endsWith("n't") ? `${word.slice(0, -2)}t` : word;
}

/** "đauuu" is "đau". */
function unstretched(word: string): string {
  const short = word.replace(/(.)\1{2,}/gu, '$1');
  if (short === word || short.length < 3) return short;
  const last = short.charCodeAt(short.length - 1);
  const before = short.charCodeAt(short.length - 2);
  return before !== last && baseLetter(before) === last ? short.slice(0, -1) : short;
}
