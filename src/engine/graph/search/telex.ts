/**
 * What is left when a Vietnamese keyboard was switched off: "beejnh vieejn" for "bệnh viện". Doubled letters and
 * `w` stand for a changed letter, and `s f r x j` after a vowel for a tone.
 */
export function untelex(word: string): string {
  return word
    .replace(/aa+|ee+|oo+|dd+/g, (pair) => pair.charAt(0))
    .replace(/(?<!^)w/g, '')
    .replace(/(?<=[aeiouy][a-z]*)[sfrxj]/g, '');
}

/** A key held too long: "tu duuu". */
export function unrepeated(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1');
}
