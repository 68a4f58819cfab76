import type { Reading } from './text/reading.ts';
import { WordSet } from './text/word-set.ts';
import type { Span } from './wished-words.ts';

const sayWords = new WordSet('bao keu noi khuyen doi quoted quotes said says told tells advised wants');
const orWords = new WordSet('hay hoac or');
/** Of “bảo hiểm”, “bảo lãnh”, “bao nhiêu”, “nội soi”, “nội khoa”. */
const notSaid = new WordSet('hiem lanh nhieu lau gio soi khoa tiet tru tong');

/** “BV tư kêu đốt”, “viện tỉnh hay viện tư”: what it proposes, or one of two, is no wish for it. */
export function isAnothers({ tokens }: Reading, { from, to }: Span): boolean {
  const isIn = (at: number) => tokens[at]?.clause === tokens[from]?.clause;
  const beside = [from - 2, from - 1, to + 1].filter(isIn);
  const after = [to + 1, to + 2].filter(isIn);
  const isSaid = (at: number) => sayWords.has(tokens[at]) && !notSaid.has(tokens[at + 1]);
  return beside.some((at) => orWords.has(tokens[at])) || after.some(isSaid);
}

const wishWordsOfPrivate = new WordSet('muon tim can xin nho dinh thich chon want need prefer like looking find');
/** Of “nghe nói”, of who works there, of what was. */
const tellingWords = new WordSet('nghe thay si bs cua giao da hom roi');
const questionWords = new WordSet('khong ko hong chua');

/** “Nghe nói ở phòng khám tư có giáo sư”, “vào viện tư có được bảo hiểm không”: spoken of, and not asked for. */
export function isSpokenOf({ tokens }: Reading, { from, to }: Span): boolean {
  const clause = tokens.filter(({ clause }) => clause === tokens[from]?.clause);
  const start = tokens[from] && clause.indexOf(tokens[from]);
  const before = clause.slice(0, start);
  if (before.some((token) => wishWordsOfPrivate.has(token))) return false;
  const isAdvised = before.some((token, at) => sayWords.has(token) && !notSaid.has(before[at + 1]));
  return (
    isAdvised ||
    before.some((token) => tellingWords.has(token)) ||
    clause.slice((start ?? 0) + to - from + 1).some((token) => questionWords.has(token))
  );
}
