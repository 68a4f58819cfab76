/**
 * Small whole numbers as letters that a JSON file keeps as they are, one letter each, so that a common number costs few
 * bits once the file is compressed.
 */
const first = 35; // '#': all letters from there on, but the backslash, stand for themselves in JSON
const backslash = 92;
const letters = 90;

/** The largest weight, either way. */
export const weightMax = 44;
/** Of a larger number the low digits come first, each marked as not the last. */
const base = letters / 2;

function letterOf(value: number): string {
  const code = first + value;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

function digitOf(code: number): number {
  return (code < backslash ? code : code - 1) - first;
}

export function packWeights(weights: Iterable<number>): string {
  return Array.from(weights, (weight) => letterOf(weight + weightMax)).join('');
}

export function unpackWeights(packed: string): Int8Array {
  return Int8Array.from({ length: packed.length }, (_, at) => digitOf(packed.charCodeAt(at)) - weightMax);
}

/** Numbers in ascending order, none twice, by the steps between them. */
export function packAscending(numbers: Iterable<number>): string {
  let before = -1;
  let packed = '';
  for (const number of numbers) {
    let step = number - before - 1;
    before = number;
    for (; step >= base; step = Math.floor(step / base)) packed += letterOf(base + (step % base));
    packed += letterOf(step);
  }
  return packed;
}

export function unpackAscending(packed: string): Int32Array {
  const numbers: number[] = [];
  let before = -1;
  let step = 0;
  let place = 1;
  for (let at = 0; at < packed.length; at += 1) {
    const digit = digitOf(packed.charCodeAt(at));
    step += (digit % base) * place;
    place *= base;
    if (digit >= base) continue;
    before += step + 1;
    numbers.push(before);
    step = 0;
    place = 1;
  }
  return Int32Array.from(numbers);
}
