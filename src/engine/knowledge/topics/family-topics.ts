import { step } from '../next-steps/step.ts';
import { poxOfOthers } from './mother-words.ts';
import { nursing, soreBreast } from './pictures.ts';
import type { Topic } from './topic.ts';

const childless = `không dùng biện pháp … không có thai | không dùng biện pháp … chưa có | không kế hoạch … chưa có | khong dung bien phap … khong co thai | khong dung bien phap … chua co | khong ke hoach … chua co | kết hôn … không có thai | cưới … không có thai | lấy chồng … không có thai | lấy vợ … không có con | ket hon … khong co thai | cuoi … khong co thai | cuoi … chua co | ket hon … chua co | lay chong … chua co | lay vo … chua co | vợ chồng … mãi không có | hiem muon | vo sinh | hiếm muộn | chưa có con | chưa có em bé | chưa có baby | chưa có tin vui | chưa đậu thai | không đậu thai | chưa thấy có bầu | chưa thấy có thai | chưa có thai | không có con | mãi chưa có con | mãi không có con | khó có con | khó có thai | khám vô sinh | chữa vô sinh | chua co em be | chua co con | chua co bau | chua dau thai | mãi chưa có thai | mãi không có thai | chưa có bầu | mong con | thả … chưa có | infertility clinic | fertility clinic | trying to conceive | trying to get pregnant | trying for a baby | can't get pregnant | cannot get pregnant`;
const asACouple = step(
  'people',
  'Hai vợ chồng đi khám cùng một lần: chồng làm tinh dịch đồ (kiêng 2–5 ngày); vợ đến ngày 2–4 của kỳ kinh để siêu âm, thử nội tiết, hỏi chụp tử cung – vòi trứng sau sạch kinh. Trên 35 tuổi hay thả quá một năm thì đi sớm. Mang kết quả cũ, giấy kết hôn nếu tính làm IUI, IVF; hỏi giá từng bước. Lần đầu có thể làm ở khoa sản gần nhà.',
  'Come as a couple: he gives a semen test (2–5 days without sex); she comes on day 2–4 of a period for ultrasound and hormones and asks about an X-ray of womb and tubes afterwards. Over 35, or after a year of trying, do not wait. Bring all results, the marriage certificate if IUI or IVF is planned; ask the price of each step. First tests can be done near home.',
);

const newlySo = `đột ngột | tự nhiên | tự dưng | bỗng | hôm nay | sáng nay | hôm qua | tối qua | mấy hôm nay | sốt | co giật | té | ngã | đập đầu | nôn | ói | li bì | lơ mơ | mê man | tím | khó thở | méo | liệt | yếu | suddenly | today | fever | fell | vomiting | drowsy`;
const lateSpeech = step(
  'note',
  'Gọi hỏi trước: ở đây có chuyên viên tâm lý đánh giá phát triển, tự kỷ không, ngày nào, giá; không có thì hỏi bệnh viện nhi, tâm thần hoặc phục hồi chức năng của tỉnh. Quay video bé chơi và lúc gọi tên, xin đo thính lực. Mất lời đã biết nói thì khám sớm hơn. Tập sớm có ích: tắt màn hình, nói và chơi với bé mỗi ngày.',
  'Call first: is there a psychologist here who assesses development and autism, on which day, at what price; if not, ask the province’s children’s, psychiatric or rehabilitation hospital. Film the child at play and when called; ask for a hearing test. Lost words mean sooner. Early training helps: no screens, talk and play every day.',
);
const lostSkills = {
  vi: 'co giật, li bì, tự làm đau mình nặng',
  en: 'fits, being hard to wake, hurting itself badly',
};

const boneAge: Pick<Topic, 'says' | 'watch'> = {
  says: step(
    'note',
    'Ghi chiều cao, cân nặng mấy tháng nay và ngày thấy thay đổi; hỏi chụp tuổi xương, thử nội tiết ở khoa Nội tiết nhi. Không tự cho uống sữa, thuốc tăng chiều cao.',
    'Note height and weight of the last months and when it began; ask about bone age and hormone tests in child endocrinology. No growth milk or pills of your own.',
  ),
  watch: {
    vi: 'đau đầu kèm nôn, nhìn mờ, co giật, ra máu âm đạo',
    en: 'headache with vomiting, blurred sight, fits, bleeding from the vagina',
  },
};

