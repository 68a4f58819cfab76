import { numberOf } from '../safety/number-words.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';
import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import type { Span } from './story.ts';

/** Ours, not reviewed. */
const asks = buildPhrases(
  phraseList(
    `bao lâu | bao nhiêu | bao giờ | khi nào | thế nào | như nào | ra sao | làm sao | cần làm gì | phải làm gì | nên làm gì | là gì | cái chi | cái gì | tại sao | vì sao
    | có nên | có phải | có cần | có được | nên tin | nên chọn | hay là | hay phải | hay nên | mấy ngày | mấy tuần | mấy tháng | mấy tiếng | mấy mũi | mấy buổi
    | nơi nào | chỗ nào | chỗ mô | ở đâu | viện nào | bác sĩ nào | khoa nào | có nơi | có chỗ | mấy đợt | loại nào | quý nào | tuổi nào | tháng nào | how long | how much | how many | how often | should i | should we | should she | should he | can i | can we
    | can she | can he | do i | do we | does she | does he | is it | will it | is there | what is | which`,
    true,
  ),
);

/** By the words of asking, or by how it ends or offers a choice; some that tell are among them: “chưa mổ bao giờ”. */
export function askedClauses(reading: Reading): Span[] {
  const found = findPhrases(reading, asks).filter(({ weak }) => !weak);
  return clausesOf(reading.tokens).filter(
    (clause) =>
      found.some(({ from, to }) => from >= clause.from && to < clause.to) ||
      endsAsking(reading.tokens, clause) ||
      offersChoice(reading.tokens, clause),
  );
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
const no = new WordSet('khong hong hok hem chua');
const beforeNo = new WordSet('co duoc nen phai can con the hay dung kip du');

const house = new WordSet('vien');
const reachWords = 8;

/** “Sau này có con được không ạ” */
function endsAsking(tokens: readonly Token[], { from, to }: Span): boolean {
  let last = to - 1;
  while (last > from && politeness.has(tokens[last])) last -= 1;
  // “Bệnh viện K” is no question.
  if (!no.has(tokens[last]) || house.has(tokens[last - 1]) || comesAndGoes(tokens, last)) return false;
  return tokens.slice(Math.max(from, last - reachWords), last).some((token) => beforeNo.has(token));
}

/** “Lúc có lúc không”, “tháng có tháng không”. */
function comesAndGoes(tokens: readonly Token[], no: number): boolean {
  const word = tokens[no - 1]?.folded;
  return word !== undefined && tokens[no - 2]?.folded === 'co' && tokens[no - 3]?.folded === word;
}

const or = new WordSet('hay hoac or');
/** What is done for an illness; “hay” beside anything else is “often”. */
export const treatments = new WordSet(
  'mo uong cat tiem chich xa hoa thay dat dot tap nam ivf iui sinh de surgery medicine',
);

function offersChoice(tokens: readonly Token[], { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!or.has(tokens[at])) continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isCount = before && after && numberOf(before) !== undefined && numberOf(after) !== undefined;
    if (isCount || treatments.has(after)) return true;
  }
  return false;
}
