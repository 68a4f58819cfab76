import { wordsOfIllness } from '../reader/illness-words.ts';
import type { Reading } from '../text/reading.ts';

/** A thought of more words is quoted as it was found. */
const thoughtWordsMax = 12;

/** “Dạo này ít đau”, “giờ hết sốt”: what is said to be less is no reason to hurry, unless a “nhưng” follows. */
const eased =
  /(?:^| )(?:it|bot|do|het|giam|da het) (?:dau|nhuc|sot|ho|ngua|sung|chong mat)(?: |$)|binh thuong$|(?:^| )(?:less pain|no longer|much better)(?: |$)/u;
const yet = /(?:^| )(?:nhung|ma|roi lai|lai|but|yet)(?: |$)/u;

type Quoted = { readonly words: string; readonly thought: string; readonly folded: string; readonly tells: boolean };

/** The words that are quoted, with the thought they stand in. */
function quotedIn({ text, tokens }: Reading, isComplaint: readonly boolean[], words: string): Quoted | undefined {
  const start = text.indexOf(words);
  if (start < 0) return undefined;
  const from = tokens.findIndex((token) => token.end > start);
  const last = tokens.findLastIndex((token) => token.start < start + words.length);
  const first = tokens[from];
  if (!first || last < from || tokens[last]?.clause !== first.clause) return undefined;
  const clause = tokens.filter((token) => token.clause === first.clause);
  const folded = clause.map((token) => token.folded).join(' ');
  const thought = clause.length <= thoughtWordsMax ? text.slice(clause[0]?.start, clause.at(-1)?.end) : words;
  // One word says little, whatever it is: “bỏ” for “bỏ ăn”.
  return { words, thought, folded, tells: last > from && isComplaint.slice(from, last + 1).includes(true) };
}

/**
 * Quotes as a reader understands them: a scrap of what was read is given back with its thought, “mắt trái nhắm không kín”
 * and not “thấy mắt trái”; what has eased is not quoted where something else is.
 */
export function wholeQuotes(reading: Reading, words: readonly string[], isRead: boolean): string[] {
  const { isComplaint } = wordsOfIllness(reading);
  const found = words.map((each) => quotedIn(reading, isComplaint, each) ?? each);
  const whole = found.flatMap((each) => {
    if (typeof each === 'string') return [each];
    if (isRead && eased.test(each.folded) && !yet.test(each.folded)) return [];
    return [isRead || !each.tells ? each.thought : each.words];
  });
  return [...new Set(whole)];
}
