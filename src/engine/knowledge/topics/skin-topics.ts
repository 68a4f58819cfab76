import { step } from '../next-steps/step.ts';
import { feverFigures, grave } from './everyday-topics.ts';
import type { Topic } from './topic.ts';

/** What makes a small thing of the skin more than that. */
const inflamed = `${grave} | ${feverFigures} | có mủ | chảy mủ | ra mủ | rỉ mủ | mưng mủ | mùi hôi | hôi thối | bốc mùi | đỏ lan | lan rộng | lan nhanh | nóng đỏ | đỏ nóng | đỏ rực | sưng đỏ | ớn lạnh | gai lạnh | hạch | do lan | lan rong | nong do | do nong | chay mu | co mu | on lanh | sot | pus | spreading | growing past | shivering | feverish`;
/** A burn that is more than a spot, or lies where hands and eyes are lost. */
const wideBurn = `bằng bàn tay | bàn tay mẹ | lòng bàn tay | long ban tay | bang ban tay | bang hai ban tay | hai bàn tay | nguyên mu | nguyên lòng | cả mu | cả bàn | ca ban tay | phồng rộp | phong rop | quả trứng | trứng cút | vào mắt | vô mắt | một gang | tiểu đường | bỏng điện | điện giật | hóa chất | axit | không đau | tê tê | trắng bệch`;
const watchedSkin = {
  vi: 'đỏ đau lan nhanh, chảy mủ, sốt, sưng môi hay mặt, khó thở',
  en: 'fast spreading painful redness, pus, fever, swollen lips or face, trouble breathing',
};
const watchedBurn = {
  vi: 'đỏ lan, chảy mủ hôi, sốt, đau tăng, vùng bỏng trắng bệch hoặc mất cảm giác',
  en: 'spreading redness, foul pus, fever, growing pain, a burn that turns white or numb',
};
const cosmetic = `=cắt mí | =nâng mũi | sửa mũi | =nâng ngực | túi ngực | =làm ngực | =hút mỡ | cấy mỡ | tiêm tan mỡ | filler | tiêm meso | cat mi | sua mui | tui nguc | hut mo | cay mo | tiem meso | nose job | breast implant | breast implants | implants | tummy tuck | liposuction | eyelid surgery`;
const cosmeticTrouble = `sưng cứng | sưng đỏ | nóng đỏ | cục cứng đỏ | chảy dịch | rỉ nước | dịch đục | dịch hơi đục | có mủ | ra mủ | chảy mủ | sốt | bầm tím | đau nhiều | đau hơn | ri nuoc | dich hoi duc | ra mu | sot | sung cung | do cung | leaking | red and warm | pus | fever`;

