import type { Need, Words } from '#contract/vocabulary.ts';
import { type Step, step } from './step.ts';

/** Whatever the need was: first the call, then first aid; papers and money never come before them. Wording is ours. */
export const callNow = (own?: Words): Step =>
  step(
    'phone',
    `Gọi 115 ngay, hoặc đưa người bệnh đến khoa cấp cứu gần nhất${ifNearer(own).vi}; không cần đúng nơi đăng ký bảo hiểm.`,
    `Call 115 now, or take the patient to the nearest emergency department${ifNearer(own).en}; it need not be the one on the insurance card.`,
  );

/** To who is ill and writes. */
export const callNowSelf = (own?: Words): Step =>
  step(
    'phone',
    `Gọi 115 ngay, hoặc nhờ người đưa đến khoa cấp cứu gần nhất${ifNearer(own).vi}; không cần đúng nơi đăng ký bảo hiểm.`,
    `Call 115 now, or have someone take you to the nearest emergency department${ifNearer(own).en}; it need not be the one on the insurance card.`,
  );

/** Who walks in needs no ambulance. */
export const goNow = (own?: Words): Step =>
  step(
    'hospital',
    `Đi ngay đến khoa cấp cứu gần nhất${ifNearer(own).vi}, có người chở; không tự đi được hoặc nặng lên thì gọi 115. Không cần đúng nơi đăng ký bảo hiểm.`,
    `Go now to the nearest emergency department${ifNearer(own).en}, with somebody driving; if you cannot get there, or it gets worse, call 115. It need not be the one on the insurance card.`,
  );

/** Minutes of rinsing save an eye, and no road does. */
export const rinseThenGo = (own?: Words): Step =>
  step(
    'hospital',
    `Rửa mắt trước, ngay tại chỗ, rồi đi ngay đến khoa cấp cứu gần nhất${ifNearer(own).vi}, có người chở; không tự đi được hoặc nặng lên thì gọi 115. Không cần đúng nơi đăng ký bảo hiểm.`,
    `First rinse the eye, right where you are, then go at once to the nearest emergency department${ifNearer(own).en}, with somebody driving; if you cannot get there, or it gets worse, call 115. It need not be the one on the insurance card.`,
  );

/** The door of the own district, which the directory does not have. */
const ifNearer = (own: Words | undefined): Words =>
  own ? { vi: ` (${own.vi} nếu gần hơn)`, en: ` (${own.en} if that is nearer)` } : { vi: '', en: '' };

/** What was splashed on skin or eyes goes on burning until it is washed off. */
export const rinseThenCall = step(
  'phone',
  'Xối rửa nước sạch trước, tại chỗ, ít nhất 20 phút, vừa rửa vừa gọi 115 (bật loa); khó thở: đi ngay. Rửa xong mới đến khoa cấp cứu gần nhất; không cần đúng nơi ghi bảo hiểm.',
  'First flood it with clean water, right there, at least 20 minutes, calling 115 meanwhile (loudspeaker); breathless: go now. Only then to the nearest emergency department, whatever the insurance card says.',
);

/** For somebody whose breath has stopped, or may have. */
export const helpHere = step(
  'phone',
  'Gọi 115 ngay, bật loa ngoài. Không thở, thở ngáp hay nghẹn không ra tiếng: làm ngay tại chỗ như dưới đây (chỉ rời chỗ nếu nguy hiểm), đừng chở đi trước. Thở lại: chờ xe, hoặc đưa đến khoa cấp cứu gần nhất.',
  'Call 115 now, on loudspeaker. Not breathing, only gasping, or no voice: act on the spot as below (move only out of danger) before driving anywhere. Once breathing again: wait for the ambulance, or go to the nearest emergency department.',
);

