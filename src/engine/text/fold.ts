import { isPlainText, legible } from './legible.ts';
import { baseLetter } from './letters.ts';

const leftoverMark = /[\u0300-\u036f]/;
const leftoverMarks = /[\u0300-\u036f]/g;

/** Lower case, as a reader sees it: composed, and without what is invisible or belongs to no Vietnamese letter. */
export function normalise(text: string): string {
  const lower = (isPlainText(text) ? text : legible(text).read).toLowerCase();
  const plain = lower.includes('’') ? lower.replaceAll('’', "'") : lower;
  return leftoverMark.test(plain) ? plain.replace(leftoverMarks, '') : plain;
}

/** The same text without marks, đ as d: one code unit for each code unit of `normalise(text)`. */
export function fold(text: string): string {
  return foldNormalised(normalise(text));
}

/** Shorter texts are folded letter by letter. */
const shortMax = 40;
const chunk = 1024;

export function foldNormalised(text: string): string {
  let folded = '';
  if (text.length <= shortMax) {
    for (let i = 0; i < text.length; i += 1) folded += String.fromCharCode(baseLetter(text.charCodeAt(i)));
    return folded;
  }
  for (let from = 0; from < text.length; from += chunk) {
    const length = Math.min(chunk, text.length - from);
    const codes = new Uint16Array(length);
    for (let i = 0; i < length; i += 1) codes[i] = baseLetter(text.charCodeAt(from + i));
    folded += String.fromCharCode.apply(null, codes as unknown as number[]);
  }
  return folded;
}
