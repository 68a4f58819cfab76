import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { bloody, consumptive, justNow, wasting, weeksOfCough } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** The lungs, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const lungTopics: readonly Topic[] = [
  {
    heard: weeksOfCough,
    beside: consumptive,
    unless: `không sụt cân | không sút cân | không sụt ký | không sụt | không sút | chưa sụt | no weight loss | ${withChild} | thở gấp | khó thở | suy hô hấp | tím | đang điều trị lao | uống thuốc lao | ung thư phổi`,
    who: 'adult',
    about: 'tuberculosis',
    of: 'tuberculosis pulmonology infectious_disease general_internal oncology',
    isLeading: true,
    within: '3d',
    says: step(
      'note',
      'Ho trên 2 tuần kèm sụt cân, sốt về chiều hay mồ hôi trộm: cần chụp phổi và thử đờm tìm lao; trung tâm y tế huyện thường có tổ chống lao, xét nghiệm và thuốc lao phần lớn miễn phí. Lấy đờm khạc sâu buổi sáng. Tới khi có kết quả: đeo khẩu trang, mở cửa sổ, ngủ riêng, không tự uống kháng sinh (dễ che kết quả).',
      'A cough over 2 weeks with weight loss, evening fever or night sweats: a chest film and a sputum test for TB are needed; district medical centres usually have a TB clinic, and tests and TB medicine are mostly free. Sputum from deep in the chest, in the morning. Until the result: mask, open windows, a room of one’s own, no antibiotics (they may hide it).',
    ),
    watch: {
      vi: 'ho ra nhiều máu, khó thở, đau ngực, sốt cao li bì',
      en: 'coughing much blood, trouble breathing, chest pain, high fever with drowsiness',
    },
  },
  {
    heard: `${weeksOfCough} | ho … sau cảm | sau khi bị cảm … ho | cảm xong … ho | hết cảm … ho | sau covid … ho | ho khan về đêm | ho về đêm | đêm … ho nhiều | cough after … cold`,
    unless: `${grave} | ${consumptive} | ${bloody} | thở dốc | thở mệt | tức ngực | nặng ngực | vệt đỏ | khói | khò khè | hụt hơi | tím | hút thuốc | thuốc lá | smoker | smoke | enalapril | lisinopril | perindopril | captopril | lao phổi | ung thư | suy tim | copd | =hen | bị hen | bệnh hen | suyễn | hiv | nuốt nghẹn | khàn tiếng | khàn giọng | trào ngược | ợ chua | ợ nóng | dạ dày | wheez | asthma | ${withChild}`,
    who: 'adult',
    about: 'pulmonology',
    of: 'pulmonology ent tuberculosis allergy_immunology general_internal family_medicine gastroenterology',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'note',
      'Ho kéo dài sau cảm hay gặp và thường bớt dần trong 3–8 tuần; quá 2–3 tuần thì nên khám, xin chụp phổi, thử đờm nếu có đờm, hỏi về mũi xoang, trào ngược, hen. Uống ấm, mật ong, nằm gối cao, đeo khẩu trang, tránh khói; kể thuốc huyết áp đang uống. Không tự mua kháng sinh, corticoid.',
      'A cough after a cold is common and mostly eases within 3–8 weeks; beyond 2–3 weeks be seen, ask for a chest film, a sputum test if there is phlegm, and about nose, reflux and asthma. Warm drinks, honey, a higher pillow, mask, no smoke; tell of pressure tablets. No antibiotics or steroids of your own.',
    ),
    watch: {
      vi: 'khó thở, ho ra máu, đau ngực, sốt cao, sụt cân',
      en: 'trouble breathing, coughing blood, chest pain, high fever, weight loss',
    },
  },
  {
    heard: `leo cầu thang … thở | lên cầu thang … thở | lên lầu … thở | leo dốc … thở | lên dốc … thở | đi nhanh … thở | đi bộ … thở | đi lại … thở dốc | gắng sức … thở | làm nặng … thở | ho khạc đờm mỗi sáng | sáng nào cũng ho | sáng nào cũng khạc | breathless … stairs | out of breath`,
    beside: `hút thuốc | thuốc lá | thuốc lào | gói ngày | smoker | smoked | smoking`,
    unless: `${grave} | tức ngực | thở lúc nghỉ | ngồi cũng thở | nằm không được | kê gối | phù | ${bloody} | ${wasting} | tim | ${justNow} | at rest | chest tight`,
    who: 'adult',
    about: 'pulmonology',
    of: 'pulmonology cardiology tuberculosis general_internal',
    isLeading: true,
    atMost: 'urgent',
    within: '3d',
    says: step(
      'question',
      'Hút thuốc nhiều năm mà ho đờm, leo dốc thở dốc: xin đo chức năng hô hấp (gọi hỏi nơi nào có máy), chụp phổi, điện tim; hỏi có cần CT phổi liều thấp không. Bỏ thuốc là việc có ích nhất, nhờ phòng khám giúp cai. Đừng mua ống xịt, corticoid tự dùng; hỏi tiêm ngừa cúm, phế cầu.',
      'Years of smoking with phlegm and breathlessness on slopes: ask for a breathing test (spirometry; call to ask who has it), a chest film and an ECG, and whether a low-dose CT is needed. Giving up smoking helps most; ask the clinic for help. No inhalers or steroids of your own; ask about flu and pneumococcal vaccines.',
    ),
    watch: {
      vi: 'khó thở lúc nghỉ, nói đứt quãng, tím môi, đau ngực, ho ra máu, phù chân, sốt',
      en: 'breathlessness at rest, broken sentences, blue lips, chest pain, coughing blood, swollen legs, fever',
    },
  },
  {
    heard: `suyễn | hen suyễn | bị hen | bệnh hen | hen phế quản | asthma`,
    beside: `đêm nào cũng | ban đêm | về đêm | đêm … khò khè | khò khè … đêm | xịt nhiều | xịt hoài | xịt mỗi ngày | ngày nào cũng xịt | xịt 2 | xịt 3 | xịt 4 | phải xịt | lần một tuần | lần 1 tuần | lần mỗi tuần | không kiểm soát | at night | every night | every day | times a week`,
    unless: `xịt không đỡ | xịt không bớt | không nói nổi | nói không ra hơi | tím | lơ mơ | đang lên cơn | ${justNow} | not helping | can't speak`,
    of: 'pulmonology allergy_immunology pediatric_respiratory pediatrics general_internal',
    says: step(
      'pill',
      'Hen mà đêm khò khè hay phải xịt cắt cơn quá 2 lần một tuần là chưa được giữ yên: khám để thêm hoặc chỉnh thuốc xịt phòng ngừa mỗi ngày, đừng chỉ xịt cắt cơn. Mang mọi ống xịt, nhờ xem lại cách xịt; ghi số lần xịt, lần thức giấc. Tránh khói thuốc, nhang, bụi, lông thú; không tự uống corticoid, giảm đau loại ibuprofen, aspirin.',
      'Asthma that wheezes at night or needs the reliever more than twice a week is not under control: be seen to add or adjust a daily preventing inhaler, not only the reliever. Bring all inhalers and have the technique checked; note puffs and wakings. No smoke, incense, dust or fur; no steroid tablets, ibuprofen or aspirin of your own.',
    ),
    watch: {
      vi: 'khó thở không đỡ sau khi xịt, nói đứt quãng, tím môi, lơ mơ, phải xịt lại trong vòng 4 giờ',
      en: 'breathlessness that the inhaler does not ease, broken sentences, blue lips, drowsiness, needing it again within 4 hours',
    },
  },
  {
    heard: `lao phổi | bệnh lao | bị lao | lao hạch | lao màng phổi | tuberculosis | tb`,
    beside: `mới uống thuốc | uống thuốc được | uống thuốc … tuần | uống thuốc … tháng | đang uống thuốc | nước tiểu đỏ | tiểu đỏ | tiểu màu cam | đỏ cam | nước tiểu cam | orange urine | red urine | on treatment`,
    unless: `lao động | trị hết rồi | trị khỏi | chữa khỏi | hồi xưa | ho ra máu | ${grave}`,
    about: 'tuberculosis',
    of: 'tuberculosis pulmonology infectious_disease hepatology',
    isAfter: true,
    atMost: 'urgent',
    answers: 'nước tiểu | có sao',
    says: step(
      'pill',
      'Thuốc lao có rifampicin làm nước tiểu, mồ hôi đỏ cam: thường vô hại. Uống đúng giờ mỗi ngày, không tự ngừng dù thấy khỏe. Mệt nhiều, chán ăn, buồn nôn, ngứa: gọi tổ chống lao hoặc nơi phát thuốc trong ngày để thử men gan; hỏi cả thuốc khác có dùng chung được không, kiêng rượu bia.',
      'TB medicine with rifampicin colours urine and sweat orange-red: usually harmless. Take it every day on time and do not stop when you feel well. Great tiredness, no appetite, nausea or itching: call the TB clinic the same day for liver tests; ask about other medicines taken with it, no alcohol.',
    ),
    watch: {
      vi: 'vàng mắt, nôn liên tục, nhìn mờ, nổi ban khắp người kèm sốt, ho ra máu, khó thở',
      en: 'yellow eyes, constant vomiting, blurred sight, a rash all over with fever, coughing blood, trouble breathing',
    },
  },
];

