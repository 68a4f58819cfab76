import { step } from '../next-steps/step.ts';
import { feverFigures, grave } from './everyday-topics.ts';
import { baldPatch } from './hair.ts';
import type { Topic } from './topic.ts';

/** Skin that is more than skin. */
const severe = `${grave} | ${feverFigures} | đau đầu | nhức đầu | headache | headaches | sight | vision | khó thở | sưng môi | sưng mặt | sưng mắt | phù mặt | phồng rộp | bóng nước | loét miệng | sốt | sau khi uống thuốc | lan nhanh | chảy mủ | trouble breathing | swollen lips | swollen face | blisters | fever`;
const severeSkin = `${severe} | bong da từng mảng`;
const watchedSkin = {
  vi: 'sốt, da phồng rộp, chảy mủ, đỏ đau lan nhanh, sưng môi mặt, khó thở',
  en: 'fever, blisters, pus, fast spreading painful redness, swollen lips or face, trouble breathing',
};

const crackedSkin: Omit<Topic, 'heard'> = {
  who: 'adult',
  about: 'dermatology',
  of: 'dermatology allergy_immunology',
  atMost: 'routine',
  isLeading: true,
  isAfter: true,
  within: '14d',
  says: step(
    'note',
    'Da khô nứt, chàm: bôi kem dưỡng ẩm dày ngay sau khi rửa tay, ngày nhiều lần; đeo găng (lót vải) khi rửa chén, giặt; nước mát, xà phòng dịu. Không ngâm lá, chanh, muối; không bôi kem bảy màu, corticoid tự mua. Khám Da liễu, kể việc làm và hóa chất hay chạm; hỏi có nên thử dị ứng không.',
    'Dry cracked skin or eczema: a thick cream right after washing and often during the day, gloves with cotton inside for dishes and laundry, cool water, mild soap. No leaf, lemon or salt baths, no mixed or steroid cream of your own. See dermatology and tell of your work and what you touch; ask about an allergy test.',
  ),
  watch: watchedSkin,
};

