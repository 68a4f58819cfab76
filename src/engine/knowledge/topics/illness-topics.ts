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
  saidWithout: 'ra máu mà không đau | máu đông | máu cục | suy thận | hết sỏi | sạch sỏi | prevent | came out',
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

/** What makes a heart's matter one of now. */
const ofHeartNow = `khó thở | hụt hơi | vã mồ hôi | ngất | =xỉu | đau ngực dữ | tức ngực | =nặng ngực | đau thắt | short of breath | fainted | sweating`;
const sightOfBlood = `thấy máu … xỉu | thấy máu … ngất | thấy máu là xỉu | thấy máu là ngất | nhìn kim | sợ kim | lấy máu … lả | lấy máu … xỉu | lấy máu … ngất | do thấy máu | hiến máu … xỉu | hiến máu … ngất | hiến máu … xây xẩm | hiến máu … choáng | đứng chào cờ | chào cờ … xây xẩm | đứng lâu … xây xẩm | đứng lâu … choáng | đứng lâu … xỉu | faint … blood | faint … needle`;
/** “Mạch 58”, “nhịp còn 54”. */
const pulses = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, at) =>
    ['nhịp', 'mạch', 'nhịp còn', 'mạch còn', 'nhịp tim', 'pulse is', 'pulse'].map((word) => `${word} ${min + at}`),
  )
    .flat()
    .join(' | ');
/** “Nói đớ mười phút rồi hết”. */
const passedOff = `rồi hết | rồi hết sạch | hết sạch | hết hẳn | hết hoàn toàn | hết rồi | het roi | phút hết | rồi trở lại | trở lại bình thường | trở lại như cũ | trở lại như thường | rồi lại bình thường | rồi lại như thường | trở lại như | thì hết | then normal | then all normal | everything came back | came back to normal | then it passed | went away`;
const strokeNow = `sáng nay | hôm nay | hôm qua | tối qua | vừa | mới bị | bỗng | đột ngột | tự nhiên | yếu thêm | nặng hơn | co giật | sốt | lơ mơ | loét | sặc | today | yesterday | suddenly | worse`;
/** “186/112”, “190 trên 105”. */
const pressures = (min: number, max: number, lowMin: number, lowMax: number) =>
  Array.from({ length: max - min + 1 }, (_, at) =>
    Array.from(
      { length: lowMax - lowMin + 1 },
      (_, low) => `${min + at}/${lowMin + low} | ${min + at} trên ${lowMin + low}`,
    ),
  )
    .flat()
    .join(' | ');
