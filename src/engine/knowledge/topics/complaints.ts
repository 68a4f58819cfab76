import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** What people complain of most; heard only where nothing more particular was. */
export const complaints: readonly Topic[] = [
  { heard: 'sốt | fever | feverish', isFever: true },
  {
    heard: 'tiểu buốt | tiểu rắt | tiểu gắt | đái buốt | đái rắt | tiểu rát | burning when i pee | painful urination',
    of: 'urology nephrology gynecology obstetrics andrology infectious_disease',
    saidWithout: 'jj | hiện tại không bị | tiểu rất khó | nhỏ giọt | tinh hoàn | bìu',
    says: step(
      'note',
      'Uống nhiều nước, đừng nhịn tiểu; thử nước tiểu trước khi uống kháng sinh.',
      'Drink much, do not hold urine; have the urine tested before any antibiotic.',
    ),
    watch: {
      vi: 'sốt rét run, đau hông lưng, tiểu ra máu, không tiểu được',
      en: 'fever with shivering, pain in the flank, blood in the urine, being unable to pass urine',
    },
  },
  {
    heard: 'đau dạ dày | trào ngược | ợ chua | ợ nóng | đau thượng vị | đầy hơi | gerd | heartburn | reflux',
    of: 'gastroenterology hepatology general_internal general_surgery ent',
    isLasting: true,
    says: step(
      'note',
      'Ăn ít một, tránh rượu, cà phê, đồ cay, không ăn trước khi ngủ 3 giờ; không tự uống giảm đau, thuốc nam. Hỏi có cần thử HP, nội soi không; nếu soi sáng đó thì nhịn ăn.',
      'Small meals, no alcohol, coffee or spices, nothing for 3 hours before bed; no painkillers or herbs of your own. Ask about an HP test or endoscopy; fast if it is that morning.',
    ),
    watch: {
      vi: 'nôn ra máu, phân đen, đau bụng dữ dội, nôn không ngừng',
      en: 'vomiting blood, black stools, severe belly pain, vomiting without stop',
    },
  },
  {
    heard: 'nấc cụt | nấc cục | bị nấc | hiccups | hiccup',
    of: 'gastroenterology general_internal neurology',
    isLasting: true,
    says: step(
      'note',
      'Nấc thường tự hết: uống từng ngụm nước lạnh, nín thở một lúc, tránh rượu và đồ cay. Quá hai ngày, mất ngủ hay không ăn được thì đi khám Nội.',
      'Hiccups mostly stop by themselves: sip cold water, hold your breath for a while, no alcohol or spicy food. After two days, or without sleep or food, see a doctor of internal medicine.',
    ),
    watch: {
      vi: 'yếu liệt, nói khó, đau ngực, khó thở, nôn ra máu',
      en: 'weakness, trouble speaking, chest pain, trouble breathing, vomiting blood',
    },
  },
  {
    heard: 'táo bón | constipation',
    of: 'gastroenterology colorectal_surgery general_surgery general_internal nutrition obstetrics',
    isLasting: true,
    // What a medicine does is for who prescribed it, who may well give a laxative.
    saidWithout:
      'clozapin | clozapine | olanzapin | olanzapine | thuốc tâm thần | morphin | morphine | codein | tramadol | opioid',
    says: step(
      'note',
      'Ăn nhiều rau, uống nước, đi lại; không thụt tháo, không tự mua thuốc xổ nhiều ngày. Ghi mấy ngày đi một lần, có máu không.',
      'More vegetables, water and movement; no enemas or laxatives for days. Note how often, and any blood.',
    ),
    watch: {
      vi: 'đau bụng dữ dội, nôn, bụng chướng không trung tiện, đi ngoài ra máu',
      en: 'severe belly pain, vomiting, a swollen belly without passing wind, blood in the stool',
    },
  },
  {
    heard: 'đau đầu | nhức đầu | đau nửa đầu | migraine | headache | headaches',
    of: 'neurology neurosurgery general_internal ent ophthalmology stroke psychiatry',
    isLasting: true,
    saidWithout:
      'đi nắng | nhậu | uống bia | say rượu | beers | hangover | say nắng | phơi nắng | chanh muối | too much sun',
    says: step(
      'note',
      'Ghi ngày giờ, kéo dài bao lâu, kèm gì, đã uống thuốc gì; đừng uống thuốc giảm đau quá 2 ngày một tuần. Đo huyết áp.',
      'Note when, how long, with what, and which pills; painkillers on no more than 2 days a week. Measure the blood pressure.',
    ),
    watch: {
      vi: 'đau đầu dữ dội đột ngột, yếu tay chân, nói khó, nhìn mờ, sốt cứng cổ, nôn liên tục',
      en: 'a sudden severe headache, weak limbs, trouble speaking, blurred sight, fever with a stiff neck, vomiting on and on',
    },
  },
  {
    heard: `huyết áp … không đau đầu | huyết áp … không nhức đầu | huyết áp … không đau ngực | huyết áp … không khó thở | huyết áp … không triệu chứng | huyết áp … không chóng mặt
      | huyết áp … không mệt | huyết áp … người khỏe | blood pressure … no symptoms | blood pressure … no headache | blood pressure … feel fine`,
    who: 'adult',
    about: 'cardiology',
    atMost: 'routine',
    isOfLowPressure: true,
    isOfPressure: true,
    isLasting: true,
    says: step(
      'note',
      'Mức này chưa phải cấp cứu. Ngồi nghỉ 5 phút rồi đo, sáng và tối trong một tuần, ghi lại mang đi khám; ăn nhạt, không tự mua thuốc hạ áp.',
      'This is no emergency. Rest for 5 minutes and measure morning and evening for a week, and bring the figures; less salt, buy no pills yourself.',
    ),
    watch: {
      vi: 'từ 180/120 kèm đau đầu, đau ngực, khó thở, nhìn mờ; méo miệng, nói khó, yếu một bên',
      en: '180/120 or more with headache, chest pain, trouble breathing or blurred sight; a drooping face, trouble speaking, weakness on one side',
    },
  },
  {
    heard: 'huyết áp cao | cao huyết áp | tăng huyết áp | huyết áp | high blood pressure | hypertension',
    of: 'cardiology general_internal nephrology geriatrics health_checkup',
    who: 'adult',
    isLasting: true,
    saidWith: 'huyết áp cao | cao huyết áp | tăng huyết áp | đo huyết áp | high blood pressure | hypertension',
    saidWithout:
      'huyết áp thấp | tụt huyết áp | ăn mặn | ghi huyết áp | huyết áp ổn | người huyết áp cao | người cao huyết áp',
    isOfPressure: true,
    says: step(
      'note',
      'Ngồi nghỉ 5 phút rồi đo, sáng và tối một tuần, ghi lại mang theo; không tự uống hay bỏ thuốc hạ áp.',
      'Rest for 5 minutes and measure morning and evening for a week; bring the figures; neither start nor stop pills yourself.',
    ),
    watch: {
      vi: 'từ 180/120 kèm đau đầu, đau ngực, khó thở, nhìn mờ, yếu một bên',
      en: '180/120 or more with headache, chest pain, trouble breathing, blurred sight or weakness on one side',
    },
  },
  {
    heard: 'gút | gout | gut cấp',
    of: 'rheumatology orthopedics general_internal nephrology',
    says: step(
      'pill',
      'Không bia rượu; không mua thuốc gói “đỡ liền”, thuốc nam (hay trộn corticoid, hại thận). Lúc khớp sưng đau thì nghỉ, kê cao, chườm mát. Hỏi thuốc hạ axit uric uống lâu dài, thử thận; mang kết quả axit uric.',
      'No beer; no packets that “work at once” or herbs (often steroids, which harm the kidneys). While a joint is swollen and hurts, rest, raise and cool it. Ask about long-term medicine for uric acid and a kidney test; bring the uric acid results.',
    ),
    watch: { vi: 'khớp nóng đỏ kèm sốt rét run, đau tăng dữ dội', en: 'a hot red joint with fever, fast growing pain' },
  },
  {
    heard:
      'trốc cúi | trốc gối | trốc cún | đầu gúi | cẳng gúi | đau khớp | đau gối | =gối đau | tiêm đầu gối | tiêm khớp gối | chích khớp gối | chích đầu gối | hai gối … đau | đau … đầu gối | đầu gối … đau | đầu gối … sưng | đau đầu gối | nhức đầu gối | mỏi đầu gối | khớp gối | thoái hóa khớp | đau khớp gối | knee pain | joint pain',
    // A worn joint, with a stick and less weight, is no child's.
    who: 'adult',
    // Torn at play, or scales on the skin of the knee: other matters than a worn joint.
    unless: `dây chằng | sụn chêm | xoay gối | vặn gối | vẹo gối | văng gối | lỏng gối | gối lỏng | lỏng lẻo | đá bóng … gối | đá banh … gối | vảy nến | vẩy nến | ligament | acl
      | meniscus | twisted … knee | knee gives way | psoriasis`,
    isLasting: true,
    before: 'thay khớp | mổ',
    saidWith:
      'trốc cúi | trốc gối | trốc cún | đầu gúi | cẳng gúi | đau gối | tiêm đầu gối | chích đầu gối | đau đầu gối | đầu gối đau | đầu gối … đau | đau hai đầu gối | đau 2 đầu gối | đau … đầu gối | nhức đầu gối | mỏi đầu gối | khớp gối | thoái hóa khớp | đau khớp | gối đau | gối nhức | knee pain | joint pain',
    saidWithout:
      'khớp vai | trầy | quẹt xe | ức sườn | thay khớp | chích dầu nhờn | tiêm dầu nhờn | chích nhờn | tiêm chất nhờn | knee replacement',
    says: step(
      'note',
      'Bớt lên xuống dốc, cầu thang, ngồi xổm, mang vác; chống gậy bên không đau, chườm, tập cơ đùi nhẹ, giảm cân nếu thừa. Không tiêm khớp ngoài bệnh viện, không uống thuốc gói, thuốc gia truyền không nhãn (hay trộn corticoid). Mang phim cũ.',
      'Fewer slopes, stairs, squatting and loads; a stick on the better side, warmth or cold, gentle thigh exercises, less weight if too much. No joint injections outside a hospital, no pills without a label (often steroids). Bring old films.',
    ),
    watch: {
      vi: 'khớp sưng nóng đỏ kèm sốt, bỗng không chống chân được, bắp chân sưng đau',
      en: 'a hot red joint with fever, sudden inability to stand on it, a swollen painful calf',
    },
  },
  {
    heard: 'thoát vị đĩa đệm | đau thần kinh tọa | đau lưng | đau cột sống | back pain | sciatica | slipped disc',
    of: 'spine orthopedics rehabilitation neurology neurosurgery rheumatology pain_management traditional_medicine general_internal',
    unless:
      'phim mri | đã chụp mri | chụp mri rồi | chụp mri thấy | kết quả mri | mri tháng | mri shows | on mri | on the mri | had an mri',
    isLasting: true,
    says: step(
      'note',
      'Vẫn đi lại nhẹ, không nằm lâu, không mang nặng, không nắn bẻ. Khám trước: đau lưng không có dấu hiệu nặng thường chưa cần chụp MRI; bác sĩ chỉ định thì bảo hiểm mới trả.',
      'Keep moving gently, no bed rest, no lifting, no manipulation. See a doctor first: without grave signs an MRI is seldom needed at once, and insurance pays only on an order.',
    ),
    watch: {
      vi: 'yếu chân, tê vùng mông, bí hoặc són tiểu, sốt, đau dữ dội về đêm',
      en: 'weak legs, numbness between the legs, loss of bladder control, fever, severe pain at night',
    },
  },
  {
    heard: 'nổi mề đay | mề đay | mẩn ngứa | dị ứng | ngứa | viêm da | chàm | eczema | rash | hives',
    of: 'dermatology allergy_immunology',
    saidWith: 'nổi | mề đay | mẩn | chàm | viêm da | rash | hives | eczema',
    saidWithout: 'ngứa mũi | hắt hơi | thẻ dị ứng | lột da | nipple | núm vú | ong chích | ong đốt',
    says: step(
      'note',
      'Chụp ảnh lúc nổi; ghi món ăn, thuốc, mỹ phẩm mới dùng và ngừng thứ nghi ngờ. Không tắm lá, không bôi thuốc trộn, không gãi.',
      'Take photos; note new foods, medicines and cosmetics and stop what is suspect. No leaf baths or mixed creams, no scratching.',
    ),
    watch: {
      vi: 'sưng môi mặt, khó thở, choáng, da phồng rộp hoặc loét miệng, sốt cao',
      en: 'swollen lips or face, trouble breathing, faintness, blisters or sores in the mouth, high fever',
    },
  },
  {
    heard:
      '=mụn | mụn trứng cá | rụng tóc | =nấm da | nấm móng | hắc lào | lang ben | lác đồng tiền | ringworm | acne | hair loss',
    of: 'dermatology plastic_surgery',
    saidWithout: 'mụn nước | mụn mủ | thủy đậu | kiến | chickenpox',
    says: step(
      'note',
      'Mang mọi kem, thuốc đang dùng; không nặn, không bôi kem trộn, thuốc có corticoid tự mua. Hỏi chữa bao lâu, tái khám khi nào.',
      'Bring every cream in use; no squeezing, no mixed or steroid creams of your own. Ask how long it takes and when to come back.',
    ),
    watch: {
      vi: 'vùng da đỏ nóng lan nhanh, chảy mủ, sốt, sưng mặt',
      en: 'hot redness that spreads fast, pus, fever, a swollen face',
    },
  },
  {
    heard:
      'viêm xoang | nghẹt mũi | sổ mũi | viêm mũi | đau họng | viêm họng | viêm amidan | sinusitis | sore throat | runny nose',
    of: 'ent allergy_immunology family_medicine pulmonology',
    isLasting: true,
    before: 'cắt amidan | nạo va',
    says: step(
      'note',
      'Rửa mũi, súc họng nước muối, uống ấm; thuốc nhỏ co mạch không quá 5–7 ngày; không tự mua kháng sinh.',
      'Rinse nose and throat with salt water, warm drinks; no decongestant drops beyond 5–7 days; no antibiotics of your own.',
    ),
    watch: {
      vi: 'khó thở, thở rít, không nuốt được nước bọt, sốt cao không hạ, sưng quanh mắt, đau đầu dữ dội',
      en: 'trouble breathing, noisy breathing, unable to swallow saliva, lasting high fever, swelling around the eye, severe headache',
    },
  },
  {
    heard: 'ho kéo dài | ho khan | ho đờm | ho đàm | ho nhiều | bị ho | cough | coughing',
    of: 'pulmonology ent tuberculosis allergy_immunology general_internal infectious_disease',
    isLasting: true,
    saidWithout: 'enalapril',
    says: step(
      'note',
      'Đeo khẩu trang, uống ấm, tránh khói thuốc; không tự mua kháng sinh, thuốc có codein cho trẻ. Ho quá 2 tuần: hỏi chụp phổi, thử đờm tìm lao.',
      'Wear a mask, warm drinks, no smoke; no antibiotics of your own, no codeine for children. After 2 weeks ask for a chest film and a test for TB.',
    ),
    watch: {
      vi: 'khó thở, thở nhanh, ho ra máu, đau ngực, sốt cao li bì',
      en: 'trouble breathing, fast breathing, coughing blood, chest pain, high fever with drowsiness',
    },
  },
  {
    heard: 'tiểu đường | đái tháo đường | đường huyết cao | đường huyết | diabetes | diabetic',
    of: 'endocrinology general_internal nutrition',
    who: 'adult',
    isLasting: true,
    saidWithout:
      'tiền tiểu đường | tiểu đường thai kỳ | gest diabetes | gestational | prediabetes | không bị tiểu đường | hạ đường huyết',
    says: step(
      'note',
      'Mang bảng đường huyết, đơn thuốc; ăn đều bữa, không tự bỏ hay đổi thuốc. Hỏi HbA1c, kiểm tra mắt, thận, bàn chân mỗi năm.',
      'Bring the sugar diary and prescription; regular meals, do not stop or change medicine. Ask about HbA1c and a yearly check of eyes, kidneys and feet.',
    ),
    watch: {
      vi: 'run vã mồ hôi, lơ mơ, nôn nhiều, thở nhanh sâu, sốt kèm chân sưng đỏ lan',
      en: 'shaking and sweating, drowsiness, repeated vomiting, deep fast breathing, fever with a foot that swells and reddens',
    },
  },
  {
    heard:
      'tê … ngón tay | bàn tay tê | bàn tay … tê rần | tê rần … tay | tay bị tê | tê tay | tê chân | tê bì | tê ngón tay | numb hands | numbness | tingling',
    of: 'neurology orthopedics spine rheumatology rehabilitation',
    isLasting: true,
    saidWithout:
      'guillain | bồn cầu | ngồi lâu | điện giật | bóng cười | hóa chất | sạc | zap | cắm điện | cắm phích | rút phích | tủ lạnh | tê tay một cái | tê tay cái | ngồi xổm | xếp bằng',
    says: step(
      'note',
      'Ghi tê chỗ nào, lúc nào, một bên hay hai bên; tê tay thì tránh gập cổ tay, mang nặng. Hỏi đo điện cơ, thử đường huyết.',
      'Note where, when, one side or both; if it is the hands, avoid bent wrists and heavy loads. Ask about nerve tests and blood sugar.',
    ),
    watch: {
      vi: 'tê yếu đột ngột một bên, méo miệng, nói khó, yếu hai chân, tiểu khó',
      en: 'sudden weakness on one side, a drooping face, trouble speaking, weak legs, trouble passing urine',
    },
  },
  {
    heard: 'khí hư | huyết trắng | ngứa vùng kín | viêm phụ khoa | vaginal discharge',
    of: 'gynecology obstetrics',
    isLasting: true,
    says: step(
      'note',
      'Khám lúc không hành kinh; hai ngày trước không đặt thuốc, không thụt rửa, không quan hệ. Không tự mua thuốc đặt.',
      'Come without a period; for two days before no vaginal medicine, douching or sex. Buy no pessaries yourself.',
    ),
    watch: {
      vi: 'sốt, đau bụng dưới dữ dội, ra máu nhiều',
      en: 'fever, severe pain in the lower belly, heavy bleeding',
    },
  },
  {
    heard: 'sụt cân | sút cân | gầy đi | weight loss | losing weight',
    who: 'adult',
    of: 'oncology gastroenterology hepatology pulmonology tuberculosis endocrinology ent hematology infectious_disease general_internal geriatrics',
    isOfNow: true,
    says: step(
      'note',
      'Ghi cân nặng theo tháng, ăn uống, sốt về chiều, ho, đi ngoài; mang kết quả cũ.',
      'Note weight by month, appetite, evening fever, cough, stools; bring old results.',
    ),
  },
  {
    heard: 'buồn chán | lo âu | hoảng sợ | trầm cảm | stress | căng thẳng | anxiety | depressed | depression | panic',
    of: 'psychiatry psychology',
    saidWithout: 'nói một mình | lấy cắp | lú lẫn | giấy xác nhận | điều trị … ổn',
    says: step(
      'people',
      'Nói với một người mình tin và nhờ đi cùng; bớt rượu, cà phê, ngủ đúng giờ, đi bộ mỗi ngày; không tự mua hay tự bỏ thuốc an thần. Xin gặp “tư vấn tâm lý” (liệu pháp trò chuyện) và thử tuyến giáp; chuyện kể được giữ kín.',
      'Tell someone you trust and ask them along; less alcohol and coffee, regular sleep, daily walks; neither buy nor drop sedatives yourself. Ask for a psychologist (“tư vấn tâm lý”, talking therapy) and a thyroid test; what you tell is confidential.',
    ),
    watch: {
      vi: 'có ý nghĩ muốn chết hoặc tự làm hại, nhiều đêm không ngủ, nghe tiếng lạ',
      en: 'thoughts of dying or self-harm, nights without sleep, hearing voices',
    },
  },
];
