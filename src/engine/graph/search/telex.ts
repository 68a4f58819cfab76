/**
 * What is left when a Vietnamese keyboard was switched off: "beejnh vieejn" for "bệnh viện". Doubled letters and
 * `w` stand for a changed letter, and `s f r x j` after a vowel for a tone.
 */
export function untelex(word: string): string {
  return word
    .replace(/aa+|ee+|oo+|dd+/g, (pair) => pair.charAt(0))
    .replace(/(?<=[aou])w/g, '')
    .replaceAll('w', 'u')
    .replace(/(?<=[aeiouy][a-z]*)[sfrxj]/g, '');
}

/** The same of a keyboard that writes marks as digits: "be65nh vie65n". A digit within a word gives it away. */
export function unvni(text: string): string {
  return /\p{L}[1-9]+\p{L}/u.test(text) ? text.replace(/(?<=\p{L})[1-9]{1,3}/gu, '') : text;
}

/** A key held too long: "tu duuu". */
export function unrepeated(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1');
}
