import type { Cues } from './context.ts';
import { normalise } from './fold.ts';
import { type Legible, legible } from './legible.ts';
import { LetterCodes } from './letter-codes.ts';
import { markPlain } from './plain-words.ts';
import { vniWordOf } from './repair.ts';
import { type SeenWord, seenWordAt } from './seen-words.ts';
import { asWritten, joinSpelledOut, spelledOutMin } from './spelled-out.ts';
import { ownWordOf, type Word, wordOf } from './word.ts';
import { hashLetter, WordTable } from './word-table.ts';

/** Of a word of ours or of the patient's, shorthand expanded ("ko" is "không"). */
type Letters = Pick<Word, 'word' | 'folded' | 'shape' | 'tone' | 'id' | 'form' | 'hash'>;

/** One word of the patient's text, or one number. */
export type Token = Letters & {
  /** The value, when this is a number. */
  readonly number: number | undefined;
  /** Where it stands in `Reading.text`. */
  readonly start: number;
  readonly end: number;
  /** Clauses end at commas, sentences at full stops; both are numbered from 0 through the text. */
  readonly clause: number;
  readonly sentence: number;
  /** One of some words in a row without marks, in a sentence that has them: whoever wrote these uses none. */
  isPlain: boolean;
};

export type Reading = {
  /** What the patient wrote, composed but otherwise as it was: quotes are cut from it. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether the writer uses marks; if not, words that differ only by marks can't be told apart. */
  readonly marked: boolean;
  /**
   * The same by sentence: someone may write one without marks and the next with them, and what is added must not
   * change how the rest is read.
   */
  readonly markedIn: readonly boolean[];
  /** Whether the text is English: some short words mean other things in the two languages ("no", "sang"). */
  readonly english: boolean;
  /** The words that say how findings are meant, looked for once when first asked about; see `cuesOf`. */
  cues: Cues | undefined;
};

/** At least this share of the words must be common English ones. */
const englishShareMin = 0.2;

const apostrophe = "'".charCodeAt(0);
const dot = '.'.charCodeAt(0);
const comma = ','.charCodeAt(0);

const gap = 0;
const letter = 1;
const digit = 2;
const clauseEnd = 3;
const sentenceEnd = 4;
const sign = 5;

const kindOf = new Uint8Array(0x1f00);
for (let code = 0; code < kindOf.length; code += 1) {
  const char = String.fromCharCode(code);
  if (/\p{L}/u.test(char)) kindOf[code] = letter;
  else if (char >= '0' && char <= '9') kindOf[code] = digit;
  else if (',;:()[]"…'.includes(char)) kindOf[code] = clauseEnd;
  else if ('.!?\n'.includes(char)) kindOf[code] = sentenceEnd;
  else if ('/%°º'.includes(char)) kindOf[code] = sign;
}

function kind(code: number): number {
  // Beyond the table stand dashes and typographic quotes, which part clauses, and emoji, which do no harm as such.
  return code < kindOf.length ? (kindOf[code] ?? gap) : clauseEnd;
}

/** At least this share of the words must carry a mark for the writer to count as one who uses marks. */
const markedShareMin = 0.12;

const nothing: Reading = { text: '', tokens: [], marked: false, markedIn: [], english: false, cues: undefined };

const patientLetters = new LetterCodes();

export function readText(text: string): Reading {
  if (text === '') return nothing;
  const seen = patientLetters.take(text) ? undefined : legible(text);
  const reader = readLetters(text, seen);
  if (reader.onePerWord < spelledOutMin) return readingOf(text, seen, reader);
  const joined = joinSpelledOut(seen ?? asWritten(text));
  return readingOf(text, joined, readLetters(text, joined));
}

function readLetters(text: string, seen: Legible | undefined): Reader {
  if (seen) patientLetters.take(seen.read);
  const reader = new Reader(seen?.read ?? text, patientLetters, false);
  reader.read();
  return reader;
}

