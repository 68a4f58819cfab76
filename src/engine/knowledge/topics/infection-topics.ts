import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { bloody, justNow, nowFeverish, wasting } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** Fevers, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const feverTopics: readonly Topic[] = [
  {
    heard: `sốt … đau hốc mắt | sốt … nhức hốc mắt | sốt … đau nhức hố mắt | sốt … nhức mắt | sốt … đau mỏi người | sốt … đau mình | sốt … đau người | sốt … ê ẩm | sốt … nhức hai | sốt … hốc mắt | sốt … hố mắt | sốt hai ngày | sốt ba ngày | sốt bốn ngày | sốt … ngày nay | sốt … bữa nay | sốt … hôm nay | sốt … nhức mỏi | sốt … đau nhức … người | sốt … đau nhức mình | sốt cao … ngày thứ | sốt … ngày thứ | sốt ngày thứ | sốt 2 ngày | sốt 3 ngày | sốt 4 ngày | sốt 5 ngày | nghi sốt xuất huyết | sốt xuất huyết | sợ sốt xuất huyết | phải sốt xuất huyết | dengue | fever … behind … eyes | fever … body aches | fever for … days`,
    saidWithout: `xuất viện | ra viện | khỏi hẳn | đã khỏi | mới khỏi | hồi phục | discharged | recovered`,
    unless: `sau mổ | vết mổ | hóa trị | ho đờm | khạc đờm | tiểu buốt | tiểu rắt | đau họng | sổ mũi | chảy mũi | cúm a | cúm b | tiêm | chích ngừa | khỏi sốt xuất huyết | từng bị sốt xuất huyết | đi rừng | chemo | runny nose | sore throat`,
    who: 'adult',
    of: 'infectious_disease general_internal hematology family_medicine emergency',
    says: step(
      'note',
      'Sốt cao đau mình phải nghĩ sốt xuất huyết: xin thử công thức máu (NS1 trong 3–4 ngày đầu), thường thử lại mỗi ngày. Chỉ uống paracetamol đúng liều; không aspirin, ibuprofen, không truyền dịch ở nhà, không cạo gió. Uống nhiều oresol, nước trái cây, cháo. Ngày 4–6, kể cả vừa hết sốt, là lúc dễ trở nặng: có người ở cạnh.',
      'High fever with aches may be dengue: ask for a blood count (NS1 in the first 3–4 days), usually repeated daily. Only paracetamol in the right dose; no aspirin or ibuprofen, no drips at home, no skin scraping. Much rehydration solution, juice, porridge. Days 4–6, even as the fever ends, are when it may turn worse: somebody stays near.',
    ),
    watch: {
      vi: 'đau bụng nhiều, nôn liên tục, chảy máu chân răng hay mũi, phân đen, tay chân lạnh, bứt rứt, lừ đừ, tiểu rất ít, khó thở',
      en: 'strong belly pain, constant vomiting, bleeding gums or nose, black stools, cold hands and feet, restlessness, drowsiness, hardly any urine, trouble breathing',
    },
  },
  {
    heard: `cúm a | cúm b | bị cúm | nghi cúm | cúm mùa | test cúm | influenza | the flu`,
    unless: `${withChild} | tiêm cúm | chích cúm | vắc xin cúm | ngừa cúm | mũi cúm | cúm gia cầm | cúm gà | gà chết | flu shot | flu vaccine`,
    who: 'adult',
    of: 'infectious_disease general_internal pulmonology family_medicine ent',
    says: step(
      'pill',
      'Cúm ở người khỏe thường tự bớt sau 5–7 ngày: nghỉ, uống ấm, paracetamol đúng liều, khẩu trang, phòng riêng. Từ 65 tuổi, có bệnh tim, phổi, thận, tiểu đường, béo phì: khám trong 48 giờ đầu để hỏi thuốc kháng vi-rút (oseltamivir, theo đơn). Kháng sinh không chữa cúm. Hết sốt rồi sốt lại, ho nặng thêm thì khám lại.',
      'Flu in healthy people mostly passes in 5–7 days: rest, warm drinks, paracetamol in the right dose, mask, a room of one’s own. From 65, or with heart, lung or kidney disease, diabetes, obesity or weak immunity: be seen within the first 48 hours to ask about an antiviral (oseltamivir, on prescription). Antibiotics do not cure flu. If fever comes back or the cough grows worse, be seen again.',
    ),
    watch: {
      vi: 'khó thở, đau ngực, tím môi, lơ mơ, nôn không uống được, sốt cao không giảm, choáng',
      en: 'trouble breathing, chest pain, blue lips, drowsiness, keeping nothing down, a high fever that does not fall, faintness',
    },
  },
  {
    heard: `cảm cúm | cảm lạnh | bị cảm | cảm ho | ho cảm | cảm mạo | sổ mũi … ho | ho … sổ mũi | sổ mũi … đau họng | đau họng … sổ mũi | đau họng … ho | ho … đau họng | chảy mũi … ho | ho … chảy mũi | nghẹt mũi … đau họng | đau họng … nghẹt mũi | hắt hơi … đau họng | a cold | common cold | runny nose … sore throat | sore throat … runny nose | sore throat … cough`,
    unless: `${nowFeverish} | ${withChild} | cho con bú | ${bloody} | ${wasting} | thở mệt | thở nhanh | khò khè | hụt hơi | tím | nuốt không | không nuốt | há miệng | mủ | sưng hạch | một bên họng | tháng | 3 tuần | 4 tuần | ba tuần | suyễn | =hen | bị hen | bệnh hen | copd | hiv | hóa trị | ghép | uống nhầm | phát ban | nổi ban | mất khứu giác | wheez | weeks | can't swallow | cannot swallow | asthma | rash`,
    who: 'adult',
    of: 'general_internal ent infectious_disease family_medicine pulmonology',
    about: 'general_internal',
    isLeading: true,
    isAfter: true,
    isOfDays: true,
    atMost: 'routine',
    answers: 'có cần kháng sinh | uống thuốc gì | uống kháng sinh | antibiotics',
    says: step(
      'note',
      'Cảm thường tự hết sau 7–10 ngày, ho có khi 3 tuần; chăm ở nhà: nghỉ, uống ấm, súc họng và rửa mũi nước muối, paracetamol nếu đau, khẩu trang. Không cần kháng sinh, corticoid, truyền nước. Quá 7–10 ngày không đỡ, sốt trở lại, đau tai, đau mặt, đờm nhiều: khám ở trạm y tế hoặc nơi ghi trên thẻ, không cần lên viện lớn.',
      'A cold mostly ends by itself within 7–10 days, the cough sometimes after 3 weeks, and can be cared for at home: rest, warm drinks, salt water for throat and nose, paracetamol for pain, mask. No antibiotics, steroids or drips. If it is no better after 7–10 days, or fever returns, with earache, face pain or much phlegm: see the health station or the place on the card, no large hospital is needed.',
    ),
    watch: {
      vi: 'khó thở, sốt cao trở lại, đau ngực, không nuốt được nước bọt, lơ mơ, chảy máu, nổi ban',
      en: 'trouble breathing, high fever again, chest pain, unable to swallow saliva, drowsiness, bleeding, a rash',
    },
  },
  {
    heard: `sốt kéo dài | sốt dai dẳng | sốt hoài | sốt … tuần | sốt hơn 1 tuần | sốt hơn một tuần | sốt 7 ngày | sốt 8 ngày | sốt 9 ngày | sốt 10 ngày | sốt mãi không hết | sốt … không rõ nguyên nhân | thương hàn | fever for … weeks | fever for a week | typhoid`,
    unless: `ho | sốt xuất huyết | hóa trị | sau mổ | tiêm ngừa | chích ngừa | vắc xin | chemo | after surgery | vaccine | shots | shot | vaccines | tiêm phòng | ngừa thương hàn`,
    who: 'adult',
    of: 'infectious_disease general_internal hematology rheumatology tuberculosis',
    says: step(
      'note',
      'Sốt quá 7 ngày cần tìm nguyên nhân, tốt nhất ở khoa Truyền nhiễm: xin công thức máu, CRP, cấy máu trước khi dùng kháng sinh, nước tiểu, chụp phổi, siêu âm bụng. Ghi nhiệt độ sáng chiều; kể đi rừng, lội ruộng, vết đốt, vết loét đen nhỏ trên da, thú nuôi, món sống, người nhà sốt, thuốc đã uống. Không tự mua kháng sinh, corticoid.',
      'Fever of more than 7 days needs its cause, best in infectious diseases: ask for a blood count, CRP, blood cultures before any antibiotic, urine, a chest film, an abdominal ultrasound. Note the temperature morning and evening; tell of forests, paddy fields, bites, a small black scab on the skin, animals, raw food, others ill, medicines taken. No antibiotics or steroids of your own.',
    ),
    watch: {
      vi: 'rét run, lơ mơ, khó thở, đau đầu dữ cứng cổ, chảy máu, vàng mắt, đau bụng dữ dội, tiểu rất ít',
      en: 'shivering, drowsiness, trouble breathing, severe headache with a stiff neck, bleeding, yellow eyes, severe belly pain, hardly any urine',
    },
  },
  {
    heard: `thủy đậu | thuỷ đậu | =trái rạ | =bỏng rạ | =phỏng dạ | chickenpox`,
    unless: `${withChild} | tiêm thủy đậu | chích thủy đậu | vắc xin | ngừa thủy đậu | sẹo thủy đậu | hồi nhỏ | cho con bú | con tôi bị | vaccine | had chickenpox`,
    who: 'adult',
    of: 'infectious_disease dermatology general_internal family_medicine',
    isOfNow: true,
    says: step(
      'pill',
      'Thủy đậu ở người lớn hay nặng hơn trẻ em: khám trong ngày đầu nổi mụn để hỏi thuốc kháng vi-rút. Ở riêng, nghỉ làm tới khi mọi nốt đóng vảy (thường 7–10 ngày); tránh bà bầu, trẻ sơ sinh, người suy giảm miễn dịch. Tắm nước sạch, cắt móng, không đắp lá, không chọc vỡ; hạ sốt bằng paracetamol, không aspirin, ibuprofen.',
      'Chickenpox is often worse in adults: be seen on the first day of the rash to ask about an antiviral. Stay apart and off work until all spots have crusted (usually 7–10 days); keep away from expectant mothers, newborns and people with weak immunity. Wash with clean water, short nails, no leaves, no pricking; paracetamol for fever, no aspirin or ibuprofen.',
    ),
    watch: {
      vi: 'khó thở, ho đau ngực, đau đầu dữ, lơ mơ, đi loạng choạng, nốt mủ đỏ lan, nôn nhiều',
      en: 'trouble breathing, cough with chest pain, severe headache, drowsiness, unsteady walking, spreading redness or pus, repeated vomiting',
    },
  },
  {
    heard: `zona | giời leo | dời leo | shingles | herpes zoster`,
    beside: `khỏi … đau | khỏi … rát | khỏi … nhức | khỏi … tháng | lành … đau | hết … vẫn đau | vẫn đau | còn đau | vẫn rát | còn rát | vẫn nhức | vẫn còn | như điện giật | như kim châm | still hurts | still painful | pain after`,
    unless: `${grave} | mới nổi | đang nổi | còn mụn nước | ${justNow} | mắt đỏ | nhìn mờ`,
    who: 'adult',
    about: 'neurology',
    of: 'neurology pain_management dermatology general_internal',
    isLeading: true,
    isAfter: true,
    atMost: 'urgent',
    within: '3d',
    says: step(
      'pill',
      'Đau rát còn lại sau zona là đau dây thần kinh, có thuốc riêng (không phải giảm đau thường): khám Thần kinh, Da liễu hoặc phòng khám đau, kể đau mấy điểm trên 10, có mất ngủ, chạm áo cũng đau. Thuốc thường tăng dần, vài tuần mới rõ; người già coi chừng buồn ngủ, té. Mặc áo mềm, không đắp lá, không chườm nóng chỗ mất cảm giác.',
      'Burning that stays after shingles is nerve pain with medicines of its own (not ordinary painkillers): see neurology, dermatology or a pain clinic, tell how bad out of 10, whether it spoils sleep, whether cloth hurts. Doses rise slowly and work after weeks; the old may get sleepy and fall. Soft clothes, no leaves, no heat on numb skin.',
    ),
    watch: {
      vi: 'nổi mụn nước lại, mắt đỏ đau nhìn mờ, yếu liệt, sốt, lơ mơ, đau ngực kèm khó thở',
      en: 'new blisters, a red painful eye or blurred sight, weakness, fever, drowsiness, chest pain with trouble breathing',
    },
  },
];

