import { foldNormalised } from './fold.ts';
import { baseLetter } from './letters.ts';
import { type Slip, slipsOf } from './near-words.ts';
import { isSyllable } from './syllable.ts';
import { fromTelex, fromVni } from './typing-keys.ts';
import { findOwnWord, type Word, wordOf } from './word.ts';
import { unknownWord } from './word-ids.ts';
import { isPair } from './word-pairs.ts';

const lettersMin = 3;
const lettersMax = 12;
const latin = /^[a-z]+$/;

/** Foreign words that Vietnamese write, and that would be read as slips of something else. */
const foreign = new Set(
  `as bar bus car clip fan gas gym has hair her his hot is max mix off or os post sex shop six tax test us was web
  star stress style tour team text taxi box fax fix air days hours boys cor going squat name note`.split(/\s+/),
);

/**
 * What a word was meant to be that is neither a word of ours nor a Vietnamese syllable: nothing, unless it is one slip
 * away from words of ours. Slips are keys that no keyboard program turned into marks, doubled letters, a forgotten
 * space, and one letter too much, turned around or beside its key. Real words are never touched.
 */
export function repairOf(word: Word): readonly Word[] | undefined {
  const { folded } = word;
  if (word.id !== unknownWord || word.meaning || word.unit || word.isEnglish) return undefined;
  if (folded.length < lettersMin || folded.length > lettersMax || !latin.test(folded)) return undefined;
  if (foreign.has(folded) || isSyllable(folded)) return undefined;
  return keyed(word) ?? undoubled(word) ?? parted(word) ?? oneLetterAway(word);
}

/** Shorter English words are too often one letter away from another. */
const longEnglish = /^[a-z]{6,14}$/;

/** What a word of an English sentence was meant to be: the one English word of ours that is a single slip away. */
export function englishRepairOf({ id, folded, isEnglish }: Word): readonly Word[] | undefined {
  if (id !== unknownWord || isEnglish || !longEnglish.test(folded)) return undefined;
  const slips = slipsOf(folded, folded.charAt(1), 'others').filter(({ kind, at }) => at > 0 || kind === 'turned');
  const nearest = [
    slips.filter(({ kind }) => kind === 'turned'),
    slips.filter(({ kind }) => kind === 'extra'),
    slips.filter(({ kind }) => kind === 'missing'),
    slips.filter(({ kind, at, word }) => kind === 'changed' && isVowel(word, at) && isVowel(folded, at)),
  ].find((same) => same.length > 0);
  const [only] = nearest ?? [];
  return only && nearest?.length === 1 ? [wordOf(only.word)] : undefined;
}

function isVowel(word: string, at: number): boolean {
  return 'aeiou'.includes(word.charAt(at));
}

/** The word of ours that VNI keys spell: a digit in a word is far likelier a number, so all marks must be right. */
export function vniWordOf(keys: string): Word | undefined {
  const meant = fromVni(keys);
  return meant && findOwnWord(meant.shape, meant.tone);
}

function keyed({ word, isMarked }: Word): Word[] | undefined {
  const meant = isMarked ? undefined : fromTelex(word);
  if (!meant) return undefined;
  const own = findOwnWord(meant.shape, meant.tone);
  if (own) return [own];
  // With some keys missing the marks are not certain, but the letters are.
  return toneInside.test(word) ? undefined : known(wordOf(foldNormalised(meant.shape)));
}

/** A key for the tone between vowels: some type so, but foreign words look so too ("oxi"). */
const toneInside = /[aeiouy][sfrxj][aeiouy]/;

function known(word: Word): Word[] | undefined {
  return word.id === unknownWord ? undefined : [word];
}

/** "Khhó" is khó and "quáa" quá, with the marks they have; words drawn out longer are shortened before they come here. */
function undoubled({ word }: Word): Word[] | undefined {
  let single = '';
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const before = word.charCodeAt(at - 1);
    if (code !== before && code !== baseLetter(before)) single += word.charAt(at);
  }
  if (single === word) return undefined;
  const meant = wordOf(single);
  return known(meant) ?? keyed(meant);
}

/** "Daubung" is two words, if some phrase of ours begins with them. */
function parted({ word, folded }: Word): Word[] | undefined {
  for (let at = 2; at <= folded.length - 2; at += 1) {
    if (!isSyllable(folded.slice(0, at)) || !isSyllable(folded.slice(at))) continue;
    const first = wordOf(word.slice(0, at));
    const second = wordOf(word.slice(at));
    if (isPair(first.id, second.id)) return [first, second];
  }
  return undefined;
}

/** Short words without marks are too often foreign: "name", "echo". A mark says that the word is Vietnamese. */
const lettersToGuess = 5;
const markedLettersToGuess = 4;

/** Two letters turned around, one too much, or one beside its key: taken only where it leads to a single word. */
function oneLetterAway({ word, folded, isMarked }: Word): Word[] | undefined {
  if (word.length < (isMarked ? markedLettersToGuess : lettersToGuess)) return undefined;
  const slips = slipsOf(folded, folded.charAt(1) + (besides.get(folded.charAt(0)) ?? ''), 'syllables');
  for (const meant of [slips.flatMap(turnedBack(word)), slips.flatMap(leftOut(word)), slips.flatMap(besideKey(word))]) {
    const words = new Map<number, Word>();
    for (const found of meant.map(wordOf)) if (!isMarked || found.form !== unknownWord) words.set(found.id, found);
    const [only] = words.values();
    if (words.size > 0) return words.size === 1 && only ? [only] : undefined;
  }
  return undefined;
}

/** The words with their marks that a slip may have come from. */
type Undo = (word: string) => (slip: Slip) => string[];

const turnedBack: Undo =
  (word) =>
  ({ kind, at }) =>
    kind === 'turned' ? [word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)] : [];

/** The first letter is seldom one too much, and many foreign names would be words without theirs. */
const leftOut: Undo =
  (word) =>
  ({ kind, at }) => {
    const words: string[] = [];
    // Of letters that differ only by their marks it may be any.
    for (let each = at; kind === 'extra' && each > 0 && isSameLetter(word, each, at); each -= 1)
      words.unshift(word.slice(0, each) + word.slice(each + 1));
    return words;
  };

function isSameLetter(word: string, one: number, other: number): boolean {
  return baseLetter(word.charCodeAt(one)) === baseLetter(word.charCodeAt(other));
}

const besideKey: Undo =
  (word) =>
  ({ kind, at, word: meant }) => {
    const key = meant.charAt(at);
    const isBeside = kind === 'changed' && (besides.get(word.charAt(at)) ?? '').includes(key);
    return isBeside ? [word.slice(0, at) + key + word.slice(at + 1)] : [];
  };

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keys to the left and right of each, and those that touch it in the rows above and below. */
const besides = new Map<string, string>();
keyRows.forEach((row, y) => {
  [...row].forEach((key, x) => {
    const above = keyRows[y - 1] ?? '';
    const below = keyRows[y + 1] ?? '';
    const near = [row[x - 1], row[x + 1], above[x], above[x + 1], below[x - 1], below[x]];
    besides.set(key, near.filter((each) => each !== undefined).join(''));
  });
});
