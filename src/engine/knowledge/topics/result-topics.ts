import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** “Kali 5.8”, “kali máu 5,8”: each tenth from one to the other, with a point or a comma. */
export function figures(names: string, from: number, to: number): string {
  const tenths = Array.from({ length: Math.round((to - from) * 10) + 1 }, (_, at) => (from + at / 10).toFixed(1));
  return names
    .split(' | ')
    .flatMap((name) => tenths.flatMap((each) => [`${name} ${each}`, `${name} ${each.replace('.', ',')}`]))
    .join(' | ');
}

const grave = `đau ngực | tức ngực | khó thở | ngất | xỉu | lơ mơ | co giật | liệt | nôn ra máu | phân đen | chest pain | short of breath | fainted | drowsy | seizure`;
const asksIfBad = `có sao | sao không | nguy hiểm | ung thư | bị gì | bị bệnh gì | phải mổ | cần mổ | có phải | phải uống | cần uống | làm sao | làm gì | đọc giúp | có cần | bao lâu | bao giờ | is it | serious | dangerous | cancer`;

/** Results in a family’s hand: who reads them, how soon, what to bring and to ask. No diagnosis. Ours, from common practice; not reviewed. */
export const resultTopics: readonly Topic[] = [
  {
    heard: `kali cao | kali … cao | kali tăng | tăng kali | kali … in đậm | kali to đậm | ${figures('kali | kali máu | k máu | potassium', 5.3, 7.9)} | potassium high | high potassium | raised potassium`,
    unless: 'hạ kali | kali thấp | thiếu kali | low potassium | truyền kali',
    who: 'adult',
    about: 'nephrology',
    of: 'nephrology general_internal cardiology laboratory endocrinology',
    isLeading: true,
    isAfter: true,
    within: '24h',
    answers: asksIfBad,
    says: step(
      'clock',
      'Kali cao có thể làm rối loạn nhịp tim dù chưa thấy mệt: hôm nay gọi bác sĩ đang theo dõi hoặc đến nơi ghi ở trên thử lại kali, đo điện tim, đừng chờ. Từ 6,0, yếu cơ, hồi hộp, hay phòng khám đã đóng: vào cấp cứu ngay. Mang đủ thuốc (huyết áp, lợi tiểu, giảm đau). Lúc chờ tránh chuối, cam, nước dừa, muối giảm natri.',
      'High potassium can upset the heartbeat before anything is felt: today call the doctor who follows this or go to the place above for a repeat test and an ECG, do not wait. From 6.0, with weak muscles or palpitations, or if clinics are closed: the emergency department now. Bring all medicines (pressure, water tablets, painkillers). Until then no bananas, oranges, coconut water, vegetable broth or salt substitutes.',
    ),
    watch: {
      vi: 'hồi hộp, tim đập chậm hoặc loạn, yếu cơ, tê bì, ngất, khó thở',
      en: 'palpitations, a slow or irregular heartbeat, weak muscles, tingling, fainting, trouble breathing',
    },
  },
  {
    heard: `block nhánh | blốc nhánh | bloc nhánh | block nhĩ thất độ 1 | block av độ 1 | nhịp chậm xoang | nhịp nhanh xoang | trục trái | trục lệch | dày thất trái | thiếu máu cơ tim … điện tim | điện tim … thiếu máu cơ tim | điện tim … bất thường | điện tim … rối loạn | rối loạn tái cực | sóng t âm | st chênh … khám sức khỏe | ecg … abnormal | abnormal ecg | bundle branch block | sinus bradycardia | điện tim bất thường | điện tâm đồ … bất thường | nhịp xoang chậm | nhịp xoang không đều | abnormal ekg`,
    unless: `${grave} | hồi hộp | mệt nhiều | choáng | máy tạo nhịp | palpitations | block nhĩ thất độ 3 | block hoàn toàn | mạch 40 | men tim`,
    who: 'adult',
    about: 'cardiology',
    of: 'cardiology general_internal health_checkup',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: asksIfBad,
    says: step(
      'question',
      'Chữ trên tờ điện tim chưa phải là bệnh: nhiều thứ (như block nhánh phải không hoàn toàn, nhịp chậm xoang, trục lệch) người khỏe cũng có. Mang bản gốc và tờ cũ cho bác sĩ tim mạch xem trong vài tuần; hỏi có cần đo lại, siêu âm tim, Holter hay thử gắng sức không. Kể nếu từng ngất, đau ngực khi gắng sức, nhà có người đột tử.',
      'Words on an ECG are not yet an illness: many (such as an incomplete right bundle branch block, a slow sinus rhythm, an axis) are found in healthy people. Show the original and older ones to a cardiologist within some weeks; ask about a repeat, an echo, a Holter or a stress test. Tell of fainting, chest pain on effort or sudden death in the family.',
    ),
    watch: {
      vi: 'đau tức ngực, khó thở, ngất, tim đập rất nhanh hoặc loạn, vã mồ hôi',
      en: 'chest pain, trouble breathing, fainting, a very fast or irregular heartbeat, cold sweat',
    },
  },
  {
    heard: `tsh … thấp | tsh … cao | tsh thấp | tsh cao | tsh tăng | tsh giảm | ft4 … cao | ft4 cao | ft4 thấp | tsh 0 | ${figures('tsh', 0.1, 0.3)} | ${figures('tsh', 4.5, 20)} | tsh 0.01 | tsh 0.02 | tsh 0.03 | tsh 0.05 | tsh 0,01 | tsh 0,05 | xét nghiệm tuyến giáp … bất thường | abnormal thyroid test | tsh is high | tsh is low`,
    unless: `${grave} | sốt cao | mang thai | có thai | có bầu | thai … tuần | bé sơ sinh | lấy máu gót | pregnant`,
    about: 'endocrinology',
    of: 'endocrinology general_internal laboratory',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: asksIfBad,
    says: step(
      'question',
      'TSH lệch cho biết tuyến giáp cần xem, chưa nói là bệnh gì: khám Nội tiết trong một hai tuần, mang tờ kết quả; hỏi thử lại TSH kèm FT4, kháng thể, siêu âm cổ, hồi hộp thì đo điện tim. Nói nếu đang uống thuốc giáp, biotin, thuốc nam, hay định có thai. Không tự mua thuốc giáp hay i-ốt; thử không cần nhịn ăn.',
      'A TSH outside the range says that the thyroid needs a look, not yet what it is: see endocrinology within a week or two with the result; ask for a repeat with FT4, antibodies, an ultrasound and, with palpitations, an ECG. Tell of thyroid tablets, biotin, herbs or a wish for a child. Buy no thyroid tablets or iodine; no fasting.',
    ),
    watch: {
      vi: 'tim đập nhanh liên tục, khó thở, sốt cao, nôn nhiều, lơ mơ, sụt cân nhanh',
      en: 'a constantly fast heart, trouble breathing, high fever, repeated vomiting, drowsiness, fast weight loss',
    },
  },
  {
    heard: `cea … cao | cea cao | cea tăng | ca125 | ca 125 | ca 19-9 | ca19-9 | ca 15-3 | ca15-3 | ca 72-4 | ca72-4 | afp cao | afp … cao | afp tăng | cyfra | scc cao | dấu ấn ung thư … cao | dấu ấn ung thư … tăng | chỉ số ung thư … cao | chỉ số ung thư | ${figures('cea', 5, 12)} | tumor marker | tumour marker | tumor markers | tumour markers | cea … tăng | cea hơi cao | afp … tăng | dấu ấn ung thư | marker ung thư | chất chỉ điểm ung thư | ca 19 9 … cao | ca 72 4`,
    saidWithout: `đều bình thường | ca 15-3 bình thường | ca 125 bình thường | trong ngưỡng | all normal`,
    unless: `${grave} | đang hóa trị | đã mổ ung thư | ung thư giai đoạn | di căn | viêm gan b | xơ gan | khối u gan | thai | chemo | metast | sau mổ | sau hóa trị | u gan | khối u | khối … gan | viêm gan | sụt cân | sút cân | ra máu | phân đen | after chemo`,
    who: 'adult',
    about: 'oncology',
    of: 'oncology gastroenterology gynecology general_internal laboratory health_checkup hepatology',
    isAfter: true,
    isLeading: true,
    within: '14d',
    answers: asksIfBad,
    says: step(
      'question',
      'Chỉ số này nhích cao chưa phải là ung thư: viêm, u nang lành, kinh nguyệt, hút thuốc, bệnh gan cũng làm tăng. Mang tờ kết quả cho bác sĩ nội hoặc ung bướu xem trong hai tuần: hỏi bao lâu thử lại cùng nơi cũ, có cần siêu âm, nội soi hay chụp gì không theo triệu chứng. Kể nếu sụt cân, ra máu, đau kéo dài, nhà có người ung thư.',
      'A slightly raised marker is not cancer: inflammation, harmless cysts, periods, smoking and liver disease raise it too. Show it to an internist or oncologist within two weeks: when to repeat it at the same laboratory, and whether an ultrasound, endoscopy or scan is needed. Tell of weight loss, bleeding, lasting pain or cancer in the family.',
    ),
    watch: {
      vi: 'sụt cân nhanh, ra máu, vàng da, bụng to nhanh, đau tăng',
      en: 'fast weight loss, bleeding, yellow skin, a fast growing belly, growing pain',
    },
  },
  {
    heard: `asc-us … âm tính | ascus … âm tính | asc us … âm tính | asc-us hpv âm | asc-us | ascus | asc us`,
    beside: 'âm tính | negative',
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics health_checkup',
    isLeading: true,
    isAfter: true,
    answers: asksIfBad,
    says: step(
      'calendar',
      'Pap ASC-US mà HPV âm tính thường không phải làm gì gấp, không phải ung thư: cách thường làm là thử lại sau 1–3 năm theo lời bác sĩ phụ khoa. Mang cả hai tờ, hỏi ngày thử lại; có viêm thì chữa rồi thử. Ra máu sau quan hệ thì khám sớm.',
      'ASC-US with a negative HPV test usually needs nothing at once and is no cancer: the usual way is to repeat the test after 1–3 years as the gynaecologist says. Bring both results and ask for the date; an inflammation is treated first. Bleeding after sex is seen soon.',
    ),
  },
  {
    heard: `rh âm | rh- | rh trừ | rh âm tính | nhóm máu hiếm | máu hiếm | rh negative | rhesus negative`,
    about: 'obstetrics',
    of: 'obstetrics gynecology hematology laboratory reproductive_medicine',
    who: 'woman',
    isAfter: true,
    unless: 'ra máu | ra huyết | đau bụng | té | ngã | bleeding | fell',
    answers: `${asksIfBad} | cần gì`,
    says: step(
      'note',
      'Máu Rh âm không phải bệnh nhưng cần nói với mọi nơi khám thai: hỏi nhóm máu của chồng, thử kháng thể, và tiêm anti-D vào khoảng tuần 28, trong 72 giờ sau sinh, sảy, nạo hay ra máu nếu bé hoặc chồng Rh dương. Gọi trước hỏi nơi sinh có thuốc này và máu cùng nhóm không; ghi nhóm máu trên giấy mang theo.',
      'Rh negative is no illness but every antenatal clinic must know it: ask about the husband’s group, an antibody test, and anti-D at about week 28 and within 72 hours of a birth, miscarriage or bleeding if the baby or husband is positive. Call to ask whether the birth hospital has it and such blood; carry a note of the group.',
    ),
  },
  {
    heard: `nội mạc tử cung dày | nội mạc dày | niêm mạc tử cung dày | dày nội mạc | tăng sinh nội mạc | nmtc dày | thick endometrium | thickened endometrium | endometrial thickening`,
    unless: 'thai | chuyển phôi | thử thai | ra máu ồ ạt | ngất | pregnan',
    who: 'woman',
    about: 'gynecology',
    of: 'gynecology obstetrics oncology diagnostic_imaging',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: `${asksIfBad} | nạo`,
    says: step(
      'question',
      'Nội mạc dày lên xuống theo vòng kinh: nói ngày kinh gần nhất để bác sĩ biết số đo này có bất thường không, thường siêu âm lại ngay sau sạch kinh. Đã mãn kinh, từ 45 tuổi ra máu bất thường, béo phì, uống tamoxifen: hỏi lấy mẫu nội mạc (hút, nạo sinh thiết) để chắc chắn. Ra máu sau mãn kinh dù ít cũng khám sớm.',
      'The lining grows and falls with the cycle: tell the last period so that the doctor can judge the figure; it is usually scanned again just after a period. After the menopause, with odd bleeding from 45 on, overweight or on tamoxifen: ask for a sample of the lining. Any bleeding after the menopause is seen soon.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, choáng ngất, đau bụng dữ dội',
      en: 'soaking a pad every hour, fainting, severe belly pain',
    },
  },
  {
    heard: `mảng xơ vữa | xơ vữa động mạch cảnh | xơ vữa mạch cảnh | hẹp động mạch cảnh | hẹp cảnh | xơ vữa động mạch | hẹp mạch vành … % | hẹp … % mạch vành | carotid plaque | carotid stenosis`,
    unless: `${grave} | yếu tay | méo miệng | nói khó | mù thoáng qua | đã đặt stent | sau đặt stent`,
    who: 'adult',
    about: 'cardiology',
    of: 'cardiology neurology stroke general_internal vascular_surgery diagnostic_imaging',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: `${asksIfBad} | stent`,
    says: step(
      'question',
      'Mảng xơ vữa hẹp nhẹ (dưới 50 %) thường chữa bằng thuốc và lối sống, chưa phải đặt stent: khám Tim mạch, hỏi thuốc mỡ máu (statin), aspirin có cần không, huyết áp, đường huyết; bao lâu siêu âm lại. Hẹp từ 70 % hay từng yếu liệt thoáng qua thì nói ngay. Bỏ thuốc lá, đi bộ đều.',
      'A plaque with slight narrowing (under 50 %) is usually treated with tablets and habits, not with a stent: see cardiology and ask about a statin, whether aspirin is needed, pressure and sugar, and when to scan again. With 70 % or more, or a passing weakness, say so at once. No tobacco, regular walks.',
    ),
    watch: {
      vi: 'méo miệng, yếu tay chân một bên, nói khó, mờ một mắt thoáng qua, đau ngực',
      en: 'a crooked mouth, a weak arm or leg, trouble speaking, passing blindness of one eye, chest pain',
    },
  },
  {
    heard: `bạch cầu … cao | bạch cầu tăng | bạch cầu cao | bạch cầu 11 | bạch cầu 12 | bạch cầu 13 | bạch cầu 14 | bạch cầu thấp | bạch cầu giảm | crp tăng | crp cao | crp … cao | máu lắng tăng | máu lắng cao | wbc | white cells … high | high white cell | bạch cầu hơi cao | tăng bạch cầu | giảm bạch cầu | bạch cầu … thấp | high white cells | high white blood | low white blood`,
    unless: `${grave} | ung thư máu | bạch cầu cấp | sốt cao | bầm tím | xuất huyết | hóa trị | thai | đau bụng | blast | leukemia | leukaemia | bầm | tiểu cầu thấp | tiểu cầu còn | tiểu cầu giảm | xanh đi | da xanh | nổi hạch | nhiều hạch | sụt cân | sút cân | bệnh viện lớn | blasts`,
    about: 'general_internal',
    of: 'general_internal hematology laboratory infectious_disease health_checkup ent pediatrics',
    isAfter: true,
    answers: asksIfBad,
    says: step(
      'calendar',
      'Bạch cầu hay CRP nhích lên thường gặp khi đang hoặc vừa viêm (họng, răng, tiểu), hút thuốc, uống corticoid; xuống thấp nhẹ hay gặp sau nhiễm siêu vi. Mang cả tờ công thức máu cho bác sĩ nội xem, thường thử lại sau 2–4 tuần khi đã khỏi; còn lệch thì hỏi khám Huyết học và xem lam máu.',
      'White cells or CRP slightly up are common during or just after an inflammation (throat, teeth, urine), with smoking or cortisone; slightly low ones after a virus. Show the whole count to an internist; it is usually repeated after 2–4 weeks when well; if still off, ask for haematology and a blood film.',
    ),
    watch: {
      vi: 'sốt kéo dài, rét run, bầm tím, chảy máu, sụt cân, nổi hạch nhiều',
      en: 'lasting fever, shivering, bruises, bleeding, weight loss, many swollen glands',
    },
  },
  {
    heard: `t-score | tscore | t score | tôi score | chỉ số loãng xương | loãng xương nặng | mật độ xương thấp | thiếu xương | osteopenia | osteoporosis`,
    unless: 'té | ngã | gãy | đau lưng dữ | fell | fracture',
    who: 'adult',
    about: 'rheumatology',
    of: 'rheumatology orthopedics endocrinology general_internal geriatrics',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: `${asksIfBad} | uống thuốc`,
    overErrands: true,
    says: step(
      'question',
      'T-score từ −2,5 trở xuống thường được gọi là loãng xương, từ −1 đến −2,5 là thiếu xương: mang phiếu đo đến khám Cơ xương khớp hoặc Nội tiết, hỏi có cần thuốc chống loãng xương không, thử canxi, vitamin D, thận; chữa răng trước khi tiêm, uống thuốc. Canxi không thay được thuốc. Đi bộ, tập thăng bằng, phòng té, bỏ thuốc lá.',
      'A T-score of −2.5 or below is usually called osteoporosis, −1 to −2.5 low bone mass: bring the report to rheumatology or endocrinology, ask whether bone medicine is needed, and for calcium, vitamin D and kidney tests; have teeth treated before it starts. Calcium alone does not replace it. Walk, train balance, clear the house of things to trip over, no tobacco.',
    ),
    watch: {
      vi: 'đau lưng hay háng đột ngột sau té nhẹ, không đứng được, yếu chân',
      en: 'sudden pain in back or hip after a light fall, not able to stand, weak legs',
    },
  },
  {
    heard: `nước tiểu … protein | protein niệu | đạm niệu | protein … nước tiểu | protein 1+ | protein 2+ | protein 3+ | protein +++ | protein ++ | đạm trong nước tiểu | =tiểu đạm | nước tiểu … hồng cầu | hồng cầu … nước tiểu | hồng cầu niệu | tiểu máu vi thể | máu … nước tiểu … vi thể | nước tiểu … bạch cầu | bạch cầu … nước tiểu | protein in … urine | blood in … urine test | proteinuria | microscopic blood`,
    unless: `${grave} | thai | bầu | phù to | phù mặt | sốt | tiểu ra máu đỏ | pregnan | swollen face`,
    who: 'adult',
    about: 'nephrology',
    of: 'nephrology urology general_internal laboratory health_checkup',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: asksIfBad,
    says: step(
      'question',
      'Một lần thử nước tiểu chưa kết luận được (kinh nguyệt, sốt, gắng sức, lấy mẫu không sạch cũng làm lệch): trong một hai tuần thử lại nước tiểu buổi sáng giữa dòng, không lúc hành kinh. Còn đạm hay hồng cầu thì khám Thận, hỏi đạm/creatinin niệu, creatinin máu, đo huyết áp, siêu âm thận. Tới đó không uống thuốc giảm đau, thuốc nam.',
      'One urine test settles nothing (a period, fever, effort or an unclean sample change it): within a week or two repeat a morning mid-stream sample, not during a period. If protein or blood stays, see the kidney clinic: urine protein/creatinine, blood creatinine, blood pressure, an ultrasound. Until then no painkillers or herbs.',
    ),
    watch: {
      vi: 'phù mặt hoặc chân, tiểu rất ít, tiểu ra máu nhìn thấy, đau đầu nhìn mờ, huyết áp rất cao, khó thở',
      en: 'a swollen face or legs, very little urine, red urine, headache with blurred sight, very high blood pressure, trouble breathing',
    },
  },
  {
    heard: `gan nhiễm mỡ độ | gan nhiễm mỡ | triglycerid … cao | triglycerid | triglyceride | cholesterol … cao | cholesterol cao | mỡ máu … cao | mỡ máu cao | ldl | fatty liver | high cholesterol | high triglycerides`,
    beside: `siêu âm | kết quả | xét nghiệm | khám sức khỏe | phát hiện | chỉ số | độ 1 | độ 2 | độ 3 | triglycerid | ldl | ultrasound | results | test | check-up`,
    unless: `${grave} | vàng da | xơ gan | đau bụng dữ | đang uống thuốc mỡ máu | muốn xét nghiệm | muốn thử | tiểu đường`,
    who: 'adult',
    about: 'general_internal',
    of: 'gastroenterology hepatology general_internal cardiology endocrinology laboratory health_checkup nutrition',
    isAfter: true,
    answers: asksIfBad,
    says: step(
      'question',
      'Gan nhiễm mỡ, mỡ máu cao không gấp nhưng nên khám Nội trong vài tuần với tờ kết quả: hỏi nguy cơ tim mạch chung, men gan, đường huyết, viêm gan B, C, có cần thuốc không, thử lại sau 2–3 tháng. Giảm 5–10 % cân nặng, bớt rượu bia, nước ngọt, đồ chiên, đi bộ 30 phút mỗi ngày là cách chữa chính; không uống thuốc “giải độc gan”.',
      'Fatty liver and raised blood fats do not hurry, but see an internist within some weeks with the result: ask about the overall heart risk, liver values, sugar, hepatitis B and C, whether tablets are needed, and a repeat after 2–3 months. Losing 5–10 % of weight, less alcohol, sweet drinks and fried food and a daily walk are the main cure; no “liver detox”.',
    ),
    watch: {
      vi: 'đau bụng trên dữ dội, vàng mắt, đau ngực, nôn ra máu',
      en: 'severe pain of the upper belly, yellow eyes, chest pain, vomiting blood',
    },
  },
  {
    heard: `giang mai dương tính | giang mai … dương tính | rpr dương | tpha dương | tpha … dương tính | rpr … dương tính | syphilis positive | positive for syphilis | lậu dương tính | chlamydia dương tính | chlamydia … dương tính | chlamydia positive`,
    about: 'dermatology',
    of: 'dermatology infectious_disease gynecology urology andrology obstetrics',
    isLeading: true,
    isAfter: true,
    within: '3d',
    answers: asksIfBad,
    says: step(
      'people',
      'Bệnh này chữa khỏi được, khám trong vài ngày ở Da liễu, kín đáo; mang tờ kết quả (cả RPR và TPHA nếu có). Bạn tình cần thử và chữa cùng lúc; tới khi bác sĩ cho phép thì không quan hệ. Xin thử cả HIV, viêm gan B, C; đang mang thai thì nói ngay hôm nay. Từng chữa rồi thì TPHA có thể dương tính suốt đời: hỏi bác sĩ.',
      'It can be cured: see dermatology within some days, in confidence, with the result (both RPR and TPHA if there are). Partners are tested and treated at the same time; no sex until the doctor allows it. Ask for HIV and hepatitis B and C tests; if pregnant, say so today. Buy no antibiotics. After an earlier cure TPHA may stay positive for life: ask.',
    ),
  },
  {
    heard: `nang màng nhện | nang tuyến tùng | u tuyến yên nhỏ | teo não … mri | ổ tổn thương chất trắng | thoái hóa chất trắng | nhồi máu cũ | nhồi máu não cũ | arachnoid cyst | white matter | incidental … mri`,
    unless: `${grave} | yếu | méo | nôn | đau đầu dữ dội | mờ mắt | vomiting | weakness`,
    about: 'neurology',
    of: 'neurology neurosurgery endocrinology diagnostic_imaging geriatrics',
    isLeading: true,
    isAfter: true,
    answers: asksIfBad,
    says: step(
      'question',
      'Hình ảnh tình cờ thấy trên phim não như thế phần lớn không gấp và không phải mổ: mang đĩa phim (không chỉ tờ giấy) đến khám Thần kinh, hỏi nó có liên quan đến điều đang khó chịu không, có cần chụp lại không và khi nào, cần xem huyết áp, mỡ máu, đường không. Mang phim cũ để so.',
      'Such chance findings on a scan of the brain mostly neither hurry nor need surgery: bring the disc (not only the sheet) to neurology, ask whether it explains the complaint, whether and when to repeat the scan, and whether pressure, fats and sugar need a look. Bring old scans to compare.',
    ),
    watch: {
      vi: 'đau đầu dữ dội đột ngột, nôn vọt, co giật, yếu liệt, nhìn đôi, lơ mơ',
      en: 'a sudden severe headache, vomiting, a seizure, weakness, double vision, drowsiness',
    },
  },
  {
    heard: `hạch … siêu âm | siêu âm … hạch | hạch phản ứng | hạch viêm | hạch cổ … mm | reactive lymph node | reactive node`,
    unless: `${grave} | ung thư | sụt cân | sốt kéo dài | hạch cứng | to nhanh | di căn | lao hạch | cancer | weight loss`,
    of: 'ent general_internal hematology oncology general_surgery pediatrics diagnostic_imaging',
    isAfter: true,
    answers: asksIfBad,
    says: step(
      'calendar',
      'Hạch nhỏ, mềm, di động, còn rốn hạch trên siêu âm thường là phản ứng sau viêm họng, răng, da: khám để tìm chỗ viêm, thường siêu âm lại sau 2–4 tuần. Cứng, dính, to hơn 2 cm, lớn dần, ở trên xương đòn, hay kèm sốt kéo dài, sụt cân, mồ hôi đêm: hỏi chọc hút hoặc sinh thiết sớm. Không nặn, không đắp lá.',
      'Small, soft, moving nodes with a normal centre on the scan are usually a reaction to throat, teeth or skin: have the cause looked for, the scan is usually repeated after 2–4 weeks. Hard, fixed, over 2 cm, growing, above the collarbone, or with lasting fever, weight loss or night sweats: ask for a needle sample soon. No squeezing, no leaves.',
    ),
  },
  {
    heard: `kết quả tinh dịch đồ | tinh dịch đồ … yếu | tinh dịch đồ … ít | amh thấp | amh … thấp | dự trữ buồng trứng thấp | semen analysis | low sperm | low amh`,
    about: 'reproductive_medicine',
    of: 'reproductive_medicine andrology gynecology urology',
    isAfter: true,
    answers: `${asksIfBad} | có con`,
    says: step(
      'question',
      'Một lần thử chưa nói hết: tinh dịch đồ thường làm lại sau 2–3 tháng (kiêng xuất tinh 2–5 ngày); AMH chỉ nói số trứng còn nhiều hay ít. Hai vợ chồng đi khám cùng nhau ở khoa Hỗ trợ sinh sản hoặc Nam khoa, mang mọi kết quả; hỏi nguyên nhân chữa được không, chờ tự nhiên bao lâu. Bỏ thuốc lá, rượu; không mua thuốc bổ tinh trùng.',
      'One test does not tell all: semen is usually tested again after 2–3 months (2–5 days without ejaculation); AMH only says how many eggs are left. Go together to fertility or andrology with all results; ask which causes can be treated and how long to try. No tobacco, alcohol or hot baths; buy no sperm boosters online.',
    ),
  },
];