/** Infections and what one was exposed to, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const infectionTopics: readonly Topic[] = [
  {
    heard: `bao rách | rách bao | bao bị rách | bao cao su … rách | bao cao su … tuột | tuột bao | bao tuột | bao bị tuột | không dùng bao | không bao | không đeo bao | quên dùng bao | ép quan hệ | =bị cưỡng | kim tiêm … đâm | kim … đâm vào | kim đâm | đâm phải kim | đạp phải kim tiêm | giẫm kim tiêm | kim tiêm … chảy máu | dính máu … có h | bắn máu vào mắt | máu bắn vào mắt | condom broke | condom slipped | condom came off | dam phai kim tiem | kim tiem dam | kim tiem … dam | rut kim … dam | kim chích … đâm | nghiện … cắn | cắn … nghiện | used needle | stuck my thumb | he has aids | needle stick | needlestick | pricked by a needle | without a condom | need pep | get pep`,
    saidWithout: `mủ | 4 hôm trước | 5 hôm trước | 6 hôm trước | bốn hôm trước | năm hôm trước | 4 ngày trước | 5 ngày trước | 6 ngày trước | bốn ngày trước | tuần trước | 1 tuần | một tuần | 2 tuần | hai tuần | 3 tuần | ba tuần | last week | weeks ago`,
    beside: `hôm nay | sáng nay | trưa nay | chiều nay | tối nay | tối qua | hôm qua | đêm qua | hôm kia | giờ trước | tiếng | vừa | mới | hồi nãy | 72 | 48 | phơi nhiễm | pep | last night | today | yesterday | hours | this morning | just`,
    unless: `nhiều năm trước | năm trước | năm ngoái | tháng trước | cách đây … năm | cách đây … tháng | cách đây hai tháng | âm tính rồi | đều âm | kim khâu | kim may | chích ngừa | last year | years ago | months ago`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal emergency preventive_medicine dermatology gynecology andrology urology',
    isAfter: true,
    isTonight: true,
    answers: 'kịp không | còn kịp | uống thuốc gì | lấy ở đâu | làm gì | in time | what now',
    says: step(
      'pill',
      'Thuốc phòng HIV sau phơi nhiễm (PEP) uống càng sớm càng tốt, muộn nhất 72 giờ, đủ 28 ngày: đi ngay hôm nay, kể cả ngày nghỉ thì vào cấp cứu. Nói giờ xảy ra; xin thử HIV, viêm gan B, C, giang mai và hỏi tiêm viêm gan B. Vết đâm rửa xà phòng dưới vòi nước, không nặn; đừng chờ kết quả của người kia.',
      'Medicine against HIV after exposure (PEP) works best within hours, at the latest within 72, for 28 days: go today, on holidays to an emergency department. Say when it happened; ask for tests of HIV, hepatitis B and C, syphilis, and about hepatitis B vaccine. Wash a prick with soap under running water, do not squeeze; do not wait for the other person’s result.',
    ),
    watch: {
      vi: 'chuyện xảy ra ngoài ý muốn hoặc đang bị đe dọa (gọi 113), vết thương chảy máu nhiều; uống thuốc rồi nổi mẩn khắp người, khó thở, vàng da',
      en: 'it happened against your will or you are threatened (call 113), a wound that bleeds much; a rash all over, trouble breathing or yellow skin after the medicine',
    },
  },
  {
    heard: `ăn chung … hiv | ăn chung … có h | ăn chung … nhiễm h | ở chung … hiv | ở chung … có h | ngủ chung … có h | bắt tay … hiv | bắt tay … h | hôn … hiv | hôn … sida | muỗi đốt … có h | muỗi đốt … hiv | chung nhà vệ sinh … hiv | chung bàn … hiv | hiv … lây | sida … lây | đốt người có h | với bạn có h | người có h … lây | lây h | lây hiv | lây sida | ám ảnh hiv | sợ hiv | sợ bị hiv | sợ si đa | hiv … đều âm | hiv … âm tính rồi | hiv … âm tính | test … đều âm | xét nghiệm … đều âm | xn … đều âm | hiv … tested negative | hiv from | catch hiv | scared of hiv`,
    unless: `bao rách | tuột bao | tối qua | hôm qua | sáng nay | đêm qua | hôm nay | kim tiêm | kim đâm | phơi nhiễm | prep | sốt | sụt cân | ${withChild} | last night | yesterday | lao`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal psychiatry psychology dermatology preventive_medicine laboratory',
    isAfter: true,
    isOfKin: true,
    isHarmless: true,
    answers: 'lây không | có lây | bị lây | có sao | cần xét nghiệm | có cần xn | còn phải lo | catch it',
    says: step(
      'note',
      'HIV không lây qua ăn chung, bắt tay, ôm, hôn má, chung nhà vệ sinh, muỗi đốt; chỉ qua máu, tình dục không bao, mẹ sang con. Thử âm tính sau 3 tháng kể từ lần nguy cơ cuối thường được coi là chắc, không cần thử mãi. Chưa yên tâm thì thử thêm một lần, giấu tên được, ở CDC tỉnh; lo tới mất ngủ thì gặp bác sĩ Tâm lý.',
      'HIV does not pass through shared meals, handshakes, hugs, a kiss on the cheek, toilets or mosquitoes; only through blood, sex without a condom, and from mother to child. A negative test three months after the last risk is usually taken as final. Still uneasy: one more test, anonymous, at the provincial CDC; if worry keeps you awake, see a psychologist.',
    ),
  },
  {
    heard: `hết sốt xuất huyết | khỏi sốt xuất huyết | sau sốt xuất huyết | sốt xuất huyết xong | sau sxh | hết sxh | khỏi sxh | bị sốt xuất huyết … tuần trước | bị sốt xuất huyết … lần | từng bị sốt xuất huyết | after dengue | had dengue | recovered from dengue`,
    unless: `đau bụng | ói | nôn | lừ đừ | li bì | còn sốt | đang sốt | sốt lại | sốt cao | chảy máu | hôm nay hết sốt | mới hết sốt | vừa hết sốt | khó thở | ${withChild} | vomiting | bleeding | belly pain`,
    of: 'infectious_disease general_internal pediatrics hematology preventive_medicine dermatology nutrition family_medicine',
    isAfter: true,
    isLasting: true,
    answers: 'có sao | bao lâu | khi nào | ăn gì | tập gym | vắc xin | vaccine',
    says: step(
      'note',
      'Sau sốt xuất huyết hay mệt, ngứa lòng bàn tay chân, rụng tóc vài tuần rồi tự hết: ăn đủ, uống nhiều, nghỉ, chưa tập nặng tới khi khỏe và tiểu cầu đã lên. Còn mệt quá 2–3 tuần thì thử lại công thức máu, men gan. Vẫn có thể mắc lại típ khác: ngủ màn, bôi chống muỗi, đổ nước đọng; hỏi nơi tiêm chủng về vắc xin.',
      'After dengue, tiredness, itchy palms and soles and falling hair are common for some weeks: eat and drink well, rest, no hard training until well and the platelets are up. If tired beyond 2–3 weeks, repeat the blood count and liver tests. Another type may strike again: nets, repellent, no standing water; ask a vaccination clinic about the vaccine.',
    ),
    watch: {
      vi: 'sốt lại, đau bụng nhiều, nôn liên tục, chảy máu, lừ đừ, khó thở, tay chân lạnh',
      en: 'fever again, strong belly pain, repeated vomiting, bleeding, drowsiness, trouble breathing, cold hands and feet',
    },
  },
  {
    heard: `sxh ngày | sxh ngay | sốt xuất huyết ngày | sốt xuất huyết ngày thứ | ns1 dương | ns1 (+) | dengue day | dengue test positive | dengue positive | tiểu cầu … sốt xuất huyết | sốt xuất huyết … tiểu cầu | bị sxh | đang sốt xuất huyết | đang bị sốt xuất huyết | fever … platelets`,
    saidWithout: `xuất viện | ra viện | khỏi hẳn | đã khỏi | mới khỏi | discharged`,
    unless: `khỏi sốt xuất huyết | hết sốt xuất huyết | sau sốt xuất huyết | tháng trước | năm ngoái | năm trước | ${withChild} | last year`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal pediatrics hematology emergency pediatric_infectious_disease',
    isLeading: true,
    says: step(
      'note',
      'Đã biết sốt xuất huyết: thử lại công thức máu (tiểu cầu, Hct) mỗi ngày, mang đủ tờ cũ. Ngày 4–6, nhất là lúc vừa hết sốt, dễ trở nặng: có người ở cạnh suốt. Chỉ paracetamol, không aspirin, ibuprofen; uống oresol từng ngụm, ghi số lần đi tiểu; không truyền dịch ở nhà. Đau bụng, nôn, lừ đừ, chảy máu: vào viện ngay, không chờ hẹn.',
      'Known dengue: repeat the blood count (platelets, haematocrit) every day, with all earlier results. Days 4–6, above all as the fever ends, are the risky ones: somebody stays near. Only paracetamol, no aspirin or ibuprofen; sips of rehydration salts, note how often urine comes; no drips at home. Belly pain, vomiting, listlessness, bleeding: hospital at once.',
    ),
    watch: {
      vi: 'đau bụng, nôn nhiều, lừ đừ hay bứt rứt, tay chân lạnh, chảy máu, tiểu rất ít, khó thở',
      en: 'belly pain, repeated vomiting, listless or restless, cold limbs, bleeding, hardly any urine, trouble breathing',
    },
  },
  {
    heard: `loét vảy đen | loét … vảy đen | nốt … vảy đen | vảy đen | vết loét đen | nốt loét đen | sốt mò | =ve mò | mò đốt | black scab | eschar | scrub typhus`,
    saidWithout: `cách phòng | dự phòng | phòng bệnh`,
    beside: `sốt | nóng | fever | đi rừng | rẫy | hiking | trek | camping`,
    unless: `mổ trâu | mổ bò | mổ dê | trâu chết | bò chết | than | khỏi rồi | đọc báo | đọc trên mạng | had scrub typhus | cured`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal dermatology pediatrics emergency',
    isLeading: true,
    says: step(
      'question',
      'Sốt kèm nốt loét vảy đen không đau sau khi đi rừng, rẫy, bụi cỏ: chỉ cho bác sĩ thấy nốt ấy và nói ngày đi, để nghĩ đến sốt mò và cho đúng loại kháng sinh sớm. Đi khám hôm nay, tốt nhất khoa Truyền nhiễm; tìm kỹ ở bẹn, nách, sau tai, cạp quần. Đừng cạy vảy, đừng tự mua kháng sinh khác.',
      'Fever with a painless black scab after forest, fields or grass: show the doctor that spot and say when you were there, so that scrub typhus is thought of and the right antibiotic given early. Be seen today, best in infectious diseases; look well in groin, armpit, behind the ears, under the waistband. Do not pick it, buy no other antibiotic.',
    ),
    watch: {
      vi: 'khó thở, lơ mơ, nói nhảm, vàng da, tiểu ít, huyết áp tụt, sốt trên 40 °C',
      en: 'trouble breathing, drowsiness, confused talk, yellow skin, little urine, low pressure, fever above 40 °C',
    },
  },
  {
    heard: `sốt … cách ngày | sốt … cách nhật | cách ngày … sốt | cách ngày … rét | cách nhật | rét run … cách ngày | rét run rồi nóng | rét run … vã mồ hôi | sốt rét từng cơn | sốt từng cơn | cơn sốt … vã mồ hôi | sốt … đi rừng về | đi rừng về … sốt | đi rẫy … sốt | nghi sốt rét | phải sốt rét | shivering … every other | chills every second | fever … every other day | fever … every second day | fever … every two day | test malaria | malaria smear | back from … cambodia … fever`,
    unless: `${withChild} | phòng sốt rét | ngừa sốt rét | vảy đen | mổ | sỏi | tiểu buốt | black scab | prophylaxis`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal emergency pediatrics',
    isLeading: true,
    says: step(
      'question',
      'Sốt rét run từng cơn sau khi đi rừng, rẫy, biên giới, Lào, Campuchia, châu Phi: hôm nay xin lấy máu tìm ký sinh trùng sốt rét; âm tính mà còn sốt thì thử lại mỗi 12–24 giờ. Thuốc sốt rét thường được cấp miễn phí. Nói nơi đã ở, ngày về, thuốc đã uống, lần sốt rét trước; đừng tự mua thuốc.',
      'Shivering fits of fever after forests, fields, the border, Laos, Cambodia or Africa: ask today for a malaria blood film; if negative and still feverish, again every 12–24 hours. Malaria medicine is usually free. Tell where you stayed, when you came back, medicines taken and earlier malaria; buy none yourself.',
    ),
    watch: {
      vi: 'lơ mơ, co giật, nôn không uống được, vàng da, nước tiểu nâu đen, khó thở',
      en: 'drowsiness, a fit, vomiting everything, yellow skin, dark brown urine, trouble breathing',
    },
  },
  {
    heard: `bắp chân … mắt đỏ | mắt đỏ … bắp chân | lội nước lụt … sốt | lội lụt … sốt | nước lụt … sốt | lội bùn … sốt | lội ruộng … sốt | sốt … lội bùn | sốt … lội ruộng | dầm nước … sốt | sốt … bắp chân đau | sốt … đau bắp chân | sốt … bắp chân | calves … red eyes | red eyes … calves | flood water | fever … calves`,
    beside: `sốt | nóng | fever | 38 | 39 | 40`,
    unless: `${withChild} | sưng một bên | vết mổ | ghẻ`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal emergency nephrology hepatology',
    isLeading: true,
    says: step(
      'question',
      'Sốt, đau bắp chân, mắt đỏ sau khi lội nước lụt, bùn, ruộng: hôm nay đến nơi có khoa Truyền nhiễm, nói rõ đã lội nước khi nào, có vết xước không, để nghĩ đến bệnh do xoắn khuẩn. Xin công thức máu, creatinin, men gan, bilirubin, nước tiểu. Uống đủ nước; không ibuprofen, diclofenac vì hại thận.',
      'Fever, sore calves and red eyes after wading in flood water, mud or paddies: today to a place with infectious diseases; say when you waded and whether the skin was broken, so that leptospirosis is thought of. Ask for a blood count, creatinine, liver tests, bilirubin and urine. Drink enough; no ibuprofen or diclofenac, they harm the kidneys.',
    ),
    watch: {
      vi: 'vàng da, tiểu rất ít, ho ra máu, khó thở, lơ mơ, chảy máu',
      en: 'yellow skin, hardly any urine, coughing blood, trouble breathing, drowsiness, bleeding',
    },
  },
  {
    heard: `cẳng chân … đỏ … lan | cẳng chân … đỏ nóng | cẳng chân … đỏ rực | cẳng chân đỏ | chân … đỏ nóng lan | chân … sưng đỏ … lan | bàn chân … sưng đỏ lan | bàn tay … đỏ lan | =đỏ lan | đỏ … lan lên | đỏ nóng … lan | vệt đỏ chạy | mảng đỏ … nóng rát | viêm mô tế bào | viêm quầng | cellulitis | redness … spreading | spreading redness | red streak`,
    unless: `${withChild} | ngứa | mề đay | phát ban | ban đỏ | zona | bỏng | phỏng | rắn | rash | itchy | burn | kiến ba khoang | kien ba khoang | rove beetle`,
    who: 'adult',
    of: 'infectious_disease general_surgery dermatology general_internal vascular_surgery orthopedics emergency endocrinology geriatrics oncology',
    says: step(
      'firstaid',
      'Vùng da đỏ nóng đau lan dần: khám hôm nay để dùng kháng sinh sớm. Lấy bút vẽ viền đỏ, ghi giờ; kê cao tay chân, tháo nhẫn, đi lại ít. Không đắp lá, không chườm nóng, không nặn hay chích. Nói nếu có tiểu đường, suy tĩnh mạch, bệnh gan, nước ăn chân, vết gai cá đâm; hỏi tiêm uốn ván nếu có vết thương.',
      'Red, hot, sore skin that spreads: be seen today so that antibiotics start early. Draw round the edge with a pen and note the hour; raise the limb, rings off, walk little. No leaves, no heat, no squeezing or pricking. Tell of diabetes, vein or liver disease, athlete’s foot, a fish spine; ask about tetanus if there is a wound.',
    ),
    watch: {
      vi: 'đỏ lan nhanh theo giờ, đau dữ hơn vẻ ngoài, da tím đen hay phồng nước, sốt rét run, lơ mơ, choáng',
      en: 'redness that spreads by the hour, pain worse than it looks, purple or blistered skin, shivering fever, drowsiness, faintness',
    },
  },
  {
    heard: `bạn … não mô cầu | bé … não mô cầu | lớp … não mô cầu | não mô cầu nhập viện | bị não mô cầu | bạn … bạch hầu | bạch hầu dương tính | có dịch bạch hầu | phòng … bạch hầu | xóm … bạch hầu | friend … meningitis | meningitis … same | roommate … meningitis | classmate … meningitis`,
    unless: `sốt cao | đang sốt | bị sốt | đau họng | cứng cổ | phát ban | chấm tím | khó thở | high fever | stiff neck | rash`,
    about: 'infectious_disease',
    of: 'infectious_disease preventive_medicine pediatrics general_internal pediatric_infectious_disease ent',
    isAfter: true,
    isOfKin: true,
    answers: 'có cần uống | uống thuốc phòng | có lây | need antibiotic',
    says: step(
      'people',
      'Ở chung nhà, chung phòng, ngồi sát người mắc não mô cầu hay bạch hầu: hỏi thuốc phòng càng sớm càng tốt, trong 24 giờ, ở trung tâm y tế hoặc CDC tỉnh, họ lập danh sách người tiếp xúc. Khác khối, chỉ gặp thoáng qua thường không cần. Mang sổ tiêm để hỏi mũi nhắc; theo dõi nhiệt độ và họng khoảng 10 ngày.',
      'Who shares a home, a room or a bench with somebody who has meningococcal disease or diphtheria: ask for preventive medicine as soon as possible, within 24 hours, at the medical centre or provincial CDC, which lists the contacts. A brief meeting usually needs none. Bring the vaccination book; watch temperature and throat for about 10 days.',
    ),
    watch: {
      vi: 'sốt, đau đầu, nôn, cứng cổ, chấm đỏ tím trên da, đau họng có mảng trắng, khàn tiếng, khó thở: đi ngay và nói đã tiếp xúc',
      en: 'fever, headache, vomiting, stiff neck, red or purple spots, a sore throat with white patches, hoarseness, trouble breathing: go at once and say there was contact',
    },
  },
  {
    heard: `tiết canh | raw blood pudding`,
    beside: `sốt | rét run | đau đầu | nhức đầu | nôn | ói | tiêu chảy | đi ngoài | ù tai | đau cơ | sưng mí | chấm tím | fever | headache | vomiting`,
    unless: `nghe nói | báo đăng | đọc báo | xem thời sự`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal gastroenterology emergency',
    isLeading: true,
    isAfter: true,
    says: step(
      'firstaid',
      'Sốt, đau đầu, nôn hay tiêu chảy sau khi ăn tiết canh: đi viện hôm nay, nơi có khoa Truyền nhiễm, nói ngay đã ăn hay mổ thịt ngày nào, để bác sĩ nghĩ đến liên cầu lợn, giun xoắn và cấy máu trước khi dùng kháng sinh. Đừng tự uống kháng sinh, thuốc xổ ở nhà. Người ăn cùng mâm theo dõi nhiệt độ hai tuần.',
      'Fever, headache, vomiting or diarrhoea after raw blood pudding: hospital today, one with infectious diseases; say at once what was eaten or slaughtered and when, so that Streptococcus suis and trichinosis are thought of and blood is cultured before antibiotics. No antibiotics or worm medicine of your own. Those who shared the meal watch their temperature for two weeks.',
    ),
    watch: {
      vi: 'cứng cổ, nghe kém, chấm tím trên da, tay chân lạnh, lơ mơ, khó thở',
      en: 'stiff neck, poor hearing, purple spots, cold limbs, drowsiness, trouble breathing',
    },
  },
  {
    heard: `tiết canh | raw blood pudding`,
    unless: `sốt | rét run | đau đầu | nhức đầu | nôn | ói | tiêu chảy | đi ngoài | đau cơ | đau bụng | bụng đau | bã cà phê | nói tại | bảo tại | ${bloody} | fever | headache | vomiting`,
    about: 'infectious_disease',
    of: 'infectious_disease general_internal gastroenterology laboratory emergency',
    isAfter: true,
    isOfKin: true,
    answers: 'có sao | cần xét nghiệm | thuốc phòng | uống thuốc xổ | có cần',
    says: step(
      'note',
      'Ăn tiết canh mà khỏe: thường không có thuốc phòng hay xét nghiệm nào cần làm ngay; theo dõi khoảng hai tuần. Sốt, đau đầu, nôn, ù tai, nghe kém, chấm tím trên da, sưng mí mắt hay đau cơ là phải vào viện ngay và nói đã ăn tiết canh. Từ nay chỉ ăn tiết, thịt nấu chín; người mổ heo đeo găng, che vết xước.',
      'Well after raw blood pudding: there is usually no preventive medicine or test to do at once; watch for about two weeks. Fever, headache, vomiting, ringing ears or poor hearing, purple spots, swollen lids or muscle pain mean hospital at once, saying what was eaten. From now on only well-cooked blood and meat; gloves when slaughtering.',
    ),
    watch: {
      vi: 'sốt, rét run, đau đầu, cứng cổ, nghe kém, chấm tím trên da, lơ mơ',
      en: 'fever, shivering, headache, stiff neck, poor hearing, purple spots, drowsiness',
    },
  },
  {
    heard: `test covid … dương | test covid … 2 vạch | covid … 2 vạch | covid … hai vạch | covid dương | dương tính covid | bị covid | mắc covid | covid test 2 vạch | covid positive | positive for covid | have covid`,
    unless: `${withChild} | khó thở | spo2 9 | tím | sau covid | hậu covid | hồi covid | năm 2021 | năm 2022 | đau ngực | lơ mơ | giấy xác nhận | sốt lại | sốt trở lại | tiểu đường | bệnh tim | suy thận | fever back | diabetes | short of breath | long covid`,
    of: 'infectious_disease general_internal pulmonology family_medicine pediatrics ent',
    answers: 'cách ly | uống thuốc gì | bao lâu | mấy ngày',
    says: step(
      'note',
      'COVID nhẹ chữa ở nhà: nghỉ, uống nhiều, paracetamol khi sốt, súc họng; ở riêng phòng, đeo khẩu trang khoảng 5 ngày và tới khi hết sốt một ngày. Không tự uống kháng sinh, corticoid. Từ 65 tuổi, có bệnh nền, suy giảm miễn dịch: gọi bác sĩ ngay những ngày đầu để hỏi thuốc kháng vi-rút. Có máy thì đo SpO2 ngày hai lần.',
      'Mild COVID is cared for at home: rest, drink, paracetamol for fever, gargle; an own room and a mask for about 5 days and until a day without fever. No antibiotics or steroids of your own. From 65 years, with chronic illness or weak immunity: call a doctor in the first days about an antiviral. With a meter, measure SpO2 twice a day.',
    ),
    watch: {
      vi: 'khó thở, SpO2 dưới 94, đau ngực, lơ mơ, môi tím, sốt quá 3–5 ngày',
      en: 'trouble breathing, SpO2 below 94, chest pain, drowsiness, blue lips, fever beyond 3–5 days',
    },
  },
  {
    heard: `quai bị | mumps`,
    unless: `tinh hoàn | bìu | đau bụng | ói | nôn | đau đầu | cứng cổ | vắc xin | tiêm | chích ngừa | vô sinh | ${withChild} | testicle | vaccine | bi trái | bi phải | bi sưng | hòn dái`,
    of: 'infectious_disease pediatrics ent general_internal family_medicine preventive_medicine',
    isOfNow: true,
    says: step(
      'note',
      'Quai bị: nghỉ ở nhà, ở riêng khoảng 5 ngày từ lúc má sưng; uống nhiều, ăn mềm, tránh đồ chua, chườm mát, paracetamol khi đau hay sốt. Không đắp vôi, mực, lá. Ai trong nhà chưa tiêm sởi – quai bị – rubella thì hỏi tiêm; tránh xa bà bầu.',
      'Mumps: rest at home, apart for about 5 days from when the cheek swells; drink much, soft food, nothing sour, cool packs, paracetamol for pain or fever. No lime, ink or leaves. Who in the house has no measles-mumps-rubella vaccine asks for it; keep away from expectant mothers.',
    ),
    watch: {
      vi: 'tinh hoàn sưng đau, đau bụng nhiều kèm nôn, đau đầu cứng cổ, nghe kém, sốt quá 4–5 ngày',
      en: 'a swollen painful testicle, strong belly pain with vomiting, headache with stiff neck, poor hearing, fever beyond 4–5 days',
    },
  },
  {
    heard: `chiều … sốt | chiều … gai sốt | chiều chiều … sốt | sốt âm ỉ | sốt về chiều | sốt nhẹ về chiều | sốt chiều | sốt … hai tuần | sốt … ba tuần | sốt … 10 ngày | sốt … 12 ngày | sốt đã … ngày | sốt … không dứt | mồ hôi trộm | đêm … mồ hôi | mồ hôi … đêm | fever every evening | fever … evening | night sweats`,
    beside: `${wasting} | tuần | tháng | mười ngày | 10 ngày | 12 ngày | không dứt | weeks | month | nine days | 10 days`,
    unless: `ho | ho ra | mãn kinh | bốc hỏa | hạch | hóa trị | vảy đen | cách ngày | ${withChild} | bé | con em | cháu | sau mổ | thuốc lao | không sụt | không sút | nệm | phòng nóng | suốt ba chục năm | đọc báo | chemo | menopause`,
    who: 'adult',
    about: 'infectious_disease',
    of: 'infectious_disease tuberculosis general_internal hematology rheumatology oncology',
    within: '3d',
    isLeading: true,
    says: step(
      'question',
      'Sốt chiều, mồ hôi đêm, sụt cân kéo dài: trong vài ngày đến khoa Truyền nhiễm hoặc bệnh viện phổi, xin chụp phổi, công thức máu, máu lắng hoặc CRP, HIV, siêu âm bụng, và thử đờm nếu có ho. Ghi nhiệt độ sáng – chiều, cân nặng; kể người nhà bị lao, đi rừng, thú nuôi. Không tự mua kháng sinh, corticoid trước khi thử.',
      'Lasting evening fever, night sweats or weight loss: within days to infectious diseases or the lung hospital; ask for a chest film, blood count, ESR or CRP, HIV, an abdominal ultrasound, and sputum if there is a cough. Note temperatures and weight; tell of TB at home, forests, animals. No antibiotics or steroids of your own before the tests.',
    ),
    watch: {
      vi: 'khó thở, ho ra máu, đau đầu tăng dần kèm nôn, lơ mơ, sốt rét run, đau bụng dữ',
      en: 'trouble breathing, coughing blood, a growing headache with vomiting, drowsiness, shivering fever, severe belly pain',
    },
  },
  {
    heard: `con sán | =ra sán | sán dẹt | sán dài | đốt sán | ra giun | con giun | giun bò | giun kim | eosinophil | eosinophils | bạch cầu ái toan | ái toan | ấu trùng sán | gạo lợn | tapeworm | worms in … stool | passed a worm`,
    unless: `${grave} | sán não | trùn quế | con giun đất`,
    of: 'infectious_disease gastroenterology general_internal pediatrics hematology dermatology laboratory allergy_immunology',
    isAfter: true,
    answers: 'uống thuốc gì | có sao | xét nghiệm gì',
    says: step(
      'question',
      'Thấy giun, sán hay bạch cầu ái toan cao: chụp ảnh hoặc giữ con đó trong lọ, mang đến khoa Truyền nhiễm hay nơi khám ký sinh trùng; xin soi phân (thường 2–3 lần), công thức máu, và hỏi thử máu tìm loại nào. Mỗi loại một thuốc: đừng tự uống liều cao. Kể món sống, rau sống, chó mèo; cả nhà rửa tay, nấu chín.',
      'A worm seen, or high eosinophils: take a photo or keep it in a jar for infectious diseases or a parasite clinic; ask for stool tests (usually 2–3), a blood count, and which blood tests. Each kind has its own medicine: no high doses by yourself. Tell of raw food, dogs and cats; everyone washes hands and cooks well.',
    ),
    watch: {
      vi: 'co giật, đau đầu kèm nôn, nhìn mờ, đau bụng dữ, bí trung tiện, vàng da',
      en: 'a fit, headache with vomiting, blurred sight, severe belly pain, no wind passed, yellow skin',
    },
  },
];
