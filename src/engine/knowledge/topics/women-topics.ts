import { step } from '../next-steps/step.ts';
import { teenMonthsMax } from './growing-words.ts';
import { wishedChild } from './mother-words.ts';
import { nursing } from './pictures.ts';
import type { Topic } from './topic.ts';

/** Beside these nothing of a woman's is a matter of weeks. */
const acute = `đột ngột | bất ngờ | dữ dội hôm nay | khác mọi lần | khác mọi khi | khác hẳn | sốt | ớn lạnh | rét run | ngất | xỉu | choáng | lả người | vã mồ hôi lạnh | bụng cứng | khó thở | hôm nay | sáng nay | chiều nay | tối nay | đêm nay | tối qua | hôm qua | từ sáng | từ tối | từ đêm | lúc nãy | đang đau | đau không dứt
  | suddenly | sudden | fever | fainted | fainting | passed out | today | this morning | tonight | last night | yesterday | right now | different this time | worst ever`;
const withChild = `có thai | mang thai | có bầu | mang bầu | đang bầu | bầu … tuần | thai … tuần | 2 vạch | hai vạch | trễ kinh | chậm kinh | mất kinh | thai ngoài | pregnant | late period | missed period | missed my period`;
const flooding = `ồ ạt | ào ào | xối xả | ướt đẫm | ướt băng | thay băng liên tục | băng mỗi giờ | mỗi giờ | mỗi tiếng | 1 tiếng | một tiếng | soaking | soaked | every hour | flooding`;

const lump = `ngực … nổi cục | nguc … noi cuc | ngực … nổi u | co cuc … vu trai | co cuc … vu phai | co cuc … o vu | noi cuc … vu | thay cuc … vu | so thay cuc … vu | cuc cung … vu | cuc nho … vu | cuc cung … nguc | noi hach … vu | co hach … vu | co khoi u … vu | hòn … vú | hòn … ti | vú … hòn | ti … hòn | ti … nổi cục | ti … có cục | ti … hạch | ngực … hòn | hon … o vu | vu … co u | vú … nổi u | cuc … vu trai | cuc … vu phai | cuc … o vu | cuc … o nguc | u … o vu | hach … o vu | hot … o vu | vu … co cuc | nguc … co cuc | cục … vú | u … vú | khối … vú | hạch … vú | hột … vú | cuc o vu | cuc cung o vu | cuc o nguc | vú … có cục | vú … có u | vú … nổi cục | vú … nổi hạch | vú … có khối | vú … có hạch | vú … sờ thấy cục | ngực … có cục | ngực … có hạch | ngực … sờ thấy cục | ngực … sờ có cục | ngực … nổi hạch | cục … ngực trái | cục … ngực phải | cục nhỏ ở ngực | cục ở ngực | cục cứng ở ngực | u nang vú | nhân xơ vú | u xơ vú | u xơ tuyến vú | bướu sợi tuyến
  | hard pea … breast | pea in … breast | pea under … nipple | cuc cung o vu | cuc cung nhu … vu | hon cung nhu | sờ thấy lump | khoi cung … mot ben | lump on outer | breast lump | lump in … breast | lump in … breasts | lump on … breast | breast … lump`;
/** A breast that gives milk, or is hot, has its own lines. */
const inflamed = `sữa | cho bú | cho con bú | con bú | căng sữa | tắc tia | sinh được | sanh được | sau sinh | sau sanh | nóng đỏ | sưng đỏ | đỏ nóng | sưng nóng | đỏ đau | có mủ | chảy mủ | áp xe | sốt | milk | breastfeeding | nursing | red | hot | pus | fever`;
/** What is seen on a breast rather than felt in it. */
const skinOfBreast = `=vỏ cam | như vỏ cam | nhu vo cam | da vú … lõm | da vú … lúm | vú … lõm | da … vu … lom | vu … lom xuong | núm … tụt | núm vú … tụt | num vu … tut | núm tụt | núm thụt | đầu ti … thụt | đầu ti … tụt | dau ti tut | num vu bi tut | kéo lõm | quang vu … troc vay | quầng vú … tróc | núm vú … đóng vảy | orange peel | skin … dimples | skin … puckers | skin pulls | nipple … pulled in | nipple … crust`;
const named = `birads | bi-rads | bi rads | sinh thiết … ung thư | ung thư vú | hóa trị | hóa chất | xạ trị | đã mổ ung thư | breast cancer | chemo`;

const pain = `đau bụng kinh | thống kinh | đau kinh | đau khi hành kinh | đau khi có kinh | hành kinh … đau | có kinh … đau | ra kinh … đau | đến kỳ … đau | tới kỳ … đau | kỳ kinh … đau | đau … kỳ kinh | đến tháng … đau | tới tháng … đau | đến ngày … đau | tới ngày … đau | ngày đèn đỏ … đau | đau … đến tháng | đau … tới tháng | đau … ngày đèn đỏ | tới tháng là đau | đến tháng là đau | toi thang … dau | den thang … dau | hanh kinh … dau | toi ngay … dau bung | den ngay … dau bung
  | period pain | painful periods | menstrual cramps | period cramps | cramps … period | periods … painful | pain … period`;
/** That it comes again with every period, over a long time. */
const everyPeriod = `mấy năm nay | nhiều năm nay | nhiều năm | … năm nay | từ nhỏ | từ hồi dậy thì | từ hồi đi học | tháng nào cũng | lần nào cũng | kỳ nào cũng | mỗi kỳ | mỗi lần hành kinh | mỗi lần có kinh | mỗi tháng | cứ đến tháng | cứ tới tháng | cứ đến kỳ | cứ tới kỳ | cứ tới ngày | cứ đến ngày | tới tháng là | đến tháng là | tới kỳ là | đến kỳ là | mấy tháng nay | nửa năm nay | lâu nay | càng ngày càng
  | every month | each month | every period | each period | for years | for months | years now`;
const periodPain: Omit<Topic, 'heard'> = {
  about: 'gynecology',
  of: 'gynecology obstetrics pediatrics general_internal reproductive_medicine',
  isLeading: true,
  within: '14d',
  says: step(
    'note',
    'Đau kinh phải nghỉ việc, nghỉ học hay tăng dần thì nên khám phụ khoa, đừng cố chịu: hỏi siêu âm phụ khoa, có phải lạc nội mạc không, thuốc giảm đau nào uống từ trước khi đau, thuốc nội tiết; nói có mong con không. Ghi đau ngày nào của kỳ kinh, uống gì đỡ mấy tiếng. Chườm ấm được. Trễ kinh thì thử thai trước.',
    'Period pain that keeps you from work or school or grows deserves gynaecology: ask for a pelvic ultrasound, whether it may be endometriosis, which painkiller to take before it starts, and about hormones; say whether a child is wanted. Note the days and what helps for how long. Warmth is fine. If a period is late, test first.',
  ),
  watch: {
    vi: 'đau khác hẳn mọi lần, đột ngột, một bên, ngất, sốt, ra máu ướt băng mỗi giờ, trễ kinh kèm đau',
    en: 'pain quite unlike before, sudden or on one side, fainting, fever, soaking a pad every hour, a late period with pain',
  },
};

const rarePeriods = `không có kinh | không thấy kinh | khong co kinh | khong thay kinh | mất kinh | mat kinh | tháng mới có kinh | tháng mới thấy kinh | tháng mới có 1 lần | tháng mới có một lần | tháng mới hành kinh | tháng mới có | thang moi co kinh | thang moi thay | tháng mới thấy | mấy tháng mới có kinh | =kinh thưa | kinh … mấy tháng một lần | kinh thất thường | kinh không đều | kinh nguyệt không đều | kinh nguyệt thất thường | rối loạn kinh nguyệt | mất kinh … tháng | không có kinh … tháng | tháng không có kinh | vô kinh | tháng chưa có kinh | tháng chưa thấy kinh | tháng không thấy kinh
  | irregular periods | irregular period | periods … irregular | no period for | missed periods | few periods`;
const androgens = `lên … cân | lên … ký | tăng … cân | tăng … ký | len … can | len … ky | tang … can | long … ram | ria mep | nhieu mun | noi mun | rậm lông | lông rậm | lông … rậm | nhiều lông | ria mép | mọc ria | mọc râu | lông … ram | nổi mụn | nhiều mụn | mụn trứng cá | mụn … cằm | mụn … mặt | rụng tóc | tăng cân | lên cân | thừa cân | béo | mập | lên ký | tăng ký | sạm da cổ | gáy … đen | hairy | facial hair | body hair | acne | weight gain | gained weight | overweight`;

const longBleeding = `rong kinh | rong huyết | cường kinh | kinh … không sạch | kinh … không hết | kinh … tuần rồi | kinh … nửa tháng | kinh nguyệt … tuần | chưa sạch kinh | không sạch kinh | chua sach kinh | kinh … cả tuần | kinh … chục ngày | kinh … 10 ngày | kinh … 15 ngày | kinh … 20 ngày | ra máu lắt nhắt | ra huyết lắt nhắt | kinh kéo dài | kinh … kéo dài | kéo dài … chục hôm | kéo dài … chục ngày | kéo dài … 10 ngày | hành kinh … chưa hết | hành kinh … tuần | hành kinh … 2 tuần | hành kinh … nửa tháng | có kinh … chưa hết | có kinh … nửa tháng | kinh … chưa sạch | kinh … không dứt | kinh ra nhiều | kinh nhiều | kinh … ra nhiều | máu kinh nhiều | kinh … máu cục | kinh … vón cục | kinh … lướt thướt | kinh … rả rích | ra huyết kéo dài | ra máu kéo dài | ra huyết dầm dề | ra máu dầm dề | kinh … ngày chưa hết | một tháng … hai lần kinh | tháng hai lần kinh | hanh kinh … chua het | hanh kinh … tuan | kinh ra nhieu | kinh … chưa dứt | kinh … chua dut | ra kinh … chưa dứt | kinh ra rong | kinh … rong da
  | period … not stopping | period is … days | period … days, heavy | heavy periods | heavy period | periods … heavy | prolonged periods | long periods | bleeding between periods`;