function readingOf(text: string, seen: Legible | undefined, reader: Reader): Reading {
  const words = reader.tokens.length;
  const english = isEnglish(words, reader.englishWords, reader.markedWords);
  return {
    text: seen?.written ?? text,
    tokens: seen ? placed(reader.repaired(), seen) : reader.repaired(),
    marked: words > 0 && reader.markedWords >= words * markedShareMin,
    markedIn: reader.markedIn,
    english,
    cues: undefined,
  };
}

/** The tokens where they stand in the text as written. */
function placed(tokens: readonly Token[], { starts, ends }: Legible): Token[] {
  return tokens.map((token) => ({
    ...token,
    start: starts[token.start] ?? token.start,
    end: ends[token.end - 1] ?? token.end,
  }));
}

function isEnglish(words: number, englishWords: number, markedWords: number): boolean {
  return englishWords > 0 && markedWords === 0 && englishWords >= words * englishShareMin;
}

/** A few thousand written words make up all phrases of ours: each is read once. */
const piecesRead = new WordTable<readonly Word[]>();
const phraseLetters = new LetterCodes();
const pieceLetters = new LetterCodes();
const space = ' '.charCodeAt(0);

/** The words of a phrase of ours, read in the same way as a patient's. */
export function wordsOf(phrase: string): readonly Word[] {
  const words: Word[] = [];
  phraseLetters.take(phrase);
  const { codes, length } = phraseLetters;
  let from = 0;
  let hash = 0;
  for (let at = 0; at <= length; at += 1) {
    const code = at < length ? (codes[at] ?? space) : space;
    if (code !== space) {
      hash = hashLetter(hash, code);
      continue;
    }
    if (at > from) for (const word of pieceAt(phrase, from, at, hash)) words.push(word);
    from = at + 1;
    hash = 0;
  }
  return words;
}

function pieceAt(phrase: string, from: number, to: number, hash: number): readonly Word[] {
  const known = piecesRead.find(phraseLetters.codes, from, to, hash);
  if (known) return known;
  const written = phrase.slice(from, to);
  const piece = readPiece(written);
  piecesRead.add(written.toLowerCase(), piece);
  return piece;
}

function readPiece(written: string): readonly Word[] {
  const normalised = normalise(written);
  pieceLetters.take(normalised);
  const reader = new Reader(normalised, pieceLetters, true);
  reader.read();
  return reader.tokens.map(({ word }) => ownWordOf(word));
}

/** "Nghie6ng5" and keys to spare: a longer run is no word, and would be read again to its end at each of its digits. */
const vniKeysMax = 12;
/** Letters with at least one VNI key among them or behind, and no digit that is none. */
const vniKeys = /^[a-z]{2,}[a-z1-9]*$|^d9[a-z]+[a-z1-9]*$/;
const oneDigit = /^[a-z]*\d[a-z]*$/;
/** A number before one of these counts or measures something. */
const unitNext =
  /^\s*(ng[aà]y|h[oô]m|tu[aầ]n|th[aá]ng|n[aă]m|tu[oổ]i|gi[oờ]|ti[eế]ng|ph[uú]t|l[aầ]n|đ[oộ]|do|kg|h|t|%|days?|weeks?)(?!\p{L})/iu;

const beforeFlank = new Set('đau quặn bên vùng mạn nhức mỏi thốn tức khớp xương đập ngang hai vào vô trúng'.split(' '));
const behindFlank = /^\s+(trái|phải|lưng)(?!\p{L})/iu;

class Reader {
  readonly tokens: Token[] = [];
  markedWords = 0;
  englishWords = 0;
  /** The most words of one letter in a row. */
  onePerWord = 0;
  private inRow = 0;
  /** By sentence, once it has ended. */
  readonly markedIn: boolean[] = [];
  private sentenceStart = 0;
  private marksBefore = 0;
  private readonly englishIn: boolean[] = [];
  private englishBefore = 0;
  /** By token, the words that are slips. */
  private slips: Map<number, SeenWord> | undefined;
  private readonly text: string;
  /** The same text in lower case. */
  private readonly codes: Uint16Array;
  private readonly length: number;
  private clause = 0;
  private sentence = 0;
  private readonly isPhrase: boolean;

