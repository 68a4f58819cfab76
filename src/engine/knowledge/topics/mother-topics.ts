import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const spotting = `tí máu | chút máu | ít máu | giọt máu | máu hồng | máu nâu | ra huyết nâu | dịch nâu | dịch hồng | ra huyết hồng | dọa sảy | doạ sảy | động thai | spotting`;
/** Beside these no week of a pregnancy is only a matter of dates. */
const inDanger = `${spotting} | ra máu | ra huyết | ra nước | rỉ ối | vỡ ối | đau bụng | lâm râm | đau lâm râm | gò cứng | gò bụng | sốt | khó thở | ít máy | ít đạp | thai không máy | bé không máy | không thấy máy | thai không đạp | bé không đạp | nhìn mờ | phù mặt | ngất | choáng | bị té | bị ngã | té xe | ngã xe
  | bleeding | belly pain | leaking | waters broke | fever | blurred | fainted | not moving`;
/** Whoever is not to be left for days. */
const inDespair =
  'muốn chết | không muốn sống | chết cho xong | tự tử | tự làm hại | uống thuốc cho hết | nghĩ uống thuốc | nghĩ dại | nhảy sông | nhảy lầu | biến mất | want to die | kill myself | suicide';
const safeAbortion = step(
  'hospital',
  'Chỉ làm ở bệnh viện hoặc cơ sở được cấp phép, càng sớm càng an toàn: siêu âm tuổi thai trước, được tư vấn riêng và giữ kín. Không mua thuốc trên mạng tự uống. Từ 18 tuổi tự ký; dưới 18 thì cần người giám hộ, nói riêng với bác sĩ. Hỏi luôn cách tránh thai sau đó.',
  'Only in a hospital or licensed clinic, the earlier the safer: first an ultrasound of the weeks, with counselling in private and in confidence. Do not buy pills online. From 18 you sign yourself; under 18 a guardian is needed, so speak to the doctor alone. Ask about contraception afterwards.',
);
/** Without marks “bau” may be another word, but not before its weeks. */
const byWeek = Array.from(
  { length: 9 },
  (_, at) => `bầu ${at + 5} tuần | bầu được ${at + 5} tuần | thai ${at + 5} tuần`,
).join(' | ');
const weeksTold = `bầu … tuần | thai … tuần | mang thai … tuần | có thai … tuần | ${byWeek} | tuần thai | weeks pregnant | weeks … pregnant`;
const screened = `nipt | double test | triple test | sàng lọc trước sinh | sàng lọc dị tật | sàng lọc thai | độ mờ da gáy | đo da gáy | mờ gáy | siêu âm gáy | dị tật thai | nuchal | first trimester screening | prenatal screening`;
/** Who has an answer already asks for something else. */
const answered = `chọc ối | nguy cơ thấp | nguy cơ cao | kết quả double | kết quả nipt | thalassemia | tan máu | ngôi ngược | amniocentesis | low risk | high risk`;
const wishedChild = `muốn có con | muốn có em bé | muốn có bé | muốn sinh con | muốn sinh thêm | muốn sanh thêm | muốn có thai | muốn mang thai | muốn có bầu | muốn mang bầu | tính có em bé | tính có con | tính có bầu | định có con | định có em bé | định có bầu | định mang thai | định sinh | chuẩn bị có con | chuẩn bị có thai | chuẩn bị mang thai | chuẩn bị có bầu | kế hoạch có con
  | trước khi có bầu | trước khi có thai | trước khi mang thai | trước khi có con | mang thai được không | có thai được không | có bầu được không | sinh con được không | có con được không | có em bé được không | sinh đẻ được không | want a baby | want a child | want to get pregnant | planning a pregnancy | planning to get pregnant | plan to get pregnant | have a baby | trying for a baby | hope to conceive`;
/** Illnesses and medicines that are settled before a child is. */
const longIllness = `lupus | động kinh | hẹp van | hở van | bệnh tim | tim bẩm sinh | thuốc tim | van cơ học | tăng huyết áp | cao huyết áp | huyết áp cao | tiểu đường | đái tháo đường | basedow | cường giáp | suy giáp | suy thận | thận hư | ghép thận | viêm khớp dạng thấp | vảy nến | viêm loét đại tràng | crohn | trầm cảm | lưỡng cực | tâm thần phân liệt | hiv
  | methotrexate | cellcept | mycophenolate | imuran | azathioprine | depakine | valproate | valproat | warfarin | sintrom | isotretinoin | epilepsy | heart disease | heart valve | hypertension | diabetes | hyperthyroid | graves | kidney disease | rheumatoid arthritis | psoriasis | bipolar | antidepressant | antidepressants`;
const firstVisit = `khám thai | đi khám | chưa khám | chưa đi khám | lần đầu | xét nghiệm | sàng lọc | siêu âm | da gáy | nipt | double test | dị tật | antenatal | prenatal | screening | scan | ob`;
const watchedEarly = {
  vi: 'ra máu, đau bụng nhiều, nôn không ăn uống được, sốt, choáng ngất',
  en: 'bleeding, strong belly pain, vomiting everything, fever, fainting',
};
const watchedLate = {
  vi: 'ra máu, ra nước ối, đau bụng từng cơn, thai đạp ít hẳn, đau đầu nhìn mờ',
  en: 'bleeding, leaking waters, belly pain in waves, a child that moves much less, headache with blurred sight',
};
/** What makes any bleeding more than a visit. */
const heavy = `ồ ạt | ào ào | xối xả | ra nhiều | máu nhiều | nhiều máu | rất nhiều | máu cục | cục máu | ướt đẫm | ướt băng | thay băng | miếng băng | băng mỗi giờ | choáng | ngất | xỉu | lả | tái | xanh xao | chóng mặt | hoa mắt | tim đập nhanh | khó thở | đau bụng dữ | đau dữ | đau nhiều | sốt | chống đông | sintrom | warfarin | xarelto | heavy | heavily | soaked | soaking | clots | dizzy | faint | fainted | fainting | pale | breathless | fever | severe pain | blood thinner`;
const breech = 'ngôi ngược | ngôi mông | ngôi ngang | thai ngược | breech | transverse lie';
const coil = `đặt vòng | que cấy | cấy que | tránh thai | ngừa thai | iud | contraception | contraceptive | birth control`;
const afterBirth = `cho con bú | đang cho bú | sau sinh | sau sanh | mới sinh | mới sanh | sinh thường được | sinh mổ được | vừa sinh | breastfeeding | after birth | gave birth | postpartum`;
const poxes = 'thủy đậu | thuỷ đậu | trái rạ | sởi | rubella | chickenpox | measles';
/** Another has it, and she has only been near. */
export const poxOfOthers = `con em bị | con tôi bị | con mình bị | con đầu | con lớn | con trai | con gái | bé lớn | bé nhà | cháu bị | cháu em | chồng em bị | chồng bị | lớp có | lớp em | lớp … bị | bạn … bị | người quen | người nhà | ở trọ | cùng phòng | ngồi cạnh | đồng nghiệp | học sinh | tiếp xúc | hàng xóm | exposed | contact with | my son | my daughter | my husband | coworker`;
const breastPictures = `nhũ ảnh | tầm soát ung thư vú | tầm soát vú | tầm soát … vú | khám vú | mammogram | breast screening`;
const lumps = `cục … vú | khối … vú | hạch … vú | sờ thấy cục | sờ có cục | sờ thấy khối | u vú | birads | bi-rads | tiết dịch | đau vú | lump`;