const fibroid = `nhân xơ … tử cung | u xơ … tử cung | tử cung … u xơ | tử cung … nhân xơ | u xo tu cung | nhan xo tu cung | u xơ tử cung | nhân xơ tử cung | u xơ cơ tử cung | u xơ … tử cung | uxtc | fibroid | fibroids | myoma`;
const fibroidDone = `đã bóc | đã mổ u xơ | mổ u xơ xong | bóc u xơ xong | sau mổ | đã cắt tử cung | mổ … ngày | mổ … tuần | after myomectomy | fibroid removed | after surgery`;
const stopped = `mãn kinh | hết kinh … năm | tắt kinh … năm | hết kinh lâu | tắt kinh lâu | tat kinh … nam | het kinh … nam | sạch kinh … năm | hết kinh hơn | tắt kinh hơn | menopause | postmenopausal`;
const bloodAgain = `ra máu | ra huyết | ra ít huyết | ra it huyet | ra ít máu | ra chút máu | ra máu lại | ra huyết lại | huyết hồng | thấy máu | thấy huyết | có kinh lại | ra kinh lại | như có kinh | bleeding | spotting | blood`;
const muchBlood = `đỏ tươi | ra nhiều | lót băng | phải lót | thay băng | băng … ngày | máu cục | da xanh | xanh xao | xanh mét | nhợt | chóng mặt | hoa mắt | mệt | bright red | heavy | pads | clots | pale | dizzy`;

const womb = `niêm mạc tử cung dày | niêm mạc dày | dày niêm mạc | nội mạc tử cung dày | nội mạc dày | niêm mạc tử cung … mm | niêm mạc … mm | polyp buồng tử cung | polyp lòng tử cung | polyp tử cung | polyp nội mạc | polyp cổ tử cung | polip tử cung | polip cổ tử cung | polip buồng tử cung | thick endometrium | thickened endometrium | endometrial polyp | cervical polyp`;

const coil = 'đặt vòng | vòng tránh thai | cấy que | que cấy | que tránh thai | iud | coil | implant';
const afterAbortion = `sau phá thai | sau hút thai | sau nạo thai | sau nạo hút | sau sảy thai | sau khi phá thai | sau khi hút thai | sau khi sảy | phá thai xong | hút thai xong | uống thuốc phá thai … ngày | uống thuốc phá thai … tuần | uống thuốc phá thai … vẫn | phá thai … tuần rồi | phá thai … ngày rồi | phá thai được … ngày | phá thai được … tuần | hút thai được | hút thai lưu được | hút thai lưu xong | mới hút thai | mới phá thai | mới nạo thai | nạo thai được | bị sảy thai … tuần | sảy thai được | sảy thai … ngày | mới sảy thai | phá thai thuốc | pha thai thuoc | phá thai bằng thuốc | pha thai bang thuoc | hut thai … ngay | hút thai … ngày | hút thai lưu về | hút thai lưu tuần | đã hút sạch | sảy thai tự nhiên | say thai tu nhien | sảy thai hồi | say thai … thang | sót nhau | sot nhau | abortion pill … ago | medical abortion | abortion pill w/ | d&c | miscarried | after an abortion | after abortion | after a miscarriage | after miscarriage | abortion pills … ago`;

const coilBleeds = `đặt vòng … ra máu | đặt vòng … ra huyết | đặt vòng … rong | vòng … rong kinh | vòng … ra huyết | cấy que … ra máu | cấy que … ra huyết | cấy que … rong | que cấy … rong | que … ra huyết | dat vong … ra huyet | dat vong … ra mau | dat vong … rong | cay que … ra mau | cay que … rong | iud … bleeding | implant … bleeding | coil … bleeding`;
/** Beside these it is more than what a new coil does. */
const coilIsMore = `đau bụng | đau dữ | đau nhiều | máu cục | xanh xao | chóng mặt | hoa mắt | mệt | dịch hôi | ra nhiều | ngày chưa hết | pain | dizzy | heavy`;
/** What has run out, or is to come out. */
const coilIsOver = `que … hết hạn | que … quá hạn | cấy que … hết hạn | vòng … hết hạn | vòng … quá hạn | hết hạn que | hết hạn vòng | tháo que | rút que | lấy que | gỡ que | thay que | đổi que | que … het han | vong … het han | thao que | rut que | lay que | implant … expired | implant … removed | implant … out | remove … implant | iud … expired | coil … expired`;
const ofCoil: Omit<Topic, 'heard'> = {
  who: 'woman',
  about: 'gynecology',
  isLeading: true,
  within: '14d',
  says: step(
    'note',
    'Sau đặt vòng hay cấy que, ra máu lắt nhắt hay gặp trong 3–6 tháng đầu. Vẫn nên khám nơi đã đặt: siêu âm xem vòng đúng chỗ, thử thai, thử máu nếu ra lâu; hỏi thuốc hoặc đổi cách khác. Không tự kéo dây vòng. Ghi ngày ra máu, mấy băng.',
    'After a coil or implant spotting is common in the first 3–6 months. Still see the place that put it in: ultrasound of its place, a pregnancy test, a blood count if it lasts; ask about medicine or another way. Do not pull the thread. Note the days and pads.',
  ),
  watch: {
    vi: 'ra máu ướt băng mỗi giờ, đau bụng dưới dữ dội, sốt, dịch hôi, trễ kinh kèm đau',
    en: 'soaking a pad every hour, severe pain in the lower belly, fever, foul discharge, a late period with pain',
  },
};

