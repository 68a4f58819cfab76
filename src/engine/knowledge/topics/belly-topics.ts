import { step } from '../next-steps/step.ts';
import { withChild } from './everyday-topics.ts';
import { bloody, wasting } from './inner-words.ts';
import type { Topic } from './topic.ts';

/** Beside these no belly is an everyday one. */
const notEveryday = `đột ngột | dữ dội | đau dữ | khó thở | đau ngực | ngất | xỉu | lơ mơ | vã mồ hôi | sốt | rét run | vàng da | vàng mắt | mắt vàng | bụng cứng | không trung tiện | không xì hơi được | bí trung tiện | sudden | severe | short of breath | chest pain | fainted | fever | jaundice | ${wasting} | ${bloody} | ${withChild}`;
const ofBelly = 'gastroenterology general_internal family_medicine geriatrics nutrition general_surgery hepatology';
const bleedingWatched = {
  vi: 'choáng, ngất, nôn ra máu, phân đen như hắc ín, máu tươi nhiều, đau bụng dữ dội, bụng cứng',
  en: 'faintness, vomiting blood, tarry stools, much red blood, severe belly pain, a hard belly',
};
const bellyWatched = {
  vi: 'đau bụng dữ dội hay liên tục, bụng cứng, sốt, nôn không dứt, nôn ra máu, phân đen, vàng mắt, sụt cân',
  en: 'severe or constant belly pain, a hard belly, fever, endless vomiting, vomiting blood, black stools, yellow eyes, weight loss',
};

