import { englishRepairOf, repairOf } from './repair.ts';
import { ownWordCount, type Word, wordOf } from './word.ts';
import { WordTable } from './word-table.ts';

/** A word of a patient's text and, where it is no word but a slip, the words that were meant. */
export type SeenWord = {
  readonly word: Word;
  readonly meant: readonly Word[] | undefined;
  /** The same where the sentence is English. */
  readonly meantInEnglish: readonly Word[] | undefined;
};

/**
 * People write with a few thousand syllables over and over. Remembering how each comes apart changes no result; it
 * only spares the work. The store is emptied when it has grown beyond what a language needs, and when our phrases have
 * got words that were not known when it was filled.
 */
const seen = new WordTable<SeenWord>();
const seenMax = 20_000;
/** A longer one is no word of any language, and a few thousand of them would fill the memory. */
const lettersMax = 24;
let knownThen = 0;

/** The word that stands from `from` to before `to`; `hash` is that of its letters. */
export function seenWordAt(codes: Uint16Array, from: number, to: number, hash: number): SeenWord {
  if (knownThen !== ownWordCount() || seen.size >= seenMax || seen.isCrowded) {
    seen.clear();
    knownThen = ownWordCount();
  }
  const known = seen.find(codes, from, to, hash);
  if (known) return known;
  // All at once: a string put together letter by letter is slower to compare ever after.
  const written = String.fromCharCode(...codes.subarray(from, to));
  const word = wordOf(written);
  const found = { word, meant: repairOf(word), meantInEnglish: englishRepairOf(word) };
  if (written.length <= lettersMax) seen.add(written, found);
  return found;
}

/** How many words are remembered. */
export function seenCount(): number {
  return seen.size;
}