/** Women's matters outside a pregnancy, as they are told at a desk. Ours, from common national and WHO advice; not reviewed. */
export const womenTopics: readonly Topic[] = [
  {
    heard: lump,
    unless: `${inflamed} | ${named}`,
    who: 'woman',
    about: 'breast',
    of: 'breast oncology gynecology general_surgery diagnostic_imaging',
    isLeading: true,
    within: '14d',
    leavesOut: 'postpartum',
    says: step(
      'question',
      'Cục ở vú dù không đau cũng cần được khám sớm: hỏi siêu âm vú, từ khoảng 40 tuổi thêm chụp nhũ ảnh, có cần lấy mẫu bằng kim không (lấy mẫu không làm bệnh lan). Nơi này không làm được thì xin chuyển đến bệnh viện tỉnh hoặc ung bướu. Không nặn, không đắp lá, không chờ đến khi đau.',
      'A lump in the breast should be seen soon even if it does not hurt: ask for an ultrasound, from about 40 years also a mammogram, and whether a needle sample is needed (it spreads nothing). If that cannot be done there, ask for a referral to the provincial or cancer hospital. No squeezing, no leaves, no waiting for pain.',
    ),
    watch: {
      vi: 'vú sưng đỏ nóng kèm sốt, da loét, chảy máu không cầm',
      en: 'a red hot swollen breast with fever, an open sore, bleeding that does not stop',
    },
  },
  {
    heard: `trước kỳ kinh … ngực | trước kỳ kinh … vú | trước kỳ hai bên ngực | truoc ky kinh … nguc | truoc ky kinh … vu | kỳ kinh … ngực căng | boobs … before my period | boobs … period | breasts … before my period | vú … trước khi có kinh | ngực … trước khi có kinh | vu … truoc khi co kinh | nguc … truoc khi co kinh | vu … truoc ky kinh | vú … trước kỳ kinh | vú … trước kinh | vú … sắp có kinh | vú … gần có kinh | vú … gần tới tháng | vú … hết kinh … đỡ | ngực … trước kỳ kinh | ngực … trước kinh | ngực căng … sắp đến tháng | căng ngực … trước kinh | căng vú … trước kinh | căng tức ngực … kỳ kinh | đau vú … kỳ kinh | đau ngực … kỳ kinh | breast pain … period | sore breasts … period | breasts … before my period`,
    unless: `${inflamed} | ${lump} | ${named} | ra dịch | chảy dịch | ra máu | khó thở | tức ngực khi | gắng sức | đau thắt | lan ra tay | vã mồ hôi | short of breath`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics breast',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Căng đau cả hai vú trước kỳ kinh, sạch kinh thì đỡ, thường lành: mặc áo ngực vừa và đỡ tốt, chườm ấm hoặc mát, bớt cà phê; ghi ngày đau và ngày kinh hai, ba tháng. Khám phụ khoa, nhờ khám vú và siêu âm nếu chưa làm lần nào; trễ kinh thì thử thai.',
      'Both breasts tight and sore before a period and better after it is usually harmless: a firm, fitting bra, warmth or cold, less coffee; note pain and periods for two or three months. See gynaecology for a breast examination, and an ultrasound if there never was one; if a period is late, test.',
    ),
    watch: {
      vi: 'có cục cứng, đau mãi một chỗ, núm vú ra máu, da vú đỏ, lõm, sốt',
      en: 'a hard lump, pain that stays in one place, a bleeding nipple, red or dimpled skin, fever',
    },
  },
  {
    heard: `núm vú … rỉ | núm vú rỉ | num vu … ri | num vu … rin mau | núm vú … rịn | đầu vú … rịn | đầu ti … rỉ | num vu … dich | áo lót … máu | ao lot … mau | fluid from … nipple | blood … nipple | blood from one nipple | nipple … blood | tiết dịch … khi bóp | tiet dich … khi bop | núm vú … ra dịch | núm vú … chảy dịch | núm vú … ra máu | núm vú … chảy máu | núm vú tiết dịch | đầu vú … ra dịch | đầu vú … chảy dịch | đầu vú … chảy máu | đầu vú … ra máu | đầu ti … chảy dịch | đầu ti … ra dịch | đầu ti … ra máu | ti … ra dịch | vú … tiết dịch | vú … chảy dịch | vú tự ra sữa | tự ra sữa | nipple discharge | nipple … bleeding | nipple … discharge`,
    unless: `${nursing} | nứt | ${named}`,
    who: 'woman',
    about: 'breast',
    of: 'breast oncology gynecology general_surgery',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Đừng nặn thử. Ghi dịch màu gì, một hay hai bên, tự chảy hay chỉ khi nặn. Có máu hoặc tự chảy một bên: hỏi siêu âm vú, nhũ ảnh, soi dịch. Hai bên trắng như sữa mà không nuôi con: thử thai, hỏi thử prolactin, tuyến giáp, kể thuốc đang uống.',
      'Do not press to test it. Note the colour, one side or both, by itself or only when pressed. Bloody or by itself on one side: ask for breast ultrasound, mammogram and a look at the fluid. Milky on both sides without nursing: pregnancy test, prolactin and thyroid, and tell all medicines.',
    ),
    watch: {
      vi: 'vú sưng đỏ nóng kèm sốt, đau đầu kèm nhìn mờ, chảy máu không cầm',
      en: 'a red hot breast with fever, headache with blurred sight, bleeding that does not stop',
    },
  },
  {
    // What comes with every period for years is no belly of tonight.
    heard: pain,
    beside: everyPeriod,
    unless: `${acute} | ${withChild} | ${flooding} | một bên | 1 bên | đặt vòng | nôn liên tục | hố chậu | one side | đau nửa đầu | đau đầu | nhức đầu | vú | hai bên ngực | hai ngực | bầu ngực | migraine | breasts`,
    ...periodPain,
    atMost: 'routine',
    isPicture: true,
    explains: 'severe_abdominal_pain',
  },
  {
    heard: `đau bụng kinh | thống kinh | đau kinh | đau khi hành kinh | đau khi có kinh | đau bụng khi đến tháng | đau bụng tới tháng | period pain | painful periods | menstrual cramps`,
    unless: `${everyPeriod} | trễ kinh | chậm kinh | có thai | sốt | ngất | đột ngột | một bên | fainted | fever | missed period`,
    ...periodPain,
    atMost: 'routine',
    isLasting: true,
  },
  {
    heard: `quan hệ bị đau | quan hệ đau | quan hệ … đau rát | đau khi quan hệ | đau lúc quan hệ | đau … khi quan hệ | đau … lúc quan hệ | đau rát khi quan hệ | giao hợp … đau | đau khi giao hợp | gần chồng … đau | co thắt âm đạo | co that am dao | vaginismus | painful sex | pain during sex | sex hurts | khô âm đạo | khô hạn | âm đạo … khô | khô rát âm đạo | khô vùng kín | vaginal dryness | =quan hệ sâu`,
    unless: `${acute} | ${withChild} | ra máu | ra huyết | khí hư hôi | mủ | hiếp | ép | bleeding | forced | raped | khí hư vàng | khí hư xanh | huyết trắng vàng | huyết trắng hôi | vàng hôi | vàng xanh | hậu môn | cửa sau | loét | discharge | smelly`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics urology',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Đau khi quan hệ chữa được, không phải chịu: khám phụ khoa, nói đau nông hay sâu, từ bao giờ, có khô, ngứa, tiểu buốt không; hỏi siêu âm, thử dịch. Quanh mãn kinh hoặc cho con bú hay khô: gel bôi trơn gốc nước mua được ở nhà thuốc, hỏi bác sĩ kem nội tiết tại chỗ. Không thụt rửa.',
      'Pain during sex can be treated: see gynaecology and say whether it is shallow or deep, since when, with dryness, itching or burning urine; ask for ultrasound and a swab. Around menopause or while nursing dryness is common: water-based lubricant from a pharmacy, ask about a local hormone cream. No douching.',
    ),
    watch: {
      vi: 'ra máu nhiều, đau bụng dưới dữ dội, sốt',
      en: 'heavy bleeding, severe pain in the lower belly, fever',
    },
  },
  {
    heard: rarePeriods,
    beside: androgens,
    unless: `${acute} | 2 vạch | hai vạch | pcos | đa nang | chưa có em bé | chưa có con | chưa có bầu | hiếm muộn | vô sinh | ra máu nhiều | mãn kinh | sợ béo | sợ mập | móc họng`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology endocrinology reproductive_medicine obstetrics',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Kinh thưa kèm rậm lông, mụn hay lên cân: khám phụ khoa (hoặc nội tiết), hỏi siêu âm buồng trứng, nội tiết thường lấy máu ngày 2–4 của kỳ kinh, tuyến giáp, đường, mỡ máu. Thử thai trước. Thừa cân thì bớt 5–10 % đã giúp kinh đều hơn. Mong con thì nói ngay; không tự mua thuốc điều kinh.',
      'Rare periods with hair, acne or weight: gynaecology (or endocrinology); ask for an ultrasound of the ovaries, hormones (usually on day 2–4 of a period), thyroid, sugar and fats. A pregnancy test first. With overweight 5–10 % less already helps. Say if a child is wanted; buy no pills to bring a period.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dưới dữ dội, ngất',
      en: 'soaking a pad every hour, severe pain in the lower belly, fainting',
    },
  },
  {
    heard: `mới có kinh | mới dậy thì | có kinh được | kinh lần đầu | kinh không đều | kinh thất thường | ${rarePeriods} | có kinh lần đầu | kinh … chưa thấy lại | chưa thấy kinh lại | chưa có kinh lại | kinh nguyệt không đều | tháng có tháng không | co kinh lan dau | moi co kinh | first period`,
    beside: `con gái | bé gái | cháu gái | con | cháu | chau | em | dậy thì | kinh lần đầu | co kinh lan dau | lớp | daughter | girl`,
    unless: `${acute} | ${withChild} | ${flooding} | ra máu nhiều | ${androgens} | đau nhiều | có thai | que thử | quan hệ | bạn trai | rong kinh | sụt cân | sút cân | nhịn ăn | giảm cân | pregnant | boyfriend | weight loss | băng | ra rả | chưa dứt | xanh xao | chóng mặt | 9 ngày | 10 ngày | 11 ngày | 12 ngày | 13 ngày | 14 ngày | 15 ngày | mười ngày | mười hai ngày | mười bốn ngày | nửa tháng`,
    monthsMin: 108,
    monthsMax: teenMonthsMax,
    atMost: 'routine',
    about: 'gynecology',
    of: 'gynecology pediatrics pediatric_endocrinology endocrinology',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Năm đầu kinh có khi cách 2–3 tháng, rồi đều dần: ghi lịch, không tự uống thuốc. Khám phụ khoa (siêu âm qua bụng, không khám trong) nếu sau đó hay quá 45 ngày, 3 tháng không có, ra quá 7 ngày, đau phải nghỉ học, rậm lông, đổi cân; ướt băng mỗi giờ: đi ngay. Hỏi riêng con có thể có thai không.',
      'In the first year gaps of 2–3 months are common, then it settles: keep a calendar, no hormones. See gynaecology (ultrasound on the belly, nothing internal) if later often over 45 days, 3 months without, over 7 days of blood, pain that stops school, hair, weight change; a pad soaked hourly: go now. Ask her alone about pregnancy.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, xanh xao chóng mặt, ngất, đau bụng dữ dội',
      en: 'soaking a pad every hour, pallor with dizziness, fainting, severe belly pain',
    },
  },
  {
    heard: `chưa có kinh lần nào | chưa có kinh nguyệt | chưa thấy kinh lần nào | tuổi chưa có kinh | tuổi mà chưa có kinh | tuổi vẫn chưa có kinh | chưa có kinh lần đầu | never had a period | no first period`,
    unless: `${acute} | con trai | có thai | sau sinh`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology endocrinology pediatric_endocrinology pediatrics',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Từ 15 tuổi chưa có kinh, hoặc 13 tuổi chưa thấy ngực phát triển, nên đi khám phụ khoa hoặc nội tiết: hỏi siêu âm qua bụng, nội tiết tố, tuổi xương. Ghi chiều cao, cân nặng từng năm, mẹ và chị có kinh năm mấy tuổi, có đau bụng hằng tháng không. Mẹ đi cùng, nói nhẹ nhàng với con trước.',
      'No period by 15, or no breasts by 13, is a reason to see gynaecology or endocrinology: ask for an ultrasound through the belly, hormones and bone age. Note height and weight by year, when mother and sisters began, and any monthly belly pain. The mother comes along and explains it gently first.',
    ),
    watch: { vi: 'đau bụng dữ dội, không tiểu được, ngất', en: 'severe belly pain, no urine, fainting' },
  },
  {
    heard: fibroid,
    unless: `${acute} | ${fibroidDone} | ${flooding}`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics oncology',
    isLeading: true,
    within: '14d',
    answers: 'có cần mổ | có phải mổ | cắt tử cung | nên mổ',
    says: step(
      'question',
      'U xơ tử cung phần lớn lành; nhỏ, không gây gì thì thường chỉ siêu âm lại 6–12 tháng. Ra máu nhiều, đau hay chèn ép: hỏi từng cách (thuốc, vòng nội tiết, bóc u giữ tử cung, nút mạch, cắt tử cung), nói còn muốn sinh không; thử máu, sắt. Được bảo cắt mà chưa muốn thì xin ý kiến bệnh viện phụ sản tuyến cao hơn trước khi ký.',
      'Most fibroids are harmless; small ones without complaints are usually only scanned again in 6–12 months. With heavy bleeding, pain or pressure ask about each way (medicine, hormone coil, keeping the womb, embolisation, removing it), say whether a child is wanted, and test blood and iron. If told to remove it and in doubt, ask a higher women’s hospital before signing.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, choáng ngất, đau bụng dữ dội, sốt, không tiểu được',
      en: 'soaking a pad every hour, fainting, severe belly pain, fever, no urine',
    },
  },
  {
    heard: longBleeding,
    unless: `${withChild} | ${flooding} | ${fibroid} | ${stopped} | ${womb} | ${coil} | sau sinh | sau sanh | mới sinh | sảy | phá thai | hút thai | ${fibroidDone} | kinh đều lại | hết rong kinh | động kinh | thần kinh | zona | kinh lệch | khẩn cấp`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics hematology general_internal diagnostic_imaging',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Kinh dài ngày, ra nhiều dễ thiếu máu: hỏi công thức máu và sắt (ferritin), siêu âm phụ khoa, thử thai; từ khoảng 45 tuổi hỏi có cần lấy mẫu niêm mạc tử cung không. Ghi mỗi ngày mấy băng, có máu cục không, ngày bắt đầu và hết. Không tự uống thuốc cầm máu, thuốc nội tiết; đứng dậy chậm.',
      'Long or heavy periods easily cause anaemia: ask for a blood count and iron (ferritin), a pelvic ultrasound and a pregnancy test; from about 45 whether a sample of the womb lining is needed. Note pads a day, clots, first and last day. No medicine to stop bleeding and no hormones of your own; rise slowly.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, choáng ngất, khó thở, tim đập nhanh, đau bụng dữ dội',
      en: 'soaking a pad every hour, fainting, trouble breathing, a fast heart, severe belly pain',
    },
  },
  {
    heard: stopped,
    beside: muchBlood,
    unless: `tiền mãn kinh | sắp mãn kinh | chưa mãn kinh | bốc hỏa | đi cầu | đi ngoài | tiểu ra máu | ho ra máu | máu cam | răng | trĩ`,
    saidWith: bloodAgain,
    who: 'woman',
    yearsMin: 45,
    about: 'gynecology',
    of: 'gynecology obstetrics oncology',
    says: step(
      'clock',
      'Hết kinh rồi mà ra máu nhiều hay người xanh, mệt: xin thử công thức máu, nhóm máu, siêu âm đầu dò, rồi hỏi lấy mẫu niêm mạc tử cung. Đếm băng mỗi ngày, có người đi cùng, đứng dậy chậm; không tự uống thuốc cầm máu. Nơi gần không làm được thì xin chuyển luôn lên bệnh viện tỉnh.',
      'Much blood after menopause, or pallor and tiredness with it: ask for a blood count, blood group and ultrasound, then about a sample of the womb lining. Count the pads, go with somebody, rise slowly; no medicine of your own. If the near place cannot do it, ask to be sent on to the provincial hospital.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, choáng ngất, khó thở, đau bụng dữ dội, sốt',
      en: 'soaking a pad every hour, fainting, trouble breathing, severe belly pain, fever',
    },
  },
  {
    // Past this age nobody writes that the periods have stopped.
    heard: `có kinh lại | như có kinh | thấy kinh lại | ra kinh lại | ra máu âm đạo | ra máu vùng kín | ra máu cửa mình | ra máu ở cửa mình | ra máu ở vùng kín | co kinh lai | ra mau vung kin | ra mau cua minh | vaginal bleeding | bleeding from the vagina | ra huyết âm đạo | ra huyết lại | ra huyết vùng kín | ra huyết cửa mình | ra ít huyết | bị ra huyết | thấy ra huyết`,
    unless: `${stopped} | đi cầu | đi ngoài | đi tiêu | tiểu ra | đái ra | ho ra | nôn ra | ói ra | máu cam | răng | trĩ | vết thương | phân | xuất huyết | stool | urine | bầu | thai | sinh | sanh | xạ trị | k cổ tử cung | ung thư cổ tử cung | huyết trắng | huyết áp | hà nội | pregnant`,
    who: 'woman',
    yearsMin: 58,
    about: 'gynecology',
    of: 'gynecology obstetrics oncology',
    isLeading: true,
    within: '3d',
    says: step(
      'clock',
      'Ở tuổi này ra máu lại, dù ít, cũng cần khám phụ khoa: hỏi siêu âm đầu dò xem niêm mạc tử cung, Pap, có cần lấy mẫu không. Ra nhiều hay người xanh, mệt thì xin thử công thức máu, nhóm máu, đi ngay trong ngày. Ghi ngày và lượng máu, nói thuốc đang uống (nội tiết, thuốc nam, chống đông).',
      'Blood again at this age, even a little, needs gynaecology: ask for an ultrasound of the womb lining, a Pap test and whether a sample is needed. If it is much, or with pallor and tiredness, ask for a blood count and group and go the same day. Note days and amount, tell all medicines (hormones, herbs, blood thinners).',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, choáng ngất, khó thở, đau bụng dữ dội, sốt',
      en: 'soaking a pad every hour, fainting, trouble breathing, severe belly pain, fever',
    },
  },
  {
    heard: womb,
    unless: `${acute} | ${flooding} | ${withChild} | chuyển phôi | ivf`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics oncology',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Niêm mạc dày hay polyp phần lớn lành nhưng cần biết chắc: hỏi soi buồng tử cung hoặc lấy mẫu, làm tại khoa hay gây mê, mấy ngày có kết quả giải phẫu bệnh, sau đó thuốc gì. Mang siêu âm cũ, nói ngày kinh cuối, thuốc chống đông, còn muốn sinh không. Kinh nhiều thì thử máu trước.',
      'A thick lining or a polyp is mostly harmless, but must be made sure of: ask about hysteroscopy or a sample, awake or asleep, when the result comes and which medicine follows. Bring scans, tell the last period, blood thinners and whether a child is wanted. With heavy periods test blood first.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, choáng ngất, đau bụng dữ dội, sốt',
      en: 'soaking a pad every hour, fainting, severe belly pain, fever',
    },
  },
  {
    heard: coilIsOver,
    beside: coil,
    unless: `${withChild} | que thử | xương | răng | tooth | dental | breast implant`,
    ...ofCoil,
    overErrands: true,
    says: step(
      'question',
      'Que, vòng hết hạn thì không còn chắc tránh thai: dùng bao cao su tới ngày thay. Gọi hỏi trước nơi này có cả tháo que và đặt vòng không, ngày nào, giá; chưa có thì khoa Phụ sản của tỉnh. Thử thai trước; ra máu rỉ rả thì xin khám, siêu âm xong mới chọn vòng. Không tự nặn que. Bảo hiểm thường không trả: hỏi cán bộ dân số xã.',
      'An implant or coil that has run out no longer protects surely: use condoms until it is changed. Call first: do they both take out the implant and fit a coil, on which day, the price; if not, the provincial gynaecology. A pregnancy test first; with spotting an examination and ultrasound before a coil is chosen. Never press it out yourself. Insurance usually does not pay: ask the commune’s population officer.',
    ),
  },
  {
    heard: coilBleeds,
    unless: `${acute} | ${withChild} | ${flooding} | ${coilIsMore} | ${coilIsOver}`,
    ...ofCoil,
    atMost: 'routine',
  },
  {
    heard: coilBleeds,
    beside: coilIsMore,
    unless: `${withChild} | ${coilIsOver}`,
    ...ofCoil,
  },
  {
    heard: afterAbortion,
    unless: 'muốn phá thai | định phá thai | chưa muốn giữ | want an abortion',
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics reproductive_medicine',
    isLeading: true,
    isAfter: true,
    saidWithout: `năm ngoái | năm trước | kinh đều lại | kinh đã đều`,
    answers: 'bao lâu có thai lại | bao giờ có thai lại | khi nào có thai lại | có thai lại được',
    says: step(
      'calendar',
      'Ra máu nhạt dần trong 1–2 tuần là thường; kéo dài hơn, còn đau hay ra lại nhiều thì quay lại nơi đã làm để siêu âm xem còn sót không. 14 ngày không quan hệ, không thụt rửa, không tampon; que có thể còn hai vạch vài tuần. Có thể có thai lại ngay, nên hỏi tránh thai; muốn có thai lại thường chờ ít nhất một kỳ kinh, hỏi bác sĩ.',
      'Bleeding that fades over 1–2 weeks is usual; if it lasts, hurts or grows again go back to where it was done for an ultrasound. For 14 days no sex, douching or tampons; a test may stay positive for weeks. A new pregnancy can come at once, so ask about contraception; if one is wanted, usually after at least one period, ask the doctor.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, dịch hôi, ngất',
      en: 'soaking a pad every hour, growing belly pain, fever, foul discharge, fainting',
    },
  },
  {
    heard: `muốn triệt sản | định triệt sản | triệt sản nữ | thắt ống dẫn trứng | cắt ống dẫn trứng | đình sản | tubal ligation | sterilisation | sterilization`,
    unless: `${acute} | ra máu | triệt sản nam | thắt ống dẫn tinh | chó | mèo`,
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    isHarmless: true,
    isSelfPaid: true,
    says: step(
      'question',
      'Triệt sản nữ làm ở khoa Phụ sản bệnh viện, thường mổ nội soi hoặc làm luôn khi mổ lấy thai: gọi hỏi ngày, giấy cần ký, nằm mấy ngày, giá. Coi như không đảo lại được, nên hỏi cả vòng, que cấy và thắt ống dẫn tinh cho chồng (nhẹ hơn). Hỏi cán bộ dân số xã về phần hỗ trợ; đến ngày đó vẫn tránh thai.',
      'Sterilisation is done in a hospital’s gynaecology, usually by keyhole or during a caesarean: call to ask the day, consent papers, stay and price. Think of it as permanent, so ask about coil, implant and vasectomy (lighter) too. Ask the commune’s population officer about support; go on with contraception until then.',
    ),
  },
  {
    heard: `xón tiểu | xon tieu | són ra quần | tiểu ra quần | són tiểu | són đái | tiểu són | đái són | rỉ tiểu | rỉ nước tiểu | ra nước tiểu | són nước tiểu | son tieu | son dai | không nhịn được tiểu | ho … són | cười … són | hắt hơi … són | leak urine | leaking urine | urine leak | leak when i | incontinence`,
    beside: `ho | cười | hắt hơi | nhảy | chạy | bê nặng | mang nặng | sinh | sanh | đẻ | mãn kinh | tuổi | cough | laugh | sneeze | jump | birth`,
    unless: `${acute} | tê vùng | tê háng | yếu chân | yếu hai chân | liệt | đái ra máu | tiểu ra máu | tiểu buốt | bí tiểu | tai biến | bầu … tuần | thai … tuần | numb | weak legs | blood`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology urology obstetrics rehabilitation',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    leavesOut: 'postpartum',
    says: step(
      'note',
      'Són tiểu khi ho, cười hay gặp sau sinh và chữa được: tập cơ sàn chậu (siết như nhịn tiểu 5–10 giây, thả, 10 lần, ngày 3 đợt) ít nhất 3 tháng, đừng nhịn uống nước, giảm cân, chữa ho và táo bón. Khám phụ khoa hoặc niệu khoa: thử nước tiểu, xem có sa không, hỏi tập có người hướng dẫn, vòng nâng, mổ khi cần.',
      'Leaking on coughing or laughing is common after births and can be treated: pelvic floor exercises (squeeze 5–10 seconds, release, 10 times, three times a day) for at least 3 months, do not drink less, lose weight, treat cough and constipation. Gynaecology or urology: urine test, a look for prolapse, guided training, a pessary, an operation if needed.',
    ),
    watch: {
      vi: 'không tiểu được, tiểu ra máu, sốt rét run, tê vùng mông đùi, yếu chân',
      en: 'no urine, blood in the urine, fever with shivering, numbness around the buttocks, weak legs',
    },
  },
  {
    heard: `bartholin | bartolin | môi lớn … sưng | sưng môi lớn | âm hộ … sưng | sưng một bên âm hộ | cục … âm hộ | cục … môi lớn | mụn nhọt … vùng kín | nhọt … vùng kín | cục … vùng kín | sưng vùng kín | lump … labia | swollen labia | bartholin cyst`,
    unless: `sốt cao | rét run | lan | ${withChild} | mào gà | sùi | bị đánh | hiếp`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics dermatology',
    isLeading: true,
    within: '3d',
    says: step(
      'note',
      'Ngâm nước ấm sạch 10–15 phút, ngày 3–4 lần, mặc đồ rộng; không nặn, không chọc, không đắp lá. Khám phụ khoa: nang nhỏ không đau có khi chỉ theo dõi, sưng đau có mủ thì rạch dẫn lưu; hỏi thử dịch. Tạm không quan hệ.',
      'Warm clean baths for 10–15 minutes 3–4 times a day, loose clothes; no squeezing, pricking or leaves. Gynaecology: a small painless cyst may only be watched, a sore one with pus is opened; ask for a swab. No sex for now.',
    ),
    watch: {
      vi: 'sốt, đỏ lan nhanh, đau dữ dội, da tím đen',
      en: 'fever, redness that spreads fast, severe pain, black or purple skin',
    },
  },
  {
    heard: `trước kỳ kinh … cáu | trước kinh … cáu | trước kỳ kinh … buồn | trước kinh … buồn | trước kỳ … khóc | trước kỳ kinh … khó chịu | tiền kinh nguyệt | hội chứng tiền kinh | sắp đến tháng … cáu | gần tới tháng … cáu | pms | pmdd | premenstrual`,
    unless: `muốn chết | tự tử | rạch | ${acute}`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology psychiatry obstetrics',
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Khó ở trước kỳ kinh, sạch kinh thì hết: ghi triệu chứng theo ngày hai, ba tháng rồi mang đi khám phụ khoa. Đi bộ, ngủ đủ, bớt mặn, cà phê, rượu; hỏi thuốc nội tiết hoặc thuốc tâm trạng nếu nặng. Buồn cả tháng, không chỉ trước kinh, thì khám thêm tâm lý.',
      'Bad days before a period that end with it: note them daily for two or three months and take that to gynaecology. Walking, sleep, less salt, coffee and alcohol; ask about hormones or medicine for the mood if it is bad. If low all month, see psychology too.',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết hoặc tự làm hại mình, đau bụng dữ dội, ngất',
      en: 'thoughts of dying or self-harm, severe belly pain, fainting',
    },
  },
  {
    heard: `hoãn kinh | =dời kinh | dời ngày kinh | lùi kinh | lùi ngày kinh | trì hoãn kinh | chậm kinh lại | thuốc hoãn kinh | delay my period | delay a period | postpone my period`,
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'pill',
      'Muốn dời ngày kinh: hỏi bác sĩ phụ khoa hoặc dược sĩ trước ít nhất một tuần, thuốc thường bắt đầu vài ngày trước ngày kinh. Nói có thể có thai không, có hút thuốc, đau nửa đầu, từng bị cục máu đông, bệnh gan không. Thuốc này không thay cho tránh thai.',
      'To move a period ask a gynaecologist or pharmacist at least a week ahead; the tablets usually begin some days before it. Tell of a possible pregnancy, smoking, migraine, blood clots or liver disease. They do not replace contraception.',
    ),
  },
  {
    heard: `giảm ham muốn | không ham muốn | không thấy ham muốn | không còn ham muốn | hết ham muốn | giam ham muon | khong con ham muon | mất ham muốn | lãnh cảm | không còn hứng thú chuyện vợ chồng | không muốn gần chồng | low libido | no sex drive`,
    unless: `muốn chết | ép | hiếp | đánh | forced`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology endocrinology psychiatry obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Giảm ham muốn hay do mệt, thiếu ngủ, sau sinh, mãn kinh, đau khi quan hệ, thuốc (huyết áp, trầm cảm, tránh thai) hay chuyện vợ chồng. Khám phụ khoa, kể hết thuốc; hỏi thử máu, tuyến giáp; nói chuyện với chồng, hai người cùng đi tư vấn tâm lý, tình dục được. Không mua “thuốc kích dục” trên mạng.',
      'Low desire often comes from tiredness, birth, menopause, pain, medicines (blood pressure, depression, the pill) or trouble as a couple. See gynaecology, tell all medicines; ask for blood count and thyroid; couples may see a counsellor together. Buy no “stimulants” online.',
    ),
    watch: {
      vi: 'buồn chán kéo dài, có ý nghĩ muốn chết, ra máu bất thường',
      en: 'a low mood that lasts, thoughts of dying, unusual bleeding',
    },
  },
  {
    heard: `chuyển giới | người chuyển giới | thấy mình là con trai | thấy mình là con gái | thấy mình là nam | thấy mình là nữ | thấy mình là đàn ông | thấy mình là phụ nữ | sinh ra … nhầm cơ thể | tiêm hormone nam | tiêm hormone nữ | chích hormone | hormone chuyển giới | transgender | trans woman | trans man | gender dysphoria | gender-affirming | là con trai từ nhỏ | là con gái từ nhỏ | nghĩ mình là con trai | nghĩ mình là con gái | muốn làm con trai | muốn làm con gái | liệu pháp hormone | chuyen gioi | chich hormone | tiem hormone | gender identity | trans boy | trans girl | nonbinary`,
    unless: `phẫu thuật chuyển giới xong | ngực … đau | muốn chết | đau ngực | khó thở | tự tử | rạch tay | không muốn sống | ung thư | tuyến tiền liệt | mãn kinh | hiếm muộn | ivf | tăng trưởng | chậm lớn | cancer | menopause`,
    about: 'endocrinology',
    of: 'endocrinology psychiatry gynecology andrology',
    isLeading: true,
    within: '14d',
    answers: 'không kỳ thị | ko kỳ thị',
    says: step(
      'phone',
      'Đừng tự tiêm hay uống hormone mua trên mạng: sai liều dễ máu đông, hại gan. Cần khám và thử công thức máu, gan, đường, mỡ, nội tiết trước; hỏi giữ khả năng có con. Gọi hỏi bác sĩ nào quen khám người chuyển giới, gọi đúng tên bạn chọn; không hợp thì đổi. Dưới 18 tuổi: tư vấn tâm lý trước, cùng người lớn tin cậy.',
      'Do not inject or take hormones bought online: wrong doses bring clots and harm the liver. A visit with blood count, liver, sugar, fats and hormones comes first; ask about keeping fertility. Call for a doctor used to transgender people who uses your chosen name; you may change. Under 18: counselling first, with an adult you trust.',
    ),
    watch: {
      vi: 'một chân sưng đau, đau ngực, khó thở, vàng da, có ý nghĩ muốn chết',
      en: 'one swollen painful leg, chest pain, trouble breathing, yellow skin, thoughts of dying',
    },
  },
  {
    heard: `ra máu giữa kỳ | ra huyết giữa kỳ | ra máu giữa chu kỳ | giữa kỳ kinh … ra máu | ra máu sau quan hệ | ra máu sau khi quan hệ | ra máu khi quan hệ | quan hệ … ra máu | quan hệ … ra tí máu | quan hệ … ra chút máu | quan hệ … ra huyết | quan hệ xong … máu | ra mau giua ky | quan he … ra mau | quan he … ra huyet | bleeding after sex | bleeding after intercourse | spotting between periods`,
    unless: `${acute} | ${withChild} | ${flooding} | ${stopped} | lần đầu | hiếp | ép | đặt vòng | cấy que | raped | tiểu buốt | tiểu lắt nhắt | tiểu rát | đái buốt`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics oncology',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Ra máu giữa kỳ hay sau quan hệ thường lành (viêm, polyp, thuốc tránh thai) nhưng phải xem cổ tử cung: khám phụ khoa, hỏi Pap, HPV, thử dịch, siêu âm; thử thai trước. Chọn ngày không ra máu nhiều, hai hôm trước không quan hệ, không đặt thuốc, không thụt rửa. Ghi ngày ra máu so với kỳ kinh.',
      'Blood between periods or after sex is usually harmless (an infection, a polyp, the pill), but the neck of the womb must be looked at: gynaecology; ask for Pap, HPV, a swab and ultrasound; a pregnancy test first. Not on a day of heavy bleeding; no sex, vaginal medicine or douching in the days before. Note the days.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dưới dữ dội, sốt, ngất, trễ kinh kèm đau',
      en: 'soaking a pad every hour, severe pain in the lower belly, fever, fainting, a late period with pain',
    },
  },
  {
    heard: `sảy thai 2 lần | sảy thai hai lần | sảy thai 3 lần | sảy thai ba lần | sảy thai liên tiếp | sảy thai … lần | sảy … liên tiếp | hay sảy thai | thai lưu 2 lần | thai lưu hai lần | thai lưu 3 lần | thai lưu … lần | say thai 2 lan | say thai lien tiep | thai luu 2 lan | recurrent miscarriage | two miscarriages | three miscarriages`,
    unless: `${acute} | ra máu | ra huyết | đau bụng | thai … tuần | bầu … tuần | 2 vạch | hai vạch | bleeding | weeks pregnant`,
    who: 'woman',
    about: 'reproductive_medicine',
    of: 'reproductive_medicine gynecology obstetrics hematology endocrinology',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'people',
      'Mất thai từ hai lần nên tìm nguyên nhân trước khi có thai lại, và phần lớn vẫn sinh con được: hai vợ chồng cùng đi, hỏi siêu âm hoặc soi buồng tử cung, kháng thể kháng phospholipid, tuyến giáp, đường, nhiễm sắc thể. Mang giấy các lần trước. Trong lúc chờ thì tránh thai, uống axit folic; không tự mua thuốc giữ thai.',
      'After two losses the cause is looked for before another pregnancy, and most still have a child: come as a couple; ask for an ultrasound of or a look into the womb, antiphospholipid antibodies, thyroid, sugar and chromosomes. Bring the papers of each loss. Until then contraception and folic acid; no bought “pregnancy-keeping” drugs.',
    ),
    watch: {
      vi: 'trễ kinh kèm ra máu hay đau bụng, ra máu ướt băng mỗi giờ, ngất',
      en: 'a late period with bleeding or pain, soaking a pad every hour, fainting',
    },
  },
  {
    heard: `thuốc tránh thai khẩn cấp | tránh thai khẩn cấp | thuốc khẩn cấp | ngừa thai khẩn cấp | viên khẩn cấp | tranh thai khan cap | thuoc khan cap | postinor | rách bao | tuột bao | bao bị tuột | bao bi tuot | rach bao | bao bị kẹt | quên bao | quên dùng bao | không bảo vệ | morning after pill | morning-after | plan b | emergency contraception`,
    unless: `${flooding} | hiếp | bị ép | ép quan hệ | ep quan he | liên tục | lien tuc | chóng mặt | đau bụng dữ | forced | raped`,
    about: 'gynecology',
    of: 'gynecology obstetrics reproductive_medicine preventive_medicine',
    isLeading: true,
    answers: 'còn kịp không | con kip khong | uống loại nào | kinh có bị trễ không | thử thai khi nào',
    says: step(
      'pill',
      'Thuốc tránh thai khẩn cấp uống càng sớm càng tốt, trong 72 giờ (có loại đến 120 giờ), mua ở nhà thuốc; nôn trong 3 giờ thì hỏi uống lại. Sau đó ra ít máu, kinh lệch vài ngày hay gặp, không gây vô sinh. Trễ quá 7 ngày hoặc sau 3 tuần thì thử que. Lo bệnh lây: dự phòng HIV phải bắt đầu sớm, trong 72 giờ.',
      'Emergency contraception works best at once, within 72 hours (one kind up to 120), from any pharmacy; if vomited within 3 hours ask about another. A little blood or a period off by days is common, it does not harm fertility. Over 7 days late, or after 3 weeks, test. If an infection is feared: HIV prevention must start early, within 72 hours.',
    ),
    watch: {
      vi: 'đau bụng dưới dữ dội hay một bên, ra máu ướt băng mỗi giờ, ngất, trễ kinh kèm đau',
      en: 'severe or one-sided pain in the lower belly, soaking a pad every hour, fainting, a late period with pain',
    },
  },
  {
    heard: `ép quan hệ | ep quan he | ép em lúc | bị hiếp | cưỡng hiếp | hiếp dâm | bị xâm hại | bi xam hai | bị cưỡng bức | raped | forced me | sexual assault | sexually assaulted`,
    about: 'gynecology',
    of: 'gynecology obstetrics psychiatry psychology emergency pediatrics infectious_disease preventive_medicine',
    isLeading: true,
    isGrave: true,
    says: step(
      'people',
      'Đây không phải lỗi của người bị hại. Đến khoa sản càng sớm càng tốt, xin khám riêng, bác sĩ nữ: tránh thai khẩn cấp (đến 72–120 giờ), thuốc dự phòng HIV (trong 72 giờ), phòng bệnh lây. Giữ chứng cứ: chưa tắm, quần áo để túi giấy. Báo công an: người lớn tự chọn; trẻ em thì bệnh viện thường phải báo, gọi 111. Đừng ở một mình.',
      'It is not the fault of who was hurt. Go to gynaecology as soon as you can, ask for privacy and a woman: emergency contraception (up to 72–120 hours), HIV (within 72 hours) and infection prevention. Evidence: do not wash yet, clothes in a paper bag. Police: an adult’s choice; for a child staff usually must report; call 111. Do not be alone.',
    ),
    watch: {
      vi: 'chảy máu nhiều, đau bụng dữ dội, ngất, muốn chết, vẫn bị đe dọa',
      en: 'much bleeding, severe belly pain, fainting, thoughts of dying, still being threatened',
    },
  },
  {
    heard: `thuốc tránh thai hằng ngày | thuốc tránh thai hàng ngày | uống thuốc tránh thai | uong thuoc tranh thai | uống thuốc ngừa thai | thuốc ngừa thai | thuoc ngua thai | cách ngừa thai | cách tránh thai | tiêm tránh thai | chích ngừa thai | birth control pill | birth control pills | renew the pill | the pill | start pill | family planning injection | contraceptive injection`,
    unless: `bạn trai | khẩn cấp | khan cap | ${flooding} | quên | bắp chân | bap chan | chân sưng | đau ngực | khó thở | đau nửa đầu | abortion pill | after pill | phá thai | sau sinh | cho con bú | rong kinh | liên tục | breastfeeding | chân trái | chân phải | sưng | giật | nhức đầu | đau đầu | calf | leg | swollen | headache | seizure | động kinh | lupus | bị đánh`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics reproductive_medicine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'pill',
      'Lần đầu dùng thuốc tránh thai nên khám, đo huyết áp, nói tuổi, hút thuốc, đau nửa đầu, từng có cục máu đông, bệnh gan, đang cho bú; ngoài ra có vòng, que cấy, mũi tiêm, bao. Buồn nôn nhẹ, căng ngực, lấm tấm hay gặp 2–3 tháng đầu: uống sau ăn tối, đúng giờ. Đau ngực, khó thở, sưng đau một chân, đau đầu dữ: ngừng, cấp cứu ngay.',
      'Before the first pill be seen: blood pressure, age, smoking, migraine, clots, liver, breastfeeding; there are also coil, implant, injection and condoms. Slight sickness, sore breasts or spotting are common in the first 2–3 months: take it after dinner, at one hour. Chest pain, trouble breathing, one swollen painful leg or a severe headache: stop it, emergency now.',
    ),
    watch: {
      vi: 'một chân sưng đau, đau ngực, khó thở, đau đầu dữ dội, nhìn mờ, vàng da',
      en: 'one swollen sore leg, chest pain, trouble breathing, severe headache, blurred sight, yellow skin',
    },
  },
  {
    heard: `tháo vòng | thao vong | thay vòng | vòng … hết hạn | vòng tránh thai … năm | đặt vòng tránh thai … năm | lấy vòng | coil check | mirena | coil … replaced | coil … changed | iud … replaced | iud removal | iud … out`,
    unless: `${acute} | ${withChild} | ra máu nhiều | đau bụng nhiều | rong kinh | heavier | fever | smelly`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics reproductive_medicine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'phone',
      'Tháo, thay hay xem lại vòng: trung tâm y tế, khoa Phụ sản, nhiều trạm y tế làm được; gọi hỏi ngày, loại, giá. Vòng đồng thường 5–10 năm tùy loại, vòng nội tiết 5–8: xem thẻ. Tiện nhất lúc sắp sạch kinh, thay luôn; tháo mà chưa muốn có thai: bao cao su từ 7 ngày trước, hỏi cách ngừa khác. Không tự kéo dây.',
      'Removing, changing or checking a coil: medical centres, gynaecology, many stations; call for day, kind and price. Copper lasts 5–10 years by kind, hormone coils 5–8: see the card. Easiest as a period ends, new one at once; if no child is wanted, condoms 7 days before, then another way. Do not pull the thread.',
    ),
    watch: {
      vi: 'đau bụng dưới dữ dội, sốt, dịch hôi, ra máu ướt băng mỗi giờ, trễ kinh kèm đau',
      en: 'severe pain in the lower belly, fever, foul discharge, soaking a pad every hour, a late period with pain',
    },
  },
  {
    heard: `kinh trễ | kinh … trễ | kinh tre | kinh nguyet tre | trễ … một vạch | trễ … 1 vạch | tới tháng trễ | kinh lệch | trễ kinh … một vạch | trễ kinh … âm tính | period … late | late period | vô kinh | days late`,
    beside: `một vạch | 1 vạch | 1 vach | mot vach | âm tính | am tinh | negative | negative tests | tests negative`,
    unless: `${flooding} | hai vạch | 2 vạch | một bên | bên phải | bên trái | đau nhiều | ngất | choáng | sharp | bên phải since`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics endocrinology reproductive_medicine',
    isLeading: true,
    answers: 'có phải do stress | có liên quan không | when should i test again | should i just wait',
    says: step(
      'note',
      'Trễ dưới một tuần mà que một vạch hay gặp khi thức khuya, đổi giờ, căng thẳng, sau thuốc khẩn cấp. Thử lại sau 3–7 ngày, nước tiểu sáng, hoặc thử máu; lúc chờ coi như có thai, đừng tự uống thuốc. Đau bụng dưới, ra máu, choáng: đi ngay. Khám phụ khoa nếu trễ quá 6 tuần, hay ba tháng lệch nhiều.',
      'A period under a week late with a negative test is common with late nights, jet lag, stress or emergency pills. Test again in 3–7 days, morning urine or blood; until then act as if pregnant, no medicine of your own. Belly pain, bleeding, faintness: go now. See gynaecology if over 6 weeks late, or irregular for 3 months.',
    ),
    watch: {
      vi: 'đau bụng dưới một bên, ra máu nhiều, choáng ngất, đau vai',
      en: 'pain on one side of the lower belly, much bleeding, fainting, shoulder pain',
    },
  },
  {
    heard: `${longBleeding} | kinh … chưa dứt | kinh … chua dut | ra kinh … ngày | ra kinh … ngay | period … still heavy | first period … days | kinh … ra rả | kinh lần đầu … ngày`,
    unless: `${withChild} | ${stopped} | 4 ngày | 5 ngày | chưa đều | regular`,
    who: 'child',
    about: 'gynecology',
    of: 'gynecology pediatrics hematology obstetrics',
    isLeading: true,
    says: step(
      'clock',
      'Con gái mới có kinh mà ra quá 7–8 ngày, ngày trên 5–6 băng hay xanh, mệt thì khám trong ngày ở nơi có Phụ sản và thử máu được: công thức máu, nhóm máu, đông máu, siêu âm qua bụng (không khám trong). Mỗi giờ ướt đẫm một băng, choáng, ngất: cấp cứu ngay. Kể có hay chảy máu cam, dễ bầm không. Không tự cho thuốc cầm máu.',
      'A girl whose period lasts over 7–8 days, with more than 5–6 pads a day or pallor, is seen the same day where there is gynaecology and a laboratory: blood count, group, clotting, ultrasound through the belly (nothing internal). A soaked pad every hour, dizziness or fainting: emergency now. Tell of nosebleeds or bruises. No medicine of your own to stop it.',
    ),
    watch: {
      vi: 'ướt băng mỗi giờ, choáng khi đứng, ngất, khó thở, tim đập nhanh, môi trắng bệch, đau bụng dữ dội',
      en: 'soaking a pad every hour, faint on standing, fainting, trouble breathing, a fast heart, white lips, severe belly pain',
    },
  },
  {
    heard: `rụng trứng | ngày rụng trứng | rung trung | đau … giữa kỳ | đau … giữa chu kỳ | đúng giữa kỳ | ovulation pain | mid-cycle`,
    unless: `${acute} | ${withChild} | ${flooding} | que thử | que thu | tiêm | mũi rụng trứng | kích trứng | chọc trứng | ivf | iui | chưa có kinh | nang | ra máu nhiều | mong con | thả | khí hư | lòng trắng trứng | ngừa thai | tránh thai`,
    who: 'woman',
    about: 'gynecology',
    isLeading: true,
    says: step(
      'note',
      'Đau nhẹ một bên giữa hai kỳ kinh, vài giờ đến một, hai ngày rồi hết, tháng nào cũng vậy, hay là lúc rụng trứng: chườm ấm, nghỉ, thuốc giảm đau thường thì hỏi dược sĩ. Ghi ngày đau và ngày kinh hai, ba tháng; đau tăng dần, kéo quá hai ngày hay ra máu thì khám phụ khoa, hỏi siêu âm.',
      'A mild pain on one side between periods, for hours to a day or two, every month, often comes with ovulation: warmth, rest; ask a pharmacist about a common painkiller. Note days for two or three months; if it grows, lasts over two days or there is blood, see gynaecology and ask for an ultrasound.',
    ),
    watch: {
      vi: 'đau đột ngột dữ dội, nôn, sốt, ngất, trễ kinh kèm đau',
      en: 'sudden severe pain, vomiting, fever, fainting, a late period with pain',
    },
  },
  {
    heard: `tampon | cốc nguyệt san | coc nguyet san | menstrual cup`,
    unless: `${flooding} | sốt cao | sốt 39 | nổi ban | ngất | choáng | fever | rash`,
    who: 'woman',
    about: 'gynecology',
    isLeading: true,
    answers: 'mấy tiếng phải thay | may tieng 1 lan | có sao không | ngủ đêm để được không',
    says: step(
      'note',
      'Tampon thay mỗi 4–8 giờ, cốc nguyệt san đổ và rửa trong 8–12 giờ; rửa tay trước, luộc cốc giữa các kỳ. Quên lâu hơn mà khỏe thì lấy ra, rửa sạch, theo dõi vài ngày. Không lấy ra được: ngồi xổm, rặn nhẹ, thử một lần bằng tay sạch, không dùng kẹp; không ra hoặc có mùi thì đến phụ khoa, lấy vài phút là xong.',
      'Tampons are changed every 4–8 hours, a cup emptied and washed within 8–12; clean hands, boil the cup between periods. Left longer and well: take it out, wash, watch for some days. Not coming out: squat, push gently, try once with clean fingers, no tweezers; if it stays or smells, gynaecology removes it in minutes.',
    ),
    watch: {
      vi: 'sốt cao, nổi ban đỏ, nôn, tiêu chảy, choáng, đau bụng dữ dội',
      en: 'high fever, a red rash, vomiting, diarrhoea, faintness, severe belly pain',
    },
  },
  {
    heard: `lần đầu quan hệ | lần đầu … máu hồng | lan dau quan he | quan hệ lần đầu | lần đầu ra chút máu | first time … sex`,
    unless: `${flooding} | hiếp | ép | say rượu | ra nhiều | có thai | forced | raped | blisters`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics urology',
    isLeading: true,
    says: step(
      'note',
      'Lần đầu ra chút máu, rát một, hai ngày là hay gặp: rửa nước sạch, đi tiểu sau quan hệ, uống nhiều nước, tạm nghỉ đến khi hết rát. Khám phụ khoa nếu ra máu quá hai ngày, ra nhiều, tiểu buốt tăng, sốt hay khí hư hôi; được khám riêng. Không dùng bao thì hỏi thuốc khẩn cấp trong 72 giờ; hỏi cách tránh thai và tiêm HPV.',
      'A little blood and soreness for a day or two are common after the first time: clean water, pass urine afterwards, drink, pause until it is over. See gynaecology, in private, if blood lasts over two days or is much, with burning urine, fever or a smell. Without a condom ask about emergency pills within 72 hours; ask about contraception and the HPV vaccine.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, ngất',
      en: 'soaking a pad every hour, severe belly pain, fever, fainting',
    },
  },
  {
    heard: 'naboth | nang naboth | nabothian',
    unless: `${acute} | ra máu | ung thư cổ tử cung giai đoạn`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics oncology',
    isLeading: true,
    isHarmless: true,
    answers: 'là gì | có phải ung thư | có phải đốt',
    says: step(
      'question',
      'Nang Naboth ở cổ tử cung rất hay gặp, lành, không phải ung thư và thường không cần đốt hay cắt. Chỉ cần tầm soát đúng lịch: hỏi Pap hoặc HPV đã làm chưa. Được khuyên đốt ngay thì hỏi vì sao, xin ý kiến một bệnh viện phụ sản trước.',
      'Nabothian cysts on the neck of the womb are very common and harmless, no cancer, and usually need no burning or cutting. Keep to screening: was Pap or HPV done? If burning is urged, ask why and hear a women’s hospital first.',
    ),
    watch: { vi: 'ra máu sau quan hệ, ra máu nhiều, sốt', en: 'bleeding after sex, heavy bleeding, fever' },
  },
  {
    heard: `nang cơ năng | nang nước buồng trứng | nang nuoc buong trung | nang … buồng trứng | nang … buong trung | cyst on ovary | cyst … ovary | simple cyst | siêu âm nang | nang 5cm | nang 3cm | cyst 5 cm`,
    unless: `đa nang | da nang | ${withChild} | ngất | choáng | nôn liên tục | thận | vú | tuyến giáp | gan | đã mổ | sau mổ | polycystic | kidney | breast`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics reproductive_medicine diagnostic_imaging',
    says: step(
      'question',
      'Nang buồng trứng nhỏ, một ngăn, trong thường tự hết sau 2–3 kỳ kinh: siêu âm lại đúng hẹn, mang phiếu cũ để so; nang từ khoảng 5 cm thì tránh nhảy, vặn người mạnh. Đau một bên tăng lên hay kèm nôn thì đi ngay, không chờ hẹn, không uống giảm đau rồi ở nhà. Khuyên mổ thì hỏi vì sao, giữ buồng trứng được không.',
      'A small simple cyst of the ovary usually goes within 2–3 periods: scan again as booked, bring the old one; from about 5 cm no jumping or twisting. Pain on one side that grows or comes with vomiting: go at once, do not wait or stay home on painkillers. If an operation is advised ask why and whether the ovary is kept.',
    ),
    watch: {
      vi: 'đau bụng dưới đột ngột dữ dội, nôn, choáng ngất, sốt, bụng cứng',
      en: 'sudden severe pain in the lower belly, vomiting, fainting, fever, a hard belly',
    },
  },
  {
    heard: `viêm vùng chậu | viem vung chau | viêm phần phụ | viêm vòi trứng | pelvic inflammatory | khí hư vàng hôi | khi hu vang hoi | dich vang xanh hoi | dịch vàng xanh hôi | smelly yellow discharge | smelly discharge`,
    unless: `${flooding} | ${withChild} | ngất | choáng`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics infectious_disease',
    isLeading: true,
    says: step(
      'question',
      'Đau bụng dưới kèm khí hư hôi hay sốt cần khám phụ khoa sớm, vì để lâu có thể tắc vòi trứng: hỏi thử thai, thử dịch, máu, siêu âm, vòng đang đặt có phải lấy ra. Uống đủ ngày thuốc, bạn tình chữa cùng, chưa quan hệ; ba ngày không đỡ thì quay lại. Đã khỏi mà mong con thì hỏi chụp tử cung – vòi trứng sau sạch kinh. Không thụt rửa.',
      'Pain in the lower belly with a foul discharge or fever should be seen by gynaecology soon, since the tubes may close: ask for a pregnancy test, swab, blood, ultrasound, and whether a coil must come out. Take all the medicine, the partner too, no sex yet; no better in three days: go back. If healed and a child is wanted, ask about an X-ray of the tubes after a period. No douching.',
    ),
    watch: {
      vi: 'sốt cao rét run, đau bụng dữ dội, nôn không uống được thuốc, ngất, trễ kinh',
      en: 'high fever with shivering, severe belly pain, vomiting the medicine, fainting, a late period',
    },
  },
  {
    heard: skinOfBreast,
    unless: `từ hồi dậy thì | từ nhỏ | từ lúc dậy thì | bẩm sinh | hai bên như nhau | since puberty | mang bầu | hóa trị | đã mổ ung thư | chemo | hóc | xương cá | nuốt | ngậm vỏ | ăn cam`,
    about: 'breast',
    of: 'breast oncology gynecology general_surgery dermatology diagnostic_imaging',
    isLeading: true,
    within: '3d',
    says: step(
      'clock',
      'Da vú sần như vỏ cam, lõm, núm mới tụt, đóng vảy hay đỏ lâu không khỏi cần được xem sớm dù không đau, không sốt: đến khoa Ung bướu, Tuyến vú hoặc bệnh viện tỉnh, hỏi siêu âm, nhũ ảnh, lấy mẫu bằng kim trong tuần. Một đợt kháng sinh không đỡ thì đừng đổi thuốc mãi. Không đắp lá, không nặn; hỏi giấy chuyển.',
      'Skin like orange peel or drawn in, a nipple newly pulled in, crusts or redness that stays should be seen soon, even without pain or fever: oncology, a breast clinic or the provincial hospital; ask for ultrasound, mammogram and a needle sample within the week. If antibiotics did nothing, do not go on changing them. No leaves, no squeezing; ask about the slip.',
    ),
    watch: {
      vi: 'vú sưng đỏ lan nhanh kèm sốt, da loét chảy máu, khó thở, đau lưng dữ, yếu chân',
      en: 'redness that spreads fast with fever, an open bleeding sore, trouble breathing, severe back pain, weak legs',
    },
  },
  {
    heard: `fibroadenoma | bướu sợi tuyến | sợi tuyến lành | u xơ tuyến vú | u sợi tuyến | buou soi tuyen | u xo tuyen vu`,
    unless: `vỏ cam | lõm | tụt | thụt | rỉ máu | cứng ngắc | lớn nhanh | to nhanh | trước kỳ kinh`,
    about: 'breast',
    of: 'breast gynecology oncology general_surgery general_internal diagnostic_imaging',
    isLeading: true,
    isAfter: true,
    says: step(
      'calendar',
      'U sợi tuyến vú là u lành; đã sinh thiết lành và không lớn thì thường chỉ siêu âm lại sau 6–12 tháng, cùng một nơi, mang phiếu cũ để so. Hỏi hút hoặc mổ lấy khi lớn nhanh, trên khoảng 2–3 cm, đau hay không yên tâm; trước khi có thai nên siêu âm lại. Không cần kiêng đậu nành; không đắp lá, không massage cho tan.',
      'A fibroadenoma is benign; proven by a sample and not growing it is usually only scanned again after 6–12 months, at the same place, with the old report. Ask about removal if it grows fast, is over about 2–3 cm, hurts or worries you; scan before a pregnancy. Soy is fine; no leaves, no massage.',
    ),
    watch: {
      vi: 'u lớn nhanh, cứng, da lõm hay đỏ, núm tụt hoặc ra máu, hạch nách',
      en: 'a lump that grows fast or hardens, dimpled or red skin, a nipple drawn in or bleeding, a lump in the armpit',
    },
  },
  {
    heard: `con gái … ngực | bé gái … ngực | cháu gái … ngực | be gai … nguc | ngực … nhú | bé gái … vú | con gái … vú | nhú ngực | ngực nhú | breast bud | breast buds`,
    unless: `dậy thì sớm | day thi som | early puberty | precocious | đau ngực | tức ngực | khó thở | sưng đỏ | mủ | sốt | cho con bú | con gái tui 16 | 17 tuổi | fibroadenoma`,
    who: 'child',
    monthsMin: 96,
    monthsMax: 168,
    about: 'pediatrics',
    of: 'pediatrics breast endocrinology pediatric_endocrinology general_internal gynecology',
    isLeading: true,
    atMost: 'routine',
    isHarmless: true,
    says: step(
      'note',
      'Ngực bé gái hay nhú một bên trước, như hạt cứng hơi đau dưới núm; bên kia vài tháng sau mới có. Từ 8–13 tuổi thường là dậy thì: đừng nắn, nặn, chọc; mặc áo mềm, ghi chiều cao mỗi ba tháng. Nhú trước 8 tuổi, lớn rất nhanh, có kinh trước 9–10 tuổi thì khám nội tiết nhi, hỏi chụp tuổi xương; đỏ, sốt thì khám ngay.',
      'A girl’s breast often begins on one side as a firm, slightly sore button; the other follows months later. At 8–13 years it is usually puberty: no pressing or pricking, soft clothes, note height every three months. Before 8 years, growing very fast or a period before 9–10: child endocrinology, and ask about bone age; redness or fever: be seen at once.',
    ),
  },
  {
    heard: `bên to bên nhỏ | ngực lệch | vú lệch | thụt vào từ hồi dậy thì | tụt từ hồi dậy thì | thụt từ nhỏ | tụt vào từ nhỏ | inverted nipples since | uneven breasts`,
    beside: `ngực | vú | ti | breast | breasts | nipples`,
    unless: `cục cứng | mới tụt | ra máu | rỉ | sưng đỏ | đau nhiều`,
    about: 'breast',
    of: 'breast gynecology plastic_surgery pediatrics',
    isLeading: true,
    isHarmless: true,
    says: step(
      'note',
      'Hai bên ngực không đều, núm tụt từ hồi dậy thì thường là nét riêng, không phải bệnh, và phần lớn vẫn cho con bú được. Mặc áo độn một bên được; chờ đến khoảng 18–20 tuổi, khi ngực phát triển xong, mới bàn chỉnh. Khám tuyến vú một lần cho yên tâm, nhất là khi mới đổi khác, có cục hay ra dịch.',
      'Uneven breasts, or nipples drawn in since puberty, are usually just how one is made, and most can still nurse. Padding on one side is fine; talk of correction only from about 18–20, when growth is over. One visit to a breast clinic reassures, above all if something is new: a change, a lump or fluid.',
    ),
  },
  {
    heard: `chọc trứng | choc trung | chọc hút trứng | hút … trứng | kích trứng | kich trung | egg retrieval | egg pick-up | egg collection | ivf injections | quá kích buồng trứng | chọc … trứng`,
    unless: `trữ trứng | tru trung | đông trứng | muốn trữ | beta | thả | tinh trùng yếu | egg freezing`,
    who: 'woman',
    about: 'reproductive_medicine',
    of: 'reproductive_medicine gynecology obstetrics',
    isLeading: true,
    isAfter: true,
    says: step(
      'phone',
      'Sau kích hay chọc trứng: cân mỗi sáng, đo vòng bụng, ghi nước tiểu; uống từng ngụm, ăn đủ đạm, đi lại nhẹ, không quan hệ, không lợi tiểu. Lâm râm, ít huyết nâu 1–2 ngày là thường. Tăng trên 1 kg/ngày, bụng căng, nôn, tiểu ít, sốt: gọi trung tâm, không ai nghe máy thì đến viện. Khó thở, đau dữ dội: cấp cứu ngay.',
      'After stimulation or egg retrieval: weigh each morning, measure the waist, note urine; sips of water, protein, light walking, no sex, no water tablets. Slight ache and brown spotting for 1–2 days are usual. Over 1 kg in a day, a tight belly, vomiting, little urine or fever: call your centre; no answer, go to hospital. Short breath or severe pain: emergency now.',
    ),
    watch: {
      vi: 'khó thở, đau ngực, tiểu rất ít, nôn không uống được, đau bụng dữ dội, ngất, một chân hoặc tay sưng đau, sốt rét run',
      en: 'trouble breathing, chest pain, very little urine, vomiting everything, severe belly pain, fainting, a swollen sore leg or arm, fever with shivering',
    },
  },
  {
    heard: `trữ trứng | tru trung | đông lạnh trứng | đông trứng | egg freezing | freeze my eggs | trữ tinh trùng | gửi tinh trùng | gui tinh trung | tru tinh trung | sperm freezing | freeze sperm`,
    about: 'reproductive_medicine',
    of: 'reproductive_medicine andrology gynecology oncology urology',
    isLeading: true,
    isHarmless: true,
    isSelfPaid: true,
    says: step(
      'phone',
      'Gọi trung tâm hỗ trợ sinh sản hỏi: giấy tờ (độc thân, người nước ngoài có làm được không), xét nghiệm trước, giá thuốc, chọc trứng, phí trữ mỗi năm. Trữ trứng thường tiêm 9–12 ngày, chọc có gây mê, nghỉ 1–2 ngày; hỏi cơ hội theo tuổi và AMH. Tinh trùng: kiêng 2–5 ngày. Sắp hóa trị, xạ trị thì nói ngay để giữ trước mũi đầu.',
      'Call fertility centres: papers (are single people and foreigners accepted), tests before, price of medicine and retrieval, yearly storage. Egg freezing usually means 9–12 days of injections, a short anaesthetic, 1–2 days’ rest; ask the chance by age and AMH. Sperm: 2–5 days without ejaculation. Before chemo or radiation say so at once, to store first.',
    ),
  },
  {
    heard: `làm ivf | lam ivf | doing ivf | ivf lần | ivf centres | ivf centre | ivf in | thụ tinh ống nghiệm | thu tinh ong nghiem | làm iui | lam iui | failed iui | iuis | iui luôn | pgt | pgt-a | tắc vòi | tac 1 voi trung | tắc … vòi trứng | vòi còn lại | amh 0 | amh 1 | amh | thả … năm | tha thai 1 nam | thả tự nhiên | tha tu nhien | trying for baby | trying … months | trying for a year | fertility tests | sperm test`,
    unless: `${acute} | ${flooding} | chọc trứng | kích trứng | kich trung | chuyển phôi | chuyen phoi | beta | ra máu | trữ trứng | tru trung | egg freezing | freezing | 38`,
    about: 'reproductive_medicine',
    of: 'reproductive_medicine gynecology andrology obstetrics urology',
    isLeading: true,
    isAfter: true,
    isSelfPaid: true,
    says: step(
      'people',
      'Hai vợ chồng cùng đi một lần; chồng thử tinh dịch trước vì dễ và rẻ. Mang kết quả cũ, giấy kết hôn, căn cước hay hộ chiếu (giấy nước ngoài thì dịch). Hỏi: thử tự nhiên thêm, IUI hay IVF trước, vì sao; cơ hội theo tuổi và AMH; giá từng phần. Một đợt IVF thường 3–4 tuần. Từ 35 tuổi hay AMH thấp thì đừng chờ lâu.',
      'Come as a couple; his semen test first, it is easy and cheap. Bring results, marriage certificate, ID or passport (foreign papers translated). Ask: more time, IUI or IVF first, and why; the chance by age and AMH; each price. An IVF cycle usually takes 3–4 weeks. From 35 years or with a low AMH do not wait long.',
    ),
  },
  {
    heard: `chuyển phôi … ra máu | chuyển phôi … máu | chuyển phôi … ra chút | chuyển phôi … beta | chuyen phoi … thu que | chuyen phoi … beta | chuyen phoi ngay | chuyển phôi … ngày | embryo transfer | after transfer`,
    unless: `${flooding} | ngất | choáng váng | thất bại | that bai | còn … phôi | không đậu | trữ đông`,
    who: 'woman',
    about: 'reproductive_medicine',
    of: 'reproductive_medicine obstetrics gynecology',
    isLeading: true,
    isAfter: true,
    says: step(
      'phone',
      'Sau chuyển phôi: không tự bỏ thuốc nội tiết đang đặt, uống hay tiêm; thử máu beta đúng ngày hẹn (thường 12–14 ngày), que sớm hay sai. Ra chút máu hồng, nâu có thể gặp nhưng phải báo trung tâm; ra nhiều hơn hay đau thì thử beta, siêu âm ở khoa sản gần nhất, mang toa thuốc. Không cần nằm bất động; không quan hệ, không bê nặng.',
      'After an embryo transfer: do not stop the hormones; blood test on the day given (usually 12–14 days), early urine tests mislead. A little pink or brown blood can happen but tell the centre; if it grows or hurts, beta and a scan at the nearest maternity ward, with the prescription. No strict bed rest; no sex, no lifting.',
    ),
    watch: {
      vi: 'ra máu như kinh nhiều, đau bụng một bên hay dữ dội, choáng ngất, đau vai, bụng căng khó thở',
      en: 'bleeding like a heavy period, one-sided or severe pain, fainting, shoulder pain, a tight belly with short breath',
    },
  },
  {
    heard: `beta … siêu âm trống | beta … chưa thấy | beta … siêu âm chưa | beta … sieu am chua | chưa thấy túi thai | chua thay tui thai | siêu âm trống | beta … lên`,
    unless: `${flooding} | ngất | choáng`,
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics reproductive_medicine',
    isLeading: true,
    says: step(
      'clock',
      'Beta có mà siêu âm chưa thấy túi thai: có thể còn sớm, nhưng phải loại thai ngoài tử cung. Khám ở khoa sản có mổ cấp cứu, thử lại beta sau 48 giờ cùng một nơi và siêu âm đầu dò; từng mổ vòi, viêm vòi, đặt vòng thì nói ngay. Tới đó ở gần bệnh viện, không đi xa một mình, không uống thuốc ra thai.',
      'A positive beta without a sac on the scan may be early, but a pregnancy outside the womb must be ruled out: be seen where emergency surgery exists, beta again after 48 hours at the same place and a probe scan; tell of tube operations, infections or a coil. Until then stay near a hospital, do not travel alone, take no pills.',
    ),
    watch: {
      vi: 'đau bụng một bên hay tăng dần, ra máu, choáng ngất, đau vai',
      en: 'pain on one side or growing, bleeding, fainting, shoulder pain',
    },
  },
  {
    heard: `uống iso | thuốc iso | đặt iso | iso trên | isotretinoin | acnotin | roaccutane`,
    beside: `${wishedChild} | định có em bé | có bầu | có thai | mang thai | ngưng bao lâu`,
    who: 'woman',
    about: 'dermatology',
    of: 'dermatology obstetrics gynecology reproductive_medicine',
    isLeading: true,
    isGrave: true,
    says: step(
      'pill',
      'Thuốc trị mụn isotretinoin có thể gây dị tật nặng cho thai: đang mong con thì ngừng uống, tránh thai chắc chắn ít nhất một tháng sau viên cuối, bác sĩ da liễu xác nhận. Thử que ngay; trễ kinh hay hai vạch thì ngừng ngay, khám sản sớm, nói ngày uống viên cuối. Mang hộp thuốc, hỏi thuốc mụn khác khi mong con.',
      'Isotretinoin can harm an unborn child badly: if you wish for a child stop it, with sure contraception until at least one month after the last capsule, confirmed by a dermatologist. Test now; if late or positive stop now, see obstetrics soon, tell the last day. Bring the box; ask for acne treatment that goes with trying for a child.',
    ),
  },
];