/** Common matters of the skin of adults, as told at a desk. Ours, from common practice; not reviewed. */
export const rashTopics: readonly Topic[] = [
  {
    heard: `mụn trứng cá | mụn viêm | mụn bọc | mụn mủ | mụn ẩn | mụn cám | mụn đầu đen | nổi mụn … mặt | mặt … nổi mụn | mặt … mụn | trị mụn | mun viem | mun boc | mun mu | mun trung ca | mun an | noi mun … mat | mat … mun | tri mun | acne | pimples`,
    unless: `nướu | lợi | nuốt | nuot | răng | cằm sưng | sưng đau | ${severeSkin} | mụn nước | mụn cóc | mụn nhọt | mụn thịt | nách | mông | háng | vùng kín | kem trộn | kem tu tron | kem lột | isotretinoin`,
    about: 'dermatology',
    of: 'dermatology endocrinology gynecology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Mụn chữa được nhưng phải 2–3 tháng mới rõ: khám Da liễu, giữ đúng đơn. Rửa mặt dịu ngày 2 lần, dưỡng ẩm và chống nắng loại không bít lỗ chân lông; không nặn, không kem trộn, không tự mua kháng sinh, corticoid. Nữ kinh không đều, rậm lông thì hỏi nội tiết; nói nếu có thai hay định có thai.',
      'Acne can be treated but shows only after 2–3 months: see dermatology and keep to the plan. Wash gently twice a day, light moisturiser and sun cream; no squeezing, no mixed creams, no antibiotics or steroids of your own. With irregular periods or much hair ask about hormones; tell of a pregnancy, also a planned one.',
    ),
    watch: {
      vi: 'mặt sưng đỏ đau kèm sốt, mụn sưng to quanh mũi môi lan lên mắt, buồn nhiều đến mức không muốn sống',
      en: 'a red swollen painful face with fever, a boil by nose or lips spreading to the eye, sadness to the point of not wanting to live',
    },
  },
  {
    // Hands that peel for weeks from water and soap, though patches of skin that come off are else a grave sign.
    heard: `bàn tay … nứt | hai tay … nứt | tay … khô nứt | bàn tay … khô | da tay … bong | bàn tay … bong da | ban tay … nut | ban tay … bong da | hands … cracked | hands … peeling`,
    beside: `rửa chén | rửa bát | giặt | xà phòng | xà bông | nước rửa | hóa chất | xi măng | lau dọn | phụ bếp | rua chen | rua bat | xa phong | hoa chat | xi mang | dishes | washing | detergent | soap | cement | cleaning`,
    unless: `keo 502 | 502 | dính keo | superglue | ${severe} | vàng da`,
    ...crackedSkin,
  },
  {
    heard: `tay … lột da | lột da tay | tay … nứt kẽ | =bàn tay … nứt | tay … nứt chảy máu | chân … nứt gót | nứt gót chân | gót chân nứt | tay lot da | tay … khô nứt | tay … nứt nẻ | nứt nẻ | da tay … bong | bong da tay | tay … bong tróc | da … khô … ngứa | á sừng | tổ đỉa | =chàm tay | chàm | viêm da cơ địa | viêm da tiếp xúc | viêm da dị ứng | tay kho nut | nut ne | bong da tay | tay … bong da | ban tay … nut | a sung | to dia | viem da co dia | eczema | dermatitis | cracked hands | dry cracked`,
    unless: `keo 502 | 502 | dính keo | superglue | ${severeSkin} | vàng da | môi nứt`,
    ...crackedSkin,
  },
  {
    heard: `nổi mề đay | nổi mày đay | bị mề đay | mề đay | mày đay | nổi mẩn … ngứa | me day | may day | hives | urticaria`,
    beside: `tháng | năm | lâu | hoài | mãn | mạn | tái đi tái lại | bị lại | ngày nào | hôm nào | tuần | thang | ngay nao | months | weeks | every day | again and again | chronic`,
    unless: `${severeSkin} | vừa ăn | sau khi ăn | mới uống | choáng | thai | bầu | just ate`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology allergy_immunology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Mề đay kéo dài nhiều tuần thường không phải do một món ăn: khám Da liễu hoặc Dị ứng; thuốc kháng dị ứng thường uống đều mỗi ngày, đừng đợi nổi mới uống, đừng tự uống corticoid. Chụp ảnh lúc nổi, ghi thuốc, thức ăn, áp lực, lạnh. Nếu hẹn thử da: hỏi ngừng thuốc trước mấy ngày. Không tắm lá.',
      'Hives for many weeks seldom come from one food: see dermatology or allergy; the antihistamine is usually taken every day, not only when they show, and no steroids of your own. Take photos, note medicines, food, pressure and cold. Before a skin test ask how many days to stop it. No leaf baths.',
    ),
    watch: {
      vi: 'sưng môi, lưỡi, mặt, khàn tiếng, khó thở, choáng, đau bụng kèm nôn',
      en: 'swollen lips, tongue or face, a hoarse voice, trouble breathing, faintness, belly pain with vomiting',
    },
  },
  {
    heard: `itchy circles | itchy round patches | round itchy patches | white spots on my back | kẽ chân … ngứa | ke chan … ngua | =nấm kẽ chân | hắc lào | =nấm bẹn | =nấm da | =nấm háng | ngua o hang | ngua vung hang | =nấm kẽ | nước ăn chân | lác đồng tiền | =bị lác | lở háng | ngứa … bẹn | =ngứa háng | ngứa … háng | vòng tròn … ngứa | ngứa … vòng tròn | đỏ … vòng tròn | vong tron … ngua | ngua … vong tron | do … vong tron | ngua 2 ben | ngua hai ben | ngua vung ben | ngua o ben | do thanh vong tron | vong tron … ngua nhieu | hac lao | ngứa … khoảnh tròn | khoảnh tròn … ngứa | khoảnh tròn … vảy | ngua … khoanh tron | khoanh tron … ngua | khoanh tron … vay | bẹn háng ngứa | ben hang ngua | lang ben | đốm trắng … ngứa | ringworm | ring-shaped | ring shaped | jock itch | athlete's foot | fungal infection`,
    unless: `${severeSkin} | cẳng chân | cang chan | đỏ lan | nóng đỏ | cắt bao quy đầu | loét | nổi hạch | hạch bẹn | lòng bàn tay | cậu nhỏ | dương vật | vùng kín | huyết trắng | khí hư | nấm móng | nấm miệng | mắt … lác | lác mắt | lác vào trong | lác ra ngoài | mắt trái | mắt phải`,
    about: 'dermatology',
    of: 'dermatology pediatrics infectious_disease',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Nấm da: đừng bôi kem bảy màu hay thuốc có corticoid, đỡ ngứa nhưng nấm lan. Khám Da liễu, hỏi cạo vảy soi nấm; bôi thuốc nấm đủ tuần dù đã hết ngứa. Lau thật khô, mặc thoáng, thay đồ lót, giặt và ủi quần áo, khăn riêng; trong nhà ai ngứa thì chữa cùng. Lang ben khỏi rồi vết trắng còn vài tháng.',
      'Fungus of the skin: no mixed cream or steroid, the itch eases but it spreads. See dermatology, ask for a scraping; use the cream for all its weeks even when the itch is gone. Dry well, airy clothes, fresh underwear, clothes washed and ironed, towels not shared; whoever itches at home is treated too. After pityriasis the pale spots stay for months.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `gàu … mảng | gàu … dày | vảy trắng | vẩy trắng | vay trang | da đầu … vảy | da đầu … ngứa … gàu | viêm da tiết bã | viêm da dầu | gau … mang | gau … day | viem da tiet ba | bong gau | dandruff | flaky scalp | scaly patches`,
    unless: `${severeSkin} | khí hư | huyết trắng | vùng kín | vảy nến | vẩy nến | mắt`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology rheumatology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Mảng đỏ có vảy trắng ở da đầu, khuỷu, gối: không lây, chữa được nhưng hay tái lại; khám Da liễu, đừng cạo vảy, đừng đắp lá, đừng uống thuốc nam “trị tận gốc” hay tiêm corticoid. Dưỡng ẩm, gội dịu, bớt rượu và căng thẳng. Đau sưng khớp hay móng rỗ thì nói với bác sĩ.',
      'Red patches with white scales on scalp, elbows or knees: not catching, treatable, but they come back; see dermatology, no scraping, leaves, “root cure” herbs or steroid injections. Moisturise, wash gently, less alcohol and stress. Tell of painful joints or pitted nails.',
    ),
    watch: watchedSkin,
  },
  {
    heard: baldPatch,
    unless: 'hóa trị | hoá trị | xạ trị | mất cảm giác | bạc màu | chảy mủ | sưng đau | chemo | pus',
    about: 'dermatology',
    of: 'dermatology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    leavesOut: 'postpartum',
    says: step(
      'note',
      'Mất tóc từng mảng tròn, da nhẵn: nhiều người mọc lại trong vài tháng đến một năm; khám Da liễu để soi da đầu (có vảy, gãy tóc thì thử nấm), hỏi thuốc bôi, tiêm tại chỗ. Chụp ảnh so mỗi tháng. Đừng xát gừng, rượu, thuốc nam, đừng tự bôi corticoid; hỏi có cần thử tuyến giáp không.',
      'Round bald patches with smooth skin: in many the hair returns within months to a year; dermatology looks at the scalp (with scales or broken hair a test for fungus), ask about creams or local injections. A photo every month. No ginger, alcohol or herbs rubbed in, no steroid of your own; ask about a thyroid test.',
    ),
    watch: {
      vi: 'mảng lan rất nhanh, rụng cả lông mày, da đầu sưng đau chảy mủ, sốt',
      en: 'patches spreading very fast, loss of eyebrows, a swollen painful scalp with pus, fever',
    },
  },
  {
    heard: `ngứa khắp người | ngứa toàn thân | ngứa cả người | ngứa khắp | ngứa … không nổi gì | ngứa … không nổi mẩn | người già … ngứa | ngua khap nguoi | ngua toan than | ngua ca nguoi | itchy all over | itching all over`,
    unless: `chạy thận | chay than | lọc máu | suy thận | dialysis | mắt … vàng | mat … vang | như nghệ | nhu nghe | nước tiểu đậm | nuoc tieu dam | phân … trắng | phan … trang | dark urine | pale stools | allopurinol | kháng sinh | uống thuốc … ngứa | antibiotic | ${severeSkin} | hạch | sụt cân | mồ hôi đêm | lump | lumps | sweats | vàng da | vàng mắt | nước tiểu sẫm | cả nhà | kẽ tay | bầu | mang thai | có thai | thai | jaundice | yellow | pregnant`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology allergy_immunology general_internal geriatrics',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    says: step(
      'note',
      'Ngứa khắp người: tắm nước mát, nhanh, xà phòng dịu, bôi dưỡng ẩm ngay sau tắm, cắt ngắn móng, áo vải mềm; không tắm lá, không chà muối. Khám Da liễu; quá vài tuần mà da không nổi gì thì hỏi thử máu: gan, thận, đường, tuyến giáp, công thức máu. Kể mọi thuốc đang uống, nhà có ai ngứa.',
      'Itching all over: short cool showers, mild soap, cream right afterwards, short nails, soft clothes; no leaf baths or salt. See dermatology; after some weeks without any rash ask for blood tests: liver, kidneys, sugar, thyroid, blood count. Tell of all medicines and of others at home who itch.',
    ),
    watch: {
      vi: 'vàng da, vàng mắt, nước tiểu sẫm, sụt cân, sốt, sưng môi mặt, khó thở',
      en: 'yellow skin or eyes, dark urine, weight loss, fever, swollen lips or face, trouble breathing',
    },
  },
  {
    heard: `xỏ … lồi | xo lo tai bi loi | xo khuyen bi loi | khâu … lồi đỏ | dái tai … lồi | sẹo mổ … lồi | sẹo … lồi | sẹo … ngứa | sẹo … đau | sẹo … đỏ | sẹo mổ đẻ | sẹo mổ lấy thai | seo mo de | seo … loi | seo … ngua | seo loi | caesarean scar | c-section scar | scar … itchy | itchy scar | raised scar`,
    unless: `sốt | chảy dịch | chảy mủ | bung | mới mổ | vừa mổ | thai | bầu | rong huyết | tới kỳ | mỗi kỳ kinh | hở eo | khuyết sẹo | fever | pus | pregnant | period`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology plastic_surgery',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    leavesOut: 'postpartum',
    says: step(
      'question',
      'Sẹo lồi, ngứa: khám Da liễu hoặc Tạo hình; thường tiêm tại chỗ vài lần, dán gel silicon, có khi laser; cắt đơn thuần dễ lồi lại to hơn. Hỏi mấy lần, giá, có tái lại không; phần lớn tự trả. Che nắng, không gãi, không bôi thuốc nam. Sẹo mổ đẻ đau theo kỳ kinh hay có cục thì khám Phụ khoa.',
      'A raised itchy scar: see dermatology or plastic surgery; usually some local injections, silicone sheets, at times laser; cutting alone often makes it larger. Ask how many sessions, the price and whether it returns; mostly self-paid. Keep it from the sun, no scratching. A caesarean scar that hurts with the periods or has a lump is for gynaecology.',
    ),
    watch: {
      vi: 'sẹo đỏ nóng chảy mủ, sốt, loét lâu không lành',
      en: 'a hot red scar with pus, fever, a sore that does not heal',
    },
  },
  {
    heard: `mỹ phẩm … ngứa | mỹ phẩm … đỏ | ngứa … mỹ phẩm | đỏ … mỹ phẩm | rát … mỹ phẩm | mỹ phẩm mới | dị ứng mỹ phẩm | dị ứng kem | dị ứng thuốc nhuộm | nhuộm tóc … ngứa | di ung my pham | reaction to … cream | reaction to … cosmetics`,
    unless: `${severeSkin} | kem trộn`,
    about: 'dermatology',
    of: 'dermatology allergy_immunology',
    isAfter: true,
    says: step(
      'note',
      'Da đỏ ngứa sau mỹ phẩm, thuốc nhuộm: ngừng hết đồ mới, rửa nước mát, chỉ dùng dưỡng ẩm dịu không mùi, che nắng, không gãi; giữ vỏ hộp mang theo. Đừng bôi corticoid, kem trộn, nghệ, lá. Khám Da liễu nếu quá vài ngày chưa dịu; sau này thử ở khuỷu tay trước khi dùng.',
      'Red itchy skin after cosmetics or hair dye: stop all that is new, cool water, only a mild unscented cream, shade, no scratching; keep the box. No steroid, mixed cream, turmeric or leaves. See dermatology if it does not calm within days; next time test at the elbow first.',
    ),
    watch: {
      vi: 'sưng mặt, sưng mắt, khó thở, phồng rộp, chảy nước, sốt',
      en: 'a swollen face or eyes, trouble breathing, blisters, weeping skin, fever',
    },
  },
  {
    heard: `mụn nước … môi | mụn nước … mép | mụn rộp … môi | rộp môi | herpes môi | mun nuoc … moi | mun rop moi | cold sore | cold sores`,
    unless: `${grave} | ${feverFigures} | mắt | bàn tay | bàn chân | toàn thân | trong miệng | eye`,
    about: 'dermatology',
    of: 'dermatology dentistry infectious_disease',
    who: 'adult',
    isAfter: true,
    says: step(
      'note',
      'Mụn nước thành chùm quanh môi hay tái lại thường tự lành trong 7–10 ngày; thuốc kháng vi-rút có ích nhất khi dùng ngay lúc mới rát ngứa: hỏi Da liễu. Rửa tay, không cạy, không hôn trẻ nhỏ, không dùng chung khăn ly. Tái phát nhiều lần một năm thì hỏi thuốc ngừa.',
      'Clusters of blisters by the lips that come back usually heal in 7–10 days; antivirals help most at the first tingling: ask dermatology. Clean hands, no picking, no kissing of babies, no shared towels or cups. With many bouts a year ask about prevention.',
    ),
    watch: {
      vi: 'lan lên mắt, mắt đỏ đau, sốt cao, lan rộng, người suy giảm miễn dịch',
      en: 'spreading to the eye, a red painful eye, high fever, wide spread, a weak immune system',
    },
  },
  {
    heard: `mụn thịt | hạt cơm phẳng | =u nhú | mụn thừa | mun thit | skin tag | skin tags`,
    unless: `${severeSkin} | vùng kín | sinh dục | hậu môn | to nhanh | chảy máu | đổi màu | genital`,
    about: 'dermatology',
    of: 'dermatology plastic_surgery',
    who: 'adult',
    isSelfPaid: true,
    atMost: 'routine',
    isLeading: true,
    within: '14d',
    isAfter: true,
    says: step(
      'note',
      'Mụn thịt quanh cổ, mắt thường lành, cắt chỉ vì vướng hay thẩm mỹ: Da liễu đốt điện, laser hoặc cắt, thường tự trả; hỏi giá, sẹo, có gửi xét nghiệm mẫu không. Đừng buộc chỉ, cắt ở spa, chấm thuốc ăn da, nhất là gần mắt. Mới mọc nhiều, béo bụng thì thử đường huyết.',
      'Skin tags by neck and eyes are usually harmless and removed only if they bother: dermatology burns, lasers or cuts them, mostly self-paid; ask the price, scars and whether a sample is examined. No tying off, spas or acids, above all near the eye. With many new ones have the sugar tested.',
    ),
    watch: {
      vi: 'to nhanh, đổi màu, chảy máu, loét',
      en: 'fast growth, a change of colour, bleeding, an ulcer',
    },
  },
];
