import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { bloody, justNow, wasting } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** The heart and the blood vessels, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const heartTopics: readonly Topic[] = [
  {
    heard: `hồi hộp đánh trống ngực | hồi hộp trống ngực | đánh trống ngực | trống ngực | tim hồi hộp | hay hồi hộp | hồi hộp tim | tim đập nhanh | tim đập mạnh | tim đập thình thịch | tim hay đập nhanh | tim hay đập | palpitations | heart races | racing heart | heart pounding`,
    unless: `${grave} | ${withChild} | ${wasting} | run tay | tay run | lồi mắt | mắt lồi | cổ to | bướu | hoảng | lo âu | mãn kinh | bốc hỏa | tắt kinh | rung nhĩ | uống nhầm | điện giật | irregular | atrial | menopause | hot flushes | panic | anxious`,
    who: 'adult',
    of: 'cardiology general_internal endocrinology psychiatry geriatrics',
    says: step(
      'note',
      'Lúc tim đập nhanh: ngồi nghỉ, đếm mạch trong một phút (hoặc xem đồng hồ, máy đo huyết áp), ghi giờ, kéo dài bao lâu, đang làm gì. Bớt cà phê, trà đặc, nước tăng lực, thuốc lá, thức khuya. Xin đo điện tim, tốt nhất ngay lúc đang bị; hỏi thử tuyến giáp, công thức máu, có cần đeo máy Holter không.',
      'When the heart races: sit down, count the pulse for a minute (or read a watch or pressure monitor), note the hour, how long, what you were doing. Less coffee, strong tea, energy drinks, tobacco and late nights. Ask for an ECG, best while it happens; ask about thyroid tests, a blood count and a Holter monitor.',
    ),
    watch: {
      vi: 'ngất hoặc sắp ngất, đau ngực, khó thở, mạch trên 120 lúc nghỉ không xuống, yếu một bên người',
      en: 'fainting or nearly so, chest pain, trouble breathing, a resting pulse above 120 that does not settle, weakness on one side',
    },
  },
  {
    heard: `tim đập loạn | tim loạn nhịp | loạn nhịp tim | nhịp tim không đều | tim đập không đều | mạch không đều | mạch loạn | nhịp tim 120 | nhịp tim 130 | nhịp tim 140 | nhịp tim 150 | mạch 120 | mạch 130 | mạch 140 | irregular heartbeat | heart rate … irregular | irregular pulse | pulse … irregular | heart … irregular`,
    unless: `ngoại tâm thu | nhịp xoang không đều | điện giật | extrasystole`,
    who: 'adult',
    about: 'cardiology',
    of: 'cardiology general_internal emergency geriatrics',
    says: step(
      'firstaid',
      'Nhịp tim nhanh, không đều: ngồi nghỉ, không gắng sức, không tự lái xe. Điều cần nhất là đo điện tim lúc đang bị: nơi nào gần có máy thì đo trước. Nói giờ bắt đầu, thuốc tim, thuốc huyết áp, thuốc chống đông đang uống; không uống thêm liều. Hỏi có cần thuốc ngừa cục máu đông không.',
      'A fast, irregular heart: sit and rest, no exertion, do not drive. What counts is an ECG while it lasts: any near place with a machine can do it first. Tell when it began and which heart, pressure and blood-thinning medicines are taken; no extra dose. Ask whether something against clots is needed.',
    ),
    watch: {
      vi: 'đau ngực, ngất, khó thở lúc nghỉ, méo miệng, nói khó, yếu một bên người',
      en: 'chest pain, fainting, breathlessness at rest, a drooping face, trouble speaking, weakness on one side',
    },
  },
  {
    heard: `hai mắt cá … sưng | mắt cá … sưng … chiều | mắt cá … sưng lên mỗi chiều | chiều … sưng chân | chiều … chân sưng | chiều nào … sưng | ấn … lõm | bàn chân … sưng … chiều | xuống máu chân | phù chân | chân phù | phù hai chân | phù 2 chân | hai chân phù | 2 chân phù | hai chân bị phù | bàn chân … phù | chân … phù | chân sưng phù | phù bàn chân | phù mắt cá | hai chân sưng | 2 chân sưng | sưng hai chân | sưng 2 chân | ấn lõm | swollen ankles | swollen feet | swollen legs | ankles swell | feet swell`,
    unless: `${withChild} | sau sinh | mới sinh | một chân | một bên chân | 1 bên chân | chân trái | chân phải | bắp chân | đỏ | nóng | té | ngã | bong gân | lật | suy tim | suy thận | xơ gan | chạy thận | ung thư | amlodipin | amlodipine | one leg | left leg | right leg | calf | heart failure | kidney failure | pregnant`,
    who: 'adult',
    about: 'general_internal',
    of: 'cardiology general_internal nephrology vascular_surgery hepatology geriatrics endocrinology rheumatology',
    says: step(
      'question',
      'Phù cả hai chân: hỏi bác sĩ Nội thử nước tiểu (đạm), creatinin, men gan và albumin, tuyến giáp, điện tim hoặc siêu âm tim. Tới đó cân mỗi sáng, ăn nhạt, kê cao chân khi nằm, đứng ngồi lâu thì đi lại; mang mọi thuốc đang uống (thuốc huyết áp, giảm đau, corticoid có thể gây phù). Không tự mua thuốc lợi tiểu.',
      'Swelling of both legs: ask an internist for urine protein, creatinine, liver tests and albumin, thyroid, an ECG or heart ultrasound. Until then weigh every morning, little salt, legs up when lying, walk between long sitting or standing; bring all medicines (pressure tablets, painkillers, steroids may cause it). No water tablets of your own.',
    ),
    watch: {
      vi: 'khó thở, phải ngồi mới ngủ được, đau ngực, một chân sưng đau hẳn hơn, phù lên mặt, tiểu rất ít',
      en: 'trouble breathing, having to sit up to sleep, chest pain, one leg much more swollen and painful, a swollen face, hardly any urine',
    },
  },
  {
    heard: `amlodipin | amlodipine | amlor | nifedipin | felodipin`,
    beside:
      '=phù | phù chân | chân phù | sưng chân | chân sưng | sưng mắt cá | cổ chân to | chân to ra | cổ chân … to | mắt cá … to | mắt cá sưng | swollen | swelling',
    unless: `${grave} | ${withChild} | một chân | suy tim | một bên`,
    who: 'adult',
    about: 'cardiology',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    answers: 'đổi thuốc | ngưng thuốc | ngừng thuốc | bỏ thuốc | do thuốc | change | stop',
    says: step(
      'pill',
      'Thuốc huyết áp nhóm này (amlodipin, nifedipin) hay gây phù mắt cá, không hại tim; đừng tự bỏ vì huyết áp sẽ vọt lên. Gọi hoặc đến bác sĩ đã kê: thường giảm liều hoặc đổi loại. Mang sổ đo huyết áp; phù nhiều thì xin thử nước tiểu, creatinin.',
      'Pressure tablets of this kind (amlodipine, nifedipine) often swell the ankles without harming the heart; do not stop them yourself, or the pressure will jump. Call or see the prescriber: usually the dose is lowered or the kind changed. Bring the pressure record; if it is much, ask for urine and creatinine.',
    ),
    watch: {
      vi: 'khó thở, một chân sưng đau hẳn, đau ngực, phù mặt, huyết áp từ 180/120 kèm đau đầu',
      en: 'trouble breathing, one leg clearly swollen and painful, chest pain, a swollen face, 180/120 or more with headache',
    },
  },
  {
    heard: `enalapril | lisinopril | perindopril | coversyl | captopril | ramipril | imidapril`,
    beside: 'ho | ho khan | cough | coughing',
    unless: `${grave} | sưng môi | sưng lưỡi | môi … dày | môi … tê | môi sưng | môi hơi | lưỡi | ${justNow} | ${bloody} | ${wasting} | lip | tongue`,
    who: 'adult',
    about: 'cardiology',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    answers: 'đổi thuốc | ngưng thuốc | ngừng thuốc | bỏ thuốc | do thuốc | change | stop',
    says: step(
      'pill',
      'Thuốc huyết áp nhóm “-pril” có thể gây ho khan dai dẳng: đừng tự bỏ, mang hộp thuốc đến bác sĩ đã kê để đổi nhóm khác; đổi rồi thường vài tuần mới hết ho. Thuốc ho, kháng sinh không giúp. Ho có đờm, sốt, sụt cân hay đổi thuốc mà vẫn ho thì hỏi chụp phổi.',
      'Pressure tablets ending in “-pril” may cause a lasting dry cough: do not stop them yourself, take the box to the prescriber to change to another group; it usually takes weeks to go. Cough medicine and antibiotics do not help. With phlegm, fever, weight loss, or if it stays after the change, ask for a chest film.',
    ),
    watch: {
      vi: 'sưng môi, lưỡi, mặt; khó thở; ho ra máu; đau ngực',
      en: 'swelling of lips, tongue or face; trouble breathing; coughing blood; chest pain',
    },
  },
  {
    heard: `huyết áp thấp | bị huyết áp thấp | huyết áp hay thấp | tụt huyết áp | huyết áp tụt | huyết áp hay tụt | low blood pressure`,
    unless: `${grave} | ${withChild} | ${bloody} | sốt xuất huyết | tiêu chảy | nôn | ói | mất máu | dị ứng | ong đốt | suy tim | vã mồ hôi | lạnh toát | ra máu`,
    who: 'adult',
    of: 'cardiology general_internal neurology geriatrics family_medicine endocrinology',
    says: step(
      'note',
      'Huyết áp thấp mà hay choáng: đứng dậy chậm, ngồi mép giường một lúc, uống đủ nước, không bỏ bữa; choáng thì nằm xuống kê chân cao. Đo lúc nằm rồi lúc đứng 1–3 phút, ghi lại. Hỏi thử công thức máu, đường, điện tim, tuyến giáp, xem lại thuốc đang uống (huyết áp, lợi tiểu, tiền liệt, an thần). Không tự mua thuốc nâng áp.',
      'Low pressure with dizziness: rise slowly, sit on the edge of the bed first, drink enough, skip no meal; when faint lie down with the legs up. Measure lying, then after 1–3 minutes of standing. Ask for a blood count, sugar, ECG, thyroid and a review of medicines (pressure, water tablets, prostate, sedatives). No tablets to raise it on your own.',
    ),
    watch: {
      vi: 'ngất, đau ngực, khó thở, phân đen hoặc ra máu nhiều, lơ mơ, tay chân lạnh ẩm',
      en: 'fainting, chest pain, trouble breathing, black stools or much blood, drowsiness, cold clammy limbs',
    },
  },
  {
    heard: `đứng dậy … chóng mặt | đứng dậy … xây xẩm | đứng dậy … choáng | đứng dậy … hoa mắt | đứng lên … chóng mặt | đứng lên … xây xẩm | đứng lên … choáng | đứng lên … hoa mắt | chóng mặt … đứng dậy | xây xẩm … đứng dậy | choáng … đứng dậy | hoa mắt … đứng dậy | chóng mặt … đứng lên | xây xẩm … đứng lên | choáng … đứng lên | dizzy when … stand | dizzy … standing up | lightheaded … stand`,
    unless: `${grave} | ${withChild} | ${bloody} | thuốc của 2 | thuốc của 3 | thuốc của hai | thuốc của ba | thuốc của nhiều | rụng tóc | tóc rụng | kinh nguyệt | kinh ra | sốt xuất huyết | tiêu chảy | ói | quay cuồng | quay vòng`,
    who: 'adult',
    yearsMin: 50,
    of: 'cardiology general_internal neurology geriatrics endocrinology family_medicine ent',
    says: step(
      'note',
      'Choáng khi đứng dậy: ngồi mép giường vài phút rồi mới đứng, vịn chắc, uống đủ nước, đừng tắm nước quá nóng. Đo huyết áp lúc nằm, rồi sau khi đứng 1 và 3 phút, ghi cả hai. Mang mọi thuốc: bác sĩ có thể phải bớt thuốc huyết áp, lợi tiểu, tiền liệt, thuốc ngủ; đừng tự bỏ. Hỏi công thức máu, đường, điện tim.',
      'Faint on rising: sit on the edge of the bed for some minutes, hold on, drink enough, no very hot baths. Measure the pressure lying and after 1 and 3 minutes of standing, and note both. Bring all medicines: pressure, water, prostate or sleeping tablets may have to be lowered; do not stop them yourself. Ask for a blood count, sugar and an ECG.',
    ),
    watch: {
      vi: 'ngất, té đập đầu, đau ngực, khó thở, phân đen, nói khó, yếu một bên người',
      en: 'fainting, a fall on the head, chest pain, trouble breathing, black stools, trouble speaking, weakness on one side',
    },
  },
  {
    heard: `nổi gân xanh | gân xanh nổi | gân xanh ngoằn ngoèo | gân xanh … chân | chân … gân xanh | bắp chân … gân xanh | gân xanh như mạng nhện | tĩnh mạch mạng nhện | giãn tĩnh mạch | suy giãn tĩnh mạch | giãn tĩnh mạch chân | suy tĩnh mạch | varicose | varicose veins | spider veins`,
    before: `mổ laser | đốt laser | mổ tĩnh mạch | laser suy tĩnh mạch | laser tĩnh mạch | bơm keo | chích xơ | vein surgery`,
    unless: `tĩnh mạch tinh | tĩnh mạch thừng | thừng tinh | tĩnh mạch thực quản | varicocele | bìu | bụng … gân xanh | ngực … gân xanh | vú | ${withChild} | =đỏ | đỏ cứng | sưng đỏ | nóng đỏ | cứng đau | =nóng | loét | chảy dịch | chảy máu | ra máu | máu bắn | máu phun | vỡ | cứng như | cứng … đau | sưng đau | sưng to | hơi sưng | sưng một | bắp chân sưng | khó thở | đau ngực | red | hot | ulcer | bleeding | swollen`,
    about: 'vascular_surgery',
    of: 'vascular_surgery cardiology cardiac_surgery general_surgery general_internal diagnostic_imaging',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    answers: 'siêu âm | phải mổ | cần mổ | đốt | vớ | ultrasound',
    says: step(
      'note',
      'Chân nổi gân xanh, nặng, chuột rút: khám Mạch máu hoặc Tim mạch trước, bác sĩ cho siêu âm Doppler tĩnh mạch chân thì bảo hiểm mới trả. Tới đó đứng lâu thì nhón gót, đi vài phút mỗi giờ, tối kê chân cao hơn tim; vớ ép mua sau khi bác sĩ chọn cỡ. Không xoa bóp mạnh, không ngâm nước nóng, không đắp lá.',
      'Blue veins with heavy, cramping legs: see vascular medicine or cardiology first; insurance pays for a venous Doppler ultrasound once the doctor orders it; until then rise on your toes when standing, walk some minutes every hour, legs above the heart in the evening; stockings after the doctor has chosen the size. No hard massage, hot baths or leaves.',
    ),
    watch: {
      vi: 'một bên bắp chân sưng đau nóng, khó thở, đau ngực, gân vỡ chảy máu (nằm xuống, giơ chân, ép chặt), loét',
      en: 'one calf swollen, painful and hot, trouble breathing, chest pain, a vein that bleeds (lie down, leg up, press hard), an ulcer',
    },
  },
  {
    heard: `tay … sưng | tay … phù | tay … to dần | cánh tay … sưng | cánh tay … phù | cánh tay … to | tay … nặng dần | sưng tay | phù tay | phù bạch huyết | arm … swollen | arm … swelling | swollen arm | lymphedema | lymphoedema`,
    beside: `ung thư vú | mổ vú | cắt vú | đoạn nhũ | nạo hạch nách | vét hạch | breast cancer | mastectomy`,
    unless: `${grave} | =đỏ | đỏ lên | sưng đỏ | đỏ nóng | nóng đỏ | nóng rát | đau nhiều | lan nhanh | tím tái | gãy | bị té | bị ngã | mới ngã | mới té | red | hot | fell`,
    who: 'adult',
    about: 'oncology',
    of: 'oncology rehabilitation breast vascular_surgery radiation_oncology',
    isLeading: true,
    isAfter: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'note',
      'Tay bên mổ vú sưng dần thường do bạch huyết ứ, chữa sớm thì đỡ hơn: khám nơi đã mổ hoặc khoa Ung bướu, xin siêu âm tĩnh mạch và nách, rồi Phục hồi chức năng (xoa dẫn lưu, băng hoặc vớ ép, bài tập). Tay này không đo huyết áp, không tiêm, không lấy máu; tránh xước, bỏng, xách nặng, tháo nhẫn; không chườm nóng, không xông.',
      'Slow swelling of the arm on the operated side is usually lymph, and early treatment helps more: see the place that operated or oncology, ask for an ultrasound of veins and armpit, then rehabilitation (drainage massage, bandage or sleeve, exercises). No pressure cuff, needles or blood tests on this arm; no scratches, burns or heavy bags, rings off; no heat.',
    ),
    watch: {
      vi: 'tay đỏ nóng đau, sốt rét run, sưng vọt trong một hai ngày, khó thở, tay tím lạnh',
      en: 'a red, hot, painful arm, fever with shivering, fast swelling within a day or two, trouble breathing, a blue or cold hand',
    },
  },
];