/** For somebody who must not be moved. */
export const callAndWait = step(
  'phone',
  'Gọi 115 ngay và chờ xe cấp cứu, hỏi mấy phút thì tới; đừng xốc, bế, chở xe máy. Xe không đến được hoặc quá 15 phút: hỏi 115 cách chuyển, nhiều người cùng nâng trên ván phẳng, giữ thẳng đầu, cổ, lưng, chở nằm bằng ô tô đến khoa cấp cứu gần nhất.',
  'Call 115 now and wait for the ambulance, asking how many minutes it needs; no lifting by the arms, no motorbike. If it cannot come or takes over 15 minutes: ask 115 how to move; several people lift together on a flat board, head, neck and back straight, lying in a car to the nearest emergency department.',
);

/** To who has not left the hospital yet, as far as one can tell. */
export const callOnWard = step(
  'phone',
  'Còn nằm viện: gọi ngay bác sĩ, điều dưỡng trực của khoa, đừng xin về và đừng tự đưa đi lúc này; cần nơi khác thì bệnh viện chuyển bằng xe cấp cứu. Đã về nhà: gọi 115, hoặc đến khoa cấp cứu gần nhất.',
  'Still in hospital: call the ward’s doctor or nurse on duty at once; do not leave and do not move the patient yourselves now; if another place is needed, the hospital sends an ambulance. Already at home: call 115, or go to the nearest emergency department.',
);

export const emergencyBasics = {
  time: step(
    'clock',
    'Ghi lại giờ bắt đầu triệu chứng và giờ dùng thuốc lần cuối để báo cho bác sĩ.',
    'Write down when it began and when the last medicine was taken, and tell the doctor.',
  ),
  company: step(
    'people',
    'Có một người lớn đi cùng; người bệnh không tự lái xe và không ở một mình.',
    'An adult goes along; the patient must not drive or be left alone.',
  ),
  companyOfChild: step(
    'people',
    'Một người lớn luôn ở cạnh trẻ và đi cùng; nhờ người khác lái xe.',
    'An adult stays with the child all the time and goes along; let somebody else drive.',
  ),
  companyOfSelf: step(
    'people',
    'Gọi ngay một người thân hoặc hàng xóm đến; đừng ở một mình, đừng tự lái xe.',
    'Call a relative or neighbour over at once; do not stay alone, do not drive.',
  ),
  companyOfChildSelf: step(
    'people',
    'Nói ngay với bố mẹ hoặc một người lớn ở gần, kể cả phải gọi dậy: không có gì phải ngại, và cần người lớn đưa đi.',
    'Tell your parents or an adult nearby at once, even if you must wake them: there is nothing to be ashamed of, and an adult must take you.',
  ),
  medicines: step(
    'pill',
    'Cầm theo thuốc đang uống nếu với tay lấy được ngay.',
    'Take along current medicines if they are within reach.',
  ),
  papers: step(
    'id-card',
    'Đi ngay dù thiếu giấy tờ: cấp cứu được hưởng bảo hiểm y tế ở mọi nơi, giấy tờ nộp bổ sung trước khi ra viện.',
    'Go even without papers: a Vietnamese health card covers emergencies at any hospital and can be shown before discharge; with travel or private insurance take the passport and call the insurer on the way.',
  ),
  papersOfGuest: step(
    'id-card',
    'Đi ngay dù thiếu giấy tờ: mang hộ chiếu nếu sẵn, trên đường gọi đường dây hỗ trợ của hãng bảo hiểm; giữ hóa đơn và báo cáo y tế.',
    'Go even without papers: take the passport if at hand and call your insurer’s assistance line on the way; keep invoices and the medical report.',
  ),
  neverOfGuest: step(
    'warning',
    'Không tự truyền dịch, không dùng bài thuốc dân gian; ăn uống và thuốc chỉ theo lời dặn sơ cứu ở trên.',
    'No drips or home remedies; food, drink and medicine only as the first-aid lines above say.',
  ),
  never: step(
    'warning',
    'Không cạo gió, chích máu, đắp lá hay tự truyền dịch; ăn uống và thuốc chỉ theo lời dặn sơ cứu ở trên.',
    'No skin scraping (cạo gió), finger pricking, herbal poultices or drips at home; food, drink and medicine only as the first-aid lines above say.',
  ),
};