/** Stomach, bowels, liver, and what a surgeon sees, as families tell of it. Common practice; not reviewed. */
export const bellyTopics: readonly Topic[] = [
  {
    heard: `đầy bụng | đầy hơi | chướng bụng | chướng hơi | sình bụng | bụng trướng | trướng bụng | bụng chướng | bụng óc ách | ì ạch | ậm ạch | anh ách | =ợ hơi | ợ liên tục | ợ hoài | ợ như ếch | xì hơi nhiều | xì hơi hoài | đánh rắm nhiều | sôi bụng | bụng … sôi | sôi ùng ục | bụng kêu | bụng … ọc ọc | ăn không tiêu | khó tiêu | chậm tiêu | ăn mau no | ăn ít là no | ăn ít đã no | bao tử … sôi | day bung | soi bung | chuong bung | bloating | bloated | gassy | little gas | burping | burps | burpy | indigestion`,
    unless: `${notEveryday} | tiêu chảy | đi lỏng | nôn nhiều | ói nhiều | mới mổ | sau mổ | ung thư | xơ gan | báng | cổ trướng | nuốt nghẹn | hóa trị | morphin | chưa đi cầu | chưa đi ngoài | uống sữa | trào ngược | ợ chua | ợ nóng | xương ức | breastbone | heartburn`,
    who: 'adult',
    of: ofBelly,
    isLasting: true,
    says: step(
      'note',
      'Đầy hơi, ợ, sôi bụng: ăn chậm, nhai kỹ, bữa nhỏ, đi bộ sau ăn; bớt đậu, sữa, nước ngọt có ga, bia, dưa muối, kẹo cao su. Ghi món nào gây. Quá vài tuần, hoặc từ 40–45 tuổi mới bị: khám Tiêu hóa, hỏi HP, siêu âm, có cần nội soi không. Men, thuốc tiêu hóa chỉ dùng ngắn ngày, hỏi dược sĩ.',
      'Wind, burping, a rumbling belly: eat slowly, chew well, small meals, a walk afterwards; less beans, milk, fizzy drinks, beer, pickles and gum. Note which food does it. Beyond some weeks, or new from 40–45 on: see gastroenterology, ask about H. pylori, an ultrasound, and whether a scope is needed. Enzymes and probiotics for short spells only.',
    ),
    watch: bellyWatched,
  },
  {
    heard: `ợ chua | ợ nóng | trào ngược | nóng rát sau xương ức | nóng rát … xương ức | nóng … xương ức | rát … xương ức | nóng rát … lên cổ | chua lên miệng | chua lên cổ | =nước chua | ngược lên cổ | trào lên cổ | acid reflux | acid trouble | heartburn | burning behind … breastbone | burn … behind … breastbone | sour burps | sour burning | gerd`,
    unless: `${notEveryday} | gắng sức | lan ra tay | lan lên hàm | nuốt nghẹn | nuốt đau | barrett | nghẹn | phân hơi sậm | phân hơi sẫm | phan hoi sam | phân sậm`,
    who: 'adult',
    of: `${ofBelly} ent cardiology pulmonology`,
    says: step(
      'note',
      'Ợ chua, nóng rát: bữa nhỏ, không nằm trong 3 giờ sau ăn, kê cao đầu giường 15–20 cm, nằm nghiêng trái; bớt rượu bia, cà phê, chua cay, dầu mỡ, thuốc lá. Khám Tiêu hóa nếu hơn 2 lần một tuần hoặc uống thuốc mãi; sớm nếu nuốt nghẹn, sụt cân, phân đen. Đau ngực khi gắng sức có thể do tim: khám ngay; đang đau thì gọi 115.',
      'Acid or burning: small meals, no lying down for 3 hours after food, the bed’s head raised 15–20 cm, sleep on the left; less alcohol, coffee, sour, spicy or fatty food, tobacco. See gastroenterology if more than twice a week or on tablets all the time; soon with trouble swallowing, weight loss or black stools. Chest pain on effort may be the heart: be seen at once; if it hurts now call 115.',
    ),
    watch: {
      vi: 'nuốt nghẹn, nuốt đau, nôn ra máu, phân đen, sụt cân; đau ngực lan tay, hàm, vã mồ hôi, khó thở',
      en: 'food that sticks, painful swallowing, vomiting blood, black stools, weight loss; chest pain to the arm or jaw, sweating, trouble breathing',
    },
  },
  {
    heard: `omeprazol | omeprazole | nexium | esomeprazol | pantoprazol | lansoprazol | rabeprazol | thuốc dạ dày uống | thuốc bao tử uống | gói tráng bao tử | gói chữ p | phosphalugel`,
    unless: `${notEveryday} | trào ngược | ợ chua`,
    who: 'adult',
    of: ofBelly,
    isLasting: true,
    says: step(
      'pill',
      'Thuốc giảm axit (omeprazol, esomeprazol…) thường uống trước ăn khoảng 30 phút; thuốc gói tráng thường uống sau ăn hoặc khi đau, cách thuốc khác 2 giờ: đọc toa, hỏi dược sĩ. Uống nhiều tháng thì hỏi bác sĩ còn cần không, giảm dần ra sao, có cần thử sắt, B12, xương không; không tự uống mãi.',
      'Acid tablets (omeprazole and the like) are usually taken some 30 minutes before a meal; antacid sachets after it or in pain, 2 hours apart from other medicine: read the prescription, ask the pharmacist. After months ask whether they are still needed, how to come off, and about iron, B12 and bones; not for ever by oneself.',
    ),
    watch: bellyWatched,
  },
  {
    heard: `barrett`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology general_internal oncology',
    isAfter: true,
    says: step(
      'calendar',
      'Barrett thực quản: phần lớn không thành ung thư. Ngày soi lại tùy độ dài và có loạn sản không: đoạn ngắn, không loạn sản thường 3–5 năm; hỏi đúng ngày nơi đã soi, giữ giấy sinh thiết. Uống thuốc đều, bỏ thuốc lá, giảm cân, không ăn khuya.',
      'Barrett’s gullet: most never turn into cancer. The next scope depends on length and dysplasia: short and without it usually 3–5 years; ask the place that scoped, keep the biopsy report. Take the tablets, no tobacco, lose weight, no late meals.',
    ),
    watch: {
      vi: 'nuốt nghẹn, sụt cân, nôn ra máu, phân đen',
      en: 'food that sticks, weight loss, vomiting blood, black stools',
    },
  },
  {
    heard: `uống sữa … sôi bụng | uống sữa … đau bụng | uống sữa … đi ngoài | uống sữa … đi cầu | bụng … uống sữa | khi uống sữa | mỗi lần uống sữa | uống sữa tươi là | uống sữa là | không dung nạp lactose | lactose`,
    unless: notEveryday,
    who: 'adult',
    of: ofBelly,
    isLasting: true,
    says: step(
      'note',
      'Uống sữa là sôi bụng, đi lỏng: thử ngừng sữa 2 tuần xem có hết không; rồi dùng sữa không lactose, sữa chua, sữa đậu nành, lượng ít trong bữa ăn. Nhớ bù canxi (cá nhỏ, tôm, rau xanh, đậu phụ). Không đỡ thì khám Tiêu hóa.',
      'Milk that makes the belly rumble: try two weeks without; then lactose-free milk, yoghurt, soy milk, small amounts with meals. Make up for calcium (small fish, shrimps, greens, tofu). If it does not help see gastroenterology.',
    ),
    watch: bellyWatched,
  },
  {
    heard: `viên sắt … phân | uống sắt … phân | phân đen … sắt | uống sắt nên | sắt … đi cầu đen | sắt … phân đen | sat … phan den | sắt nên đi cầu | phân đen … bismuth | bismuth | iron tablets … black | black … iron tablets`,
    beside: `phân | đi cầu | đi ngoài | đi tiêu | ói | nôn | poop | stool | stools | vomit`,
    unless: `chóng mặt | choáng | hoa mắt | ngất | xỉu | mệt lả | hôi tanh | tanh hôi | thối khắm | hắc ín | nhựa đường | sệt | nhão | dính | đau dạ dày | đau bao tử | ibuprofen | thuốc khớp | giảm đau | chống đông | loãng máu | xơ gan | dizzy | faint | sticky | tarry`,
    of: `${ofBelly} hematology obstetrics colorectal_surgery emergency pediatrics`,
    says: step(
      'note',
      'Viên sắt, bismuth hay làm phân đen xanh, ngừng 2–3 ngày thường hết; đừng tự bỏ sắt. Phân đen bóng, dính, thối khẳn hay chóng mặt: cấp cứu ngay. Chưa chắc: mang phân thử máu ẩn, kể thuốc, món ăn.',
      'Iron and bismuth often turn stools greenish black; red dragon fruit, beetroot and melon redden stool, urine and vomit: gone 2–3 days after the last of it. Do not drop needed iron by yourself. Shiny, sticky, foul black stools or dizziness: emergency now. If in doubt bring a sample for a hidden-blood test.',
    ),
    watch: {
      vi: 'phân đen nhão, dính, tanh như hắc ín, chóng mặt, ngất, da xanh, nôn ra máu, đau bụng',
      en: 'soft, sticky, foul tarry stools, dizziness, fainting, pallor, vomiting blood, belly pain',
    },
  },
  {
    heard: `nhầy máu | nhầy … máu | máu … nhầy | mót rặn | tia máu … đi ngoài | bloody diarrhea | bloody diarrhoea | bloody stools | blood and mucus`,
    beside: `đi ngoài | đi cầu | tiêu chảy | ỉa | phân | đi … lần | diarrhea | diarrhoea | stools`,
    unless: `tháng nay | năm nay | tháng rồi | viêm loét | crohn | ung thư | hóa trị | kháng sinh | trĩ | nước nhầy | trong nhớt | hết ói | hết nôn | ${wasting} | months`,
    who: 'adult',
    of: 'gastroenterology infectious_disease colorectal_surgery general_internal emergency general_surgery',
    says: step(
      'firstaid',
      'Đi ngoài có nhầy máu: uống oresol từng ngụm sau mỗi lần đi, pha đúng cả gói; không uống thuốc cầm tiêu chảy, không tự uống kháng sinh còn dư. Xin soi phân, cấy phân, công thức máu; kể món đã ăn, chuyến đi, ai cùng bị. Rửa tay kỹ, không nấu ăn cho người khác.',
      'Diarrhoea with blood and mucus: sip oral rehydration solution after every motion, the whole packet in the right water; nothing that stops the bowel, no leftover antibiotics. Ask for a stool test and culture and a blood count; tell of food, travel, who else is ill. Wash hands well, do not cook for others.',
    ),
    watch: {
      vi: 'máu nhiều, đau bụng dữ dội, bụng chướng cứng, sốt cao rét run, tiểu rất ít, lả, không uống được',
      en: 'much blood, severe belly pain, a hard swollen belly, high fever with chills, hardly any urine, weakness, unable to drink',
    },
  },
  {
    heard: `kháng sinh … tiêu chảy | kháng sinh … đi ngoài | kháng sinh … đi cầu | tiêu chảy … kháng sinh | đi ngoài … sau kháng sinh | khang sinh … di ngoai | antibiotics … diarrhea | antibiotics … diarrhoea | diarrhea after antibiotics | diarrhoea after antibiotics`,
    who: 'adult',
    of: 'gastroenterology infectious_disease general_internal emergency',
    says: step(
      'firstaid',
      'Đi lỏng trong hoặc sau đợt kháng sinh: không uống thuốc cầm, không tự uống thêm kháng sinh; bù oresol. Gọi nơi kê thuốc hỏi ngừng hay đổi. Từ 3 lần một ngày, có sốt, máu, quặn: xin thử phân tìm Clostridioides difficile, công thức máu, thận; rửa tay bằng xà phòng, dùng riêng nhà vệ sinh nếu được.',
      'Loose stools during or after antibiotics: nothing that stops the bowel, no further antibiotic of your own; rehydration solution. Call whoever prescribed it: stop or change? From 3 a day, with fever, blood or cramps: ask for a stool test for C. difficile, blood count, kidneys; wash hands with soap, a toilet of one’s own if possible.',
    ),
    watch: {
      vi: 'bụng chướng căng đau, sốt cao, phân máu, lả, tiểu rất ít',
      en: 'a tense painful belly, high fever, bloody stools, weakness, hardly any urine',
    },
  },
  {
    heard: `vàng mắt | mắt vàng | mắt … vàng khè | tròng mắt vàng | tròng trắng … vàng | hai tròng mắt vàng | da vàng | vàng da | nước tiểu như nước trà | nước tiểu … trà đặc | nước tiểu … nước vối | nước tiểu … xá xị | nuoc tieu … nuoc voi | nuoc tieu … xa xi | yellow eyes | eyes … yellow | eyes went yellow | skin … yellow | urine like cola | pee … coke | jaundice | mat vang | vàng như nghệ | eyes are yellow`,
    unless: `từ nhỏ | gilbert | hết vàng | bớt vàng | cà rốt | đu đủ | stent | xơ gan | ung thư | k gan | k tụy | bạc màu | phân bạc | sơ sinh | bé | rét run | hổ phách | ghép gan | áp xe | pale stool | carrots | ghèn | mắt kính | tháng tuổi | ngày tuổi | bắp chân | mang thai | đang bầu | bầu … tuần | pregnant`,
    who: 'adult',
    of: 'hepatology gastroenterology infectious_disease general_internal emergency general_surgery',
    says: step(
      'question',
      'Vàng mắt, nước tiểu sậm: ngừng rượu bia, thuốc nam, trà giảm cân, thuốc bổ, không tự uống paracetamol; mang hết vỏ thuốc theo. Xin men gan, bilirubin, đông máu, viêm gan A, B, C, E và siêu âm gan mật. Ăn nhẹ, nghỉ ngơi, dùng riêng chén đũa, rửa tay; không truyền nước, uống lá chữa vàng da.',
      'Yellow eyes and dark urine: stop alcohol, herbs, slimming teas and tonics, no paracetamol of your own; bring every packet. Ask for liver tests, bilirubin, clotting, hepatitis A, B, C and E, and an ultrasound. Light food, rest, own bowls, clean hands; no drips or leaf cures.',
    ),
    watch: {
      vi: 'lơ mơ, ngủ li bì, nói lẫn, chảy máu chân răng, bầm tím, sốt rét run, đau bụng dữ dội, nôn liên tục',
      en: 'drowsiness, confusion, bleeding gums, bruises, fever with chills, severe belly pain, constant vomiting',
    },
  },
  {
    heard: `lòng bàn tay vàng | bàn tay vàng | gilbert`,
    unless: `nước tiểu sậm | nước tiểu đậm | sốt | ngứa`,
    of: 'hepatology gastroenterology general_internal nutrition dermatology pediatrics',
    isLasting: true,
    isAfter: true,
    says: step(
      'note',
      'Lòng bàn tay vàng mà mắt trắng, nước tiểu trong hay do ăn nhiều đu đủ, cà rốt, bí đỏ: bớt vài tuần sẽ nhạt. Mắt hơi vàng khi mệt, nhịn ăn, đã được nói là Gilbert thì lành tính. Chưa thử bao giờ thì xin men gan, bilirubin một lần cho chắc.',
      'Yellow palms with white eyes and clear urine often come from much papaya, carrot or pumpkin: they fade within weeks of less. Eyes slightly yellow when tired or fasting, known as Gilbert’s, are harmless. If never tested ask for liver enzymes and bilirubin once.',
    ),
    watch: {
      vi: 'tròng trắng vàng rõ, nước tiểu sậm như trà, phân bạc màu, ngứa, sốt, đau bụng',
      en: 'clearly yellow whites, urine like tea, pale stools, itching, fever, belly pain',
    },
  },
  {
    heard: `báng bụng | bụng báng | bung bang | cổ trướng | co truong | dịch báng | báng … chọc | chọc … dịch bụng | hút dịch | chọc dịch bụng | bụng to … nước | ascites`,
    who: 'adult',
    of: 'hepatology gastroenterology oncology palliative_care general_internal infectious_disease',
    says: step(
      'question',
      'Bụng có nước: cân mỗi sáng, ăn nhạt, không truyền đạm, không tự tăng thuốc lợi tiểu. Bụng căng khó nằm, khó ăn thì xin chọc bớt dịch, nhiều nơi làm trong ngày: gọi hỏi trước, hỏi có truyền albumin không. Đau bụng hay sốt dù nhẹ thì xin thử dịch tìm nhiễm trùng ngay trong ngày.',
      'Water in the belly: weigh every morning, little salt, no protein drips, no more water tablets than prescribed. If it is too tense to lie or eat ask to have some drained, often done within a day: call first, ask about albumin. With pain or even slight fever ask the same day for a test of the fluid for infection.',
    ),
    watch: {
      vi: 'sốt, đau bụng, lơ mơ, ngủ gà, nôn ra máu, phân đen, tiểu rất ít, khó thở',
      en: 'fever, belly pain, drowsiness, vomiting blood, black stools, hardly any urine, trouble breathing',
    },
  },
  {
    heard: `hạ sườn phải | dưới sườn phải | sườn phải … sau ăn | bụng trên bên phải | bụng trên phải | sạn mật | cơn đau mật | right upper belly | under the right ribs | right ribs`,
    unless: `té | ngã | đánh | đá trúng | tông | va đập | tai nạn | ho | zona | áp xe gan | ung thư | xơ gan | ${withChild} | fell | hit`,
    who: 'adult',
    of: 'gastroenterology general_surgery hepatology general_internal emergency infectious_disease',
    says: step(
      'question',
      'Đau dưới sườn phải: tạm nhịn dầu mỡ, đang đau thì chỉ nhấp nước, không uống rượu. Xin siêu âm gan mật, công thức máu, men gan, bilirubin, amylase hoặc lipase; nói có sỏi mật không, đau sau ăn không, mấy giờ, đã uống gì. Đừng chỉ uống thuốc giãn cơ rồi chờ nếu đau quá vài giờ.',
      'Pain under the right ribs: no fatty food, only sips while it hurts, no alcohol. Ask for an ultrasound of liver and gall bladder, blood count, liver tests, bilirubin, amylase or lipase; tell of gallstones, meals, hours, what was taken. Do not just take spasm tablets and wait if it lasts for hours.',
    ),
    watch: {
      vi: 'sốt rét run, vàng mắt, đau liên tục quá 5–6 giờ, bụng cứng, nôn không dứt, lơ mơ',
      en: 'fever with chills, yellow eyes, pain for over 5–6 hours, a hard belly, endless vomiting, drowsiness',
    },
  },
  {
    heard: `bụng dưới bên phải | bụng dưới phải | bên phải bụng dưới | quanh rốn … bên phải | quanh rốn … qua phải | quanh rốn … sang phải | quanh rốn … về phải | quanh ron … ben phai | dưới bên phải bụng | vùng dưới bên phải | right lower belly | right low belly | lower right belly | belly button … right | right lower abdomen`,
    unless: `mổ ruột thừa | cắt ruột thừa | đã mổ | tháng nay | năm nay | ${withChild} | months | years`,
    of: 'general_surgery gastroenterology emergency pediatrics pediatric_surgery gynecology general_internal',
    says: step(
      'firstaid',
      'Đau bụng dưới bên phải mới có: nhịn ăn, chỉ nhấp nước; không chườm nóng, xoa bóp, uống thuốc xổ, tẩy giun hay kháng sinh. Xin bác sĩ ngoại khám bụng, công thức máu, siêu âm (phụ nữ thử thai); chưa rõ thì xin khám lại sau vài giờ, đừng về chờ qua đêm khi đau tăng.',
      'New pain low on the right: nothing to eat, only sips; no heat, massage, laxative, deworming tablet or antibiotic. Ask for a surgeon’s examination, blood count and ultrasound (women a pregnancy test); if unclear be examined again after some hours, and do not wait overnight while it grows.',
    ),
    watch: {
      vi: 'đau tăng hoặc lan khắp bụng, bụng cứng, sốt cao, nôn nhiều, không đứng thẳng được, ngất',
      en: 'growing pain or pain all over, a hard belly, high fever, repeated vomiting, unable to stand straight, fainting',
    },
  },
  {
    heard: `túi thừa | diverticulitis | diverticulosis | bụng dưới bên trái | bụng dưới trái | hố chậu trái | left lower belly`,
    beside: `túi thừa | sốt | 37,8 | 37.8 | 38 | ấn … đau | ấn nhẹ | diverticulitis | diverticulosis | fever`,
    unless: `${withChild} | kinh nguyệt | tới tháng`,
    who: 'adult',
    of: 'gastroenterology general_surgery colorectal_surgery general_internal emergency',
    isAfter: true,
    says: step(
      'question',
      'Túi thừa đại tràng: lúc yên thì ăn nhiều chất xơ, uống đủ nước, đi bộ; hạt, cà chua thường không phải kiêng. Đau bụng dưới bên trái kèm sốt: ăn lỏng, không thụt, không thuốc xổ, khám trong ngày; hỏi công thức máu, siêu âm hoặc CT. Lành rồi hỏi sau bao lâu nội soi đại tràng.',
      'Diverticula of the bowel: in quiet times much fibre, water, walks; seeds and tomatoes usually need no ban. Pain low on the left with fever: liquids only, no enema or laxative, be seen the same day; ask for a blood count, ultrasound or CT. Once healed ask when to have a colonoscopy.',
    ),
    watch: bellyWatched,
  },
  {
    heard: `lan ra lưng | lan ra sau lưng | lan nhẹ ra lưng | xuyên ra lưng | ra sau lưng | thượng vị … lưng | trên rốn … lưng | viêm tụy | viêm tuỵ | viem tuy | pancreatitis`,
    beside: `nhậu | rượu | bia | ozempic | triglycerid | mỡ máu | viêm tụy | viêm tuỵ | viem tuy | nôn | ói | sỏi mật | alcohol | pancreatitis | vomit`,
    unless: `thận | tiểu buốt | kinh | ${withChild} | đau ngực | tức ngực`,
    who: 'adult',
    of: 'gastroenterology general_surgery general_internal emergency hepatology endocrinology',
    isAfter: true,
    says: step(
      'question',
      'Đau trên rốn lan ra lưng sau rượu, bữa nhiều mỡ: nhịn ăn, không rượu bia, khám trong ngày, xin thử lipase hoặc amylase, mỡ máu, siêu âm. Từng viêm tụy mà nay ổn: bỏ hẳn rượu, ăn ít mỡ chia bữa nhỏ, trứng và đạm nạc thường ăn được; theo dõi triglycerid, đường, hỏi sỏi mật có cần mổ không.',
      'Pain above the navel into the back after alcohol or fat: fast, no alcohol, be seen the same day, ask for lipase or amylase, blood fats, ultrasound. After an old pancreatitis, well now: no alcohol at all, little fat in small meals, eggs and lean protein are usually fine; watch triglycerides and sugar, ask whether gallstones need surgery.',
    ),
    watch: {
      vi: 'đau dữ dội không dịu, nôn liên tục, sốt, khó thở, choáng, vàng mắt, bụng căng cứng',
      en: 'severe pain that does not ease, constant vomiting, fever, trouble breathing, faintness, yellow eyes, a hard belly',
    },
  },
  {
    heard: `tia máu | sợi máu | =sợi đỏ | vệt máu | vài tia máu | máu tươi lẫn | red threads | red streaks | streaks of blood`,
    beside: `nôn | ói | mửa | retched | retching | vomit | vomited | vomiting | threw up`,
    unless: `thanh long | dưa hấu | củ dền | đi ngoài | đi cầu | phân | ho | đờm | đàm | khạc | mũi | răng | xơ gan | bé`,
    who: 'adult',
    of: 'gastroenterology emergency general_internal general_surgery hepatology',
    says: step(
      'firstaid',
      'Nôn nhiều rồi ra tia máu: nghỉ, vài giờ chỉ nhấp nước nguội, rồi cháo loãng; không rượu, không aspirin, ibuprofen. Chụp ảnh chất nôn, đếm số lần. Xin đo mạch, huyết áp, công thức máu; hỏi có cần nội soi không. Đang uống thuốc chống đông thì nói ngay.',
      'Threads of blood after much retching: rest, for some hours only sips of cool water, then thin porridge; no alcohol, aspirin or ibuprofen. Photograph it, count the times. Ask for pulse, pressure, a blood count, and whether a scope is needed. Tell at once of blood thinners.',
    ),
    watch: bleedingWatched,
  },
  {
    heard: `phân đen | đi cầu đen | đi ngoài đen | phân sệt đen | phân … đen | phan den | nhựa đường | hắc ín | black stools | black stool | black and sticky | black … tar`,
    unless: `sắt | iron | bismuth | bé | cháu | phân su | không đen | hết đen | củ dền | than tre | mực | năm ngoái | năm trước | hồi trước | vàng lại`,
    who: 'adult',
    of: 'gastroenterology emergency general_internal general_surgery hepatology',
    says: step(
      'firstaid',
      'Phân đen có thể là máu từ dạ dày, dù chưa choáng: ngừng thuốc giảm đau, thuốc khớp tự mua, không rượu; không tự lái xe, có người đi cùng. Thuốc chống đông, aspirin bác sĩ cho thì gọi hỏi trước liều sau. Nhịn ăn để còn soi; xin công thức máu, nhóm máu, nội soi dạ dày.',
      'Black stools may be blood from the stomach even without faintness: stop bought painkillers and joint pills, no alcohol; do not drive, take someone along. Prescribed thinners or aspirin: call before the next dose. Stay fasting for a scope; ask for a blood count, blood group and gastroscopy.',
    ),
    watch: bleedingWatched,
  },
  {
    heard: `ngày chưa đi cầu | ngày chưa đi ngoài | ngày chưa đi tiêu | ngày nay chưa đi cầu | ngay chua di cau | chưa đi cầu … ngày | chưa đi ngoài … ngày | days … no bowel`,
    beside: `bụng căng | bụng chướng | bụng trướng | bung chuong | chướng | trướng | bụng đầy | đầy tức | căng tức | buồn nôn | nôn | ói | bloated | vomit`,
    unless: `${withChild} | morphin | morphine | miếng dán | fentanyl | bú`,
    who: 'adult',
    of: 'gastroenterology geriatrics general_surgery general_internal emergency',
    says: step(
      'firstaid',
      'Nhiều ngày không đi mà bụng chướng: không uống thuốc xổ mạnh, không thụt trước khi bác sĩ khám; ăn lỏng, uống từng ngụm. Xin khám bụng và hậu môn (có khi phân kẹt), chụp bụng, thử kali; nói còn xì hơi không, đã mổ bụng chưa, mang hết thuốc đang uống.',
      'Many days without a motion and a swollen belly: no strong laxative or enema before a doctor has looked; liquids in sips. Ask for an examination of belly and rectum (stool may be stuck), a film, potassium; tell whether wind still passes, of old operations, and bring all medicines.',
    ),
    watch: {
      vi: 'không xì hơi được, đau từng cơn tăng dần, nôn liên tục, bụng cứng, sốt, phân máu',
      en: 'no wind passing, growing cramps, constant vomiting, a hard belly, fever, bloody stools',
    },
  },
  {
    heard: `cạnh hậu môn | cạnh lỗ hậu môn | gần hậu môn | bên hậu môn | hậu môn nổi cục | hậu môn sưng | hậu môn … sưng | canh hau mon | lump next to … hole | lump … anus | áp xe hậu môn | perianal abscess | bum hurts`,
    beside: `sốt | sưng | sung | nóng | nhức | ngồi không được | không ngồi được | ngoi khong duoc | mủ | fever | swollen | throbbing | shivers | bigger`,
    unless: `nhân tạo | hậu môn tạm | lai rai | lúc đóng lúc mở | cục tím | ${withChild} | bé`,
    who: 'adult',
    about: 'colorectal_surgery',
    of: 'colorectal_surgery general_surgery gastroenterology emergency dermatology',
    says: step(
      'firstaid',
      'Cục sưng nóng cạnh hậu môn, ngồi không được: có thể có mủ, cần bác sĩ ngoại xem trong ngày, thường phải rạch; kháng sinh không đủ, để lâu dễ thành rò. Đừng nặn, chích, đắp lá; ngâm nước ấm, paracetamol đúng liều, nhịn ăn trước khi đi. Nói nếu có tiểu đường, thuốc chống đông.',
      'A hot swelling beside the anus, unable to sit: there may be pus, a surgeon should see it the same day, usually it is opened; antibiotics are not enough and waiting may leave a fistula. No squeezing, pricking or leaves; warm baths, paracetamol in the right dose, go fasting. Tell of diabetes and blood thinners.',
    ),
    watch: {
      vi: 'sốt cao rét run, đỏ lan ra mông, bìu, da tím đen, không tiểu được, lơ mơ',
      en: 'high fever with chills, redness spreading to buttock or scrotum, dark skin, unable to pass urine, drowsiness',
    },
  },
  {
    heard: `hậu môn nhân tạo | hậu môn tạm | túi hậu môn | túi phân | dán túi | dan tui phan | hau mon nhan tao | tui hau mon | đưa ruột … ra | dua ruot … ra | colostomy | ileostomy | stoma`,
    unless: `sốt | tím | đen | không ra phân | đau quặn | nôn | thò ra | sa ra`,
    of: 'colorectal_surgery general_surgery gastroenterology oncology geriatrics palliative_care pediatric_surgery',
    isAfter: true,
    says: step(
      'note',
      'Chăm túi phân: rửa nước ấm, lau khô, cắt lỗ đế vừa khít (rộng hơn 1–2 mm), thay khi rỉ, đổ khi đầy một phần ba; da đỏ rát thì hỏi điều dưỡng phấn, vòng chống rò, không bôi kem béo dưới đế. Bay, tắm, tập nhẹ được; mang túi dự trữ. Hỏi bệnh viện cấp túi theo thẻ không, bao giờ nối lại.',
      'Caring for a stoma: warm water, dry, cut the hole to fit (1–2 mm wider), change when it leaks, empty at one third; sore skin: ask a nurse for powder or a seal, no greasy cream under the plate. Flying, bathing and light exercise are fine with spares. Ask whether the card pays for bags and when it may be closed.',
    ),
    watch: {
      vi: 'miệng ruột tím đen, thò dài hoặc tụt vào, không ra phân và hơi kèm đau, nôn, chảy máu nhiều, ra nước ồ ạt',
      en: 'a dark stoma, one that comes out far or sinks in, no stool or wind with pain or vomiting, much blood, floods of liquid',
    },
  },
  {
    heard: `ngứa hậu môn | ngứa … hậu môn | ngua hau mon | itchy bum | itchy bottom | anal itch`,
    unless: `sốt | sưng đau | ra máu nhiều | ${wasting}`,
    who: 'adult',
    of: 'colorectal_surgery dermatology gastroenterology general_internal oncology infectious_disease general_surgery',
    isLasting: true,
    says: step(
      'note',
      'Ngứa hậu môn: rửa nước ấm, không xà phòng, không chà, thấm khô; bỏ khăn ướt, kem tự mua; quần cotton, bớt cay, cà phê, bia. Ngứa về đêm: hỏi dược sĩ tẩy giun kim cho cả nhà, lặp lại sau 2 tuần. Quá 4 tuần, có cục, máu, dịch thì khám Hậu môn hoặc Da liễu.',
      'An itchy bottom: warm water without soap, no rubbing, pat dry; no wet wipes or bought creams; cotton, less spice, coffee, beer. At night: ask the pharmacist to treat the whole house for threadworms, again after 2 weeks. Beyond 4 weeks, or with a lump, blood or fluid, see a colorectal or skin doctor.',
    ),
    watch: { vi: 'ra máu, chảy mủ, cục cứng, loét, sốt', en: 'blood, pus, a hard lump, a sore, fever' },
  },
  {
    heard: `sa trực tràng | rectal prolapse | xoang lông | xoang long | xương cụt có lỗ | xương cụt … rỉ | xuong cut co lo | pilonidal`,
    unless: `sốt | tím | không đẩy vào được | đẩy không vào | sưng đau | fever`,
    who: 'adult',
    about: 'colorectal_surgery',
    of: 'colorectal_surgery general_surgery gastroenterology geriatrics dermatology',
    says: step(
      'question',
      'Khám Ngoại tiêu hóa hoặc Hậu môn - trực tràng: hỏi có cần mổ không, mổ kiểu nào, tái lại bao nhiêu, nghỉ mấy ngày. Sa trực tràng: tránh táo bón, không rặn lâu, tập sàn chậu, nhẹ tay đẩy vào khi nằm. Xoang lông: giữ khô sạch, cạo lông vùng đó, không ngồi lâu, không nặn.',
      'See colorectal surgery: ask whether an operation is needed, which one, how often it returns, days off. Prolapse: no constipation or long straining, pelvic floor exercises, push it back gently lying down. Pilonidal sinus: clean and dry, remove the hair, no long sitting, no squeezing.',
    ),
    watch: {
      vi: 'khối sa tím đen, đau dữ, đẩy không vào, chảy máu nhiều, sưng nóng đỏ, sốt',
      en: 'a dark or very painful mass that will not go back, much blood, hot red swelling, fever',
    },
  },
  {
    heard: `crohn | viêm loét đại tràng | viêm loét đại trực tràng | viem loet dai | mesalazin | mesalazine | mesalamine | pentasa | adalimumab | humira | ulcerative colitis | uc in remission`,
    unless: `vẩy nến | vảy nến | cột sống dính khớp | psoriasis`,
    of: 'gastroenterology colorectal_surgery general_internal infectious_disease pediatrics',
    isAfter: true,
    says: step(
      'pill',
      'Viêm ruột mạn: đang yên cũng không tự giảm, bỏ thuốc; xin đủ thuốc trước khi đi xa, trễ mũi tiêm thì gọi nơi điều trị. Mang tóm tắt bệnh án, kết quả soi, tên và ngày liều gần nhất; hỏi trước khoa Tiêu hóa có thuốc đó không, thẻ trả phần nào. Không ibuprofen. Đang dùng thuốc ức chế miễn dịch mà sốt thì gọi trong ngày.',
      'Chronic bowel inflammation: even when quiet do not cut the medicine; get enough before travel, and call if an injection is late. Bring a summary, scope results, name and date of the last dose; ask gastroenterology beforehand whether it has the drug and what the card pays. No ibuprofen. Fever while the immune system is damped: call the same day.',
    ),
    watch: {
      vi: 'đi ngoài ra máu nhiều lần, sốt, đau bụng dữ dội, bụng chướng, sụt cân nhanh, ho sốt kéo dài',
      en: 'repeated bloody stools, fever, severe belly pain, a swollen belly, fast weight loss, lasting cough with fever',
    },
  },
  {
    heard: `giãn tĩnh mạch thực quản | thắt búi giãn | thắt tĩnh mạch thực quản | varices`,
    unless: `đang nôn | nôn ra máu hôm nay | phân đen`,
    who: 'adult',
    about: 'hepatology',
    of: 'hepatology gastroenterology general_internal',
    isAfter: true,
    says: step(
      'pill',
      'Giãn tĩnh mạch thực quản: uống thuốc hạ áp cửa đều, không tự bỏ (đo mạch mỗi sáng), bỏ rượu hẳn, không aspirin, ibuprofen, thuốc khớp; ăn mềm, nhai kỹ. Hỏi ngày soi lại, có cần thắt không, tầm soát gan 6 tháng một lần.',
      'Varices of the gullet: take the pressure-lowering tablets steadily (count the pulse each morning), no alcohol at all, no aspirin, ibuprofen or joint pills; soft, well-chewed food. Ask for the date of the next scope, whether banding is needed, and a liver check every 6 months.',
    ),
    watch: bleedingWatched,
  },
  {
    heard: `stent đường mật | stent mật | stent kim loại đường mật | biliary stent | bile duct stent`,
    of: 'gastroenterology hepatology oncology general_surgery palliative_care',
    isAfter: true,
    says: step(
      'calendar',
      'Stent đường mật: hỏi loại nào, bao lâu thay (stent nhựa thường khoảng 3 tháng, kim loại lâu hơn), ghi ngày đặt. Uống đủ nước, ăn bữa nhỏ. Vàng da lại, nước tiểu sậm, ngứa, ớn lạnh sốt là có thể tắc: gọi nơi đặt trong ngày.',
      'A bile duct stent: ask which kind and when it is changed (plastic usually after some 3 months, metal later), note the date. Drink enough, small meals. Yellow again, dark urine, itching or chills may mean a block: call the place that put it in the same day.',
    ),
    watch: {
      vi: 'sốt rét run, vàng mắt lại, đau bụng nhiều, lơ mơ, nôn ra máu, phân đen',
      en: 'fever with chills, yellow eyes again, strong belly pain, drowsiness, vomiting blood, black stools',
    },
  },
  {
    heard: `dumping | cắt dạ dày | cắt … dạ dày | cat … da day | cắt bao tử | gastrectomy`,
    unless: `phân đen | sốt | đau dữ | sleeve | giảm cân | sắp mổ | có phải mổ`,
    who: 'adult',
    of: 'gastroenterology general_surgery nutrition oncology general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Sau cắt dạ dày: ăn 5–6 bữa nhỏ, nhai kỹ, nhiều đạm, bớt đường, chè, nước ngọt; uống nước giữa bữa, không uống lúc ăn; ăn xong nằm nghỉ 20–30 phút nếu hay vã mồ hôi, tim đập. Hỏi thử sắt, B12, vitamin D mỗi năm; ghi cân nặng.',
      'After part of the stomach is gone: 5–6 small meals, chew well, much protein, little sugar and sweet drinks; drink between meals, not with them; lie down for 20–30 minutes if sweats and a racing heart follow. Ask for iron, B12 and vitamin D every year; note the weight.',
    ),
    watch: bellyWatched,
  },
  {
    heard: `mất vì ung thư đại tràng | chết vì ung thư đại tràng | mất vì k trực tràng | mất vì k đại tràng | died of colon cancer | family history of colon cancer | máu ẩn trong phân | xét nghiệm máu ẩn | tầm soát … đại tràng | tầm soát ung thư dạ dày | tầm soát dạ dày`,
    unless: `ra máu | sụt cân | sút cân | đau bụng | phân đen`,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology colorectal_surgery oncology general_internal health_checkup',
    isOfKin: true,
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Tầm soát ung thư ruột: người thường từ 45–50 tuổi, thử máu ẩn trong phân mỗi năm hoặc nội soi; bố mẹ, anh chị em ruột mắc thì thường soi từ 40 tuổi hoặc sớm hơn tuổi người đó 10 năm. Soi dạ dày và đại tràng cùng một lần gây mê thường được: hỏi giá trọn, thuốc xổ, người đi cùng.',
      'Bowel cancer screening: usually from 45–50, a yearly hidden-blood test or a colonoscopy; with a parent or sibling who had it usually from 40, or 10 years before that relative’s age. Stomach and bowel can usually be scoped under one sedation: ask the whole price, the laxative, and who goes along.',
    ),
    watch: {
      vi: 'máu trong phân, phân đen, đổi thói quen đi ngoài, sụt cân, da xanh',
      en: 'blood in the stool, black stools, changed bowel habits, weight loss, pallor',
    },
  },
  {
    heard: `há miệng | hở miệng | thấy lớp mỡ | =lộ mỡ | lớp mỡ vàng | gapes | gaping | rách … phân | rách da | =toác | =thấy mỡ`,
    beside: `rách | đứt | vết | cắt | cứa | chém | giẫm | đâm | té | cut | wound | sliced`,
    unless: `khó thở | lòi ruột | hậu môn | âm đạo | tầng sinh môn | mắt | vết mổ | sinh mổ | môi`,
    of: 'general_surgery orthopedics emergency plastic_surgery pediatrics pediatric_surgery',
    says: step(
      'firstaid',
      'Vết rách há miệng: ép chặt gạc sạch 10 phút, rửa nước sạch chảy nhiều, che lại; không rắc thuốc lào, lá, bột kháng sinh, không dán keo. Đến nơi khâu được càng sớm càng tốt, tốt nhất trong 6–8 giờ; trễ hơn vẫn đi. Hỏi mũi uốn ván, còn dị vật không; thử gập duỗi và cảm giác phía dưới vết.',
      'A gaping cut: press with clean gauze for 10 minutes, rinse with plenty of clean running water, cover; no tobacco, leaves, antibiotic powder or glue. Go where it can be stitched, best within 6–8 hours; later still go. Ask about tetanus and anything left inside; try movement and feeling beyond the cut.',
    ),
    watch: {
      vi: 'máu thấm không cầm, tê hay không cử động được, da dưới vết lạnh tím, thấy xương gân, sốt, đỏ lan',
      en: 'blood that soaks through, numbness or no movement, cold blue skin beyond it, bone or tendon seen, fever, spreading redness',
    },
  },
  {
    heard: `đứt tay | dut tay | cứa tay | cứa ngón | cứa đầu ngón | cứa … ngón | dao … cứa | cut my finger | nicked my finger`,
    unless: `còn rỉ | rỉ máu | còn chảy | há miệng | sâu | toác | không gập | không co | tê | mất cảm giác | không cầm máu | chảy hoài | phun | xương | gân | lìa | rời | tự rạch | rạch tay | muốn chết | sưng | mủ | sốt | hiv | viêm gan | gaping | deep | numb | thịt chó | con chó | chó | dại | rabid`,
    of: 'general_surgery orthopedics emergency preventive_medicine infectious_disease dermatology general_internal',
    says: step(
      'firstaid',
      'Vết đứt nông đã cầm: rửa xà phòng và nước chảy vài phút, thấm khô, dán gạc sạch, thay mỗi ngày, giữ khô 1–2 ngày; không rắc thuốc lào, mủ cây. Nông, mép khép thì thường không cần khâu. Uốn ván: mũi cuối quá 10 năm (vết bẩn quá 5 năm) hoặc không nhớ thì ra trạm y tế hỏi tiêm trong ngày.',
      'A shallow cut that has stopped: soap and running water for some minutes, pat dry, a clean dressing changed daily, dry for 1–2 days; no tobacco or sap. Shallow with closed edges usually needs no stitch. Tetanus: last shot over 10 years ago (5 if dirty) or unknown, ask the health station the same day.',
    ),
    watch: {
      vi: 'máu chảy lại không cầm, vết há, ngón tê hay không gập duỗi được, sưng đỏ nóng, mủ, sốt, cứng hàm',
      en: 'bleeding that returns, a gaping cut, a numb or stiff finger, hot red swelling, pus, fever, a stiff jaw',
    },
  },
  {
    heard: `thoát vị vết mổ | thoat vi vet mo | vết mổ … phồng | vết mổ … phình | vet mo phong | incisional hernia`,
    unless: `sốt | đau dữ | nôn | cứng | không xẹp | đỏ | mủ`,
    who: 'adult',
    about: 'general_surgery',
    of: 'general_surgery gastroenterology obstetrics colorectal_surgery',
    isAfter: true,
    says: step(
      'question',
      'Vết mổ phồng khi ho, nằm xẹp: khám Ngoại, hỏi có phải thoát vị vết mổ, mổ đặt lưới lúc nào (thường không gấp), giảm cân, bỏ thuốc lá, chữa ho, táo bón trước. Tới đó không bê nặng, đeo đai bụng khi đi lại, ho thì giữ tay lên chỗ phồng.',
      'A scar that bulges on coughing and flattens lying down: see a surgeon, ask whether it is a hernia and when a mesh is due (usually no hurry); lose weight, no tobacco, treat cough and constipation first. Until then no lifting, a belly belt, a hand on it when coughing.',
    ),
    watch: {
      vi: 'khối cứng, đau, không đẩy vào được, đỏ tím, nôn, không xì hơi được',
      en: 'a hard painful bulge that will not go back, redness, vomiting, no wind passing',
    },
  },
  {
    heard: `dằm | mảnh dằm | gai đâm vào tay | splinter`,
    unless: `mắt | móng … mủ | sưng to | sốt | uốn ván | eye`,
    of: 'general_surgery orthopedics dermatology emergency pediatrics',
    says: step(
      'firstaid',
      'Dằm nông: rửa xà phòng, ngâm nước ấm, nhíp sát cồn kéo theo chiều dằm vào, rửa lại, che gạc. Sâu, dưới móng, gỗ mục bẩn, không thấy đầu dằm hay còn sót thì ra trạm y tế hoặc Ngoại lấy, đừng khoét; hỏi mũi uốn ván.',
      'A shallow splinter: soap, warm water, tweezers wiped with alcohol, pull along the way it went in, wash, cover. Deep, under a nail, of rotten wood, out of sight or left inside: let the health station or a surgeon take it, do not dig; ask about tetanus.',
    ),
    watch: {
      vi: 'sưng đỏ đau tăng, mủ, vệt đỏ chạy lên tay, sốt',
      en: 'growing red swelling, pus, a red streak up the arm, fever',
    },
  },
];
