import type { Advised } from './advised.ts';
import { step } from './step.ts';

const diabetes = 'tiểu đường | đái tháo đường | đường huyết | diabetes | diabetic';
const pressure = 'huyết áp | amlodipin | losartan | nifedipin | enalapril | perindopril | telmisartan | blood pressure';
const cancer = `ung thư | k đại tràng | k phổi | k vú | k dạ dày | k gan | hóa trị | hoá trị | hóa chất | hoá chất | xạ trị | thuốc đích | thuốc nhắm đích | cancer | chemo | chemotherapy`;
const thinners = `aspirin | clopidogrel | plavix | stent | chống đông | loãng máu | xarelto | rivaroxaban | eliquis | apixaban | pradaxa | dabigatran | warfarin | sintrom | blood thinner | blood thinners`;
const painkillers = `diclofenac | ibuprofen | naproxen | meloxicam | celecoxib | etoricoxib | piroxicam | voltaren | arcoxia | mobic | celebrex | thuốc khớp | nsaid | nsaids`;

const bleeds = 'đang chảy máu | chảy máu không cầm | phân đen | is bleeding';
const beforeProcedure = step(
  'pill',
  'Không tự ngừng aspirin, clopidogrel hay thuốc chống đông trước nhổ răng, nội soi hay mổ, nhất là khi có stent, rung nhĩ, van tim: gọi bác sĩ tim đã kê, xin ghi ra giấy ngừng thuốc nào, mấy ngày, uống lại khi nào, đưa nơi làm thủ thuật xem. Nhổ răng thường không phải ngừng.',
  'Do not stop aspirin, clopidogrel or a blood thinner yourself before an extraction, endoscopy or operation, above all with a stent, atrial fibrillation or a heart valve: call the prescriber and get in writing what to stop, for how long and when to restart. For a tooth it is usually not stopped.',
);