/** Pregnancy by its weeks, birth, what follows, and women. Ours, from common national and WHO advice; not reviewed. */
export const motherTopics: readonly Topic[] = [
  {
    heard: `${screened} | ${weeksTold}`,
    beside: firstVisit,
    unless: `${inDanger} | ${answered}`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 9,
    weeksMax: 12,
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'calendar',
      'Siêu âm đo độ mờ da gáy và double test chỉ làm được từ 11 tuần đến 13 tuần 6 ngày: đặt ngày trong khoảng đó. Gọi hỏi nơi này có làm không, có NIPT (từ khoảng 10 tuần, thường tự trả) không, giá, ai đọc kết quả; không cần nhịn ăn.',
      'The neck scan (NT) and the double test are only possible from 11 weeks to 13 weeks 6 days: book a day in that time. Call to ask whether they do it, whether they offer NIPT (from about 10 weeks, usually self-paid), the price and who explains the result; no fasting.',
    ),
    watch: watchedEarly,
  },
  {
    heard: `${screened} | ${weeksTold}`,
    beside: firstVisit,
    unless: `${inDanger} | ${answered}`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 13,
    weeksMax: 13,
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    says: step(
      'calendar',
      'Đo độ mờ da gáy và double test chỉ làm được đến 13 tuần 6 ngày, nên chỉ còn vài ngày: gọi ngay hỏi nơi này có làm không. Quá tuần đó thì hỏi NIPT hoặc triple test; không cần nhịn ăn.',
      'The neck scan (NT) and the double test are only possible until 13 weeks 6 days, so only days are left: call now and ask whether they do it. After that week ask for NIPT or a triple test; no fasting.',
    ),
    watch: watchedEarly,
  },
  {
    heard: weeksTold,
    beside: `khám thai | khám thai ở | chưa khám | chưa đi khám | lần đầu | khám ở đâu | cần khám gì | xét nghiệm gì | antenatal | prenatal | first visit | ob`,
    unless: `${inDanger} | ${answered} | ${screened}`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 5,
    weeksMax: 8,
    atMost: 'routine',
    says: step(
      'calendar',
      'Lần đầu: siêu âm xem thai trong tử cung và tim thai, lập sổ, thử máu (nhóm máu, công thức máu, đường, viêm gan B, HIV, giang mai), nước tiểu; hỏi axit folic. Hẹn luôn lần sau lúc 11–13 tuần để đo độ mờ da gáy.',
      'First visit: an ultrasound of the place and the heartbeat, the pregnancy book, blood (group, count, sugar, hepatitis B, HIV, syphilis) and urine; ask about folic acid. Book the next visit for 11–13 weeks, when the neck scan is due.',
    ),
    watch: watchedEarly,
  },
  {
    // Two lines are told: nobody tests again, and the first visit has its list.
    heard: `2 vạch | hai vạch | que dương tính | thử que lên | mới biết có thai | mới biết có bầu | mới biết mang thai | mới biết mình có thai | mới biết mình có bầu | vừa biết có thai | vừa biết có bầu | phát hiện có thai | phát hiện có bầu | lần đầu có bầu | lần đầu có thai | lần đầu mang thai | lần đầu mang bầu
      | found out i'm pregnant | found out i am pregnant | found out she is pregnant | found out my wife is pregnant | just found out … pregnant | positive home test | positive home tests | positive pregnancy test | positive pregnancy tests | test … positive`,
    unless: `${inDanger} | ${answered} | ${screened} | ${breech} | xỉu | một bên | =đau | đau nhẹ | hơi đau | đau âm ỉ | hố chậu | thai ngoài | nâu | tức bụng | trằn bụng | đau lưng | đau vai | ngoài tử cung | covid | cúm | test nhanh | nôn nhiều | nôn liên tục | nôn suốt | ói nhiều | ói suốt | không ăn được | không ăn uống | mệt lả | sụt | bỏ thai | phá thai | không giữ | chưa muốn | không muốn giữ | thai lưu | tim thai | đặt vòng | chuyển phôi | sảy
      | ${longIllness} | cramps | one side | vomiting everything | miscarriage | ectopic | keep it down`,
    who: 'woman',
    about: 'obstetrics',
    weeksMax: 8,
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'calendar',
      'Lần khám đầu nên trong một, hai tuần tới (tốt nhất lúc thai 6–8 tuần): siêu âm xem thai trong tử cung và tim thai, lập sổ khám thai, thử máu (nhóm máu, công thức máu, đường, viêm gan B, HIV, giang mai) và nước tiểu. Hỏi uống axit folic ngay từ bây giờ; thuốc khác phải hỏi trước, không rượu, thuốc lá. Hẹn luôn lần 11–13 tuần.',
      'The first visit should be within one or two weeks (best at 6–8 weeks): an ultrasound of the place and the heartbeat, the pregnancy book, blood (group, count, sugar, hepatitis B, HIV, syphilis) and urine. Ask about folic acid now; ask before any other medicine, no alcohol or tobacco. Book the next visit for 11–13 weeks.',
    ),
    watch: watchedEarly,
  },
  {
    heard: `siêu âm hình thái | siêu âm 4d | siêu âm 5d | siêu âm dị tật | hình thái thai | hình thái học | anatomy scan | anomaly scan | 20 week scan | morphology scan`,
    unless: `${inDanger} | bất thường | nghi | tim bẩm sinh | abnormal`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 16,
    weeksMax: 24,
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'calendar',
      'Siêu âm hình thái làm tốt nhất khoảng 18–22 tuần, đừng để quá 24 tuần: gọi đặt ngày, hỏi ai đọc, giá, thấy gì lạ thì khám tiếp ở đâu. Không cần nhịn ăn; mang kết quả sàng lọc và các lần siêu âm trước.',
      'The anatomy scan is best at about 18–22 weeks and not later than 24: call to book, ask who reads it, the price, and where to go if anything is found. No fasting; bring the screening results and earlier scans.',
    ),
    watch: watchedEarly,
  },
  {
    heard: `nghiệm pháp đường | nghiệm pháp dung nạp | dung nạp đường | dung nạp glucose | thử đường thai kỳ | test tiểu đường thai kỳ | xét nghiệm tiểu đường thai kỳ | tầm soát tiểu đường thai kỳ | uống nước đường | ogtt | glucose tolerance | glucose test`,
    unless: inDanger,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    overErrands: true,
    says: step(
      'fasting',
      'Nghiệm pháp uống đường thường làm lúc 24–28 tuần: mấy hôm trước ăn như thường, đêm trước nhịn ăn 8–12 giờ, vẫn uống nước lọc. Đến sáng sớm, lấy máu 3 lần (lúc đói, sau 1 và 2 giờ), ngồi chờ tại chỗ; mang đồ ăn để ăn sau.',
      'The sugar test is usually done at 24–28 weeks: eat as usual the days before, then nothing for 8–12 hours overnight, water is fine. Come early; blood is taken three times (fasting, after 1 and 2 hours) while you wait there; bring food for afterwards.',
    ),
    watch: watchedLate,
  },
  {
    heard: `tiểu đường thai kỳ | đái tháo đường thai kỳ | tiểu đường thai kì | gestational diabetes`,
    unless: `${inDanger} | test tiểu đường | xét nghiệm tiểu đường | tầm soát tiểu đường | nghiệm pháp | dung nạp | sau sinh | lần trước`,
    who: 'pregnant',
    about: 'obstetrics',
    of: 'obstetrics endocrinology nutrition',
    atMost: 'routine',
    isLasting: true,
    says: step(
      'note',
      'Theo dõi ở khoa sản có nội tiết hoặc dinh dưỡng cùng xem. Chia 3 bữa chính, 2–3 bữa phụ, bớt cơm trắng, bánh kẹo, nước ngọt; đi bộ nhẹ sau ăn nếu không bị dặn nằm nghỉ. Hỏi đo đường lúc nào, ghi sổ; không tự nhịn ăn, không tự uống thuốc.',
      'Be followed by obstetrics together with endocrinology or nutrition. Three meals and 2–3 snacks, less white rice, sweets and soft drinks; a gentle walk after meals unless told to rest. Ask when to measure and write it down; no fasting and no pills of your own.',
    ),
    watch: {
      vi: 'thai đạp ít hẳn, ra máu, ra nước ối, đau đầu nhìn mờ, nôn nhiều kèm khát và mệt lả',
      en: 'a child that moves much less, bleeding, leaking waters, headache with blurred sight, vomiting with thirst and weakness',
    },
  },
  {
    heard: `chưa tiêm uốn ván | chưa chích uốn ván | chưa tiêm ngừa uốn ván | tiêm uốn ván | chích uốn ván | mũi uốn ván | ngừa uốn ván | phòng uốn ván | tetanus`,
    unless: `${inDanger} | đinh | miểng | mảnh | vết thương | đứt tay | cắt | đâm | cuốc | giẫm | dẫm | đạp | nail | wound | cut`,
    who: 'pregnant',
    about: 'preventive_medicine',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'calendar',
      'Uốn ván khi có thai: trạm y tế tiêm được, theo chương trình thường miễn phí. Chưa từng tiêm thì hai mũi cách nhau ít nhất một tháng, mũi sau xong vài tuần trước ngày sinh; lần trước đã tiêm thì mang sổ, có khi chỉ cần một mũi.',
      'Tetanus in pregnancy: the health station gives it, usually free under the programme. Never vaccinated: two doses at least a month apart, the second some weeks before the birth; if you had it before, bring the record, one dose may be enough.',
    ),
  },
  {
    heard: `nguy cơ cao | chọc ối | sinh thiết gai nhau | amniocentesis | high risk`,
    beside:
      'double test | triple test | nipt | sàng lọc | chọc ối | gai nhau | down | trisomy | amniocentesis | screening',
    unless: `${inDanger} | đã chọc ối | chọc ối xong | sau chọc ối | after amniocentesis`,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      '“Nguy cơ cao” ở xét nghiệm sàng lọc chưa phải là kết luận: xin tư vấn ở nơi có chẩn đoán trước sinh (bệnh viện sản lớn), mang mọi kết quả. Hỏi NIPT hay chọc ối (thường từ 16 tuần), lợi và rủi ro, mấy ngày có kết quả; quyết định sau khi được tư vấn.',
      '“High risk” in a screening test is not yet a finding: be counselled where prenatal diagnosis is done (a large maternity hospital), with all results. Ask about NIPT or amniocentesis (usually from 16 weeks), gain and risk, and when results come; decide after the counselling.',
    ),
    watch: { vi: 'ra máu, đau bụng nhiều, ra nước ối, sốt', en: 'bleeding, strong belly pain, leaking waters, fever' },
  },
  {
    heard: `thalassemia | thalassaemia | tan máu bẩm sinh | tan máu di truyền | mcv`,
    beside: `gen | nghi | thấp | sàng lọc | chồng | điện di | thalassemia | thalassaemia | tan máu | carrier`,
    unless: `${inDanger} | truyền máu | con đầu | bé lớn`,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Chồng cũng thử máu ngay bây giờ (công thức máu, điện di huyết sắc tố), thử cả sắt của mẹ. Cả hai cùng mang gen thì cần tư vấn di truyền và chẩn đoán trước sinh ở bệnh viện sản hoặc huyết học lớn, sớm trong thai kỳ: hỏi nơi này làm được hay gửi đi đâu. Mang tờ công thức máu.',
      'Have the husband tested now too (blood count, haemoglobin electrophoresis), and the mother’s iron. If both are carriers, genetic counselling and prenatal diagnosis at a large maternity or haematology hospital are needed early in the pregnancy: ask whether it is done here or where they refer. Bring the blood count.',
    ),
    watch: {
      vi: 'ra huyết âm đạo, đau bụng nhiều, khó thở, choáng ngất',
      en: 'bleeding from the vagina, strong belly pain, trouble breathing, fainting',
    },
  },
  {
    heard: `đứa trước … mổ | bé trước … mổ | con trước … mổ | sinh mổ cách đây | đẻ mổ cách đây | sanh mổ cách đây | con dau sanh mo | con dau sinh mo | con dau de mo | lan truoc sanh mo | lan truoc sinh mo | lan truoc mo | lần trước sinh mổ | lần trước sanh mổ | lần trước mổ | lần trước đẻ mổ | vết mổ cũ | đã sinh mổ | từng sinh mổ | từng mổ lấy thai | đã mổ lấy thai | mổ đẻ lần trước | con đầu … mổ | bé đầu … mổ | đứa đầu … mổ | con đầu sinh mổ | con đầu sanh mổ | con đầu đẻ mổ | đứa đầu sanh mổ | đứa đầu sinh mổ | sinh thường sau mổ | sanh thường sau mổ | đẻ thường sau mổ | sinh thường sau sinh mổ
      | previous caesarean | previous cesarean | caesarean before | cesarean before | birth … section | had … section | first … section | previous … section | section before | first birth … caesarean | first birth … cesarean | had a caesarean | had a cesarean | vbac`,
    unless: `${inDanger} | sau mổ đẻ … ngày | mới mổ | vừa mổ | thai ngoài | ngoài tử cung | hố chậu | =đau | đau nhẹ | hơi đau | đau âm ỉ | pain | cramps`,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isAfter: true,
    isLeading: true,
    says: step(
      'phone',
      'Đã mổ lấy thai: hỏi cách sinh ngay từ bây giờ, đừng đợi gần sinh. Danh bạ không ghi nơi nào nhận đỡ thường sau mổ: gọi khoa sản vài nơi hỏi có làm không, có mổ cấp cứu, máu, hồi sức sơ sinh cả đêm không. Mang giấy ra viện, biên bản mổ lần đó (tiếng nước ngoài thì dịch). Có cơn đau thì vào viện ngay.',
      'After a caesarean ask now how to deliver, not near term. The directory does not record who supports a vaginal birth: call maternity wards and ask whether they do, with emergency surgery, blood and newborn care at night. Bring the discharge paper and operation note (translated if foreign). With contractions go in at once.',
    ),
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
    weeksMax: 35,
    atMost: 'routine',
    says: step(
      'question',
      'Trước khoảng 36 tuần thai còn có thể tự xoay: hỏi siêu âm lại ngôi thai lúc đó, rồi mới định cách sinh và ngày. Không nhờ ai nắn, xoa bụng xoay thai ở nhà. Vỡ ối thì nằm xuống và gọi xe đi ngay.',
      'Until about 36 weeks the child may still turn: ask for another look then, and only then decide how and when to deliver. Let nobody turn it by hand at home. If the waters break, lie down and go at once.',
    ),
    watch: watchedLate,
  },
  {
    heard: spotting,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMax: 20,
    says: step(
      'note',
      'Nghỉ ngơi, tạm không quan hệ, không tự uống thuốc giữ thai; đếm băng, để ý máu đỏ hay nâu. Nên siêu âm lại; nhờ người chở, đi chậm hoặc đi ô tô, đừng tự lái xe máy. Mang phiếu siêu âm cũ, giấy nhóm máu (nhóm Rh âm thì nói ngay).',
      'Rest, no sex, no medicine of your own to keep the pregnancy; count pads and note whether the blood is red or brown. Another ultrasound is needed; let somebody drive you, slowly or by car, do not ride yourself. Bring earlier scans and the blood group (if Rh negative, say so).',
    ),
    watch: {
      vi: 'ra máu đỏ tươi nhiều hơn, đau bụng từng cơn hoặc một bên, đau vai, choáng ngất, sốt',
      en: 'more bright red blood, pain in waves or on one side, shoulder pain, fainting, fever',
    },
  },
  {
    heard: `thai lưu | không có tim thai | không thấy tim thai | chưa có tim thai | chưa thấy tim thai | mất tim thai | không còn tim thai | missed miscarriage | no heartbeat`,
    who: 'pregnant',
    unless: `${inDanger} | lần trước … lưu | từng … lưu | từng bị thai lưu | thai lưu … lần | tiền sử | trước đây | năm ngoái | muốn có thai lại | có tim thai rồi | đã có tim thai | previous`,
    about: 'obstetrics',
    weeksMax: 13,
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    says: step(
      'question',
      'Muốn chắc thì siêu âm lại ở khoa sản, bằng đầu dò, trước khi dùng thuốc hay hút; thai nhỏ thường hẹn lại sau 7–10 ngày. Nếu đúng: hỏi chờ, thuốc hay hút, thử công thức máu, đông máu, nhóm máu Rh. Không tự uống thuốc.',
      'To be sure, have another scan in an obstetric department, by probe, before any medicine or procedure; a very small pregnancy is usually looked at again after 7–10 days. If confirmed: ask about waiting, medicine or a procedure, and blood tests with Rh group. No medicine of your own.',
    ),
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, dịch hôi, choáng ngất',
      en: 'soaking a pad every hour, severe belly pain, fever, foul discharge, fainting',
    },
  },
  {
    heard: `bỏ thai | phá thai | đình chỉ thai | không giữ thai | không muốn giữ | hút thai | muốn bỏ cái thai | abortion | terminate … pregnancy | termination`,
    unless: `${inDanger} | ép bỏ | bắt bỏ | đã phá thai | sau phá thai | phá thai xong | hút thai xong | sau hút thai | mới hút thai | từng phá thai | after abortion`,
    who: 'woman',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    isWished: true,
    says: safeAbortion,
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, choáng ngất',
      en: 'soaking a pad every hour, severe belly pain, fever, fainting',
    },
  },
  {
    heard: `chưa thể giữ | không thể giữ | không định giữ | không giữ lại | có thai ngoài ý muốn | mang thai ngoài ý muốn | có bầu ngoài ý muốn | chấm dứt thai | unwanted pregnancy | end the pregnancy`,
    beside:
      'có thai | mang thai | cái thai | thai … tuần | có bầu | mang bầu | cái bầu | thử que | 2 vạch | hai vạch | trễ kinh | pregnant | pregnancy',
    unless: `${inDanger} | ${inDespair} | thai lưu | tim thai | dị tật | sảy | muốn giữ | bác sĩ nói | bác sĩ bảo | bs nói | bs bảo | keep it | ép bỏ | bắt bỏ | đã phá thai | sau phá thai | phá thai xong | hút thai xong | sau hút thai | mới hút thai | từng phá thai | after abortion | uống thuốc cho hết | nghĩ uống thuốc | nghĩ đến cái chết | nghĩ quẩn`,
    who: 'woman',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    says: safeAbortion,
    watch: {
      vi: 'ra máu ướt băng mỗi giờ, đau bụng dữ dội, sốt, choáng ngất',
      en: 'soaking a pad every hour, severe belly pain, fever, fainting',
    },
  },
  {
    heard: `nghén | ốm nghén | nghén nặng | morning sickness | hyperemesis`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMax: 20,
    says: step(
      'note',
      'Nghén: ăn ít một, nhiều bữa, đồ khô lúc mới dậy, uống từng ngụm; ghi cân nặng và số lần tiểu. Hỏi thuốc chống nôn dùng được khi có thai, thử nước tiểu (ceton), có cần truyền dịch không; không tự mua thuốc.',
      'Sickness in pregnancy: small frequent meals, something dry on waking, sips of water; note weight and how often you pass urine. Ask about medicine that is safe in pregnancy, a urine test for ketones, and whether a drip is needed; buy none yourself.',
    ),
    watch: {
      vi: 'không giữ được nước uống, tiểu rất ít sẫm màu, choáng ngất, nôn ra máu, đau bụng, ra máu',
      en: 'keeping no water down, very little dark urine, fainting, vomiting blood, belly pain, bleeding',
    },
  },
  {
    heard: `ít máy | máy ít | ít đạp | đạp ít | ít cử động | không thấy máy | không thấy đạp | moving less | less movement | fewer movements | reduced movement`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 26,
    isGrave: true,
    isTonight: true,
    isOfNow: true,
    says: step(
      'clock',
      'Không chờ đếm thêm, không chờ lịch hẹn: vào thẳng khoa sản xin đo tim thai (monitor) và siêu âm; nói ngay ở cửa là thai đạp ít, từ mấy giờ, đếm được mấy lần.',
      'Do not go on counting and do not wait for the appointment: go straight to the maternity ward for a heart tracing (CTG) and a scan; say at the door that the child moves less, since when, and how often you felt it.',
    ),
    watch: {
      vi: 'không thấy thai máy nữa, ra máu, ra nước ối, đau bụng nhiều, đau đầu nhìn mờ',
      en: 'no movement any more, bleeding, leaking waters, strong belly pain, headache with blurred sight',
    },
  },
  {
    heard: poxes,
    beside: `nổi | nổi trái rạ | nổi thủy đậu | nổi khắp | nổi mụn | khắp lưng | khắp người | sốt nhẹ | mụn nước | nốt nước | bóng nước | phát ban | đóng vảy | em bị | tôi bị | mình bị | blisters | rash | i have`,
    unless: `${poxOfOthers} | hồi nhỏ | ngày xưa | tiêm ngừa rồi | as a child`,
    who: 'pregnant',
    about: 'obstetrics',
    isLeading: true,
    says: step(
      'phone',
      'Gọi trước, đeo khẩu trang, nói ngay ở cửa là có thai và đang nổi ban để được ngồi riêng. Hỏi thuốc kháng virus: có ích khi dùng sớm; hỏi cả ngày sinh và cách giữ cho bé nếu gần sinh. Ở nhà riêng phòng, không tắm lá, không tự mua thuốc.',
      'Call ahead, wear a mask, and say at the door that you are pregnant and have the rash, so that you sit apart. Ask about antiviral medicine: it helps when begun early; near term ask about the day of birth and how the baby is protected. A room of your own at home, no leaf baths, no medicine of your own.',
    ),
    watch: {
      vi: 'khó thở, ho nhiều, sốt cao, lơ mơ, ra máu, đau bụng từng cơn, thai đạp ít hẳn',
      en: 'trouble breathing, much coughing, high fever, drowsiness, bleeding, belly pain in waves, a child that moves much less',
    },
  },
  {
    heard: `khí hư | huyết trắng | ngứa vùng kín | ngứa âm đạo | nấm âm đạo | vaginal discharge | vaginal itching | yeast infection`,
    who: 'woman',
    of: 'gynecology obstetrics dermatology',
    says: step(
      'note',
      'Không thụt rửa, không tự đặt thuốc, hai ngày trước khám không quan hệ để lấy mẫu cho đúng; đồ lót thoáng. Có thai hay cho bú thì nói ngay để chọn thuốc; hỏi bạn tình có cần chữa cùng không.',
      'No douching, no vaginal medicine of your own, no sex for two days before so that the sample is right; airy underwear. Say if pregnant or breastfeeding, so that the medicine fits; ask whether the partner needs treatment.',
    ),
    watch: {
      vi: 'sốt, đau bụng dưới nhiều, ra máu; có thai thì thêm ra nước ối',
      en: 'fever, strong pain in the lower belly, bleeding; in pregnancy also leaking waters',
    },
  },
  {
    heard: `nứt cổ gà | nứt đầu ti | nứt núm vú | nứt đầu vú | ít sữa | thiếu sữa | mất sữa | không đủ sữa | gọi sữa | kích sữa | sữa không về | sữa chưa về | cracked nipples | sore nipples | low milk supply | not enough milk`,
    unless: `sốt | rét | sưng đỏ | cứng đỏ | mủ | áp xe | ra máu nhiều | đau bụng | khó thở | li bì | bỏ bú | sụt cân | tiểu ít | ít tiểu | vàng da | muốn chết | fever | pus | jaundice | weight loss`,
    who: 'adult',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    within: '3d',
    says: step(
      'people',
      'Nhờ hộ sinh ở khoa sản hoặc trạm y tế xem một cữ bú: miệng bé ngậm sâu cả quầng vú thì đỡ nứt. Cho bú hoặc vắt 8–12 lần một ngày để sữa về, bôi chút sữa mẹ lên chỗ nứt, không xà phòng. Bé ướt từ 6 tã một ngày và lên cân là đủ; thêm sữa ngoài thì hỏi bác sĩ.',
      'Let a midwife of the maternity ward or health station watch a feed: a mouth that takes in the whole dark ring cracks less. Feed or express 8–12 times a day, a drop of milk on the cracks, no soap. Six wet nappies a day and growing weight are enough; ask a doctor before adding formula.',
    ),
    watch: {
      vi: 'mẹ sốt, vú sưng đỏ, ra máu nhiều; bé bú kém, li bì, ít tã ướt, vàng da tăng',
      en: 'a mother with fever, a red swollen breast or heavy bleeding; a baby that feeds badly, is drowsy, wets few nappies or grows yellow',
    },
  },
  {
    heard: coil,
    beside: afterBirth,
    unless: `khẩn cấp | quên bao | rách bao | trễ kinh | chậm kinh | ra máu | đau bụng | sốt | emergency | late period | bleeding`,
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    isSelfPaid: true,
    overErrands: true,
    says: step(
      'question',
      'Từ khoảng 6 tuần sau sinh là đặt vòng hay cấy que được, ở trung tâm y tế, khoa Phụ sản, nhiều trạm y tế gần nhà: gọi hỏi ngày làm, còn loại nào, giá. Bảo hiểm y tế thường không trả tránh thai; hỏi cán bộ dân số xã về phần hỗ trợ. Đang cho bú thì nói rõ để chọn loại không ảnh hưởng sữa; chưa có kinh lại vẫn có thể có thai.',
      'From about 6 weeks after birth: a medical centre, gynaecology or many health stations near home; call to ask the day, which kind, the price. Insurance usually leaves contraception out; ask the commune’s population officer about support. Say that you breastfeed, so that the milk is not touched; one can conceive before a period.',
    ),
  },
  {
    heard: `tiền mãn kinh | triệu chứng mãn kinh | rối loạn mãn kinh | phải mãn kinh | do mãn kinh | sắp mãn kinh | nóng bừng | bốc hỏa | bốc hoả | menopausal symptoms | perimenopause | hot flushes | hot flashes`,
    unless: `ra máu | ra huyết | ra ít máu | rong kinh | rong huyết | ra nhiều | kinh nhiều | thay … băng | băng … ngày | ào | đau ngực | khó thở | ngất | bleeding | chest pain`,
    who: 'woman',
    yearsMin: 40,
    about: 'gynecology',
    of: 'gynecology endocrinology psychiatry general_internal',
    isHarmless: true,
    isLasting: true,
    says: step(
      'note',
      'Ghi ngày kinh và cơn nóng; khám phụ khoa, hỏi luôn Pap, khám vú, huyết áp, đường, mỡ máu, loãng xương. Không tự mua nội tiết: bác sĩ xem vú, tử cung, huyết khối trước. Hết kinh trên một năm mà ra máu lại thì phải đi khám sớm.',
      'Note periods and hot flushes; see gynaecology and ask about Pap, breasts, blood pressure, sugar, fats and bones as well. No hormones of your own: the doctor looks at breasts, womb and clots first. Blood again after a year without periods must be looked at soon.',
    ),
  },
  {
    heard: `mãn kinh | hết kinh … năm | tắt kinh … năm | hết kinh lâu | menopause | postmenopausal`,
    beside: `ra máu | ra huyết | ra ít máu | ra chút máu | ra tí máu | thấy máu | có máu | máu nâu | máu hồng | giọt máu | rỉ máu | ra kinh lại | có kinh lại | thấy kinh lại | như có kinh | như hành kinh | bleeding | spotting | some blood | saw blood`,
    unless: `${heavy} | tiền mãn kinh | sắp mãn kinh | chưa mãn kinh | phân | đi cầu ra máu | đi ngoài ra máu | tiểu ra máu | đái ra máu | ho ra máu | nôn ra máu | khạc | máu cam | chân răng | nướu | núm vú | hậu môn | trĩ | đau đầu | đau ngực | yếu tay | yếu chân | perimenopause | urine | stool | cough | headache | head | chest | vomit | vomited | vomiting | weak`,
    who: 'woman',
    yearsMin: 45,
    about: 'gynecology',
    atMost: 'urgent',
    isPicture: true,
    says: step(
      'question',
      'Ra ít cũng cần khám, đừng chờ xem có hết không: hỏi siêu âm đầu dò xem niêm mạc tử cung, Pap, có cần lấy mẫu không. Ghi ngày và lượng máu; nói thuốc đang uống (nội tiết, thuốc nam, thuốc chống đông).',
      'Even a little needs a visit; do not wait whether it stops: ask about an ultrasound of the lining of the womb, Pap and whether a sample is needed. Note days and amount; tell of medicines (hormones, herbs, blood thinners).',
    ),
    watch: {
      vi: 'ra máu ồ ạt, choáng ngất, đau bụng dữ dội, sốt',
      en: 'heavy bleeding, fainting, severe belly pain, fever',
    },
  },
  {
    heard: `đau bụng kinh | thống kinh | đau khi hành kinh | đau khi có kinh | đau bụng khi đến tháng | đau bụng tới tháng | period pain | painful periods | menstrual cramps`,
    unless: `trễ kinh | chậm kinh | có thai | sốt | ngất | đột ngột | một bên | fainted | fever | missed period`,
    of: 'gynecology obstetrics pediatrics general_internal',
    atMost: 'routine',
    isLasting: true,
    says: step(
      'note',
      'Ghi vài kỳ liền: đau ngày nào, nghỉ mấy buổi, uống thuốc gì có đỡ; chườm ấm bụng. Chưa quan hệ thì nói rõ: siêu âm qua bụng, không khám trong; xin mẹ hoặc nữ nhân viên ở cạnh. Hỏi thuốc nên uống từ lúc nào.',
      'Write down some periods: which days hurt, days missed, what helped; warmth on the belly. If you have never had sex, say so: the ultrasound is through the belly and nothing internal; ask for your mother or a female nurse to stay. Ask when to begin the medicine.',
    ),
    watch: {
      vi: 'đau dữ dội khác mọi lần, ngất, sốt, ra máu ướt băng mỗi giờ, trễ kinh kèm đau một bên',
      en: 'severe pain unlike before, fainting, fever, soaking a pad every hour, a late period with pain on one side',
    },
  },
  {
    heard: breech,
    unless: inDanger,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 36,
    atMost: 'routine',
    says: step(
      'question',
      'Từ 36 tuần mới định cách sinh: hỏi siêu âm lại ngôi, nước ối, bánh nhau; nơi này có xoay thai từ ngoài không, mình có hợp không, nếu mổ thì ngày nào. Chỉ bác sĩ làm trong bệnh viện, không nắn ở nhà. Vỡ ối thì nằm xuống và gọi xe đi ngay.',
      'From 36 weeks on the birth is planned: ask for another scan of position, waters and placenta; whether turning from outside is done there and fits you; if a caesarean, on which day. Only doctors in hospital do it, nobody at home. If the waters break, lie down and go at once.',
    ),
    watch: watchedLate,
  },
  {
    heard: screened,
    unless: `${inDanger} | ${answered} | kết quả`,
    who: 'pregnant',
    about: 'obstetrics',
    weeksMin: 14,
    weeksMax: 21,
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'calendar',
      'Quá 14 tuần thì không đo độ mờ da gáy nữa: hỏi NIPT (tuần nào cũng làm được, thường tự trả) hoặc triple test (khoảng 15–20 tuần), và hẹn siêu âm hình thái lúc 18–22 tuần. Không cần nhịn ăn; gọi hỏi nơi này có làm không, giá, ai đọc kết quả.',
      'After 14 weeks the neck scan is no longer done: ask for NIPT (any week, usually self-paid) or a triple test (about 15–20 weeks), and book the anatomy scan for 18–22 weeks. No fasting; call to ask whether they do it, the price and who explains the result.',
    ),
    watch: watchedEarly,
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
    says: step(
      'calendar',
      'Từ 40 tuần nên khám lại vài ngày một lần: đo tim thai, xem nước ối; đến 41 tuần thường được hẹn nhập viện, hỏi bác sĩ ngày nào. Mỗi ngày đếm thai máy; chuẩn bị giỏ đồ, giấy tờ và xe. Không tự uống thuốc, lá giục sinh.',
      'From 40 weeks on be seen every few days: heart tracing and waters; at 41 weeks one is usually admitted, ask on which day. Count movements daily; have the bag, papers and a car ready. No pills or herbs to start labour.',
    ),
    watch: watchedLate,
  },
  {
    heard: `thiếu máu | hb thấp | hemoglobin thấp | uống sắt | viên sắt | anaemia | anemia | iron tablets`,
    unless: `${inDanger} | tan máu | thalassemia | mcv | thiếu máu cơ tim | thiếu máu não | mệt lả | tim đập nhanh`,
    who: 'pregnant',
    about: 'obstetrics',
    isLeading: true,
    says: step(
      'pill',
      'Sắt gây buồn nôn, táo bón thì đừng bỏ: hỏi đổi loại, chia liều hoặc uống sau ăn, lúc tối; không uống cùng trà, cà phê, sữa, canxi. Hỏi thử ferritin và tan máu bẩm sinh (thalassemia), bao lâu thử lại. Ăn thịt đỏ, trứng, rau xanh.',
      'If iron causes sickness or constipation do not give it up: ask for another kind, smaller doses, or after a meal at night; not with tea, coffee, milk or calcium. Ask about ferritin and thalassaemia and when to test again. Red meat, eggs, green vegetables.',
    ),
    watch: {
      vi: 'khó thở, tim đập rất nhanh, ngất, ra máu, đau bụng nhiều',
      en: 'trouble breathing, a very fast heart, fainting, bleeding, strong belly pain',
    },
  },
  {
    heard: `cảm … uống thuốc gì | ho … uống thuốc gì | sổ mũi … uống thuốc gì | cảm ho | cảm cúm | bị cảm | ho sổ mũi | a cold | the flu`,
    unless: `${inDanger} | thở nhanh | ho ra máu | đau ngực | cúm a`,
    who: 'pregnant',
    of: 'obstetrics pulmonology ent general_internal infectious_disease family_medicine',
    atMost: 'routine',
    says: step(
      'pill',
      'Cảm khi có thai: nghỉ, uống nước ấm, nước muối nhỏ mũi, súc họng, mật ong. Không tự mua thuốc cảm, thuốc ho, ibuprofen, kháng sinh, thuốc nam; cần thuốc thì hỏi bác sĩ sản hoặc dược sĩ, nói tuổi thai. Trạm y tế gần nhà khám được.',
      'A cold in pregnancy: rest, warm drinks, saline drops, gargling, honey. Buy no cold or cough medicine, ibuprofen, antibiotics or herbs; if medicine is needed ask the obstetrician or pharmacist and tell the weeks. The health station can look at it.',
    ),
    watch: {
      vi: 'sốt từ 38 °C, khó thở, đau ngực, ra máu, đau bụng, thai đạp ít hẳn',
      en: 'fever of 38 °C or more, trouble breathing, chest pain, bleeding, belly pain, a child that moves much less',
    },
  },
  {
    heard: `lỡ chụp | lỡ uống thuốc | lỡ uống kháng sinh | lỡ uống | lỡ tiêm | lỡ chích | chưa biết có thai … uống | không biết có thai … uống | không biết có bầu … uống | chụp x quang … bầu | had an x-ray before | took … before i knew`,
    unless: `${inDanger} | thuốc sâu | thuốc chuột | thuốc diệt | thuốc phá thai | tự tử`,
    who: 'pregnant',
    about: 'obstetrics',
    atMost: 'routine',
    isLeading: true,
    says: step(
      'folder',
      'Đừng vội nghĩ đến bỏ thai: một phim phổi đến thai rất ít tia, nhiều thuốc thông thường cũng không phải lý do dừng thai. Ghi tên thuốc, ngày, mấy viên, chụp gì, lúc thai mấy tuần; đưa bác sĩ sản xem, hỏi cần siêu âm, sàng lọc mốc nào. Từ nay uống gì cũng hỏi trước.',
      'Do not think of ending the pregnancy in haste: a chest film sends very little to the child, and many common medicines are no reason either. Write down names, days, amounts, which scan and at which week; show the obstetrician and ask which scans and screening are due. Ask before taking anything else.',
    ),
    watch: watchedEarly,
  },
  {
    heard: 'quai bị | mumps',
    unless: `${inDanger} | sưng hàm | tiêm quai bị | hồi nhỏ`,
    who: 'pregnant',
    about: 'obstetrics',
    isLeading: true,
    says: step(
      'people',
      'Ở riêng phòng với người bệnh ít nhất 5 ngày từ lúc họ sưng, đeo khẩu trang, bát đũa riêng. Đang có thai thì không tiêm vắc xin quai bị. Nói với bác sĩ sản ngày tiếp xúc, đã mắc hay tiêm chưa; sưng hàm hoặc sốt thì gọi trước rồi đến khám.',
      'Keep to another room for at least 5 days from the swelling, masks, own dishes. The mumps vaccine is not given in pregnancy. Tell the obstetrician the day of contact and whether you had it or the vaccine; with a swollen jaw or fever call first and then come.',
    ),
    watch: watchedEarly,
  },
  {
    heard: `có cho con bú được không | cho con bú được không | có cho bú được không | cho bú được không | cho con bú … được không | có nên cho con bú | đang cho con bú … thuốc | cho con bú … uống thuốc | can i breastfeed | breastfeeding … medicine | breastfeed while`,
    who: 'adult',
    unless: `hiv | ung thư | hóa trị | xạ trị | iod phóng xạ | ma túy | lao phổi | áp xe | chemo`,
    says: step(
      'note',
      'Mẹ cảm, sốt thường vẫn cho bú được: rửa tay, đeo khẩu trang khi bế; mệt quá thì vắt sữa cho người khác cho ăn. Mỗi thuốc nói rõ “đang cho con bú” với bác sĩ, dược sĩ để chọn loại hợp; không tự bỏ sữa, không tự mua kháng sinh.',
      'With a cold or fever a mother can usually go on breastfeeding: clean hands, a mask while holding the baby; if too weak, express and let another feed. For each medicine say “breastfeeding” to doctor or pharmacist, who choose what fits; do not wean or buy antibiotics on your own.',
    ),
  },
  {
    heard: `muốn có con | chuẩn bị có con | chuẩn bị mang thai | chuẩn bị có thai | chuẩn bị có bầu | trước khi mang thai | trước khi có thai | trước khi có bầu | planning a pregnancy | planning to get pregnant | before getting pregnant`,
    beside: `kiểm tra | khám | xét nghiệm | check | check-up | tests`,
    unless: `chưa có con | mãi chưa | hiếm muộn | vô sinh | ivf | iui | tiêm | thalassemia | tan máu | động kinh | tim | lupus | đang uống`,
    who: 'adult',
    of: 'reproductive_medicine gynecology obstetrics health_checkup general_internal',
    atMost: 'routine',
    isHarmless: true,
    says: step(
      'people',
      'Trước khi có thai, hai vợ chồng cùng đi: máu (công thức máu, nhóm máu, đường, viêm gan B, HIV, giang mai, tan máu bẩm sinh), siêu âm phụ khoa, tinh dịch đồ. Uống axit folic từ trước, tiêm phòng đủ, nói bệnh và thuốc đang dùng. Từ 35 tuổi, 6 tháng chưa có thai thì khám hiếm muộn.',
      'Before a pregnancy come as a couple: blood (count, group, sugar, hepatitis B, HIV, syphilis, thalassaemia), gynaecological ultrasound, semen test. Folic acid beforehand, vaccines complete, tell of illnesses and medicines. From 35 years on see a fertility clinic after 6 months of trying.',
    ),
  },
  {
    heard: longIllness,
    beside: wishedChild,
    unless: `${inDanger} | thai kỳ | đang có thai | đang mang thai | đang bầu | lỡ có thai | lỡ có bầu | có thai … tuần | mang thai … tuần | bầu … tuần | thai … tuần | đang sốt | đau ngực | mới lên cơn | vừa lên cơn | co giật hôm | mới co giật | phù | mệt lả | khó chịu | ngất | yếu liệt | tiểu ít | chảy máu | đỏ da lan | muốn chết | tự tử | hôm nay | sáng nay | pregnant now | weeks pregnant | chest pain | seizure today | swollen`,
    who: 'woman',
    atMost: 'routine',
    isPicture: true,
    isLeading: true,
    says: step(
      'people',
      'Muốn có con khi đang chữa bệnh: gặp cả bác sĩ theo dõi bệnh lẫn bác sĩ sản (thai nguy cơ cao), gọi hỏi nơi có đủ hai khoa; bệnh thường cần yên vài tháng. Có thuốc phải đổi trước (như Cellcept, methotrexate, Depakine), có thuốc giữ được: mang hết vỏ thuốc, không tự bỏ, vẫn tránh thai đến khi bác sĩ bảo được. Hỏi axit folic.',
      'Wanting a child under treatment: see your specialist and a high-risk obstetrician; call to ask who has both. The illness is usually quiet for months first. Some medicines must change (such as Cellcept, methotrexate, Depakine), others stay: bring all, stop none, contraception until the doctor agrees. Ask about folic acid.',
    ),
  },
  {
    heard: longIllness,
    beside: `lỡ có thai | lỡ có bầu | mới biết có thai | mới biết có bầu | 2 vạch | hai vạch | đang uống | đang dùng | uống thuốc | vẫn uống | điều trị | taking | on medication`,
    unless: `${inDanger} | thai kỳ | thai kì | gestational | ${wishedChild}`,
    who: 'pregnant',
    about: 'obstetrics',
    isLeading: true,
    weeksMax: 20,
    says: step(
      'pill',
      'Có thai khi đang chữa bệnh: không tự bỏ thuốc, cũng đừng đợi lịch hẹn. Gọi hoặc gặp bác sĩ kê thuốc trong vài ngày tới hỏi từng thuốc: thuốc nào phải đổi ngay, thuốc nào giữ; đi khám thai ở nơi có cả khoa sản và khoa của bệnh. Mang hết vỏ thuốc, nói tuổi thai.',
      'Pregnant while under treatment: stop nothing yourself, and do not wait for the appointment either. Reach the doctor who prescribed within days and ask of each medicine whether it must change or stays; go for antenatal care where both obstetrics and the illness’s department are. Bring every pack and tell the weeks.',
    ),
    watch: watchedEarly,
  },
  {
    heard: `vết mổ … đỏ | vết mổ … rỉ | vết mổ … ướt | vết mổ … dịch | vết mổ … mủ | vết mổ … hở | vết mổ … bung | vết mổ … hôi | vết mổ … toác | vết mổ … sưng | vết mổ … chảy | vết mổ … cứng | vết mổ … đau tăng | wound … red | wound … oozing | wound … pus | wound … open | scar … open | incision … red | incision … oozing`,
    beside: `sinh mổ | sanh mổ | mổ đẻ | đẻ mổ | mổ bắt con | mổ bắt em bé | mổ lấy thai | mổ lấy con | mổ sinh | mổ sanh | section | caesarean | cesarean`,
    unless: `lần trước | vết mổ cũ | năm trước | năm ngoái | years ago`,
    who: 'woman',
    about: 'obstetrics',
    isLeading: true,
    isAfter: true,
    inEmergency: true,
    within: '3d',
    says: step(
      'phone',
      'Gọi khoa sản đã mổ báo và quay lại đó nếu không xa hơn nhiều; xa thì đến nơi có khoa sản gần nhất. Che gạc sạch, giữ khô; không rắc thuốc, bôi lá, không nặn. Mang giấy ra viện, nói mổ ngày nào. Vẫn cho bú hoặc vắt sữa; nhờ người giữ bé hoặc đưa bé cùng đi.',
      'Call the maternity ward that operated and go back there if it is not much farther; else to the nearest one. Clean gauze, keep it dry; no powder, no leaves, no squeezing. Bring the discharge paper and tell the day. Go on feeding or express; let somebody keep the baby or bring it along.',
    ),
    watch: {
      vi: 'sốt từ 38 °C, rét run, vết mổ bung rộng, mủ hay dịch hôi nhiều, đau bụng tăng, ra máu ướt băng mỗi giờ, lơ mơ',
      en: 'fever of 38 °C, shivering, a wound that opens wide, much pus or foul fluid, growing belly pain, soaking a pad every hour, drowsiness',
    },
  },
  {
    heard: `ivf … thất bại | chuyển phôi … thất bại | phôi trữ | trữ phôi | chuyển phôi | failed ivf | frozen embryos`,
    unless: `${inDanger} | vừa chuyển phôi | sau chuyển phôi | mới chuyển phôi | có thai rồi`,
    who: 'adult',
    about: 'reproductive_medicine',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    says: step(
      'folder',
      'Xin nơi cũ tóm tắt từng lần: phác đồ, số trứng, phôi, ngày chuyển, xét nghiệm đã làm. Phôi trữ: hỏi cả hai nơi có chuyển phôi sang được không, giấy gì, phí, rủi ro; cũng có thể để lại chuyển tiếp ở đó. Hai vợ chồng cùng đi, mang giấy kết hôn; hỏi đã tìm nguyên nhân gì chưa.',
      'Ask the old clinic for a summary of each cycle: protocol, eggs, embryos, transfers, tests. Frozen embryos: ask both clinics whether they can be moved, the papers, fees and risk; they may also stay for a transfer there. Come as a couple with the marriage certificate; ask which causes were looked for.',
    ),
  },
  {
    heard: `quên … viên | quên uống thuốc tránh thai | quên thuốc tránh thai | quên uống viên | missed … pills | missed a pill | forgot my pill`,
    beside: 'tránh thai | ngừa thai | vỉ | contraceptive | birth control | the pill',
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isHarmless: true,
    says: step(
      'clock',
      'Hỏi dược sĩ ngay hôm nay, mang vỉ thuốc: quên từ 2 viên thường uống tiếp viên gần nhất, dùng thêm bao 7 ngày; có quan hệ mấy hôm nay thì hỏi thuốc khẩn cấp, càng sớm càng tốt. Không uống bù dồn nhiều viên. Trễ kinh thì thử que.',
      'Ask a pharmacist today and bring the pack: after two or more missed pills one usually goes on with the latest one and uses condoms for 7 days; after sex in these days ask about emergency contraception, the sooner the better. Do not take many at once. If the period is late, do a test.',
    ),
  },
  {
    heard: `tầm soát ung thư | khám tầm soát | cancer screening | screening for cancer`,
    beside: `phụ nữ | nữ | cho mẹ | tuổi | gồm những gì | gồm gì | women | woman`,
    unless: `${lumps} | sụt cân | ra máu | đã mổ ung thư | đang điều trị | gan | phổi | đại tràng | tiền liệt | dạ dày`,
    who: 'woman',
    yearsMin: 30,
    about: 'health_checkup',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    says: step(
      'question',
      'Với phụ nữ khỏe thường chỉ cần: Pap hoặc HPV, chụp nhũ ảnh từ 40–50 tuổi, xét nghiệm tìm máu trong phân hoặc soi đại tràng từ 45–50; thêm gì thì tùy bệnh nhà. Thử “dấu ấn ung thư” trong máu hay báo nhầm, không dùng để tầm soát. Hỏi giá từng mục.',
      'A healthy woman usually needs only: Pap or HPV, mammograms from 40–50, a stool blood test or colonoscopy from 45–50; more depends on the family. Blood “tumour markers” often mislead and are not for screening. Ask the price of each item.',
    ),
  },
  {
    heard: `asc-us | ascus | lsil | hsil | hpv … dương tính | dương tính … hpv | hpv 16 | hpv 18 | soi cổ tử cung | pap … bất thường | abnormal pap | abnormal smear | hpv positive | positive for hpv | colposcopy`,
    unless: `ra máu nhiều | khoét chóp xong | đã khoét chóp | ung thư cổ tử cung giai đoạn | hóa trị | xạ trị`,
    who: 'woman',
    about: 'gynecology',
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    says: step(
      'phone',
      'Kết quả này chưa phải là ung thư, nhưng cần bước tiếp: gọi hỏi nơi này có soi cổ tử cung, lấy mẫu được không, giá, ngày nào. Chọn ngày không hành kinh, hai ngày trước không quan hệ, không đặt thuốc; mang tờ Pap, HPV.',
      'This result is not yet cancer, but the next step is needed: call to ask whether colposcopy and a sample can be done there, the price and the day. Not during a period, no sex or vaginal medicine for two days before; bring the Pap and HPV results.',
    ),
    watch: { vi: 'ra máu nhiều, đau bụng dữ dội, sốt', en: 'heavy bleeding, severe belly pain, fever' },
  },
  {
    // One who is well and comes for several things at once goes where all of them are done in a morning.
    heard: breastPictures,
    beside: `cổ tử cung | pap | hpv | đo loãng xương | mật độ xương | loãng xương | tổng quát | gan | tuyến giáp | bone density | dexa | pap smear | cervical | check-up | checkup`,
    unless: lumps,
    who: 'woman',
    yearsMin: 30,
    about: 'health_checkup',
    atMost: 'routine',
    isLeading: true,
    isHarmless: true,
    isSelfPaid: true,
    overErrands: true,
    says: step(
      'phone',
      'Làm nhiều thứ một buổi: gọi hỏi nơi này có chụp nhũ ảnh, Pap, HPV, đo loãng xương không, giá từng thứ, xếp cùng ngày được không. Chọn ngày sau sạch kinh; hai ngày trước không quan hệ, đặt thuốc; không bôi phấn, lăn nách; không cần nhịn ăn. Mang phim cũ; thường tự trả.',
      'Several things in one morning: call to ask whether mammogram, Pap, HPV and bone density are done there, each price, and whether on one day. After a period; for Pap no sex or vaginal medicine for two days; no powder or deodorant; no fasting. Bring old films; usually self-paid.',
    ),
  },
];