/** Tuberculosis, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const tuberculosisTopics: readonly Topic[] = [
  {
    heard: `cùng phòng … lao | phòng trọ … lao | ở chung … lao | ở ghép … lao | đồng nghiệp … lao | công ty có người … lao | chồng … lao phổi | vợ … lao phổi | bố … lao phổi | mẹ … lao phổi | ba … lao phổi | ông … lao phổi | bà … lao phổi | bạn … lao phổi | vú em … lao | moi phat hien lao phoi | bi lao phoi moi | người bị lao phổi | nguoi bi lao phoi | nhà trọ … lao | colleague … tb | roommate … tb | husband … tb | diagnosed with tb | exposed to tb | contact with tb | trong nhà … lao phổi | chung nhà … lao phổi | nhà … phát hiện lao | chung nha … lao phoi | o chung … lao phoi | cả nhà … thử lao | ca nha … thu lao | cả nhà … xét nghiệm lao | cả nhà … khám lao | tiếp xúc … lao phổi | tiếp xúc với lao | sống cùng … lao | nhà có người … lao | lây lao | bị lao … cả nhà | contact with tuberculosis | household … tuberculosis`,
    unless: `lao động | lao màng não | ho ra máu | sụt cân | ho kéo dài | ${grave}`,
    about: 'tuberculosis',
    of: 'tuberculosis pulmonology infectious_disease general_internal pediatrics preventive_medicine',
    isAfter: true,
    isOfKin: true,
    answers: 'có lây | lây không | có cần | mất tiền | miễn phí | ở đâu | is it free',
    says: step(
      'people',
      'Sống hay làm cùng người lao phổi: đến tổ chống lao của trung tâm y tế (hay bệnh viện phổi), xin chụp phổi và thử lao tiềm ẩn, dù chưa ho; trẻ dưới 5 tuổi và người yếu đi trước, sớm. Thuốc phòng thường do chương trình cấp, phí chụp hỏi trước. Mở cửa thoáng. Người bệnh uống đều, đờm âm tính thì ít lây.',
      'Living or working with somebody who has lung TB: go to the TB unit of the medical centre (or the lung hospital) for a chest film and a test for latent TB, even without a cough; children under 5 and the weak first, within a week or two. Preventive medicine usually comes from the programme; ask about the film’s fee. Air the rooms. On steady treatment with negative sputum it hardly spreads.',
    ),
    watch: {
      vi: 'ho quá 2 tuần, ho ra máu, sốt chiều, sụt cân; trẻ sốt kèm li bì, nôn, bỏ bú',
      en: 'cough beyond 2 weeks, coughing blood, evening fever, weight loss; a child with fever and drowsiness, vomiting or refusing feeds',
    },
  },
  {
    heard: `lao tiềm ẩn | mantoux | quantiferon | igra | 3hp | thuốc phòng lao | dự phòng lao | latent tb | tb skin test | tb blood test`,
    unless: `${grave} | ho ra máu | sụt cân | visa | vàng da | vàng mắt | yellow`,
    about: 'tuberculosis',
    of: 'tuberculosis pulmonology infectious_disease pediatrics general_internal',
    isAfter: true,
    answers: 'có sao | có cần uống | không uống | nước tiểu | urine | có lây',
    says: step(
      'pill',
      'Thử lao tiềm ẩn dương tính mà phổi sạch: không bệnh, không lây, nhưng về sau có thể phát bệnh; uống đủ thuốc phòng làm giảm hẳn nguy cơ, nhất là trẻ em, người HIV, tiểu đường, dùng thuốc ức chế miễn dịch. Trước khi uống hỏi thử men gan, kể thuốc khác và rượu bia. Nước tiểu, mồ hôi màu cam là do thuốc.',
      'A positive test for latent TB with clear lungs: not ill, not infectious, but it may break out later; a full course of preventive tablets lowers that clearly, above all for children, with HIV, diabetes or immune-suppressing medicine. Ask for liver tests first, tell of other medicines and alcohol. Orange urine or sweat comes from the tablets.',
    ),
    watch: {
      vi: 'vàng mắt, nước tiểu sẫm nâu, nôn nhiều, phát ban khắp người, ho ra máu, ho quá 2 tuần',
      en: 'yellow eyes, dark brown urine, repeated vomiting, a rash all over, coughing blood, cough beyond 2 weeks',
    },
  },
  {
    heard: `điều trị lao xong | lao … đủ 6 tháng | lao … đủ sáu tháng | lao phổi xong | chữa khỏi lao | hoàn thành điều trị lao | khỏi lao | từng bị lao | từng lao | lao … đờm âm tính | lao … đờm âm | lao … hoàn thành điều trị | lao phoi xong | dieu tri lao xong | giấy hết lây | old tb | cured of tb | finished tb treatment | old scar lung | phổi … vết xơ | vết xơ … phổi | nốt vôi … phổi`,
    unless: `${grave} | ho ra máu | sụt | xuất khẩu lao động … ho | sốt chiều | coughing blood`,
    about: 'tuberculosis',
    of: 'tuberculosis pulmonology infectious_disease general_internal health_checkup',
    isAfter: true,
    isOfKin: true,
    isHarmless: true,
    answers: 'có lây | lây không | tái phát | chụp lại | bao lâu | giấy | visa',
    says: step(
      'folder',
      'Uống đủ liệu trình và đờm âm tính thì không còn lây: ăn ở, ngủ chung, bế con được. Vết xơ, nốt vôi trên phim thường còn suốt đời. Giấy hoàn thành điều trị xin ở tổ chống lao nơi đã điều trị; giữ cả phim cũ để đi làm, xin visa, so sánh. Tái khám theo hẹn, bỏ thuốc lá, bớt rượu; ho quá 2 tuần thì thử đờm lại.',
      'After a full course with negative sputum it no longer spreads: meals, bed and holding children are fine. Scars or chalk spots on the film usually stay for life. The paper on completed treatment comes from the TB unit that treated; keep old films for work, visas and comparison. Keep the check-ups, no tobacco, little alcohol; a cough beyond 2 weeks means sputum again.',
    ),
  },
];
