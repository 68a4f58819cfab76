import { step } from '../next-steps/step.ts';
import { grave, withChild } from './everyday-topics.ts';
import { bloody, justNow, painPills, stomach, wasting } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** Stomach, bowel and liver, as families complain of it: who looks at it, with which test, what to do until then. Common practice; not reviewed. */
export const gutTopics: readonly Topic[] = [
  {
    heard: stomach,
    beside: painPills,
    unless: `${grave} | ${bloody} | ${withChild} | sỏi mật | ung thư | stent | tai biến`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology general_internal rheumatology hepatology',
    says: step(
      'pill',
      'Thuốc giảm đau, thuốc khớp (ibuprofen, diclofenac, meloxicam, aspirin, thuốc tễ) có thể làm loét dạ dày: nếu tự mua thì ngừng, đau thì dùng paracetamol đúng liều; nếu bác sĩ kê (nhất là aspirin tim) thì gọi hỏi trước khi ngừng. Không rượu, thuốc lá. Hỏi nội soi dạ dày, thử HP.',
      'Pain and joint medicine (ibuprofen, diclofenac, meloxicam, aspirin, folk pills) can cause an ulcer: stop what you bought yourself and take paracetamol in the right dose; what a doctor prescribed (above all aspirin for the heart) is not stopped before asking. No alcohol or tobacco. Ask about a gastroscopy and an HP test.',
    ),
    watch: {
      vi: 'nôn ra máu hoặc như bã cà phê, phân đen, đau bụng dữ dội, bụng cứng, choáng',
      en: 'vomiting blood or what looks like coffee grounds, black stools, severe pain, a hard belly, faintness',
    },
  },
  {
    heard: stomach,
    unless: `${grave} | ${bloody} | ${withChild} | ${wasting} | ${painPills} | sỏi mật | ung thư | nuốt nghẹn | vàng da | ăn hải sản | ngộ độc | tiêu chảy | hố chậu | lan ra lưng | lan ra sau | tức ngực | vã mồ hôi | insulin | hạ đường | tiểu đường | run tay | run rẩy | 1 ngày | 2 ngày | 3 ngày | ${justNow} | jaundice | chest | diabet`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology hepatology general_internal general_surgery family_medicine',
    atMost: 'routine',
    answers: 'nội soi | xét nghiệm gì | uống thuốc gì',
    says: step(
      'note',
      'Ghi lúc đau: đói hay no, đêm có thức giấc không, ăn gì thì đau. Ăn ít một, đúng bữa, bớt cà phê, rượu, chua cay, thuốc lá; không tự uống giảm đau. Hỏi thử HP; từ 40–45 tuổi, đau mới có, hay nhà có người ung thư dạ dày thì hỏi nội soi (nhịn ăn sáng hôm soi). Thuốc dạ dày uống trước có thể làm sai thử HP: nói với bác sĩ.',
      'Note when it hurts: hungry or full, at night, after which food. Small regular meals, less coffee, alcohol, sour and spicy food, tobacco; no painkillers or herbs of your own. Ask for an HP test; from 40–45, with new pain, or stomach cancer in the family ask about a gastroscopy (no breakfast that day). Stomach tablets may spoil the HP test: tell the doctor.',
    ),
    watch: {
      vi: 'nôn ra máu, phân đen, đau bụng dữ dội, nôn không ngừng, sụt cân, nuốt nghẹn',
      en: 'vomiting blood, black stools, severe belly pain, vomiting without stop, weight loss, food that sticks',
    },
  },
  {
    heard: `vi khuẩn hp | vi trùng hp | nhiễm hp | hp dương tính | dương tính hp | hp dạ dày | bị hp | con hp | diệt hp | trị hp | h pylori | h. pylori | helicobacter | hp … dương tính | dương tính với hp | test hp | test hơi thở | pylori`,
    unless: `${grave} | ${bloody} | ${wasting} | ung thư`,
    about: 'gastroenterology',
    of: 'gastroenterology pediatric_gastroenterology pediatrics general_internal laboratory health_checkup',
    atMost: 'routine',
    isAfter: true,
    answers:
      'lây | phải điều trị | cần điều trị | có cần diệt | diệt | kháng thuốc | có sao | nguy hiểm | uống thuốc | thử lại | test lại | contagious',
    says: step(
      'pill',
      'HP dương tính nhiều người có; chữa hay không do bác sĩ quyết theo triệu chứng, nội soi, tuổi. Đã chữa thì uống đủ 10–14 ngày; thử lại (hơi thở hoặc phân) ít nhất 4 tuần sau khi hết kháng sinh, hỏi bác sĩ ngừng thuốc dạ dày 2 tuần trước khi thử. Lây qua miệng: rửa tay, không mớm cơm; trẻ nhỏ không đau thường chưa cần thử.',
      'Very many people carry HP; whether to treat it the doctor decides by complaints, endoscopy and age. If treated, take all of it for 10–14 days on time, no alcohol; test again (breath or stool) at least 4 weeks after the antibiotics; ask the doctor about 2 weeks without stomach tablets before it. It passes by mouth: wash hands, no pre-chewed food; small children without pain usually need no test.',
    ),
    watch: {
      vi: 'nôn ra máu, phân đen, đau bụng dữ dội, sụt cân; nổi ban, khó thở sau khi uống thuốc',
      en: 'vomiting blood, black stools, severe belly pain, weight loss; a rash or trouble breathing after the medicine',
    },
  },
  {
    heard: `nuốt nghẹn | nuốt cơm nghẹn | nuốt … nghẹn | nghẹn … cháo | nuốt vướng | nuốt mắc | ăn … nghẹn | nghẹn khi ăn | ăn cơm … nghẹn | food sticks | food gets stuck | difficulty swallowing | trouble swallowing | nghẹn cơm`,
    unless: `tai biến | đột quỵ | parkinson | hóc | xương cá | mắc xương | ${justNow} | sốt | khó thở | nhân giáp | tuyến giáp | bướu | nghẹn ngào | nghẹn ngực | khàn tiếng | ${bloody} | stroke | fish bone`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology ent oncology general_surgery general_internal',
    within: '14d',
    isLeading: true,
    says: step(
      'question',
      'Nuốt nghẹn kéo dài cần được soi: xin nội soi thực quản dạ dày (nhịn ăn 6–8 giờ), có khi soi họng thanh quản; đừng chờ thuốc trào ngược. Ghi nghẹn cơm hay cả cháo, nước, sụt mấy cân. Tới đó ăn mềm, nhai kỹ, từng miếng nhỏ, ngồi thẳng.',
      'Food that keeps sticking needs a scope: ask for a gullet and stomach endoscopy (6–8 hours without food), perhaps a look at the throat; do not wait for reflux tablets to work. Note whether rice, or also porridge and water, and the weight lost. Until then soft food, small bites, sit upright.',
    ),
    watch: {
      vi: 'nghẹn cả nước bọt, nôn ra máu, phân đen, sặc rồi khó thở, không ăn uống được',
      en: 'saliva that does not go down, vomiting blood, black stools, choking with trouble breathing, no food or drink possible',
    },
  },
  {
    heard: `lúc táo lúc lỏng | khi táo khi lỏng | lúc bón lúc lỏng | táo lỏng xen kẽ | táo lỏng thất thường | đi ngoài thất thường | đi cầu thất thường | thay đổi thói quen đi | máu lẫn trong phân | lẫn … máu bầm | phân nhỏ xíu | pencil thin | stools … thin | blood mixed in | đi cầu lắt nhắt | lúc đặc lúc lỏng | phân dẹt | phân nhỏ dẹt | phân nhỏ lại | phân … dẹt | mót rặn | đi ngoài nhiều lần … mót | change in bowel | thinner stools | narrow stools`,
    beside: `${wasting} | lẫn máu | có máu | ra máu | nhầy máu | máu mũi | dính máu | phân dẹt | phân … dẹt | phân nhỏ | blood | thinner | narrow`,
    unless: `${grave} | ồ ạt | máu cục | tiêu chảy cấp`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology colorectal_surgery oncology general_surgery general_internal',
    isLeading: true,
    within: '14d',
    says: step(
      'question',
      'Đi ngoài đổi thói quen kèm máu, phân dẹt hay sụt cân: xin nội soi đại tràng sớm, đừng chỉ chữa trĩ hay uống men. Gọi hỏi lịch soi, thuốc xổ, gây mê; nói thuốc loãng máu, tiểu đường. Thử công thức máu; kể nhà có ai polyp, ung thư ruột. Phần lớn ra chuyện lành, nhưng phải soi mới biết.',
      'Changed bowel habits with blood, thin stools or weight loss: ask for an early colonoscopy, not only for piles treatment or probiotics. Call about dates, the laxative and sedation; tell of blood thinners and diabetes. A blood count too; tell of polyps or bowel cancer in the family. Most turn out harmless, but only a scope tells.',
    ),
    watch: {
      vi: 'ra máu nhiều, choáng, bụng chướng đau không trung tiện được, nôn, đau bụng dữ dội',
      en: 'much blood, faintness, a swollen painful belly without wind, vomiting, severe belly pain',
    },
  },
  {
    heard: `lúc táo lúc lỏng | khi táo khi lỏng | lúc bón lúc lỏng | táo lỏng xen kẽ | táo lỏng thất thường | đau quặn … đi cầu xong | đi cầu xong … hết | đi ngoài xong … hết | đi cầu xong hết | đi ngoài xong hết | đi cầu xong là khỏe | đi cầu xong là hết | đi ngoài xong nhẹ | đi vệ sinh xong … hết | đi cầu xong … nhẹ | trước khi đi cầu | thi … đau bụng … đi ngoài | đau bụng … trước kỳ thi | đau bụng … đi cầu xong đỡ | đi ngoài xong … đỡ | đi cầu xong … đỡ | căng thẳng … đau bụng | căng thẳng … đi ngoài | căng thẳng là đau quặn`,
    unless: `${grave} | ${bloody} | ${wasting} | phân dẹt | phân nhỏ | ban đêm dậy`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology colorectal_surgery general_internal psychiatry',
    isLeading: true,
    atMost: 'routine',
    within: '14d',
    says: step(
      'note',
      'Ghi lại: món ăn, lúc căng thẳng, lúc đau, phân thế nào. Thử bớt sữa, rượu bia, cà phê, đồ sống, dầu mỡ; ăn đều, đi bộ, ngủ đủ. Từ 45 tuổi, có máu trong phân, sụt cân, đêm phải dậy đi ngoài hay nhà có ung thư ruột: hỏi nội soi đại tràng. Không tự uống kháng sinh, thuốc tễ, thuốc cầm nhiều ngày.',
      'Note food, stress, pain, stools. Try less milk, alcohol, coffee, raw and fatty food; regular meals, walks, sleep. From 45, with blood, weight loss, motions at night or bowel cancer in the family ask about a colonoscopy. No antibiotics, folk pills or anti-diarrhoea tablets for days.',
    ),
    watch: {
      vi: 'đi ngoài ra máu, phân đen, đau bụng dữ dội, sốt, sụt cân nhanh',
      en: 'blood in the stool, black stools, severe belly pain, fever, fast weight loss',
    },
  },
  {
    heard: `đi ngoài lỏng | đi lỏng | =bị chảy | di long | di ngoai … lan | loose stool | loose stools | the runs | tummy bug | traveller's diarrhoea | bali belly | đi cầu lỏng | đi tiêu lỏng | tiêu chảy | tiêu chẩy | ỉa chảy | =đi chảy | tào tháo | đi phân lỏng | phân lỏng | đi ngoài … lần | đi cầu … lần | ngộ độc thức ăn | trúng thực | diarrhoea | diarrhea | food poisoning`,
    beside: `hôm nay | sáng nay | hôm qua | tối qua | đêm qua | từ sáng | từ tối | từ đêm | từ trưa | từ chiều | ngày nay | hôm nay | bữa nay | ngày | hôm | bữa | ăn | yesterday | today | last night | since | days | after`,
    unless: `${withChild} | kháng sinh | hóa trị | tháng | năm | mạn tính | lúc táo | khi táo | phân dẹt | metformin | nội soi | ung thư | táo bón | phân cứng | mới đi | bị bón | months | years | chemo | màu đen | đen ánh | aspirin | viêm loét | lẫn máu | black`,
    who: 'adult',
    of: 'gastroenterology infectious_disease general_internal family_medicine emergency geriatrics',
    says: step(
      'firstaid',
      'Uống oresol từng ngụm sau mỗi lần đi, pha cả gói đúng lượng nước ghi trên gói; nôn thì nghỉ 10 phút rồi uống tiếp từng muỗng. Ăn cháo, cơm mềm, chuối; không sữa, rượu, nước ngọt. Không tự uống kháng sinh; có sốt hay máu thì không uống thuốc cầm. Rửa tay, giữ lại món nghi ngờ; cả mâm cùng bị thì báo trạm y tế.',
      'Sip oral rehydration solution after every motion, the whole packet in the water it says; after vomiting wait 10 minutes and go on by spoons. Porridge, soft rice, bananas; no milk, alcohol or sweet drinks. No antibiotics of your own; with fever or blood nothing to stop it. Wash hands, keep the suspected food; if all at table are ill tell the health station.',
    ),
    watch: {
      vi: 'nôn không giữ được nước, tiểu rất ít, khát lả, lừ đừ, phân có máu, sốt cao, đau bụng dữ dội, phân như nước vo gạo liên tục',
      en: 'keeping nothing down, hardly any urine, great thirst, drowsiness, blood in the stool, high fever, severe belly pain, endless watery stools',
    },
  },
  {
    heard: `tiêu chảy … tháng | đi ngoài lỏng … tháng | đi cầu lỏng … tháng | tiêu chảy kéo dài | đi ngoài kéo dài | tiêu chảy … hơn 2 tuần | tiêu chảy … hơn hai tuần | tiêu chảy mạn tính | tiêu chảy hoài | đi cầu lỏng hoài | đi lỏng hoài | diarrhoea for … weeks | diarrhea for … weeks | diarrhoea for … months | chronic diarrhea | chronic diarrhoea`,
    unless: `${grave} | ${withChild} | hóa trị | 1 tuần | một tuần | 5 ngày | chemo`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology infectious_disease general_internal endocrinology',
    within: '14d',
    isLeading: true,
    says: step(
      'question',
      'Đi lỏng quá 2–4 tuần: khám Tiêu hóa, xin soi phân (ký sinh trùng, hồng cầu, bạch cầu), công thức máu, tuyến giáp, đường; hỏi có cần nội soi đại tràng. Mang mọi thuốc đang uống (metformin, kháng sinh, thuốc dạ dày, thuốc nam có thể gây). Ghi cân nặng, đêm có phải dậy đi không, có máu không; uống đủ nước, oresol.',
      'Loose stools for over 2–4 weeks: see gastroenterology, ask for a stool test (parasites, cells), blood count, thyroid, sugar, and whether a colonoscopy is needed. Bring all medicines (metformin, antibiotics, stomach tablets and herbs may cause it). Note weight, motions at night, blood; drink enough.',
    ),
    watch: {
      vi: 'phân có máu, lả đi, tiểu rất ít, sốt cao, đau bụng dữ dội, sụt cân nhanh',
      en: 'blood in the stool, exhaustion, hardly any urine, high fever, severe belly pain, fast weight loss',
    },
  },
  {
    heard: `táo bón | =bị bón | hay bón | bón lâu | phân cứng | phân … cứng | phân khô | ngày mới đi cầu | ngày mới đi ngoài | ngày mới đi tiêu | ngày mới đi một lần | ngày mới đi 1 lần | ngày … mới đi cầu | ngày … mới đi ngoài | ngày không đi cầu | ngày không đi ngoài | ngày chưa đi cầu | ngày chưa đi ngoài | đi cầu khó | đi ngoài khó | khó đi cầu | khó đi ngoài | rặn không ra | bơm đít | bơm hậu môn | thụt hậu môn | thụt tháo | constipation | constipated`,
    unless: `${grave} | ${bloody} | ${wasting} | ${withChild} | sau sinh | không trung tiện | không xì hơi | không đánh rắm | chướng | trướng | đau bụng | đau quặn | nôn | ói | morphin | morphine | tramadol | codein | clozapin | olanzapin | thuốc tâm thần | opioid | ung thư | lúc táo | khi táo | trĩ | nứt | mệt mỏi … tăng cân | sợ lạnh | sốt | 38 | bloated | hard belly | ache | pain`,
    who: 'adult',
    of: 'gastroenterology colorectal_surgery general_surgery general_internal geriatrics nutrition family_medicine',
    atMost: 'routine',
    answers: 'uống thuốc gì | thuốc xổ | có sao',
    says: step(
      'note',
      'Uống đủ nước, rau, trái cây, đi bộ; ngồi bồn cầu 5–10 phút sau bữa sáng, kê chân ghế thấp, không rặn lâu. Sắt, canxi, thuốc đau, huyết áp có thể gây bón: mang theo hỏi, đừng tự bỏ. Hỏi thuốc mềm phân dùng lâu được; đừng bơm thụt, uống lá xổ mỗi ngày. Bón mới có từ 45 tuổi: hỏi nội soi đại tràng, thử tuyến giáp.',
      'Water, vegetables, fruit, walking; the toilet for 5–10 minutes after breakfast, feet on a stool, no long straining. Iron, calcium, pain, stomach and pressure medicines may cause it: bring them all and ask, do not just stop. Ask for a softener that may be used for long; no daily enemas or laxative leaves. New constipation from 45 on: ask about a colonoscopy and the thyroid.',
    ),
    watch: {
      vi: 'đau bụng dữ dội, nôn, bụng chướng không trung tiện được, đi ngoài ra máu, sụt cân',
      en: 'severe belly pain, vomiting, a swollen belly without passing wind, blood in the stool, weight loss',
    },
  },
  {
    heard: `tenofovir | entecavir | viread | baraclude | vemlidy | tdf | taf | thuốc viêm gan | thuốc kháng virus gan`,
    beside: `hết thuốc | sắp hết | gần hết | bỏ thuốc | quên uống | ngưng thuốc | ngừng thuốc | nghỉ thuốc | chưa đi lấy | chưa lấy thuốc | lấy thuốc | lãnh thuốc | ran out | run out | running out | stopped taking | refill`,
    unless: `${grave} | vàng mắt | vàng da | hiv | arv | bụng to | yellow | jaundice`,
    about: 'hepatology',
    of: 'hepatology infectious_disease gastroenterology general_internal',
    isAfter: true,
    says: step(
      'pill',
      'Thuốc viêm gan B không được đứt: ngừng ngang gan có thể viêm bùng lên, kể cả khi đang khỏe. Đến ngay nơi đang cấp thuốc, xa thì bệnh viện gần có gan mật hoặc truyền nhiễm, mang đơn, vỏ hộp, sổ khám; chưa kịp thì mua đúng tên gốc theo đơn. Không uống bù gấp đôi; xin thử men gan vì đã nghỉ thuốc.',
      'Hepatitis B medicine must not be interrupted: stopping may make the liver flare up even if you feel well. Go at once to the place that gives it, or the nearest hospital with a liver or infections department, with prescription, box and record; else buy the same generic name on prescription. No double dose; ask for liver tests after the gap, and for 2–3 months at a time.',
    ),
    watch: {
      vi: 'vàng mắt, nước tiểu sẫm, mệt lả, nôn, đau hạ sườn phải, lơ mơ',
      en: 'yellow eyes, dark urine, exhaustion, vomiting, pain under the right ribs, drowsiness',
    },
  },
  {
    heard: `=sán chó | sán mèo | toxocara | giun đũa chó | giun lươn | strongyloides | sán lá gan | sán dải | =sán dây | nhiễm sán | nhiễm ký sinh trùng | ký sinh trùng | nhiễm sán chó | bị sán chó`,
    unless: `${grave} | sốt rét | u gan | áp xe | co giật | sán não`,
    of: 'infectious_disease dermatology general_internal gastroenterology laboratory pediatrics allergy_immunology',
    isAfter: true,
    answers: 'lây | có nguy hiểm | uống thuốc gì | thuốc gì',
    says: step(
      'question',
      'Thử máu sán, giun dương tính chỉ nói là từng gặp, chưa chắc đang bệnh: khám Truyền nhiễm hoặc phòng khám ký sinh trùng, xin xem bạch cầu ái toan, soi phân, siêu âm gan nếu cần; bác sĩ quyết có uống thuốc không. Không mua gói thuốc nhiều đợt. Ăn chín, rửa rau, rửa tay, tẩy giun cho chó mèo. Sán chó không lây từ người sang người.',
      'A positive blood test for worms only says that you have met them, not that you are ill: see infectious diseases or a parasite clinic with the result, ask about eosinophils, a stool test, a liver scan if needed; the doctor decides on medicine and for how many days. No packages of repeated cures. Cooked food, washed greens and hands, worm the pets. Dog worms do not pass between people.',
    ),
    watch: {
      vi: 'co giật, đau đầu dữ dội, nhìn mờ, sốt cao, đau hạ sườn phải nhiều, khó thở',
      en: 'a fit, severe headache, blurred sight, high fever, strong pain under the right ribs, trouble breathing',
    },
  },
];
