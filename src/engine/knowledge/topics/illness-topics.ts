import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const ofTeeth = `nhổ răng | nhổ … răng | răng lung lay | muốn nhổ | nha sĩ | nha khoa | implant | implants | trồng răng | mất răng | hàm dưới | hàm trên | tooth | teeth | molar | molars | dentist | dental`;
const boneMedicine = `alendronat | alendronate | fosamax | risedronat | ibandronat | bonviva | zoledronic | zoledronat | aclasta | zometa | denosumab | prolia | bisphosphonate | bisphosphonat | thuốc loãng xương | chích loãng xương | tiêm loãng xương | truyền loãng xương | loãng xương chích | loãng xương tiêm | loãng xương … chích | loãng xương … tiêm | loãng xương … truyền | bone medicine | osteoporosis medicine`;
const stones =
  'sỏi niệu quản | sỏi thận | sạn thận | sỏi bể thận | sỏi đài thận | cơn đau quặn thận | kidney stone | kidney stones';
const onItsWay = 'niệu quản | quặn | ureter | ureteral | renal colic';
const stonesWatched = {
  vi: 'đau lại dữ dội không dứt, sốt, rét run, nôn nhiều, không tiểu được, tiểu ra máu cục',
  en: 'severe pain that does not end, fever, shivering, much vomiting, no urine, clots in the urine',
};
const ofStones = {
  about: 'urology',
  unless: 'rét run | ớn lạnh | ống jj | đặt jj | đặt ống jj | sau tán sỏi | chills',
  saidWithout: 'ra máu mà không đau | máu đông | máu cục | suy thận',
  before: 'tán',
  watch: stonesWatched,
} as const;

/** “Prograf còn 9 ngày”. */
const daysLeft = Array.from({ length: 30 }, (_, at) => `còn ${at + 1} ngày`).join(' | ');
const weeksLeft =
  'còn 1 tuần | còn một tuần | còn đúng 1 tuần | còn đúng một tuần | còn 2 tuần | còn hai tuần | còn khoảng 1 tuần | a week left | two weeks left';
const runsOut = `${daysLeft} | ${weeksLeft} | thuốc còn | thuốc chỉ còn | hết thuốc | sắp hết | gần hết | đứt thuốc | lấy thuốc | lãnh thuốc | lĩnh thuốc | thiếu thuốc | days left | run out | running out | ran out | refill`;

const graftRunsOut = {
  beside: runsOut,
  unless: 'sốt | tiểu ít | phù | chờ ghép | muốn ghép | hiến thận | fever',
  isLeading: true,
  isAfter: true,
  overErrands: true,
  says: step(
    'pill',
    'Thuốc chống thải ghép không được thiếu ngày nào, không tự đổi loại. Hôm nay gọi nơi ghép xin lịch, gửi ảnh đơn, hỏi lấy tạm ở đâu gần (trạm y tế thường không có). Xin phiếu chuyển ở nơi ghi trên thẻ khi thuốc còn ít nhất một tuần, hỏi loại dùng 1 năm; giấy chưa kịp vẫn đi, mang giấy hẹn, đơn cũ.',
    'Anti-rejection medicine must not be missed for a day nor changed. Call the transplant unit today for a date, send a photo of the prescription, ask where to get some near by (health stations seldom have it). Get the slip at the place on the card while a week is left, if possible for one year; go even if it is late.',
  ),
  watch: {
    vi: 'sốt từ 38 °C, tiểu ít hẳn, đau chỗ ghép, phù nhanh, khó thở',
    en: 'fever of 38 °C or more, little urine, pain over the graft, fast swelling, trouble breathing',
  },
} as const;

