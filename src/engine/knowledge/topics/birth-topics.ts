import { step } from '../next-steps/step.ts';
import { breech, inDanger, watchedLate } from './mother-words.ts';
import type { Topic } from './topic.ts';

const overdue = step(
  'calendar',
  'Từ 40 tuần nên khám lại vài ngày một lần: đo tim thai, xem nước ối; đến 41 tuần thường được hẹn nhập viện, hỏi bác sĩ ngày nào. Mỗi ngày đếm thai máy; chuẩn bị giỏ đồ, giấy tờ và xe. Không tự uống thuốc, lá giục sinh.',
  'From 40 weeks on be seen every few days: heart tracing and waters; at 41 weeks one is usually admitted, ask on which day. Count movements daily; have the bag, papers and a car ready. No pills or herbs to start labour.',
);
/** Far from where the child will be born. */
const waits = `nằm chờ | nằm viện chờ | chờ sinh | chờ đẻ | chờ sanh | khi nào xuống viện | khi nào nên xuống viện | khi nào lên viện | khi nào nên lên viện | khi nào nhập viện | khi nào nên nhập viện | khi nao nen xuong | khi nao xuong vien | khi nao nhap vien | xuống viện trước | lên viện trước | ở gần viện | when should we come down | stay near the hospital`;
const afterCaesarean = step(
  'phone',
  'Đã mổ lấy thai: hỏi cách sinh ngay từ bây giờ, đừng đợi gần sinh. Danh bạ không ghi nơi nào nhận đỡ thường sau mổ: gọi khoa sản vài nơi hỏi có làm không, có mổ cấp cứu, máu, hồi sức sơ sinh cả đêm không. Mang giấy ra viện, biên bản mổ lần đó (tiếng nước ngoài thì dịch). Có cơn đau thì vào viện ngay.',
  'After a caesarean ask now how to deliver, not near term. The directory does not record who supports a vaginal birth: call maternity wards and ask whether they do, with emergency surgery, blood and newborn care at night. Bring the discharge paper and operation note (translated if foreign). With contractions go in at once.',
);

