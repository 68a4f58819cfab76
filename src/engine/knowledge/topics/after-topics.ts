import { type Step, step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** “Mổ ruột thừa 10 ngày”, “sau cắt túi mật”, “mới thay khớp gối”, “tan soi duoc 3 tuan”. */
function after(operations: string, english: string): string {
  const done = operations
    .split(' | ')
    .flatMap((each) => [
      `${each} … ngày`,
      `${each} … hôm`,
      `${each} … bữa`,
      `${each} … tuần`,
      `${each} … tháng`,
      `${each} xong`,
      `${each} … về nhà`,
      `sau ${each}`,
      `sau khi ${each}`,
      `vừa ${each}`,
      `mới ${each}`,
      `đã ${each}`,
    ]);
  const told = english
    .split(' | ')
    .flatMap((each) => [
      `after ${each}`,
      `had ${each}`,
      `${each} … ago`,
      `since ${each}`,
      `${each} … weeks`,
      `${each} … months`,
    ]);
  return [...done, ...told].join(' | ');
}

/** What is still to come is prepared elsewhere; what is years back is over. */
const notYet = `sắp mổ | chuẩn bị mổ | hẹn mổ | lịch mổ | mai mổ | định mổ | muốn mổ | nên mổ | phải mổ | cần mổ | chờ mổ | đợi mổ | bảo mổ | kêu mổ | khuyên mổ | chỉ định mổ | bảo cắt | kêu cắt | khuyên cắt | nên cắt | phải cắt | có nên thay | bảo thay | kêu thay | khuyên thay | sắp thay | tháng nữa | tuần nữa
  | scheduled for | before surgery | before the operation | should i have`;

/** Of work, food and washing, the line of the operation says enough. */
const asked = `đi làm | làm lại | làm việc | mần | việc nặng | đi học | tắm | gội | ăn gì | ăn kiêng | kiêng gì | kiêng | ăn uống | đi xe | chạy xe | tập | lái xe | thể dục | quan hệ | có sao | bình thường không | bao lâu | bao giờ | khi nào | chừng nào | mấy tuần | đau họng | nhỏ thuốc | ngâm | uống tới | rút | hong hong | back to work | eat | shower | drive`;

/** Whoever tells of it among old illnesses is past these weeks: “bypass in 2017”, “mổ ruột thừa năm 2018”. */
const longAgo = [
  'năm ngoái | năm trước | nhiều năm | mấy năm | hồi nhỏ | years ago | last year | a year ago',
  ...Array.from({ length: 36 }, (_, at) => `năm ${1990 + at} | in ${1990 + at}`),
].join(' | ');

type After = Omit<Topic, 'says'> & { readonly says: Step };

function row(topic: After): Topic {
  return {
    isAfter: true,
    isLasting: true,
    answers: asked,
    saidWithout: longAgo,
    ...topic,
    unless: [notYet, topic.unless].filter(Boolean).join(' | '),
  };
}

const weeping = { vi: 'đỏ hoặc chảy dịch ở vết mổ', en: 'a red or weeping wound' };
const calf = { vi: 'bắp chân sưng đau, khó thở', en: 'a swollen painful calf, trouble breathing' };

const afterJoint = step(
  'people',
  'Sau thay khớp, tập mỗi ngày mới gập duỗi và đi tốt: khoa Phục hồi chức năng của bệnh viện, trung tâm y tế gần nhà thường nhận, mang giấy ra viện, phim và lời dặn mức chống chân. Khớp háng: chưa ngồi xổm, bắt chéo chân, ghế thấp đến khi bác sĩ mổ cho phép. Vẫn giữ ngày tái khám ở nơi đã mổ; phòng té trong nhà.',
  'After a joint replacement only daily exercises bring bending and walking back: the rehabilitation department of a hospital or medical centre near home usually takes you, with the discharge paper, films and how much weight is allowed. New hip: no squatting, crossed legs or low chairs until the surgeon allows it. Keep the follow-up where it was done; prevent falls.',
);

const tingling =
  'tê miệng | tê quanh miệng | tê môi | tê đầu ngón | tê ngón tay | tê tay | tê tê | co cứng | chuột rút | vọp bẻ | tingling | cramps';

const exercises = 'tập | vật lý trị liệu | phục hồi chức năng | gập chưa | gập duỗi | physio | physiotherapy | rehab';

/** The weeks at home after an operation: food, work, washing, what is usual and what is not. Ours, from common practice; not reviewed. */
export const afterTopics: readonly Topic[] = [
  row({
    heard: after(
      'mổ ruột thừa | cắt ruột thừa | mổ viêm ruột thừa | ruột thừa nội soi',
      'appendectomy | appendix surgery | appendix removed | appendix out | my appendix out',
    ),
    about: 'general_surgery',
    of: 'general_surgery gastroenterology general_internal pediatric_surgery pediatrics',
    says: step(
      'calendar',
      'Sau mổ ruột thừa: ăn uống bình thường, thêm rau và nước, đi lại mỗi ngày; vết mổ khô thì tắm nhanh được. Thường đi làm nhẹ lại sau 1–2 tuần, bê vác, thể thao sau 4–6 tuần (mổ mở thì lâu hơn). Cắt chỉ theo ngày trên giấy ra viện, trạm y tế thường làm được. Chưa chắc thì gọi khoa đã mổ.',
      'After an appendix operation: eat as usual with vegetables and water, walk every day; once the wound is dry a quick shower is fine. Light work usually after 1–2 weeks, lifting and sport after 4–6 (longer after open surgery). Stitches on the day that the discharge paper says; a health station usually does it. In doubt call the ward.',
    ),
    watch: {
      vi: `sốt, đau bụng tăng, bụng chướng, nôn, ${weeping.vi}, không trung tiện được, ${calf.vi}`,
      en: `fever, growing belly pain, a swollen belly, vomiting, ${weeping.en}, no wind or stool, ${calf.en}`,
    },
  }),
  row({
    heard: after(
      'cắt túi mật | mổ túi mật | mổ sỏi mật | mổ sỏi túi mật | cắt mật',
      'gallbladder surgery | gallbladder removal | gallbladder removed | gallbladder out | cholecystectomy',
    ),
    about: 'general_surgery',
    of: 'general_surgery hepatobiliary_surgery gastroenterology hepatology general_internal',
    says: step(
      'calendar',
      'Sau cắt túi mật: vài tuần đầu ăn ít mỡ, chia bữa nhỏ; đầy bụng, phân lỏng sau bữa béo hay gặp và thường bớt dần, quá một tháng chưa bớt thì kể khi tái khám. Làm nhẹ lại sau 1–2 tuần, bê nặng sau 4–6 tuần. Xin kết quả giải phẫu bệnh của túi mật.',
      'After the gallbladder is out: little fat and small meals for some weeks; a full belly or loose stools after fat are common and usually ease, tell it at the follow-up if they last beyond a month. Light work after 1–2 weeks, lifting after 4–6. Ask for the pathology report.',
    ),
    watch: {
      vi: `vàng da, vàng mắt, sốt, rét run, đau bụng tăng, nôn, ${weeping.vi}`,
      en: `yellow skin or eyes, fever, shivering, growing belly pain, vomiting, ${weeping.en}`,
    },
  }),
  row({
    heard: after(
      'mổ thoát vị bẹn | mổ thoát vị | mổ sa ruột | đặt lưới thoát vị | thoát vị bẹn đặt lưới',
      'hernia surgery | hernia repair | hernia operation',
    ),
    about: 'general_surgery',
    of: 'general_surgery pediatric_surgery urology',
    unless: 'đĩa đệm | cột sống | disc',
    says: step(
      'calendar',
      'Sau mổ thoát vị: đi lại nhẹ mỗi ngày, đừng để táo bón, ho thì lấy tay giữ vết mổ. Làm nhẹ lại sau 1–2 tuần; bê vác, việc đồng áng, thể thao thường sau 4–6 tuần, hỏi bác sĩ mổ ngày chắc chắn. Bẹn hơi cứng, bìu hơi sưng vài tuần đầu hay gặp.',
      'After a hernia operation: walk gently every day, no constipation, hold the wound when coughing. Light work after 1–2 weeks; lifting, field work and sport usually after 4–6, ask the surgeon for the day. A firm groin or slight swelling is common in the first weeks.',
    ),
    watch: {
      vi: 'phồng lại ở chỗ mổ, bìu sưng to nhanh, sốt, đỏ hoặc chảy mủ ở vết mổ, không tiểu được, nôn, bụng chướng',
      en: 'a bulge again, a scrotum that swells fast, fever, a red or festering wound, no urine, vomiting, a swollen belly',
    },
  }),
  row({
    heard: after(
      'mổ tuyến giáp | cắt tuyến giáp | mổ bướu cổ | mổ bướu giáp | mổ nhân giáp | mổ u giáp | cắt giáp | mổ ung thư tuyến giáp',
      'thyroid surgery | thyroid operation | thyroidectomy | thyroid removed',
    ),
    unless: tingling,
    about: 'endocrinology',
    of: 'endocrinology general_surgery oncology ent',
    says: step(
      'calendar',
      'Sau mổ tuyến giáp: ăn uống bình thường, không phải kiêng nhiều, trừ khi sắp uống i-ốt phóng xạ thì theo giấy dặn. Làm nhẹ lại thường sau 1–2 tuần, việc nặng 3–4 tuần. Giọng khàn thường đỡ dần trong vài tuần; còn khàn thì xin soi thanh quản khi tái khám. Uống thuốc giáp, canxi đúng đơn; hỏi ngày thử TSH, canxi và giải phẫu bệnh.',
      'After a thyroid operation: eat as usual, no strict diet unless radioiodine is planned, then as the paper says. Light work usually after 1–2 weeks, heavy work 3–4. Hoarseness usually eases over weeks; if not, ask for a look at the vocal cords at the follow-up. Thyroid and calcium tablets as prescribed; ask when to test TSH and calcium, and for the pathology.',
    ),
    watch: {
      vi: 'tê quanh miệng, tê đầu ngón tay, co cứng tay chân, cổ sưng to nhanh, khó thở, sốt',
      en: 'tingling round the mouth or in the fingertips, cramps, a neck that swells fast, trouble breathing, fever',
    },
  }),
  {
    heard: after(
      'mổ tuyến giáp | cắt tuyến giáp | mổ bướu cổ | mổ bướu giáp | mổ nhân giáp',
      'thyroid surgery | thyroidectomy',
    ),
    beside: tingling,
    unless: notYet,
    isAfter: true,
    // What comes of too little calcium is tested the same day.
    about: 'endocrinology',
    of: 'endocrinology general_surgery oncology',
    isLeading: true,
    within: '24h',
    says: step(
      'clock',
      'Tê quanh miệng, tê đầu ngón, chuột rút sau mổ tuyến giáp hay do thiếu canxi: gọi khoa đã mổ và thử canxi máu ngay hôm nay; thuốc canxi, vitamin D uống đúng đơn, không tự bỏ, không tự tăng.',
      'Tingling round the mouth or in the fingertips, or cramps after a thyroid operation are often due to low calcium: call the ward and have the calcium tested today; take calcium and vitamin D as prescribed, neither dropped nor raised by yourself.',
    ),
    watch: {
      vi: 'tay co quắp, co giật, khó thở, cổ sưng to nhanh, tim đập loạn',
      en: 'hands that cramp shut, a seizure, trouble breathing, a neck that swells fast, an irregular heartbeat',
    },
  },
  row({
    heard: after(
      'sinh mổ | mổ đẻ | đẻ mổ | sanh mổ | mổ lấy thai | mổ bắt con',
      'a caesarean | a cesarean | a c-section | c-section | caesarean',
    ),
    who: 'woman',
    yearsMin: 12,
    of: 'obstetrics gynecology general_surgery',
    unless:
      'có thai lại | mang thai lại | có bầu lại | bầu lại | đứa trước | lần trước | đặt vòng | thai … tuần | sốt | mủ | ra máu nhiều | đang mang thai | đau lưng | dau lung | pregnant again',
    says: step(
      'calendar',
      'Sau sinh mổ: vết mổ khô thì tắm nhanh nước ấm, lau khô; ăn đủ chất, không phải kiêng khem, đi lại mỗi ngày. Khoảng 6 tuần đầu không bê nặng hơn em bé; chạy xe máy, tập nặng, quan hệ thường sau 6 tuần, khi khám lại thấy ổn. Sẹo ngứa, tê vài tháng hay gặp. Khám lại sau sinh, hỏi cả cách tránh thai.',
      'After a caesarean: once the wound is dry a quick warm shower; eat enough of everything, walk every day. For about 6 weeks lift nothing heavier than the baby; motorbike, exercise and sex usually after 6 weeks, when the follow-up is fine. An itching or numb scar is common for months. Have the check after birth and ask about contraception.',
    ),
    watch: {
      vi: `ra máu ướt băng mỗi giờ, sốt, ${weeping.vi}, đau bụng tăng, đau đầu nhìn mờ, ${calf.vi}`,
      en: `soaking a pad every hour, fever, ${weeping.en}, growing belly pain, headache with blurred sight, ${calf.en}`,
    },
  }),
  row({
    heard: after(
      'thay khớp háng | thay khớp gối | thay khớp | mổ thay khớp',
      'hip replacement | knee replacement | a hip replacement | a knee replacement | joint replacement',
    ),
    who: 'adult',
    // Who wants to exercise near home is led to where one does.
    beside: exercises,
    unless: 'sốt | sưng nóng | đỏ | chảy dịch | chảy mủ | đau tăng | té | ngã | trật | fever | fell',
    about: 'rehabilitation',
    of: 'rehabilitation traditional_medicine orthopedics',
    isLeading: true,
    says: afterJoint,
    watch: {
      vi: `đau tăng đột ngột, chân ngắn hoặc xoay lệch, sốt, ${weeping.vi}, ${calf.vi}`,
      en: `sudden growing pain, a leg that is shorter or turned, fever, ${weeping.en}, ${calf.en}`,
    },
  }),
  row({
    heard: after(
      'thay khớp háng | thay khớp gối | thay khớp | mổ thay khớp',
      'hip replacement | knee replacement | a hip replacement | a knee replacement | joint replacement',
    ),
    who: 'adult',
    about: 'orthopedics',
    of: 'orthopedics rehabilitation rheumatology',
    says: afterJoint,
    watch: {
      vi: `đau tăng đột ngột, chân ngắn hoặc xoay lệch, sốt, ${weeping.vi}, ${calf.vi}`,
      en: `sudden growing pain, a leg that is shorter or turned, fever, ${weeping.en}, ${calf.en}`,
    },
  }),
  row({
    heard: after(
      'mổ nẹp vít | nẹp vít | bó nẹp | mổ nẹp | mổ kết hợp xương | đóng đinh | đóng đinh nội tủy | bắt vít | mổ gãy xương | mổ xương đòn | mổ xương đùi',
      'a plate put in | fracture surgery | plates and screws | plate and screws',
    ),
    about: 'orthopedics',
    of: 'orthopedics rehabilitation',
    unless: 'cột sống | muốn tháo | xin tháo | rút đinh | tháo nẹp gần | tháo ra | spine',
    says: step(
      'calendar',
      'Sau mổ xương: chống chân hay cầm nặng đến mức nào do bác sĩ mổ quyết theo phim, thường chụp lại sau 4–6 tuần, việc nặng thường sau 3 tháng khi xương liền. Khớp không bị bó thì tập cử động sớm cho khỏi cứng, hỏi khoa Phục hồi chức năng gần nhà. Tháo nẹp, nếu cần, thường sau 1–2 năm. Giữ phiếu mổ và phim.',
      'After bone surgery: how much weight the limb may bear is set by the surgeon from the film, usually taken again after 4–6 weeks; heavy work usually after 3 months once the bone has healed. Joints that are free are moved early, ask rehabilitation near home. Plates come out, if at all, after 1–2 years. Keep the operation note and films.',
    ),
    watch: {
      vi: `đau tăng, ngón tê, lạnh hoặc tím, sốt, ${weeping.vi}, ${calf.vi}`,
      en: `growing pain, numb, cold or blue fingers or toes, fever, ${weeping.en}, ${calf.en}`,
    },
  }),
  {
    heard: `tán sỏi … jj | mổ sỏi … jj | tán sỏi … ống | tan xong … ong trong nguoi | =ống trong người | ống trong niệu quản | ống trong thận | jj | đặt ống jj | ống jj | ống j j | sonde jj | sonde double j | ống double j | rút jj | đặt jj | thông jj | stent jj | jj stent | dj stent | double j | ureteric stent | ureteral stent | rút ống niệu quản | ống thông niệu quản`,
    unless: `${notYet} | sốt | rét run | máu cục | không tiểu được | đau dữ | fever | chills | clots`,
    about: 'urology',
    of: 'urology nephrology general_surgery',
    isLeading: true,
    isAfter: true,
    within: '3d',
    overErrands: true,
    answers: `${asked} | ở đâu | chỗ nào | gần nhà | where | near home`,
    says: step(
      'calendar',
      'Ống JJ cần rút đúng hẹn, để quên lâu dễ đóng sỏi, nhiễm trùng: quá hẹn thì gọi và đi trong vài ngày. Nơi nào có soi bàng quang đều rút được, thường vài phút, gây tê: gọi bệnh viện gần nhà hỏi, mang giấy ra viện, phiếu hẹn; không có thì về nơi đã đặt. Tiểu hồng nhẹ, buốt, mót tiểu là thường; uống nhiều nước.',
      'A JJ stent must come out on its day, forgotten it gathers stones and infection: if the day is past call and go within days. Any place with a bladder scope can take it out, usually in minutes: ask a hospital near home, bring the discharge paper and slip; if not, go back where it was put in. Pinkish urine, burning and urgency are usual; drink plenty.',
    ),
    watch: {
      vi: 'sốt, rét run, tiểu đỏ tươi hoặc máu cục, không tiểu được, đau lưng dữ dội',
      en: 'fever, shivering, bright red urine or clots, no urine, severe flank pain',
    },
  },
  row({
    heard: after(
      'tán sỏi | tán sỏi thận | mổ sỏi thận | lấy sỏi thận | mổ sỏi niệu quản',
      'kidney stone surgery | lithotripsy',
    ),
    about: 'urology',
    of: 'urology nephrology general_surgery',
    unless: 'giấy ra viện | tóm tắt | bảo hiểm nhân thọ | ống jj | sonde jj | jj',
    says: step(
      'calendar',
      'Sau tán, mổ sỏi: uống nhiều nước (trừ khi bác sĩ bắt hạn chế), tiểu hồng nhạt, ra vụn sỏi vài ngày hay gặp; giữ vụn sỏi hỏi phân tích. Làm nhẹ lại sau vài ngày đến 2 tuần. Siêu âm hay chụp lại theo hẹn xem hết sỏi chưa; hỏi có đặt ống JJ không và ngày rút.',
      'After stones are broken or removed: drink plenty (unless told otherwise); pinkish urine and grit for some days are common, keep the grit for analysis. Light work after some days to 2 weeks. Scan again on the date given; ask whether a JJ stent is inside and when it comes out.',
    ),
    watch: {
      vi: 'sốt, rét run, tiểu máu cục, không tiểu được, đau lưng dữ dội, nôn nhiều',
      en: 'fever, shivering, clots in the urine, no urine, severe flank pain, repeated vomiting',
    },
  }),
  row({
    // Not “đặt stent 3 tháng”, which is told of by who asks about a tooth.
    heard: `sau đặt stent | sau khi đặt stent | mới đặt stent | vừa đặt stent | đặt stent xong | đặt stent tim … tuần | đặt stent … tuần | đặt stent … ngày | đặt stent … hôm | đặt stent … ra viện | đặt stent tim tháng | đặt stent mạch vành tháng | can thiệp mạch vành … ngày | can thiệp mạch vành … tuần | nong mạch vành … tuần | after a coronary stent | after a heart stent | stent put in`,
    who: 'adult',
    about: 'cardiology',
    of: 'cardiology cardiac_surgery general_internal',
    unless:
      'nhổ răng | răng sâu | nha sĩ | sắp mổ | đau ngực | tức ngực | khó thở | ống jj | niệu quản | đường mật | chest pain',
    says: step(
      'pill',
      'Sau đặt stent tim: thuốc chống đông tiểu cầu (aspirin, clopidogrel…) uống mỗi ngày, thường 6–12 tháng hoặc lâu hơn, chỉ bác sĩ tim mạch cho ngừng; báo trước khi nhổ răng, mổ. Đi bộ nhẹ từ những ngày đầu, tăng dần nếu không mệt, không đau ngực; việc nặng, lái xe hỏi khi tái khám. Bỏ thuốc lá, ăn nhạt, ít mỡ.',
      'After a heart stent: the anti-platelet tablets (aspirin, clopidogrel…) every day, usually for 6–12 months or longer, stopped only by the cardiologist; tell before tooth or other operations. Gentle walks from the first days, more as long as there is no chest pain or breathlessness; ask at the follow-up about heavy work and driving. No tobacco, little salt and fat.',
    ),
    watch: {
      vi: 'đau tức ngực, khó thở, vã mồ hôi, ngất, chảy máu không cầm, phân đen',
      en: 'chest pain, trouble breathing, cold sweat, fainting, bleeding that does not stop, black stools',
    },
  }),
  row({
    heard: after(
      'mổ tim | thay van tim | thay van | mổ bắc cầu | bắc cầu mạch vành',
      'heart surgery | valve replacement | bypass surgery',
    ),
    about: 'cardiology',
    of: 'cardiology cardiac_surgery pediatric_cardiology pediatrics',
    says: step(
      'calendar',
      'Sau mổ tim: xương ức lành khoảng 6–8 tuần, tới đó không bê quá vài ký, không chạy xe máy; đi bộ tăng dần. Có van nhân tạo: uống thuốc chống đông đúng giờ, thử INR theo hẹn (nơi gần nhà thử được thì gửi kết quả cho bác sĩ mổ), báo trước khi nhổ răng, mổ, có thai. Giữ đúng ngày siêu âm tim lại.',
      'After heart surgery: the breastbone heals in some 6–8 weeks, until then lift only little and ride no motorbike; walk a bit more each day. With an artificial valve: the blood thinner on time, INR on the date (it may be tested near home and sent to the surgeon), tell before tooth or other operations and pregnancy. Keep the date of the heart scan.',
    ),
    watch: {
      vi: `khó thở, phù tăng, sốt, ${weeping.vi}, chảy máu không cầm, ngất, yếu liệt nửa người`,
      en: `trouble breathing, more swelling, fever, ${weeping.en}, bleeding that does not stop, fainting, weakness on one side`,
    },
  }),
  row({
    heard: after(
      'mổ mắt | mổ cườm | mổ cườm mắt | mổ đục thủy tinh thể | mổ thủy tinh thể | thay thủy tinh thể | mổ phaco | mổ mộng | phẫu thuật mắt',
      'cataract surgery | eye surgery | a cataract operation',
    ),
    about: 'ophthalmology',
    of: 'ophthalmology',
    isLeading: true,
    overErrands: true,
    unless:
      'đau nhức | đau nhiều | nhìn mờ | mờ hơn | mờ đi | mờ hẳn | màn đen | chớp sáng | đỏ | ghèn | mủ | mắt kia | bên kia | mắt còn lại | pain | red | worse | flashes',
    says: step(
      'calendar',
      'Sau mổ mắt: rửa tay, nhỏ đúng thuốc, đủ ngày (thường 3–4 tuần), hai lọ cách nhau 5 phút. Khoảng 1–2 tuần không dụi, không để nước, xà phòng vào mắt (gội ngửa đầu, nhờ người gội), không cúi thấp, bê nặng; đeo kính, tấm chắn khi ngủ. Hơi cộm, chói mấy ngày đầu hay gặp. Kính mới thường đo sau 4–6 tuần. Giữ ngày khám lại.',
      'After an eye operation: clean hands, the drops to the last day (usually 3–4 weeks), 5 minutes between two bottles. For 1–2 weeks no rubbing, no water or soap in the eye (wash hair leaning back), no bending low or lifting; glasses, a shield at night. A gritty or dazzled eye is common for some days. New glasses usually after 4–6 weeks. Keep the date of the check.',
    ),
    watch: {
      vi: 'mắt đau nhức tăng, đỏ nhiều, nhìn mờ đi, chảy mủ, thấy chớp sáng hoặc màn đen',
      en: 'growing pain, much redness, worse sight, pus, flashes or a dark curtain',
    },
  }),
  row({
    heard: after('cắt amidan | cắt amiđan | mổ amidan | nạo va', 'tonsillectomy | tonsils out | tonsils removed'),
    about: 'ent',
    of: 'ent pediatrics',
    unless: 'ra máu | chảy máu | máu tươi | sốt | bleeding | có cần cắt | có nên nạo | có nên cắt',
    says: step(
      'calendar',
      'Sau cắt amidan: đau họng, đau lan tai 7–10 ngày, họng có màng trắng là hay gặp; uống nhiều, ăn mềm nguội (cháo, sữa, kem), khoảng hai tuần tránh đồ cứng, cay, nóng và chạy nhảy; giảm đau theo đơn, không tự dùng aspirin, ibuprofen. Thường đi học, đi làm lại sau 7–10 ngày.',
      'After tonsils are out: a sore throat, also in the ears, for 7–10 days and white patches are common; drink plenty, soft cool food, for two weeks nothing hard, spicy or hot and no running; pain relief as prescribed, no aspirin or ibuprofen of your own. School or work usually after 7–10 days.',
    ),
    watch: {
      vi: 'nhổ ra máu tươi dù ít, nôn ra máu, nuốt liên tục khi ngủ, sốt cao, không uống được, khó thở',
      en: 'spitting even a little fresh blood, vomiting blood, constant swallowing in sleep, high fever, not drinking, trouble breathing',
    },
  }),
  row({
    heard: after(
      'cắt tử cung | mổ tử cung | mổ u xơ | bóc u xơ | mổ u nang | bóc u nang | mổ nang buồng trứng | mổ u nang buồng trứng | mổ thai ngoài | mổ phụ khoa',
      'hysterectomy | a hysterectomy | fibroid surgery | ovarian cyst surgery',
    ),
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics oncology general_surgery',
    unless: 'ra máu nhiều | chưa muốn cắt | muốn giữ | không muốn cắt',
    says: step(
      'calendar',
      'Sau mổ phụ khoa: đi lại nhẹ mỗi ngày, ăn uống bình thường, tránh táo bón. Làm nhẹ lại sau 2–4 tuần; bê nặng, quan hệ thường sau 6–8 tuần, khi khám lại thấy lành. Ra ít dịch hồng vài tuần đầu hay gặp. Hỏi kết quả giải phẫu bệnh, còn buồng trứng không, bao lâu khám lại.',
      'After a gynaecological operation: walk gently every day, eat as usual, avoid constipation. Light work after 2–4 weeks; lifting and sex usually after 6–8, once the check shows that it has healed. A little pink discharge is common for some weeks. Ask for the pathology, whether the ovaries are left, and when to come again.',
    ),
    watch: {
      vi: `ra máu tươi nhiều, dịch hôi, sốt, đau bụng tăng, không tiểu được, ${calf.vi}`,
      en: `much fresh blood, a foul discharge, fever, growing belly pain, no urine, ${calf.en}`,
    },
  }),
  row({
    heard: after(
      'mổ trĩ | cắt trĩ | mổ rò hậu môn | mổ nứt hậu môn | mổ dò hậu môn',
      'haemorrhoid surgery | hemorrhoid surgery | piles surgery',
    ),
    who: 'adult',
    about: 'general_surgery',
    of: 'general_surgery colorectal_surgery gastroenterology',
    says: step(
      'calendar',
      'Sau mổ trĩ: rát, dính ít máu khi đi cầu 2–4 tuần là hay gặp. Ngâm nước ấm 10–15 phút vài lần mỗi ngày và sau khi đi, đến khi hết rát; uống nhiều nước, ăn rau, thuốc mềm phân theo đơn; không rặn, không ngồi lâu, kiêng cay và rượu. Thường làm nhẹ lại sau 1–2 tuần. Giữ ngày khám lại.',
      'After surgery for piles: burning and a little blood with stools for 2–4 weeks are common. Sit in warm water 10–15 minutes several times a day and after each stool until it no longer burns; plenty of water and vegetables, the stool softener as prescribed; no straining, no long sitting, no spice or alcohol. Light work usually after 1–2 weeks. Keep the follow-up.',
    ),
    watch: {
      vi: 'chảy nhiều máu tươi hoặc máu cục, không tiểu được, sốt, chảy mủ, đau tăng',
      en: 'much fresh blood or clots, no urine, fever, pus, growing pain',
    },
  }),
  row({
    heard: after('mổ ung thư vú | mổ vú | đoạn nhũ | cắt vú | mổ u vú', 'breast surgery | mastectomy | lumpectomy'),
    who: 'adult',
    about: 'oncology',
    of: 'oncology general_surgery rehabilitation',
    unless: 'u xơ vú lành | tay sưng | cánh tay sưng | sưng tay',
    says: step(
      'people',
      'Sau mổ vú: tập vai và tay bên mổ đều theo bài khoa cho, giơ cao dần sau khi rút ống; tay bên đó tránh tiêm, lấy máu, đo huyết áp, xách nặng, trầy da. Hỏi khoa đã mổ ngay: giải phẫu bệnh, thụ thể, bao giờ điều trị tiếp (hóa chất, xạ, nội tiết); thường bắt đầu trong vài tuần sau mổ, đừng để lỡ ngày.',
      'After breast surgery: exercise shoulder and arm as the ward showed, higher bit by bit once the drain is out; no needles, blood pressure, heavy bags or scratches on that arm. Ask the ward now: pathology, receptors, when treatment goes on (chemotherapy, radiation, hormones); it usually begins within some weeks, so do not miss the day.',
    ),
    watch: {
      vi: `sốt, ${weeping.vi}, tay bên mổ sưng nhanh nóng đỏ, khó thở`,
      en: `fever, ${weeping.en}, an arm that swells fast, hot and red, trouble breathing`,
    },
  }),
  row({
    heard: after(
      'mổ u xơ tiền liệt tuyến | mổ tiền liệt tuyến | mổ tuyến tiền liệt | mổ nội soi tiền liệt | cắt tiền liệt tuyến | mổ phì đại tiền liệt | mổ u xơ tiền liệt',
      'prostate surgery | turp',
    ),
    who: 'man',
    about: 'urology',
    of: 'urology oncology',
    says: step(
      'calendar',
      'Sau mổ tuyến tiền liệt: tiểu rát, tiểu gấp, són ít, thỉnh thoảng hồng nhạt trong 4–6 tuần đầu hay gặp và bớt dần; uống đủ nước, không rặn, kiêng rượu; đạp xe, bê nặng, quan hệ thường sau 4–6 tuần. Thuốc chống đông khi nào uống lại: hỏi bác sĩ. Xin kết quả giải phẫu bệnh.',
      'After a prostate operation: burning, urgency, a little leaking and now and then pinkish urine are common for 4–6 weeks and ease; enough water, no straining, no alcohol; cycling, lifting and sex usually after 4–6 weeks. Ask the doctor when to take blood thinners again, and for the pathology report.',
    ),
    watch: {
      vi: 'không tiểu được, tiểu đỏ tươi hoặc máu cục, sốt, rét run, tinh hoàn sưng đau',
      en: 'no urine, bright red urine or clots, fever, shivering, a swollen painful testicle',
    },
  }),
  row({
    heard: after(
      'mổ dạ dày | cắt dạ dày | mổ bao tử | mổ đại tràng | cắt đại tràng | mổ trực tràng | mổ ruột | cắt ruột | mổ tắc ruột | mổ thủng dạ dày',
      'stomach surgery | bowel surgery | colon surgery | gastrectomy',
    ),
    of: 'general_surgery gastroenterology oncology colorectal_surgery',
    unless: 'ruột thừa | sa ruột | sắp vào hóa chất | truyền hóa chất gần | muốn truyền',
    says: step(
      'calendar',
      'Sau mổ dạ dày, ruột: ăn 5–6 bữa nhỏ, mềm, nhai kỹ, tăng dần; choáng, vã mồ hôi sau ăn thì bớt ngọt, ăn ít hơn mỗi bữa. Cân mỗi tuần. Việc nhẹ sau 3–4 tuần, bê nặng sau 6–8 tuần. Hỏi khoa đã mổ: giải phẫu bệnh, có điều trị tiếp không và ngày nào, có cần bổ sung sắt, B12; có hậu môn nhân tạo thì nhờ chỉ cách thay túi.',
      'After stomach or bowel surgery: 5–6 small soft meals, well chewed, a little more each week; if faint or sweating after meals eat less sugar and less at once. Weigh every week. Light work after 3–4 weeks, lifting after 6–8. Ask the ward: pathology, whether and when treatment goes on, iron and B12; with a stoma let them show how to change the bag.',
    ),
    watch: {
      vi: `đau bụng dữ dội, bụng chướng, nôn, không trung tiện được, sốt, phân đen, ${weeping.vi}`,
      en: `severe belly pain, a swollen belly, vomiting, no wind or stool, fever, black stools, ${weeping.en}`,
    },
  }),
  row({
    heard: after(
      'mổ cột sống | mổ thoát vị đĩa đệm | mổ đĩa đệm | mổ lưng',
      'spine surgery | back surgery | disc surgery',
    ),
    about: 'rehabilitation',
    of: 'rehabilitation spine neurosurgery orthopedics',
    says: step(
      'calendar',
      'Sau mổ cột sống: đi bộ ngắn nhiều lần mỗi ngày, không cúi xoay lưng, không bê nặng khoảng 6–12 tuần, đeo đai nếu được dặn, ngồi lâu thì đứng dậy. Việc bàn giấy thường lại sau 4–6 tuần, việc nặng hỏi bác sĩ mổ. Hỏi khi nào tập phục hồi chức năng, gần nhà có nơi tập không; giữ ngày chụp lại.',
      'After spine surgery: short walks many times a day, no bending or twisting, no lifting for some 6–12 weeks, the belt if ordered, stand up often. Desk work usually after 4–6 weeks, heavy work as the surgeon says. Ask when rehabilitation begins and whether it can be near home; keep the date of the film.',
    ),
    watch: {
      vi: `yếu chân, tê vùng mông, bí hoặc són tiểu, sốt, ${weeping.vi}, ${calf.vi}`,
      en: `a weak leg, numbness between the legs, loss of bladder control, fever, ${weeping.en}, ${calf.en}`,
    },
  }),
];