/** Long illnesses and what they are treated with: the one thing that matters in each. Common practice; not reviewed. */
export const illnessTopics: readonly Topic[] = [
  {
    heard: `máy tạo nhịp | tạo nhịp tim | máy phá rung | phá rung cấy | cấy máy phá rung | máy trợ tim | pacemaker | implantable defibrillator | defibrillator | icd device`,
    unless: 'có nên đặt máy | chỉ định đặt máy | cần đặt máy | phải đặt máy | need a pacemaker',
    of: 'cardiology diagnostic_imaging',
    isAfter: true,
    says: step(
      'id-card',
      'Máy tạo nhịp, máy phá rung: mang thẻ máy (hãng, đời máy). Kiểm tra máy làm được ở nơi nào có đầu đọc của hãng đó, không cứ nơi đã đặt: gọi hỏi trước. Trước khi chụp MRI hay mổ phải đưa thẻ: máy và dây ghi “MRI” thì thường chụp được, sau khi bác sĩ tim chỉnh máy; chưa rõ thì chưa chụp.',
      'Pacemaker or defibrillator: bring the device card (maker, model). It can be checked wherever that maker’s programmer is, not only where it was put in: call first. Show the card before an MRI or operation: if device and leads are marked for MRI it is usually possible once the heart doctor has set it; while unsure, no MRI.',
    ),
    watch: {
      vi: 'ngất, choáng sắp ngất, mạch rất chậm, khó thở, đau ngực, máy giật, chỗ đặt máy sưng đỏ chảy dịch',
      en: 'fainting or nearly fainting, a very slow pulse, trouble breathing, chest pain, shocks from the device, a red or weeping pocket',
    },
  },
  {
    heard: `parkinson | parkinson's | madopar | sinemet | syndopa | levodopa`,
    who: 'adult',
    of: 'neurology geriatrics rehabilitation',
    isAfter: true,
    says: step(
      'pill',
      'Parkinson: không tự tăng, giảm hay ngừng thuốc (ngừng đột ngột có thể nguy hiểm). Ghi vài ngày giờ uống, giờ cứng hoặc đứng khựng, giờ múa vặn, quay video để bác sĩ chỉnh giờ thuốc. Phòng té: tay vịn, bỏ thảm, đèn đêm.',
      'Parkinson’s: do not raise, lower or stop the medicine yourselves (a sudden stop can be dangerous). For some days note when it is taken, when the patient is stiff, freezes or twists, and film it, so that the doctor can set the times. Against falls: rails, no rugs, a night light.',
    ),
    watch: {
      vi: 'sốt cao cứng người, lú lẫn đột ngột, sặc rồi khó thở, không nuốt được, té đập đầu',
      en: 'high fever with stiffness, sudden confusion, choking and then trouble breathing, unable to swallow, a fall on the head',
    },
  },
  {
    heard: `nhắm không kín | không nhắm kín | mắt … không nhắm | mắt nhắm không | nhăn trán không được | không nhăn trán được | chảy ra mép | nước chảy ra khóe miệng | chảy ra một bên miệng | méo miệng | miệng méo | méo mồm | mồm méo | miệng lệch | lệch miệng | liệt mặt | liệt dây 7 | liệt dây thần kinh 7 | liệt dây thần kinh số 7 | liệt dây vii | liệt vii | bell's palsy | bells palsy | facial palsy | facial paralysis | drooping face`,
    beside: `không nhắm | nhắm không | nhắm hok | nhắm hông | nhắm hem | không khép | nhăn trán | liệt dây | liệt vii | liệt mặt | bell's | bells | facial palsy | facial paralysis | can't close | cannot close | won't close`,
    of: 'neurology ent rehabilitation traditional_medicine ophthalmology stroke',
    says: step(
      'pill',
      'Mắt nhắm không kín: ban ngày nhỏ nước mắt nhân tạo, ngủ thì tra mỡ mắt hoặc dán mi lại, ra đường đeo kính. Bác sĩ khám trước, tốt nhất trong 72 giờ đầu vì thuốc chỉ có ích khi dùng sớm; châm cứu, tập mặt có thể làm thêm sau đó, không thay buổi khám.',
      'If the eye does not close: artificial tears by day, ointment or taping the lids at night, glasses outdoors. See the doctor first, best within 72 hours, for the medicine helps only early; acupuncture and exercises can follow, they do not replace the visit.',
    ),
    watch: {
      vi: 'yếu hay tê tay chân, nói khó, nhìn đôi, chóng mặt dữ, đau đầu dữ dội',
      en: 'weakness or numbness of an arm or leg, trouble speaking, double vision, bad dizziness, severe headache',
    },
  },
  {
    heard: `kính áp tròng | đeo áp tròng | đeo lens | mang lens | tháo lens | lens … ngủ | contact lens | contact lenses | my contacts`,
    beside: `đỏ | cộm | đau | nhức | chói | cay | mờ | đốm | mắt đỏ | đỏ mắt | mắt bị đỏ | đỏ cộm | cộm chói | mắt phải đỏ | mắt trái đỏ | đau mắt | nhức mắt | nhìn mờ | sợ ánh sáng | chảy nước mắt | red | pain | painful | hurts | sore | blurry | light | gritty`,
    of: 'ophthalmology',
    says: step(
      'firstaid',
      'Đeo kính áp tròng mà mắt đỏ: bỏ kính ngay, giữ kính, hộp và nước ngâm mang theo; bác sĩ mắt soi trong ngày. Không nhỏ thuốc có corticoid (dexa, Tobradex, Neodex…): giác mạc có thể loét nhanh. Chưa đeo lại đến khi bác sĩ cho phép.',
      'A red eye in a lens wearer: take the lens out now and bring lens, case and solution; an eye doctor looks at it the same day. No drops with a steroid (dexamethasone, Tobradex …): the cornea may ulcerate fast. No lens again until the doctor allows it.',
    ),
    watch: {
      vi: 'nhìn mờ nhanh, đau mắt dữ dội, chảy mủ, lòng đen có đốm trắng',
      en: 'sight that gets worse fast, severe pain, pus, a white spot on the eye',
    },
  },
  {
    heard: boneMedicine,
    beside: ofTeeth,
    who: 'adult',
    of: 'dentistry oral_maxillofacial_surgery endocrinology rheumatology orthopedics',
    isAfter: true,
    isLasting: true,
    says: step(
      'pill',
      'Trước khi nhổ răng hay cấy implant, nói ngay với nha sĩ: đang dùng thuốc loãng xương nào, uống hay tiêm, mấy năm, mũi cuối ngày nào; có nguy cơ hoại tử xương hàm. Không tự ngừng thuốc: nhờ nha sĩ và bác sĩ kê thuốc hỏi nhau. Nên làm ở bệnh viện hoặc khoa răng hàm mặt.',
      'Before an extraction or implant tell the dentist at once: which bone medicine, by mouth or injection, for how many years, the last date; the jaw bone may be at risk. Do not stop it yourself: let dentist and prescriber agree. A dental hospital or hospital department is the better place.',
    ),
    watch: {
      vi: 'sưng lan xuống cổ, há miệng hoặc nuốt khó, sốt cao, chảy máu không cầm',
      en: 'swelling down the neck, trouble opening the mouth or swallowing, high fever, bleeding that does not stop',
    },
  },
  {
    heard: `đo loãng xương | đo mật độ xương | mật độ xương | đo độ loãng xương | kiểm tra loãng xương | khám loãng xương | tầm soát loãng xương | bone density | dexa scan | dxa`,
    unless: `mới té | vừa té | mới ngã | vừa ngã | hôm qua té | hôm qua ngã | nhũ ảnh | tầm soát … vú | khám vú | mammogram | breast screening | ${ofTeeth}`,
    who: 'adult',
    about: 'rheumatology',
    of: 'rheumatology endocrinology orthopedics geriatrics general_internal gynecology obstetrics health_checkup diagnostic_imaging spine',
    isLasting: true,
    says: step(
      'note',
      'Đo mật độ xương: không cần nhịn ăn, bỏ đồ kim loại, gọi hỏi nơi này có máy DXA không; đo lại theo hẹn, thường 1–2 năm một lần. Từng gãy xương sau té nhẹ, lưng gù hay thấp đi thì nói ngay và hỏi chụp X-quang cột sống.',
      'Bone density: no fasting, no metal; call to ask whether there is a DXA machine; it is repeated as the doctor says, usually every 1–2 years. Tell at once of a fracture after a small fall, a bent back or lost height, and ask about an X-ray of the spine.',
    ),
    watch: {
      vi: 'đau lưng hay háng đột ngột sau té nhẹ, không đứng được, yếu chân',
      en: 'sudden pain in back or hip after a small fall, unable to stand, weak legs',
    },
  },
  {
    heard: `nốt mờ phổi | nốt phổi | nốt ở phổi | nốt mờ ở phổi | phổi có nốt | phổi … nốt | nốt … phổi | nốt … thùy | nốt đơn độc | u phổi nhỏ | lung nodule | pulmonary nodule | nodule … lung`,
    unless: 'di căn | ung thư phổi | lao kê | metastatic | metastases',
    who: 'adult',
    about: 'pulmonology',
    of: 'pulmonology oncology tuberculosis diagnostic_imaging general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Nốt phổi nhỏ thường được theo dõi bằng CT liều thấp, thường không tiêm cản quang, đúng mốc bác sĩ hẹn (như 3, 6, 12 tháng, tùy cỡ và nguy cơ); lỡ mốc thì chụp sớm. Mang đĩa CT cũ (tệp DICOM) để đo so; kể hút thuốc bao nhiêu năm. Nốt lớn lên mới bàn PET, sinh thiết.',
      'A small lung nodule is usually followed by low-dose CT, mostly without contrast, at the dates set (such as 3, 6, 12 months, by size and risk); if a date was missed, have it soon. Bring the old CT disc (DICOM) to compare; tell how long you smoked. If it grows, PET or a biopsy is discussed.',
    ),
    watch: {
      vi: 'ho ra máu, khó thở, đau ngực',
      en: 'coughing blood, trouble breathing, chest pain',
    },
  },
  {
    heard: `viêm gan b | viêm gan siêu vi b | hbv dna | hbsag dương tính | hbsag dương | hbsag + | hepatitis b | hep b | bệnh gan b | benh gan b | hbsag positive`,
    saidWithout:
      'xklđ | xuất khẩu lao động | theo mẫu | giấy khám sức khỏe | khám sức khỏe đi | visa | work permit | vaccinated | three times | chích viêm gan b | tiêm viêm gan b | vắc xin viêm gan b | ngừa viêm gan b | viêm gan b sơ sinh | chích lại viêm gan b | antihbs | anti hbs | viêm gan … âm tính | viêm gan b âm | hbsag âm | hepatitis b negative | sổ tiêm',
    isLasting: true,
    isAfter: true,
    says: step(
      'question',
      'Viêm gan B: gọi hỏi nơi này có đo tải lượng vi-rút (HBV DNA) không, chưa có thì hỏi gửi mẫu hoặc lên tuyến tỉnh; cần cả men gan, siêu âm gan, 6 tháng một lần. Có phải uống thuốc không do bác sĩ quyết sau các kết quả đó; đang uống thì không tự ngừng. Không rượu bia, thuốc nam, thuốc “giải độc gan”.',
      'Hepatitis B: call to ask whether the viral load (HBV DNA) is measured here, or a sample sent on, or done at the provincial hospital; liver values and ultrasound too, every 6 months. By these the doctor decides about medicine; who takes it does not stop. No alcohol, herbs or “liver detox”.',
    ),
  },
  {
    // A lone “C” is read as “chị”.
    heard: 'viêm gan c | viêm gan chị | viêm gan siêu vi c | viêm gan siêu vi chị | hcv | hepatitis c',
    isAfter: true,
    saidWithout:
      'viêm gan … âm tính | hcv âm | hepatitis c negative | viêm gan … đã chữa xong | viêm gan … đã chữa khỏi | viêm gan … đã khỏi | viêm gan … chữa xong | viêm gan … chữa khỏi | hepatitis c … cured',
    says: step(
      'question',
      'Viêm gan C nay phần lớn chữa khỏi bằng thuốc uống, thường khoảng 3 tháng: hỏi khoa gan mật hoặc truyền nhiễm có đo HCV RNA và cấp thuốc theo bảo hiểm không, cần phiếu chuyển nào. Không rượu bia, thuốc nam; kể mọi thuốc đang uống.',
      'Hepatitis C is now mostly cured by tablets, usually in about 3 months: ask the liver or infections department whether HCV RNA is measured and the medicine given under insurance, and with which slip. No alcohol or herbs; tell all medicines.',
    ),
  },
  {
    // What stops the gall is looked for in its ways, and not among the infections.
    heard: `phân bạc màu | phân bạc | phân nhạt màu | phân trắng bệch | phân màu trắng | phân màu đất sét | tắc mật | vàng da tắc mật | pale stools | pale stool | clay coloured | clay-coloured | grey stools | obstructive jaundice`,
    beside: `vàng da | vàng mắt | mắt vàng | da vàng | nước tiểu sẫm | tiểu sẫm | tiểu vàng sậm | tắc mật | yellow | jaundice | dark urine`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology hepatobiliary_surgery hepatology general_surgery oncology general_internal',
    isLeading: true,
    says: step(
      'question',
      'Vàng da, phân bạc màu, ngứa: xin siêu âm bụng và thử chức năng gan ngay lần khám đầu, ở nơi gần làm được, để xem đường mật có tắc không; tắc thì chuyển nơi có gan mật, chụp CT. Đừng chờ thuốc bổ, ngừng rượu và thuốc nam; mang kết quả viêm gan đã có.',
      'Yellow skin, pale stools, itching: ask for an ultrasound and liver tests at the first visit, near by if possible, to see whether the bile ducts are blocked; if so, on to a liver and bile department with CT. Do not wait for vitamins to work, no alcohol or herbs; bring the hepatitis results.',
    ),
    watch: {
      vi: 'sốt rét run, đau bụng dữ dội, lơ mơ, nôn ra máu, phân đen',
      en: 'fever with shivering, severe belly pain, confusion, vomiting blood, black stools',
    },
  },
  {
    ...ofStones,
    heard: stones,
    beside: onItsWay,
    says: step(
      'note',
      'Uống đủ nước, tiểu vào bô có lưới lọc để bắt sỏi; giảm đau theo đơn, không uống thuốc nam tan sỏi. Hết đau vẫn chụp lại theo hẹn: sỏi còn kẹt có thể hỏng thận mà không đau. Mang phim siêu âm, CT.',
      'Drink enough and strain the urine for the stone; pain relief as prescribed, no herbal cures. Be scanned again as told even without pain: a stuck stone can harm the kidney silently. Bring ultrasound or CT.',
    ),
  },
  {
    ...ofStones,
    heard: stones,
    unless: `${ofStones.unless} | ${onItsWay}`,
    says: step(
      'question',
      'Sỏi thận: tùy cỡ, chỗ nằm và thận ứ nước mà theo dõi, tán ngoài cơ thể (không rạch da), tán nội soi hay qua da. Hỏi khoa Ngoại Tiết niệu: sỏi này hợp cách nào, nơi này có máy không, mấy lần, giá; chưa có thì xin chuyển. Uống đủ nước, không thuốc nam tan sỏi; mang phim.',
      'Kidney stones: by size, place and whether the kidney is swollen they are watched, broken from outside (no cut), by a scope or through the skin. Ask urology which way fits this stone, whether it is done here, how often, the price; if not, ask to be referred. Drink enough, no herbal cures; bring the scans.',
    ),
  },
  {
    heard: `tê … bàn chân | bàn chân … tê | hai chân … tê | tê … hai chân | tê chân | chân tê | mất cảm giác … chân | rớt dép | dép rớt | dép rơi | tuột dép | bỏng rát … bàn chân | numb feet | feet … numb | burning feet`,
    beside: 'tiểu đường | đái tháo đường | đường huyết | diabetes | diabetic',
    unless: 'loét | hoại tử | chảy mủ | ulcer | đột ngột | một bên người | nửa người',
    who: 'adult',
    about: 'endocrinology',
    of: 'endocrinology neurology general_internal vascular_surgery orthopedics',
    isAfter: true,
    says: step(
      'note',
      'Có: tiểu đường nên được khám bàn chân ít nhất mỗi năm, chân tê thì dày hơn. Mỗi tối soi gan chân, kẽ ngón; không đi chân trần, không ngâm nước nóng, hơ lửa, không tự cắt chai. Có nốt phồng, vết loét hay ngón tím thì đi ngay trong ngày.',
      'Yes: with diabetes feet are examined at least once a year, more often when numb. Look at soles and between toes every evening; never barefoot, no hot water or fire, no cutting of corns. A blister, a sore or a blue toe is seen the same day.',
    ),
    watch: {
      vi: 'loét chảy mủ hoặc hôi, ngón tím đen, chân đỏ sưng lan, sốt, lơ mơ',
      en: 'a festering or smelling sore, a blue or black toe, spreading redness, fever, drowsiness',
    },
  },
  {
    heard: `thuốc lao | đang điều trị lao | đang chữa lao | uống thuốc kháng lao | thuốc kháng lao | phác đồ lao | rifampicin | tb medicine | tb medication | tuberculosis treatment`,
    // Without its mark the water pipe is the same word.
    unless: 'hút thuốc lao | hút thuốc lào | hút lào | cai thuốc lào | điếu',
    of: 'tuberculosis pulmonology infectious_disease hepatology dermatology',
    says: step(
      'pill',
      'Thuốc lao: không tự ngừng ngày nào (vi trùng dễ kháng thuốc). Nước tiểu đỏ cam thường do thuốc. Ngứa, chán ăn, buồn nôn: gọi tổ chống lao hoặc nơi phát thuốc ngay trong ngày. Mắt vàng, nôn nhiều, nhìn mờ, nổi ban khắp người: đi khám ngay, hỏi bác sĩ trước liều tới.',
      'TB medicine: do not stop for a day by yourself (the germ becomes resistant). Orange urine usually comes from it. Itching, no appetite, nausea: call the TB clinic the same day. Yellow eyes, much vomiting, blurred sight or a rash all over: be seen at once and ask before the next dose.',
    ),
    watch: {
      vi: 'vàng mắt, nôn liên tục, nhìn mờ, nổi ban khắp người kèm sốt, ho ra máu nhiều, khó thở',
      en: 'yellow eyes, constant vomiting, blurred sight, a rash all over with fever, coughing much blood, trouble breathing',
    },
  },
  {
    heard: `hay sặc | ăn … sặc | uống … sặc | nuốt … sặc | nuốt khó | chokes on | choking when eating | trouble swallowing`,
    beside: 'tai biến | đột quỵ | liệt nửa người | liệt | parkinson | stroke',
    unless: 'đột ngột | vừa mới bị | sáng nay | tím | khó thở | sốt',
    who: 'adult',
    of: 'stroke neurology rehabilitation geriatrics general_internal',
    isAfter: true,
    says: step(
      'people',
      'Hay sặc: cho ngồi thẳng lúc ăn và 30 phút sau, cằm hơi cúi, thức ăn sền sệt, thìa nhỏ, không ống hút, không cho ăn khi buồn ngủ; xin khám nuốt ở khoa phục hồi chức năng. Vai bên liệt: kê gối đỡ, không kéo tay đó khi nâng.',
      'If food goes the wrong way: sitting upright while eating and 30 minutes after, chin down, thick food, a small spoon, no straw, nothing when sleepy; ask rehabilitation to test the swallowing. The weak shoulder: support it with a pillow, never lift by that arm.',
    ),
    watch: {
      vi: 'sặc rồi khó thở hoặc sốt, tím môi, yếu liệt mới, lơ mơ',
      en: 'choking and then trouble breathing or fever, blue lips, new weakness, drowsiness',
    },
  },
  {
    heard: `đau đầu kinh niên | đau đầu mãn tính | đau đầu mạn tính | đau đầu … nhiều năm | đau đầu … năm nay | nhức đầu … năm nay | nhức đầu … nhiều năm | chronic headache | headaches for years`,
    beside: `năm | kinh niên | mãn tính | mạn tính | từ hồi | từ bé | từ nhỏ | từ lúc | lâu nay | years | chronic | since`,
    unless: `đột ngột | chưa từng | dữ dội nhất | sốt | cứng cổ | yếu tay | yếu chân | tê nửa | nói khó | nói đớ | co giật | té | ngã | đập đầu | có thai | mang thai | bầu | sau sinh | nhìn đôi | nặng hơn hẳn | worst | sudden | fever | weak | pregnant | seizure`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology general_internal psychiatry ent ophthalmology',
    atMost: 'routine',
    isAfter: true,
    says: step(
      'note',
      'Đau đầu nhiều năm: ghi nhật ký ngày giờ, kèm gì, thuốc nào, mấy viên. Uống giảm đau từ 10 ngày mỗi tháng trở lên có thể tự gây thêm đau đầu: nói rõ số viên, hỏi thuốc ngừa cơn và cách giảm dần, đừng tự tăng.',
      'Headache for years: keep a diary of day, hour, what comes with it, which medicine and how many. Painkillers on 10 or more days a month can themselves cause headache: tell the number, ask about medicine that prevents attacks and how to cut down; take no more on your own.',
    ),
    watch: {
      vi: 'đau đầu dữ dội đột ngột, yếu tay chân, nói khó, nhìn mờ, sốt cứng cổ, nôn liên tục',
      en: 'a sudden severe headache, a weak limb, trouble speaking, blurred sight, fever with a stiff neck, constant vomiting',
    },
  },
  {
    heard: `sertralin | sertraline | zoloft | fluoxetin | fluoxetine | prozac | escitalopram | lexapro | cipralex | paroxetin | paroxetine | citalopram | venlafaxin | venlafaxine | mirtazapin | mirtazapine | thuốc trầm cảm | thuốc chống trầm cảm | antidepressant | antidepressants`,
    beside: `bỏ thuốc | ngừng thuốc | ngưng thuốc | nghỉ thuốc | hết thuốc | sắp hết | chưa thấy đỡ | chưa đỡ | không đỡ | chưa thấy đơ | kê đơn | kê tiếp | xin thuốc | giảm liều | tác dụng phụ | buồn nôn | days left | left | run out | running out | refill | prescription | stop | side effects | get it here`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry psychology general_internal neurology',
    says: step(
      'pill',
      'Thuốc chống trầm cảm thường 2–6 tuần mới rõ tác dụng, buồn nôn hay gặp lúc đầu. Đừng bỏ ngang: gọi bác sĩ đã kê để chỉnh hoặc giảm dần. Sắp hết thì đi xin đơn trước vài ngày, mang hộp thuốc hay đơn cũ (tên hoạt chất).',
      'Antidepressants usually take 2–6 weeks to work, and nausea is common at first. Do not stop at once: call the prescriber to adjust or lower it step by step. Before it runs out see a doctor some days ahead, with the box or the old prescription (the generic name).',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết hoặc tự làm hại mình, bồn chồn dữ dội, nhiều đêm không ngủ, nói năng phấn khích khác thường',
      en: 'thoughts of dying or self-harm, severe restlessness, sleepless nights, being unusually excited',
    },
  },
  {
    heard: `glôcôm | glocom | glô côm | glaucoma | cườm nước | thiên đầu thống | tăng nhãn áp | nhãn áp cao | xalatan | latanoprost | travatan | timolol | eye pressure`,
    unless: 'đau nhức dữ | đỏ đau | nôn | quầng sáng | sáng nay | đột ngột | halos | sudden | vomiting',
    who: 'adult',
    of: 'ophthalmology',
    isLasting: true,
    isAfter: true,
    says: step(
      'pill',
      'Glôcôm: nhỏ thuốc đều mỗi ngày cả khi mắt thấy bình thường, vì thị lực đã mất không lấy lại được. Hết thuốc thì lấy lại ngay trong tuần, đừng chờ lịch; hỏi đo nhãn áp, thị trường. Nói có glôcôm trước khi dùng thuốc cảm, corticoid; ruột thịt từ 40 tuổi nên đo nhãn áp.',
      'Glaucoma: the drops go on every day even if the eye feels normal, for lost sight does not come back. If they ran out get them this week without waiting for the date; ask for eye pressure and visual field. Tell of it before cold remedies or steroids; close kin over 40 should be measured.',
    ),
    watch: {
      vi: 'mắt đau nhức đỏ, nhìn mờ đột ngột, thấy quầng sáng, đau đầu kèm nôn',
      en: 'a painful red eye, sudden blurred sight, halos, headache with vomiting',
    },
  },
  {
    heard: `máy trợ thính | máy nghe | đeo trợ thính | hearing aid | hearing aids`,
    of: 'ent geriatrics general_internal',
    isLasting: true,
    says: step(
      'question',
      'Máy trợ thính: soi tai (có khi chỉ do ráy tai) và đo thính lực trước, rồi thử và chỉnh máy theo kết quả đo; máy mua trên mạng không đo thường không hợp. Hỏi đeo thử mấy ngày, bảo hành; bảo hiểm y tế thường không trả tiền máy.',
      'Hearing aid: first have the ear looked into (it may be wax) and hearing measured, then try one set by that result; one bought online without it rarely fits. Ask about a trial and warranty; health insurance usually does not pay for it.',
    ),
    watch: {
      vi: 'bỗng điếc hẳn một tai, chóng mặt dữ dội, méo miệng, sưng đau sau tai',
      en: 'sudden deafness of one ear, bad dizziness, a drooping face, swelling behind the ear',
    },
  },
  {
    heard: `otrivin | xylometazolin | xylobalan | oxymetazolin | naphazolin | naphacollyre | rhinex | coldi | thuốc xịt co mạch | thuốc nhỏ co mạch | decongestant spray`,
    beside: 'tháng | năm | lâu | hoài | suốt | không xịt là | không nhỏ là | months | years | every day',
    who: 'adult',
    of: 'ent allergy_immunology',
    says: step(
      'pill',
      'Thuốc xịt, nhỏ mũi co mạch dùng lâu tự gây nghẹt mũi: mang lọ thuốc theo, nhờ bác sĩ tai mũi họng giúp bỏ dần và thay thuốc khác; rửa mũi nước muối, đừng đổi sang một loại co mạch khác.',
      'A decongestant spray used for long causes the blockage itself: bring it and let the ENT doctor help you off it with another medicine; rinse with saline, and do not change to another decongestant.',
    ),
    watch: {
      vi: 'khó thở, thở rít, sưng quanh mắt, đau đầu dữ dội, sốt cao',
      en: 'trouble breathing, noisy breathing, swelling round the eye, severe headache, high fever',
    },
  },
  {
    heard: 'zona | giời leo | dời leo | shingles | herpes zoster',
    beside: `khô rồi | đã khô | khô hết | đóng vảy | hết mụn | lành rồi | sau zona | tháng trước | tháng nay | zona … tháng | hết … tháng | het 2 thang | het roi ma van | vẫn đau | còn đau | van dau rat | van con dau | dried | healed | months`,
    who: 'adult',
    of: 'dermatology neurology pain_management general_internal',
    isAfter: true,
    says: step(
      'pill',
      'Mụn đã khô, đóng vảy thì không còn lây; còn nốt nước thì che lại, tránh trẻ chưa tiêm thủy đậu và người mang thai. Đau còn lại sau zona có thuốc riêng cho dây thần kinh: khám da liễu hoặc thần kinh, đừng tự tăng thuốc giảm đau.',
      'Dry, crusted blisters no longer infect; while there is fluid cover them and keep from pregnant women and children without the chickenpox vaccine. For pain that stays after shingles there are medicines for nerves: see dermatology or neurology, take no more painkillers on your own.',
    ),
    watch: {
      vi: 'mắt đỏ đau, nhìn mờ, nổi lan cả người, yếu liệt, lơ mơ',
      en: 'a red painful eye, blurred sight, blisters all over, weakness, drowsiness',
    },
  },
  {
    heard: 'methotrexat | methotrexate | mtx',
    of: 'rheumatology dermatology general_internal orthopedics',
    unless: 'hóa trị | ung thư | thai ngoài | chemo | cancer | ectopic',
    isLasting: true,
    says: step(
      'pill',
      'Methotrexat chỉ uống đúng một ngày mỗi tuần như đơn, không uống hằng ngày; thử máu, men gan theo hẹn, không rượu bia, không có thai. Xin nơi đang chữa tóm tắt bệnh án, đơn và phiếu chuyển; hỏi nơi nhận có thuốc này không. Không tự ngừng, đừng để đứt thuốc.',
      'Methotrexate is taken on one day a week as prescribed, never daily; blood and liver tests as planned, no alcohol, no pregnancy. To move care, get a summary, the prescription and a slip, and ask whether the new place has it. Do not stop it or run out.',
    ),
    watch: {
      vi: 'sốt, lở miệng nhiều, ho khó thở, bầm tím, vàng mắt',
      en: 'fever, many mouth sores, cough with trouble breathing, bruises, yellow eyes',
    },
  },
  {
    heard: `gom lại … toa | gom lại … đơn | gom … thuốc lại | gom thuốc | gom lại thuốc | gom lại một toa | gom đơn | một toa | coi hết thuốc | xem hết thuốc | coi lại hết thuốc | xem lại hết thuốc | xem lại toàn bộ thuốc | bớt thuốc | nhiều thuốc quá | quá nhiều thuốc | uống … viên mỗi ngày | thuốc của … bác sĩ khác nhau | thuốc của 3 | thuốc của 4 | thuốc của ba | thuốc của hai | thuốc của nhiều | thuốc nào trùng | xem lại đơn | xem lại toa | coi lại toa | nhiều đơn thuốc | nhiều toa thuốc | mấy toa thuốc | review all … medicines | review … medications | too many pills | too many medicines`,
    beside: `thuốc của | bệnh viện | phòng khám | bác sĩ | khác nhau | mấy chỗ | nhiều chỗ | mỗi chỗ | chỗ | viên | different doctors | pills | tablets`,
    yearsMin: 50,
    about: 'geriatrics',
    of: 'geriatrics general_internal cardiology endocrinology rheumatology neurology family_medicine gastroenterology nephrology',
    isAfter: true,
    says: step(
      'pill',
      'Một bác sĩ xem lại mọi thuốc: bỏ hết vào một túi mang đi (cả thuốc mua, thuốc nam, thực phẩm chức năng), ghi uống lúc nào, đơn của ai; xin một đơn duy nhất, hỏi thuốc nào trùng, thuốc nào bớt. Tới đó không tự ngừng (nhất là thuốc tễ, thuốc khớp uống lâu). Chóng mặt lúc đứng: ngồi dậy từ từ, đo huyết áp lúc nằm và lúc đứng.',
      'One doctor for all medicines: put everything into one bag (also bought ones, herbs, supplements) with times and who prescribed it; ask for one single prescription, what is double and what can go. Until then stop nothing yourselves, least of all folk pills taken for long. Dizzy on rising: get up slowly, measure the pressure lying and standing.',
    ),
    watch: {
      vi: 'ngất, lơ mơ, run vã mồ hôi, phân đen, nôn nhiều, yếu một bên',
      en: 'fainting, drowsiness, shaking with sweat, black stools, much vomiting, weakness on one side',
    },
  },
  {
    heard: 'giãn tĩnh mạch thừng tinh | giãn tĩnh mạch tinh | tĩnh mạch thừng tinh | tĩnh mạch thừng | varicocele',
    who: 'man',
    about: 'andrology',
    of: 'andrology urology reproductive_medicine general_surgery',
    atMost: 'routine',
    says: step(
      'question',
      'Giãn tĩnh mạch thừng tinh thường không gấp: làm tinh dịch đồ trước (kiêng 2–5 ngày); mổ thường chỉ bàn khi đau nhiều, tinh hoàn nhỏ đi hoặc tinh dịch đồ kém mà mong con. Hỏi mổ vi phẫu hay nội soi, bao lâu thử lại.',
      'A varicocele seldom hurries: first a semen test (2–5 days of abstinence); an operation is usually discussed only with much pain, a shrinking testicle or a poor test while wishing for a child. Ask which method and when to test again.',
    ),
    watch: { vi: 'tinh hoàn đau dữ đột ngột, sưng đỏ, sốt', en: 'sudden severe pain of a testicle, swelling, fever' },
  },
  {
    heard: 'isotretinoin | isotretinoine | roaccutane | acnotin | acutane | accutane',
    who: 'woman',
    of: 'dermatology gynecology obstetrics',
    says: step(
      'pill',
      'Isotretinoin gây dị tật thai: tránh thai chắc chắn trước khi uống, suốt lúc uống và ít nhất 1 tháng sau viên cuối. Sắp muốn có con thì nói bác sĩ để chọn cách khác; lỡ trễ kinh thì ngừng thuốc và đi khám ngay.',
      'Isotretinoin harms an unborn child: safe contraception before, during and for at least 1 month after the last capsule. If a child is planned soon, say so and ask for another treatment; if a period is late, stop it and be seen at once.',
    ),
    watch: {
      vi: 'đau đầu dữ kèm nhìn mờ, có ý nghĩ muốn chết, đau bụng dữ dội',
      en: 'severe headache with blurred sight, thoughts of dying, severe belly pain',
    },
  },
  {
    heard: `gentrisone | gentrison | kem 7 màu | kem bảy màu | bôi 7 màu | bôi bảy màu | bôi thuốc 7 màu | thuốc 7 màu | thuốc bảy màu | thoa 7 màu | tuýp 7 màu | xức 7 màu | dibetalic | korcin | tomax | silkron | fucicort | flucinar | tempovate | dermovate | kem … corticoid | thuốc bôi … corticoid | steroid cream`,
    beside:
      'nấm | hắc lào | lang ben | lác đồng tiền | lác | vòng tròn | hình tròn | đồng tiền | háng | bẹn | lan rộng | lan ra | rộng hơn | fungal | fungus | ringworm | jock itch',
    of: 'dermatology',
    isAfter: true,
    says: step(
      'note',
      'Kem có corticoid (Gentrisone, kem 7 màu…) đỡ ngứa lúc đầu rồi làm nấm lan: ngừng bôi, mang tuýp theo để bác sĩ da liễu cạo soi nấm; mặc rộng, giữ khô, không dùng chung khăn, quần.',
      'Creams with a steroid (Gentrisone and the like) ease the itch at first and then spread a fungus: stop, bring the tube and let a skin doctor take a scraping; loose dry clothes, no shared towels.',
    ),
    watch: {
      vi: 'vùng đỏ nóng lan nhanh, chảy mủ, sốt',
      en: 'hot redness that spreads fast, pus, fever',
    },
  },
  {
    heard: 'suy tim | heart failure',
    who: 'adult',
    of: 'cardiology geriatrics general_internal',
    isAfter: true,
    says: step(
      'note',
      'Suy tim: cân mỗi sáng và ghi lại; tăng từ 2 kg sau vài ngày, phù thêm hay phải kê cao gối mới ngủ được thì khám trong ngày. Ăn nhạt, không tự bỏ thuốc lợi tiểu, tránh ibuprofen, diclofenac.',
      'Heart failure: weigh every morning and write it down; 2 kg more in a few days, more swelling or needing more pillows is seen the same day. Little salt, do not drop the water tablets, no ibuprofen or diclofenac.',
    ),
    watch: {
      vi: 'khó thở lúc nghỉ hay khi nằm, đau ngực, ngất, tím môi, ho bọt hồng',
      en: 'short of breath at rest or lying down, chest pain, fainting, blue lips, pink froth',
    },
  },
  {
    ...graftRunsOut,
    heard: `ghép thận | thuốc chống thải ghép | thuốc thải ghép | sau ghép | kidney transplant | anti-rejection`,
    about: 'nephrology',
    of: 'nephrology urology general_internal',
  },
  {
    ...graftRunsOut,
    heard: `ghép gan | liver transplant`,
    about: 'hepatology',
    of: 'hepatology gastroenterology hepatobiliary_surgery general_internal',
  },
  {
    ...graftRunsOut,
    heard: `ghép tim | heart transplant`,
    about: 'cardiology',
    of: 'cardiology cardiac_surgery general_internal',
  },
  {
    heard: `prograf | tacrolimus | advagraf | cyclosporin | neoral | cellcept | thuốc chống thải ghép | thuốc thải ghép | anti-rejection`,
    beside: `ghép thận | ghép gan | ghép tim | đã ghép | sau ghép | transplant | chống thải ghép | thải ghép`,
    // Of what runs out the line before speaks.
    unless: runsOut,
    isAfter: true,
    says: step(
      'pill',
      'Thuốc chống thải ghép không được thiếu ngày nào, không tự đổi loại: gọi ngay đơn vị ghép, gửi ảnh đơn, hỏi lấy tạm ở đâu gần (bệnh viện có khoa thận, nhà thuốc bệnh viện). Nôn, tiêu chảy hay thuốc mới cũng gọi trước khi uống.',
      'Anti-rejection medicine must not be missed for a day nor changed to another kind: call the transplant unit now, send a photo of the prescription and ask where to get some near by (a hospital with a kidney department). Call also with vomiting, diarrhoea or any new medicine.',
    ),
    watch: {
      vi: 'sốt từ 38 °C, tiểu ít hẳn, đau chỗ ghép, phù nhanh, khó thở',
      en: 'fever of 38 °C or more, little urine, pain over the graft, fast swelling, trouble breathing',
    },
  },
  {
    heard: `ống ăn … tuột | ống … mũi … tuột | sonde dạ dày … tuột | sonde ăn … tuột | tuột sonde dạ dày | tuột ống ăn | tuột … ống ăn | tuột sonde ăn | feeding tube … out | pulled out … feeding tube`,
    says: step(
      'firstaid',
      'Ống ăn tuột: không tự đặt lại (dễ vào phổi), không đổ ăn uống qua miệng nếu hay sặc; gọi điều dưỡng, trạm y tế hoặc đến bệnh viện gần nhất trong ngày để đặt lại, hỏi cả thuốc đến giờ. Tiểu đường thì đo đường vì đang bỏ bữa.',
      'A feeding tube that came out: do not put it back yourselves (it may go into the lung) and give nothing by mouth to who chokes; call a nurse or the health station or go to the nearest hospital the same day; ask about medicines that are due. With diabetes measure the sugar, a meal is missed.',
    ),
    watch: {
      vi: 'sặc, khó thở, tím, sốt, lơ mơ',
      en: 'choking, trouble breathing, blue lips, fever, drowsiness',
    },
  },
];
