import { askedClauses, treatments } from '../reader/asked-clauses.ts';
import { illnessWords } from '../reader/illness-words.ts';
import type { Span } from '../reader/story.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';

type Kind = 'answered' | 'told' | 'body';

/** Ours, not reviewed. */
const words: Readonly<Record<Kind, string>> = {
  // How soon, the hospital, papers, the insurance and the price are answered in their own place; what others think is no doctor's.
  answered: `có chỗ | có nơi | đổi về | đổi nơi | chuyển thẻ | phòng trọ | nhịn ăn | need to fast | đợi | chờ | để mai | đi viện | đi khám | phải lên | phải xuống | phải ra | phải vô | phải vào | nên lên | đi hà nội | đi sài gòn | tới nhà | đến nhà | ở đâu | ở mô | chỗ nào | chỗ mô | nơi nào | viện nào | bệnh viện nào | bệnh viện mô | bv nào | bác sĩ nào | bs nào | khoa nào | khoa chi | khoa gì | khoa mô
    | phòng khám nào | bảo hiểm | bhyt | bh | thẻ | giấy chuyển | phiếu chuyển | chuyển tuyến | trái tuyến | đúng tuyến | giá | giá bao nhiêu | chi phí | bao nhiêu tiền
    | nhịn ăn | chủ nhật | thứ hai | thứ 2 | thu 2 | cuối tuần | sang tuần | có trễ | có muộn | có kịp | mấy giờ | open on | give it | wait | đem theo | mang theo | mang gì | đem gì
    | what to bring | do i bring | should i bring | cắt chỉ | chụp lại | thủ tục | xin lại | giấy tờ | đi cùng | nhà trẻ | đi học | từ thiện | hỗ trợ | xin giảm | nệm | tin được | tai nạn | đất liền | mấy ngày đường | quay lại ngay | để ý cái gì | chú ý gì
    | để sau | mới rảnh | tests beforehand | hiệu kính | tiệm kính | trợ cấp | viện dưỡng lão | xin ở thêm | mất bằng | người nhà | dịch vụ | ở huyện | ở tỉnh | ở quê | ở xã | ở trạm | bệnh viện huyện | bv huyện | bv | về huyện | về quê | về đảo | sài gòn | hà nội | đà nẵng | cần thơ | saigon | hanoi | drive
    | fly | giấy | hồ sơ | sổ | nghỉ ốm | bhxh | nằm ghép | cho gần | làm được ở | có nhận | ai đi cùng | ai dẫn | ai lo | ai dạy | ai biết | xin việc | công ty | công an | bất hiếu | bị cười | lừa | scam | khoảng bao nhiêu
    | bao tiền | tiền | tốn | hết bao nhiêu | gói nào | which hospital | which hospitals | which doctor | which clinic | where | insurance | insured | cost | price | fee | referral`,
  // What else a doctor decides of this body.
  body: `đi làm lại | đi làm được | chơi thể thao | có con | có bầu | có thai | kiêng gì | ăn kiêng | có khỏi | chữa khỏi | chữa được | tái phát | di truyền | để lại sẹo | có phải do | uống thuốc | cả đời
    | nằm viện | tập thêm | running | exercise | work again | get pregnant`,
  told: `ngồi không | nằm không | ở không | nghỉ không | để không | nào … cũng | ngủ mấy tháng | ngủ mấy năm | đau mấy tháng | đau mấy năm | ho mấy tháng | ngứa mấy tháng | bị mấy tháng | bị mấy năm | trĩ mấy năm | mấy đốt | mấy cục | mấy nốt | mấy mảng | mấy vết | mấy cái răng
    | không … bao giờ | chưa … bao giờ | nào cũng | mấy ngày nay | mấy ngày ni | mấy tuần nay | mấy tháng nay | mấy ngày rồi | mấy ngày qua | mấy tiếng nay | mấy lần rồi | chưa bao giờ | không bao giờ
    | không biết bao nhiêu | hay uống cà phê | hay uống cafe | hay uống rượu | hay uống bia | hay uống nước | hay uống trà | bất cứ lúc nào | lúc nào cũng | khi nào cũng | thế nào cũng | không làm gì | không hiểu sao`,
};
const phrases = phraseTable(words);

const questionsMax = 3;
const questionWordsMin = 4;
const questionWordsMax = 14;
/** “Rứa có đúng không” says nothing to who reads it by itself. */
const deskWordsMin = 5;

/** Who is asked: the doctor, of what names an illness, a treatment or the body; a desk, of anything else. */
export type Asked = 'doctor' | 'desk';

/** What the family asks, in its own words, as far as no other line answers it: neither where to go nor what it costs. */
export function ownQuestions(reading: Reading, whom: Asked = 'doctor'): string[] {
  if (reading.tokens.length < questionWordsMin) return [];
  const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
  const has = (kind: Kind, { from, to }: Span) =>
    found.some((each) => each.value === kind && each.from >= from && each.to < to);
  const asked = askedClauses(reading).filter(
    (clause) =>
      !has('answered', clause) && !has('told', clause) && !isNever(reading, clause) && !isWish(reading, clause),
  );
  if (asked.length === 0) return [];
  const isIll = illnessWords(reading);
  const isOfBody = (clause: Span) =>
    has('body', clause) ||
    reading.tokens.slice(clause.from, clause.to).some((token, at) => isIll[clause.from + at] || treatments.has(token));
  return asked
    .filter((clause) =>
      whom === 'doctor' ? isOfBody(clause) : !isOfBody(clause) && clause.to - clause.from >= deskWordsMin,
    )
    .flatMap((clause) => wordsOf(reading, clause) ?? [])
    .slice(0, questionsMax);
}

const ever = new WordSet('bao');
const not = new WordSet('chua khong');

/** “Chưa tầm soát ung thư cổ tử cung bao giờ”: told, however much stands between. */
function isNever({ tokens }: Reading, { from, to }: Span): boolean {
  return ever.has(tokens[to - 2]) && tokens.slice(from, to - 2).some((token) => not.has(token));
}

const wish = new WordSet('muon dinh want');
const choice = new WordSet('hoac or');
const asking = new WordSet('khong ko k hong hay gi sao nao dau mo chi which what how');

/** “Muốn cấy que hoặc đặt vòng”: a wish with a choice in it, not a question. */
function isWish({ tokens }: Reading, { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  const isChoice = wish.has(words[0]) && words.some((token) => choice.has(token));
  return isChoice && !words.some((token) => asking.has(token));
}

/** Words by which a question begins that are none of it: “cho em hỏi”, “với lại”. */
const opening = new WordSet(
  'em e toi tui minh cho hoi xin muon biet voi lai ma thi va rang la nho cac anh chi bac si bs ngoai ra con nay gio so lo',
);

function wordsOf({ tokens, text }: Reading, clause: Span): string | undefined {
  let { from } = clause;
  while (clause.to - from > questionWordsMin && opening.has(tokens[from])) from += 1;
  const words = clause.to - from;
  if (words < questionWordsMin || words > questionWordsMax) return undefined;
  return text.slice(tokens[from]?.start, tokens[clause.to - 1]?.end);
}
