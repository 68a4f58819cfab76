/** Told by voice: nobody hears whether a letter is large, nor where the blanks are. */
export function heard(passcode: string): string {
  return passcode.toLowerCase().replaceAll(/[ -]/g, '');
}

const differentMin = 3;

/** What somebody who guesses tries first: the same digit again and again, or a row such as 123456 or 654321. */
export function isEasyToGuess(passcode: string): boolean {
  const codes = Array.from(heard(passcode), (letter) => letter.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  const isRow = steps.size === 1 && (steps.has(1) || steps.has(-1));
  return isRow || new Set(codes).size < differentMin;
}