/** Burns, bites, spots, scars and what is done for looks. Ours, from common practice; not reviewed. */
export const skinTopics: readonly Topic[] = [
  {
    heard: `cháy nắng | bỏng nắng | rát nắng | nắng rát | nắng … lột | nắng … rát | phơi nắng … rát | đi biển … đỏ rát | chay nang | bong nang | phoi nang … rat | di bien … do rat | sunburn | sunburnt | sunburned | sun burn`,
    unless: `${grave} | ${feverFigures} | buồn nôn | nôn | chóng mặt | say nắng | sốc nhiệt | shivering | shivers | nauseous | dizzy | heatstroke`,
    about: 'dermatology',
    of: 'dermatology burns pediatrics',
    isLeading: true,
    says: step(
      'note',
      'Cháy nắng: vào mát, tắm nước mát, thoa dưỡng ẩm hoặc gel lô hội, uống đủ nước; không nước đá, mỡ trăn, kem đánh răng. Không bóc da, không chọc bóng nước, che nắng vài tuần. Phồng nước rộng, ở mặt hoặc ở trẻ nhỏ thì khám trong ngày.',
      'Sunburn: shade, cool showers, a moisturiser or aloe gel, enough water; no ice, fat or toothpaste. Do not peel the skin or prick blisters, and keep out of the sun for some weeks. Wide blisters, on the face or in a small child: be seen the same day.',
    ),
    watch: {
      vi: 'sốt, rét run, nôn, chóng mặt, lơ mơ, bóng nước lan rộng, chảy mủ',
      en: 'fever, shivering, vomiting, dizziness, drowsiness, spreading blisters, pus',
    },
  },
  {
    heard: `bô xe | pô xe | =ống bô | ống pô | bo xe | po xe | ong bo xe | dầu … bắn | dầu … văng | =bắn dầu | văng mỡ | mỡ … bắn | dau … ban len | dầu ăn chấm | phong dau an | bị bỏng nhẹ | bỏng nhẹ | bong nhe | chạm bàn là | bị bàn là | bàn ủi | =chạm nồi | bong dau ngon tay | than bắn | tàn rơi | exhaust burn | exhaust pipe burn | motorbike pipe | touched the exhaust | touched the pan | saigon kiss`,
    beside: `đồng xu | dong xu | hạt đậu | hột đậu | hạt đỗ | hạt gạo | hạt ngô | hạt tiêu | nắp chai | nap chai | nhỏ xíu | tí xíu | chấm nhỏ | lấm tấm | cham cham | một đốm | một chấm | một vệt | 1 vệt | không phồng | chưa phồng | khong phong | da non | khô rồi | bong vảy | phỏng nhẹ | bỏng nhẹ | bong nhe | thâm | thẹo | sẹo | coin | fingernail | healed | healing | pink`,
    unless: `${inflamed} | ${wideBurn} | mắt cộm | nhìn mờ | co kéo | eye`,
    about: 'general_surgery',
    of: 'burns general_surgery dermatology plastic_surgery pediatrics',
    isLeading: true,
    isAfter: true,
    says: step(
      'firstaid',
      'Bỏng nhỏ: mới bị thì xả nước mát 15–20 phút, không nước đá, kem đánh răng, nước mắm, mỡ trăn. Đừng chọc bóng nước; che gạc sạch, thay khi ướt. Kín da rồi mới bôi dưỡng ẩm hoặc gel sẹo, che nắng vài tháng cho bớt thâm. Lâu chưa tiêm uốn ván thì hỏi trạm y tế.',
      'A small burn: if fresh, cool running water for 15–20 minutes, no ice, toothpaste, fish sauce or fat. Leave blisters closed; clean gauze, changed when wet. Once the skin has closed use a moisturiser or scar gel and keep it from the sun for months. No tetanus jab for long: ask the health station.',
    ),
    watch: watchedBurn,
  },
  {
    heard: `nước sôi … phồng | nước canh … phồng | mì tôm … phồng | nước mì … phồng | nước canh … bỏng | dầu … phồng | bô xe … phồng | ống bô … phồng | phỏng … phồng | bỏng … phồng | bỏng … bóng nước | phỏng bô | phỏng dầu | nước sôi đổ | nuoc soi … phong | nuoc soi do | mi tom … phong | bo xe … phong | bong … phong rop | phong rop … bang | nươc canh … bỏng | boiling water … blister | burn … blister | hot oil … blister`,
    unless: `bỏng nắng | cháy nắng | sunburn | sẹo | seo | năm trước | năm ngoái | hồi nhỏ | từ bé | từ nhỏ | bỏng điện | điện giật | hóa chất | axit | xăng | vôi | đồng xu | hạt đậu | hạt ngô | hạt đỗ`,
    about: 'burns',
    of: 'burns general_surgery pediatric_surgery plastic_surgery dermatology pediatrics emergency',
    isLeading: true,
    isOfNow: true,
    says: step(
      'firstaid',
      'Bỏng phồng nước: để nguyên bóng nước, che gạc sạch không dính, tháo nhẫn, đồng hồ; không đắp lá, nghệ, mỡ trăn, kem đánh răng; lỡ bôi thì nói với bác sĩ, đừng chà. Ở mặt, bàn tay, bàn chân, khớp, bẹn, hoặc rộng hơn bàn tay người bệnh: xin khám khoa Bỏng hoặc Ngoại, hỏi tiêm uốn ván và ngày thay băng.',
      'A burn with blisters: leave them closed, cover with clean gauze that does not stick, take off rings and watch; no leaves, turmeric, fat or toothpaste; tell the doctor of what was put on, do not scrub. On face, hands, feet, joints or groin, or wider than the patient’s own hand: ask for burns or surgery, about tetanus and the next dressing.',
    ),
    watch: watchedBurn,
  },
  {
    heard: `sẹo bỏng | seo bong | sẹo … co kéo | seo … co keo | sẹo … co rút | sẹo co | vết bỏng cũ | bỏng … ghép da | bong … ghep da | da ghép | da ghep | bỏng … co rút | graft … burn | burn scar | burn scars`,
    unless: `${inflamed} | tuần trước | hôm qua | thâm đen`,
    about: 'burns',
    of: 'burns plastic_surgery dermatology rehabilitation',
    isLeading: true,
    isAfter: true,
    says: step(
      'question',
      'Sẹo bỏng cũ co kéo: khám khoa Bỏng hoặc Phẫu thuật tạo hình, gọi hỏi ngày khám và giấy chuyển. Hỏi: mổ giải phóng sẹo hay ghép da, mấy lần, tập sau mổ bao lâu; sẹo cản cử động thường được thẻ trả, chỉ cho đẹp thì không. Chờ mổ: dưỡng ẩm, xoa bóp, kéo giãn mỗi ngày, che nắng; ngứa thì hỏi gel silicon.',
      'An old burn scar that pulls: see a burns or plastic surgery department and call about days and a referral. Ask whether release or grafting, how many operations, how long the exercises; the card usually pays where movement is hindered, not for looks. Until then moisturise, massage and stretch it daily, shade; for itch ask about silicone.',
    ),
    watch: {
      vi: 'sẹo loét lâu không lành, chảy máu, sưng đỏ chảy mủ',
      en: 'a sore on the scar that does not heal, bleeding, redness with pus',
    },
  },
  {
    heard: `kiến ba khoang | kien ba khoang | rove beetle`,
    unless: `${grave} | ${feverFigures} | vào mắt | mắt đỏ | nhìn mờ`,
    about: 'dermatology',
    isLeading: true,
    of: 'dermatology pediatrics',
    says: step(
      'note',
      'Vết kiến ba khoang: rửa nước và xà phòng nhẹ, rửa tay, giặt áo gối; không gãi, không chà, không đắp đậu xanh, lá, cồn. Thường khô trong 1–2 tuần, thâm mờ sau vài tháng. Gần mắt, rát lan hay có mủ thì khám Da liễu. Tối đóng cửa, bớt đèn; thấy kiến thì thổi đi, đừng đập.',
      'A streak from a rove beetle: wash with water and mild soap, wash hands and bedding; no scratching, rubbing, bean paste, leaves or spirit. It usually dries within 1–2 weeks and the mark fades over months. Near the eye, spreading or with pus: see dermatology. At night close windows, dim lights; blow beetles off, do not crush them.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `sứa lửa | bị sứa | sứa biển | sứa đốt | sứa quất | sua lua | sua bien | jellyfish`,
    beside: `lặn dần | nhạt dần | nhat dan | dịu | vệt thâm | tuần trước | hồi hè | hai hôm | ba hom | ba hôm | hôm kia | hai ngày | fading | fades | fade | last week | weeks ago | on sunday | still itchy | brown`,
    unless: `${inflamed} | vào mắt | nổi mề đay | =nôn | =môi`,
    about: 'dermatology',
    of: 'dermatology emergency toxicology',
    isLeading: true,
    isAfter: true,
    says: step(
      'note',
      'Vệt sứa đã dịu: giữ sạch, không gãi, không chà; ngứa thì chườm mát, hỏi dược sĩ kem bôi ngứa. Vệt nâu thường mờ sau vài tuần đến vài tháng, che nắng. Chưa nên xuống biển khi da còn hở. Vệt sưng, phồng hoặc ngứa lại thì khám Da liễu.',
      'A jellyfish mark that has calmed: keep it clean, no scratching or rubbing; for itch cool packs, ask the pharmacist for a cream. Brown marks usually fade over weeks to months, out of the sun. No sea bathing while the skin is open. If it swells, blisters or itches again see dermatology.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `ong mật | ong đốt | ong chích | ong chich | ong dot | ong mat | bee sting | bee stings | stung by a bee | wasp sting`,
    beside: `2 not | hai nốt | 1 con | một mũi | mot mui | một phát | mot phat | 1 mũi | một con | one bee | one sting | chỉ ngứa | chi ngua | sưng chút | sưng một chút | sung mot chut | only local`,
    unless: `${grave} | ${feverFigures} | vò vẽ | vo ve | bắp cày | nhiều mũi | chục | trong miệng | =lưỡi | =môi | mí mắt | mề đay | tức ngực | choáng | đỏ lan | tongue | lips | hives | dizzy`,
    of: 'dermatology allergy_immunology toxicology emergency general_internal pediatrics',
    isLeading: true,
    isAfter: true,
    says: step(
      'firstaid',
      'Một vết ong chích: gạt ngòi ra, rửa xà phòng, chườm mát qua vải, tháo nhẫn; không bôi vôi, nước mắm, kem đánh răng. Chỗ chích sưng ngứa thường giảm trong vài ngày; hỏi dược sĩ thuốc ngứa. Từng sưng môi, khó thở vì ong thì khám hỏi thuốc mang theo người.',
      'One bee sting: scrape the sting out, soap and water, cool it through a cloth, take off rings; no lime, fish sauce or toothpaste. Local swelling and itch usually ease within days; ask the pharmacist about the itch. Whoever once had swollen lips or trouble breathing from a sting should ask for medicine to carry.',
    ),
    watch: {
      vi: 'khó thở, sưng môi lưỡi, nổi mề đay khắp người, choáng, nôn, tiểu đỏ, đỏ đau lan rộng',
      en: 'trouble breathing, swollen lips or tongue, hives all over, faintness, vomiting, red urine, spreading painful redness',
    },
  },
  {
    heard: `muỗi đốt | muỗi cắn | muỗi chích | muoi dot | muoi can | rệp | vắt cắn | đỉa cắn | dĩn | mosquito bites | bed bug | bed bugs | sand fly | sandfly | sand flies | leech bites | leech bite | insect bites | flea bites`,
    unless: `${inflamed} | quầng đỏ | tiểu đường | sốt xuất huyết | dengue | aspirin | won't stop | oozing | không cầm`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology allergy_immunology infectious_disease',
    isLeading: true,
    isAfter: true,
    says: step(
      'note',
      'Vết côn trùng cắn ngứa: rửa xà phòng, chườm mát, cắt móng, đừng gãi trầy; hỏi dược sĩ kem ngứa. Vết thâm mờ dần sau vài tháng, che nắng. Rệp giường: giặt nước nóng, sấy hoặc phơi nắng đồ. Sốt trong hai tuần sau khi muỗi đốt thì đi thử sốt xuất huyết.',
      'Itchy insect bites: soap and water, cool packs, short nails, no scratching; ask the pharmacist for a cream. Dark marks fade over months, out of the sun. Bed bugs: hot wash, dryer or sun for clothes and bedding. Fever within two weeks of mosquito bites: be tested for dengue.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `quầng đỏ | đỏ nóng lan | đỏ nóng loang | đỏ … lan rộng | đỏ lan | đỏ lên cả cẳng | do len ca cang | sưng đỏ … lan | do lan | do nong lan | nóng đỏ … lan | redness spread | redness spreading | redness … spreading | red area … growing | red until | past the pen line`,
    unless: `hồi tháng | năm ngoái | đã khỏi | vết mổ | vết khâu | khớp | gối | mí mắt | nhìn | mắt | bà đẻ | vú | bẹn | vùng kín | last year`,
    about: 'general_internal',
    of: 'dermatology general_internal general_surgery infectious_disease vascular_surgery pediatrics',
    isOfNow: true,
    says: step(
      'clock',
      'Da đỏ nóng lan rộng cần bác sĩ khám và kháng sinh đúng trong hôm nay: lấy bút khoanh mép đỏ, ghi giờ, kê cao chỗ đó. Không nặn, chích lể, đắp lá, chườm nóng, không chờ uống thuốc tự mua. Nói nếu có tiểu đường, đang uống corticoid, bị cắn hay bị đâm, dị ứng thuốc nào.',
      'Hot redness that spreads needs a doctor and the right antibiotic today: draw round its edge with the hour, keep the limb up. No squeezing, pricking, leaves or heat, no waiting on pills of your own. Tell of diabetes, steroids, a bite or a stab, and drug allergies.',
    ),
    watch: {
      vi: 'đỏ lan qua vạch nhanh, đau dữ dội, da tím đen hoặc nổi bóng nước, rét run, lơ mơ',
      en: 'redness that quickly passes the line, severe pain, dark or blistering skin, shivering, drowsiness',
    },
  },
  {
    heard: `dị ứng thuốc | dị ứng kháng sinh | uống … nổi ban | uong … noi ban | thuốc … nổi ban | thuốc … phát ban | amoxicillin … ban | amox … mẩn | nổi mẩn … amox | mẩn đỏ … amox | kháng sinh … ban đỏ | spots … after amoxicillin | rash … antibiotics | antibiotics … red spots | antibiotics … rash | rash after amoxicillin`,
    unless: `${grave} | thẻ dị ứng | tiền sử | từng bị | năm ngoái | năm trước | hồi nhỏ | bong da | loét miệng | lở miệng | sưng mặt | sưng môi | sưng mắt`,
    about: 'dermatology',
    of: 'dermatology allergy_immunology general_internal pediatrics',
    isAfter: true,
    says: step(
      'pill',
      'Nổi ban khi đang dùng thuốc: hỏi bác sĩ kê đơn trước khi uống liều kế; mang mọi vỏ thuốc, ghi ngày bắt đầu uống và ngày nổi ban. Đừng dùng lại thuốc nghi ngờ hay tự đổi thuốc cùng loại. Khi đã rõ, xin ghi tên thuốc vào sổ hoặc thẻ dị ứng.',
      'A rash while taking medicine: ask the prescriber before the next dose; bring every packet, with the day it was begun and the day of the rash. Do not take the suspected one again nor swap it for its kin. Once clear, have its name put in your booklet or an allergy card.',
    ),
    watch: {
      vi: 'sốt, sưng môi mặt, khó thở, loét miệng hay mắt đỏ rát, da phồng rộp hoặc tuột, ban tím',
      en: 'fever, swollen lips or face, trouble breathing, sores in the mouth or red burning eyes, blistering or peeling skin, purple spots',
    },
  },
  {
    heard: `tẩy nốt ruồi | xóa nốt ruồi | đốt nốt ruồi | nốt ruồi … muốn tẩy | nốt ruồi … muốn đốt | nốt ruồi … muốn xóa | nốt ruồi … không đổi | nốt ruồi … tẩy | nốt ruồi … không to | not ruoi … khong doi | not ruoi … ko doi | not ruoi … dot | not ruoi … tay | not ruoi … xoa | mole removal | remove … mole | mole … same since | mole … no change | mole … want it gone`,
    unless: `to ra | to lên | to dần | lớn dần | đổi màu rồi | chảy máu | rỉ máu | loét | doubled | bled | bigger | changed | darker`,
    about: 'dermatology',
    of: 'dermatology plastic_surgery',
    isLeading: true,
    isSelfPaid: true,
    says: step(
      'question',
      'Muốn tẩy nốt ruồi: khám Da liễu soi da trước; nốt lành mới đốt hoặc laser, nốt nghi ngờ thì cắt và gửi xét nghiệm. Không chấm thuốc, không làm ở spa. Thường tự trả: hỏi giá, mấy lần, có lõm hay thâm không. Làm xong không cạy vảy, che nắng.',
      'To have a mole removed: let dermatology look with a dermatoscope first; only a harmless one is burnt or lasered, a doubtful one is cut out and tested. No acid, no spa. Mostly self-paid: ask the price, how many sessions, and about dents or marks. Afterwards no picking, and shade.',
    ),
    watch: {
      vi: 'nốt to nhanh, đổi màu, bờ nham nhở, loét hoặc chảy máu',
      en: 'fast growth, a change of colour, a ragged edge, a sore or bleeding',
    },
  },
  {
    heard: `bớt xanh | vết bớt | cái bớt | bớt đỏ | bớt nâu | bớt cà phê | bot xanh | vet bot | cai bot | mongolian spot | birthmark | birth mark | mark on baby's bottom`,
    unless: `${grave} | loét | chảy máu | to nhanh | lan nhanh | bị đánh | bạo hành`,
    about: 'dermatology',
    of: 'dermatology pediatrics neonatology',
    isLeading: true,
    isAfter: true,
    says: step(
      'note',
      'Bớt xanh xám ở mông, lưng trẻ có từ lúc sinh thường lành và mờ dần trong vài năm đầu. Bớt đỏ hay nâu: chụp ảnh theo dõi, cho bác sĩ Nhi hoặc Da liễu xem ở lần khám tới; sớm hơn nếu ở quanh mắt, môi, to dần hoặc có nhiều đốm nâu. Không bôi, đốt, đắp lá.',
      'A blue-grey patch on a child’s bottom or back since birth is usually harmless and fades over the first years. Red or brown marks: take photos and show them at the next visit to paediatrics or dermatology; sooner round the eyes or lips, if growing, or with many brown spots. No creams, burning or leaves.',
    ),
    watch: { vi: 'bớt loét, chảy máu, to lên nhanh', en: 'a sore, bleeding or fast growth' },
  },
  {
    heard: `bầm … vàng | bầm … tan | bầm … xanh | bầm tím | bam tim | bam … vang | bầm đùi | bầm bắp chân | vet tim bam | hickey | bruise is fading | bruise fading`,
    beside: `va cạnh | va vào | va đập | đụng | đá banh | đá bóng | da banh | da bong | đá phủi | đá trúng | dam len | vấp | hickey | cạnh bàn | football`,
    unless: `${inflamed} | =đầu | =bụng | =mắt | =lưng | háng | chống đông | tự nhiên | không nhớ | mắt cá | cổ chân | ankle | không đi được | bị đánh | chồng đánh`,
    of: 'dermatology orthopedics general_internal hematology pediatrics',
    isLeading: true,
    isAfter: true,
    says: step(
      'note',
      'Vết bầm do va chạm thường đổi xanh, vàng rồi tan trong 2–3 tuần: hai ngày đầu chườm mát qua vải, kê cao, sau đó chườm ấm; không xoa dầu nóng, không nặn, không chích lể. Đang uống thuốc chống đông, hoặc bầm tự nổi nhiều chỗ thì đi khám, xin công thức máu.',
      'A bruise from a knock usually turns green, then yellow, and is gone in 2–3 weeks: cool it through a cloth and keep it up for two days, then warmth; no hot oils, squeezing or pricking. On blood thinners, or with bruises that come by themselves, be seen and ask for a blood count.',
    ),
    watch: {
      vi: 'sưng căng đau tăng, tê, không cử động được, bầm lan rộng không rõ lý do, chảy máu chân răng',
      en: 'growing tight pain or swelling, numbness, being unable to move it, bruises spreading without reason, bleeding gums',
    },
  },
  {
    heard: `dán cao … ngứa | cao dán … ngứa | dán salonpas … ngứa | dan cao … ngua | dan cao len … ngua | miếng dán … ngứa`,
    unless: `${inflamed} | phồng rộp | phong rop | có thai`,
    about: 'dermatology',
    of: 'dermatology allergy_immunology',
    isLeading: true,
    says: step(
      'note',
      'Da đỏ ngứa đúng chỗ dán cao: gỡ ra, rửa nước mát, dưỡng ẩm dịu, không gãi, không dán lại loại đó; giữ vỏ để biết chất gì. Thường dịu trong vài ngày; quá một tuần, lan rộng hay phồng nước thì khám Da liễu.',
      'Red itchy skin just where a plaster was: take it off, cool water, a mild cream, no scratching, not that plaster again; keep the packet. It usually calms within days; after a week, if it spreads or blisters, see dermatology.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `sẹo rỗ | lỗ rỗ | seo ro | rỗ mặt | acne scars | vết thâm | thâm đen chi chít | tham den chi chit | mo tham | mờ thâm | để lại thâm | khỏi thâm | hyperpigmentation | dark marks | dark spots … bites | mụn lưng`,
    unless: `${inflamed} | giãn tĩnh mạch | phù | tiểu đường | hoại tử | ngón`,
    about: 'dermatology',
    of: 'dermatology plastic_surgery',
    isSelfPaid: true,
    isAfter: true,
    says: step(
      'question',
      'Vết thâm thường mờ dần trong 3–12 tháng: che nắng, kem chống nắng mỗi ngày, dưỡng ẩm, không cạy, không chà, không kem trộn. Sẹo rỗ không tự đầy: khám Da liễu khi mụn đã hết viêm, hỏi cách làm, mấy lần, giá trọn gói; thường tự trả. Không lăn kim, lột da ở spa.',
      'Dark marks usually fade over 3–12 months: shade, sunscreen every day, moisturiser, no picking, scrubbing or mixed creams. Pitted scars do not fill by themselves: see dermatology once the spots are calm, ask what is done, how often and the full price; mostly self-paid. No needling or peels at a spa.',
    ),
    watch: watchedSkin,
  },
  {
    // Rows above know the pain that stays; this one is for the first days.
    heard: `zona | giời leo | dời leo | gio leo | gioi leo | shingles | mụn nước … từng chùm | mụn nước từng chùm | mụn nước thành chùm | mụn nước … thành dải | dải mụn nước | chùm mụn nước | mun nuoc … tung chum | stripe of blisters | band of blisters`,
    unless: `${grave} | khô rồi | đã khô | đóng vảy | sau zona | tháng trước | tháng nay | vắc xin | vaccine | tiêm ngừa | chích ngừa | tiêm phòng | phòng zona | ngừa zona | vẫn đau | còn đau | đã khỏi | khỏi rồi | vùng kín | sinh dục | =môi | ở môi | healed`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology ophthalmology infectious_disease neurology general_internal',
    isLeading: true,
    within: '3d',
    says: step(
      'clock',
      'Mụn nước thành chùm, thành dải một bên, rát: đi khám sớm vì thuốc kháng vi rút tốt nhất trong 72 giờ đầu. Ở trán, mũi, quanh mắt hoặc tai thì đi hôm nay, xin khám cả Mắt hoặc Tai Mũi Họng. Giữ sạch, khô, che lại; tránh người mang thai và trẻ chưa tiêm thủy đậu.',
      'Clusters or a stripe of burning blisters on one side: be seen early, for antivirals work best within the first 72 hours. On forehead, nose, round an eye or ear go today and ask for eyes or ENT as well. Keep clean, dry and covered, away from pregnant women and children without the chickenpox vaccine.',
    ),
    watch: {
      vi: 'mắt đỏ đau hay nhìn mờ, méo miệng, đau đầu dữ, lơ mơ, sốt cao, mụn lan khắp người',
      en: 'a red painful eye or blurred sight, a drooping face, severe headache, drowsiness, high fever, blisters all over',
    },
  },
  {
    heard: `chàm … mụn nước lõm | chàm sữa … mụn nước | cham sua … mun nuoc | chàm … mụn nước | cham sua … ri nuoc vang | chàm sữa … rỉ vàng | eczema … blisters | eczema … weeping`,
    who: 'child',
    about: 'dermatology',
    of: 'dermatology pediatrics infectious_disease',
    isLeading: true,
    isOfNow: true,
    says: step(
      'clock',
      'Chàm mà nổi nhiều mụn nước, rỉ vàng, kèm sốt: có thể da đã nhiễm trùng, cần bác sĩ Nhi hoặc Da liễu xem và cho thuốc sớm trong hôm nay. Không tắm lá, không bôi corticoid tự mua lên chỗ rỉ; lau nước sạch, cắt móng, khăn riêng, tránh người đang bị mụn rộp môi hôn bé.',
      'Eczema with many blisters or yellow weeping, and fever: the skin may be infected and needs a children’s or skin doctor and medicine today. No leaf baths, no steroid of your own on weeping skin; clean water, short nails, an own towel, no kisses from anyone with a cold sore.',
    ),
    watch: {
      vi: 'bỏ bú, lừ đừ, sốt cao, mụn lan gần mắt, da tím, thở mệt',
      en: 'refusing to feed, listlessness, high fever, blisters near the eye, purple skin, hard breathing',
    },
  },
  {
    heard: `da kho ngua | da khô ngứa | khô tróc vảy | da khô nứt | da cá | vảy cá | tróc da đầu ngón | troc da dau ngon | da tay ngua nut | da kho nut | kho nut ne | dry itchy skin`,
    unless: `${inflamed} | vàng da | thận | nước tiểu sẫm | lòng bàn chân | bong vảy toàn thân`,
    who: 'adult',
    about: 'dermatology',
    of: 'dermatology geriatrics allergy_immunology general_internal',
    isLeading: true,
    isAfter: true,
    says: step(
      'note',
      'Da khô ngứa: tắm nước ấm nhanh, xà phòng dịu, thoa dưỡng ẩm dày trong 3 phút sau tắm và nhiều lần trong ngày; đeo găng khi rửa chén; cắt móng. Không tắm lá, chanh, muối, không corticoid tự mua. Vài tuần chưa đỡ, hoặc ngứa khắp người không có ban thì khám Da liễu, hỏi thử gan, thận, đường.',
      'Dry itchy skin: short lukewarm showers, mild soap, a thick cream within 3 minutes after and often by day; gloves for dishes; short nails. No leaf, lemon or salt baths, no steroid of your own. If no better in weeks, or itch all over without a rash, see dermatology and ask for liver, kidney and sugar tests.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `nhím biển | cầu gai | nhim bien | nhum biển | sea urchin`,
    unless: `${inflamed} | khớp … sưng`,
    about: 'general_surgery',
    of: 'dermatology general_surgery orthopedics emergency',
    isLeading: true,
    says: step(
      'firstaid',
      'Gai nhím biển: ngâm nước nóng vừa chịu được (thử bằng tay lành, không bỏng) 30–60 phút cho đỡ đau, rửa xà phòng, chỉ gắp gai nhô ra, đừng khoét, đập. Chấm đen nhỏ thường tự tan trong vài tuần. Gai sâu, ở gần khớp, lòng bàn tay hoặc còn đau thì khám Ngoại, hỏi tiêm uốn ván.',
      'Sea urchin spines: soak in water as hot as the other hand can bear, without scalding, for 30–60 minutes, wash with soap, pull only what sticks out, no digging or pounding. Small black dots usually fade in weeks. Deep ones, near a joint or in the palm, or lasting pain: see surgery and ask about tetanus.',
    ),
    watch: watchedSkin,
  },
  {
    heard: `truyền trắng | tiêm trắng | truyen trang | tiem trang da | chích trắng da | glutathione | tắm trắng`,
    unless: `${grave} | nổi ban | sưng`,
    about: 'dermatology',
    isLeading: true,
    isSelfPaid: true,
    says: step(
      'pill',
      'Truyền, tiêm trắng da: thuốc thường không được phép dùng cho mục đích này, có thể gây dị ứng nặng, hại gan thận; đừng làm ở spa hay tại nhà. Da sạm thì che nắng, chống nắng đều, khám Da liễu để biết vì sao. Đã truyền mà nổi ban, khó thở, vàng da thì đi khám ngay.',
      'Drips and shots to whiten the skin: the drugs are usually not approved for it and can cause severe allergy or harm liver and kidneys; not at a spa nor at home. For dark skin shade, sunscreen, and dermatology to learn why. A rash, trouble breathing or yellow skin after it: be seen at once.',
    ),
  },
  {
    heard: `${cosmetic} | thẩm mỹ viện | tham my vien`,
    beside: cosmeticTrouble,
    unless: `năm trước | mấy năm | ba năm | 3 nam | years ago | không đau`,
    who: 'adult',
    about: 'plastic_surgery',
    of: 'plastic_surgery general_surgery dermatology',
    isLeading: true,
    isAfter: true,
    isOfNow: true,
    says: step(
      'hospital',
      'Sau thẩm mỹ mà sưng nóng đỏ, chảy dịch, sốt hoặc đau tăng: khám hôm nay ở bệnh viện có Ngoại hoặc Tạo hình, đừng chờ nơi đã làm trả lời. Mang giấy tờ, tên chất đã tiêm hoặc túi đã đặt, ngày làm. Không nặn, không chọc, không tiêm tan ở spa, không chỉ uống thêm kháng sinh.',
      'Heat, redness, fluid, fever or growing pain after a cosmetic procedure: go today to a hospital with surgery or plastic surgery, do not wait for the place that did it. Bring papers, the name of what was injected or put in, and the date. No squeezing, pricking or dissolving at a spa, no mere extra antibiotics.',
    ),
    watch: {
      vi: 'nhìn mờ, da trắng bệch hoặc tím đen, khó thở, đau ngực, rét run, lơ mơ',
      en: 'blurred sight, white or dark skin, trouble breathing, chest pain, shivering, drowsiness',
    },
  },
  {
    heard: `${cosmetic} | xóa xăm | xoá xăm | tattoo removal | xăm … laser | xăm hỏng | xoa xam | xam long may | nose filler | hair transplant | cấy tóc | chích xơ`,
    unless: `${inflamed} | =dịch | =đục | vỡ túi | túi vỡ | cục cứng | nhìn mờ | mắt mờ | mờ mắt | mat mo | sụp mí | trắng bệch | tím đen | blurry | blurred | white skin | căng đau | bầm tím nhiều | đau nhiều | đau tăng | đau hơn | chóng mặt | choáng | tím tái | hôm qua | hôm nay | sáng nay | yesterday | today | numb | hard lump | harder`,
    who: 'adult',
    about: 'plastic_surgery',
    of: 'plastic_surgery dermatology',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    isSelfPaid: true,
    says: step(
      'question',
      'Làm đẹp hay sửa lại: chọn bệnh viện hoặc phòng khám được phép làm đúng kỹ thuật đó; hỏi tên bác sĩ, ai gây mê, giá trọn gói, tái khám, ai chịu khi phải sửa; thường tự trả. Kể bệnh, thuốc đang uống, lần làm trước. Sau mổ sưng lệch nhẹ thường ổn dần trong vài tháng, chưa vội sửa trước 3–6 tháng; túi ngực cũ thì hỏi siêu âm.',
      'For looks, or to correct them: choose a hospital or clinic licensed for that very procedure; ask the surgeon’s name, who gives the anaesthetic, the full price, follow-up and who pays for corrections; usually self-paid. Tell of illness, medicine and earlier work. Slight swelling or unevenness usually settles over months, so no correction before 3–6 months; for old implants ask about an ultrasound.',
    ),
    watch: {
      vi: 'sưng nóng đỏ, chảy mủ, sốt, đau tăng, da tím, nhìn mờ',
      en: 'hot red swelling, pus, fever, growing pain, dark skin, blurred sight',
    },
  },
  {
    heard: `rạn da | rạn bụng | ran bung | vết rạn | stretch marks`,
    unless: `${inflamed} | lòng bàn tay | vàng da | ngứa dữ | mặt tròn | palms`,
    about: 'dermatology',
    of: 'dermatology obstetrics gynecology',
    isSelfPaid: true,
    says: step(
      'note',
      'Vết rạn mới đỏ tím sẽ nhạt dần sau nhiều tháng, hiếm khi mất hẳn: dưỡng ẩm mỗi ngày, giữ cân đều. Có thai hay cho bú thì không bôi retinoid, hỏi bác sĩ trước mọi kem; laser, lăn kim để sau, thường tự trả. Thai kỳ mà ngứa cả lòng bàn tay, bàn chân thì khám sớm.',
      'New purple stretch marks fade over many months and seldom vanish: moisturise daily, keep a steady weight. Pregnant or breastfeeding: no retinoids, ask before any cream; laser or needling later, mostly self-paid. Itch of the palms and soles in pregnancy: be seen soon.',
    ),
  },
];