/** Beside thoughts of dying nobody asks when it began: what is said first, and how one sits with them. */
export const ofDespair = {
  self: step(
    'people',
    'Bạn nói ra được là đã làm điều khó nhất; những ý nghĩ này có thể dịu đi khi có người giúp. Ngay bây giờ nói một câu với một người lớn ở gần mà bạn tin, kể cả phải gọi dậy: “Tôi không ổn, ở lại với tôi”, và đưa hết thuốc hay vật nguy hiểm cho họ giữ.',
    'Saying it was the hardest part; such thoughts can ease with help. Right now say one sentence to an adult near by whom you trust, even if you must wake them: “I am not well, stay with me”, and give them all pills or anything dangerous.',
  ),
  other: step(
    'people',
    'Ngồi cạnh và lắng nghe, không trách, không tranh cãi, không hứa giữ bí mật; nói rõ là sẽ ở cùng và đưa đi. Gom hết thuốc, thuốc sâu, dao, dây ra khỏi nhà.',
    'Sit down and listen, without blame or argument, and promise no secrecy; say that you will stay and go along. Take all pills, pesticides, knives and ropes out of the house.',
  ),
};

/** The one line that the need adds. */
export const emergencyByNeed: Partial<Record<Need, Step>> = {
  revisit: step(
    'folder',
    'Nếu kịp, cầm theo sổ khám và đơn thuốc lần trước.',
    'If there is time, take the last visit’s papers and prescription.',
  ),
  surgery: step(
    'hospital',
    'Lúc này cần khoa cấp cứu trước: có phải mổ không và mổ ở đâu để bác sĩ ở đó quyết định.',
    'The emergency department comes first: its doctors decide whether to operate, and where.',
  ),
  second_opinion: step(
    'note',
    'Việc xin ý kiến thứ hai để sau khi qua cơn nguy hiểm.',
    'The second opinion can wait until the danger has passed.',
  ),
  lab_test: step(
    'warning',
    'Lúc này không đi xét nghiệm ở ngoài; khoa cấp cứu sẽ làm xét nghiệm cần thiết.',
    'Do not go for outside tests now; the emergency department does those that are needed.',
  ),
  imaging: step(
    'warning',
    'Lúc này không đi chụp phim ở ngoài; khoa cấp cứu sẽ chụp khi cần.',
    'Do not go for outside scans now; the emergency department does them when needed.',
  ),
  admission: step(
    'hospital',
    'Vào thẳng khoa cấp cứu để được nhập viện, không xếp hàng ở phòng khám.',
    'Go straight to the emergency department to be admitted; do not queue at the clinic.',
  ),
  discharge: step(
    'phone',
    'Trên đường đi, gọi cho khoa vừa cho ra viện để báo người bệnh đang quay lại cấp cứu.',
    'On the way, call the ward that discharged the patient and say that you are coming back.',
  ),
  home_care: step(
    'hospital',
    'Lúc này không chăm tại nhà được nữa: cần đưa người bệnh đến khoa cấp cứu.',
    'This can no longer be cared for at home: the patient needs an emergency department.',
  ),
  find_doctor: step(
    'note',
    'Lúc này cần khoa cấp cứu trước, chọn bác sĩ để sau.',
    'The emergency department comes first; choosing a doctor comes later.',
  ),
  find_hospital: step(
    'map',
    'Đến nơi có cấp cứu gần nhất trước; chuyển viện sau nếu bác sĩ thấy cần.',
    'Go to the nearest emergency department first; a transfer can follow if the doctor sees the need.',
  ),
  emergency: step(
    'phone',
    'Giữ máy với 115 và nói rõ địa chỉ, số người, người bệnh còn tỉnh không, thở thế nào, có chảy máu không.',
    'Stay on the line with 115: say the address, how many people, whether the patient is awake, breathing, bleeding.',
  ),
};