const oneLegNow = `một bên sưng | sưng một bên | bắp chân … to hơn | sưng đỏ | nóng đỏ | cứng như | one leg`;

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
    saidWithout: `có phải parkinson | phải parkinson | sợ parkinson | is it parkinson`,
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
    saidWithout: `hồi phục | đỡ nhiều | đỡ gần hết | gần khỏi | đã khỏi | năm ngoái | năm trước | di chứng | % back | 90 | almost back | recovered | last year | years ago`,
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
      'xklđ | xuất khẩu lao động | theo mẫu | giấy khám sức khỏe | khám sức khỏe đi | visa | work permit | vaccinated | three times | chích viêm gan b | tiêm viêm gan b | vắc xin viêm gan b | ngừa viêm gan b | viêm gan b sơ sinh | chích lại viêm gan b | antihbs | anti hbs | viêm gan … âm tính | viêm gan b âm | hbsag âm | hepatitis b negative | sổ tiêm | khối … gan | u gan | afp cao | afp 4 | afp 5 | afp 8 | ung thư gan | liver mass',
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
    heard: `=thuốc lao | đang điều trị lao | đang chữa lao | uống thuốc kháng lao | thuốc kháng lao | phác đồ lao | rifampicin | tb medicine | tb medication | tuberculosis treatment | uống thuốc lao | thuốc chống lao`,
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
    unless: `tramadol | vã mồ hôi | giật | sốt | sweating | fever | lỡ uống | uống 2 lần | uong 2 lan | uống hai lần | gấp đôi | double dose`,
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
    // Where to have it measured is answered with the same advice.
    saidWithout: 'đo thính lực | do thinh luc | hearing test',
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
    saidWithout: `ef 6 | ef 70 | không phải suy tim`,
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
  // Heart
  {
    heard: `nhói … ngực | ngực … nhói | nhói ngực | nhói tim | tim nhói | nhói … ngực trái | kim châm … ngực | ngực … kim châm | ngực … kim chích | chest … pinprick | stabbing … chest`,
    beside: `vài giây | mấy giây | một cái | một điểm | 1 điểm | một chỗ | 1 cho | ấn vào | ấn vô | đổi tư thế | xoay người | lâu lâu | thỉnh thoảng | từ hồi | mấy tháng | seconds | press`,
    unless: `${ofHeartNow} | hít sâu | khi hít | sốt | tràn khí | mổ | bay | ngừa thai | tránh thai | tiểu đường | hôm nay | sáng nay | hôm qua | tuần này | lan ra | lan tay | today | yesterday | flight`,
    of: 'cardiology general_internal pulmonology psychiatry rheumatology orthopedics pediatrics',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Nhói như kim châm vài giây, đúng một điểm, ấn vào đau hay đổi tư thế thì hết, chạy nhảy không đau: thường từ cơ, sụn sườn hơn là từ tim. Khám một lần, đo điện tim cho yên tâm; ghi lúc bị, đang làm gì. Ngồi thẳng, bớt cà phê, thức khuya; đừng tự mua thuốc tim.',
      'A prick of seconds at one point that hurts when pressed or goes when you move, and not on running, is more often of muscle and rib than of the heart. One visit with an ECG settles it; note when it comes. Sit straight, less coffee and late nights; no heart pills of your own.',
    ),
    watch: {
      vi: 'tức nặng giữa ngực khi gắng sức hay quá 10 phút, lan tay hàm, vã mồ hôi, khó thở, ngất',
      en: 'a heavy chest on effort or for over 10 minutes, spreading to arm or jaw, sweating, trouble breathing, fainting',
    },
  },
  {
    heard: `đi … tức ngực | đi … tức giữa ngực | đi … nặng ngực | leo … tức ngực | leo … tức giữa ngực | leo … nặng ngực | chạy … tức ngực | chạy … đau ngực | đau ngực … chạy | tức … ngực … đứng lại | nặng ngực … nghỉ | tức ngực … nghỉ | tức giữa ngực … nghỉ | nặng ngực … dừng | nặng giữa ngực | =nặng ngực | nghẹn ngực | thắt ngực lan | đau thắt ngực cũ | cơn đau thắt ngực | đau thắt ngực ổn định | ngậm … hết | chest … when i walk | chest … uphill | chest … stairs | angina`,
    beside: `nghỉ | đứng lại | dừng lại | ngồi | ngậm | xịt | gắng sức | rest | stop | stopping`,
    unless: `không tức ngực | hết hạn | âm tính | trào ngược | ợ`,
    of: 'cardiology general_internal emergency geriatrics pediatric_cardiology pediatrics',
    isOfNow: true,
    says: step(
      'firstaid',
      'Tức ngực khi đi, leo, nghỉ thì hết, mà mới có hay dày lên: cần điện tim, men tim (troponin) ngay hôm nay, đừng chờ hẹn. Tới đó không gắng sức, không đi một mình, không tự lái xe, không hút thuốc. Thuốc ngậm, xịt dưới lưỡi chỉ dùng khi đã được kê cho chính người bệnh, ngồi rồi hãy dùng.',
      'A tight chest on walking or climbing that goes with rest, and is new or comes more often, needs an ECG and a troponin test today. Until then no effort, not alone, no driving, no smoking. Tablets or spray under the tongue only if prescribed to this patient, and sitting down.',
    ),
    watch: {
      vi: 'đau tức ngực lúc nghỉ hoặc quá 5–10 phút, lan tay hàm lưng, vã mồ hôi, khó thở, ngất: gọi 115',
      en: 'chest pain at rest or for over 5–10 minutes, spreading to arm, jaw or back, sweating, trouble breathing, fainting: call 115',
    },
  },
  {
    heard: `=xỉu | bị xỉu | ngất | bị ngất | ngất xỉu | tối mắt ngã | gục xuống | lả đi | fainted | passed out | blacked out | xiu xuong | xiu luon | tối sầm … ngã | tối sầm … gục | tối sầm … té | xiu vai giay | xiu may giay | xiu vai phut | xiu 1 lan | xiu 2 lan`,
    beside: `giây | tỉnh liền | tỉnh lại | tỉnh ngay | tỉnh dậy | lần | nay khỏe | bình thường | giờ tỉnh | seconds | came round | fine now`,
    unless: `${sightOfBlood} | giật | co giật | động kinh | đường | insulin | thai | bầu | sau sinh | điện giật | té đập | đập đầu | ho rũ | năm ngoái | hồi nhỏ | máy tạo nhịp | pregnant | seizure`,
    of: 'cardiology neurology general_internal emergency pediatric_cardiology pediatrics geriatrics',
    isOfNow: true,
    says: step(
      'question',
      'Ngất, dù tỉnh ngay, vẫn cần đo điện tim hôm nay: xin đo cả huyết áp lúc nằm và đứng, đường, công thức máu; hỏi có cần Holter, siêu âm tim. Kể đang làm gì, có báo trước, hồi hộp không, thuốc đang uống, nhà có ai đột tử. Trong lúc chờ không lái xe, bơi, trèo cao, ở một mình; sắp ngất thì nằm xuống, gác chân.',
      'A faint needs an ECG today even if all is well again: ask for pressure lying and standing, sugar and a blood count, and about Holter and ultrasound. Tell what you were doing, warning signs, palpitations, medicines, sudden deaths in the family. Until then no driving, swimming, climbing or being alone; if it comes again lie down, legs up.',
    ),
    watch: {
      vi: 'ngất lại, ngất khi gắng sức, đau ngực, khó thở, mạch dưới 40 hoặc trên 130, yếu nửa người, đau đầu dữ dội',
      en: 'another faint, fainting on effort, chest pain, trouble breathing, a pulse below 40 or above 130, one-sided weakness, severe headache',
    },
  },
  {
    heard: sightOfBlood,
    unless: `gắng sức | đang bơi | đang chạy | giật | có người đột tử | đau ngực | thai | bầu | tuần này`,
    of: 'cardiology neurology general_internal family_medicine laboratory',
    isAfter: true,
    says: step(
      'note',
      'Xây xẩm khi thấy máu, kim tiêm hay đứng lâu, ngồi xuống là hết: thường gặp và lành. Nói trước với người lấy máu để được nằm; ăn uống đủ, gồng chân, bắt chéo chân khi thấy nôn nao, rồi ngồi hoặc nằm ngay. Chưa đo điện tim lần nào thì đo một lần.',
      'Going faint at blood, needles or long standing, over once you sit, is common and harmless. Tell whoever draws blood so that you can lie down; eat and drink enough, tense or cross the legs when queasy, then sit or lie at once. Have one ECG if you never had one.',
    ),
    watch: {
      vi: 'ngất khi gắng sức hay khi nằm, ngất không báo trước, hồi hộp, đau ngực, co giật',
      en: 'fainting on effort or lying down, without warning, palpitations, chest pain, a fit',
    },
  },
  {
    heard: `nhịp nghỉ | mạch nghỉ | nhịp tim lúc ngủ | nhịp tim nghỉ | nhịp chậm | mạch chậm | resting heart rate | ${pulses(42, 59)}`,
    unless: `${ofHeartNow} | choáng | mệt | tối sầm | lờ đờ | chán ăn | digoxin | giáp | tụt | huyết áp thấp | lúc 130 | máy tạo nhịp | block | dizzy | tired`,
    who: 'adult',
    of: 'cardiology general_internal health_checkup',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Mạch nghỉ 50–60, người hay tập 45–50, không choáng, không mệt: thường là bình thường. Đang uống thuốc làm chậm nhịp (bisoprolol, Concor, ivabradin…) thì không tự bỏ: ghi mạch sáng, tối, hỏi bác sĩ khi thường dưới 50. Đo điện tim một lần; đồng hồ có thể sai, nên bắt mạch đủ một phút.',
      'A resting pulse of 50–60, or 45–50 in who trains, without faintness is usually normal. On medicine that slows it (bisoprolol, ivabradine) do not stop it yourself: note the pulse morning and evening and ask when it is mostly below 50. One ECG; a watch may err, so count for a full minute.',
    ),
    watch: {
      vi: 'ngất, choáng, khó thở, đau ngực, mệt lả, mạch dưới 40',
      en: 'fainting, faintness, trouble breathing, chest pain, exhaustion, a pulse below 40',
    },
  },
  {
    heard: `van tim nhân tạo | van nhân tạo | van cơ học | van sinh học | thay van | thay van tim | thay van động mạch chủ | thay van hai lá | thử inr | inr | mechanical valve | mechanical mitral valve | artificial valve | valve replacement`,
    unless: `${ofHeartNow} | cần thay van | phải thay van | nên thay van | tam thất | đinh lăng | thuốc bổ | thuốc nam | sốt | chảy máu | phân đen | méo | yếu | van phổi | fever | bleeding`,
    of: 'cardiology cardiac_surgery laboratory general_internal dentistry',
    isAfter: true,
    notBleeding: true,
    says: step(
      'pill',
      'Van tim nhân tạo: báo trước khi làm răng (thường uống kháng sinh ngừa theo đơn), trước khi mổ. Van cơ học uống thuốc chống đông suốt đời, không tự ngừng: thử INR đúng hẹn, mang sổ INR, mức cần giữ, vỉ thuốc; không tự thêm kháng sinh, giảm đau, thuốc nam. Sốt không rõ cớ: đi viện trong ngày, cấy máu trước kháng sinh.',
      'An artificial valve: say so before tooth work (antibiotics are usually given first) and operations. A mechanical one needs a blood thinner for life, never stopped by yourself: test the INR on time, bring the INR record, target range and tablets; add no antibiotic, painkiller or herb yourself. An unclear fever: hospital the same day, blood cultures before antibiotics.',
    ),
    watch: {
      vi: 'sốt kéo dài, khó thở, ngất, méo miệng, nói khó, yếu một bên, chảy máu không cầm, phân đen',
      en: 'lasting fever, trouble breathing, fainting, a drooping face, trouble speaking, one-sided weakness, bleeding that does not stop, black stools',
    },
  },
  {
    heard: `hở van … sốt | hẹp van … sốt | van tim … sốt | van hai lá … sốt | sốt … hở van | sốt … hẹp van | sốt … van tim | tim bẩm sinh … sốt`,
    unless: 'không sốt | hết sốt | no fever',
    of: 'cardiology general_internal infectious_disease cardiac_surgery emergency',
    isOfNow: true,
    says: step(
      'question',
      'Có bệnh van tim mà sốt kéo dài, nhất là sau nhổ răng: phải tìm nhiễm trùng van tim. Nói rõ bệnh van ngay ở cửa; xin cấy máu trước khi uống thêm kháng sinh, siêu âm tim, công thức máu. Kháng sinh đã uống thì mang vỏ, đừng tự uống tiếp đợt mới.',
      'With a valve disease a lasting fever, above all after tooth work, means looking for an infected valve. Say so at the door; ask for blood cultures before any more antibiotics, a heart ultrasound and a blood count. Bring the boxes of what was taken; start no new course yourself.',
    ),
    watch: {
      vi: 'khó thở, ngất, méo miệng, nói khó, yếu một bên, rét run, đốm đỏ đầu ngón, lơ mơ',
      en: 'trouble breathing, fainting, a drooping face, trouble speaking, one-sided weakness, shivering, red spots on the fingertips, drowsiness',
    },
  },
  {
    heard: `thuốc loãng máu | thuốc chống đông | chống đông | xarelto | rivaroxaban | eliquis | apixaban | pradaxa | warfarin | sintrom | blood thinner`,
    beside: `quên liều | quên uống | quên 1 liều | quên một liều | quên cữ | uống bù | sáng hay tối | tối hay sáng | ăn rau | ăn được rau | rau gì | kiêng gì | kiêng ăn | missed | forgot`,
    unless: `${ofHeartNow} | lỡ uống 2 | uống 2 lần | uống hai lần | gấp đôi | chảy máu | phân đen | bầm | té | ngã | nhổ răng | méo | yếu | bleeding`,
    of: 'cardiology vascular_surgery stroke neurology general_internal pulmonology',
    isAfter: true,
    notBleeding: true,
    says: step(
      'pill',
      'Thuốc chống đông uống cùng giờ mỗi ngày. Quên mà nhớ ra trong ngày thì thường uống ngay liều đó, sang hôm sau thì bỏ; không bao giờ uống gấp đôi: hỏi dược sĩ theo tên thuốc. Sintrom, warfarin: rau xanh ăn đều như mọi ngày, đừng bỗng ăn nhiều; loại mới thường không kiêng rau.',
      'Take the blood thinner at the same hour each day. A dose remembered the same day is usually taken at once, on the next day left out; never a double dose: ask the pharmacist for this medicine. With warfarin or acenocoumarol keep greens steady; the newer ones usually allow them.',
    ),
    watch: {
      vi: 'chảy máu không cầm, phân đen, tiểu máu, đau đầu dữ dội, méo miệng, yếu một bên',
      en: 'bleeding that does not stop, black stools, blood in the urine, severe headache, a drooping face, one-sided weakness',
    },
  },
  {
    heard: `atorvastatin | rosuvastatin | simvastatin | statin | thuốc mỡ máu | thuoc mo mau | lipitor | crestor`,
    beside: `đau cơ | mỏi cơ | đau mỏi | nhức mỏi | bắp đùi | bỏ thuốc | ngưng | ngừng | nghỉ | suốt đời | hại gan | muscle | ache | stop`,
    unless: `${ofHeartNow} | nước tiểu nâu | tiểu sẫm | coca | vàng da | méo | nói đớ`,
    of: 'cardiology general_internal endocrinology neurology rheumatology stroke',
    isLasting: true,
    says: step(
      'pill',
      'Thuốc mỡ máu (statin): đau mỏi cơ thì báo bác sĩ, xin thử CK, men gan, tuyến giáp; thường đổi loại hoặc giảm liều là dùng tiếp được. Không tự bỏ, nhất là đã đặt stent hay tai biến. Kể mọi thuốc khác; tránh bưởi, rượu.',
      'Statins: tell the doctor of aching muscles, ask for CK, liver and thyroid tests; another kind or a lower dose usually works. Do not stop it yourself, above all after a stent or stroke. Name all other medicines; no grapefruit, little alcohol.',
    ),
    watch: {
      vi: 'đau cơ dữ dội, yếu cơ, nước tiểu nâu sẫm, vàng da',
      en: 'severe muscle pain, weak muscles, dark brown urine, jaundice',
    },
  },
  {
    heard: pressures(180, 215, 90, 130),
    unless: `đường | glucose | mmol | mg/dl | bầu | thai | sau sinh | pregnant`,
    of: 'cardiology general_internal geriatrics emergency nephrology family_medicine',
    who: 'adult',
    isOfNow: true,
    says: step(
      'firstaid',
      'Huyết áp từ 180 mà chưa có dấu hiệu nặng: ngồi nghỉ 15–30 phút, đo lại cả hai tay. Thuốc hằng ngày bị quên thì uống lại đúng liều đã kê, không uống gấp đôi, không ngậm thuốc hạ áp dưới lưỡi, không mượn thuốc. Vẫn cao thì khám hôm nay, mang vỉ thuốc, số đo. Bỏ thuốc đã nhiều ngày thì hỏi bác sĩ trước khi uống lại.',
      'A pressure of 180 or more without grave signs: rest for 15–30 minutes and measure both arms. If the daily tablet was forgotten take the prescribed dose, never double, nothing under the tongue, nobody else’s tablets. If it stays high be seen today with tablets and figures. After many days without tablets ask before starting again.',
    ),
    watch: {
      vi: 'đau ngực, khó thở, đau đầu dữ dội, nhìn mờ, méo miệng, nói khó, yếu tay chân, lơ mơ: gọi 115',
      en: 'chest pain, trouble breathing, severe headache, dim sight, a drooping face, trouble speaking, a weak limb, drowsiness: call 115',
    },
  },
  {
    heard: `hồi hộp từng cơn | hồi hộp từng tràng | hồi hộp hẫng | nhịp nhanh | tim nhảy loạn | tim nhảy | nhịp tim loạn | tim đập muốn | nhịp 110 | mạch 110 | mạch 118 | nhịp 150 | nhịp 170 | tim 130 | tim 150 | bỏ nhịp liên tục | cứ bỏ nhịp | hồi hộp thoáng qua | flutter`,
    unless: `${ofHeartNow} | tim đập nhanh | trống ngực | tim hồi hộp | hay hồi hộp | ngoại tâm thu | điện giật | bị giật | bầu | thai | sau sinh | sơ sinh | tháng tuổi | hóa trị | hoảng | lo âu | giáp | sốt | đốt điện | đã đốt | pregnant`,
    who: 'adult',
    of: 'cardiology general_internal endocrinology psychiatry',
    isAfter: true,
    says: step(
      'note',
      'Cơn tim nhanh, hẫng nhịp: ngồi nghỉ, đếm mạch một phút, ghi giờ, bao lâu, đang làm gì. Cần nhất là điện tim lúc đang bị: nơi gần có máy thì đo ngay; giữ bản ghi của đồng hồ. Hỏi Holter, siêu âm tim, tuyến giáp, kali, công thức máu. Ngừng cà phê, nước tăng lực, rượu; choáng, đau ngực, khó thở: gọi 115.',
      'Bouts of a fast or skipping heart: sit, count the pulse for a minute, note the hour, how long, what you were doing. An ECG during a bout counts most: any near place with a machine; keep the watch’s record. Ask about Holter, ultrasound, thyroid, potassium and blood count. No coffee, energy drinks, alcohol or cold remedies; faint, chest pain or breathless: 115.',
    ),
    watch: {
      vi: 'ngất, đau ngực, khó thở, mạch trên 120 lúc nghỉ quá 15–20 phút, yếu một bên, nói khó',
      en: 'fainting, chest pain, trouble breathing, a resting pulse above 120 for over 15–20 minutes, one-sided weakness, trouble speaking',
    },
  },
  {
    heard: `thuốc hạ áp | thuốc huyết áp | thuoc ha ap | thuoc huyet ap | amlor | amlodipin | losartan | enalapril | máy đo bắp tay | máy cổ tay | máy đo huyết áp | nghỉ … đo lại | nghỉ … còn 1`,
    beside: `giờ nào | sáng hay tối | uống bù | quên | lệch | tin máy | máy có sai | nằm nghỉ | ngồi nghỉ | nghỉ 10 phút | loại nào | bỏ được | suốt đời | which time`,
    unless: `${ofHeartNow} | lỡ uống | uống hai lần | uống 2 lần | môi | ho khan | phù | bầu | thai | yếu | méo | đau đầu dữ | pregnant`,
    who: 'adult',
    of: 'cardiology general_internal geriatrics nephrology family_medicine',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Đo đúng: ngồi tựa lưng nghỉ 5 phút, máy bắp tay, băng ngang tim, không nói, sáng và tối, ghi một tuần; vừa leo, vừa cãi nhau thì số cao không tính. Máy cổ tay hay lệch: đem máy đo cùng lúc với máy của bác sĩ. Thuốc uống cùng giờ mỗi ngày; quên thì uống khi nhớ ra trong ngày, không gấp đôi; số đẹp là nhờ thuốc, không tự bỏ.',
      'Measure well: seated, back supported, after 5 minutes of rest, on the upper arm at heart level, silent, morning and evening for a week; figures after stairs or a quarrel do not count. Wrist devices often differ: compare yours with the doctor’s. Tablets at the same hour; a forgotten one when remembered that day, never double; good figures come from the tablets, do not stop.',
    ),
    watch: {
      vi: 'từ 180/120, đau ngực, khó thở, nhìn mờ, méo miệng, nói khó, yếu tay chân',
      en: '180/120 or more, chest pain, trouble breathing, dim sight, a drooping face, trouble speaking, a weak limb',
    },
  },
  // Stroke
  {
    heard: passedOff,
    beside: `nói đớ | nói líu | nói ngọng | nói khó | nói dịu | nói không ra | noi diu luoi | noi dớ | méo miệng | méo mồm | tê nửa mặt | tê nửa người | tê nửa môi | tê môi | tê dại | tay … xụi | tay xui lo | tay … cứ đơ | buông rơi | rơi cái | rớt ly | làm rơi | vụng về | nhìn một bên | mắt mờ một bên | could not find words | speech | hand went numb | hand went useless | arm went`,
    unless: `nhổ răng | gây tê | tiêm tê | migraine | nằm đè | hai tay | năm ngoái | năm kia | năm trước | hồi 20 | co giật`,
    of: 'stroke neurology cardiology general_internal emergency ophthalmology',
    isOfNow: true,
    says: step(
      'firstaid',
      'Tê yếu một bên, nói đớ, mờ một mắt dù chỉ vài phút rồi hết có thể báo trước đột quỵ, dễ bị lại trong mấy ngày đầu: đi ngay hôm nay đến nơi có chụp não, đừng chờ hẹn. Nói giờ bị, bao lâu; xin chụp não, siêu âm mạch cổ, điện tim, đường. Không tự uống aspirin, an cung, không chích máu; không lái xe, không ở một mình.',
      'Numbness or weakness on one side, thick speech or a dim eye, even for minutes, may announce a stroke, most likely within days: go today to where the brain can be scanned. Tell when and how long; ask for a scan, neck artery ultrasound, ECG and sugar. No aspirin of your own, no pricking; do not drive or stay alone.',
    ),
    watch: {
      vi: 'bị lại dù chỉ thoáng qua, méo miệng, yếu tay chân, nói khó, nhìn mờ, đau đầu dữ dội: gọi 115 ngay, ghi giờ',
      en: 'any return, a drooping face, a weak limb, trouble speaking, dim sight, severe headache: call 115 at once, note the hour',
    },
  },
  {
    heard: `tầm soát đột quỵ | tầm soát tai biến | tầm soát mạch não | tam soat dot quy | đột quỵ … tầm soát | gói … đột quỵ | đột quỵ có di truyền | phòng đột quỵ | ngừa đột quỵ | phòng tai biến | stroke screening | prevent a stroke | friend stroke | chụp mri toàn thân | mri mạch não | mri mạch máu não | full body mri | whole body mri | sợ đột quỵ | sợ tai biến | ngừa … đột quỵ | phòng ngừa đột quỵ | prevent stroke`,
    unless: `yếu | méo | tê | nói đớ | chóng mặt | đau đầu | từng đột quỵ | đã đột quỵ | hôm nay | sáng nay | mới bị tai biến | đã bị đột quỵ | nhức đầu | liệt`,
    who: 'adult',
    of: 'stroke neurology cardiology health_checkup general_internal diagnostic_imaging geriatrics',
    isOfKin: true,
    isLasting: true,
    answers: 'có nên | có cần | worth it | gói nào',
    says: step(
      'question',
      'Người chưa có dấu hiệu gì: phòng đột quỵ trước hết là đo huyết áp, đường, mỡ máu, điện tim (tìm rung nhĩ), bỏ thuốc lá, giảm cân. Siêu âm mạch cổ, chụp MRI mạch não thường chỉ khi bác sĩ thấy nguy cơ, như từ hai người ruột thịt vỡ phình mạch não; tự đi chụp thì tự trả. Thuốc quảng cáo ngừa đột quỵ không thay được việc này.',
      'With no signs, preventing a stroke begins with blood pressure, sugar, fats, an ECG (atrial fibrillation), no smoking and weight. A neck ultrasound or MRI of the brain’s vessels is usually for who is at risk, such as two close relatives with a burst aneurysm; on one’s own wish it is self-paid. Advertised remedies do not replace this.',
    ),
    watch: {
      vi: 'bỗng méo miệng, yếu một tay, nói khó: gọi 115 ngay, ghi giờ bắt đầu',
      en: 'a sudden drooping face, a weak arm, trouble speaking: call 115 at once and note the hour',
    },
  },
  {
    heard: `an cung ngưu | nattokinase | chích máu … ngón tay | chích … đầu ngón | chich mau … ngon | chích đầu ngón tay | nặn máu | giờ vàng | dấu hiệu đột quỵ | nhận biết đột quỵ | dấu hiệu tai biến | quy tắc fast | prick fingers | prick … fingers | golden time | golden hour | uống an cung | uong an cung | viên an cung | vien an cung | mua an cung | an cung để | an cung phòng | an cung ngừa | an cung cho`,
    beside: `đột quỵ | tai biến | dot quy | stroke`,
    unless: `đang méo | vừa méo | sáng nay | hôm nay | hôm qua | this morning | yesterday`,
    of: 'stroke neurology cardiology general_internal emergency geriatrics traditional_medicine',
    isOfKin: true,
    says: step(
      'firstaid',
      'Nhớ ba dấu: bỗng méo miệng, yếu một tay, nói khó. Có một dấu là gọi 115, ghi giờ, đến nơi chụp được não: thuốc tan cục máu thường trong 4,5 giờ đầu; trễ hơn vẫn đi ngay. Đặt nằm, nghiêng nếu nôn, lơ mơ; không cho ăn uống, chích máu, an cung, aspirin, thuốc hạ áp. An cung, nattokinase chưa được chứng minh ngừa đột quỵ.',
      'Three signs: a sudden drooping face, a weak arm, trouble speaking. With any one call 115, note the hour, go where the brain can be scanned: clot medicine usually in the first 4.5 hours; later, still go at once. Lay down, on the side if vomiting or drowsy; nothing by mouth, no pricking, no an cung, aspirin or pressure pills. Nothing shows that an cung or nattokinase prevents a stroke.',
    ),
  },
  {
    heard: `tai biến | đột quỵ | nhồi máu não | xuất huyết não | dot quy | tai bien | had a stroke | after a stroke | stroke … ago | mini stroke`,
    beside: `tập nói | tập đi | tập ngôn ngữ | ngôn ngữ trị liệu | tập ở đâu | phục hồi | năm ngoái | năm trước | năm 20 | năm nay rồi | cách đây … năm | đã 2 năm | đã 3 năm | 2 năm | 3 năm | ba năm | hai năm | nam ngoai | nam 2 | years ago | last year | rehab | physio`,
    unless: `${strokeNow} | tầm soát | an cung | chích máu | di truyền | hàng xóm | nhổ răng`,
    who: 'adult',
    of: 'stroke neurology rehabilitation geriatrics general_internal cardiology traditional_medicine',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Sau tai biến đã ổn: uống mỗi ngày đúng thuốc đã kê (huyết áp, mỡ máu, chống cục máu nếu có kê), không tự bỏ, không tự mua aspirin; huyết áp thường giữ dưới 130–140. Tập vẫn có ích sau nhiều tháng: khoa Phục hồi chức năng gần nhà (đi, tay, nói, nuốt), mỗi ngày một ít, xin bài tập. Mang giấy ra viện, phim; thảo dược hỏi trước.',
      'After a stroke, once stable: take each day what was prescribed (pressure, fats, anti-clot only if prescribed), stop nothing, buy no aspirin yourself; pressure is usually kept below 130–140. Training still helps after many months: rehabilitation near home (walking, arm, speech, swallowing), a little every day, ask for exercises. Bring discharge paper and films; ask before herbs.',
    ),
    watch: {
      vi: 'bỗng yếu thêm, méo miệng, nói khó hơn, co giật, đau đầu dữ dội, sặc kèm sốt',
      en: 'sudden new weakness, a drooping face, worse speech, a fit, severe headache, choking with fever',
    },
  },
  // Vessels
  {
    heard: `vớ y khoa | vớ ép | vớ áp lực | tất áp lực | tất y khoa | vớ giãn | vo y khoa | tat ap luc | mạng nhện … đùi | mạng nhện … chân | mạng nhện tím | mạch máu li ti | chích xơ | compression stockings | compression socks | spider veins`,
    unless: `${oneLegNow} | loét | đau ngực | khó thở | mới mổ`,
    of: 'vascular_surgery cardiology cardiac_surgery general_internal general_surgery dermatology orthopedics',
    isAfter: true,
    isLasting: true,
    answers: 'vớ | tất | stockings',
    says: step(
      'note',
      'Vớ ép: đo vòng cổ chân, bắp chân buổi sáng lúc chưa sưng, chọn cỡ theo bảng của hãng; độ ép để bác sĩ mạch máu chọn sau siêu âm (nhẹ hay là loại I, giãn rõ loại II). Mang từ sáng, cởi khi ngủ, thay sau chừng 6 tháng. Chân lạnh, hẹp động mạch, tiểu đường tê chân thì hỏi trước. Chích xơ mạch mạng nhện là thẩm mỹ, thường tự trả.',
      'Stockings: measure ankle and calf in the morning before they swell, and take the size from the maker’s table; a vessel doctor chooses the class after an ultrasound (mild often I, clear veins II). On from the morning, off at night, new after some 6 months. With cold feet, narrow arteries or diabetic numbness ask first. Injecting spider veins is cosmetic and mostly self-paid.',
    ),
    watch: {
      vi: 'một bên bắp chân sưng đau nóng, khó thở, đau ngực, chân lạnh tím, loét',
      en: 'one calf swollen, painful and hot, trouble breathing, chest pain, a cold blue foot, an ulcer',
    },
  },
  {
    heard: `gân … cứng như | gân … cứng … đỏ | gân … nổi cục cứng | tĩnh mạch … cứng … đỏ | tĩnh mạch … cứng … đau | cứng như sợi dây | cứng như sợi thừng | cứng như dây thừng | hard cord`,
    beside: 'chân | đùi | bẹn | leg | calf | thigh',
    of: 'vascular_surgery cardiology general_surgery general_internal',
    isOfNow: true,
    says: step(
      'question',
      'Gân chân bỗng cứng, đỏ, đau có thể là viêm tắc tĩnh mạch: xin siêu âm Doppler tĩnh mạch chân, xem cục máu gần bẹn không. Tới đó vẫn đi lại nhẹ, kê chân cao, chườm mát; không xoa bóp, không cạo gió, không đắp lá, không tự uống thuốc loãng máu.',
      'A leg vein that turns hard, red and sore may be inflamed with a clot: ask for a venous Doppler ultrasound, and how near the groin it is. Until then walk gently, raise and cool the leg; no massage, scraping or leaves, no blood thinner of your own.',
    ),
    watch: {
      vi: 'sưng cả chân, đau lan lên đùi, bẹn, sốt, khó thở, đau ngực, ho ra máu',
      en: 'the whole leg swelling, pain up to the groin, fever, trouble breathing, chest pain, coughing blood',
    },
  },
  {
    heard: `bắp chân … to hơn | bắp chân … căng | bắp chân … sưng | bắp chuối … sưng | bắp chuối … căng | chân trái … to hơn | chân phải … to hơn | chân trái sưng | chân phải sưng | chân … to hơn bên kia | chân … to hơn chân | đùi … to hơn | một chân sưng | sưng một chân | bap chan … to | bap chan … cang | calf … swollen | calf … bigger | calf … tight | swollen calf | one leg … swollen`,
    beside: `bay | xe | mổ | bó bột | nằm | bầu | thai | sinh | tránh thai | ngừa thai | hôm | ngày | tuần | bữa | nóng | đỏ | đau | flew | flight | days | yesterday | pill`,
    unless: `hai bắp | hai chân | hai bên | cả hai chân | hai bên như nhau | năm nay | chục năm | từ nhỏ | từ bé | chân voi | bạch huyết | huyết khối | cứng như | té | ngã | trật | bong gân | both legs | both ankles`,
    of: 'vascular_surgery cardiology obstetrics general_internal emergency general_surgery orthopedics',
    isOfNow: true,
    says: step(
      'firstaid',
      'Một bên chân sưng, căng, đau có thể là cục máu đông: siêu âm Doppler tĩnh mạch chân ngay hôm nay ở nơi gần có máy. Nói đã đi đường dài, nằm lâu, mổ, bó bột, có thai, sinh hay uống thuốc tránh thai. Không xoa bóp, không chườm nóng, đắp lá, không đi xa; kê chân cao, uống đủ nước.',
      'One leg swollen, tight and sore may hold a clot: a venous Doppler ultrasound today, wherever near has it. Tell of long journeys, lying, surgery, a cast, pregnancy, birth or the pill. No massage, heat or leaves, no long walks; leg up, drink enough.',
    ),
    watch: {
      vi: 'khó thở, đau ngực khi hít, ho ra máu, ngất, chân lạnh trắng hoặc tím: gọi 115',
      en: 'trouble breathing, chest pain on breathing in, coughing blood, fainting, a cold white or blue leg: call 115',
    },
  },
  {
    heard: `phình động mạch chủ bụng | động mạch chủ bụng | phình động mạch chủ | phình mạch chủ | dong mach chu bung | abdominal aortic aneurysm | aortic aneurysm`,
    unless: `đau bụng dữ | đau lưng dữ | đau đột ngột | choáng | ngất | vã mồ hôi | vỡ rồi | bóc tách | do người mỏng | sudden pain`,
    about: 'vascular_surgery',
    of: 'vascular_surgery cardiac_surgery cardiology general_surgery diagnostic_imaging',
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Phình động mạch chủ bụng nhỏ, không đau: thường chỉ siêu âm lại đúng hẹn (dưới 4 cm hay 1–3 năm, 4–5 cm hay 6–12 tháng); từ khoảng 5–5,5 cm hoặc to nhanh thì bàn mổ, đặt stent với khoa Mạch máu. Bỏ thuốc lá, giữ huyết áp, mỡ máu; đi bộ, bơi nhẹ, làm vườn thường được, tránh khuân nặng nín hơi. Mang các tờ siêu âm cũ để so.',
      'A small aneurysm of the belly’s main artery without pain is usually only scanned on time (below 4 cm often every 1–3 years, 4–5 cm every 6–12 months); from about 5–5.5 cm or growing fast, surgery or a stent is discussed. No smoking, control pressure and fats; walking, easy swimming and gardening are usually fine, no heavy lifting. Bring old scans.',
    ),
    watch: {
      vi: 'bỗng đau bụng hoặc đau lưng dữ, choáng, ngất, vã mồ hôi, chân lạnh tím: gọi 115',
      en: 'sudden severe pain of belly or back, faintness, sweating, a cold blue leg: call 115',
    },
  },
  {
    heard: `đi … mỏi bắp chân | đi … đau bắp chân | đi … bắp chân … nghỉ | đi … bắp chân … dừng | đi bộ … bắp chân | mét … bắp chân | di bo … bap chan | tắc mạch chân | tắc động mạch chân | hẹp động mạch chân | hẹp mạch chân | stent động mạch chân | stent chân | abi | đau cách hồi | claudication | peripheral artery`,
    unless: `to hơn | sưng | chuột rút | lưng | đá bóng | tập gym | đột ngột | lạnh ngắt | trắng bệch | swollen | back pain`,
    who: 'adult',
    about: 'vascular_surgery',
    of: 'vascular_surgery cardiology general_surgery orthopedics neurology general_internal endocrinology',
    isAfter: true,
    says: step(
      'question',
      'Đi một quãng thì mỏi, đau bắp chân, nghỉ lại hết: khám Mạch máu, xin đo ABI, siêu âm động mạch chân, đường, mỡ máu. Bỏ hẳn thuốc lá là quan trọng nhất. Tập: đi đến lúc đau thì nghỉ, hết lại đi, 30 phút mỗi ngày (chân chưa loét). Giữ ấm, xem bàn chân mỗi tối, không ngâm nước nóng; vớ ép thì hỏi trước.',
      'A calf that aches after some distance and eases with rest: see vascular medicine, ask for ABI, an artery ultrasound, sugar and fats. Stopping tobacco counts most. Train: walk until it hurts, rest, go on, 30 minutes a day (if there is no sore). Keep warm, look at the feet every evening, no hot soaks; ask before wearing stockings.',
    ),
    watch: {
      vi: 'đau cả lúc nghỉ hay phải thòng chân mới ngủ được, ngón tím đen, loét (khám trong 24 giờ); chân bỗng lạnh, trắng, tê: gọi 115',
      en: 'pain at rest or only sleeping with the leg down, blue or black toes, a sore (be seen within 24 hours); a suddenly cold, white, numb leg: call 115',
    },
  },
  {
    heard: `ngón tay … trắng bệch | ngón tay … trắng bợt | đầu ngón … trắng | ngón … trắng rồi tím | trắng bệch rồi tím | ngón tay … tím … hồng | raynaud | fingers turn white | fingers go white`,
    unless: `không hồng lại | tím luôn | loét | đen | hoại tử | một ngón | đột ngột | tiểu đường | khó thở | điện | giật | ulcer | black`,
    of: 'vascular_surgery rheumatology cardiology general_internal dermatology',
    isAfter: true,
    says: step(
      'note',
      'Ngón tay gặp lạnh trắng, tím rồi hồng lại: giữ ấm cả người, găng khi rửa nước lạnh, bỏ thuốc lá; ủ ấm từ từ, không hơ lửa, không ngâm nước nóng. Chụp ảnh lúc bị. Khám Cơ xương khớp, hỏi xét nghiệm tự miễn (ANA), nhất là khi sau 30 tuổi mới bị, một bên, đau khớp, da cứng. Dùng máy khoan, cắt thì hỏi khám bệnh nghề nghiệp.',
      'Fingers that turn white, blue and then pink in the cold: keep the whole body warm, gloves for cold water, no tobacco; warm slowly, not over a fire, no hot water. Take a photo. One visit to rheumatology, ask about autoimmune tests (ANA), above all if it began after 30, on one side, with joint pain or hard skin. With drills or saws ask about occupational disease.',
    ),
    watch: {
      vi: 'ngón tím, đau không hồng lại, loét, đen đầu ngón, khó thở',
      en: 'a finger that stays blue and painful, a sore, a black tip, trouble breathing',
    },
  },
  {
    heard: `chân lạnh | bàn chân … lạnh | chưn lạnh | chưn … lạnh | tay chân … lạnh | tay chân lạnh | lạnh tay chân | cold hands | cold feet`,
    beside: `mùa đông | trời rét | trời lạnh | quanh năm | vớ vô … ấm | đi tất | mang vớ | hồng hào | da hồng | mấy chục năm | winter`,
    unless: `một chân | 1 chân | chân trái | chân phải | tím | trắng bệch | đau | tê | đột ngột | sốt | lả | mệt | bé | tiểu đường | hút thuốc | ngất | blue | numb | pain | fever`,
    who: 'adult',
    of: 'vascular_surgery cardiology endocrinology general_internal traditional_medicine geriatrics',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Hai tay chân lạnh khi trời rét, ủ vào là ấm, da hồng, đi không đau: thường không phải tắc mạch. Giữ ấm, vận động, không hút thuốc; không ngâm nước nóng, không áp túi sưởi lên da. Kèm mệt, sợ lạnh, tăng cân thì hỏi thử tuyến giáp, công thức máu; nhờ bắt mạch chân một lần.',
      'Hands and feet that are cold in winter, warm up, stay pink and do not hurt on walking are usually no blocked vessel. Keep warm and moving, no smoking; no hot soaks or heat packs on the skin. With tiredness or weight gain ask for thyroid tests and a blood count; have the foot pulses felt once.',
    ),
    watch: {
      vi: 'một chân bỗng lạnh, trắng hoặc tím, đau, tê; ngón loét, đen',
      en: 'one foot suddenly cold, white or blue, painful or numb; a sore or black toe',
    },
  },
  {
    heard: `hậu huyết khối | từng huyết khối | huyết khối … năm ngoái | huyết khối … năm 20 | huyết khối … đã điều trị | huyết khối … 6 tháng | huyết khối chân | huyết khối tĩnh mạch chân | huyet khoi tinh mach | huyet khoi chan | had a dvt | previous dvt`,
    unless: `${ofHeartNow} | mỏm | thất trái | tĩnh mạch cửa | não | mới phát hiện | hôm qua | hôm nay | sưng thêm | mẹ em từng | chảy máu`,
    of: 'vascular_surgery cardiology hematology general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'question',
      'Từng có cục máu đông ở chân: hỏi thuốc chống đông uống bao lâu, không tự ngừng. Báo mỗi khi mổ, nằm lâu, bó bột, có thai, định uống thuốc tránh thai. Đi đường dài trên 4 giờ: uống đủ nước, đứng dậy mỗi giờ, nhón gót; vớ ép theo cỡ bác sĩ chọn. Chân còn nặng, sạm về chiều thì kê cao, dưỡng ẩm, tránh trầy.',
      'After a clot in the leg: ask how long the blood thinner is needed, never stop it alone. Say so before surgery, bed rest, a cast, pregnancy or the pill. On journeys over 4 hours drink, get up every hour, rise on the toes; stockings in the size a doctor chose. For a leg that stays heavy or dark: raise it, moisten the skin, avoid scratches.',
    ),
    watch: {
      vi: 'chân sưng đau lại, khó thở, đau ngực, ho ra máu, chảy máu không cầm, loét cổ chân',
      en: 'the leg swelling or hurting again, trouble breathing, chest pain, coughing blood, bleeding that does not stop, an ankle ulcer',
    },
  },
  {
    heard: `phù bạch huyết | phù bạch mạch | phu bach huyet | phu bach mach | =chân voi | lymphedema | lymphoedema`,
    of: 'vascular_surgery oncology rehabilitation general_surgery dermatology infectious_disease general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Phù bạch huyết cần chăm lâu dài: rửa, lau khô kẽ ngón, dưỡng ẩm mỗi ngày, tránh trầy xước, nấm kẽ; quấn băng ép, tập, dẫn lưu tay học ở khoa Phục hồi chức năng hoặc Mạch máu, quấn xong vẫn nên đi lại. Không chích, đo huyết áp, đắp lá ở chi đó. Hay sốt đỏ thì hỏi thuốc ngừa tái phát.',
      'Lymphoedema needs steady care: wash, dry between the toes and moisten daily, avoid scratches and fungus; bandaging, exercises and drainage are taught by rehabilitation or vascular medicine, and walking in the bandage is good. No needles, cuffs or leaves on that limb. With frequent red fevers ask about prevention.',
    ),
    watch: {
      vi: 'chi đỏ nóng đau lan nhanh, sốt, rét run: khám trong ngày',
      en: 'a limb red, hot and sore and spreading, fever, shivering: be seen the same day',
    },
  },
  {
    heard: `loét … suy tĩnh mạch | suy tĩnh mạch … loét | loét cổ chân | loét mắt cá | loét cẳng chân | loet co chan | leg ulcer | venous ulcer`,
    unless: 'tiểu đường | đái tháo đường | đen | hoại tử | sốt | hôi | diabet',
    about: 'vascular_surgery',
    of: 'vascular_surgery general_surgery dermatology cardiology',
    isAfter: true,
    says: step(
      'note',
      'Loét cổ chân do tĩnh mạch lành nhờ băng ép đúng cách, không nhờ bôi: khám Mạch máu đo ABI, siêu âm trước rồi mới quấn ép; hỏi chữa tĩnh mạch giãn để khỏi tái. Rửa nước muối, gạc sạch, kê chân cao, đi lại; không rắc thuốc, kháng sinh bột, đắp lá.',
      'A vein ulcer heals by proper compression rather than ointment: vascular medicine measures ABI and does an ultrasound first; ask about treating the vein so that it does not return. Rinse with salt water, clean gauze, leg up, keep walking; no powders or leaves on it.',
    ),
    watch: {
      vi: 'đỏ nóng lan, mủ hôi, sốt, đau tăng nhanh, ngón chân lạnh tím',
      en: 'spreading hot redness, foul pus, fever, fast growing pain, cold blue toes',
    },
  },
];
