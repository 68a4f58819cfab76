import { illnessWords } from '../reader/illness-words.ts';
import { numberOf } from '../safety/number-words.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';

type Kind = 'asks' | 'answered' | 'told' | 'body';

/** Ours, not reviewed. */
const words: Readonly<Record<Kind, string>> = {
  asks: `bao lâu | bao nhiêu | bao giờ | khi nào | thế nào | như nào | ra sao | làm sao | cần làm gì | phải làm gì | nên làm gì | là gì | cái chi | cái gì | tại sao | vì sao
    | có nên | có phải | có cần | có được | nên tin | nên chọn | hay là | hay phải | hay nên | mấy ngày | mấy tuần | mấy tháng | mấy tiếng | mấy mũi | mấy buổi
    | mấy đợt | loại nào | quý nào | tuổi nào | tháng nào | how long | how much | how many | how often | should i | should we | should she | should he | can i | can we
    | can she | can he | do i | do we | does she | does he | is it | will it | is there | what is | which`,
  // How soon, the hospital, papers, the insurance and the price are answered in their own place; what others think is no doctor's.
  answered: `nhịn ăn | need to fast | đợi | chờ | để mai | đi viện | đi khám | phải lên | phải xuống | phải ra | phải vô | phải vào | nên lên | đi hà nội | đi sài gòn | tới nhà | đến nhà | ở đâu | ở mô | chỗ nào | chỗ mô | nơi nào | viện nào | bệnh viện nào | bệnh viện mô | bv nào | bác sĩ nào | bs nào | khoa nào | khoa chi | khoa gì | khoa mô
    | phòng khám nào | bảo hiểm | bhyt | bh | thẻ | giấy chuyển | phiếu chuyển | chuyển tuyến | trái tuyến | đúng tuyến | giá | giá bao nhiêu | chi phí | bao nhiêu tiền
    | nhịn ăn | chủ nhật | thứ hai | thứ 2 | thu 2 | cuối tuần | sang tuần | có trễ | có muộn | có kịp | mấy giờ | open on | give it | wait | đem theo | mang theo | mang gì | đem gì
    | what to bring | chụp lại | thủ tục | xin lại | giấy tờ | đi cùng | nhà trẻ | đi học | từ thiện | hỗ trợ | xin giảm | nệm | tin được | tai nạn | đất liền | mấy ngày đường | quay lại ngay | để ý cái gì | chú ý gì
    | để sau | mới rảnh | tests beforehand | hiệu kính | tiệm kính | trợ cấp | viện dưỡng lão | xin ở thêm | mất bằng | người nhà | dịch vụ | ở huyện | ở tỉnh | ở quê | ở xã | ở trạm | bệnh viện huyện | bv huyện | bv | về huyện | về quê | về đảo | sài gòn | hà nội | đà nẵng | cần thơ | saigon | hanoi | drive
    | fly | giấy | hồ sơ | sổ | nghỉ ốm | bhxh | nằm ghép | cho gần | làm được ở | có nhận | ai đi cùng | ai dẫn | ai lo | ai dạy | ai biết | xin việc | công ty | công an | bất hiếu | bị cười | lừa | scam | khoảng bao nhiêu
    | bao tiền | tiền | tốn | hết bao nhiêu | gói nào | which hospital | which hospitals | which doctor | which clinic | where | insurance | cost | price | fee | referral`,
  // What else a doctor decides of this body.
  body: `đi làm lại | đi làm được | chơi thể thao | có con | có bầu | có thai | kiêng gì | ăn kiêng | có khỏi | chữa khỏi | chữa được | tái phát | di truyền | để lại sẹo | có phải do | uống thuốc | cả đời
    | nằm viện | tập thêm | running | exercise | work again | get pregnant`,
  told: `không … bao giờ | chưa … bao giờ | nào cũng | mấy ngày nay | mấy ngày ni | mấy tuần nay | mấy tháng nay | mấy ngày rồi | mấy ngày qua | mấy tiếng nay | mấy lần rồi | chưa bao giờ | không bao giờ
    | không biết bao nhiêu | bất cứ lúc nào | lúc nào cũng | khi nào cũng | thế nào cũng | không làm gì | không hiểu sao`,
};
const phrases = phraseTable(words);

type Span = { readonly from: number; readonly to: number };

const questionsMax = 1;
const questionWordsMin = 4;
const questionWordsMax = 14;

/** Who is asked: the doctor, of what names an illness, a treatment or the body; a desk, of anything else. */
export type Asked = 'doctor' | 'desk';

/** What the family asks, in its own words, as far as no other line answers it: neither where to go nor what it costs. */
export function ownQuestions(reading: Reading, whom: Asked = 'doctor'): string[] {
  if (reading.tokens.length < questionWordsMin) return [];
  const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
  const has = (kind: Kind, { from, to }: Span) =>
    found.some((each) => each.value === kind && each.from >= from && each.to < to);
  const asked = clausesOf(reading.tokens).filter(
    (clause) =>
      !has('answered', clause) &&
      !has('told', clause) &&
      (has('asks', clause) || endsAsking(reading.tokens, clause) || offersChoice(reading.tokens, clause)),
  );
  if (asked.length === 0) return [];
  const isIll = illnessWords(reading);
  const isOfBody = (clause: Span) =>
    has('body', clause) ||
    reading.tokens.slice(clause.from, clause.to).some((token, at) => isIll[clause.from + at] || treatments.has(token));
  return asked
    .filter((clause) => isOfBody(clause) === (whom === 'doctor'))
    .flatMap((clause) => wordsOf(reading, clause) ?? [])
    .slice(0, questionsMax);
}

function clausesOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.clause === tokens[from]?.clause) to += 1;
    spans.push({ from, to });
    from = to;
  }
  return spans;
}

/** Said to whoever is asked, behind the question. */
const politeness = new WordSet('a ha vay the nhi ah rua ri hen nhe nha voi em bac si bs mn anh chi ac luon');
const no = new WordSet('khong hong hok hem');
const beforeNo = new WordSet('co duoc nen phai can con the hay dung kip du');

const house = new WordSet('vien');
const reachWords = 8;

/** “Sau này có con được không ạ” */
function endsAsking(tokens: readonly Token[], { from, to }: Span): boolean {
  let last = to - 1;
  while (last > from && politeness.has(tokens[last])) last -= 1;
  // “Bệnh viện K” is no question.
  if (!no.has(tokens[last]) || house.has(tokens[last - 1])) return false;
  return tokens.slice(Math.max(from, last - reachWords), last).some((token) => beforeNo.has(token));
}

const or = new WordSet('hay hoac or');
/** What is done for an illness; “hay” beside anything else is “often”. */
const treatments = new WordSet('mo uong cat tiem chich xa hoa thay dat dot tap nam ivf iui sinh de surgery medicine');

function offersChoice(tokens: readonly Token[], { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!or.has(tokens[at])) continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isCount = before && after && numberOf(before) !== undefined && numberOf(after) !== undefined;
    if (isCount || treatments.has(after)) return true;
  }
  return false;
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
