import { wordsOfIllness } from '../reader/illness-words.ts';
import { fold } from '../text/fold.ts';
import type { Reading } from '../text/reading.ts';

/** A thought of more words is quoted as it was found. */
const thoughtWordsMax = 12;

/** “Dạo này ít đau”, “giờ hết sốt”: what is said to be less is no reason to hurry, unless a “nhưng” follows. */
const eased =
  /(?:^| )(?:it|bot|do|het|giam|da het) (?:dau|nhuc|sot|ho|ngua|sung|chong mat)(?: |$)|binh thuong$|(?:^| )(?:less pain|no longer|much better)(?: |$)/u;
/** “Tay chân không yếu”, “vẫn bú tốt”: what is not so, or as it should be. */
const isWell =
  /(?:^| )(?:khong|ko|k|hong|chua) (?:bi )?(?:yeu|liet|te|sot|non|oi|ngat|khan tieng|kho tho|dau nguc|chay mau|ra mau|met|chong mat)(?: |$)|(?:^| )(?:tay chan|noi nang|noi) (?:van )?(?:khoe|ro|binh thuong)(?: |$)/u;
/** What somebody advises or takes it for, and what is asked, is no complaint; “bà kêu đau” is. */
const ofOthers =
  /(?:^| )(?:(?:ba|ong|me|ma|bo|ba ngoai|ba noi|chong|vo|ck|vk|me chong)(?: em| toi| chau| con)? (?:bao|khuyen|dan)|(?:ba noi|ba ngoai|nguoi nha|hang xom|ho hang|nguoi ta|me chong|nhieu nguoi|hang thuoc|nha thuoc) (?:bao|noi|keu|khuyen|dan|doi)) (?!(?:dau|nhuc|tuc|nang|met|kho|te|yeu|ngua|chong|ngong|lap|lam|sang|khong|buon|non|lanh|nong|mo|rat|xot|choang|kiet)(?: |$))|(?:^| )ngai khong|(?:^| )(?:mother|mum|mom|wife|husband|neighbou?rs?|everyone|people)(?: in law)? (?:says?|thinks?|told)(?: |$)/u;
const asked =
  /(?:^| )o dau(?: |$)|(?:^| )(?:co sao|duoc|phai) khong$|(?:^| )(?:lam sao|the nao|nhu the nao|bao lau|bao gio)$|^(?:where|which|how|can|should|is it|do i)(?: |$)/u;
const yet = /(?:^| )(?:nhung|ma|roi lai|lai|but|yet)(?: |$)/u;

/** Beside the point: a quote of it frightens for nothing, or makes no sense. */
function isBeside(folded: string): boolean {
  return [isWell, ofOthers, asked].some((each) => each.test(folded)) && !yet.test(folded);
}

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
  const telling = [...new Set(whole)].filter((each) => !isBeside(fold(each)));
  return isRead || telling.length > 0 ? telling : [...new Set(whole)];
}