/** Questions about a long illness to which all who treat it give the same answer; the rest is the doctor’s. Not reviewed. */
export const illnessAnswers: readonly Advised[] = [
  {
    heard: `lây cho vợ | lây vợ | lây cho chồng | lây chồng | lây cho con | lây con | lây sang vợ | lây sang con | lây cho người nhà | lây cho gia đình | sợ lây | lo lây | ăn chung | ở chung | có lây không | lây không | vợ con có phải thử | vợ con có cần thử | chồng … chưa tiêm | vợ … chưa tiêm | vợ chồng cần làm gì | infect my wife | infect my husband | infect my family | pass it to | contagious to`,
    beside: 'viêm gan b | hbsag | hbv | hepatitis b',
    notBeside:
      'chồng bị viêm gan b | vợ bị viêm gan b | bạn trai bị viêm gan b | husband has hepatitis | wife has hepatitis',
    unless: /không lây qua ăn chung/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'people',
      'Viêm gan B không lây qua ăn chung, ôm, ho; lây qua máu, quan hệ và từ mẹ sang con lúc sinh. Vợ hoặc chồng và các con nên thử HBsAg, anti-HBs, chưa nhiễm và chưa có kháng thể thì tiêm vắc xin; tới đó dùng bao cao su, không chung dao cạo, bàn chải, kim. Trong nhà có người mang thai thì báo nơi khám thai.',
      'Hepatitis B does not spread by shared meals, hugs or coughs, but by blood, sex and from mother to child at birth. Husband or wife and children should be tested (HBsAg, anti-HBs) and vaccinated if not infected nor protected; until then condoms, and no shared razors, toothbrushes or needles. If someone at home is pregnant, tell her antenatal clinic.',
    ),
  },
  {
    heard: `ngừng thuốc | ngưng thuốc | bỏ thuốc | nghỉ thuốc | uống suốt đời | uống cả đời | cả đời | stop taking | stop the tablets | for life`,
    beside: 'levothyroxin | levothyroxine | berlthyrox | suy giáp | hypothyroidism | underactive thyroid',
    unless: /suy giáp phần lớn/u,
    isForCalm: true,
    says: step(
      'pill',
      'TSH đẹp là nhờ thuốc: suy giáp phần lớn phải uống lâu dài, đừng tự ngừng. Bác sĩ xem nguyên nhân rồi mới nói có thử giảm được không; thử lại TSH theo hẹn, thường 6–12 tháng. Uống lúc đói buổi sáng, cách sữa, canxi, sắt vài giờ.',
      'A good TSH is due to the medicine: an underactive thyroid mostly needs it for long, so do not stop. By the cause the doctor says whether less can be tried; TSH again as told, usually every 6–12 months. Take it fasting in the morning, some hours apart from milk, calcium and iron.',
    ),
  },
  {
    heard: `đọc giúp kết quả | đọc kết quả | xem giúp kết quả | xem kết quả | giải thích kết quả | kết quả này | uống thuốc suốt đời | thuốc suốt đời | uống thuốc cả đời | có phải uống thuốc | phải uống thuốc không | có cần uống thuốc | cần uống thuốc không | có nguy hiểm không | có sao không | do i need medicine | need medication | explain my results | read my results`,
    beside: 'cholesterol | triglycerid | triglyceride | triglycerides | mỡ máu | ldl',
    notBeside: 'nhồi máu | đột quỵ | tai biến | stent | đau ngực | viêm tụy | chest pain | stroke',
    unless: /nguy cơ tim mạch chung/u,
    isQuestion: true,
    isForCalm: true,
    says: step(
      'question',
      'Mỡ máu cao mà không khó chịu gì thường không gấp: mang tờ kết quả cho bác sĩ Nội hoặc Tim mạch đọc cùng tuổi, huyết áp, đường, thuốc lá, bệnh trong nhà. Có uống thuốc không tùy nguy cơ tim mạch chung, không do một con số; thường bớt rượu bia, ăn và vận động khác đi rồi thử lại sau 1–3 tháng. Triglycerid từ 10 mmol/L thì khám sớm trong vài ngày.',
      'Raised fats without complaints seldom hurry: let a doctor of internal medicine or cardiology read them with age, pressure, sugar, smoking and family. Whether medicine is needed depends on the whole risk, not on one figure; usually less alcohol, other food and exercise come first, and a new test after 1–3 months. With triglycerides of 10 mmol/L or more be seen within days.',
    ),
  },
  {
    heard: `tiêm thuốc giảm cân | tiêm giảm cân | chích giảm cân | thuốc tiêm giảm cân | bút tiêm giảm cân | uống thuốc giảm cân | thuốc giảm cân | ozempic | wegovy | saxenda | mounjaro | weight loss injection | weight loss injections`,
    notBeside: 'tim đập nhanh | ngất | đau ngực | đau bụng dữ | nôn nhiều | fainted | chest pain',
    unless: /Thuốc giảm cân/u,
    isForCalm: true,
    says: step(
      'pill',
      'Thuốc giảm cân, cả loại tiêm, chỉ dùng khi bác sĩ nội tiết hoặc dinh dưỡng khám và kê: hợp với ai, hại gì, bao lâu, giá; bảo hiểm thường không trả. Đừng mua bút tiêm, viên giảm cân trên mạng: nhiều loại giả hay có chất cấm.',
      'Medicine for weight, injections too, only after an endocrinologist or nutrition doctor has examined and prescribed it: for whom, which harm, how long, the price; insurance usually does not pay. Buy no pens or pills online: many are fake or hold banned substances.',
    ),
  },
  {
    heard: `nhổ răng … ngừng | nhổ răng … ngưng | nội soi … ngừng | nội soi … ngưng | mổ … ngừng thuốc | mổ … ngưng thuốc | sinh thiết … ngừng | sinh thiết … ngưng | ngừng thuốc trước | ngưng thuốc trước | stop … before`,
    beside: thinners,
    notBeside: bleeds,
    unless: /nội soi hay mổ/u,
    says: beforeProcedure,
  },
  {
    heard: `bỏ thuốc được | ngừng thuốc được | ngưng thuốc được | bỏ thuốc | ngừng thuốc | ngưng thuốc | nghỉ thuốc | uống suốt đời | uống cả đời | suốt đời | cả đời | uống mãi | stop the tablets | stop taking | for life | forever`,
    beside: pressure,
    notBeside: 'thuốc lá | cai thuốc | mang thai | có bầu | tiêu chảy | nôn | nhổ răng | nội soi',
    unless: /nhờ thuốc/u,
    isForCalm: true,
    says: step(
      'pill',
      'Huyết áp xuống đẹp là nhờ thuốc: đừng ngừng, bỏ thuốc thường tăng lại. Phần lớn phải uống lâu dài; muốn bớt thì mang số đo sáng tối một tuần cho bác sĩ xem giảm được không.',
      'The pressure is good because of the medicine: do not stop, it usually rises again. Most people take it for long; to take less, show the doctor a week of morning and evening values.',
    ),
  },
  {
    heard: `trạm xá | trạm y tế | trạm xã | ở trạm | trạm có | trạm phường | health station`,
    beside: `hết thuốc | lấy thuốc | lãnh thuốc | lĩnh thuốc | phát thuốc | cấp thuốc | có phát | nhận thuốc | có thuốc | refill | ran out`,
    notBeside: 'vắc xin | tiêm chủng | morphin | hiv',
    unless: /trạm y tế ghi trên thẻ/u,
    says: step(
      'map',
      'Thuốc huyết áp, tiểu đường thường lấy được ở trạm y tế ghi trên thẻ: gọi hoặc ra trạm hỏi có đúng thuốc không, mang sổ khám, đơn và vỏ thuốc cũ. Trạm chưa có thì lên trung tâm y tế hoặc bệnh viện huyện; đừng để đứt thuốc.',
      'Medicine for blood pressure and diabetes can often be had at the health station on your card: call or go and ask whether they have this one, with the record book, prescription and packs. If not, the district medical centre or hospital; do not go without.',
    ),
  },
  {
    heard: `truyền được | truyền … được | truyền ở | truyền gần | hóa trị gần | hóa trị ở | lấy thuốc | lãnh thuốc | lĩnh thuốc | cho gần | gần nhà | gần hơn | ở gần | đỡ xa | khỏi đi xa | closer | nearer | near home`,
    beside: cancer,
    notBeside: 'tầm soát | morphin | giảm đau | sợ ung thư | giai đoạn cuối | truyền nước | screening',
    unless: /phác đồ|nơi này làm được thì chưa cần đi xa/u,
    says: step(
      'folder',
      'Chữa ung thư gần nhà: hỏi khoa đang điều trị các đợt tới chuyển về được không, xin phác đồ, giải phẫu bệnh, tóm tắt bệnh án và phiếu chuyển; gọi khoa ung bướu nơi nhận hỏi có đúng thuốc đó không rồi mới chuyển. Đừng để lỡ ngày của đợt tới.',
      'Cancer treatment nearer home: ask the treating ward whether the next cycles can move; get the protocol, pathology, a summary and a referral slip; call the oncology department there and ask whether it has this very drug before you move. Do not miss the next date.',
    ),
  },
  {
    heard: `chậm mổ | trễ mổ | lỡ mổ | muộn mổ | đọc lại tiêu bản | xem lại tiêu bản | mượn tiêu bản | hội chẩn lại | đọc lại kết quả sinh thiết | second reading | review the slides | delay surgery | delay the operation`,
    beside: `${cancer} | sinh thiết | tiêu bản | giải phẫu bệnh | biopsy | slides`,
    unless: /khối nến/u,
    isForCalm: true,
    says: step(
      'folder',
      'Xem lại tiêu bản là việc thường làm: mượn lam kính và khối nến ở khoa giải phẫu bệnh nơi đã sinh thiết, hỏi nơi đọc lại mấy ngày có kết quả. Vẫn giữ lịch mổ đã hẹn và báo bác sĩ mổ; chậm thêm vài ngày được không thì hỏi chính bác sĩ đó.',
      'A second reading is usual: borrow slides and blocks from the pathology department that took them, and ask how many days it takes. Keep the date of the operation and tell the surgeon, who says whether some days’ delay is safe.',
    ),
  },
  {
    heard: `thử hp | test hp | test lại | thử lại | vợ con có phải thử | cả nhà có phải | người nhà có phải thử | vợ con … thử | lây hp`,
    beside: 'hp | helicobacter | h pylori | h. pylori',
    unless: /4 tuần sau/u,
    isForCalm: true,
    says: step(
      'calendar',
      'Thử lại HP ít nhất 4 tuần sau khi hết kháng sinh, và 2 tuần sau khi ngừng thuốc giảm axit (hỏi bác sĩ), bằng hơi thở hoặc phân, không bằng thử máu. Vẫn dương tính thì mang các đơn cũ để đổi phác đồ. Người nhà không đau thường chưa cần thử; nhà có người ung thư dạ dày thì hỏi bác sĩ.',
      'Test for HP again at least 4 weeks after the antibiotics and 2 weeks after acid blockers (ask the doctor), by breath or stool, not blood. If still positive bring the old prescriptions for another regimen. Family without complaints usually need no test; with stomach cancer in the family ask.',
    ),
  },
  {
    heard: `cách ly | thuốc phòng | uống phòng | phòng lao | lây cho cháu | lây cho con | lây cho bé | có lây | ở riêng | isolate | isolation | preventive | contagious`,
    beside: 'lao phổi | bệnh lao | bị lao | mắc lao | thuốc lao | tuberculosis | tb',
    unless: /hết lây/u,
    says: step(
      'people',
      'Lao phổi: người bệnh đeo khẩu trang, ngủ riêng phòng thoáng đến khi bác sĩ nói hết lây; uống đủ thuốc thường sau vài tuần đã ít lây. Cả nhà, trước hết trẻ dưới 5 tuổi, đi sàng lọc ở tổ chống lao hay bệnh viện phổi trong tuần này; ai không mắc bệnh thì hỏi thuốc phòng, thường miễn phí.',
      'Lung TB: the patient wears a mask and sleeps in an own airy room until the doctor says it no longer spreads; with all the medicine that is usually some weeks. The whole family, children under 5 first, is screened at the TB clinic this week; who is not ill asks for preventive medicine, usually free.',
    ),
  },
  {
    heard: `khám mắt | soi đáy mắt | soi mắt | kiểm tra mắt | đáy mắt | eye check | eye exam | see an eye doctor`,
    beside: diabetes,
    unless: /đáy mắt mỗi năm/u,
    isForCalm: true,
    says: step(
      'calendar',
      'Có: người tiểu đường nên soi đáy mắt mỗi năm, cả khi nhìn rõ. Thường phải nhỏ giãn đồng tử nên có người chở về, mang kính râm. Ruồi bay nhiều lên đột ngột, chớp sáng hay màn đen thì đi ngay trong ngày.',
      'Yes: with diabetes the back of the eye is looked at every year, even if sight is good. The pupils are usually widened, so have somebody drive and bring sunglasses. A sudden shower of floaters, flashes or a dark curtain is seen the same day.',
    ),
  },
  {
    heard: `thuốc đỏ | oxy già | chọc nốt | chọc ra | chọc vỡ | bôi thuốc | bôi gì | rắc thuốc | ngâm nước muối | ngâm nước nóng | pop the blister | soak`,
    beside:
      'phồng nước | phỏng nước | nốt phồng | phồng rộp | trầy | loét | vết thương | vết xước | blister | sore | wound',
    notBeside: 'bỏng | burn | thủy đậu | zona',
    unless: /không chọc nốt phồng/u,
    says: step(
      'note',
      'Vết phồng, trầy ở chân: không chọc nốt phồng, không thuốc đỏ, oxy già, lá; rửa nước muối sinh lý, thấm khô, che gạc sạch, thay mỗi ngày, không đi đôi dép đó. Có tiểu đường thì cho bác sĩ xem sớm dù không đau.',
      'A blister or graze on the foot: do not open it, no red antiseptic, peroxide or leaves; rinse with saline, pat dry, clean gauze, changed daily, other shoes. With diabetes show it to a doctor early even if it does not hurt.',
    ),
  },
  {
    heard: `lái xe | học lái | bằng lái | thi bằng | driving | drive | driving licence | driving license`,
    beside: 'động kinh | lên cơn | epilepsy | epileptic | seizures',
    unless: /giấy ghi cơn cuối/u,
    says: step(
      'id-card',
      'Động kinh và lái xe: được hay không do nơi khám sức khỏe lái xe xét theo quy định, dựa vào bao lâu không lên cơn; xin bác sĩ thần kinh giấy ghi cơn cuối và thuốc. Đang đổi, giảm thuốc thì không lái.',
      'Epilepsy and driving: the clinic for drivers’ health decides by the rules, from how long there was no fit; get a paper from the neurologist with the last fit and the medicine. Do not drive while medicine is changed or lowered.',
    ),
  },
  {
    heard: `thuốc gì cho … ngủ | thuốc cho … ngủ | thuốc ngủ | thuốc an thần | cho uống gì để ngủ | sleeping pills | sedative`,
    beside: 'sa sút trí tuệ | lẫn | lú | alzheimer | mất trí nhớ | dementia',
    unless: /thuốc ngủ/u,
    says: step(
      'people',
      'Đừng tự mua thuốc ngủ, an thần: dễ té và lẫn thêm. La hét, đánh người về đêm có khi do đau, táo bón, bí tiểu, sốt hay thuốc mới: xem và kể với bác sĩ. Ban ngày cho ra nắng, đi lại; tối đèn dịu, đừng cãi. Mới đổi hẳn trong vài ngày thì khám ngay trong ngày.',
      'Buy no sleeping pills or sedatives: falls and more confusion follow. Shouting or hitting at night can come from pain, constipation, a full bladder, fever or a new medicine: look and tell the doctor. Light and walks by day, dim light at night, no arguing. If it changed within days, be seen the same day.',
    ),
  },
  {
    heard: `1 con hay 2 con | một con hay hai con | 1 mắt hay 2 mắt | một mắt hay hai mắt | hai mắt một lần | 2 mắt 1 lần | hai mắt cùng lúc | mổ được không | mổ được hông | mổ được ko | both eyes | one eye at a time`,
    beside: 'cườm khô | cườm đá | đục thủy tinh thể | đục thuỷ tinh thể | mổ cườm | phaco | cataract | cataracts',
    unless: /mắt kém trước/u,
    isForCalm: true,
    says: step(
      'question',
      'Hai mắt thường mổ cách nhau vài tuần, mắt kém trước. Tiểu đường, huyết áp, thuốc chống đông thường vẫn mổ được khi đã ổn: mang đường huyết, huyết áp gần nhất, đơn thuốc; không tự ngừng thuốc nào, hỏi bác sĩ mắt và bác sĩ đã kê.',
      'The two eyes are usually done some weeks apart, the worse one first. With diabetes, blood pressure or blood thinners it can mostly be done once they are steady: bring the latest values and prescriptions; stop nothing yourself, ask the eye doctor and the prescriber.',
    ),
  },
  {
    heard: `uống thuốc hay mổ | thuốc hay mổ | thuốc hay phải mổ | hay phải mổ | có phải mổ | phải mổ không | có cần mổ | medicine or surgery | need surgery`,
    beside: 'tiền liệt tuyến | tuyến tiền liệt | tiền liệt | prostate',
    notBeside: 'psa | ung thư | sinh thiết | cancer | biopsy',
    unless: /thử thuốc trước/u,
    isForCalm: true,
    says: step(
      'question',
      'Tuyến tiền liệt to: phần lớn thử thuốc trước; thường mổ khi bí tiểu, nhiễm trùng hay tiểu máu tái đi tái lại, sỏi bàng quang, thận ứ nước, hoặc thuốc không đỡ. Cỡ tuyến một mình chưa quyết định.',
      'A large prostate: most try medicine first; surgery is usually for retention, repeated infection or blood, bladder stones, a swollen kidney, or when medicine fails. The size alone does not decide.',
    ),
  },
  {
    heard: `tự ra | tự ra không | tự rơi ra | tiểu ra được | uống nước có ra | pass by itself | pass on its own | come out by itself`,
    beside: 'sỏi | sạn | sỏi niệu quản | sỏi thận | sạn thận | stone | stones',
    notBeside: 'sỏi mật | túi mật | gallstone',
    unless: /5–6 mm/u,
    says: step(
      'calendar',
      'Sỏi niệu quản dưới khoảng 5–6 mm thường tự ra trong vài tuần, lớn hơn thì ít khi; sỏi nằm trong thận thì khó đoán. Hết đau chưa chắc đã ra: siêu âm hoặc CT lại theo hẹn.',
      'A stone in the ureter below about 5–6 mm usually passes within weeks, larger ones seldom; one in the kidney is hard to foretell. No pain does not mean that it is out: have the scan repeated as planned.',
    ),
  },
  {
    heard: `ngừng allopurinol | ngưng allopurinol | ngừng febuxostat | ngưng febuxostat | ngừng thuốc | ngưng thuốc | bỏ thuốc | uống tiếp | stop allopurinol | stop febuxostat | keep taking`,
    beside: 'allopurinol | febuxostat | zyloric | hạ axit uric | hạ acid uric',
    notBeside: 'nổi ban | phát ban | lở miệng | rash',
    unless: /đang lên cơn gút/u,
    says: step(
      'pill',
      'Đã uống đều thuốc hạ axit uric thì thường vẫn uống tiếp cả khi đang lên cơn gút: gọi bác sĩ đã kê hỏi thuốc giảm viêm. Nổi ban, sốt, lở miệng thì ngừng thuốc và đi khám ngay.',
      'Who takes the uric acid medicine regularly usually goes on with it during an attack: call the prescriber about something against the inflammation. With a rash, fever or mouth sores stop it and be seen at once.',
    ),
  },
  {
    heard: `uống lâu có sao | uống lâu | uống lâu dài | uống hoài | hại gì không | có hại không | long term | long-term | for years`,
    beside:
      'omeprazol | omeprazole | esomeprazol | esomeprazole | pantoprazol | nexium | lansoprazol | rabeprazol | ppi',
    unless: /giảm axit nhiều năm/u,
    isForCalm: true,
    says: step(
      'pill',
      'Thuốc giảm axit nhiều năm: bỏ ngang hay bị ợ chua dội lại, không có nghĩa là nặng lên. Khám để xem còn cần không, giảm dần thế nào, có cần nội soi, thử máu không; đừng tự mua tiếp mãi.',
      'Acid blockers for years: stopped at once, heartburn often comes back stronger, which does not mean it got worse. See a doctor: is it still needed, how to lower it, is an endoscopy or a blood test due; do not go on buying it.',
    ),
  },
  {
    heard: `con trai … soi | con gái … soi | các con … soi | con … cần soi | con … nội soi | anh em … soi | em trai … soi | em gái … soi | tôi có cần soi | em có cần soi | mấy tuổi … soi | mấy tuổi … nội soi | tầm soát … tuổi | children … screened | should i be screened | should i get screened | need a colonoscopy`,
    beside:
      'ung thư đại tràng | ung thư trực tràng | ung thư đại trực tràng | ung thư ruột | k đại tràng | colon cancer | bowel cancer',
    notBeside: 'tôi bị ung thư | em bị ung thư | đã cắt đại tràng | sau mổ đại tràng | hóa trị',
    unless: /sớm hơn 10 năm/u,
    isForCalm: true,
    says: step(
      'calendar',
      'Con, anh chị em ruột của người ung thư đại tràng: thường soi đại tràng từ 40 tuổi, hoặc sớm hơn 10 năm so với tuổi người ấy lúc phát hiện; nhiều người trong nhà bị thì hỏi bác sĩ sớm hơn. Đi ngoài ra máu, sụt cân thì khám ngay, không đợi tuổi.',
      'Children and siblings of someone with colon cancer: usually a colonoscopy from 40, or 10 years before the age at which it was found; with several in the family ask earlier. With blood in the stool or weight loss be seen now, at any age.',
    ),
  },
  {
    heard: `trễ | muộn | chậm mũi | lỡ mũi | quá hẹn | hoãn | late | delay | miss`,
    beside: 'prolia | denosumab | loãng xương … nửa năm | loãng xương … 6 tháng',
    unless: /denosumab/u,
    says: step(
      'calendar',
      'Mũi tiêm 6 tháng một lần (denosumab) không nên trễ quá vài tuần, không tự ngừng: trễ lâu đốt sống dễ gãy. Gọi đặt trước nơi có thuốc, mang hộp hoặc giấy ghi ngày mũi cuối; hỏi thử canxi máu trước tiêm.',
      'The injection every 6 months (denosumab) should not be more than some weeks late nor be stopped: vertebrae break more easily then. Call ahead for a place that has it, bring the box or the date of the last one, and ask about calcium in the blood first.',
    ),
  },
  {
    heard: `mấy tuổi … niềng | mấy tuổi niềng | bao nhiêu tuổi … niềng | tuổi niềng | có phải nhổ răng | phải nhổ răng | what age … braces`,
    beside: 'niềng | chỉnh nha | răng khểnh | răng hô | răng móm | braces | orthodontist',
    unless: /răng sữa thay xong/u,
    isForCalm: true,
    says: step(
      'question',
      'Niềng: khám chỉnh nha được từ khoảng 7 tuổi; hay bắt đầu lúc răng sữa thay xong (11–13 tuổi), lớn hơn vẫn niềng được. Có nhổ răng không tùy phim và chỗ trống: hỏi vì sao, có cách không nhổ không.',
      'Braces: an orthodontist can look from about 7 years; often it starts when the milk teeth are gone (11–13), and later works too. Whether teeth are drawn depends on the X-ray and the room: ask why, and whether it can be avoided.',
    ),
  },
  {
    heard: `kim loại chụp được | kim loại … chụp | chụp được không | chụp được hông | có chụp được | chụp mri được | safe to have an mri | have an mri`,
    beside: `vít | nẹp vít | nẹp | đinh nội tủy | thay khớp | khớp nhân tạo | vít cột sống | screws | plate | joint replacement | metal`,
    notBeside: 'máy tạo nhịp | phá rung | pacemaker | ốc tai',
    unless: /titan|thẻ máy/u,
    says: step(
      'question',
      'Vít, nẹp, khớp nhân tạo đời nay (thường titan) phần lớn vẫn chụp MRI được: mang giấy mổ ghi loại, năm đặt, và báo khi đặt lịch. Có máy tạo nhịp, kẹp mạch máu não, ốc tai điện tử hay mảnh kim loại trong mắt thì chưa chụp khi chưa hỏi.',
      'With today’s screws, plates and joints (mostly titanium) an MRI is usually possible: bring the operation paper with kind and year and say so when booking. With a pacemaker, a clip in the brain, a cochlear implant or metal in the eye, none before it is cleared.',
    ),
  },
  {
    heard: `thay ống | bao lâu thay | thay sonde | change the catheter`,
    beside: 'thông tiểu | sonde tiểu | ống tiểu | catheter',
    unless: /2–4 tuần/u,
    says: step(
      'calendar',
      'Ống thông tiểu thường thay 2–4 tuần một lần, loại silicon lâu hơn: theo giấy của nơi đặt. Trạm y tế hay điều dưỡng quen việc thường thay được, gọi hỏi trước; túi để thấp hơn bụng, uống đủ nước, không tự rút.',
      'A urine catheter is usually changed every 2–4 weeks, silicone ones later: as the paper of whoever put it in says. The health station or a nurse used to it can often do it, ask first; bag below the belly, enough water, do not pull it out.',
    ),
  },
  {
    heard: `bỏ thuốc | ngừng thuốc | ngưng thuốc | uống tiếp | stop taking | stop it`,
    beside: 'statin | atorvastatin | rosuvastatin | simvastatin | crestor | lipitor',
    unless: /thử men cơ/u,
    isForCalm: true,
    says: step(
      'pill',
      'Đau mỏi cơ khi uống thuốc mỡ máu: gọi bác sĩ đã kê trong tuần, hỏi thử men cơ (CK), đổi loại hay liều; đừng tự bỏ hẳn, nhất là có bệnh tim, đột quỵ. Yếu cơ, nước tiểu sẫm như nước cola thì ngừng và đi ngay.',
      'Sore muscles on a cholesterol medicine: call the prescriber this week about a muscle test (CK), another kind or dose; do not just drop it, above all with heart disease or a stroke. With weak muscles or cola-coloured urine stop it and go at once.',
    ),
  },
  {
    heard: `giảm thuốc | giảm liều | bỏ thuốc | ngừng thuốc | ngưng thuốc | khám mắt làm gì | lower the dose | stop taking`,
    beside: 'lupus | medrol | prednisolon | prednisolone | methylprednisolon | hydroxychloroquin | hydroxychloroquine',
    notBeside: 'thuốc tễ | thuốc nam | nhỏ mắt',
    unless: /corticoid/u,
    says: step(
      'pill',
      'Corticoid (Medrol, prednisolon) uống lâu không tự giảm hay ngừng: có thể kiệt sức, bệnh bùng lại; hỏi bác sĩ đã kê cách giảm dần. Hydroxychloroquin cần khám mắt định kỳ vì có thể hại võng mạc.',
      'Steroids (Medrol, prednisolone) taken for long are not lowered or stopped on your own: collapse or a flare may follow; ask the prescriber how to taper. Hydroxychloroquine needs regular eye checks, as it may harm the retina.',
    ),
  },
];

