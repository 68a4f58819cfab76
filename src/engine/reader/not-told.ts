import { type Context, contextOfWords } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import { isWithMarks } from '../text/plain-words.ts';
import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';

/** `onward` colours the rest of its thought, `itself` only its own words, `remedy` up to what came of it. */
type Reach = 'onward' | 'itself' | 'remedy';

/** What others say, what is feared, planned or booked, and whose it is. Ours, not reviewed. */
const cues = phraseTable<Reach>({
  onward: `nghe nói | nghe bảo | nghe đồn | người ta nói | người ta bảo | ai cũng nói | có người nói | có người bảo | hàng xóm nói | hàng xóm bảo | trên mạng nói | đòi đi | định đi | tính đi | muốn đi | định chờ
    | định đợi | sợ | sợ bị | lo bị | lịch khám | lịch hẹn | lịch tái khám | hẹn tái khám | giấy hẹn | giấy ra viện | giấy chuyển viện | giấy chuyển tuyến | thẻ bảo hiểm | phòng khám | thay băng | không chịu đi | thầy lang | thầy thuốc nam | frightened of | afraid of | scared of | worried about | people say
    | someone says | someone said | doctor says | doctor said | grandma keeps saying | my appointment | follow-up appointment | sister had | brother had | mother had | father had | aunt had | uncle had
    | nói chắc | bảo chắc | nghĩ chắc | nghĩ là | tưởng là | nói con nít | bảo con nít | nói trẻ con | bảo trẻ con | thinks it | think it | thought it | thinks it's | think it's | thinks she | thinks he`,
  remedy: `cạo gió | đánh gió | giác hơi | xoa dầu | bôi dầu | bóp dầu | lấy lược | chải lược | đắp lá | đắp thuốc | uống lá | xông lá | xông hơi | chườm lá | rubbed … oil | cupping`,
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
    const goesOn = () => tokens[end]?.clause === tokens[from]?.clause && !(value === 'remedy' && yet.has(tokens[end]));
    if (value !== 'itself') while (end < tokens.length && goesOn()) end += 1;
    not.fill(true, from, end);
  }
  tokens.forEach((_, at) => {
    if (isUnmarkedNotYet(reading, at)) not.fill(true, at, at + notYetReach);
    const kept = keptFrom(tokens, at);
    if (kept !== undefined) not.fill(true, at, kept);
  });
  return not;
}

/** What the remedy did not do begins here. */
const yet = new WordSet('ma nhung van but still');

const still = new WordSet('van');
const able = new WordSet('duoc');
const unable = new WordSet('khong ko chua hong kho dau');
const keptReach = 6;

/** “Ngón tay vẫn cử động được”: what one still can is no sign; up to where it ends. */
function keptFrom(tokens: readonly Token[], at: number): number | undefined {
  if (!still.has(tokens[at])) return undefined;
  for (let end = at + 1; end <= at + keptReach; end += 1) {
    const token = tokens[end];
    if (!token || token.clause !== tokens[at]?.clause || unable.has(token)) return undefined;
    if (able.has(token)) return end + 1;
  }
  return undefined;
}

const notYetReach = 3;

/** “Chua tim” of who writes without marks; inside a thought it may be “chữa” or “ợ chua”. */
export function isUnmarkedNotYet(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  return token?.word === 'chua' && tokens[at - 1]?.clause !== token.clause && !isWithMarks(token, reading);
}
