import { invalid } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Words } from '#contract/vocabulary.ts';

/** The longest that any text of the contract may be, for a reader who does not know which text it has before it. */
export const textLengthMax = Math.max(
  ...Object.entries(limits).flatMap(([name, limit]) => (name.endsWith('LengthMax') ? limit : [])),
);
/** A letter with its marks apart takes at most so many code units; the most Vietnamese takes three. */
export const codeUnitsPerCharacterMax = 4;
/** The bound of Unicode's Stream-Safe Text Format: no language writes as many. */
export const marksInARowMax = 30;

/** Below this, and among the Vietnamese letters, there is no mark, and whatever stands there is in NFC. */
const beyondLatin = /[\u0300-\u1dff\u1f00-\uffff]/;
/** Whoever reads the text drops what cannot be seen, so that does not break a run. */
const runsOfMarks = /[\p{M}\p{Cf}]+/gu;
const unseen = /\p{Cf}/gu;

/**
 * Brings a text from outside to NFC. Putting marks in order takes time that grows with the square of their number, so
 * what no writer writes is refused before; so is what no database stores: the null character and half a surrogate pair.
 */
export function normaliseText(text: string, path: string, lengthMax = textLengthMax): string {
  const fault = faultInText(text, lengthMax);
  if (fault) throw invalid(path, fault);
  return toNfc(text);
}

/** For whoever puts the path together only when there is something to say of it. */
export function faultInText(text: string, lengthMax = textLengthMax): Words | undefined {
  if (text.length > lengthMax * codeUnitsPerCharacterMax) return tooLong;
  if (text.includes('\0')) return notStorable;
  if (!beyondLatin.test(text)) return undefined;
  if (!text.isWellFormed()) return notStorable;
  return hasLongRunOfMarks(text) ? tooManyMarks : undefined;
}

/** Of a text without fault. */
export function toNfc(text: string): string {
  return beyondLatin.test(text) ? text.normalize('NFC') : text;
}

function hasLongRunOfMarks(text: string): boolean {
  for (const [run] of text.matchAll(runsOfMarks)) {
    if (run.length > marksInARowMax && [...run.replace(unseen, '')].length > marksInARowMax) return true;
  }
  return false;
}

export const tooLong: Words = { vi: 'quá dài.', en: 'is too long.' };
const notStorable: Words = { vi: 'có ký tự không hợp lệ.', en: 'has a character that is not valid.' };
const tooManyMarks: Words = {
  vi: 'có quá nhiều dấu chồng lên một chữ.',
  en: 'has too many marks on one letter.',
};
