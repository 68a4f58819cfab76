import { isOne, wordsOf } from './marked-words.ts';
import type { Reading } from './text/reading.ts';
import { reachWords, type Span } from './wished-words.ts';

const behindWhatIsDone = wordsOf('xong rồi');
const causeWords = wordsOf('do vì');
const dayWord = wordsOf('hôm bữa tuần');
const lateWords = wordsOf('qua kia trước rồi');
const sinceThen = wordsOf('sau after since');
/** “Sau khi đi tiêm mũi 6 trong 1”. */
const sinceWordsMax = 4;

/** “Tiêm mũi 6 trong 1 xong”, “chích hôm qua”, “sau khi tiêm”, “có phải do vắc xin”. */
export function isGiven(reading: Reading, { from, to }: Span): boolean {
  const { tokens } = reading;
  const isIn = (at: number) => tokens[at]?.clause === tokens[from]?.clause;
  for (let at = to + 1; at <= to + reachWords && isIn(at); at += 1) {
    if (isOne(behindWhatIsDone, reading, tokens[at])) return true;
    if (isOne(dayWord, reading, tokens[at]) && isOne(lateWords, reading, tokens[at + 1])) return true;
  }
  for (let at = from - 1; at >= from - sinceWordsMax && isIn(at); at -= 1)
    if (isOne(sinceThen, reading, tokens[at])) return true;
  return isIn(from - 1) && isOne(causeWords, reading, tokens[from - 1]);
}
