import { lowerCase } from './fold.ts';
import { type Word, wordOf } from './word.ts';

/** One word of the patient's text, or one number. */
export type Token = {
  /** Lower case, shorthand expanded ("ko" is "không"). */
  readonly word: string;
  readonly folded: string;
  /** The letters without the tone, and the tone: so "hoà" and "hòa" are the same word. */
  readonly shape: string;
  readonly tone: number;
  /** The value, when this is a number. */
  readonly number: number | undefined;
  /** Where it stands in `Reading.text`. */
  readonly start: number;
  readonly end: number;
  /** Clauses end at commas, sentences at full stops; both are numbered from 0 through the text. */
  readonly clause: number;
  readonly sentence: number;
};

export type Reading = {
  /** What the patient wrote, composed (NFC) but otherwise as it was: quotes are cut from it. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether the writer uses marks; if not, words that differ only by marks can't be told apart. */
  readonly marked: boolean;
  /** Whether the text is English: some short words mean other things in the two languages ("no", "sang"). */
  readonly english: boolean;
};

const englishWords = new Set(
  'the and is are was my his her i he she have has had with in of to for since when after been very from it this that not can at on fever pain days two three week weeks nose cough headache chest blood'.split(
    ' ',
  ),
);
/** At least this share of the words must be common English ones. */
const englishShareMin = 0.2;

const apostrophe = "'".charCodeAt(0);

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

export function readText(text: string): Reading {
  return read(text, false);
}

const nothing: Reading = { text: '', tokens: [], marked: false, english: false };

function read(text: string, isPhrase: boolean): Reading {
  if (text === '') return nothing;
  const composed = text.normalize('NFC');
  const lower = lowerCase(composed);
  const reader = new Reader(lower, isPhrase);
  reader.read();
  const words = reader.tokens.length;
  return {
    text: composed.length === lower.length ? composed : lower,
    tokens: reader.tokens,
    marked: words > 0 && reader.markedWords >= words * markedShareMin,
    english: reader.englishWords > 0 && reader.markedWords === 0 && reader.englishWords >= words * englishShareMin,
  };
}

/** The words of a phrase of ours, read in the same way as a patient's. */
export function wordsOf(phrase: string): readonly Token[] {
  return read(phrase, true).tokens;
}

class Reader {
  readonly tokens: Token[] = [];
  markedWords = 0;
  englishWords = 0;
  private readonly lower: string;
  private clause = 0;
  private sentence = 0;
  private readonly isPhrase: boolean;

  constructor(lower: string, isPhrase: boolean) {
    this.lower = lower;
    // In a phrase of ours "kg" is always the unit.
    this.isPhrase = isPhrase;
  }

  read(): void {
    const { lower } = this;
    let at = 0;
    while (at < lower.length) {
      const what = kind(lower.charCodeAt(at));
      if (what === letter) at = this.word(at);
      else if (what === gap) at += 1;
      else if (what === digit) at = this.number(at);
      else at = this.separator(at, what);
    }
  }

  private separator(at: number, what: number): number {
    const char = this.lower.charAt(at);
    if (what === sign) this.sign(char, at);
    else if (what === sentenceEnd && !this.isEllipsis(at)) {
      this.sentence += 1;
      this.clause += 1;
    } else this.clause += 1;
    return at + 1;
  }

  private sign(char: string, at: number): void {
    if (char === '/' && !(this.isDigit(at - 1) && this.isDigit(at + 1))) return;
    this.add(wordOf(char === '/' || char === '%' ? char : 'độ'), undefined, at, at + 1);
  }

  /** Three dots are a pause of someone who writes on, not the end of a sentence. */
  private isEllipsis(at: number): boolean {
    return this.lower.charAt(at) === '.' && (this.lower.charAt(at + 1) === '.' || this.lower.charAt(at - 1) === '.');
  }

  private isLetter(at: number): boolean {
    return at < this.lower.length && kind(this.lower.charCodeAt(at)) === letter;
  }

  private isDigit(at: number): boolean {
    return at >= 0 && at < this.lower.length && kind(this.lower.charCodeAt(at)) === digit;
  }

  private number(from: number): number {
    let at = from;
    while (this.isDigit(at)) at += 1;
    const separator = this.lower.charAt(at);
    if ((separator === '.' || separator === ',') && this.isDigit(at + 1) && !this.isDigit(at + 3)) {
      at += 2;
      while (this.isDigit(at)) at += 1;
    }
    const written = this.lower.slice(from, at);
    this.add(wordOf(written), Number.parseFloat(written.replace(',', '.')), from, at);
    return at;
  }

  private word(from: number): number {
    const { lower } = this;
    let at = from + 1;
    for (; at < lower.length; at += 1) {
      const code = lower.charCodeAt(at);
      const what = kind(code);
      if (what === letter || (code === apostrophe && this.isLetter(at + 1))) continue;
      // "spo2" is a word; a digit before a letter ("2kg") is a number of its own.
      if (what === digit && lower.slice(from, at) === 'spo' && !this.isDigit(at + 1)) continue;
      break;
    }
    this.addWord(wordOf(lower.slice(from, at)), from, at);
    return at;
  }

  private addWord(word: Word, from: number, to: number): void {
    const before = this.tokens[this.tokens.length - 1];
    const followsNumber = this.isPhrase || (before?.number !== undefined && before.clause === this.clause);
    if (followsNumber && word.unit) {
      this.add(word.unit, undefined, from, to);
    } else if (word.meaning) {
      for (const part of word.meaning) this.add(part, undefined, from, to);
    } else {
      if (word.isMarked) this.markedWords += 1;
      else if (englishWords.has(word.word)) this.englishWords += 1;
      this.add(word, undefined, from, to);
    }
  }

  private add({ word, folded, shape, tone }: Word, number: number | undefined, start: number, end: number): void {
    this.tokens.push({ word, folded, shape, tone, number, start, end, clause: this.clause, sentence: this.sentence });
  }
}

/** Two texts as one, so that a rule sees what both say; the second begins a new sentence. */
export function joinReadings(first: Reading, second: Reading): Reading {
  if (second.tokens.length === 0) return first;
  if (first.tokens.length === 0) return second;
  const offset = first.text.length + 1;
  const last = first.tokens[first.tokens.length - 1];
  const clause = (last?.clause ?? 0) + 1;
  const sentence = (last?.sentence ?? 0) + 1;
  const moved = second.tokens.map((token) => ({
    ...token,
    start: token.start + offset,
    end: token.end + offset,
    clause: token.clause + clause,
    sentence: token.sentence + sentence,
  }));
  return {
    text: `${first.text}\n${second.text}`,
    tokens: [...first.tokens, ...moved],
    marked: first.marked || second.marked,
    english: first.english && second.english,
  };
}
