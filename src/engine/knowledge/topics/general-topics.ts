import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { bloody, consumptive, justNow, slowHeadache, wasting } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** What belongs to no organ alone: allergies, head and nerves, lumps, old age, medicines and journeys, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const generalTopics: readonly Topic[] = [
  // Allergies
  {
    heard: `mề đay … tháng | mề đay … tuần | mề đay mạn | mề đay mãn | mề đay kinh niên | tối nào cũng nổi mề đay | đêm nào cũng nổi | tối nào cũng nổi | ngày nào cũng nổi | mề đay tái đi tái lại | nổi mề đay hoài | nổi mề đay … bỏ thuốc | mề đay … bị lại | chronic hives | hives for … weeks | hives every`,
    unless: `${grave} | ${withChild} | sưng môi | sưng mặt | sưng lưỡi | phồng rộp | loét miệng | bầm tím | đau khớp | swollen lips`,
    about: 'dermatology',
    of: 'dermatology allergy_immunology general_internal pediatrics',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    answers: 'nguyên nhân | do gì | xét nghiệm gì | thử dị ứng | cause',
    says: step(
      'pill',
      'Mề đay nổi lặn nhiều tuần thường không do một món ăn: khám Da liễu hoặc Dị ứng. Thuốc đang đỡ (cetirizin, loratadin) cứ uống đều theo liều ghi tới lúc khám, hỏi có tăng được không; chỉ ngừng trước khi thử lẩy da nếu được dặn. Chụp ảnh, ghi lúc nổi, thuốc, stress; tránh aspirin, ibuprofen, rượu. Không corticoid dài ngày.',
      'Hives that come and go for over 6 weeks are seldom from one food: see dermatology or allergy. Tablets that help (such as cetirizine or loratadine) go on daily as labelled until the visit, ask whether the dose may be raised; stop some days before a skin test only if told. Photos, times, medicines, stress; no aspirin, ibuprofen or alcohol. No long steroids.',
    ),
    watch: {
      vi: 'sưng môi, lưỡi, mặt, khó thở, khàn giọng, choáng, nôn liên tục',
      en: 'swelling of lips, tongue or face, trouble breathing, a hoarse voice, faintness, constant vomiting',
    },
  },
  {
    heard: `ăn tôm | =ăn cua | ăn hải sản | ăn đậu phộng | ăn lạc | ăn nhộng | ăn trứng | ăn thịt bò | =ăn bò | uống sữa | uống thuốc … nổi mẩn | dị ứng thuốc | dị ứng hải sản | dị ứng tôm | dị ứng đậu phộng | dị ứng thức ăn | food allergy | allergic to shrimp | allergic to seafood | allergic to peanut | drug allergy | allergic to penicillin`,
    beside: `thử dị ứng | test dị ứng | xét nghiệm dị ứng | tìm dị ứng | xem dị ứng | lần trước | mấy lần | lần nào | cứ ăn | mỗi lần ăn | từng bị | thẻ dị ứng | allergy test | tested | every time | last time`,
    unless: `đang khó thở | giờ khó thở | vẫn nổi thêm | đang nổi | mới nổi | tiếng rồi | mí mắt | vừa ăn | mới ăn | ${justNow} | tím | ngất | xỉu | just ate`,
    about: 'allergy_immunology',
    of: 'allergy_immunology dermatology general_internal pediatrics laboratory',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'note',
      'Tránh hẳn món hay thuốc đó (cả nước chấm) tới khi khám Dị ứng; ghi món gì, bao lâu sau thì nổi, kèm khó thở, choáng không, ảnh chụp. Hỏi thử lẩy da hoặc IgE máu; ngừng thuốc dị ứng vài ngày trước khi thử chỉ khi được dặn. Từng sưng môi, khó thở: hỏi bút adrenalin, thẻ dị ứng, nói với mọi bác sĩ; không tự thử lại ở nhà.',
      'Avoid that food or medicine altogether (also dried, in sauces, eating out) until an allergy clinic has seen you; note what it was, how soon, breathlessness or faintness, photos. Ask about skin or IgE tests; stop allergy tablets before them only if told. After swollen lips or breathlessness ask about an adrenaline pen and an allergy card, and tell every doctor; do not try it again at home.',
    ),
    watch: {
      vi: 'sau khi ăn hay uống: khó thở, khàn giọng, sưng lưỡi, choáng, nôn liên tục, mề đay lan nhanh: gọi 115',
      en: 'after eating or taking it: trouble breathing, a hoarse voice, a swollen tongue, faintness, constant vomiting, fast spreading hives: call 115',
    },
  },
  // Head, nerves
  {
    heard: slowHeadache,
    beside: `đau đầu | nhức đầu | nặng đầu | căng đầu | thái dương | đầu em nặng | đầu nặng | headache | headaches`,
    unless: `đột ngột | chưa từng | chưa bao giờ | dữ dội | khác mọi khi | nặng hơn hẳn | nặng dần | sốt | cứng cổ | yếu tay | yếu chân | tê nửa | liệt | méo | nói khó | nói đớ | co giật | ngất | lơ mơ | té | ngã | đập đầu | chấn thương | ${withChild} | sau sinh | mới sinh | nhìn đôi | nhìn mờ | mờ mắt | nôn | ói | ung thư | hiv | 180 | 190 | 200 | huyết áp | mắt đỏ | nhai | chải đầu | chải tóc | mỏi hàm | xưa nay không đau | cả đời không | giật | u lympho | hóa chất | mặt … sưng | khói | cháy | khí gas | chọc dịch | ${justNow} | worst | sudden | fever | weak | seizure | confused | vomiting`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology general_internal psychiatry ent rehabilitation family_medicine',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'note',
      'Đau như siết, chiều nặng hơn hay gặp khi ngồi máy lâu, thiếu ngủ, căng thẳng, mỏi mắt, mỏi cổ: cứ 45 phút đứng dậy, chỉnh màn hình, ngủ đủ, đi bộ; đo huyết áp, đo mắt. Ghi nhật ký ngày đau, uống mấy viên; giảm đau không quá 2 ngày một tuần. Hỏi bác sĩ có cần chụp không: đau kiểu này khám bình thường thường chưa cần.',
      'A tight band that grows towards evening is common with long screen work, little sleep, stress, tired eyes and neck: get up every 45 minutes, adjust the screen, sleep, walk; have pressure and eyes checked. Keep a diary of days and pills; painkillers on no more than 2 days a week. Ask whether a scan is needed: with a normal examination usually not.',
    ),
    watch: {
      vi: 'đau đầu dữ dội đột ngột, yếu tay chân, nói khó, nhìn mờ, sốt cứng cổ, nôn liên tục, đau khiến thức giấc mỗi đêm',
      en: 'a sudden severe headache, a weak limb, trouble speaking, blurred sight, fever with a stiff neck, constant vomiting, pain that wakes you every night',
    },
  },
  {
    heard: `run tay … nghỉ | run tay phải | run tay trái | tay phải … run | tay trái … run | đi chậm … run | run … ngồi xem | tay run … không làm gì | tremor at rest | run như vê thuốc | =vê thuốc | run lúc nghỉ | run khi nghỉ | run … lúc nghỉ | run … khi nghỉ | run lúc ngồi | run khi ngồi | run … lúc ngồi | run … ngồi chơi | run … ngồi không | run … ngồi yên | run … để yên | bước ngắn | bước nhỏ | lê bước | lê chân | đi lụp chụp | chữ viết nhỏ | chữ nhỏ xíu | viết chữ nhỏ | =mặt đơ | mặt không cảm xúc | resting tremor | shaking at rest | shuffling`,
    beside: `run | tremor | shaking | shaky`,
    unless: `${grave} | parkinson | levodopa | madopar | sinemet | lồi mắt | mắt lồi | cổ to | sụt cân | sút cân | hồi hộp | cai rượu | bỏ rượu | uống rượu | hạ đường | vã mồ hôi | ${justNow} | lú lẫn | té đập đầu | thyroid`,
    who: 'adult',
    yearsMin: 40,
    about: 'neurology',
    of: 'neurology geriatrics general_internal rehabilitation',
    isLeading: true,
    atMost: 'routine',
    isPicture: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Quay video lúc run, lúc đi, lúc viết; ghi từ khi nào, bên nào trước. Mang hết thuốc: thuốc chống nôn, thuốc chóng mặt (cinnarizin, flunarizin), thuốc dạ dày như sulpirid có thể gây run cứng, hỏi bác sĩ trước khi ngừng. Hỏi phòng khám rối loạn vận động. Phòng té: dép có quai, tay vịn, đèn đêm, đứng dậy chậm; ăn chậm.',
      'Film the shaking, the walk and the writing; note since when and which side first. Bring all medicines: those against nausea, dizziness (cinnarizine, flunarizine) or sulpiride for the stomach can cause it; ask before stopping. Ask for a movement disorder clinic. Against falls: firm shoes, rails, night light, rise slowly; eat slowly, upright.',
    ),
    watch: {
      vi: 'té đập đầu, sặc rồi khó thở, lú lẫn đột ngột, yếu một bên, sốt cao cứng người, không nuốt được',
      en: 'a fall on the head, choking with trouble breathing, sudden confusion, weakness on one side, high fever with stiffness, being unable to swallow',
    },
  },
  {
    heard: `parkinson`,
    beside: `hết tác dụng | hết thuốc là cứng | hết thuốc lại cứng | thuốc mau hết | thuốc nhanh hết | tác dụng ngắn | tiếng là hết | giờ là hết | cứng đơ | đứng khựng | đông cứng | múa vặn | loạn động | run nhiều hơn | run tăng | chậm hơn trước | wears off | wearing off | freezing | dyskinesia | stiff`,
    unless: `${grave} | sốt | lú lẫn | không nuốt | sặc | té | ngã | bỏ thuốc | hết thuốc mấy ngày | ngưng thuốc | ${justNow} | ảo giác | thấy ma | stopped`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology geriatrics rehabilitation',
    isLeading: true,
    isAfter: true,
    atMost: 'routine',
    isPicture: true,
    within: '14d',
    watch: {
      vi: 'sốt cao cứng người, lú lẫn đột ngột, sặc rồi khó thở, không nuốt được, té đập đầu',
      en: 'high fever with stiffness, sudden confusion, choking and then trouble breathing, unable to swallow, a fall on the head',
    },
  },
  {
    heard: `tê … bàn tay | tê … ngón tay | tê tay | tê rần … tay | tay … tê | bàn tay tê | ngón tay tê | numb hands | numb fingers | hands … numb | tingling hands`,
    unless: `${grave} | huyết áp cao | tăng huyết áp | phù mặt | nhìn mờ | đau đầu | yếu tay | yếu nửa | một bên người | nửa người | face | weak | headache`,
    who: 'pregnant',
    of: 'obstetrics neurology rehabilitation general_internal',
    says: step(
      'note',
      'Tê bàn tay về đêm lúc mang thai hay gặp, thường do phù chèn dây thần kinh ở cổ tay và bớt sau sinh: đêm đeo nẹp giữ thẳng cổ tay, kê cao tay, bớt gập và xách nặng, lắc tay khi tê. Nói ở lần khám thai, đo huyết áp, thử nước tiểu; cầm đồ hay rớt hoặc ngón cái yếu thì xin khám Thần kinh hay Phục hồi chức năng. Không tự uống thuốc.',
      'Numb hands at night are common in pregnancy, mostly from swelling at the wrist, and ease after birth: a straight splint at night, hands raised, less bending and carrying, shake them out. Tell it at the antenatal visit, with pressure and urine checked; if things are dropped or the thumb weakens ask for neurology or rehabilitation. No medicine of your own.',
    ),
  },
  {
    heard: `liệt nửa người … tập | tai biến … tập | đột quỵ … tập | nhồi máu não … tập | xuất huyết não … tập | tập … liệt nửa người | tập … sau tai biến | tập … sau đột quỵ | ra viện … muốn tập | stroke … rehab | stroke … physio | rehab … stroke | liệt nửa người … vịn`,
    unless: `${justNow} | mới bị | méo miệng | lơ mơ | sốt | co giật | tái phát | bị lại`,
    who: 'adult',
    about: 'rehabilitation',
    of: 'rehabilitation stroke neurology traditional_medicine geriatrics',
    isAfter: true,
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Tập sau đột quỵ có ích nhất trong 3–6 tháng đầu: xin vào Phục hồi chức năng (huyện thường có cùng Y học cổ truyền), mang giấy ra viện, phim; hỏi tập nói, tập nuốt, mấy buổi một tuần. Ở nhà: tập tay chân yếu mỗi ngày như được dạy, không kéo vai, phòng té, ngồi thẳng khi ăn. Uống đủ thuốc ngừa tái phát, đo huyết áp.',
      'Training after a stroke helps most in the first 3–6 months: ask for rehabilitation (districts often have it with traditional medicine) with discharge paper and films; ask about speech, swallowing, sessions a week. At home: move the weak limbs daily as taught, never pull the shoulder, prevent falls, eat upright. Keep up the medicines against another stroke, measure the pressure.',
    ),
    watch: {
      vi: 'yếu hay nói khó tăng lên, co giật, đau đầu dữ dội, lơ mơ, sặc rồi khó thở, sốt, một chân sưng đau',
      en: 'weakness or speech getting worse, a fit, severe headache, drowsiness, choking with trouble breathing, fever, one swollen painful leg',
    },
  },
  // What may be a growth
  {
    heard: `hạch ở cổ | hạch cổ | nổi hạch … cổ | hạch … cổ | cổ nổi hạch | cổ … hạch | hạch dưới hàm | hạch sau tai | hạch nách | hạch ở nách | nổi hạch nách | hạch bẹn | hạch ở bẹn | hạch thượng đòn | nổi hạch | sờ thấy hạch | cục … cổ | cục ở cổ | lump in … neck | neck lump | swollen glands | swollen lymph node | lump in … armpit`,
    unless: `khó thở | nuốt không được | sốt cao | rét run | chảy mủ | sưng đỏ | nóng đỏ | đã mổ ung thư | hóa trị | tuyến giáp | nhân giáp | bướu | phình ra khi | ho … phồng | lặn … nằm | nằm xuống | thoát vị | đau răng | sâu răng | hạch vú | chemo | thyroid | hernia | ${bloody} | ${consumptive} | mủ | sốt 38 | đỏ lan | sốt 39`,
    who: 'adult',
    of: 'oncology ent hematology tuberculosis infectious_disease general_surgery general_internal',
    isAfter: true,
    within: '14d',
    isLeading: true,
    answers: 'có phải ung thư | ung thư không | lành hay ác | có sao',
    says: step(
      'question',
      'Hạch lâu không xẹp, cứng, to dần hay trên 2 cm cần siêu âm và chọc hút hoặc sinh thiết (hạch cổ thì thêm nội soi tai mũi họng), chụp phổi, công thức máu, hỏi cả lao hạch. Kể hút thuốc, sụt cân, sốt. Không đắp lá, không nặn, chích lể; sinh thiết không làm bệnh lan. Hạch nhỏ, mềm, đau sau viêm họng, sâu răng phần lớn tự xẹp.',
      'A gland that stays for over 3–4 weeks, is hard, grows or is larger than 2 cm needs an ultrasound and a needle test or biopsy (for the neck with an ENT endoscopy), a chest film, a blood count, and ask about TB. Tell of smoking, weight loss, fever, night sweats. No leaves, pressing or pricking; a biopsy does not spread it. Most small, soft, tender glands after a sore throat or bad tooth go down.',
    ),
    watch: {
      vi: 'khó thở, nuốt nghẹn tăng nhanh, hạch sưng nóng đỏ kèm sốt cao, chảy máu, mặt cổ phù',
      en: 'trouble breathing, swallowing that fast gets worse, a hot red gland with high fever, bleeding, a swollen face and neck',
    },
  },
  {
    heard: `khàn tiếng | khàn giọng | mất tiếng | khản tiếng | giọng khàn | tắt tiếng | hoarse | hoarseness | lost my voice`,
    beside: `tháng | tuần | lâu | hoài | mãi | kéo dài | không hết | months | weeks | long`,
    unless: `khó thở | thở rít | mổ tuyến giáp | sau mổ | vừa mổ | mới mổ | đặt ống | nuốt không | ngứa khắp | sưng môi | ${justNow} | after surgery | thyroid surgery | ${bloody} | ${wasting}`,
    who: 'adult',
    about: 'ent',
    of: 'ent oncology endocrinology general_internal pulmonology',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Khàn tiếng quá 3 tuần phải soi thanh quản, nhất là người hút thuốc, uống rượu hay từ 40 tuổi: khám Tai Mũi Họng, xin nội soi thanh quản. Tới đó nói ít, không thì thầm, không hắng giọng, uống đủ nước, bỏ thuốc lá, chữa trào ngược nếu có. Không tự uống kháng sinh, corticoid.',
      'Hoarseness of more than 3 weeks needs a look at the larynx, above all in smokers, drinkers or from 40 on: see ENT and ask for a laryngoscopy. Until then speak little, do not whisper or clear the throat, drink enough, no tobacco, treat reflux. No antibiotics or steroids of your own.',
    ),
    watch: {
      vi: 'khó thở, thở rít, ho ra máu, nuốt nghẹn, nổi cục ở cổ to nhanh',
      en: 'trouble breathing, noisy breathing, coughing blood, food that sticks, a fast growing lump in the neck',
    },
  },
  // Old age
  {
    heard: `hay ngã | =hay té | ngã hoài | té hoài | té … lần | ngã mấy lần | té mấy lần | ngã liên tục | té liên tục | dễ ngã | dễ té | sợ ngã | sợ té | đi hay vấp | falls often | keeps falling | fell three | fell several | repeated falls | hay té ngã | hay bị té | =ngã … lần | nga may lan`,
    yearsMin: 60,
    unless: `${grave} | đập đầu | va đầu | đau háng | không đứng được | không đi được | gãy xương | nghi gãy | sưng | bầm | chảy máu | parkinson | ${justNow} | hit … head | hip | ngã mũi | nội soi`,
    who: 'adult',
    about: 'geriatrics',
    of: 'geriatrics general_internal neurology rehabilitation cardiology orthopedics family_medicine',
    isLeading: true,
    within: '14d',
    says: step(
      'people',
      'Ngã nhiều lần không phải chỉ do tuổi: khám Lão khoa hoặc Nội; xin đo huyết áp lúc nằm và lúc đứng, điện tim, thử máu (thiếu máu, đường, muối), mắt, thuốc ngủ và thuốc huyết áp, đo loãng xương, tập thăng bằng ở Phục hồi chức năng. Ở nhà: đèn đêm, tay vịn, bỏ thảm, dép có quai, gậy hay khung; ghi ngã lúc nào, có choáng không.',
      'Repeated falls are not only age: see geriatrics or internal medicine; ask for pressure lying and standing, an ECG, blood (anaemia, sugar, salts), eyes, a look at sleeping and pressure tablets, bone density, balance training. At home: night light, rails, no rugs, firm shoes, a shower stool, a low bed, stick or frame; note when it happens and any faintness.',
    ),
    watch: {
      vi: 'ngã đập đầu (nhất là đang uống thuốc loãng máu), lơ mơ, nôn, đau háng không đứng được, ngất, yếu một bên, nói khó',
      en: 'a fall on the head (above all with blood thinners), drowsiness, vomiting, hip pain and unable to stand, fainting, weakness on one side, trouble speaking',
    },
  },
  {
    heard: `gói khám người già | gói khám cho người già | gói khám người cao tuổi | khám tổng quát người già | khám tổng quát cho người già | bố mẹ … khám tổng quát | ba má … khám tổng quát | ba mẹ … khám tổng quát | cha mẹ … khám tổng quát | ông bà … khám tổng quát | khám tổng quát … bố mẹ | khám tổng quát … ba má | khám tổng quát … ba mẹ | khám tổng quát … ông bà | check-up for my parents | health check for my parents`,
    unless: `${grave} | ${wasting} | ${bloody}`,
    who: 'adult',
    about: 'geriatrics',
    of: 'geriatrics health_checkup general_internal family_medicine neurology',
    isLasting: true,
    isAfter: true,
    answers: 'bao gồm | gồm những gì | khám những gì | gói nào | include',
    says: step(
      'question',
      'Khám tổng quát người già: ngoài máu, nước tiểu, huyết áp, hỏi thêm điện tim, đo loãng xương, mắt, tai, răng, trí nhớ, thăng bằng và rà lại mọi thuốc đang uống. Kể cả điều nhỏ như tê tay, chóng mặt, ngã. Hay quên thuốc: hộp chia thuốc theo ngày, chuông báo, người nhà nhắc.',
      'A check for the old: besides blood, urine and pressure ask about an ECG, bone density, eyes, hearing, teeth, memory, balance, and a review of all medicines. Tell small things too, such as numb hands, dizziness or falls. If tablets are forgotten: a box by days, an alarm, a relative who reminds.',
    ),
  },
  // Medicines, alcohol, journeys
  {
    heard: `nghỉ rượu … run | bỏ rượu … run | ngưng rượu … run | không uống … run | nghỉ uống … run | thiếu rượu … run | muốn cai … run | cai … run tay | không rượu … run | shake … not drinking | shakes … without alcohol | tremble … stop drinking`,
    beside: `rượu | bia | nhậu | alcohol | drink | drinking`,
    who: 'adult',
    about: 'psychiatry',
    of: 'psychiatry general_internal gastroenterology hepatology neurology',
    isLeading: true,
    within: '3d',
    says: step(
      'pill',
      'Nghỉ rượu mà run, mất ngủ là cơ thể đã lệ thuộc: đừng tự ngừng hẳn một mình ở nhà, mấy ngày đầu có thể co giật, mê sảng. Xin cai có thuốc và vitamin B1 ở Tâm thần hoặc Nội; nói uống bao nhiêu, lần cuối lúc nào, từng co giật chưa. Tới đó bớt dần, ăn đủ, có người ở cạnh; không lái xe, không thuốc ngủ với rượu.',
      'Shaking and sleeplessness without alcohol mean dependence: do not stop all at once alone at home, for fits and delirium may come in the first 1–3 days. Ask psychiatry or internal medicine with beds for withdrawal with medicine and vitamin B1; tell how much a day, the last drink, earlier fits. Until then cut down day by day, eat, have somebody near; no driving, no sleeping pills with alcohol.',
    ),
    watch: {
      vi: 'co giật, thấy hay nghe điều lạ, nói sảng, run nhiều vã mồ hôi, sốt, lơ mơ, nôn ra máu, muốn chết',
      en: 'a fit, seeing or hearing strange things, raving, heavy shaking and sweating, fever, drowsiness, vomiting blood, wanting to die',
    },
  },
  {
    heard: `đi châu phi | sang châu phi | đi phi châu | đi angola | đi nigeria | đi cameroon | đi công tác châu phi | vùng sốt rét | thuốc phòng sốt rét | thuốc ngừa sốt rét | dự phòng sốt rét | sốt vàng | sốt vàng da | malaria tablets | malaria prophylaxis | yellow fever`,
    unless: `sốt cao | đang sốt | rét run | vàng da | mới về | đi về | back from | came back | returned`,
    who: 'adult',
    atMost: 'routine',
    overErrands: true,
    answers: 'tiêm phòng gì | tiêm gì | chích gì | mua ở đâu | which vaccines',
    says: step(
      'calendar',
      'Đi vùng sốt rét, sốt vàng: trước 4–6 tuần gọi trung tâm kiểm soát bệnh tật (CDC) tỉnh, viện Pasteur hoặc kiểm dịch y tế hỏi vắc xin sốt vàng (giấy quốc tế, ít nhất 10 ngày trước), thương hàn, viêm gan, não mô cầu. Thuốc phòng sốt rét do bác sĩ kê theo nước đến; mang màn, kem chống muỗi. Về mà sốt thì nói ngay đã đi đâu.',
      'Before malaria or yellow fever regions: 4–6 weeks ahead call the provincial centre for disease control (CDC), a Pasteur institute or the health quarantine about yellow fever (certificate, at least 10 days before), typhoid, hepatitis, meningococcus. Malaria tablets are prescribed by country; take a net and repellent. With fever after return say at once where you were.',
    ),
  },
];
