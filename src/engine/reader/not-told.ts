import { type Context, contextOfWords } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';

/** `onward` colours the rest of its thought, `itself` only its own words. */
type Reach = 'onward' | 'itself';

/** What others say, what is feared, planned or booked, and whose it is. Ours, not reviewed. */
const cues = phraseTable<Reach>({
  onward: `nghe nói | nghe bảo | nghe đồn | người ta nói | người ta bảo | ai cũng nói | có người nói | có người bảo | hàng xóm nói | hàng xóm bảo | trên mạng nói | đòi đi | định đi | tính đi | muốn đi | định chờ
    | định đợi | sợ | sợ bị | lo bị | lịch khám | lịch hẹn | lịch tái khám | hẹn tái khám | giấy hẹn | giấy ra viện | giấy chuyển viện | giấy chuyển tuyến | thẻ bảo hiểm | phòng khám | thay băng | không chịu đi | thầy lang | thầy thuốc nam | frightened of | afraid of | scared of | worried about | people say
    | someone says | someone said | doctor says | doctor said | grandma keeps saying | my appointment | follow-up appointment | sister had | brother had | mother had | father had | aunt had | uncle had`,
  itself:
    'không muốn chết | không có ý định chết | chứ không muốn chết | phòng khám tư | bệnh viện tư | does not want to die | do not want to die',
});

const notTold: ReadonlySet<Context> = new Set(['denied', 'feared', 'other']);

/** For each word whether it is denied, feared, planned, booked, or what somebody else says or has. */
export function wordsNotTold(reading: Reading): boolean[] {
  const { tokens } = reading;
  const not = contextOfWords(reading).map((context) => notTold.has(context));
  for (const { value, from, to, weak } of findPhrases(reading, cues)) {
    if (weak) continue;
    let end = to + 1;
    if (value === 'onward') while (end < tokens.length && tokens[end]?.clause === tokens[from]?.clause) end += 1;
    not.fill(true, from, end);
  }
  tokens.forEach((_, at) => {
    if (isUnmarkedNotYet(reading, at)) not.fill(true, at, at + notYetReach);
  });
  return not;
}

const notYetReach = 3;

/** “Chua tim” of who writes without marks; inside a thought it may be “chữa” or “ợ chua”. */
export function isUnmarkedNotYet({ tokens, markedIn }: Reading, at: number): boolean {
  const token = tokens[at];
  return token?.word === 'chua' && tokens[at - 1]?.clause !== token.clause && !markedIn[token.sentence];
}