/** Children, pregnancy, women and men. */
export const familyTopics: readonly Topic[] = [
  {
    // Who looks for hands at home, and tells of nobody who is ill.
    heard: `tắm bé | tắm cho bé | tắm em bé | tắm sơ sinh | thông tia sữa tại nhà | chăm bé tại nhà | chăm mẹ và bé | bathe the baby | baby bath | newborn care at home`,
    unless: `sốt | tím | bỏ bú | bú kém | lừ đừ | li bì | vàng da | co giật | chảy máu | chảy mủ | có mủ | khó thở | nôn | khóc thét | fever | jaundice | not feeding`,
    atMost: 'routine',
    says: step(
      'people',
      'Người tắm bé, chăm mẹ tại nhà: hỏi khoa sản nơi sinh hoặc trạm y tế xem có điều dưỡng, hộ sinh đến nhà không; xem giấy tờ hành nghề, hỏi giá mỗi lần, làm những việc gì. Thay băng, cắt chỉ thì làm theo giấy ra viện.',
      'To bathe the baby or care for the mother at home: ask the maternity ward or the health station whether a nurse or midwife comes; look at the licence, ask the price of a visit and what it covers. Dressings and stitches go by the discharge paper.',
    ),
    watch: {
      vi: 'bé bú kém, sốt hoặc lạnh, vàng da lan, rốn đỏ có mủ; mẹ sốt, ra máu nhiều, vết mổ chảy mủ',
      en: 'a baby that feeds badly, is hot or cold, yellow, or has a red navel; a mother with fever, much blood or a weeping wound',
    },
  },
  {
    heard: `có kinh … sớm | co kinh … som | ngực … nhô | ngực hơi nhô | ngực … nổi hạch | ngực … có hạch | vú … nhú | vú … nổi cục | mọc lông mu | lông mu | có kinh sớm | nguc … nho | breast bud | breast buds | ngực nổi cục … tuổi | nổi cục ở ngực | nhú ngực | =ngực nhú | ngực … nhú | ngực … nhú lên | có ngực sớm`,
    unless: `sốt cao | mủ | khó thở | đau ngực | con trai | bé trai | chảy máu`,
    who: 'child',
    monthsMin: 6,
    monthsMax: 95,
    about: 'endocrinology',
    atMost: 'routine',
    isLeading: true,
    isPicture: true,
    within: '14d',
    ...boneAge,
  },
  {
    heard: `dậy thì sớm | day thi som | early puberty | precocious puberty`,
    unless: `sốt cao | mủ | khó thở | đau ngực | con trai | bé trai | chảy máu`,
    who: 'child',
    monthsMin: 6,
    monthsMax: 155,
    about: 'endocrinology',
    atMost: 'routine',
    isLeading: true,
    isPicture: true,
    within: '14d',
    ...boneAge,
  },
  {
    heard: `chưa nói từ | chưa nói … từ | không nhìn mắt | khong nhin mat | hong nhin mat | chua noi tu | xoay bánh xe | xoay banh xe | xếp bánh xe | says ten words | speaks late | lines up cars | line up the car | speech therapist | mới nói được | chưa nói được | nói được vài từ | nói được … từ | chỉ nói … từ | chưa nói câu | chưa nói sõi | chưa chịu nói | cham noi | chua biet noi | chua noi duoc | moi noi duoc | tu ky | not speaking | only a few words | only says | says only | few words | chậm nói | chưa biết nói | tự kỷ | ít nhìn mắt | không nhìn mắt | gọi không quay lại | gọi ít quay lại | speech delay | not talking yet | autism | autistic`,
    who: 'child',
    about: 'child_psychiatry',
    atMost: 'routine',
    isLasting: true,
    says: lateSpeech,
    watch: lostSkills,
  },
  {
    // Told in full: no child that lies unconscious plays with wheels.
    heard: `gọi không thưa | gọi không quay | gọi … không quay lại | gọi … không quay đầu | gọi tên không | không phản ứng khi gọi | chỉ ú ớ | ú ớ | goi khong thua | goi khong quay | goi ten khong | doesn't respond to his name | doesn't respond to her name | no eye contact`,
    beside: `xoay bánh xe | quay bánh xe | thích xoay | xếp hàng | chơi một mình | thích một mình | không nhìn mắt | ít nhìn mắt | không giao tiếp mắt | chưa nói | chưa biết nói | chậm nói | không chỉ tay | vẫy tay | điện thoại | tivi | banh xe | choi mot minh | chua noi | cham noi | tivi | lines up | spins | plays alone | not talking`,
    unless: `${newlySo}`,
    who: 'child',
    monthsMin: 10,
    about: 'child_psychiatry',
    atMost: 'routine',
    isPicture: true,
    isExplained: true,
    isLeading: true,
    within: '14d',
    says: lateSpeech,
    watch: lostSkills,
  },
  {
    heard: `chạy nhảy suốt | không làm xong bài | chen ngang | hiếu động | không tập trung | thiếu tập trung | không chú ý | nghịch quá | tang dong | hieu dong | khong tap trung | khong ngoi yen | can't sit still | can't concentrate | fidgety | tăng động | không ngồi yên | ngồi không yên | kém tập trung | mất tập trung | hay quên đồ | học trước quên sau | adhd | hyperactive`,
    who: 'child',
    about: 'child_psychiatry',
    atMost: 'routine',
    isLasting: true,
    saidWithout: 'concerta | uống thuốc adhd | ritalin',
    says: step(
      'note',
      'Xin nhận xét viết của cô giáo, mang sổ liên lạc; ghi cháu như vậy ở nhà hay cả ở trường, từ bao giờ, ngủ mấy tiếng. Hỏi khám tâm lý, tâm thần trẻ em và đo mắt, tai.',
      'Ask the teacher for a written note; write down whether it is at home, at school or both, since when, and how long the child sleeps. Ask for child psychology, and for eyes and ears to be checked.',
    ),
    watch: {
      vi: 'co giật, vắng ý thức, tự làm đau mình, bỏ ăn ngủ',
      en: 'fits, blank spells, hurting himself or herself, not eating or sleeping',
    },
  },
  {
    heard: `đái dầm | tè dầm | =tiểu dầm | dai dam | te dam | bedwetting | bed-wetting | wets the bed | wetting the bed | wet the bed`,
    who: 'child',
    about: 'pediatrics',
    of: 'pediatrics urology pediatric_surgery pediatric_nephrology nephrology child_psychiatry psychology endocrinology pediatric_endocrinology health_checkup',
    atMost: 'routine',
    isHarmless: true,
    isLasting: true,
    saidWithout: 'khát | bầm | uống nước ừng ực | uống nước nhiều | tụt … ký | sụt … ký | tụt cân | kiến bâu',
    says: step(
      'note',
      'Đái dầm chỉ ban đêm thường do bàng quang và giấc ngủ chưa chín, không phải tại nhát hay lười; thử nước tiểu buổi khám đầu để biết thận, đường. Ghi số đêm ướt mỗi tuần, giờ uống nước, có táo bón không; bớt nước buổi tối, đừng mắng. Có chuông báo ướt và thuốc, thường từ 6–7 tuổi, bác sĩ kê khi đổi thói quen chưa đủ.',
      'Wetting only at night usually comes from a bladder and sleep that are not yet mature, not from shyness or laziness; a urine test at the first visit tells of kidneys and sugar. Note wet nights each week, drinks and constipation; less to drink in the evening, no scolding. There are bed alarms and medicine, usually from 6–7 years on, prescribed where habits are not enough.',
    ),
    answers: 'có thuốc không | thuốc không | is there medicine',
  },
  {
    heard: '=cận thị | =đo mắt | đo thị lực | đo kính | đeo kính | short-sighted | shortsighted | new glasses',
    about: 'ophthalmology',
    atMost: 'routine',
    isHarmless: true,
    saidWith:
      'con em | con tôi | con trai | con gái | cho con | con xem | con … tuổi | cháu | bé | lớp | son | daughter | child | kid',
    isLasting: true,
    saidWithout: 'áp tròng',
    says: step(
      'question',
      'Trẻ em nên đo mắt ở nơi có bác sĩ mắt và nhỏ liệt điều tiết; hỏi cách giữ độ cận, mấy tháng đo lại. Tiền kính thường tự trả.',
      'A child’s eyes are best measured by an eye doctor, with drops; ask how to slow it and when to come again. Glasses are usually paid by the family.',
    ),
  },
  {
    heard: `vai … lệch | vai … cao … thấp | lưng gồ | lưng … gồ | lưng … cong | lưng … vẹo | xương sống … cong | cột sống … cong | vai lech | lung gu | lung … cong | uneven shoulders | curved spine | vẹo cột sống | cong vẹo | lưng lệch | vai cao vai thấp | vai lệch | gù lưng | scoliosis`,
    about: 'orthopedics',
    of: 'orthopedics spine rehabilitation pediatrics rheumatology',
    atMost: 'routine',
    isLasting: true,
    says: step(
      'hospital',
      'Khám chỉnh hình hoặc cột sống trước, bác sĩ cho chụp đúng tư thế (đứng, cả cột sống) rồi đo góc: tập, đeo áo nẹp hay chỉ theo dõi tùy góc và tuổi còn lớn. Không tự mua đai, không nắn bẻ.',
      'See orthopaedics first: the doctor orders the right film (standing, whole spine) and measures it: exercises, a brace or only checks depend on the angle and the growth left. No brace or manipulation of your own.',
    ),
    watch: {
      vi: 'yếu hoặc tê chân, tiểu khó, đau lưng tăng nhanh, khó thở',
      en: 'weak or numb legs, trouble passing urine, fast growing back pain, trouble breathing',
    },
  },
  {
    heard: `sáu trong một | 6in1 | 6 ín | 6 trong 1 | 5in1 | 5 ín | tiêm chủng mở rộng | lịch tiêm | tiêm chủng cho bé | chích ngừa … bé | bé … chích ngừa | bé … tiêm phòng | catch-up vaccines | catch up vaccines | baby vaccines`,
    isLasting: true,
    before: 'tiêm | chích | chích ngừa | jab | shot | mũi',
    saidWithout:
      'sốt | chỗ chích | chỗ tiêm | sau mũi | sưng | đi tiêm … về | đi chích … về | hpv | cúm | dại | after … shot',
    says: step(
      'question',
      'Trạm y tế tiêm miễn phí các mũi của tiêm chủng mở rộng; mũi dịch vụ (như 6 trong 1) trả tiền ở điểm tiêm chủng. Gọi hỏi mũi nào còn ở đâu; đừng tiêm trùng, mang sổ tiêm.',
      'Health stations give the national programme’s vaccines free; others (such as 6-in-1) are paid for at vaccination centres. Call to ask which is where; bring the record so that none is given twice.',
    ),
  },
  {
    heard: soreBreast,
    unless: `not breastfeeding | không cho bú | khong cho bu | không cho con bú | vỏ cam | vo cam | orange peel`,
    beside: nursing,
    who: 'woman',
    about: 'obstetrics',
    isLeading: true,
    says: step(
      'firstaid',
      'Vẫn cho bú hoặc vắt nhẹ cả bên đau cho bớt căng, chườm mát sau bú; dừng mọi kiểu day, nặn, chải lược, thông tia mạnh tay, không đắp lá. Sốt, hoặc cục cứng không mềm sau một, hai ngày, thì hỏi siêu âm vú xem có mủ và thuốc hạ sốt, kháng sinh vẫn cho bú được.',
      'Go on feeding, or express gently, on that side too, and cool it afterwards; stop all kneading, pressing, combing and hard “unblocking”, no leaves. With a fever, or a lump that stays hard for a day or two, ask for an ultrasound (is there pus?) and for fever medicine and antibiotics that go with breastfeeding.',
    ),
    watch: {
      vi: 'rét run liên tục, vú nổi khối mềm hoặc chảy mủ, mệt lả, lơ mơ; ra máu nhiều hay đau bụng sau sinh',
      en: 'shivering that does not stop, a soft lump or pus in the breast, faintness, drowsiness; heavy bleeding or belly pain after the birth',
    },
  },
  {
    heard: 'thủy đậu | thuỷ đậu | trái rạ | rubella | sởi | chickenpox | measles',
    who: 'pregnant',
    about: 'obstetrics',
    isOfNow: true,
    saidWithout: 'mụn nước | nốt nước | bóng nước | em bị thủy đậu | nổi … mụn | đóng vảy | ngày thứ | hồi nhỏ',
    saidWith: poxOfOthers,
    says: step(
      'phone',
      'Gọi trước, đeo khẩu trang, nói ngay ở cửa là có thai và vừa tiếp xúc để được ngồi riêng. Hỏi thử kháng thể và thuốc phòng (globulin miễn dịch): có ích khi dùng sớm. Tạm ở riêng với người đang nổi.',
      'Call ahead, wear a mask, and say at the door that you are pregnant and were exposed, so that you sit apart. Ask for an antibody test and protective immunoglobulin: it helps when given early. Stay apart from whoever is ill.',
    ),
    watch: {
      vi: 'nổi mụn nước kèm sốt cao, khó thở, ra máu, đau bụng',
      en: 'blisters with high fever, trouble breathing, bleeding, belly pain',
    },
  },
  {
    heard: `sinh ở đâu | sanh ở đâu | đẻ ở đâu | sinh ở đảo | sanh ở đảo | chọn nơi sinh | chọn bệnh viện sinh | định sinh ở | where to give birth | where should i give birth`,
    about: 'obstetrics',
    saidWithout: 'giấy khai sinh | khai sinh',
    says: step(
      'question',
      'Thai khỏe, sinh gần nhà là được nếu nơi đó mổ lấy thai và hồi sức sơ sinh cả ngày đêm: gọi hỏi. Ở đảo, ở xa: hỏi bác sĩ khám thai có nên vào bờ, ở gần viện trước ngày sinh 2–3 tuần; có nguy cơ thì chọn bệnh viện lớn sớm.',
      'A healthy pregnancy may end near home if caesareans and care of newborns are there day and night: call to ask. On an island or far off, ask whether to stay near a hospital 2–3 weeks before the date; with any risk choose a large hospital early.',
    ),
  },
  {
    heard: `nipt | double test | triple test | sàng lọc trước sinh | sàng lọc dị tật | chọc ối | prenatal screening | amniocentesis`,
    unless: 'ra máu | ra huyết | đau bụng | ra nước | rỉ ối | sốt | bleeding | belly pain | leaking | fever',
    atMost: 'routine',
    about: 'obstetrics',
    weeksMax: 8,
    isLasting: true,
    saidWithout: 'chọc ối | nguy cơ thấp | nguy cơ cao | thalassemia | tan máu | amniocentesis | low risk | high risk',
    says: step(
      'calendar',
      'Đặt lịch theo tuần thai: double test kèm siêu âm khoảng 11–13 tuần, NIPT từ khoảng 10 tuần; không cần nhịn ăn. Hỏi giá, ngày có kết quả, bất thường thì ai tư vấn; NIPT thường tự trả.',
      'Book by the week: double test with ultrasound at about 11–13 weeks, NIPT from about 10; no fasting. Ask the price, when results come and who explains them; NIPT is usually self-paid.',
    ),
    watch: {
      vi: 'ra máu, đau bụng nhiều, ra nước ối, sốt',
      en: 'bleeding, strong belly pain, leaking waters, fever',
    },
  },
  {
    heard: childless,
    who: 'adult',
    about: 'reproductive_medicine',
    // Who tells of the periods beside it is no less a couple without a child.
    of: 'reproductive_medicine gynecology andrology obstetrics endocrinology urology',
    unless:
      'tránh thai | ngừa thai | cấy que | que cấy | đặt vòng | sợ hiếm muộn | lo hiếm muộn | gây hiếm muộn | bị hiếm muộn không | hỏi giùm | đọc sách',
    atMost: 'routine',
    isHarmless: true,
    isLasting: true,
    saidWith:
      'hiếm muộn | vô sinh | chưa có con | chưa có em bé | chưa có tin vui | chưa đậu | không đậu | không có con | chưa có thai | không có thai | khó có thai | khó có con | chưa có bầu | chua co | khong co thai | hiem muon | vo sinh | mãi không có | mong con | thả … chưa có | iui | ivf | tinh dịch đồ | infertility | trying to conceive | trying for a baby',
    isSelfPaid: true,
    says: asACouple,
  },
  {
    heard: `pap | tầm soát cổ tử cung | ung thư cổ tử cung | ung thư co tu cung | xét nghiệm hpv | smear test | cervical screening`,
    about: 'gynecology',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    saidWithout:
      'cắt tử cung | mới đi tầm soát | mới tầm soát | hysterectomy | asc-us | ascus | lsil | hsil | kết quả pap | pap bình thường',
    saidWith: 'pap | tầm soát | hpv | smear | screening',
    says: step(
      'note',
      'Chọn ngày không hành kinh; hai ngày trước không quan hệ, không đặt thuốc, không thụt rửa. Không cần nhịn ăn. Hỏi giá Pap, HPV và mấy ngày có kết quả.',
      'Choose a day without a period; for two days before no sex, no vaginal medicine, no douching. No fasting. Ask the price of Pap and HPV tests and when results come.',
    ),
  },
  {
    heard: `thắt ống dẫn tinh | triệt sản nam | vasectomy`,
    who: 'man',
    about: 'urology',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    saidWithout: 'reversible | reversal | post vasectomy',
    before: 'thắt ống dẫn tinh',
    says: step(
      'question',
      'Hỏi khoa Ngoại tiết niệu, Nam khoa hoặc nơi làm kế hoạch hóa gia đình: thường gây tê, về trong ngày, nghỉ việc nặng vài ngày. Vẫn dùng cách tránh thai khác đến khi thử tinh dịch hết tinh trùng; coi như không nối lại được.',
      'Ask urology, andrology or a family planning clinic: usually local anaesthetic, home the same day, a few days without heavy work. Use other contraception until a semen test is clear; think of it as permanent.',
    ),
  },
  {
    heard:
      'đặt vòng | tháo vòng | gỡ vòng | rút vòng | lấy vòng | thay vòng | kiểm tra vòng | vòng tránh thai | que cấy | cấy que | triệt sản | thắt ống dẫn trứng | thuốc tránh thai hàng ngày | iud | contraceptive implant',
    about: 'gynecology',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    overErrands: true,
    isLasting: true,
    saidWithout:
      'thuốc tránh thai hàng ngày | lấm tấm | ra huyết | ra máu | rong kinh | muốn triệt sản | mèo | cho con bú | đang cho bú | sau sinh | sau sanh | mới sinh | mới sanh | breastfeeding | after birth',
    says: step(
      'question',
      'Vòng, que: trung tâm y tế, khoa Phụ sản, nhiều trạm y tế gần nhà làm được; triệt sản thì ở khoa Phụ sản bệnh viện. Gọi hỏi ngày nào (thường ngay sau sạch kinh), giá, theo dõi gì sau đó; nói bệnh và thuốc đang uống. Bảo hiểm y tế thường không trả tránh thai: hỏi cán bộ dân số xã về phần hỗ trợ.',
      'Coils and implants: a medical centre, gynaecology or many health stations near home; sterilisation in a hospital. Call to ask the day (usually right after a period), the price and what to watch; tell of illnesses and medicines. Insurance usually leaves contraception out: ask the commune’s population officer about support.',
    ),
  },
  {
    heard: 'tiền hôn nhân | trước khi cưới | premarital',
    about: 'health_checkup',
    atMost: 'routine',
    isHarmless: true,
    isSelfPaid: true,
    saidWith: 'tiền hôn nhân | khám trước khi cưới | premarital',
    isLasting: true,
    says: step(
      'fasting',
      'Hai người cùng đi buổi sáng, nhịn ăn 8 giờ, vẫn uống nước lọc; cô dâu tránh ngày hành kinh. Gói thường có thử máu (thalassemia, viêm gan, HIV, giang mai), tinh dịch đồ, siêu âm: hỏi gói gồm gì.',
      'Come together in the morning after 8 hours without food, water is fine; not during her period. Packages usually hold blood tests (thalassaemia, hepatitis, HIV, syphilis), semen test and ultrasound: ask what is in it.',
    ),
  },
];
