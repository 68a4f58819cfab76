/** Vietnamese letters taken apart: base letter, letter without its tone, and tone. Built once from the alphabet. */

const toned = [
  'aàáảãạ',
  'ăằắẳẵặ',
  'âầấẩẫậ',
  'eèéẻẽẹ',
  'êềếểễệ',
  'iìíỉĩị',
  'oòóỏõọ',
  'ôồốổỗộ',
  'ơờớởỡợ',
  'uùúủũụ',
  'ưừứửữự',
  'yỳýỷỹỵ',
];
const bases: Record<string, string> = { ă: 'a', â: 'a', ê: 'e', ô: 'o', ơ: 'o', ư: 'u', đ: 'd' };

const tableSize = 0x1f00;
const itself = new Uint16Array(tableSize);
for (let code = 0; code < tableSize; code += 1) itself[code] = code;
const lowerOf = itself.slice();
const baseOf = itself.slice();
const tonelessOf = itself.slice();
const toneOf = new Uint8Array(tableSize);

/** Southern and central speakers write hỏi and ngã for one another, so the two count as one tone. */
const toneNumbers = [0, 1, 2, 3, 3, 5];

for (const family of toned) {
  const plain = family.charCodeAt(0);
  const base = (bases[family.charAt(0)] ?? family.charAt(0)).charCodeAt(0);
  for (let tone = 0; tone < family.length; tone += 1) {
    const code = family.charCodeAt(tone);
    tonelessOf[code] = plain;
    baseOf[code] = base;
    toneOf[code] = toneNumbers[tone] ?? 0;
  }
}
baseOf['đ'.charCodeAt(0)] = 'd'.charCodeAt(0);

/** Latin letters, among them the Vietnamese ones; capitals of other scripts are in no phrase of ours. */
for (const [from, to] of [
  [0, 0x250],
  [0x1e00, tableSize],
] as const) {
  for (let code = from; code < to; code += 1) lowerOf[code] = String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

const apostrophe = "'".charCodeAt(0);
const typographicApostrophe = '’'.charCodeAt(0);

/** In lower case, with the plain apostrophe; one code unit for one. */
export function lowerLetter(code: number): number {
  if (code < tableSize) return lowerOf[code] ?? code;
  return code === typographicApostrophe ? apostrophe : code;
}

export function baseLetter(code: number): number {
  return code < tableSize ? (baseOf[code] ?? code) : code;
}

export function tonelessLetter(code: number): number {
  return code < tableSize ? (tonelessOf[code] ?? code) : code;
}

export function toneOfLetter(code: number): number {
  return code < tableSize ? (toneOf[code] ?? 0) : 0;
}
