import { dialysisFeared } from '../next-steps/services.ts';
import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/** Heart, lungs, belly, kidneys, bones, skin, infections and injuries. */
export const bodyTopics: readonly Topic[] = [
  {
    heard: 'sẹo lồi | sẹo lõm | xóa sẹo | xoá sẹo | =trị nám | tàn nhang | trẻ hóa da | botox | keloid',
    unless: `bại não | co cứng | co gồng | gồng | tai biến | đột quỵ | co giật nửa mặt | cerebral palsy | spastic | stroke`,
    atMost: 'routine',
    isSelfPaid: true,
    isHarmless: true,
    isLasting: true,
    saidWithout: 'tàn nhang rơi',
    before: 'botox',
    says: step(
      'question',
      'Hỏi: cách nào hợp, mấy lần, giá từng lần, có tái lại không, ai làm. Chỉ làm ở nơi có giấy phép và có bác sĩ.',
      'Ask: which method, how many sessions, the price of each, whether it comes back, and who does it. Only where there is a licence and a doctor.',
    ),
  },
  {
    heard: 'sỏi túi mật | sỏi mật | túi mật … sỏi | sỏi … túi mật | gallstone | gallstones',
    about: 'general_surgery',
    isLasting: true,
    before: 'mổ | phẫu thuật | surgery | operation',
    saidWithout:
      'mổ nội soi túi mật | nội soi túi mật | đã cắt túi mật | mới cắt túi mật | vừa cắt túi mật | sau cắt túi mật | cắt túi mật xong | cắt túi mật được | ra viện | xuất viện | gallbladder removed | discharged',
    says: step(
      'question',
      'Sỏi chưa từng gây đau thường chỉ theo dõi; đã gây đau thì thường nên mổ lúc đang yên: hỏi bác sĩ vì sao và khi nào. Cần mổ thì nhiều bệnh viện tỉnh mổ nội soi được, bác sĩ thấy khó mới lên tuyến trên; hỏi nằm mấy ngày, chi phí. Tới đó ăn ít mỡ.',
      'Stones that never hurt are usually only watched; those that did are usually operated on while all is calm: ask why and when. If it is needed, many provincial hospitals do it by keyhole, and one goes farther only if it is difficult; ask about days and cost. Until then little fat.',
    ),
    watch: {
      vi: 'đau hạ sườn phải kéo dài vài giờ không dứt, sốt, rét run, vàng da vàng mắt, nôn nhiều',
      en: 'pain under the right ribs for hours, fever, shivering, yellow skin or eyes, much vomiting',
    },
  },
  {
    heard: `tiểu buốt | tiểu rắt | tiểu rát | tiểu gắt | đái buốt | đái rắt | đái dắt | tiểu đục | nước tiểu đục | đau hông lưng | viêm thận bể thận | viêm bể thận | nhiễm trùng tiểu | nhiễm khuẩn tiết niệu | burning when i pee | burning urine | painful urination | flank pain`,
    beside: 'sốt | rét run | ớn lạnh | viêm bể thận | viêm thận bể thận | fever | chills | shivering',
    unless: 'không sốt | ko sốt | hông sốt | chưa sốt | hết sốt | no fever',
    of: 'urology nephrology general_internal infectious_disease obstetrics gynecology pediatrics emergency',
    isTonight: true,
    says: step(
      'pill',
      'Tiểu buốt kèm sốt, đau hông có thể là nhiễm trùng lên thận: đừng chờ, phòng khám đông thì vào cấp cứu. Xin thử và cấy nước tiểu trước liều kháng sinh đầu, thử máu, siêu âm thận; nói nếu có bầu, tiểu đường, sỏi, đặt ống. Uống nước từng ngụm, paracetamol đúng liều; không uống kháng sinh còn thừa, không nhịn tiểu.',
      'Burning urine with fever or flank pain may be an infection that reaches the kidney: do not wait, go to the emergency department if the clinic is full. Ask for a urine test and culture before the first antibiotic, blood tests and an ultrasound; tell of diabetes, stones, a tube, or if you may be expecting. Sip water, paracetamol in the right dose; no leftover antibiotics, do not hold urine.',
    ),
    watch: {
      vi: 'nôn không uống được, thở nhanh, lơ mơ, lả đi, tay chân lạnh, tiểu rất ít',
      en: 'vomiting everything, fast breathing, drowsiness, faintness, cold hands and feet, hardly any urine',
    },
  },
  {
    heard: `tuột … thông tiểu | ống thông tiểu … tuột | ống thông tiểu tự tuột | tuột sonde | sonde tiểu … tuột | sonde … tuột | tắc sonde | catheter … out | catheter … blocked`,
    about: 'urology',
    isTonight: true,
    saidWithout: 'sonde ăn | ống ăn | sonde dạ dày',
    says: step(
      'firstaid',
      'Không tự đặt lại ống. Từ lúc tuột vài giờ chưa tiểu, bụng dưới căng: đưa đi ngay để đặt lại, không chờ người đến nhà; mang theo vỏ hoặc cỡ ống.',
      'Do not put the tube back yourselves. A few hours without urine and a tense lower belly: go at once to have it replaced, do not wait for a home visit; bring its size.',
    ),
    watch: {
      vi: 'bụng dưới căng đau, sốt, tiểu ra máu, lơ mơ',
      en: 'a tense painful lower belly, fever, blood in the urine, drowsiness',
    },
  },
  {
    heard:
      'bệnh trĩ | trĩ độ | trĩ nội | =trĩ ngoại | búi trĩ | tri do | mổ trĩ | longo | haemorrhoids | hemorrhoids | piles',
    about: 'colorectal_surgery',
    atMost: 'routine',
    isLasting: true,
    before: 'mổ | phẫu thuật | surgery | operation | longo',
    says: step(
      'note',
      'Rất nhiều người bị: khám vài phút, kín đáo, xin được bác sĩ cùng giới, đừng ngại. Ra máu lâu hay từ 40 tuổi thì hỏi nội soi đại tràng. Ăn nhiều rau, uống nước, ngâm nước ấm, không rặn lâu. Hỏi có cần mổ không, cách nào; đừng đắp thuốc gia truyền.',
      'Very many have it: the examination takes minutes and is private, you may ask for a doctor of your own sex. With blood for long, or from 40 on, ask about a colonoscopy. More vegetables and water, warm baths, no long straining; ask whether surgery is needed and which kind; no home-made ointments.',
    ),
    watch: {
      vi: 'chảy máu nhiều không cầm, choáng, búi trĩ sưng tím đau dữ dội, sốt',
      en: 'heavy bleeding, faintness, a swollen purple lump with severe pain, fever',
    },
  },
  {
    heard: 'vàng da vàng mắt | vàng mắt | vàng da | jaundice | yellow eyes | yellow skin',
    who: 'adult',
    within: '3d',
    isOfNow: true,
    says: step(
      'hospital',
      'Cần bác sĩ khám và siêu âm bụng ngay buổi đầu, không chỉ thử máu. Ngừng rượu, thuốc nam, thuốc tự mua; ghi tên mọi thuốc đã uống.',
      'It needs a doctor and an ultrasound of the belly on the first visit, not only a blood test. Stop alcohol, herbs and medicines of your own; write down all that was taken.',
    ),
    watch: {
      vi: 'sốt rét run, đau bụng dữ dội, lơ mơ, nôn ra máu, phân đen',
      en: 'fever with shivering, severe belly pain, drowsiness, vomiting blood, black stools',
    },
  },
  {
    heard:
      'đờm dính máu | đờm có máu | khạc ra máu | khạc đờm máu | ho ra máu | ho … máu | blood in sputum | coughing up blood | cough … blood',
    about: 'pulmonology',
    isOfNow: true,
    // With pain or a lump on swallowing it is looked for in the throat.
    saidWithout: 'nuốt vướng | nuốt đau | nuốt nghẹn | painful to swallow | hurts to swallow',
    says: step(
      'note',
      'Đeo khẩu trang khi đi; hỏi chụp phổi và thử đờm tìm lao. Không hút thuốc; chụp lại lượng máu để bác sĩ xem.',
      'Wear a mask; ask for a chest film and a sputum test for TB. No smoking; take a photo of the blood.',
    ),
    watch: {
      vi: 'ho ra máu nhiều hơn hoặc từng ngụm, khó thở, đau ngực, choáng',
      en: 'more blood or mouthfuls of it, trouble breathing, chest pain, faintness',
    },
  },
  {
    heard: 'sintrom | warfarin | acenocoumarol | inr | van tim cơ học | mechanical valve',
    figureMin: 4,
    isOfNow: true,
    saidWith: 'inr',
    says: step(
      'pill',
      'Hỏi bác sĩ trước giờ uống liều tới: INR cao thì thường phải tạm giữ liều. Không tự bỏ hẳn, không tự uống vitamin K; tránh té ngã, tránh tiêm bắp, không uống aspirin, thuốc nam.',
      'Ask a doctor before the next dose is due: with a high INR it is often held. Do not stop for good or take vitamin K yourself; avoid falls, injections, aspirin and herbs.',
    ),
    watch: {
      vi: 'chảy máu bất kỳ chỗ nào, phân đen, tiểu đỏ, đau đầu dữ dội, té đập đầu, yếu một bên',
      en: 'any bleeding, black stools, red urine, severe headache, a blow to the head, weakness on one side',
    },
  },
  {
    heard: 'chạy thận | lọc máu | thẩm phân | dialysis',
    unless: dialysisFeared,
    about: 'nephrology',
    saidWith: 'chuyển | chỗ lọc | nơi lọc | chỗ chạy | nơi chạy | hết chỗ | gần nhà',
    // Who travels is told of it by itself.
    saidWithout:
      'ở với con | ở nhà con | vào ở | ra ở | lên ở | trong đó | ngoài đó | tỉnh khác | du lịch | đi chơi | dự cưới | đám cưới | ăn cưới | đám giỗ | về quê | ăn tết | nghỉ lễ | nghỉ mát | đi công tác | thăm con | lọc nhờ | chạy nhờ | travel | holiday | trip | visiting | chuẩn bị chạy thận | chuẩn bị lọc máu | sắp chạy thận | sắp phải chạy thận | sắp lọc máu | start dialysis | begin dialysis',
    says: step(
      'phone',
      'Gọi trước hỏi còn chỗ lọc, xin nơi đang lọc gửi tóm tắt: lịch, cân khô, thuốc, xét nghiệm viêm gan. Giữ chỗ đang lọc đến khi nơi mới hẹn chắc, không bỏ buổi nào; uống ít nước, ăn nhạt, tránh chuối, nước dừa.',
      'Call ahead for a free place; ask your own unit for a summary: schedule, dry weight, medicines, hepatitis tests. Keep the present place until the new one is firm, and miss no session; drink little, no salt, bananas or coconut water.',
    ),
    watch: {
      vi: 'khó thở nhất là khi nằm, phù tăng nhanh, tim đập loạn, mệt lả, co giật',
      en: 'trouble breathing above all when lying, fast swelling, an uneven heartbeat, weakness, fits',
    },
  },
  {
    heard: `thuốc pep | uống pep | need pep | phơi nhiễm hiv | dự phòng sau phơi nhiễm | sợ nhiễm hiv | sợ lây hiv | lo lây hiv | hiv positive | exposed to hiv | post-exposure`,
    about: 'infectious_disease',
    watch: {
      vi: 'chuyện xảy ra ngoài ý muốn hoặc đang bị đe dọa (gọi 113); uống thuốc xong nổi mẩn, khó thở, vàng da',
      en: 'it happened against your will or you are threatened (call 113); rash, trouble breathing or yellow skin after the medicine',
    },
  },
  {
    heard: 'arv | tld | phòng khám ngoại trú hiv | hiv đang uống | đang điều trị hiv | antiretroviral',
    about: 'infectious_disease',
    isHarmless: true,
    isLasting: true,
    saidWith:
      'chuyển | nơi mới | về quê | đi làm xa | hết thuốc | công ty | lộ | giữ kín | xuất khẩu | moving | transfer | refill',
    says: step(
      'pill',
      'Xin phòng khám đang theo giấy chuyển tiếp và thuốc gối đầu đủ đến ngày hẹn ở nơi mới; không để trống ngày nào. Hỏi CDC nơi đến chỗ nào nhận. Thông tin HIV được pháp luật giữ kín, công ty không được xem.',
      'Ask your clinic for a transfer letter and enough medicine until the first visit at the new one; miss no day. Ask the CDC there who takes you. The law keeps HIV information secret, also from employers.',
    ),
  },
  {
    heard: `tiểu đường … loét | loét … tiểu đường | bàn chân … loét | ngón chân … đen | ngón chân … loét | loét bàn chân | hoại tử … chân | diabetic foot | foot ulcer`,
    unless: `lết quẹt | loet quet | quẹt dép`,
    who: 'adult',
    isTonight: true,
    about: 'general_surgery',
    of: 'general_surgery vascular_surgery endocrinology orthopedics infectious_disease dermatology',
    isOfNow: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Vết loét chân đen, hôi hoặc chảy mủ không thay băng ở nhà được: cần cắt lọc, kháng sinh, kiểm soát đường. Không ngâm nước nóng, không đắp lá, không tự cắt; che gạc sạch, hạn chế đi lại. Việc thay băng tại nhà hỏi sau.',
      'A black, smelling or weeping foot ulcer is nothing for dressings at home: it needs surgery, antibiotics and sugar control. No hot baths, leaves or cutting; cover it, walk little. Dressings at home come later.',
    ),
    watch: {
      vi: 'sốt, đỏ lan lên cẳng chân, bàn chân lạnh tím, lơ mơ, đường huyết rất cao',
      en: 'fever, redness going up the leg, a cold blue foot, drowsiness, very high sugar',
    },
  },
  {
    heard: `loét … nằm lâu | nằm lâu … loét | loét tì đè | loét cùng cụt | loét mông | loét da … nằm liệt | bed sore | bedsore | pressure ulcer`,
    atMost: 'routine',
    watch: {
      vi: 'đỏ lan rộng, sốt, rét run, lơ mơ',
      en: 'redness that spreads, fever, shivering, drowsiness',
    },
  },
  {
    heard: `vai phải đau | vai trái đau | khớp vai … đau | bả vai … đau | đau vai | đau bả vai | shoulder pain`,
    unless:
      'chải đầu | giơ tay | giơ cao tay | đưa tay lên | với tay | cài áo | gãi lưng | dang tay | đau ngực | tức ngực | khó thở | vã mồ hôi | té | ngã | tai nạn | yếu nửa người | méo miệng | nói khó | chest pain | fell | accident',
    about: 'orthopedics',
    of: 'orthopedics rehabilitation rheumatology traditional_medicine pain_management',
    isLasting: true,
    isLeading: true,
    within: '14d',
    says: step(
      'note',
      'Đau vai lâu: nghỉ việc nặng, tập nhẹ mỗi ngày trong mức chịu được, chườm ấm, đừng treo tay bất động. Không nắn bẻ; tiêm khớp chỉ ở bệnh viện khi bác sĩ khám thấy cần. Hỏi phục hồi chức năng, siêu âm khớp vai.',
      'A shoulder that hurts for long: no heavy work, gentle exercise every day within what you can bear, warmth, no sling. No manipulation; injections only in a hospital if the doctor finds them needed. Ask about rehabilitation and an ultrasound of the joint.',
    ),
    watch: {
      vi: 'đau lan ngực, khó thở, tay yếu liệt, khớp sưng đỏ kèm sốt',
      en: 'pain spreading to the chest, trouble breathing, a weak arm, a red swollen joint with fever',
    },
  },
  {
    heard: `cổ chân … sưng | mắt cá … sưng | sưng mắt cá | trẹo chân | trẹo cổ chân | lật cổ chân | lật bàn chân | trật mắt cá | trật cổ chân | trật chân | trặc chân | trặc cổ chân | trẹo mắt cá | trat mat ca | trac chan | lật sơ mi | sơ mi … chân | bong gân cổ chân | bong gân chân | twisted ankle | twisted my ankle | trặc mắc cá | ankle … puffy | sprained ankle | rolled … ankle | ankle … swollen | swollen ankle`,
    about: 'orthopedics',
    of: 'orthopedics rehabilitation diagnostic_imaging',
    isLeading: true,
    isAfter: true,
    within: '3d',
    saidWith:
      'té | ngã | lật | trẹo | trật | trặc | hụt chân | bước hụt | trượt | đá banh | đá bóng | bong gân | sưng vẹo | sprain | sprained | twisted | rolled | fell',
    saidWithout: 'háng | té ngồi | ngã ngồi | sưng cứng',
    says: step(
      'firstaid',
      'Nghỉ, kê cao chân, chườm mát qua vải, băng thun vừa tay; không nắn, không bó lá, không xoa dầu. Không bước nổi 4 bước, hay ấn đau ngay xương mắt cá, thì chụp phim trong ngày; đi được và ấn xương không đau thì thường chưa cần phim, một tuần chưa đỡ thì khám; bác sĩ khám rồi mới chỉ định phim để thẻ trả.',
      'Rest, raise the leg, cool it through a cloth, a bandage that is not tight; no pulling straight, leaves or oil. If 4 steps are impossible, or the ankle bone itself hurts when pressed, have a film the same day; if you can walk and the bone does not hurt when pressed a film is usually not needed, be seen if it is no better in a week; the doctor orders it at the visit, so that the card pays.',
    ),
    watch: {
      vi: 'ngón chân tê, lạnh, tím tái, đau tăng dữ dội, cổ chân vẹo, vết thương hở',
      en: 'numb toes, cold toes, blue toes, fast growing pain, a crooked ankle, an open wound',
    },
  },
  {
    heard: `cổ tay … sưng | cổ tay … vẹo | sưng vẹo | té chống tay | ngã chống tay | chống tay … sưng | bong gân | sprain | wrist … swollen | swollen wrist`,
    about: 'orthopedics',
    isOfNow: true,
    saidWith:
      'té | ngã | lật | trẹo | trượt | chống tay | đá banh | đá bóng | bong gân | sưng vẹo | sprain | sprained | twisted | fell',
    saidWithout: 'háng | té ngồi | ngã ngồi | sưng cứng',
    says: step(
      'firstaid',
      'Nẹp giữ yên bằng bìa cứng, treo cao, chườm mát qua vải, tháo nhẫn; không nắn, không bó lá, không xoa dầu trước khi chụp phim.',
      'Splint it with stiff card, keep it up and cool through a cloth, take off rings; no pulling straight, leaves or oil before the film.',
    ),
    watch: {
      vi: 'ngón tê, lạnh, tím tái, đau tăng dữ dội, vết thương hở',
      en: 'numb fingers, cold, blue, fast growing pain, an open wound',
    },
  },
  {
    unless: 'bethesda | fna | đã chọc hút | chọc hút ra | kết quả chọc hút | needle biopsy',
    heard: 'nhân giáp | nhân tuyến giáp | bướu giáp | bướu cổ | u tuyến giáp | tirads | thyroid nodule | goitre',
    about: 'endocrinology',
    atMost: 'routine',
    before: 'mổ | phẫu thuật | surgery | operation',
    saidWithout: 'chèn | trung thất | sẹo',
    isLasting: true,
    says: step(
      'question',
      'Nhân giáp phần lớn lành và không gấp. Mang siêu âm (ghi TIRADS); hỏi: có cần chọc hút kim nhỏ không, mấy tháng siêu âm lại, nếu mổ thì vì sao và cắt đến đâu. Không cần nhịn ăn để khám.',
      'Most thyroid nodules are harmless and nothing hurries. Bring the ultrasound (with TIRADS); ask whether a needle sample is needed, when to scan again, and if surgery, why and how much. No fasting.',
    ),
    watch: {
      vi: 'cổ to nhanh, khàn tiếng, nuốt nghẹn, khó thở',
      en: 'a fast growing neck, hoarseness, trouble swallowing, trouble breathing',
    },
  },
  {
    heard: `nội soi dạ dày | nội soi đại tràng | nội soi ruột | soi đại tràng | soi dạ dày | nội soi tiêu hóa | colonoscopy | gastroscopy | endoscopy`,
    about: 'gastroenterology',
    isLasting: true,
    before: 'soi | nội soi | endoscopy | colonoscopy | gastroscopy',
    saidWithout:
      'soi dạ dày thấy | soi đại tràng thấy | soi … thấy | soi … viêm | soi ra | soi có | nội soi đại tràng về | nội soi dạ dày về | có cần nội soi | có cần soi | có phải nội soi | có phải soi',
    isWished: true,
    says: step(
      'fasting',
      'Dạ dày: nhịn ăn, sữa ít nhất 6 giờ, nước 2 giờ. Đại tràng: hôm trước ăn nhẹ, uống thuốc xổ như dặn. Gây mê: có người đưa về, không lái xe. Thuốc chống đông, tiểu đường: hỏi trước, đừng tự ngừng. Có chỉ định vì triệu chứng thì thẻ thường trả; tự tầm soát thường không.',
      'Stomach: no food or milk for at least 6 hours, no water for 2. Bowel: light food the day before, laxative as told. With sedation be taken home, no driving. Blood thinners, diabetes medicine: ask beforehand, do not stop alone. On a doctor’s order for complaints the card usually pays; own screening usually not.',
    ),
  },
  {
    heard: `chó cắn | mèo cắn | =chó cào | mèo cào | dơi cắn | =khỉ cắn | chuột cắn | chó … cắn | mèo … cào | mèo … cắn | tiêm dại | chích dại | dog bite | cat bite | bitten by a dog | bitten by | bị chó cào`,
    // “Chỗ cắn” of a snake reads like “chó cắn”.
    unless:
      'rắn | bị rắn | rắn cắn | rắn … cắn | rắn lục | rắn hổ | rắn cạp | rắn chàm | rắn choàm | rắn độc | con rắn | ong đốt | snake',
    inEmergency: true,
    isOfNow: true,
    saidWith: `thầy | thầy lang | thầy thuốc | thuốc nam | thuốc lá | đắp | đắp lá | dap la | đắp thuốc | lấy nọc | hút nọc | giác | healer | herbs | leaves`,
    // Once it has broken out no vaccine helps.
    saidWithout: 'sợ nước | sợ gió | giật nảy | hất đi | afraid of water',
    says: step(
      'pill',
      'Chỉ vắc xin, thêm huyết thanh khi cần, mới phòng được dại; lá đắp, thuốc nam, hút nọc, thầy lang không phòng được. Gỡ hết lá, thuốc đã đắp, rửa lại bằng xà phòng dưới vòi nước 15 phút rồi đi tiêm ngay.',
      'Herbs, healers, sucking and leaves do not protect against rabies; only the vaccine does, with serum where needed. Take off whatever was put on, wash again with soap under running water for 15 minutes, and go for the vaccine at once.',
    ),
  },
  {
    // The directory cannot tell who operates at this hour, and a transfer costs the hours there are.
    heard: `đau tinh hoàn | đau bìu | đau hòn dái | dau hon dai | đau hai hòn | đau 1 hòn | đau một hòn | tinh hoàn … đau | bìu … đau | đau … tinh hoàn | đau … bìu | testicle pain | testicular pain | pain … testicle | testicle … hurts | painful testicle`,
    unless: 'mấy tháng | âm ỉ | nhiều năm | sau mổ | thắt ống dẫn tinh | for months | dull ache',
    who: 'man',
    inEmergency: true,
    isOfNow: true,
    says: step(
      'phone',
      'Đau bìu đột ngột tính từng giờ: vừa đi vừa gọi nơi sắp đến hỏi lúc này có bác sĩ mổ được không; không có thì đi thẳng nơi mổ được, đừng ghé chờ siêu âm hay chờ chuyển. Nói giờ bắt đầu đau, có nôn không; không tự nắn, không chườm nóng, không uống thuốc giảm đau rồi đợi.',
      'Sudden pain of the scrotum counts by the hour: on the way call the place ahead and ask whether a surgeon can operate now; if not, go straight to one that can, without stopping for a scan or a transfer. Tell when the pain began and whether there was vomiting; no pressing, no heat, no painkiller and waiting.',
    ),
  },
  {
    heard: `lặn … lên | lặn bắt | lặn biển | thợ lặn | sau khi lặn | máy nén hơi | after diving | after a dive | scuba`,
    isOfNow: true,
    saidWith: 'đau khớp | tê | yếu chân | liệt | chóng mặt | đau vai | joint pain | numb | tingling | weak | dizzy',
    says: step(
      'firstaid',
      'Nói với 115 và bác sĩ là vừa lặn (độ sâu, bao lâu): có thể là bệnh giảm áp, cần buồng oxy cao áp. Nằm phẳng, thở oxy nếu có, giữ ấm; tuyệt đối không lặn lại để chữa.',
      'Tell 115 and the doctor of the dive (depth, how long): it may be decompression sickness, which needs a pressure chamber. Lie flat, oxygen if there is any, keep warm; never dive again to cure it.',
    ),
  },
  {
    heard: `uống … viên thuốc | uống hết vỉ | uống hết … thuốc | uống quá liều | vỉ paracetamol | vỉ panadol | vỉ thuốc … rỗng | vỉ thuốc … hết | vỉ … rỗng không | vỏ thuốc … rỗng | viên panadol | viên paracetamol | panadol … viên | paracetamol … viên | overdose | took … pills`,
    of: 'toxicology psychiatry',
    inEmergency: true,
    isOfNow: true,
    says: step(
      'pill',
      'Mang theo mọi vỉ, vỏ thuốc đã uống, nhớ giờ và số viên. Còn tỉnh táo vẫn phải đi ngay: thuốc (như paracetamol) hại gan sau một hai ngày, thuốc giải chỉ tốt khi dùng sớm. Không móc họng gây nôn.',
      'Bring every empty pack, the hour and the number taken. Go at once even if wide awake: some (like paracetamol) harm the liver a day later, and the antidote must be early. Do not force vomiting.',
    ),
  },
  {
    heard: `cho … về ngày mai | cho về ngày mai | mai cho về | mai ra viện | ngày mai ra viện | chưa khỏe … cho về | chưa khỏi … cho về | ép ra viện | being sent home`,
    atMost: 'urgent',
    // Who is glad to leave asks other things.
    saidWith:
      'chưa khỏe | chưa khỏi | chưa hết | chưa đi được | còn yếu | còn sốt | còn đau | còn mệt | vẫn yếu | vẫn đau | vẫn sốt | vẫn mệt | yếu quá | không yên tâm | lo quá | sợ | ép ra viện | ở thêm | nằm thêm | thở oxy | một mình | still weak | not ready | too weak | alone',
    says: step(
      'people',
      'Nói sớm với bác sĩ điều trị, chưa được thì trưởng khoa hoặc Phòng Công tác xã hội: người bệnh còn triệu chứng gì, nhà có ai chăm, có máy móc gì. Hỏi: về có an toàn không, có chuyển tuyến dưới nằm tiếp được không. Đừng tự bỏ về hay tự chuyển viện.',
      'Speak early to the treating doctor, then the head of the ward or the social work office: what is still wrong, who is at home, which equipment. Ask whether going home is safe, or a move to a smaller hospital. Do not leave or change hospital on your own.',
    ),
  },
  {
    heard: 'gãy … lòi xương | =lòi xương | gãy xương hở | open fracture',
    inEmergency: true,
    says: step(
      'hospital',
      'Đừng chở thẳng đi xa: đến nơi gần nhất cầm máu, nẹp, giảm đau, kháng sinh rồi chuyển bằng xe cứu thương đến nơi mổ được.',
      'Do not drive far on your own: go to the nearest place for bleeding, splint, pain relief and antibiotics, then on by ambulance to where it can be operated.',
    ),
  },
];