  constructor(text: string, { codes, length }: LetterCodes, isPhrase: boolean) {
    this.text = text;
    this.codes = codes;
    this.length = length;
    // In a phrase of ours "kg" is always the unit.
    this.isPhrase = isPhrase;
  }

  read(): void {
    const { codes, length } = this;
    let at = 0;
    while (at < length) {
      const what = kind(codes[at] ?? 0);
      if (what === letter) at = this.word(at);
      else if (what === gap) at += 1;
      else if (what === digit) at = this.number(at);
      else at = this.separator(at, what);
    }
    this.endSentence();
  }

  private separator(at: number, what: number): number {
    if (what === sign) this.sign(this.text.charAt(at), at);
    else if (what === sentenceEnd && !this.isEllipsis(at)) {
      this.endSentence();
      this.clause += 1;
    } else this.clause += 1;
    return at + 1;
  }

  private sign(char: string, at: number): void {
    if (char === '/' && !(this.isDigit(at - 1) && this.isDigit(at + 1))) return;
    const written = char === '/' || char === '%' ? char : 'độ';
    this.add(this.isPhrase ? ownWordOf(written) : wordOf(written), undefined, at, at + 1);
  }

  /** Three dots are a pause of someone who writes on, not the end of a sentence. */
  private isEllipsis(at: number): boolean {
    const { codes } = this;
    return codes[at] === dot && (codes[at + 1] === dot || codes[at - 1] === dot);
  }

  private isLetter(at: number): boolean {
    return kind(this.codes[at] ?? 0) === letter;
  }

  private isDigit(at: number): boolean {
    return kind(this.codes[at] ?? 0) === digit;
  }

  private number(from: number): number {
    let at = from;
    while (this.isDigit(at)) at += 1;
    const separator = this.codes[at];
    if ((separator === dot || separator === comma) && this.isDigit(at + 1) && !this.isDigit(at + 3)) {
      at += 2;
      while (this.isDigit(at)) at += 1;
    }
    const written = this.text.slice(from, at);
    this.add(
      this.isPhrase ? ownWordOf(written) : this.seen(from, at).word,
      Number.parseFloat(written.replace(',', '.')),
      from,
      at,
    );
    return at;
  }

  private seen(from: number, to: number): SeenWord {
    let hash = 0;
    for (let at = from; at < to; at += 1) hash = hashLetter(hash, this.codes[at] ?? 0);
    return seenWordAt(this.codes, from, to, hash);
  }

  private word(from: number): number {
    const { codes, length } = this;
    let at = from;
    let hash = 0;
    for (; at < length; at += 1) {
      const code = codes[at] ?? 0;
      const what = kind(code);
      if (what !== letter && !this.isInWord(from, at, code, what)) break;
      hash = hashLetter(hash, code);
    }
    this.inRow = at - from === 1 ? this.inRow + 1 : 0;
    if (this.inRow > this.onePerWord) this.onePerWord = this.inRow;
    if (this.isPhrase) this.addWord(ownWordOf(this.text.slice(from, at)), from, at);
    else if (this.isDigit(at)) at = this.wordBeforeDigit(from, at, hash);
    else this.addSeen(seenWordAt(codes, from, at, hash), from, at);
    return at;
  }

