import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { justNow, palePerson, tired, treatedHere, wasting } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** Glands, weight, and a first look at the blood, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const glandTopics: readonly Topic[] = [
  {
    heard: `tăng cân … sợ lạnh | sợ lạnh … tăng cân | mệt … sợ lạnh | sợ lạnh … mệt | sợ lạnh … táo bón | da khô … sợ lạnh | sợ lạnh … da khô | mệt … tăng cân … táo bón | người phù … sợ lạnh | cold all the time | always cold … tired | tired … cold … weight`,
    unless: `${grave} | ${withChild} | sốt | rét run`,
    who: 'adult',
    about: 'endocrinology',
    of: 'endocrinology general_internal gynecology hematology',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Mệt, sợ lạnh, tăng cân, táo bón, da khô: xin thử tuyến giáp (TSH, FT4) ngay buổi đầu, kèm công thức máu, đường, mỡ máu; không cần nhịn ăn để thử tuyến giáp. Kể kinh nguyệt, thuốc đang uống, mới sinh con hay mong có con. Không mua viên i-ốt, thuốc giảm cân.',
      'Tired, cold, gaining weight, constipated, dry skin: ask for thyroid tests (TSH, FT4) at the first visit with a blood count, sugar and fats; no fasting is needed for the thyroid. Tell of the monthly cycle, medicines, a recent birth or a wish for a child. No iodine or slimming pills of your own.',
    ),
    watch: {
      vi: 'lơ mơ, người lạnh toát, mạch rất chậm, khó thở, phù nhanh',
      en: 'drowsiness, being very cold, a very slow pulse, trouble breathing, fast swelling',
    },
  },
  {
    heard: `khát nước … tiểu nhiều | hay khát … tiểu nhiều | khát … đi tiểu nhiều | uống nhiều … tiểu nhiều | khát … tiểu đêm | tiểu nhiều … khát | khát nước … sụt | khát … sút | tiểu nhiều … sụt | tiểu nhiều … sút | tiểu … kiến bu | nước tiểu … kiến | very thirsty … urine | thirsty … peeing | thirsty … urinating`,
    unless: `${withChild} | ${treatedHere} | nôn | ói | lơ mơ | thở nhanh | thở sâu | lừ đừ | nằm liệt | vomiting | drowsy`,
    who: 'adult',
    about: 'endocrinology',
    of: 'endocrinology general_internal laboratory nephrology urology',
    leavesOut: 'diabetes',
    isLeading: true,
    says: step(
      'question',
      'Khát, tiểu nhiều, sụt cân: thử đường huyết ngay ở nơi gần nhất (trạm y tế, nhà thuốc có máy cũng được), không chờ nhịn ăn; trên 11 mmol/L (200 mg/dL) thì đi khám Nội tiết ngay hôm đó. Xin thêm HbA1c, nước tiểu (đường, ceton), creatinin. Uống nước lọc, ngừng nước ngọt, sữa đặc; không thuốc nam.',
      'Thirst, much urine and weight loss: have the blood sugar measured at once at the nearest place (a health station or pharmacy will do), without waiting to fast; above 11 mmol/L (200 mg/dL) see endocrinology the same day. Ask also for HbA1c, urine (sugar, ketones) and creatinine. Plain water, no sweet drinks or condensed milk; no herbs.',
    ),
    watch: {
      vi: 'nôn nhiều, đau bụng, thở nhanh sâu, lơ mơ, lả đi',
      en: 'repeated vomiting, belly pain, deep fast breathing, drowsiness, exhaustion',
    },
  },
  {
    heard: tired,
    beside: palePerson,
    unless: `${withChild} | sau sinh | mới sinh | đột ngột | ngất | xỉu | đau ngực | tức ngực | phân đen | đi cầu đen | nôn ra máu | băng huyết | ra máu ồ ạt | sốt | sốt xuất huyết | ung thư | bạch cầu | suy thận | suy tim | xơ gan | viêm gan | tiểu đường | huyết áp | nôn | tiêu chảy | quay cuồng | hiv | bệnh tim | phù chân | chân phù | hút thuốc | kê gối | khó thở | fever | chest pain | fainted | cancer`,
    who: 'adult',
    about: 'general_internal',
    of: 'general_internal hematology family_medicine endocrinology gynecology gastroenterology geriatrics laboratory',
    isLeading: true,
    leavesOut: 'postpartum',
    within: '14d',
    answers: 'xét nghiệm gì | thử gì | thiếu gì | thiếu chất',
    says: step(
      'question',
      'Mệt, xanh, choáng: khám Nội (hoặc Huyết học), xin công thức máu, ferritin, tuyến giáp (TSH), đường, chức năng gan thận; ăn chay lâu thì thêm vitamin B12. Kể chỗ nào mất máu (kinh nhiều, trĩ, phân đen), ăn uống, giấc ngủ, buồn lo. Ăn thịt cá, trứng, đậu, rau xanh; đừng uống sắt trước khi lấy máu, không truyền “đạm, nước biển”.',
      'Tired, pale, lightheaded: see internal medicine (or haematology) and ask for a blood count, ferritin, thyroid (TSH), sugar, liver and kidney tests; after years without meat also vitamin B12. Tell where blood may be lost (monthly bleeding, piles, black stools), diet, sleep and mood. Meat, fish, eggs, beans, greens; no iron before the blood is taken, no “strengthening” drips.',
    ),
    watch: {
      vi: 'ngất, khó thở lúc nghỉ, đau ngực, tim đập rất nhanh, phân đen, ra máu nhiều',
      en: 'fainting, breathlessness at rest, chest pain, a racing heart, black stools, heavy bleeding',
    },
  },
  {
    heard: wasting,
    unless: `${grave} | ${withChild} | nghén | nằm quay mặt | chán sống | không thiết | trầm cảm | sau sinh | giảm cân | ăn kiêng | tập gym | sợ mập | sợ béo | khát | tiểu nhiều | run tay | tay run | cổ to | lồi mắt | mắt lồi | ho kéo dài | ho … tuần | ho … tháng | ho hoài | ho khạc | ung thư | hóa trị | xạ trị | hiv | phân dẹt | máu | khạc | ra máu | có máu | lẫn máu | phân đen | nuốt nghẹn | vàng da | vàng mắt | yellow | jaundice | hạch | tiêu chảy | đi cầu lỏng | đi ngoài lỏng | phân lỏng | mất ngủ | buồn | tiểu đường | suy tim | suy thận | =lao | lao phổi | wanted to lose | diet | cancer | cough | blood | thirsty`,
    who: 'adult',
    about: 'general_internal',
    of: 'general_internal gastroenterology oncology endocrinology infectious_disease geriatrics pulmonology hepatology family_medicine',
    isLeading: true,
    within: '14d',
    answers: 'xét nghiệm gì | khám gì | thử gì',
    says: step(
      'question',
      'Sụt cân không chủ ý cần tìm nguyên nhân: khám Nội tổng hợp, xin công thức máu, đường, tuyến giáp, gan thận, X-quang phổi, siêu âm bụng; hỏi có cần nội soi dạ dày, đại tràng. Ghi cân nặng từng tháng, ăn được bao nhiêu, sốt chiều, ho, phân, răng, giấc ngủ, buồn lo; mang mọi thuốc. Không mua thuốc tăng cân (hay có corticoid).',
      'Weight loss that was not intended needs its cause: see general internal medicine and ask for a blood count, sugar, thyroid, liver and kidneys, a chest film and an abdominal ultrasound, and whether scopes are needed. Note weight by month, appetite, evening fever, cough, stools, teeth, sleep and mood; bring all medicines. No fattening pills (they often hold steroids).',
    ),
    watch: {
      vi: 'không ăn uống được, nôn ra máu, phân đen, khó thở, lơ mơ, sốt cao, vàng da',
      en: 'no food or drink, vomiting blood, black stools, trouble breathing, drowsiness, high fever, yellow skin',
    },
  },
  {
    heard: `tiểu cầu cao | tiểu cầu tăng | tăng tiểu cầu | hồng cầu nhỏ | mcv thấp | high platelets`,
    unless: `${grave} | ${withChild} | bạch cầu cấp | ung thư máu | hóa trị | ${wasting} | bầm | chảy máu | hạch | đau bụng | leukaemia | leukemia | bruis | bleeding | tiểu cầu thấp | tiểu cầu còn | tiểu cầu giảm | xanh đi | da xanh | bệnh viện lớn | có con | vợ chồng | tan máu | tan mau | thalassemia | thalassaemia`,
    of: 'hematology general_internal laboratory health_checkup infectious_disease pediatrics family_medicine',
    isAfter: true,
    atMost: 'routine',
    answers: 'có sao | nguy hiểm | bệnh gì | ung thư | serious',
    says: step(
      'calendar',
      'Một lần công thức máu lệch nhẹ mà người khỏe thường do viêm, cảm, thuốc, hút thuốc: thử lại sau 2–4 tuần, xin xem lam máu; vẫn lệch hay lệch nhiều thì khám Huyết học. Mang các tờ cũ để so, kể thuốc đang uống (corticoid làm bạch cầu cao). Đừng tự uống kháng sinh.',
      'One slightly abnormal blood count in someone who feels well mostly comes from an infection, a medicine or smoking: repeat it after 2–4 weeks and ask for a smear; if it stays or is far off, see haematology. Bring older results to compare and tell of medicines (steroids raise white cells). No antibiotics of your own.',
    ),
    watch: {
      vi: 'sốt cao, rét run, bầm tím nhiều nơi, chảy máu không cầm, sụt cân, nổi hạch, mệt lả',
      en: 'high fever, shivering, many bruises, bleeding that does not stop, weight loss, swollen glands, exhaustion',
    },
  },
  {
    heard: `vết bầm … không nhớ | vết bầm … không biết | vết bầm … không rõ | bầm … không nhớ | bầm … không rõ | hay có vết bầm | nhiều vết bầm | bầm tím … không va | hay bầm tím | hay bị bầm | bầm tím không rõ | bầm tím tự nhiên | tự nhiên bầm | bầm khắp | dễ bầm | nổi vết bầm | vết bầm … không va | bruises easily | bruise easily | unexplained bruises`,
    saidWithout: `mặt tròn | corticoid | do va | va bàn | tiểu cầu 2 | tiểu cầu 3 | tiểu cầu bình thường | plavix | aspirin`,
    unless: `${grave} | té | ngã | đánh | bạo hành | tai nạn | sốt xuất huyết | dengue | hit | beaten | fell`,
    about: 'hematology',
    of: 'hematology general_internal pediatrics dermatology hepatology',
    within: '3d',
    isLeading: true,
    says: step(
      'question',
      'Bầm tím không do va chạm: thử công thức máu (tiểu cầu) và đông máu ở bệnh viện gần nhất, lấy kết quả trong ngày; thấp thì chuyển Huyết học. Tới đó không aspirin, ibuprofen, không tiêm bắp, không cạo gió, giác hơi, xoa bóp; mang mọi thuốc, nhất là thuốc loãng máu, corticoid, thuốc nam. Chụp ảnh vết bầm.',
      'Bruises without knocks: have a blood count (platelets) and clotting tested at the nearest hospital, with the result the same day; if low, on to haematology. Until then no aspirin or ibuprofen, no injections into muscle, scraping, cupping or massage; bring all medicines, above all blood thinners, steroids, herbs. Take photos.',
    ),
    watch: {
      vi: 'chảy máu cam, chân răng không cầm, phân đen, tiểu đỏ, đau đầu dữ, nổi chấm đỏ khắp người, sốt',
      en: 'a nose or gums that keep bleeding, black stools, red urine, severe headache, red dots all over, fever',
    },
  },
  {
    heard: `gút … năm | gout … năm | gút mãn | gút mạn | gút lâu | gút tái phát | bị gút lâu | gút … tái đi tái lại | nổi u cục … gút | gút … u cục | hạt tophi | tophi | gout for … years | chronic gout | gút … tháng | hay bị sưng đau ngón chân | hay bị sưng ngón chân | hay sưng ngón chân cái | hay sưng đau ngón chân cái | ngón chân cái … mỗi tháng | ngón chân cái … tháng một lần | ngón chân cái … tháng 1 lần | gout … times a year`,
    unless: `${grave} | ${justNow} | rét run | không đi được | không đi nổi | chảy mủ | vỡ | mặt tròn | mới thay khớp`,
    who: 'adult',
    about: 'rheumatology',
    of: 'rheumatology general_internal orthopedics nephrology endocrinology',
    isLeading: true,
    isAfter: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'pill',
      'Gút hay đau lại cần hỏi thuốc hạ axit uric uống đều, không chỉ lúc đau: khám Khớp hoặc Nội, thử axit uric, creatinin. Allopurinol, febuxostat đừng tự bỏ, trừ khi nổi ban, loét miệng: ngừng, khám ngay. Thuốc tàu, gói “đỡ liền” hay trộn corticoid: mang theo, dùng lâu đừng ngừng ngang. Không bia rượu; sưng thì nghỉ, chườm mát.',
      'Recurring gout calls for asking about regular uric acid medicine, not only when it hurts: rheumatology or internal medicine, test uric acid and creatinine. Do not drop allopurinol or febuxostat, except with a rash or mouth sores: stop, be seen now. Chinese or “quick relief” packets often hold steroids: bring them, after long use do not stop suddenly. No alcohol; if swollen rest, cool it.',
    ),
    watch: {
      vi: 'khớp nóng đỏ kèm sốt rét run, cục vỡ chảy mủ, tiểu rất ít, phân đen',
      en: 'a hot red joint with fever and shivering, a lump that breaks and weeps, hardly any urine, black stools',
    },
  },
  {
    heard: `khớp bàn chân … sưng | bàn chân … sưng vù | khớp … sưng vù | cổ chân … sưng vù | ngón chân cái … sưng | ngón cái … sưng đỏ | khớp ngón chân … sưng | bàn chân … sưng đỏ đau | mắt cá … sưng đỏ | khớp bàn ngón … sưng | sưng … ngón chân cái | big toe … swollen | swollen big toe | big toe … red`,
    beside: `đêm qua | tối qua | hôm qua | sáng nay | tự nhiên | nhậu | uống bia | uống rượu | hải sản | tiệc | thịt chó | nội tạng | nhức nhối | đau nhức | beer | night | suddenly | seafood`,
    unless: `${grave} | gút | gout | tiểu đường | đạp đinh | đạp phải | bị té | té xe | bị ngã | ngã xe | lật cổ chân | lật sơ mi | va vào | va phải | vấp | đá banh | đá bóng | móng quặp | móng chân | khóe móng | có mủ | chảy mủ | thâm đen | tím đen | =hôi | mùi hôi | bị cắt | chảy dịch | bong gân | diabet | fell | twisted | nail | ingrown`,
    who: 'adult',
    about: 'rheumatology',
    of: 'rheumatology general_internal orthopedics family_medicine',
    isLeading: true,
    says: step(
      'note',
      'Khớp sưng đỏ tự nhiên, đau từ đêm: nghỉ, kê cao chân, chườm mát, uống nước, không bia rượu, không xoa dầu nóng, không chọc, không tiêm khớp ngoài bệnh viện. Khám Nội hoặc Cơ xương khớp sớm: thuốc có ích nhất trong 1–2 ngày đầu; xin axit uric, creatinin (axit uric lúc đang đau có thể vẫn thấp). Không mua thuốc gói, thuốc tàu.',
      'A joint that reddens and swells by itself overnight: rest, foot up, cool packs, water, no beer, no hot oil, no pricking, no injections outside a hospital. See internal medicine or rheumatology early: the medicine helps most in the first 1–2 days; ask for uric acid and creatinine (during an attack it may still be normal). No packets of unknown pills.',
    ),
    watch: {
      vi: 'sốt, rét run, đỏ lan lên bàn chân cẳng chân, vết thương ở đó, không chịu nổi cơn đau',
      en: 'fever, shivering, redness that spreads up the foot and leg, a wound there, unbearable pain',
    },
  },
];
