/** A word as its keys meant it: letters with their marks but without the tone, and the tone. */
export type Keyed = { readonly shape: string; readonly tone: number };

/** Tones as `toneOfLetter` numbers them. */
const telexTones: Readonly<Record<string, number>> = { f: 1, s: 2, r: 3, x: 3, j: 5 };
const vniTones: Readonly<Record<string, number>> = { '2': 1, '1': 2, '3': 3, '4': 3, '5': 5 };

const circumflex: Readonly<Record<string, string>> = { a: 'â', e: 'ê', o: 'ô' };
const hornOrBreve: Readonly<Record<string, string>> = { a: 'ă', o: 'ơ', u: 'ư' };
const horn: Readonly<Record<string, string>> = { o: 'ơ', u: 'ư' };
const breve: Readonly<Record<string, string>> = { a: 'ă' };
const stroke: Readonly<Record<string, string>> = { d: 'đ' };

const vniMarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '6': circumflex,
  '7': horn,
  '8': breve,
  '9': stroke,
};

/** The word that Telex keys spell when no keyboard program turned them into marks: "nguwcj" is "ngực". */
export function fromTelex(keys: string): Keyed | undefined {
  const word = new KeyedWord();
  for (const key of keys) {
    const last = word.last();
    const tone = telexTones[key];
    if (tone !== undefined && word.hasVowel()) word.setTone(tone);
    else if (key === 'd' && last === 'd') word.mark(stroke);
    else if (key === last && circumflex[key] !== undefined) word.mark(circumflex);
    else if (key === 'w' && last !== undefined) word.markOr(hornOrBreve, 'ư');
    else word.add(key);
  }
  return word.finish();
}

/** The same of VNI, where digits are the keys: "doi65" is "dội". */
export function fromVni(keys: string): Keyed | undefined {
  const word = new KeyedWord();
  for (const key of keys) {
    const tone = vniTones[key];
    const marks = vniMarks[key];
    if (tone !== undefined && word.hasVowel()) word.setTone(tone);
    else if (marks) word.mark(marks);
    else word.add(key);
  }
  return word.finish();
}

class KeyedWord {
  private letters: string[] = [];
  private tone = 0;
  private used = 0;
  private isWrong = false;

  last(): string | undefined {
    return this.letters.at(-1);
  }

  hasVowel(): boolean {
    return this.letters.some((letter) => 'aăâeêioôơuưy'.includes(letter));
  }

  add(letter: string): void {
    this.letters.push(letter);
    if (letter < 'a' || letter > 'z') this.isWrong = true;
  }

  setTone(tone: number): void {
    // A word has one tone; who types two is not spelling Vietnamese.
    if (this.tone !== 0) this.isWrong = true;
    this.tone = tone;
    this.used += 1;
  }

  /** Marks the last letter that can carry the mark; "uo" takes the horn on both. */
  mark(marks: Readonly<Record<string, string>>): void {
    const last = this.letters.findLastIndex((letter) => marks[letter] !== undefined);
    if (last < 0) this.isWrong = true;
    this.used += 1;
    // "Chuaw" is chưa: a horn passes over the a behind a u.
    const at = marks === hornOrBreve && this.isVowelPair(last) ? last - 1 : last;
    this.markAt(at, marks);
    if (this.letters[at] === 'ơ' && this.letters[at - 1] === 'u') this.letters[at - 1] = 'ư';
  }

  markOr(marks: Readonly<Record<string, string>>, letter: string): void {
    if (this.letters.some((each) => marks[each] !== undefined)) this.mark(marks);
    else {
      this.letters.push(letter);
      this.used += 1;
    }
  }

  finish(): Keyed | undefined {
    return this.used === 0 || this.isWrong ? undefined : { shape: this.letters.join(''), tone: this.tone };
  }

  private isVowelPair(at: number): boolean {
    return this.letters[at] === 'a' && this.letters[at - 1] === 'u' && this.letters[at - 2] !== 'q';
  }

  private markAt(at: number, marks: Readonly<Record<string, string>>): void {
    const marked = marks[this.letters[at] ?? ''];
    if (marked !== undefined) this.letters[at] = marked;
  }
}
