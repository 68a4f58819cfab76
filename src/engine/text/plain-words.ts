import type { Reading, Token } from './reading.ts';

/** So many words in a row have no marks in one of forty texts that use them, and in half of these were meant to have some. */
const inRow = 4;
const ascii = 127;

/** Of the tokens from one on those in a row without marks; a number is written the same either way. */
export function markPlain(tokens: readonly Token[], first: number, codes: ArrayLike<number>): void {
  let row: Token[] = [];
  for (let at = first; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.number !== undefined) continue;
    if (token && !hasMarks(token, codes)) row.push(token);
    else {
      if (row.length >= inRow) for (const each of row) each.isPlain = true;
      row = [];
    }
  }
}

/** As it was written: of what is shortened nobody writes the marks. */
function hasMarks({ start, end }: Token, codes: ArrayLike<number>): boolean {
  for (let at = start; at < end; at += 1) if ((codes[at] ?? 0) > ascii) return true;
  return false;
}

/** Whether its writer uses marks here: one who does means “lan” by “lan”. */
export function isWithMarks({ sentence, isPlain }: Token, { markedIn }: Pick<Reading, 'markedIn'>): boolean {
  return markedIn[sentence] === true && !isPlain;
}
