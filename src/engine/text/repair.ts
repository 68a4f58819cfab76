import { foldNormalised } from './fold.ts';
import { baseLetter } from './letters.ts';
import { isSyllable } from './syllable.ts';
import { fromTelex, fromVni } from './typing-keys.ts';
import { findOwnWord, type Word, wordOf } from './word.ts';
import { unknownWord, wordIds } from './word-ids.ts';
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
  for (const slips of [neighboursTurned(folded), lettersLeftOut(folded), lettersPutIn(folded), vowelsChanged(folded)]) {
    const words = new Set<string>();
    for (const slip of slips) if (wordIds.numberOf(slip) !== unknownWord && !isSyllable(slip)) words.add(slip);
    const [only] = words;
    if (only !== undefined) return words.size === 1 ? [wordOf(only)] : undefined;
  }
  return undefined;
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
function oneLetterAway({ word, isMarked }: Word): Word[] | undefined {
  if (word.length < (isMarked ? markedLettersToGuess : lettersToGuess)) return undefined;
  for (const slips of [neighboursTurned(word), lettersLeftOut(word), keysBeside(word)]) {
    const words = new Map<number, Word>();
    for (const slip of slips) {
      const folded = foldNormalised(slip);
      if (wordIds.numberOf(folded) === unknownWord || !isSyllable(folded)) continue;
      const found = wordOf(slip);
      if (!isMarked || found.form !== unknownWord) words.set(found.id, found);
    }
    const [only] = words.values();
    if (words.size > 0) return words.size === 1 && only ? [only] : undefined;
  }
  return undefined;
}

function* neighboursTurned(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at += 1)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** The first letter is seldom one too much, and many foreign names would be words without theirs. */
function* lettersLeftOut(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

function* lettersPutIn(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') yield word.slice(0, at) + letter + word.slice(at);
  }
}

function* vowelsChanged(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    if ('aeiou'.includes(word.charAt(at)))
      for (const vowel of 'aeiou') yield word.slice(0, at) + vowel + word.slice(at + 1);
  }
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function* keysBeside(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    for (const key of besides.get(word.charAt(at)) ?? '') yield word.slice(0, at) + key + word.slice(at + 1);
  }
}

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