/** Birth: where, when and how. Ours, from common national and WHO advice; not reviewed. */
export const birthTopics: readonly Topic[] = [
  {
    // Who lives far from the ward asks when to come down, and not how to deliver.
    heard: waits,
    unless: inDanger,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 30,
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    answers: waits,
    says: step(
      'calendar',
      'Nhà xa viện: khám trong tuần này, xin bác sĩ ghi ngày nhập viện (đã mổ lấy thai thường hẹn mổ lại khoảng 39 tuần). Thường nên xuống ở gần viện từ khoảng 37–38 tuần, sớm hơn nếu đường khó, thai có nguy cơ. Hỏi nơi đó có mổ, máu, hồi sức sơ sinh cả đêm, có chỗ ở chờ không. Đau từng cơn, ra nước hay máu thì đi ngay.',
      'Far from the ward: be seen this week and ask for the day of admission (after a caesarean the next is usually set at about 39 weeks). Mostly one stays near the hospital from about 37–38 weeks, earlier with bad roads or any risk. Ask about surgery, blood and newborn care at night, and a place to wait. With pains, waters or blood go at once.',
    ),
    watch: {
      vi: 'đau vết mổ cũ, ra máu, ra nước ối, đau bụng từng cơn, thai đạp ít hẳn, đau đầu nhìn mờ',
      en: 'pain of an old scar, bleeding, leaking waters, belly pain in waves, a child that moves much less, headache with blurred sight',
    },
  },
  {
    heard: `đứa trước … mổ | bé trước … mổ | con trước … mổ | sinh mổ cách đây | đẻ mổ cách đây | sanh mổ cách đây | con dau sanh mo | con dau sinh mo | con dau de mo | lan truoc sanh mo | lan truoc sinh mo | lan truoc mo | lần trước sinh mổ | lần trước sanh mổ | lần trước mổ | lần trước đẻ mổ | vết mổ cũ | đã sinh mổ | từng sinh mổ | từng mổ lấy thai | đã mổ lấy thai | mổ đẻ lần trước | con đầu … mổ | bé đầu … mổ | đứa đầu … mổ | con đầu sinh mổ | con đầu sanh mổ | con đầu đẻ mổ | đứa đầu sanh mổ | đứa đầu sinh mổ | sinh thường sau mổ | sanh thường sau mổ | đẻ thường sau mổ | sinh thường sau sinh mổ
      | previous caesarean | previous cesarean | caesarean before | cesarean before | birth … section | had … section | first … section | previous … section | section before | first birth … caesarean | first birth … cesarean | had a caesarean | had a cesarean | vbac | mổ lần một | mổ bé đầu | de mo lan truoc | hai đứa trước mổ | hai dua truoc mo | sinh thuong sau mo | mo vi ngoi mong | be dau … mo | vet mo cu`,
    unless: `${inDanger} | sau mổ đẻ … ngày | mới mổ | vừa mổ | thai ngoài | ngoài tử cung | hố chậu | =đau | đau nhẹ | hơi đau | đau âm ỉ | pain | cramps | ${waits}`,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isAfter: true,
    isLeading: true,
    says: afterCaesarean,
    watch: {
      vi: 'đau vết mổ cũ, ra máu, ra nước ối, đau bụng từng cơn, thai đạp ít hẳn',
      en: 'pain in the old scar, bleeding, leaking waters, belly pain in waves, a child that moves much less',
    },
  },
  {
    heard: breech,
    unless: inDanger,
    who: 'pregnant',
    about: 'obstetrics',
    answers: 'đẻ ở huyện | sinh ở huyện | sanh ở huyện | xuống tỉnh | lên tỉnh | đẻ ở đâu | sinh ở đâu | where … birth',
    weeksMax: 35,
    atMost: 'routine',
    says: step(
      'question',
      'Trước khoảng 36 tuần thai còn có thể tự xoay: hỏi siêu âm lại ngôi thai lúc đó, rồi mới định cách sinh và ngày. Còn ngôi mông thì nên sinh ở nơi mổ được cả ngày đêm, thường là bệnh viện tỉnh; nhà xa thì hỏi xuống ở gần viện từ tuần thứ mấy (hay 37–38). Không nhờ ai xoay thai ở nhà. Vỡ ối thì nằm xuống và gọi xe đi ngay.',
      'Until about 36 weeks the child may still turn: ask for another look then, and only then decide how and when to deliver. If still breech, give birth where they operate day and night, usually the provincial hospital; from far away ask from which week to stay near it (often 37–38). Let nobody turn it by hand at home. If the waters break, lie down and go at once.',
    ),
    watch: watchedLate,
  },
  {
    heard: breech,
    unless: inDanger,
    who: 'pregnant',
    about: 'obstetrics',
    answers: 'đẻ ở huyện | sinh ở huyện | sanh ở huyện | xuống tỉnh | lên tỉnh | đẻ ở đâu | sinh ở đâu | where … birth',
    weeksMin: 36,
    atMost: 'routine',
    says: step(
      'question',
      'Từ 36 tuần mới định cách sinh: hỏi siêu âm lại ngôi, ối, nhau; có xoay thai từ ngoài không, mình có hợp không, nếu mổ thì ngày nào. Chọn nơi mổ được cả ngày đêm, thường là bệnh viện tỉnh; nhà xa thì xuống ở gần viện từ khoảng 37–38 tuần. Không nắn ở nhà. Vỡ ối, đau từng cơn, ra máu: nằm xuống, gọi xe ngay.',
      'From 36 weeks on the birth is planned: ask for another scan of position, waters and placenta; whether turning from outside is done there and fits you; if a caesarean, on which day. Choose a place that operates day and night, usually the provincial hospital; from far stay near it from about 37–38 weeks. No turning at home. Waters, pains or blood: lie down and go now.',
    ),
    watch: watchedLate,
  },
  {
    heard: `quá ngày dự sinh | quá dự sinh | quá ngày sinh | qua ngày dự sinh | tới ngày dự sinh | đến ngày dự sinh | chưa có dấu hiệu sinh | chưa chuyển dạ | chưa đau đẻ | past my due date | past the due date | overdue`,
    unless: inDanger,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 38,
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    says: overdue,
    watch: watchedLate,
  },
  {
    heard: `đẻ không đau | sinh không đau | sanh không đau | giảm đau khi sinh | gây tê ngoài màng cứng | epidural | painless birth | pain relief in labour`,
    unless: `${inDanger} | sau sinh | đau lưng`,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'phone',
      'Gây tê ngoài màng cứng giúp bớt đau khi sinh thường: gọi nơi định sinh hỏi có bác sĩ gây mê cả ngày đêm không, giá (thường tự trả), đăng ký từ tuần nào. Nói nếu từng mổ cột sống, rối loạn đông máu, dị ứng thuốc tê. Có thể mỏi lưng, nhức đầu vài ngày, hỏi trước được mất gì.',
      'An epidural eases a normal birth: call the place and ask whether an anaesthetist is there day and night, the price (usually self-paid) and when to register. Tell of spine operations, clotting problems or allergy. Backache or headache for days can follow; ask about gain and risk.',
    ),
  },
  {
    heard: `nhớt hồng | nhầy hồng | nhay hong | nhot hong | ra nhớt | ra nhầy | nhầy … máu | nhay … mau | nhầy như lòng trắng | dich nhay | nhay trang duc | bong nút nhầy | nút nhầy | chuyển dạ thật | chuyển dạ giả | chuyen da that | chuyen da gia | dấu hiệu chuyển dạ | dấu hiệu sắp sinh | mucus plug | lost plug | bloody show | lost … plug`,
    unless: `vỡ ối | ra nước ối | máu tươi | máu đỏ | ra máu nhiều | máu cục | ngôi mông | ngôi ngang | nhau tiền đạo | waters broke | breech`,
    who: 'pregnant',
    weeksMin: 37,
    about: 'obstetrics',
    isLeading: true,
    answers:
      'đi sinh chưa | di sanh chua | khi nào thì nên lên đường | khi nao thi nen len duong | cần mang giấy tờ gì',
    says: step(
      'phone',
      'Ra nhầy hồng là dấu hiệu gần sinh, có khi vài giờ, có khi vài ngày. Gọi khoa sản nơi định sinh, nói tuần thai, mấy phút một cơn. Đi viện khi cơn đều 5–10 phút, vỡ ối, ra máu đỏ hay thai đạp ít; trước 37 tuần, lần trước sinh nhanh, vết mổ cũ hoặc nhà xa thì đi ngay từ lúc này. Giỏ đồ, giấy tờ, xe đi đêm để sẵn.',
      'Pinkish mucus means that birth is near, in hours or days. Call the ward where you will deliver: weeks, minutes between pains. Go when they come every 5–10 minutes, the waters break, blood is red or the child moves less; before 37 weeks, if an earlier birth was fast, with an old scar or a long way go now. Have bag, papers and a car for the night ready.',
    ),
    watch: watchedLate,
  },
  {
    heard: `=giỏ đồ | đồ đi sinh | đồ đi sanh | đồ đi đẻ | đồ sơ sinh | chuẩn bị đồ gì | chuan bi do gi | cần chuẩn bị đồ | giấy tờ đi sinh | mang giấy tờ gì | hospital bag | what to pack`,
    beside: `bầu | thai | sinh | sanh | đẻ | dự sinh | tuần | bau | sap sinh | birth | due | weeks`,
    unless: `${inDanger} | nằm im`,
    about: 'obstetrics',
    of: 'obstetrics neonatology pediatrics',
    isLeading: true,
    isHarmless: true,
    answers: 'chuẩn bị giỏ đồ | cần chuẩn bị gì | mang theo gì',
    says: step(
      'folder',
      'Soạn giỏ từ khoảng 36 tuần. Giấy tờ: căn cước, thẻ bảo hiểm (hoặc trên VNeID, VssID), sổ khám thai, mọi kết quả và siêu âm, giấy chuyển tuyến nếu có, tiền tạm ứng. Mẹ: băng vệ sinh lớn, đồ mở trước, đồ vệ sinh, nước, sạc. Bé: 3–4 bộ áo, mũ, tã, khăn. Gọi khoa sản hỏi nơi đó phát gì, mấy người được theo; lưu số và xe đi đêm.',
      'Pack from about 36 weeks. Papers: ID, insurance card (or on VNeID, VssID), pregnancy book, all results and scans, a referral slip if any, money for the deposit. Mother: large pads, clothes that open in front, wash things, water, charger. Baby: 3–4 outfits, hat, nappies, towels. Ask the ward what it provides and how many may come; keep its number and a car for the night.',
    ),
  },
  {
    heard: `đăng ký sinh | đăng kí sinh | dang ky sinh | gói sinh | goi sinh | gói đẻ | sinh dịch vụ | đẻ dịch vụ | mổ đẻ dịch vụ | sinh mổ dịch vụ | sanh mổ dịch vụ | sanh dịch vụ | chi phí sinh | sinh hết bao nhiêu | sinh ở đâu tốt | chồng … vào phòng sinh | husband … delivery room | birth package | delivery package | where do expats give birth | give birth at | give birth in | deliver in | hospital … to deliver | antenatal booking`,
    unless: `${inDanger} | làm lại giấy | giấy chứng sinh | khai sinh | sau sinh | gave birth`,
    about: 'obstetrics',
    isLeading: true,
    isHarmless: true,
    says: step(
      'phone',
      'Gọi khoa sản vài nơi trước tuần 32–34: đăng ký từ tuần nào, gói thường và gói mổ gồm gì, giảm đau, phòng, bé phải nằm hồi sức tính sao; bảo hiểm trả phần nào, có cần giấy chuyển; ai được vào phòng sinh, có bác sĩ nữ, tiếng Anh không. Thai có nguy cơ thì chọn nơi có mổ, máu và hồi sức sơ sinh cả đêm.',
      'Call some maternity wards before 32–34 weeks: from which week to register, what packages for normal birth and caesarean include, pain relief, room, newborn intensive care; what insurance pays and whether a slip is needed; who may be in the room, a female doctor, English. With any risk choose a place with surgery, blood and newborn care at night.',
    ),
  },
  {
    heard: `hộ nghèo … đẻ | hộ nghèo … sinh | đẻ … hộ nghèo | đẻ … mất tiền | đẻ … có mất tiền | sinh … có mất tiền | thẻ dân tộc | hỗ trợ dân tộc | đẻ có tiền hỗ trợ | tiền hỗ trợ … đẻ | đẻ ở bệnh viện … trả tiền | không được đẻ ở nhà | đẻ ở nhà | ho ngheo … de`,
    unless: `${inDanger} | đẻ ở nhà được | đẻ ở nhà … ngày | mới đẻ | sau đẻ | bị nóng | vừa đẻ`,
    about: 'obstetrics',
    isLeading: true,
    isHarmless: true,
    says: step(
      'people',
      'Thẻ bảo hiểm hộ nghèo hay người dân tộc vùng khó khăn thường được trả toàn bộ phần trong danh mục khi sinh đúng tuyến: mang thẻ, căn cước, sổ khám thai, giấy hộ nghèo. Hỏi Phòng Công tác xã hội của bệnh viện về tiền ăn, đi lại. Nhà xa hay từng mổ thì xuống ở gần bệnh viện 2–3 tuần trước ngày sinh; đừng sinh ở nhà.',
      'With the card of a poor household, or of a minority in a hard area, what the scheme covers is usually paid in full at the right level: bring card, ID, pregnancy book, the poverty paper. Ask the social work office (Phòng Công tác xã hội) about food and travel. From far away, or after a caesarean, stay near the hospital 2–3 weeks before; do not give birth at home.',
    ),
  },
  {
    heard: `giấy quỳ | nghi rỉ ối | rỉ nước | ri nuoc | rỉ ối | ri oi | ướt quần | uot quan | ướt đáy quần | wet undies | ối hay tiểu | oi hay tieu | pee or waters`,
    unless: 'bị són | sau sinh | siêu âm ối bình thường | không phải ối',
    who: 'pregnant',
    about: 'obstetrics',
    isLeading: true,
    says: step(
      'clock',
      'Nghi rỉ ối: lót băng vệ sinh sạch, ghi giờ, xem màu và mùi; không thụt rửa, không quan hệ, không tắm bồn, không tự thử bằng que. Vào thẳng khoa sản để thử dịch, nghe tim thai, đừng chờ lịch hẹn; nói tuần thai, có sốt, có gò không. Nước xanh, hồng hay thai đạp ít thì gọi xe đi ngay.',
      'If it may be the waters: a clean pad, note the time, colour and smell; no douching, sex, bath or home test. Go straight to the maternity ward to have it tested and the heartbeat heard, do not wait for the appointment; tell the weeks, fever and contractions. Green or pink fluid, or fewer movements: by car at once.',
    ),
    watch: {
      vi: 'nước xanh hoặc hồng, sốt, sờ thấy dây ở cửa mình, bụng gò đều, thai đạp ít hẳn, ra máu',
      en: 'green or pink fluid, fever, a cord felt below, regular contractions, a child that moves much less, bleeding',
    },
  },
  {
    // Told by other words, and with nothing that it lowers.
    heard: `chưa đau gì | chua dau gi | chưa có dấu gì | chua co dau gi | chua co dau hieu | chưa có dấu hiệu gì | kích sinh | giục sinh | kich sinh | giuc sinh | inducing | induction | no signs yet | past due date`,
    unless: `${inDanger} | ít hơn | it hơn`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 39,
    isLeading: true,
    says: overdue,
    watch: watchedLate,
  },
];
