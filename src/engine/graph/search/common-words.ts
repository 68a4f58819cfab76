import { foldNormalised } from '#engine/text/fold.ts';
import { markedText } from '../letters.ts';
import { Phrases } from './phrases.ts';
import type { Word } from './words.ts';

/** Words that name the kind of house, not which one. A hospital need not have them; they count a little when it does. */
const kinds =
  'bệnh viện|viện|đa khoa|khoa|phòng khám|trung tâm|trung tâm y tế|cơ sở|tỉnh|thành phố|huyện|quận|khu vực|chuyên khoa' +
  '|phường|xã|thị xã|đường|phố|ngõ|hẻm|số|số nhà' +
  '|hospital|general|clinic|medical|center|centre|department|institute';

/** What people say around the thing that they look for. */
const smallTalk =
  'khám|chữa|bệnh|khám bệnh|chữa bệnh|khám chữa bệnh|điều trị|chuyên|chuyên về|bác sĩ|giỏi|ở|tại|gần|gần đây|gần nhất|gần tôi|gần nhà' +
  '|nào|đâu|ở đâu|nơi|nơi nào|chỗ nào|tốt|tốt nhất|lớn|lớn nhất|nổi tiếng|uy tín|địa chỉ|số điện thoại|điện thoại|sđt|hotline|tổng đài|đặt lịch|lịch khám' +
  '|giờ làm việc|giá|giá khám|bảo hiểm|bảo hiểm y tế|bhyt|cho|cho bé|tôi|em|con|bé|mẹ|bố|ba|cần|muốn|đi|hỏi|về|của|và|các|những|có|là|bị' +
  '|mổ|phẫu thuật|tìm|tìm bệnh viện|tìm phòng khám|tìm bác sĩ|tìm nơi|tìm chỗ|tìm kiếm|xin|với|danh sách|nên|thì|được|không|nhé' +
  '|ạ|ơi|nha|nhỉ|vậy|thế|dạ|vâng|giúp|giùm|hộ|chỉ|biết|chị|cô|chú|bác|ông|bà|mình|cháu|mọi người|anh chị|ai biết' +
  '|cho hỏi|cho em hỏi|cho mình hỏi|cho cháu hỏi|xin hỏi|hỏi đường|chỉ đường|đường đi|đường đến|thế nào|như thế nào' +
  '|bao nhiêu|bao nhiêu tiền|mấy giờ|mở cửa|giờ mở cửa|chủ nhật|thứ bảy|cuối tuần|chi phí|bảng giá|viện phí|đánh giá|review|tra cứu|thông tin|trang web|website' +
  '|the|of|in|for|near|me|best|good|top|doctor|doctors|where|and|at|hospitals|find|address|phone number|appointment|treatment';

/** Each phrase with the marks that it may carry. */
type Common = Phrases<Set<string>>;

function phrasesOf(list: string): Common {
  const phrases: Common = new Phrases();
  for (const phrase of list.split('|')) {
    const folded = foldNormalised(phrase);
    phrases.set(folded, (phrases.get(folded) ?? new Set()).add(markedText(phrase)));
  }
  return phrases;
}

const kindPhrases = phrasesOf(kinds);
const talkPhrases = phrasesOf(smallTalk);
const setOf = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Unmarked, these are other words: the heart and not the search for it, children, the skin, a part of many names. */
const onlyMarked = setOf(
  'tim|nhi|da|oi|vay|vang|giup|gium|ho|chi|chu|bac|ong|minh|chau|biet|phuong|xa|pho|ngo|hem|duoc|a',
);
/** Unmarked, these are as likely something to look for: Chợ Rẫy, the liver, Từ Dũ, an army hospital. */
const doubtful = setOf('cho|gan|tai|can|con|co|ba|ve|mo|noi|dau|gia|di|la|bi|hoi|chua|me|be|quan|tinh|duong|so');

/** How much a word tells: what is looked for, the kind of house, perhaps only talk, or surely only talk. */
export type Telling = 'telling' | 'kind' | 'doubtful' | 'talk';

export function tellingOf(words: readonly Word[]): Telling[] {
  const result: Telling[] = words.map(() => 'telling');
  for (let start = 0; start < words.length; ) {
    const kind = longestPhrase(words, start, kindPhrases);
    const talk = longestPhrase(words, start, talkPhrases);
    const length = Math.max(kind, talk);
    const isDoubtful = length === 1 && isUnmarked(words[start]) && doubtful.has(words[start]?.folded ?? '');
    const telling = kind >= talk ? 'kind' : 'talk';
    for (let at = start; at < start + length; at += 1) result[at] = isDoubtful ? 'doubtful' : telling;
    start += length || 1;
  }
  return result;
}

/** A lone word that carries marks must carry the right ones: "quân" is the army, not a district. */
function longestPhrase(words: readonly Word[], start: number, phrases: Common): number {
  const word = words[start];
  return phrases.longestAt(words, start, (marked, length) => {
    if (length > 1 || marked.has(word?.marked ?? '')) return true;
    return isUnmarked(word) && !onlyMarked.has(word?.folded ?? '');
  });
}

const isUnmarked = (word: Word | undefined) => word?.marked === word?.folded;
