import { baseLetter, tonelessLetter, toneOfLetter } from './letters.ts';
import { expandShorthand, unitAfterNumber } from './shorthand.ts';

/** A word taken apart. */
export type Word = {
  readonly word: string;
  readonly folded: string;
  /** The letters without the tone, and the tone: so "hoà" and "hòa" are the same word. */
  readonly shape: string;
  readonly tone: number;
  readonly isMarked: boolean;
  /** The words it stands for, when it is shorthand. */
  readonly meaning: readonly Word[] | undefined;
  /** The unit it stands for after a number: "59t", "2h". */
  readonly unit: Word | undefined;
};

/**
 * People write with a few thousand syllables over and over. Remembering how each comes apart changes no result; it
 * only spares the work. The store is emptied when it has grown beyond what a language needs.
 */
const known = new Map<string, Word>();
const knownMax = 20_000;

export function wordOf(written: string): Word {
  const found = known.get(written);
  if (found) return found;
  if (known.size >= knownMax) known.clear();
  const taken = takeApart(written);
  known.set(written, taken);
  return taken;
}

function takeApart(written: string): Word {
  const word = unstretched(written);
  const unit = unitAfterNumber(word);
  return {
    ...plain(word),
    meaning: expandShorthand(word)?.map((part) => ({ ...plain(part), meaning: undefined, unit: undefined })),
    unit: unit === undefined ? undefined : { ...plain(unit), meaning: undefined, unit: undefined },
  };
}

function plain(word: string): Omit<Word, 'meaning' | 'unit'> {
  let folded = '';
  let shape = '';
  let tone = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    folded += String.fromCharCode(baseLetter(code));
    shape += String.fromCharCode(tonelessLetter(code));
    tone = toneOfLetter(code) || tone;
  }
  return { word, folded, shape, tone, isMarked: folded !== word };
}

/** "đauuu" is "đau". */
function unstretched(word: string): string {
  const short = word.replace(/(.)\1{2,}/gu, '$1');
  if (short === word || short.length < 3) return short;
  const last = short.charCodeAt(short.length - 1);
  const before = short.charCodeAt(short.length - 2);
  return before !== last && baseLetter(before) === last ? short.slice(0, -1) : short;
}
