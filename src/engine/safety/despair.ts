import { withContext } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';

/** Too much of a medicine by mistake, against pain or by another’s hand, and words of somebody who wants to die. Ours. */
const phrases = phraseTable({
  mistake: `dán thêm | dán nhầm | uống nhầm | uống lộn | uống lầm | cho uống nhầm | cho uống thêm | uống thêm … vì đau | đau quá nên … thêm | đau quá uống thêm | uống gấp đôi | uống hai lần | uống 2 lần | uống lại lần nữa
    | quên … uống lại | chia nhầm | tiêm nhầm | chích nhầm | took it twice | by mistake | double dose | extra patch | extra dose`,
  despair: `tự tử | tự vẫn | tự sát | tự làm hại | kết liễu | muốn chết | đòi chết | không muốn sống | chán sống | tuyệt mệnh | từ biệt | giận | cãi nhau | tuyệt vọng | suicide | suicidal | kill herself | kill himself | kill myself | want to die
    | wants to die | on purpose`,
});

/** What a mind looks like that may think of dying and does not say so; written as families do. Ours. */
const silent = phraseTable({
  silent: `ngồi thừ | ngồi lì | ngồi thẫn thờ | thẫn thờ | không nói chuyện với ai | không nói chuyện | chẳng nói | không nói năng | không thiết | chẳng thiết | ít nói hẳn | ở trong phòng | nhốt mình | đóng cửa phòng | khóc một mình | khóc suốt | khóc hoài | hay khóc
    | hỏi thì khóc | trầm cảm | buồn chán | vết cào | vết cắt | vết rạch | không muốn gặp ai | xa lánh | mất hứng | hết hứng | chán ăn mất ngủ | thức trắng | từ ngày … mất | từ khi … mất | depressed | depression | withdrawn | stays in her room | stays in his room
    | cries all | crying all | won't talk | doesn't talk | lost interest`,
});

/** What the body of a young mother tells of its own danger; written as families do. Ours. */
const childbed = phraseTable({
  body: `ra máu | chảy máu | ra huyết | băng huyết | máu cục | sản dịch | sốt | rét run | lạnh run | vết mổ | vết khâu | đau bụng | đau đầu | nhức đầu | nhìn mờ | mờ mắt | phù | sưng | co giật | khó thở | đau ngực | ngất | xỉu | lơ mơ | huyết áp | tiểu gắt | mủ | bleeding | blood | fever | chills
    | discharge | wound | belly pain | headache | blurred | swollen | swelling | fit | seizure | breath | chest | fainted | drowsy | pressure | pus`,
});

/** Whether anything may be wrong with the body of a young mother, denied or not. */
export function isOfChildbedBody(reading: Reading): boolean {
  return findPhrases(reading, childbed).length > 0;
}

/** Whether a low mind is told of, in one who may think of dying. */
export function isSilentDistress(reading: Reading): boolean {
  const found = findPhrases(reading, silent).filter(({ weak }) => !weak);
  return withContext(reading, found).some(({ context }) => context === 'present');
}

/** Whether anything tells of somebody who wants to die, and does not deny it. */
export function isDespair(reading: Reading): boolean {
  const found = findPhrases(reading, phrases).filter(({ weak, value }) => !weak && value === 'despair');
  return withContext(reading, found).some(({ context }) => context !== 'denied');
}

/** Whether an overdose is told as a mistake, and nothing tells of despair. */
export function isByMistake(reading: Reading): boolean {
  const found = findPhrases(reading, phrases).filter(({ weak }) => !weak);
  return found.some(({ value }) => value === 'mistake') && !found.some(({ value }) => value === 'despair');
}
