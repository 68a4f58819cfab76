import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { bloody } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** What people ask every day, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const plainTopics: readonly Topic[] = [
  {
    heard: `say xe | say tàu xe | say tàu | say sóng | say tau xe | motion sickness | carsick | car sick | seasick | =chống say | buồn nôn khi đi xe | nôn khi đi xe | ói khi đi xe | đi xe là ói | đi xe là nôn | tàu xe là … ói | buon non khi di xe | travel sick`,
    unless: `đau đầu dữ | chấn thương | té | ngã | đột ngột | dữ dội | yếu tay | nói khó | tai nạn | máu`,
    of: 'general_internal ent neurology family_medicine pediatrics obstetrics gastroenterology',
    isAfter: true,
    isHarmless: true,
    answers: 'uống gì | uống thuốc | bấm huyệt | làm sao | bao lâu',
    says: step(
      'note',
      'Say xe: ngồi ghế trước, nhìn xa, mở cửa thoáng, không đọc điện thoại; ăn nhẹ trước một hai giờ, gừng hay kẹo chua, bấm huyệt cổ tay có thể giúp. Thuốc say xe uống trước khi đi 30–60 phút theo tờ hướng dẫn, gây buồn ngủ: không lái xe. Trẻ dưới 2 tuổi, bà bầu, người glôcôm, u xơ tiền liệt hỏi dược sĩ hay bác sĩ trước.',
      'Motion sickness: front seat, eyes far ahead, fresh air, no phone; a light meal an hour or two before, ginger or sour sweets, pressing the wrist may help. Tablets 30–60 minutes before leaving as the leaflet says; they make sleepy: no driving. Children under 2, expectant mothers, with glaucoma or prostate trouble: ask first.',
    ),
  },
  {
    heard: `rò điện | tê giật nhẹ | giật nhẹ … tay | tê tê đầu ngón | sạc … tê | tĩnh điện | vợt muỗi | chạm … tê tách | điện giật nhẹ | bị giật nhẹ | giật tê tay | static shock | mild shock | small electric shock`,
    unless: `ngất | bất tỉnh | văng | cao thế | bỏng | cháy | đau ngực | khó thở | hồi hộp | tim đập | ${withChild} | burn | passed out | chest pain`,
    of: 'general_internal cardiology emergency neurology family_medicine burns pediatrics',
    isAfter: true,
    answers: 'có sao | khám tim | có cần khám | ảnh hưởng | nguy hiểm',
    says: step(
      'note',
      'Tê nhẹ một cái ở đầu ngón rồi hết, người khỏe, không vết bỏng thường không cần khám tim. Đi đo điện tim hôm nay nếu: hồi hộp, đau ngực, ngất, tay ướt hay bị dính không rút ra được, điện đi từ tay này sang tay kia, có vết bỏng, bệnh tim, đang mang thai. Rút phích, ngắt cầu dao, gọi thợ, lắp dây đất và cầu dao chống giật.',
      'A brief tingle at a fingertip, well since, without a burn usually needs no heart check. Have an ECG today with palpitations, chest pain, fainting, wet hands or being stuck to it, current from hand to hand, a burn, heart disease or pregnancy. Unplug, switch off, call an electrician, fit earthing and a safety switch.',
    ),
    watch: {
      vi: 'ngất, đau ngực, tim đập loạn, khó thở, tê yếu tay, vết bỏng, nước tiểu sẫm',
      en: 'fainting, chest pain, an irregular heart, trouble breathing, a numb or weak arm, a burn, dark urine',
    },
  },
  {
    heard: `nước tiểu … nâu | nước tiểu … sậm | nước tiểu … sẫm | nước tiểu … coca | tiểu sậm | tiểu nâu | nuoc tieu … nau | nuoc tieu … sam | dark urine | urine … brown | brown urine | pee … brown | cola`,
    beside: `đau cơ | nhức cơ | bắp tay | bắp đùi | chạy bộ | marathon | tập gym | tập nặng | tập tạ | squat | phụ hồ | nắng | đạp xe | dau co | muscle | workout | run`,
    unless: `vàng mắt | mắt vàng | vàng da | lội | sốt | mắt đỏ | viêm gan | g6pd | ong | rắn | yellow | fever`,
    of: 'general_internal nephrology emergency orthopedics rheumatology',
    isLeading: true,
    says: step(
      'firstaid',
      'Đau cơ nhiều kèm nước tiểu nâu sẫm sau tập nặng hay làm ngoài nắng: khám hôm nay, xin thử CK, creatinin, kali, nước tiểu, vì cơ bị hủy có thể hại thận. Uống nước đều, nghỉ hẳn, không xoa bóp mạnh. Không ibuprofen, diclofenac; kể thuốc mỡ máu, thuốc nam, rượu.',
      'Strong muscle pain with dark brown urine after hard exercise or work in the sun: be seen today for CK, creatinine, potassium and urine, since damaged muscle can harm the kidneys. Drink steadily, rest fully, no hard massage. No ibuprofen or diclofenac; tell of cholesterol tablets, herbs, alcohol.',
    ),
    watch: {
      vi: 'tiểu rất ít, bắp chân tay căng cứng tê, hồi hộp, yếu, nôn, lơ mơ',
      en: 'hardly any urine, a tense numb limb, palpitations, weakness, vomiting, drowsiness',
    },
  },
  {
    heard: `đi nắng về | đi cấy nắng | nắng về … choáng | nắng về … mệt | phơi nắng … mệt | làm ngoài nắng | cảm nắng | say nắng | nắng nóng … mệt | chào cờ nắng | đứng nắng | di nang ve | trời nóng … mệt | in the sun … headache | day … in the sun | heat exhaustion | sunstroke`,
    unless: `ngất | bất tỉnh | lơ mơ | nói nhảm | li bì | co giật | 39 | 40 | 41 | nôn nhiều | nước tiểu | rát da | bắt nắng | sạm | fainted | confused`,
    of: 'general_internal emergency family_medicine neurology geriatrics cardiology pediatrics',
    isAfter: true,
    answers: 'làm gì | uống gì | có sao | nên nghỉ | có nên | đi làm',
    says: step(
      'firstaid',
      'Mệt, choáng vì nắng: vào chỗ mát, nới áo, nằm kê chân, lau nước mát cổ, nách, bẹn, quạt; uống oresol hay nước pha chút muối từng ngụm. Nghỉ hết ngày, hôm sau làm nhẹ. Tránh nắng 10–16 giờ, nón rộng, uống nước mỗi 20 phút, nghỉ mỗi giờ. Không đỡ sau 30 phút thì đi khám ngay.',
      'Faint or weary from the sun: into the cool, loosen clothes, legs up, wet neck, armpits and groin, fan; sips of rehydration salts. Rest for the day, light work the next. No sun from 10 to 16, a wide hat, drink every 20 minutes, a break each hour. No better after 30 minutes: be seen at once.',
    ),
    watch: {
      vi: 'nói lẫn, lơ mơ, ngất, co giật, nóng từ 39 °C, nôn không uống được, nước tiểu rất sẫm',
      en: 'confused talk, drowsiness, fainting, a fit, 39 °C or more, vomiting all drinks, very dark urine',
    },
  },
  {
    heard: `=củ dền | thanh long đỏ | thanh long ruột đỏ | beetroot | dragon fruit | thanh long … đỏ | dưa hấu … đỏ`,
    beside: `tiểu | phân | đi cầu | đi ngoài | tieu | urine | pee | stool | poo | đi tiêu | nôn | ói | poop | stools | vomit`,
    unless: `máu cục | nước củ dền | như củ dền | đau | sốt | cục máu | chóng mặt | choáng | pain | fever | hắc ín | nhựa đường | hoa mắt | ngất | xỉu | dizzy`,
    of: 'general_internal urology nephrology gastroenterology pediatrics family_medicine nutrition',
    isAfter: true,
    answers: 'có sao | hết không | do ăn | là máu',
    says: step(
      'note',
      'Củ dền, thanh long đỏ có thể làm nước tiểu, phân đỏ hồng 1–2 ngày rồi hết. Ngừng ăn, uống nhiều nước; sau 2 ngày còn đỏ, hay đỏ lúc không ăn, thì thử nước tiểu hoặc phân tìm máu.',
      'Beetroot or red dragon fruit may colour urine and stools red for 1–2 days. Stop eating it and drink; if still red after 2 days, or red without it, have urine or stool tested for blood.',
    ),
    watch: {
      vi: 'có cục máu, đau quặn hông, tiểu buốt, sốt, phân đen, chóng mặt',
      en: 'clots, colicky flank pain, burning urine, fever, black stools, dizziness',
    },
  },
  {
    heard: `cà phê … tim đập | cà phê … run | cà phê … mất ngủ | cà phê … hồi hộp | ca phe … tim dap | ca phe … run | ca phe … ngu khong | nước tăng lực … tim | nước tăng lực … run | trà … tim đập | trà sữa … mất ngủ | coffee … heart | coffee … shaky | energy drink … heart`,
    unless: `${grave} | ${withChild} | tức ngực | rung nhĩ | bệnh tim | chest`,
    of: 'general_internal cardiology neurology psychiatry family_medicine',
    isAfter: true,
    answers: 'làm sao | hết | có sao',
    says: step(
      'note',
      'Tim nhanh, run tay, khó ngủ sau cà phê, trà, nước tăng lực: uống nước lọc, ăn nhẹ, đi lại hay thở chậm; thường dịu trong 4–6 giờ. Không uống thêm, không dùng rượu để dễ ngủ, không lái xe khi bồn chồn. Sau này bớt và ngừng sau 14 giờ. Không uống gì mà tim vẫn hay nhanh thì đo điện tim, thử tuyến giáp.',
      'A fast heart, shaky hands or no sleep after coffee, tea or energy drinks: water, a light meal, walk or breathe slowly; it usually settles in 4–6 hours. No more of it, no alcohol to sleep, no driving while restless. Later less, and none after 14:00. If the heart races without it: ECG and thyroid tests.',
    ),
    watch: {
      vi: 'đau ngực, khó thở, ngất, mạch trên 120 không xuống sau nghỉ, nôn nhiều',
      en: 'chest pain, trouble breathing, fainting, a pulse above 120 that rest does not lower, repeated vomiting',
    },
  },
  {
    heard: `đứng dậy nhanh | đứng lên nhanh | dung day nhanh | đứng dậy … tối sầm | đứng dậy … sầm mắt | tối sầm … đứng dậy | ngồi xổm … hoa mắt | head rush | stand up quickly | stand up too fast`,
    unless: `${grave} | ${withChild} | ${bloody} | kinh ra nhiều | kinh nguyệt | thiếu máu | tiêu chảy | thuốc huyết áp | quay cuồng | tiểu đường | nhức đầu | đau đầu | nhìn mờ | nhìn đôi | headache | blurred`,
    of: 'general_internal cardiology neurology family_medicine hematology ent pediatrics',
    isAfter: true,
    answers: 'có sao | làm sao | bệnh gì | ăn gì',
    says: step(
      'note',
      'Tối sầm vài giây khi đứng nhanh, ngồi xuống là hết: hay gặp ở người gầy, uống ít nước, bỏ bữa sáng. Đứng lên chậm, siết bắp chân trước khi đứng, uống đủ nước, ăn đủ bữa. Đo huyết áp lúc nằm và sau đứng 1–3 phút; thử công thức máu nếu da xanh, mệt. Thường xuyên hơn hay từng ngất thì khám Nội, đo điện tim.',
      'Black before the eyes for seconds on rising fast, gone on sitting: common in slim people, with little water or no breakfast. Rise slowly, tense the calves first, drink and eat enough. Measure the pressure lying and after 1–3 minutes standing; a blood count if pale or tired. More often, or any faint: internal medicine and an ECG.',
    ),
    watch: {
      vi: 'ngất, đau ngực, tim đập loạn, khó thở, phân đen, kinh ra rất nhiều',
      en: 'fainting, chest pain, an irregular heart, trouble breathing, black stools, very heavy periods',
    },
  },
  {
    heard: `nghĩa vụ quân sự | khám nghĩa vụ | đi nghĩa vụ | di nghia vu | nvqs | khám tuyển quân | military service`,
    beside: `hoãn | miễn | khám | đậu | rớt | có phải đi | có được | kham | hoan | mien | cận | loạn | exempt`,
    unless: `xuất ngũ | ra quân | điện tim hồi khám nghĩa vụ | hồi khám nghĩa vụ`,
    isAfter: true,
    isHarmless: true,
    answers: 'có được hoãn | có hoãn | có được miễn | có phải đi | exempt',
    says: step(
      'folder',
      'Đi hay hoãn nghĩa vụ do hội đồng khám sức khỏe của huyện, xã kết luận theo bảng phân loại, không bác sĩ riêng nào quyết. Mang giấy ra viện, kết quả, đơn kính, phim cũ của bệnh viện đến buổi khám và khai đúng; chưa có giấy thì khám chuyên khoa trước. Không đồng ý thì xin khám lại theo hướng dẫn của Ban chỉ huy quân sự.',
      'Whether service is done or put off is concluded by the local health examination board by its table, not by any one doctor. Bring hospital papers, results, glasses prescription and old films, and declare truthfully; without papers see the specialist first. If you disagree, ask the military command how to be examined again.',
    ),
  },
];
