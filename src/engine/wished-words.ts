import { isOne, wordsOf } from './marked-words.ts';
import type { Reading } from './text/reading.ts';

export type Span = { readonly from: number; readonly to: number };

/** How many words may stand between a wish, or its refusal, and what it is about: “không muốn vào bệnh viện tư”. */
export const reachWords = 5;

/** Words that stand for a wish or a question, with their marks: “tim” is the heart and “đau” no place where the writer uses marks. */
const wishWords = wordsOf(
  'muốn tìm cần xin nhờ định thích chọn hỏi mong want wants need needs prefer like rather comfortable looking find where',
);
/** Of “ở đâu”, “chỗ nào”, “bao lâu”, which stand behind what is asked for. */
const askWords = wordsOf('đâu nào bao where');
export const notWords = wordsOf('không chưa');
/** What may follow a “không” that ends a question. */
const afterQuestion = wordsOf('hay ạ và bác vậy hả nhỉ em con ad xin nếu với để a bs');

/** Whether a word of wishing stands before it, or a question behind, in the same clause. */
export function isWished(reading: Reading, { from, to }: Span): boolean {
  const { tokens } = reading;
  const clause = tokens[from]?.clause;
  const isIn = (at: number) => tokens[at]?.clause === clause;
  for (let at = from - 1; at >= from - 1 - reachWords && isIn(at); at -= 1)
    if (isOne(wishWords, reading, tokens[at])) return true;
  for (let at = to; at <= to + reachWords && isIn(at); at += 1) {
    if (isOne(askWords, reading, tokens[at])) return true;
    const isLast = !isIn(at + 1) || isOne(afterQuestion, reading, tokens[at + 1]);
    if (isLast && isOne(notWords, reading, tokens[at])) return true;
  }
  return false;
}
