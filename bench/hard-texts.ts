/** Texts of 2,000 characters that someone may send to make the engine work; each comes anew, as to an engine at work. */
const length = 2000;

let state = 115;

/** The same numbers in every run. */
function random(below: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}

const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
const letters = (least: number, most: number) =>
  Array.from({ length: least + random(most - least + 1) }, () => String.fromCharCode(97 + random(26))).join('');

function filled(next: () => string): string {
  let text = '';
  while (text.length < length) text += next();
  return text.slice(0, length);
}

function slipOf(word: string): string {
  const at = 1 + random(word.length - 1);
  return word.slice(0, at) + letters(1, 1) + word.slice(at + 1);
}

const parts = 'ngực bụng đầu tay chân đau nặng mệt máu lạnh tím nôn không chưa sợ'.split(' ');

export const hardTexts: Readonly<Record<string, () => string>> = {
  'unknown words of 6 to 14 letters': () => filled(() => `${letters(6, 14)} `),
  'unknown words of 4 to 6 letters': () => filled(() => `${letters(4, 6)} `),
  'slips of English words': () => filled(() => `${slipOf(pick(['breathing', 'headache', 'bleeding', 'suddenly']))} `),
  'unknown words with marks': () => filled(() => `${letters(3, 5)}ự${letters(1, 3)} `),
  '“đau” without end': () => filled(() => 'đau '),
  '“không” without end': () => filled(() => 'không '),
  'parts of findings': () => filled(() => `${pick(parts)} `),
  'parts of findings, a sentence each': () => filled(() => `${pick(parts)}. `),
  'parts of phrases with gaps': () => filled(() => `${pick(['cách đây', 'năm', 'dấu hiệu', 'là gì'])} `),
  digits: () => filled(() => String(random(10))),
  temperatures: () => filled(() => '38 độ '),
  'one word': () => letters(length, length),
  'letters apart': () => filled(() => `${letters(1, 1)} `),
  'only punctuation': () => filled(() => pick([',', '.', ';', '(', '!', '…'])),
  'marks upon marks': () => filled(() => `a${'\u0301\u0323\u0315'.repeat(20)}`),
  'styled letters': () => filled(() => '𝐝𝐚𝐮 𝐧𝐠𝐮𝐜 '),
  'invisible characters': () => filled(() => 'đ\u200ba\u200bu '),
};
