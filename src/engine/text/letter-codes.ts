import { isOddLetter } from './legible.ts';
import { lowerLetter } from './letters.ts';

const lettersMin = 1024;
/** Always behind the last letter, so that looking a few letters ahead needs no check. */
const lookAhead = 4;

/**
 * The letters of a text as numbers, in lower case. A text is looked at letter by letter several times over, which is
 * much faster in an array of numbers than in a string. The room is used again for the next text.
 */
export class LetterCodes {
  codes = new Uint16Array(lettersMin);
  length = 0;

  /** Takes in a text; false where it must be made legible first, or may have to be. */
  take(text: string): boolean {
    const { length } = text;
    if (length + lookAhead > this.codes.length) this.codes = new Uint16Array(2 * length);
    const { codes } = this;
    let isPlain = true;
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (isOddLetter(code)) isPlain = false;
      codes[at] = lowerLetter(code);
    }
    codes.fill(0, length, length + lookAhead);
    this.length = length;
    return isPlain;
  }
}
