import { foreignLookAlikes, latinLookAlikes } from './look-alikes.ts';

/** A text as it is read, and where each of its letters stands in the text as it was written. */
export type Legible = {
  readonly read: string;
  readonly written: string;
  /** By letter of `read`, where the writing of it begins and ends in `written`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** 1 for what a plain text does not have: such a text is made legible before it is read. */
const isOdd = new Uint8Array(0x10000);
// Marks, other scripts, styled letters, spaces of other widths, and what cannot be seen.
isOdd.fill(1, 0x2b0, 0x1e00).fill(1, 0x1f00, 0xdc00).fill(1, 0xe000);
// Controls; not the tab, the line feed and the carriage return.
isOdd.fill(1, 0, 9).fill(1, 0xe, 0x20).fill(1, 0x7f, 0xa0);
isOdd[0xad] = 1;
for (const letter of latinLookAlikes.keys()) isOdd[letter.charCodeAt(0)] = 1;
// Dashes and quotes, currency, arrows, symbols, and the first halves of nearly all emoji.
isOdd.fill(0, 0x2010, 0x2028).fill(0, 0x20a0, 0x20d0).fill(0, 0x2190, 0x2200).fill(0, 0x2500, 0x27c0);
isOdd.fill(0, 0xd83d, 0xd83f);

/** Whether a text with this letter may read otherwise than it is written. */
export function isOddLetter(code: number): boolean {
  return isOdd[code] === 1;
}

export function isPlainText(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isOdd[text.charCodeAt(at)] === 1) return false;
  return true;
}

const otherScript = /[\u0370-\u052f]/g;
const latinLetter = /\p{Script=Latin}/gu;

/**
 * What a reader sees: without what is invisible, styled letters as plain ones, look-alikes as the letters they look
 * like, and without marks that no Vietnamese letter has. For reading only: what is kept and quoted stays as written.
 */
export function legible(text: string): Legible {
  const reader = new Copier(text, isOtherwiseLatin(text));
  for (const char of text) reader.take(char);
  return reader.finish();
}

/** Whether letters of other scripts are there for their looks: what looks like no Latin letter is meant as it is. */
function isOtherwiseLatin(text: string): boolean {
  const foreign = text.match(otherScript)?.filter((letter) => !foreignLookAlikes.has(letter)).length ?? 0;
  return foreign <= (text.match(latinLetter)?.length ?? 0);
}

const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]$|^(?![\t\n\v\f\r\u0085])\p{Cc}$/u;
/** These turn the direction of what follows them, so they are not even quoted. */
const turning = /^\p{Bidi_Control}$/u;
const mark = /^\p{M}$/u;
/** The marks of Vietnamese, and those that look like one of them. */
const vietnameseMarks = new Map(
  '\u0300 \u0301 \u0302 \u0303 \u0306 \u0309 \u031b \u0323 \u0340\u0300 \u0341\u0301 \u0342\u0303 \u030c\u0306 \u0311\u0302'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(-1)]),
);
/** A letter has no more of them; whoever heaps them up is not to be followed for long. */
const marksMax = 3;
const leftoverMarks = /\p{M}/gu;

class Copier {
  private read = '';
  private written = '';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly text: string;
  private readonly readsForeign: boolean;
  private at = 0;
  /** The letter to which marks may still be added: how it was written, and how it reads. */
  private raw = '';
  private base = '';
  private marks = '';
  private hasForeignMark = false;

  constructor(text: string, readsForeign: boolean) {
    this.text = text;
    this.readsForeign = readsForeign;
  }

  take(char: string): void {
    const odd = isOdd[char.charCodeAt(0)] === 1;
    if (odd && invisible.test(char)) this.raw += turning.test(char) ? '' : char;
    else if (odd && mark.test(char)) this.addMark(char);
    else {
      const plain = odd ? this.plain(char) : char;
      this.flush();
      this.raw = char;
      this.base = plain;
    }
    this.at += char.length;
  }

  finish(): Legible {
    this.flush();
    const { read, written, starts, ends } = this;
    return { read, written, starts, ends };
  }

  private addMark(char: string): void {
    this.raw += char;
    const meant = vietnameseMarks.get(char);
    if (meant === undefined || this.marks.length === marksMax) this.hasForeignMark = true;
    else this.marks += meant;
  }

  private flush(): void {
    const { raw, base, marks } = this;
    const start = this.written.length;
    this.written += marks === '' || this.hasForeignMark ? raw : raw.normalize('NFC');
    const letters = marks === '' ? base : (base + marks).normalize('NFC').replace(leftoverMarks, '');
    for (let i = 0; i < letters.length; i += 1) {
      this.starts.push(start);
      this.ends.push(this.written.length);
    }
    this.read += letters;
    this.raw = '';
    this.base = '';
    this.marks = '';
    this.hasForeignMark = false;
  }

  private plain(char: string): string {
    const latin = latinLookAlikes.get(char);
    if (latin !== undefined) return latin;
    const alike = this.readsForeign ? foreignLookAlikes.get(char) : undefined;
    if (alike !== undefined) return this.isAlone(char) ? char : alike;
    return compatible(char);
  }

  /** A Greek letter by itself is a sign: “α”, “β”. */
  private isAlone(char: string): boolean {
    if (!greekSigns.has(char)) return false;
    const before = this.base !== '' && letter.test(this.base);
    return !before && !letter.test(this.text.slice(this.at + 1, this.at + 3));
  }
}

const greekSigns = new Set('αβγ');
const letter = /^\P{L}*\p{L}/u;
const space = /^\p{Zs}$/u;
const lineEnd = /^[\u2028\u2029]$/;
const degree = '\u2070';
/** Letters and digits; those in circles and squares; full-width signs; degrees and units of one sign. */
const styled = /^[\p{L}\p{N}\u2460-\u24ff\u2103\u2109\u3300-\u33ff\uff01-\uffee\u{1f100}-\u{1f1e5}]$/u;
const superscriptDigit = /^[\u2074-\u2079\u2080-\u2089]$/;
/** White letters in black circles and squares, which Unicode calls symbols. */
const onBlack = [0x1f150, 0x1f170];
const alphabet = 26;
const plainMax = 4;

function compatible(char: string): string {
  if (space.test(char) || char === '\u2800') return ' ';
  if (lineEnd.test(char)) return '\n';
  // “39⁰C” is how many write degrees.
  if (char === degree) return '°';
  const code = char.codePointAt(0) ?? 0;
  for (const first of onBlack) {
    if (code >= first && code < first + alphabet) return String.fromCharCode(0x61 + code - first);
  }
  if (!styled.test(char) || superscriptDigit.test(char)) return char;
  const plain = char.normalize('NFKC');
  // One sign may stand for a whole sentence in another script.
  return plain.length <= plainMax ? plain : char;
}
