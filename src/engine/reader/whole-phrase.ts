import type { Reading, Token } from '../text/reading.ts';
import { isPair } from '../text/word-pairs.ts';
import type { Span } from './story.ts';

/** Of a writer with marks, and of one without: “vã” is no “và”, “li bì” no “bị”. */
type Cut = { readonly marked: ReadonlySet<string>; readonly unmarked: ReadonlySet<string> };

function cut(marked: string, unmarked: string): Cut {
  const plain = unmarked.split(' ');
  return { marked: new Set([...marked.split(' '), ...plain]), unmarked: new Set(plain) };
}

/** Where one thought ends and another begins, beside the commas. */
const joins = cut('và rồi nhưng mà thì nên vì kèm', 'nhung but and then');
/** Who it is, in front of what is told; “không” is never cut off. */
const whoFirst = cut(
  'tôi tui mình con cháu ông bà bố mẹ ba má mệ anh chị bé nó cụ chồng vợ nội ngoại trai gái nhà thì mà và với rồi là cũng nay này ni',
  'em toi tui minh my i she he and the',
);
/** What begins something that is not told any more. */
const openLast = cut('là thì mà và với có bị như cho ở của một hơn từ', 'nhu cua and the of a with');

const phraseWordsMax = 13;

/** The words around a quote up to where the thought begins and ends, if that is short; without who it is of. */
export function wholePhrase(reading: Reading, quote: Span): Span {
  const whole = trimmed(reading, thoughtAround(reading, quote));
  return whole.to - whole.from <= phraseWordsMax ? whole : trimmed(reading, unbroken(reading.tokens, quote));
}

/** “1 bên tinh” of “1 bên tinh hoàn”: a word is not cut in two. */
export function unbroken(tokens: readonly Token[], { from, to }: Span): Span {
  const belongs = (at: number) => {
    const [one, two] = [tokens[at], tokens[at + 1]];
    return one !== undefined && two?.clause === one.clause && isPair(one.id, two.id);
  };
  return { from: belongs(from - 1) ? from - 1 : from, to: belongs(to - 1) ? to + 1 : to };
}

function thoughtAround(reading: Reading, { from, to }: Span): Span {
  const { tokens } = reading;
  const clause = tokens[from]?.clause;
  const isInside = (at: number) => tokens[at]?.clause === clause && !isAmong(joins, reading, tokens[at]);
  let [first, end] = [from, to];
  while (first > 0 && isInside(first - 1)) first -= 1;
  while (end < tokens.length && isInside(end)) end += 1;
  return { from: first, to: end };
}

function trimmed(reading: Reading, { from, to }: Span): Span {
  const { tokens } = reading;
  let [first, end] = [from, to];
  for (let who = whoAt(reading, first); who > 0 && end - first > who; who = whoAt(reading, first)) first += who;
  while (end - first > 1 && isAmong(openLast, reading, tokens[end - 1])) end -= 1;
  return { from: first, to: end };
}

/** How many words from here on only say who it is: “bố”, “67 tuổi”. */
function whoAt(reading: Reading, at: number): number {
  const [word, unit] = [reading.tokens[at], reading.tokens[at + 1]];
  if (isAmong(whoFirst, reading, word)) return 1;
  return unit?.folded === 'tuoi' && /^\d+$/u.test(word?.word ?? '') ? 2 : 0;
}

function isAmong({ marked, unmarked }: Cut, { markedIn }: Reading, token: Token | undefined): boolean {
  return token !== undefined && (markedIn[token.sentence] ? marked : unmarked).has(token.word);
}