/** What others bid who has a long illness, and what is plainly said of it. */
export const illnessAdvised: readonly Advised[] = [
  {
    heard: `ngừng aspirin | ngưng aspirin | ngừng clopidogrel | ngưng clopidogrel | ngừng plavix | ngưng plavix | ngừng xarelto | ngưng xarelto | ngừng eliquis | ngưng eliquis | ngừng sintrom | ngưng sintrom | ngừng warfarin | ngưng warfarin | ngừng thuốc chống đông | ngưng thuốc chống đông | ngừng thuốc loãng máu | ngưng thuốc loãng máu | stop aspirin | stop my aspirin | stop … blood thinner | stop xarelto | stop eliquis | stop plavix`,
    beside: `răng | nội soi | mổ | sinh thiết | tiểu phẫu | implant | thủ thuật | tooth | teeth | extraction | colonoscopy | endoscopy | biopsy | surgery | dentist | procedure`,
    notBeside: bleeds,
    unless: /nội soi hay mổ/u,
    says: beforeProcedure,
  },
  {
    heard: `nhỏ dexa | dexa nhỏ | nhỏ mắt dexa | dexa | dexamethason | dexamethasone | tobradex | neodex | maxitrol | pred forte | corticoid nhỏ | nhỏ corticoid | steroid drops | steroid eye drops`,
    beside: 'mắt | đau mắt | nhỏ mắt | eye | eyes',
    notBeside:
      'bác sĩ cho nhỏ | bác sĩ kê | bác sĩ mắt cho | sau mổ | mới mổ | theo đơn | tiêm dexa | uống dexa | prescribed',
    unless: /corticoid/u,
    inEmergency: true,
    says: step(
      'note',
      'Không nhỏ thuốc mắt có corticoid (dexa, Tobradex, Neodex…) khi bác sĩ mắt chưa soi: mắt đang loét hay nhiễm vi-rút có thể hỏng nhanh. Lọ đã nhỏ thì mang theo.',
      'No eye drops with a steroid (dexamethasone, Tobradex …) before an eye doctor has looked: an ulcer or a virus can ruin the eye fast. Bring the bottle if any were used.',
    ),
  },
  {
    heard: painkillers,
    beside: `suy thận | bệnh thận | thận độ | thận mạn | creatinin | thận yếu | hư thận | kidney disease | kidney failure | ckd`,
    unless: /hỏng thận thêm/u,
    says: step(
      'pill',
      'Thận yếu: không uống diclofenac, ibuprofen, meloxicam và thuốc khớp không rõ loại, có thể làm hỏng thận thêm. Đau thì hỏi bác sĩ thận thuốc nào hợp; đã uống thì nói ngay và mang vỏ.',
      'With weak kidneys take no diclofenac, ibuprofen, meloxicam or unknown joint pills, which may harm them further. Ask the kidney doctor what suits; if taken already, say so and bring the pack.',
    ),
  },
  {
    heard: painkillers,
    beside: thinners,
    notBeside: 'suy thận | bệnh thận | kidney',
    unless: /giảm đau như diclofenac/u,
    says: step(
      'pill',
      'Đang uống aspirin, clopidogrel hay thuốc chống đông: đừng uống thêm giảm đau như diclofenac, ibuprofen, meloxicam, dễ chảy máu dạ dày; hỏi bác sĩ đã kê thuốc giảm đau nào hợp.',
      'On aspirin, clopidogrel or a blood thinner take no pain relief such as diclofenac, ibuprofen or meloxicam, for the stomach may bleed; ask the prescriber what suits.',
    ),
  },
  {
    heard: `linh chi | nấm lim | nấm | đông trùng | fucoidan | xạ đen | yến | tam thất | cây an xoa | thực phẩm chức năng | mushroom | supplement | supplements | herbs`,
    beside:
      'hóa trị | hoá trị | hóa chất | hoá chất | xạ trị | vô thuốc | truyền thuốc | thuốc đích | chemo | chemotherapy | radiotherapy',
    notBeside: 'nấm miệng | nấm da | nấm móng | thrush',
    unless: /Đang hóa trị/u,
    says: step(
      'note',
      'Đang hóa trị, xạ trị: chưa uống nấm, lá, thuốc nam, thực phẩm chức năng khi chưa hỏi bác sĩ ung bướu (có thứ hại gan hoặc làm giảm tác dụng). Yến, món bổ nấu chín ăn được như thức ăn, không thay thuốc; lở miệng thì ăn mềm nguội, súc nước muối. Sốt từ 38 °C đi ngay.',
      'During chemotherapy or radiation take no mushrooms, herbs or supplements before asking the cancer doctor (some harm the liver or weaken the treatment). Nourishing cooked food is fine as food, not as medicine; with mouth sores soft, cool food and salt water. With 38 °C or more go at once.',
    ),
  },
  {
    heard: `thuốc bôi gia truyền | kem gia truyền | bôi gia truyền | bôi thuốc gia truyền | kem trộn | thuốc bôi trên mạng | thuốc bôi … facebook | thuốc bôi … tiktok | thuốc bôi … online | kem … trên mạng | kem … facebook | thuốc gia truyền … mạng | bôi vô hết liền | bôi là hết`,
    beside: 'vảy nến | vẩy nến | chàm | á sừng | viêm da | eczema | psoriasis | mụn trứng cá | trị nám',
    unless: /trộn corticoid mạnh/u,
    says: step(
      'note',
      'Thuốc bôi gia truyền, kem “hết liền” hay trộn corticoid mạnh: đỡ nhanh rồi bùng nặng hơn, mỏng da. Đừng bôi; đang bôi thì mang theo, hỏi bác sĩ da liễu cách bớt dần.',
      'Folk ointments that “work at once” often hold strong steroids: quick relief, then worse than before, and thin skin. Do not use them; if you do, bring them and ask a skin doctor how to come off.',
    ),
  },
  {
    heard: `tự tăng liều | tăng liều được | tăng liều | tăng thuốc được | uống thêm liều | increase the dose | double the dose`,
    unless: /tự tăng|tăng, giảm/u,
    isForCalm: true,
    says: step(
      'pill',
      'Đừng tự tăng liều: gọi bác sĩ đã kê, nói thuốc đỡ được bao lâu, lúc nào hết tác dụng, có gì khó chịu.',
      'Do not raise the dose yourself: call the prescriber and tell how long it helps, when it wears off and what troubles you.',
    ),
  },
];
