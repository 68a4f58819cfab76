import type { Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';

/** “Áp” is the second half of one word, pressure. */
const who = new WordSet(
  'me bo ba ma cha ong noi ngoai cu em anh chi con chau be chong vo toi tui minh nha bi ap my mother mom father dad son daughter wife husband baby child grandma grandpa has have is a the',
);
const times = new WordSet(
  'sang trua chieu toi dem qua hom nay bua ngay tuan thang gio yesterday today this morning last night days',
);
const since = new WordSet('tu may for since');
const vital = new WordSet('tim tho heart breath breathing');

/** The words that tell something: without who it is, of what age, and since when. */
export function tellingCount(tokens: readonly Token[], age?: number): number {
  const isTime = (at: number) => times.has(tokens[at]);
  const isSince = (at: number) => (since.has(tokens[at]) || tokens[at]?.number !== undefined) && isTime(at + 1);
  const isAge = (at: number) => age !== undefined && tokens[at]?.number === age;
  return tokens.reduce((count, token, at) => {
    if (who.has(token) || isTime(at) || isSince(at) || isAge(at) || isAge(at - 1)) return count;
    return count + (vital.has(token) ? 2 : 1);
  }, 0);
}
