/** Every word that no phrase of ours uses. */
export const unknownWord = 0;

/**
 * The words of our phrases as small numbers, so that a text is compared in numbers. A word has one number for its
 * letters without marks and one for its letters with them; "hoà" and "hòa" share both.
 */
class Numbering {
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.numbers.size;
  }

  keys(): Iterable<string> {
    return this.numbers.keys();
  }

  numberOf(key: string): number {
    return this.numbers.get(key) ?? unknownWord;
  }

  take(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.numbers.size + 1;
    this.numbers.set(key, number);
    return number;
  }
}

export const wordIds = new Numbering();
export const formIds = new Numbering();