  /** A digit right behind letters is a number, unless the letters and digits are VNI keys of a word of ours. */
  private wordBeforeDigit(from: number, to: number, hash: number): number {
    let end = to;
    while ((this.isLetter(end) || this.isDigit(end)) && end - from <= vniKeysMax) end += 1;
    const keys = this.text.slice(from, end).toLowerCase();
    const meant =
      end - from <= vniKeysMax &&
      vniKeys.test(keys) &&
      !(oneDigit.test(keys) && unitNext.test(this.text.slice(end))) &&
      vniWordOf(keys);
    if (meant) {
      this.add(meant, undefined, from, end);
      return end;
    }
    this.addSeen(seenWordAt(this.codes, from, to, hash), from, to);
    return to;
  }

  private addSeen(seen: SeenWord, from: number, to: number): void {
    if (seen.meant || seen.meantInEnglish) {
      this.slips ??= new Map();
      this.slips.set(this.tokens.length, seen);
    }
    this.addWord(seen.word, from, to);
  }

  /** The tokens, with the words that were meant in the place of slips. */
  repaired(): readonly Token[] {
    const { slips } = this;
    if (!slips) return this.tokens;
    return this.tokens.flatMap((token, at) => {
      const { number, start, end, clause, sentence } = token;
      const slip = slips.get(at);
      const meant = this.englishIn[sentence] ? slip?.meantInEnglish : slip?.meant;
      if (!meant) return [token];
      return meant.map((word) => ({ ...tokenOf(word, number, start, end, clause, sentence), isPlain: token.isPlain }));
    });
  }

  /** An apostrophe inside a word; and "spo2" is one, while a digit before a letter ("2kg") is a number of its own. */
  private isInWord(from: number, at: number, code: number, what: number): boolean {
    if (code === apostrophe) return this.isLetter(at + 1);
    return what === digit && at - from === 3 && isOxygen(this.text.slice(from, at)) && !this.isDigit(at + 1);
  }

  private addWord(word: Word, from: number, to: number): void {
    if (word.unit && this.isAfterNumber()) {
      this.add(word.unit, undefined, from, to);
    } else if (word.meaning && !this.isFlank(word, to)) {
      for (const part of word.meaning) this.add(part, undefined, from, to);
    } else {
      if (word.isMarked) this.markedWords += 1;
      else if (word.isEnglish) this.englishWords += 1;
      this.add(word, undefined, from, to);
    }
  }

  /** "Đau hông", "hông trái" are about the flank; elsewhere "hông" is how the South says "không". */
  private isFlank({ word }: Word, to: number): boolean {
    if (word !== 'hông') return false;
    const before = this.tokens[this.tokens.length - 1]?.word ?? '';
    return this.isPhrase || beforeFlank.has(before) || behindFlank.test(this.text.slice(to));
  }

  private endSentence(): void {
    const words = this.tokens.length - this.sentenceStart;
    this.markedIn.push(words > 0 && this.markedWords - this.marksBefore >= words * markedShareMin);
    this.englishIn.push(isEnglish(words, this.englishWords - this.englishBefore, this.markedWords - this.marksBefore));
    if (this.markedIn[this.sentence]) markPlain(this.tokens, this.sentenceStart, this.codes);
    this.sentenceStart = this.tokens.length;
    this.marksBefore = this.markedWords;
    this.englishBefore = this.englishWords;
    this.sentence += 1;
  }

  private isAfterNumber(): boolean {
    const before = this.tokens[this.tokens.length - 1];
    return this.isPhrase || (before?.number !== undefined && before.clause === this.clause);
  }

  private add(word: Word, number: number | undefined, start: number, end: number): void {
    this.tokens.push(tokenOf(word, number, start, end, this.clause, this.sentence));
  }
}

function isOxygen(written: string): boolean {
  return written.toLowerCase() === 'spo';
}

/** Tokens are made in one place, so that all have one shape and the engine's loops stay quick. */
export function tokenOf(
  { word, folded, shape, tone, id, form, hash }: Letters,
  number: number | undefined,
  start: number,
  end: number,
  clause: number,
  sentence: number,
): Token {
  return { word, folded, shape, tone, id, form, hash, number, start, end, clause, sentence, isPlain: false };
}
