import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

const thinnersAndStents = `stent | đặt stent | stent mạch | stent tim | đặt stent mạch | đặt stent tim | coronary stent | xarelto | rivaroxaban | eliquis | apixaban | pradaxa | dabigatran | sintrom | warfarin | acenocoumarol | plavix | clopidogrel | brilinta | ticagrelor | thuốc loãng máu | thuốc chống đông | chống đông máu | van tim cơ học | blood thinner | blood thinners`;
const insensible = `kim châm không | châm kim không | châm không biết đau | châm không đau | =cấu không | véo không | =ngắt không | nhéo không | không biết đau | không biết nóng | mất cảm giác | không có cảm giác | không còn cảm giác | không cảm giác | hết cảm giác | no feeling | numb patch | cannot feel | can't feel`;
const fromThePool = 'đột ngột | tiểu đường | đái tháo đường | bỏng | nửa người | sau tai biến | stroke | diabetes';
const migraine = `đau nửa đầu | nhức nửa đầu | giật nửa đầu | đau … nửa đầu | nhức … nửa đầu | nửa bên đầu | đau một bên đầu | đau 1 bên đầu | nhức một bên đầu | nhức 1 bên đầu | giật một bên đầu | giật 1 bên đầu | đau nửa bên đầu | migraine | migraines`;
const againAndAgain = `tháng nào | mỗi tháng | hàng tháng | hằng tháng | lần một tháng | lần 1 tháng | tháng 2 lần | tháng 3 lần | tháng 4 lần | tháng 3 4 lần | tháng 2 3 lần | tháng 4 5 lần | tháng vài lần | tháng mấy lần | tháng đôi ba lần | mỗi tuần | tuần nào | hàng tuần | tuần vài lần | tuần 1 lần | tuần 2 lần | tuần 3 lần | tuần 1 2 lần | tuần 2 3 lần | tuần một hai lần | mấy năm nay | nhiều năm | từ hồi | từ thời | từ bé | từ nhỏ | từ lúc | lâu nay | lâu rồi | kinh niên | mãn tính | mạn tính | năm nay | năm rồi | bị mấy năm | đã lâu | twice a week | times a week | years | chronic | a month | a week | every month | every week | for years`;
const notAsEver = `đột ngột | chưa từng | chưa bao giờ | dữ dội | khác mọi khi | khác mọi lần | nặng hơn hẳn | sốt | cứng cổ | yếu tay | yếu chân | tê nửa | liệt | méo | nói khó | nói đớ | co giật | ngất | lơ mơ | té | ngã | đập đầu | có thai | mang thai | có bầu | đang bầu | sau sinh | mới sinh | nhìn đôi | nhìn mờ | mờ mắt | mờ một mắt | không thấy đường | hôm nay | sáng nay | từ sáng | từ tối qua | từ hôm qua | nôn liên tục | nôn nhiều | ung thư | hiv | worst | sudden | suddenly | today | this morning | fever | weak | pregnant | seizure | fainted | confused`;
const headacheWatched = {
  vi: 'đau đầu dữ dội đột ngột, cơn khác hẳn mọi khi, yếu tay chân, nói khó, mất thị lực, sốt cứng cổ',
  en: 'a sudden severe headache, an attack unlike the others, a weak limb, trouble speaking, loss of sight, fever with a stiff neck',
};
const ofHeads = {
  who: 'adult',
  about: 'neurology',
  of: 'neurology general_internal psychiatry ent',
  isAfter: true,
} as const;
const backToLeg = `đau thần kinh tọa | thần kinh tọa | đau thần kinh toạ | lưng … lan xuống mông | lưng … lan xuống chân | lưng … lan xuống đùi | lưng … xuống chân | lưng … xuống bắp chân | lưng … xuống mông | lưng … dọc chân | thắt lưng … lan xuống | đau từ mông xuống | đau từ lưng xuống | mông … lan xuống chân | sciatica | pain down … leg | back … down … leg`;
const notSimpleBack = `yếu chân | chân yếu | yếu hai chân | liệt | bí tiểu | bí đái | són tiểu | không tiểu được | tê vùng kín | tê bẹn | tê hậu môn | sốt | ung thư | té | ngã | tai nạn | sụt cân | mri | bầu | mang thai | weak leg | legs are weak | foot drop | incontinence | fever | cancer | fell | pregnant | nhấc không lên | không nhấc | kéo lê | lê chân | bàn chân rũ | foot drop`;
const plates = `nẹp … lấy ra | đinh … lấy ra | vít … lấy ra | nẹp cộm | nẹp … cộm | tháo nẹp | tháo đinh | tháo vít | tháo ốc | rút đinh | rút nẹp | rút vít | lấy đinh | lấy nẹp | lấy vít | lấy ốc | gỡ nẹp | mổ lấy nẹp | mổ tháo nẹp | tháo phương tiện | remove the plate | remove my plate | plate removed | plates removed | screws removed | hardware removed | hardware removal | plate … taken out | screws … taken out`;
const overactive = `cổ hơi to | cổ to | sút … ăn khỏe | sụt … ăn khỏe | ăn khỏe … sút | ăn khỏe … sụt | sút … ăn vẫn | sụt … ăn vẫn | sút … tay run | sụt … tay run | sút … run tay | sụt … run tay | tay run … sút | tay run … sụt | mắt lồi | lồi mắt | mắt hơi lồi | mắt … lồi ra | cổ to ra | cổ to dần | cổ to lên | cổ … to ra | cổ phình to | cổ bự | bướu cổ | sụt … ăn nhiều | sút … ăn nhiều | gầy … ăn nhiều | ốm … ăn nhiều | ăn nhiều … sụt | ăn nhiều … sút | ăn nhiều … gầy | ăn nhiều … ốm | bulging eyes | swollen neck | neck … bigger`;
const blackFoot = `ngón chân … đen | ngón chân … thâm đen | ngón chân … đen thui | ngón chân … hôi | ngón chân … hoại tử | ngón chân … tím đen | ngón cái … đen | ngón cái … tím đen | ngón cái … hôi | ngón út … đen | bàn chân … đen | bàn chân … hôi | bàn chân … hoại tử | gót chân … đen | thâm đen … mu bàn chân | đen … mu bàn chân | hôi … mu bàn chân | sưng lên mu bàn chân | sưng … mu bàn chân | loét chân … hôi | loét … mủ … chân | chân … loét … hôi | black toe | toe … black | foot … smells`;
const soreFoot = `loét gót | gót chân … loét | loét bàn chân | bàn chân … loét | ngón chân … loét | loét ngón chân | loét kẽ chân | loét chân | chân … loét | phồng rộp … chân | chân … phồng rộp | phồng … gót chân | =giẫm đinh | đạp đinh | chân … lâu lành | foot ulcer | sore on … foot | blister on … foot`;
const diabetic = 'tiểu đường | đái tháo đường | đường huyết | diabetes | diabetic';
const watchedFoot = {
  vi: 'sốt, rét run, đỏ sưng lan lên cẳng chân, bàn chân lạnh tím, lơ mơ, nôn nhiều',
  en: 'fever, shivering, redness and swelling going up the leg, a cold blue foot, drowsiness, repeated vomiting',
};
const ofFeet = 'general_surgery vascular_surgery orthopedics endocrinology';
const calmFinding = `ung thư gan | xơ gan | viêm gan | nghi ung thư | nghi ác tính | không loại trừ | afp | sốt | vàng da | đau dữ | đau dữ dội | tiểu máu | đái máu | sụt cân | đa nang | ứ nước | vỡ | cancer | fever | jaundice | blood in`;

const changingMole: Omit<Topic, 'heard'> = {
  about: 'dermatology',
  isLeading: true,
  of: 'dermatology oncology general_surgery plastic_surgery',
  within: '14d',
  says: step(
    'note',
    'Nốt ruồi to lên, đổi màu, ngứa hay chảy máu: cho bác sĩ da liễu soi da, chụp ảnh kèm thước để so. Đừng đốt, tẩy hay chấm thuốc ở spa trước khi khám: mất mẫu để xét nghiệm. Nếu phải cắt thì hỏi có gửi giải phẫu bệnh không.',
    'A mole that grows, changes colour, itches or bleeds: let a skin doctor look with a dermatoscope, and take photos with a ruler. No burning, laser or acid at a spa before that: nothing would be left to test. If it is cut out, ask that it goes to pathology.',
  ),
  watch: {
    vi: 'chảy máu không cầm, nổi hạch to nhanh, sưng đỏ lan nhanh kèm sốt',
    en: 'bleeding that does not stop, fast growing lumps, redness that spreads fast with fever',
  },
};
/** Spots before the eyes, on teeth, nails and in stools, and the brown of a face after sun or birth. */
const notOfSkin = `=nám | tàn nhang | đồi mồi | =răng | răng … đốm | mắt … đốm | trước mắt | bay bay | ruồi bay | phân | móng | lưỡi | bầm | té | melasma | freckles | tooth | teeth | nail | floaters | eye | eyes | vision | stool | bruise`;

/** Adults' ordinary and long illnesses as families describe them, with the one thing that matters. Common practice; not reviewed. */
export const adultTopics: readonly Topic[] = [
  {
    heard: `kem trộn | kem tự trộn | rượu thuốc lột | kem lột | kem không nhãn | kem … trên mạng | kem … trên facebook | kem … trên fb | kem … trên tiktok | kem … tiktok | kem … shopee | kem … lazada | kem … online | kem cốt | kem ở spa | kem của spa | mixed cream | cream bought online | cream i bought online`,
    unless: 'vảy nến | vẩy nến | chàm | á sừng | psoriasis | eczema | nấm da | nấm bẹn | =nấm | hắc lào',
    about: 'dermatology',
    of: 'dermatology allergy_immunology plastic_surgery',
    isAfter: true,
    leavesOut: 'postpartum',
    says: step(
      'pill',
      'Ngừng kem trộn, giữ hũ và vỏ mang cho bác sĩ da liễu xem: loại này hay có corticoid. Rửa dịu, dưỡng ẩm loại dịu, che nắng; không nặn, không lột, không mua thêm kem trên mạng. Mới ngừng da có thể đỏ bùng lên: nói với bác sĩ, đừng bôi lại.',
      'Stop the cream and bring jar and box to the skin doctor: such creams often hold a steroid. Gentle washing, a mild moisturiser, shade from the sun; no squeezing or peeling, no further creams from the internet. The skin may flare once it is stopped: tell the doctor, do not start it again.',
    ),
    watch: {
      vi: 'mặt sưng phù, da phồng rộp hoặc chảy mủ, sốt, khó thở',
      en: 'a swollen face, blisters or pus, fever, trouble breathing',
    },
  },
  {
    heard: insensible,
    beside: `mảng da | đám da | vùng da | vết da | mảng bạc màu | bạc màu | nhạt màu | mảng trắng | đốm trắng | vết trắng | mảng đỏ | dát | da bạc | da nhạt | lông rụng | rụng lông | patch | pale skin | skin patch`,
    unless: fromThePool,
    about: 'dermatology',
    isLeading: true,
    of: 'dermatology neurology infectious_disease',
    within: '14d',
    says: step(
      'note',
      'Nói ở quầy: mảng da mất cảm giác, lan dần. Xin bác sĩ da liễu thử cảm giác, khám dây thần kinh và phết da; chương trình da liễu của trung tâm y tế, CDC thường không mất tiền, nơi chuyên sâu là bệnh viện phong - da liễu. Khám sớm để giữ dây thần kinh; không bôi thuốc nam, tránh bỏng, đứt tay.',
      'Say at the desk: a patch without feeling that spreads. Ask the skin doctor to test the feeling and the nerves and to take a skin smear; the skin programme of the medical centre or CDC is usually free, and beyond it there are leprosy and skin hospitals. Coming early protects the nerves; no herbs, beware of burns and cuts.',
    ),
    watch: {
      vi: 'bàn tay hay bàn chân yếu đi nhanh, mắt đỏ đau hoặc không nhắm được, nổi cục đỏ đau kèm sốt',
      en: 'a hand or foot that weakens fast, a red painful eye or one that does not close, painful red lumps with fever',
    },
  },
  {
    heard: 'vảy nến | =vẩy nến | psoriasis',
    beside: `sưng khớp | khớp … sưng | sưng … khớp | đau khớp | khớp đau | ngón tay sưng | ngón tay … sưng | sưng ngón tay | sưng … ngón tay | ngón chân sưng | đốt ngón | cứng khớp | khớp ngón | khớp … cứng | swollen fingers | swollen joints | joint pain | fingers … swollen`,
    about: 'dermatology',
    of: 'dermatology rheumatology',
    isAfter: true,
    says: step(
      'question',
      'Vảy nến mà khớp sưng đau: xin khám cơ xương khớp sớm (nơi đăng ký chưa có thì xin phiếu chuyển), để lâu khớp hỏng dần. Thuốc bột, thuốc gia truyền hay trộn corticoid: đừng mua thêm; đã uống lâu thì đừng tự ngừng đột ngột, dễ bùng khắp người: trong vài ngày mang cả gói cho bác sĩ giảm dần.',
      'Psoriasis with swollen joints: ask for rheumatology soon (with a slip if the registered place has none), for joints may be harmed with time. Powders and secret remedies often hold steroids: buy no more; taken for long, do not stop them suddenly by yourself, it may flare all over: bring the packet to a doctor within days to be led off it.',
    ),
    watch: {
      vi: 'đỏ da gần khắp người, mụn mủ nổi hàng loạt, sốt cao rét run',
      en: 'red skin nearly all over, crops of pus spots, high fever with shivering',
    },
  },
  {
    heard: `hàm giả | răng giả | hàm tháo lắp | răng tháo lắp | hàm răng giả | dentures | denture | false teeth`,
    unless: 'tháo hàm giả | nuốt … răng giả | nuốt … hàm giả | swallowed',
    who: 'adult',
    about: 'dentistry',
    isSelfPaid: true,
    isHarmless: true,
    isAfter: true,
    overErrands: true,
    answers: 'bảo hiểm | bhyt | bao hiem | insurance',
    says: step(
      'question',
      'Răng giả, hàm tháo lắp: bảo hiểm y tế thường không trả, chỉ trả phần khám, nhổ. Khám và nhổ răng hỏng trước (kể bệnh tim, tiểu đường, thuốc chống đông), chờ nướu lành rồi mới lấy dấu làm hàm. Hỏi hai ba nơi giá từng hàm, chỉnh sửa mấy lần, bảo hành.',
      'Dentures: health insurance usually does not pay for them, only for the examination and extractions. First have the bad teeth seen and drawn (tell of heart, diabetes, blood thinners), let the gums heal, then the impression. Ask two or three places for the price per jaw, adjustments and warranty.',
    ),
  },
  {
    heard: thinnersAndStents,
    beside: `nhổ răng | nhổ … răng | răng … nhổ | răng sâu | răng … sâu | nha khoa | nha sĩ | răng lung lay | răng … lung lay | răng đau | đau răng | răng khôn | muốn nhổ | không dám nhổ | làm răng | tooth | teeth | dentist | dental`,
    unless: `đau ngực | tức ngực | khó thở | ngất | chảy máu không cầm | phân đen | nôn ra máu | sưng cổ | sốt cao | chest pain | short of breath | fainted | is bleeding`,
    who: 'adult',
    about: 'dentistry',
    isLeading: true,
    of: 'dentistry oral_maxillofacial_surgery',
    isAfter: true,
    says: step(
      'pill',
      'Trước khi nhổ, gọi bác sĩ tim đã kê thuốc: stent đặt khi nào (mới đặt có khi nên chờ), có đổi thuốc không, xin ghi ra giấy. Không tự ngừng ngày nào; nhổ răng thường không phải ngừng. Nhổ ở bệnh viện có cả tim mạch; mang giấy stent, đơn thuốc, INR nếu có.',
      'Before an extraction call the heart doctor who prescribes: when was the stent placed (if recent it may be better to wait), does anything change; get it in writing. Stop nothing yourself; for a tooth it is usually not stopped. Choose a hospital that has cardiology; bring the stent paper, prescriptions, INR if any.',
    ),
    watch: {
      vi: 'chảy máu không cầm sau 30 phút cắn gạc, sưng lan xuống cổ, sốt cao, đau ngực, khó thở',
      en: 'bleeding after 30 minutes of biting on gauze, swelling down the neck, high fever, chest pain, trouble breathing',
    },
  },
  {
    heard: `màng thịt đỏ | màng thịt trắng | màng thịt mọc | màng thịt … mắt | mắt … màng thịt | mộng thịt | mộng mắt | mổ mộng | =cắt mộng | mộng ở mắt | mắt bị mộng | mắt có mộng | mộng … tròng đen | mộng … con ngươi | miếng thịt … con ngươi | thịt … tròng đen | thịt … lòng đen | thịt … con ngươi | pterygium`,
    unless: `văng | bắn vào | bắn vô | đau dữ | đau nhức | nhức mắt | đột ngột | mờ hẳn | mủ | đổ ghèn | đốm trắng | hóa chất | chấn thương | quẹt | sudden | severe pain | pus`,
    about: 'ophthalmology',
    of: 'ophthalmology',
    atMost: 'routine',
    isAfter: true,
    answers: 'phải mổ | cần mổ | nên mổ | tái phát | mọc lại',
    says: step(
      'question',
      'Mộng thịt thường mổ theo lịch, khi đã bò vào tròng đen, làm mờ hay cộm nhiều. Hỏi nơi mổ có ghép kết mạc tự thân không (thường ít tái phát hơn cắt đơn thuần), khám lại mấy lần. Trước và sau mổ đeo kính râm, nón rộng vành; không tự nhỏ thuốc có corticoid.',
      'A pterygium is usually operated on a set date, once it grows over the cornea, blurs or irritates. Ask whether it is done with a conjunctival autograft (which usually recurs less than removal alone) and how often it is checked. Sunglasses and a wide hat before and after; no steroid drops of your own.',
    ),
    watch: {
      vi: 'mắt đau dữ dội, nhìn mờ đột ngột, chảy mủ, giác mạc có đốm trắng',
      en: 'severe pain in the eye, sudden loss of sight, pus, a white spot on the cornea',
    },
  },
  {
    heard: `=đo kính | đo mắt kính | đo độ cận | đo khúc xạ | =cắt kính | thay kính cận | =làm kính | kính lão | glasses prescription | eye test for glasses | new glasses`,
    unless: 'đột ngột | tự nhiên mờ | màn đen | chớp sáng | ruồi bay | đau mắt | đỏ mắt | sau mổ | sudden | flashes',
    who: 'adult',
    about: 'ophthalmology',
    isSelfPaid: true,
    says: step(
      'question',
      'Đo kính ở khoa, bệnh viện mắt thì bác sĩ soi luôn bệnh mắt khác; lấy đơn kính rồi cắt ở tiệm nào cũng được. Bỏ kính áp tròng trước một ngày, mang kính cũ; nhỏ giãn đồng tử thì nhờ người chở về. Đo và kính thường tự trả.',
      'At an eye department the doctor also looks for other eye trouble; with the prescription any optician can make the glasses. No contact lenses for a day before, bring the old glasses; if the pupils are widened let somebody drive. The test and glasses are usually self-paid.',
    ),
    watch: {
      vi: 'mờ đột ngột, màn đen che, chớp sáng, mắt đỏ đau dữ dội',
      en: 'sudden loss of sight, a dark curtain, flashes, a red eye with severe pain',
    },
  },
  {
    heard: backToLeg,
    unless: notSimpleBack,
    who: 'adult',
    of: 'spine orthopedics rehabilitation neurology neurosurgery rheumatology pain_management traditional_medicine general_internal',
    answers: 'phải mổ | cần mổ | nên mổ | surgery',
    says: step(
      'question',
      'Đau lưng lan xuống chân: phần lớn đỡ dần sau vài tuần nhờ thuốc, tập, đi lại nhẹ, ít người phải mổ; thường chỉ bàn mổ khi chân yếu dần, tiểu khó, hay đau nhiều không đỡ sau khoảng 6 tuần. Xin khám Cơ xương khớp, Thần kinh hoặc Phục hồi chức năng; không nắn bẻ, không mang nặng.',
      'Back pain down the leg: most get better within weeks with medicine, exercises and gentle walking, and few need surgery; that is usually discussed if the leg weakens, the bladder is troubled, or strong pain stays after some 6 weeks of treatment. Ask for rheumatology, neurology or rehabilitation; no manipulation, no lifting.',
    ),
    watch: {
      vi: 'chân yếu đi, tê vùng mông và chỗ kín, bí hoặc són tiểu, sốt, đau dữ dội về đêm',
      en: 'a leg that weakens, numbness between the legs, loss of bladder control, fever, severe pain at night',
    },
  },
  {
    heard: plates,
    unless: 'niềng | mắc cài | cột sống | spine | tháo ốc niềng | vòng tránh thai',
    about: 'orthopedics',
    of: 'orthopedics general_surgery rehabilitation',
    isAfter: true,
    answers: 'tháo | rút | lấy đinh | lấy nẹp | remove | taken out',
    says: step(
      'folder',
      'Tháo nẹp, đinh không cứ phải ở nơi đã mổ: mang giấy ra viện, phiếu mổ ghi loại nẹp vít, phim cũ để nơi tháo có đúng dụng cụ; mất thì xin nơi đã mổ tóm tắt bệnh án. Chụp phim mới xem xương liền chắc chưa, thường sau 1–2 năm; không vướng đau có khi để luôn được: hỏi bác sĩ.',
      'Plates and nails need not come out where they were put in: bring the discharge paper, the operation note with the kind of plate and the old films, so that the right tools are at hand; if lost, ask there for a summary. A new film shows whether the bone is firm, usually after 1–2 years; without trouble it may stay: ask.',
    ),
    watch: {
      vi: 'vết mổ cũ sưng đỏ hoặc chảy dịch, sốt, bên đó tê yếu, ngã rồi đau dữ dội, không đứng được',
      en: 'an old scar that swells or weeps, fever, numbness or weakness of that limb, severe pain after a fall, being unable to stand',
    },
  },
  {
    ...ofHeads,
    heard: migraine,
    beside: againAndAgain,
    unless: `${notAsEver} | đến kỳ | tới kỳ | kỳ kinh | hành kinh | kinh nguyệt | có kinh | tránh thai | period | contraceptive | the pill`,
    atMost: 'routine',
    says: step(
      'note',
      'Đau nửa đầu từng cơn: ghi nhật ký ngày giờ, kéo dài bao lâu, kèm gì, món ăn hay giấc ngủ trước đó, uống thuốc nào, mấy viên. Giảm đau không quá 2 ngày một tuần vì uống nhiều lại gây thêm đau đầu; cơn nhiều thì hỏi bác sĩ thuốc ngừa cơn.',
      'Headache attacks on one side: keep a diary of day and hour, how long, what came with it, food and sleep before, which pills and how many. Painkillers on no more than 2 days a week, for more of them bring more headache; with many attacks ask about medicine that prevents them.',
    ),
    watch: headacheWatched,
  },
  {
    ...ofHeads,
    who: 'woman',
    heard: migraine,
    beside:
      'đến kỳ | tới kỳ | kỳ kinh | hành kinh | kinh nguyệt | có kinh | tránh thai | period | contraceptive | the pill',
    unless: `${notAsEver} | trễ kinh | chậm kinh | missed period`,
    atMost: 'routine',
    says: step(
      'note',
      'Đau nửa đầu từng cơn: ghi nhật ký cả ngày đau lẫn ngày kinh, kèm gì, thuốc nào, mấy viên. Giảm đau không quá 2 ngày một tuần; hỏi bác sĩ thuốc ngừa cơn, uống quanh kỳ kinh được không. Đang uống thuốc tránh thai thì nói, nhất là nếu trước cơn thấy chớp sáng.',
      'Headache attacks on one side: a diary of attacks and periods, what comes with them, which pills and how many. Painkillers on no more than 2 days a week; ask about medicine that prevents attacks, also around the period. Tell if you take the pill, above all with flashes before an attack.',
    ),
    watch: headacheWatched,
  },
  {
    ...ofHeads,
    heard: `ngày nào cũng uống | ngày nào cũng phải uống | uống … mỗi ngày | mỗi ngày … viên | ngày … viên | phải uống panadol | uống panadol … lờn | panadol riết | hết thuốc lại nhức | hết thuốc lại đau | uống giảm đau hoài | uống thuốc đau đầu hoài | painkillers every day | painkillers daily | ibuprofen every day | paracetamol every day`,
    beside: 'đau đầu | nhức đầu | đau nửa đầu | nhức nửa đầu | headache | headaches | migraine',
    unless: `${notAsEver} | huyết áp | tiểu đường | quá liều | tự tử | muốn chết | overdose`,
    says: step(
      'pill',
      'Uống giảm đau từ 10–15 ngày mỗi tháng có thể chính là thứ làm đau đầu kéo dài: ghi mỗi ngày mấy viên, mang vỏ thuốc, hỏi bác sĩ thần kinh cách bớt dần và thuốc ngừa cơn. Không uống quá liều ghi trên vỏ, không đổi sang thuốc khác có cùng paracetamol.',
      'Painkillers on 10–15 or more days a month may themselves keep the headache going: note the number each day, bring the packs, ask a neurologist how to cut down and about prevention. Never more than the pack says, and no other product with the same paracetamol.',
    ),
    watch: headacheWatched,
  },
  {
    heard: `bình xịt … hết | ống xịt … hết | thuốc xịt … hết | ventolin hết | symbicort hết | seretide hết | hết thuốc xịt | hết ống xịt | hết bình xịt | hết chai xịt | hết lọ xịt | thuốc xịt hết | thuốc xịt sắp hết | sắp hết thuốc xịt | gần hết thuốc xịt | xịt … sắp hết | hết symbicort | hết seretide | hết ventolin | hết spiriva | hết berodual | symbicort … hết | seretide … hết | seretide … còn | symbicort … còn | out of inhaler | inhaler … run out | inhaler … ran out | inhaler … running out | ran out of … inhaler`,
    unless: 'xịt mũi | xịt họng | nasal',
    about: 'pulmonology',
    says: step(
      'pill',
      'Thuốc xịt hằng ngày đừng để thiếu: đến nơi ghi trên thẻ (phòng khám ngoại trú hen, COPD) lấy trước khi hết, đã hết thì đi hôm nay hoặc sáng mai; mang ống xịt cũ, đơn, sổ khám, hỏi được cấp mấy ngày. Nhà thuốc bán theo đơn còn hạn; không thay bằng thuốc uống tự mua.',
      'Do not go without the daily inhaler: get it at the place on the card (asthma and COPD clinic) before it is empty, and if it is, today or tomorrow morning; bring the old inhaler, prescription and record, ask for how many days they give it. Pharmacies sell it on a valid prescription; no tablets of your own instead.',
    ),
    watch: {
      vi: 'khó thở lúc ngồi yên, nói đứt quãng, tím môi, lơ mơ',
      en: 'short of breath at rest, broken sentences, blue lips, drowsiness',
    },
  },
  {
    heard: overactive,
    beside:
      'run tay | tay run | tim đập nhanh | tim hay đập nhanh | hồi hộp | đánh trống ngực | nóng người | nóng nực | sợ nóng | trembling | palpitations | heart races | racing heart',
    unless:
      'tiểu đường | khát nước | tiểu nhiều | có thai | mang thai | đang bầu | đau ngực | ngất | khó thở | lơ mơ | sốt | diabetes | pregnant | chest pain | fainted',
    who: 'adult',
    about: 'endocrinology',
    isLeading: true,
    of: 'endocrinology cardiology general_internal ophthalmology',
    within: '3d',
    says: step(
      'question',
      'Xin thử máu tuyến giáp (TSH, FT4), điện tim và siêu âm cổ ngay buổi đầu, không cần nhịn ăn; nơi gần nhà chưa làm được thì xin phiếu chuyển đến khoa Nội tiết của tỉnh. Tránh cà phê, trà đặc, gắng sức; không uống thuốc nam, thuốc bướu hay i-ốt tự mua.',
      'Ask for thyroid blood tests (TSH, FT4), an ECG and an ultrasound of the neck at the first visit, no fasting; if the place near home cannot, ask for a slip to the province’s endocrinology. No coffee, strong tea or exertion; no herbs, goitre pills or iodine of your own.',
    ),
    watch: {
      vi: 'tim đập rất nhanh lúc nghỉ, đau ngực, khó thở, sốt cao, nôn nhiều, lơ mơ, mắt đau hoặc nhìn mờ',
      en: 'a very fast heart at rest, chest pain, trouble breathing, high fever, repeated vomiting, confusion, a painful eye or blurred sight',
    },
  },
  {
    heard: blackFoot,
    beside: diabetic,
    who: 'adult',
    about: 'general_surgery',
    isLeading: true,
    of: ofFeet,
    isTonight: true,
    isOfNow: true,
    inEmergency: true,
    says: step(
      'firstaid',
      'Chân tiểu đường thâm đen, hôi hay sưng lan cần bác sĩ ngoại khoa ngay: nói rõ ở quầy, nơi không cắt lọc được thì xin chuyển luôn. Không đi trên chân đó, không ngâm, cắt, đắp lá, rắc thuốc; che gạc sạch khô. Hỏi mũi uốn ván; mang thuốc tiểu đường.',
      'A diabetic foot that is black, smells or swells needs a surgeon at once: say so at the desk, and ask to be transferred if they cannot clean it out. Do not walk on it, no soaking, cutting, leaves or powder; cover it with clean dry gauze. Ask about tetanus; bring the diabetes medicine.',
    ),
    watch: watchedFoot,
  },
  {
    heard: soreFoot,
    beside: diabetic,
    unless: `${blackFoot} | đen | hôi thối`,
    who: 'adult',
    about: 'general_surgery',
    isLeading: true,
    of: ofFeet,
    isAfter: true,
    says: step(
      'firstaid',
      'Vết loét, phồng ở chân người tiểu đường: cho bác sĩ xem trong ngày dù không đau. Rửa nước muối sinh lý, che gạc sạch, thay mỗi ngày; không chọc, không ngâm, không thuốc đỏ, lá; bớt đi lại, bỏ đôi giày dép đó. Xin kiểm tra mạch và cảm giác bàn chân, đường huyết, mũi uốn ván.',
      'A sore or blister on a diabetic foot: show it to a doctor the same day even without pain. Rinse with saline, clean gauze changed daily; do not prick or soak, no red antiseptic or leaves; walk little, other shoes. Ask to have the pulses and feeling of the foot, the sugar and tetanus checked.',
    ),
    watch: watchedFoot,
  },
  {
    heard: `run khi cầm | run lúc cầm | cầm đũa run | cầm ly run | cầm chén run | cầm bút run | viết … run | run … viết | tay run khi làm | run tay vô căn | hands shake when | hand shakes when | essential tremor`,
    unless:
      'lúc nghỉ | ngồi yên | ngồi xem | bước ngắn | đi chậm | thì đỡ run | bát thì đỡ | chén thì đỡ | at rest | đột ngột | vã mồ hôi | sụt cân | sút cân | hồi hộp | tim đập | cai rượu | bỏ rượu | yếu tay | yếu một bên | sốt | tiểu đường | lơ mơ | sudden | sweating | weight loss | fever',
    who: 'adult',
    about: 'neurology',
    of: 'neurology general_internal geriatrics',
    atMost: 'routine',
    says: step(
      'note',
      'Quay video lúc cầm ly, viết chữ; kể trong nhà ai cũng run, mang hết thuốc đang uống (có thuốc gây run). Hỏi thử tuyến giáp; bớt cà phê, và đừng lấy rượu làm thuốc chữa run.',
      'Film it while holding a cup and writing; tell who else in the family shakes and bring all medicines (some cause it). Ask for a thyroid test; less coffee, and do not use alcohol against it.',
    ),
    watch: {
      vi: 'đột ngột yếu một bên, nói khó, lú lẫn, vã mồ hôi lả đi, co giật',
      en: 'sudden weakness on one side, trouble speaking, confusion, sweating with collapse, a fit',
    },
  },
  {
    heard:
      'u máu gan | u máu ở gan | u mạch máu gan | hemangioma gan | u máu … gan | gan … u máu | gan có u mau | tăng âm … u máu | gan … tăng âm | nốt tăng âm … gan | nang gan | gan … nang | nốt vôi hóa gan | vôi hóa gan | liver hemangioma | liver haemangioma | liver cyst',
    unless: calmFinding,
    who: 'adult',
    about: 'gastroenterology',
    of: 'gastroenterology hepatology general_internal hepatobiliary_surgery general_surgery diagnostic_imaging',
    atMost: 'routine',
    isAfter: true,
    answers:
      'ung thư | u ác | ác tính | ác không | lành hay ác | chụp thêm | phải mổ | cần mổ | có sao | malignant | is it cancer',
    says: step(
      'calendar',
      'U máu gan, nang gan tình cờ thấy trên siêu âm phần lớn là lành, thường chỉ siêu âm lại theo hẹn (hay 6–12 tháng), ít khi phải mổ. Mang tờ siêu âm đến khoa Tiêu hóa, Gan mật của tỉnh, hỏi: hình ảnh có điển hình không, có cần CT hay MRI, thử viêm gan B, C không. Không uống thuốc nam tan u.',
      'Haemangiomas and cysts found by chance in the liver are mostly harmless and usually only scanned again (often after 6–12 months), seldom operated on. Take the report to the province’s gastroenterology and ask: is the picture typical, is a CT or MRI needed, a test for hepatitis B and C. No herbal cures.',
    ),
    watch: {
      vi: 'đau bụng dữ dội đột ngột, choáng, vàng da, sốt rét run',
      en: 'sudden severe belly pain, faintness, yellow skin, fever with shivering',
    },
  },
  {
    heard: 'nang thận | nang ở thận | thận có nang | u nang thận | kidney cyst | renal cyst',
    unless: calmFinding,
    who: 'adult',
    about: 'urology',
    of: 'urology nephrology general_internal diagnostic_imaging',
    atMost: 'routine',
    isAfter: true,
    answers: 'phải mổ | cần mổ | có sao',
    says: step(
      'calendar',
      'Nang thận đơn thuần không đau thường không phải mổ, chỉ siêu âm lại theo hẹn (hay 6–12 tháng). Mang tờ siêu âm đến khám Tiết niệu, hỏi: nang đơn giản hay có vách, cần CT không, thử nước tiểu và creatinin. Thường bàn can thiệp khi nang to gây đau, chèn ép hay nhiễm trùng.',
      'A simple kidney cyst that does not hurt usually needs no operation, only another ultrasound (often after 6–12 months). Take the report to urology and ask: simple or with walls inside, is a CT needed, urine and creatinine. Treatment is usually discussed if it is large and hurts, presses or is infected.',
    ),
    watch: {
      vi: 'đau hông lưng dữ dội, tiểu ra máu, sốt rét run',
      en: 'severe pain in the flank, blood in the urine, fever with shivering',
    },
  },
  {
    heard: `hiến máu … hbsag dương tính | hiến máu … hbsag dương | khám sức khỏe … hbsag dương tính | hiến máu … hbsag | hiến máu … viêm gan b | khám sức khỏe … hbsag | khám sức khỏe … viêm gan b | hbsag dương tính … không triệu chứng | hbsag dương tính … khỏe | khám công ty … viêm gan b | donated blood … hepatitis b | blood donation … hepatitis b | blood donation … hbsag`,
    unless:
      'vàng da | vàng mắt | sốt | mệt | chán ăn | nôn | đau hạ sườn | đau bụng | bụng to | phù | men gan cao | men gan tăng | nước tiểu sẫm | ngứa | xơ gan | jaundice | yellow | tired | vomiting | swollen',
    who: 'adult',
    about: 'hepatology',
    of: 'infectious_disease hepatology gastroenterology laboratory hematology general_internal health_checkup',
    atMost: 'routine',
    isLeading: true,
    isAfter: true,
    within: '14d',
    answers: 'xét nghiệm gì | làm gì | uống thuốc',
    says: step(
      'question',
      'Viêm gan B (HBsAg dương tính) mà không khó chịu gì: nên khám gan xem vi-rút có hoạt động không, xin HBeAg, HBV DNA, men gan, siêu âm; bác sĩ theo đó quyết việc uống thuốc, rồi 6 tháng kiểm tra một lần cả khi men gan tốt. Vợ chồng, con cái nên thử và tiêm ngừa. Không rượu bia, thuốc nam, “giải độc gan”; không hiến máu nữa.',
      'Hepatitis B (a positive HBsAg) without complaints: see a liver clinic to learn whether the virus is active; ask for HBeAg, HBV DNA, liver values and an ultrasound; by these the doctor says whether medicine is needed, then a check every 6 months, even with normal liver values. Partner and children are tested and vaccinated. No alcohol, herbs or “liver detox”; no more blood donations.',
    ),
    watch: {
      vi: 'vàng mắt, nước tiểu sẫm, mệt lả, nôn ra máu, phân đen, lơ mơ',
      en: 'yellow eyes, dark urine, exhaustion, vomiting blood, black stools, drowsiness',
    },
  },
  {
    heard: `tiểu đêm | đái đêm | tiểu yếu | đái yếu | tiểu phải rặn | đái phải rặn | tiểu … phải rặn | dòng tiểu yếu | tia tiểu yếu | tiểu xong vẫn | tiểu không hết | tiểu chưa hết | đái không hết | tiểu lắt nhắt | đái lắt nhắt | đêm đi tiểu | đêm dậy tiểu | đêm dậy đái | đêm đái | đêm đi đái | weak stream | getting up at night to pee`,
    unless:
      'bí tiểu | bí đái | không tiểu được | không đái được | sốt | tiểu máu | đái máu | tiểu ra máu | khát | sụt cân | psa | ung thư | tiền liệt | yếu chân | tiểu đường | cannot pee | fever | blood | =mẹ | =má | =bà | =vợ | =mạ | =chị | tiểu hồng | nước tiểu hồng | buốt | mother | wife',
    who: 'man',
    yearsMin: 45,
    about: 'urology',
    of: 'urology nephrology geriatrics general_internal andrology',
    answers: 'phải mổ | cần mổ',
    says: step(
      'note',
      'Ghi số lần tiểu ngày, đêm vài hôm; bớt nước, cà phê, bia buổi tối; không tự uống thuốc cảm, thuốc dị ứng (dễ bí tiểu). Hỏi siêu âm tiền liệt tuyến và nước tiểu tồn lưu, thử nước tiểu, đường, PSA; phần lớn thử thuốc trước, ít khi phải mổ ngay.',
      'Count visits by day and night for some days; less water, coffee and beer in the evening; no cold or allergy remedies (they can block urine). Ask about an ultrasound of the prostate and of what stays in the bladder, urine, sugar and PSA; most try medicine first, few need surgery at once.',
    ),
    watch: {
      vi: 'không tiểu được, bụng dưới căng đau, tiểu ra máu cục, sốt rét run',
      en: 'no urine, a tense painful lower belly, clots in the urine, fever with shivering',
    },
  },
  {
    heard: `trĩ … tím | trĩ … căng cứng | trĩ … sưng to | trĩ tắc mạch | trĩ … không ngồi | cục … hậu môn … tím | hậu môn … cục tím | thrombosed | piles … purple`,
    unless: `sốt | choáng | ngất | tiểu đường | ra nhiều máu | bầu | mang thai | fever | pregnant`,
    who: 'adult',
    about: 'colorectal_surgery',
    of: 'colorectal_surgery general_surgery gastroenterology general_internal emergency',
    isOfNow: true,
    says: step(
      'firstaid',
      'Búi trĩ tím, căng, đau: nằm nghiêng nghỉ, ngâm nước ấm 10–15 phút vài lần một ngày, paracetamol khi đau, uống nước, ăn rau cho phân mềm; không cố đẩy, không chích nặn, không đắp lá. Khám Ngoại hoặc Hậu môn trực tràng hôm nay: trong 2–3 ngày đầu bác sĩ có thể lấy cục máu cho đỡ đau.',
      'A purple, tense, painful pile: rest on the side, sit in warm water for 10–15 minutes some times a day, paracetamol for pain, water and vegetables; do not push, prick or put leaves on it. See surgery or proctology today: in the first 2–3 days the clot can be taken out, which eases the pain.',
    ),
    watch: {
      vi: 'sốt, ra máu nhiều, cục đen hoặc hoại tử, không tiểu được, đau tăng dữ dội',
      en: 'fever, heavy bleeding, a black lump, no urine, pain that grows severe',
    },
  },
  {
    heard: `cục lòi ra | cục … lòi ra | lòi ra … thụt vô | lòi ra … ấn vào | lòi ra … ấn vô | lòi … đẩy vào | lòi dom | lòi trĩ | máu tươi nhỏ giọt | máu nhỏ giọt … đi cầu | đi ngoài ra máu tươi | đi cầu ra máu tươi | giấy vệ sinh … máu | máu dính giấy | giấy … dính … máu | giấy chùi | lau giấy … máu | dính giấy | giọt máu tươi | vệt máu tươi | máu đỏ tươi | trĩ nội | trĩ ngoại | trĩ độ | tri noi | trĩ cũ | trĩ … rát | trĩ sa | trĩ lòi | cục thịt … lòi | lòi cục thịt | bị trĩ mấy | bị trĩ lâu | bị trĩ nhiều | blood on … toilet paper | bright red blood when`,
    saidWithout: `tím | căng cứng | không ngồi nổi | không ngồi được | sưng to | purple | thrombosed`,
    beside:
      'trĩ | tri noi | giấy chùi | giấy vệ sinh | mỗi lần táo | đi cầu | đi ngoài | đi tiêu | đại tiện | đi vệ sinh | hậu môn | toilet | bowel | stool | anus',
    unless:
      'choáng | ngất | xỉu | hoa mắt | sụt cân | phân đen | đau dữ | sốt | xối xả | thành tia nhiều | máu cục | nhiều máu | ra nhiều máu | bầu | mang thai | sau sinh | faint | weight loss | black stool | pregnant',
    who: 'adult',
    about: 'colorectal_surgery',
    of: 'colorectal_surgery general_surgery gastroenterology general_internal',
    before: 'mổ | phẫu thuật | surgery | operation | longo',
    says: step(
      'note',
      'Rất nhiều người bị: bác sĩ khám vài phút, kín đáo, xin được bác sĩ cùng giới, đừng vì ngại mà để lâu. Ra máu nhiều tuần, nhất là từ 40 tuổi hay nhà có người ung thư ruột: hỏi có cần nội soi đại tràng không. Ăn rau, uống nước, ngâm ấm, không rặn lâu, không đắp thuốc gia truyền. Hỏi có cần mổ không, cách nào.',
      'Very many have this: the examination takes minutes and is private, you may ask for a doctor of your own sex; do not put it off out of shame. With blood for weeks, above all from 40 or with bowel cancer in the family, ask about a colonoscopy. More vegetables and water, warm baths, no long straining, no folk ointments. Ask whether surgery is needed and which kind.',
    ),
    watch: {
      vi: 'ra máu nhiều không cầm, choáng, cục lòi ra tím đau dữ dội, sốt',
      en: 'heavy bleeding, faintness, a purple lump with severe pain, fever',
    },
  },
  {
    heard: `hết insulin | insulin hết | insulin sắp hết | insulin gần hết | sắp hết insulin | gần hết insulin | insulin chỉ còn | insulin còn | insulin … hết | lọ insulin cuối | bút insulin … hết | out of insulin | insulin … run out | insulin … running out | insulin left`,
    unless: 'nôn | thở nhanh | lơ mơ | đường huyết cao | hạ đường | vomiting | drowsy',
    about: 'endocrinology',
    says: step(
      'pill',
      'Insulin không được thiếu ngày nào: còn một hai ngày thì đi lấy ngay hôm nay. Mang bút hoặc lọ cũ, đơn, sổ đến bệnh viện gần nhất; thẻ ở nơi khác thì hỏi quầy bảo hiểm, chưa được thì mua theo đơn ở nhà thuốc cho kịp liều. Không bớt liều để dành.',
      'Insulin must not be missed for a day: with a day or two left get it today. Bring the old pen or vial, prescription and record to the nearest hospital; with a card of another place ask the insurance desk, else buy it on prescription in time for the next dose. Do not stretch it by smaller doses.',
    ),
    watch: {
      vi: 'nôn nhiều, thở nhanh sâu, lơ mơ, đau bụng, đường huyết rất cao',
      en: 'repeated vomiting, deep fast breathing, drowsiness, belly pain, a very high sugar',
    },
  },
  {
    heard: `nốt ruồi | mụt ruồi | mole | moles | nốt ruồi … to ra | nốt ruồi … to lên | not ruoi … to ra | not ruoi … to len | nốt ruồi … nham nhở | nốt ruồi … loang | nốt ruồi mới | nốt ruồi … gan bàn chân | nốt ruồi … lòng bàn chân | nốt ruồi … to | nốt ruồi … lớn | nốt ruồi … đậm | nốt ruồi … đổi màu | nốt ruồi … chảy máu | nốt ruồi … loét | nốt ruồi … ngứa | mole … bigger | mole … darker | mole … changed | mole … bleeds | mole … growing | changing mole`,
    beside: `to ra | to lên | lớn ra | lớn lên | lớn dần | to dần | đậm | đổi màu | sậm màu | nham nhở | loang | lan ra | chảy máu | rỉ máu | loét | ngứa | chỗ đen chỗ nâu | bigger | darker | changed | changing | bleeds | bleeding | growing | itchy | irregular`,
    unless: 'xóa nốt ruồi | tẩy nốt ruồi | đốt nốt ruồi xong | sau đốt nốt ruồi',
    ...changingMole,
  },
  {
    heard: `đốm nâu | đốm đen | vết đen | vết nâu | mảng đen | mảng nâu | nốt đen | nốt nâu | dom nau | not den | brown spot | black spot | dark spot | brown patch | dark patch | pigmented spot | pigmented lesion`,
    beside: `to ra | to lên | lớn ra | lớn lên | lớn dần | to dần | lan rộng dần | đậm lên | đậm dần | đổi màu | sậm màu | nham nhở | bờ không đều | chảy máu | rỉ máu | to ra dan | lon dan | bigger | larger | darker | changed | changing | bleeds | growing | grown | irregular`,
    unless: `${notOfSkin} | nốt ruồi | mụt ruồi | mole | moles`,
    who: 'adult',
    ...changingMole,
  },
  {
    heard: `fit to fly | fit-to-fly | medif | cleared to fly | safe to fly home | for the airline | giấy đủ sức khỏe đi máy bay | giấy xác nhận đi máy bay`,
    unless: `short of breath | breathless | chest pain | swollen calf | calf … swollen | bleeding | confused | drowsy | worse | fainted | khó thở | đau ngực | bắp chân sưng | chảy máu | lơ mơ | nặng hơn | ngất`,
    who: 'adult',
    atMost: 'routine',
    isPicture: true,
    isAfter: true,
    watch: {
      vi: 'khó thở, đau ngực, bắp chân sưng đau, sốt, vết mổ đỏ hoặc chảy dịch, đau tăng nhanh',
      en: 'trouble breathing, chest pain, a swollen painful calf, fever, a red or weeping wound, fast growing pain',
    },
  },
  {
    heard: `hết thuốc chống đông | hết thuốc loãng máu | hết xarelto | hết eliquis | hết sintrom | hết plavix | hết clopidogrel | xarelto … hết | eliquis … hết | sintrom … hết | plavix … hết | clopidogrel … hết | thuốc chống đông … hết | ran out of … eliquis | ran out of … xarelto | ran out of … warfarin | ran out of … plavix | ran out of … blood thinner | run out of … eliquis | run out of … xarelto | run out of … warfarin | out of eliquis | out of xarelto`,
    unless: 'chảy máu | phân đen | đau ngực | méo miệng | yếu nửa | nói khó | bleeding | chest pain | weak',
    who: 'adult',
    about: 'cardiology',
    says: step(
      'pill',
      'Thuốc chống đông không được bỏ ngày nào (dễ có cục máu đông, đột quỵ): hôm nay mang vỏ hộp, đơn cũ hoặc ảnh đơn đến bệnh viện gần nhất có tim mạch xin kê tiếp; nhà thuốc bệnh viện thường có, tìm theo tên gốc. Không uống gấp đôi để bù, không tự đổi sang loại khác.',
      'A blood thinner must not be missed for a day (clots, stroke): today take the box, the old prescription or a photo to the nearest hospital with cardiology to have it prescribed; its pharmacy usually has it, ask by the generic name. No double dose to catch up, and no other kind on your own.',
    ),
    watch: {
      vi: 'méo miệng, nói khó, yếu một bên người, đau ngực, khó thở, một bên chân sưng đau',
      en: 'a drooping face, trouble speaking, weakness on one side, chest pain, trouble breathing, one swollen painful leg',
    },
  },
  {
    heard: 'polyp túi mật | polip túi mật | túi mật có polyp | gallbladder polyp | gallbladder polyps',
    unless: 'sốt | vàng da | đau dữ | nghi ung thư | fever | jaundice',
    who: 'adult',
    about: 'general_surgery',
    of: 'general_surgery gastroenterology hepatobiliary_surgery general_internal diagnostic_imaging',
    atMost: 'routine',
    isAfter: true,
    answers: 'phải cắt | cần cắt | phải mổ | cần mổ | kiêng | có sao',
    says: step(
      'calendar',
      'Polyp túi mật nhỏ, không đau thường chỉ siêu âm lại sau 6–12 tháng; thường bàn mổ khi từ khoảng 10 mm, to nhanh, có sỏi kèm hay đau. Mang các tờ siêu âm để so cỡ; không cần kiêng riêng, ăn vừa phải, không uống thuốc tan polyp.',
      'A small gallbladder polyp without pain is usually only scanned again after 6–12 months; surgery is usually discussed from some 10 mm, if it grows fast, or with stones or pain. Bring the reports to compare; no special diet, no pills to “dissolve” it.',
    ),
    watch: {
      vi: 'đau hạ sườn phải kéo dài, sốt rét run, vàng da vàng mắt',
      en: 'lasting pain under the right ribs, fever with shivering, yellow skin or eyes',
    },
  },
  {
    heard: 'u mỡ | cục mỡ | bướu mỡ | u bã đậu | bướu bã đậu | lipoma | sebaceous cyst',
    unless:
      'u mỡ gan | u mỡ thận | sưng đỏ | chảy mủ | sốt | to nhanh | cứng chắc | pus | fever | red and | growing fast',
    about: 'general_surgery',
    isAfter: true,
    answers: 'phải cắt | cần cắt | phải mổ | cần mổ | cắt ở',
    says: step(
      'question',
      'U mỡ, u bã đậu không đau thường lành, để theo dõi được; vướng hay muốn cắt thì nhiều bệnh viện huyện, tỉnh cắt được dưới gây tê, về trong ngày: gọi hỏi lịch, giá. Siêu âm trước, cắt ra hỏi gửi giải phẫu bệnh. Không nặn, không chích lể, không đắp lá.',
      'A painless lipoma or cyst is usually harmless and may stay; if it is in the way, many district and provincial hospitals remove it under local anaesthetic in a day: call for date and price. An ultrasound first, and ask that it goes to pathology. No squeezing, pricking or leaves.',
    ),
    watch: {
      vi: 'sưng nóng đỏ đau kèm sốt, chảy mủ, to lên nhanh',
      en: 'hot red painful swelling with fever, pus, fast growth',
    },
  },
  {
    heard: `phải thay khớp | cần thay khớp | nên thay khớp | muốn thay khớp | định thay khớp | khuyên thay khớp | bảo thay khớp | nói thay khớp | chỉ định thay khớp | đi thay khớp | thay khớp gối ở | thay khớp háng ở | need … knee replacement | needs … knee replacement | need … hip replacement | needs … hip replacement | arrange … replacement | want … replacement | arranging … replacement | knee replacement surgery | hip replacement surgery`,
    unless:
      'đã thay khớp | mới thay khớp | vừa thay khớp | sau thay khớp | thay khớp … tháng | thay khớp … tuần | tập đi | gãy | té | ngã | sốt | đau ngực | khó thở | fell | fracture | fever | chest pain | after knee',
    who: 'adult',
    about: 'orthopedics',
    isLeading: true,
    of: 'orthopedics rehabilitation rheumatology',
    // Who asks what insurance pays is told that.
    saidWithout:
      'bảo hiểm chi | bảo hiểm trả | bảo hiểm thanh toán | bảo hiểm được | bhyt trả | bhyt chi | insurance pay | insurance cover',
    says: step(
      'question',
      'Thay khớp là mổ theo lịch: hỏi bệnh viện tỉnh có làm thường xuyên không, loại khớp, bảo hiểm trả đến mức nào, tập sau mổ ở đâu. Có bệnh tim, tiểu đường, thuốc loãng máu thì khám tim và gây mê trước, xin ghi ra giấy ngừng thuốc nào, mấy ngày; không tự ngừng.',
      'A joint replacement is done on a set date: ask whether the provincial hospital does it regularly, which joint, up to what insurance pays, where to exercise afterwards. With heart disease, diabetes or blood thinners see the heart doctor and anaesthetist first and get in writing what to stop and when; stop nothing yourself.',
    ),
    watch: {
      vi: 'khớp sưng nóng đỏ kèm sốt, bỗng không chống chân được, bắp chân sưng đau',
      en: 'a hot red joint with fever, sudden inability to stand on it, a swollen painful calf',
    },
  },
  // Lungs
  {
    heard: `xịt 4 lần | xịt 5 lần | xịt 6 lần | xịt 5 6 lần | xịt … lần/ngày | xịt … lần mỗi ngày | xịt … lần từ sáng | xịt cắt cơn ngày | ngày xịt | xịt bốn tiếng | xịt 4 tiếng | xit 4 lan | xit 6 lan | hen … thức giấc | hen … thức | suyễn từ đêm | hen … lên lại | inhaler … times a day | puffs a day`,
    beside: 'hen | suyễn | khò khè | cò cử | ventolin | cắt cơn | asthma | wheez | inhaler',
    unless: 'không nói nổi | nói từng chữ | tím | lơ mơ | xịt mũi | cannot speak',
    of: 'pulmonology pediatric_respiratory pediatrics allergy_immunology general_internal emergency',
    isOfNow: true,
    says: step(
      'pill',
      'Phải xịt cắt cơn nhiều lần một ngày hay thức đêm vì khò khè là cơn hen chưa yên: khám hôm nay để được thêm thuốc, đừng chỉ xịt tiếp. Xịt qua buồng đệm, từng nhát; ngồi thẳng, tránh khói, bụi, lông thú. Mang mọi ống xịt, đơn; nói đã xịt mấy nhát, lúc nào. Không tự uống corticoid, kháng sinh còn thừa.',
      'Needing the reliever many times a day, or waking with wheeze, is asthma that has not settled: be seen today for more treatment, do not just go on puffing. Use a spacer, puff by puff; sit up, no smoke, dust or fur. Bring all inhalers; tell how many puffs and when. No left-over steroids or antibiotics.',
    ),
    watch: {
      vi: 'xịt không đỡ hoặc phải xịt lại trong vòng 4 giờ, nói đứt quãng, thở co kéo, tím môi, lơ mơ: gọi 115',
      en: 'no relief or needing it again within 4 hours, broken sentences, the chest drawn in, blue lips, drowsiness: call 115',
    },
  },
  {
    heard: `sốt … đờm vàng | sốt … đờm xanh | sốt … đàm xanh | sốt … đàm vàng | đờm vàng … sốt | đờm xanh … sốt | đàm xanh … sốt | đàm vàng … sốt | đàm đục … sốt | ho sốt | ho đàm … sốt | ho đờm … sốt | ho … sốt … hít | sốt … nhói … hít | ho sot | dom vang | dom xanh | viêm phổi … còn sốt | viêm phổi … sốt lại | phlegm … fever | fever … phlegm`,
    unless: 'không sốt | hết sốt | ho ra máu | hóa trị | ghép | sinh học | no fever | chemo',
    who: 'adult',
    of: 'pulmonology general_internal infectious_disease tuberculosis geriatrics emergency',
    isOfNow: true,
    says: step(
      'question',
      'Ho đờm kèm sốt mấy ngày: xin đo SpO2, nghe phổi, chụp phổi, công thức máu trong ngày. Tới đó uống nhiều nước, nằm đầu cao, paracetamol đúng liều, đeo khẩu trang. Không tự mua hay đổi kháng sinh; đang uống thì mang vỏ thuốc. Ho quá 2 tuần, gầy sút thì thử đờm tìm lao.',
      'Cough with phlegm and fever for days: ask for oxygen level, a chest film and a blood count the same day. Until then drink much, head raised, paracetamol as the packet says, a mask. Buy or change no antibiotics; bring the boxes of what is taken. Over 2 weeks or with weight loss have the phlegm tested for TB.',
    ),
    watch: {
      vi: 'khó thở lúc nghỉ, thở trên 25–30 lần một phút, SpO2 dưới 93, tím môi, lơ mơ, ho ra máu, uống không được',
      en: 'breathlessness at rest, more than 25–30 breaths a minute, oxygen below 93, blue lips, drowsiness, coughing blood, unable to drink',
    },
  },
  {
    heard: `khạc … máu | đờm … máu | đàm … máu | đờm lẫn máu | đàm lẫn máu | tia máu | khac mau | dom … mau | đờm hồng | specks in phlegm | blood in … phlegm | bloody phlegm`,
    beside: 'ho | khạc | phổi | phế quản | đờm | đàm | hút thuốc | cough | phlegm | miner',
    unless: 'ho ra máu | ho máu | ho khạc ra máu | mũi | xoang | dặn trước | không máu | phân | tiểu',
    of: 'pulmonology tuberculosis general_internal oncology ent thoracic_surgery',
    isOfNow: true,
    says: step(
      'question',
      'Đờm có máu: xin chụp phổi, thử đờm tìm lao, hỏi có cần CT ngực; đeo khẩu trang khi đi. Chụp ảnh, ước lượng bằng muỗng để bác sĩ xem. Nghỉ, không gắng sức, không hút thuốc; nói ngay nếu đang uống aspirin, thuốc chống đông, không tự bỏ hay uống thêm thuốc cầm máu.',
      'Blood in the phlegm: ask for a chest film and a TB test, and whether a chest CT is needed; wear a mask. Take photos and estimate it by the spoon. Rest, no effort, no smoking; say at once if on aspirin or blood thinners, neither stop them nor take anything to stop bleeding yourself.',
    ),
    watch: {
      vi: 'máu nhiều dần, quá nửa chén trong một ngày, khó thở, choáng: nằm nghiêng, gọi 115',
      en: 'more and more blood, over half a cup in a day, trouble breathing, faintness: lie on the side, call 115',
    },
  },
  {
    heard: `viêm phổi ra viện | viêm phổi … tái chụp | viêm phổi … chụp lại | viêm phổi về nhà | ra viện … viêm phổi | viem phoi ra vien | after pneumonia`,
    unless: 'sốt lại | khó thở | sốt 38 | sốt 39 | thở nhanh | ho ra máu',
    of: 'pulmonology general_internal infectious_disease geriatrics pediatrics pediatric_respiratory',
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Sau viêm phổi, ho nhẹ, mệt có thể kéo vài tuần và bớt dần. Phim phổi thường chụp lại sau 6–8 tuần, nhất là trên 50 tuổi hay hút thuốc, vì bóng mờ tan chậm. Uống hết đơn, tập thở, đi bộ tăng dần, không hút thuốc; hỏi tiêm ngừa cúm, phế cầu.',
      'After pneumonia a slight cough and tiredness may last some weeks and fade. The film is usually repeated after 6–8 weeks, above all over 50 or in smokers, as shadows clear slowly. Finish the prescription, breathe deeply, walk a little more each day, no smoking; ask about flu and pneumococcal vaccines.',
    ),
    watch: {
      vi: 'sốt lại, khó thở tăng, đau ngực, ho ra máu, lơ mơ, sụt cân',
      en: 'fever again, more breathlessness, chest pain, coughing blood, drowsiness, weight loss',
    },
  },
  {
    heard: `tràn khí màng phổi | tràn khí | tran khi mang phoi | pneumothorax | collapsed lung`,
    beside: `năm ngoái | hồi tháng | đã hút | đã mổ | rút ống | phổi nở | khỏi | năm 20 | tháng trước | máy bay | tai kham | last year | months ago | fly`,
    unless: 'đau nhói | hơi nhói | hụt hơi | khó thở | sáng nay | hôm nay | clip | xem | short of breath | today',
    of: 'pulmonology thoracic_surgery general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'question',
      'Sau tràn khí màng phổi: đi máy bay thường chỉ sau khi phim cho thấy phổi nở hết và thêm ít nhất 1–2 tuần, theo bác sĩ; mang phim, giấy ra viện. Không hút thuốc (dễ tái phát). Lặn bình khí thì tránh hẳn, trừ khi bác sĩ lồng ngực cho phép sau mổ; tập nặng, thổi kèn hỏi khi tái khám.',
      'After a collapsed lung: flying usually only once a film shows the lung fully open and 1–2 weeks more, as the doctor says; carry film and papers. No smoking, it brings it back. No scuba diving unless a chest surgeon allows it after an operation; ask about heavy training or wind instruments at the visit.',
    ),
    watch: {
      vi: 'bỗng đau nhói một bên ngực, khó thở, tím môi: gọi 115',
      en: 'a sudden sharp pain on one side of the chest, trouble breathing, blue lips: call 115',
    },
  },
  {
    heard: `bụi phổi | bui phoi | bệnh phổi nghề nghiệp | phổi nghề nghiệp | hít bụi | hít khói hàn | bụi silic | bụi xi măng | xưởng gỗ bụi | bụi gỗ | bụi than | bụi đá | silicosis | dust … lungs`,
    unless: 'khó thở | oxy | ho ra máu | khạc máu | sốt | sụt cân | tức ngực | gầy | đau ngực | breathless | fever',
    who: 'adult',
    about: 'pulmonology',
    of: 'pulmonology occupational_medicine general_internal health_checkup',
    isAfter: true,
    isLasting: true,
    says: step(
      'folder',
      'Làm nghề nhiều bụi: xin công ty khám bệnh nghề nghiệp (thường công ty trả), chụp phổi và đo chức năng hô hấp định kỳ. Đã nghỉ hay tự đi: hỏi trung tâm kiểm soát bệnh tật tỉnh, bệnh viện phổi. Giữ hợp đồng, sổ bảo hiểm xã hội, phim các năm; có kết luận thì hỏi giám định để hưởng chế độ. Đeo khẩu trang lọc bụi, bỏ thuốc lá.',
      'With dusty work: ask the company for an occupational check (it usually pays), with regular chest films and lung function. If you left or go alone ask the province’s disease control centre or lung hospital. Keep contract, social insurance book and films; with a finding ask about assessment for benefits. A tight dust mask, no smoking.',
    ),
    watch: {
      vi: 'khó thở tăng, ho ra máu, sốt về chiều, sụt cân, đau ngực',
      en: 'more breathlessness, coughing blood, evening fever, weight loss, chest pain',
    },
  },
  {
    heard: `hậu covid | sau covid | hết covid | hau covid | sau khi khỏi covid | long covid | post covid | after covid`,
    unless: 'đau ngực | ngất | khó thở lúc nghỉ | sốt cao | chest pain | bụng',
    of: 'pulmonology cardiology general_internal rehabilitation',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Sau covid còn hụt hơi, mệt: hỏi phim phổi, đo chức năng hô hấp, điện tim, công thức máu một lần. Tập thở chúm môi, thở bụng 5–10 phút ngày vài lần, đi bộ tăng dần, mệt thì bớt; khoa Phục hồi chức năng hô hấp dạy được. Không tự uống corticoid, thuốc tan đông.',
      'Still short of breath or tired after covid: ask once for a chest film, lung function, ECG and blood count. Pursed-lip and belly breathing for 5–10 minutes a few times a day, walk a little more each time, less when tired; respiratory rehabilitation teaches it. No steroids or clot medicine of your own.',
    ),
    watch: {
      vi: 'khó thở lúc nghỉ, SpO2 dưới 94, đau ngực, ngất, chân sưng một bên',
      en: 'breathlessness at rest, oxygen below 94, chest pain, fainting, one swollen leg',
    },
  },
  {
    heard: 'cpap | máy thở ngủ | may cpap',
    of: 'pulmonology ent neurology cardiology general_internal',
    isAfter: true,
    says: step(
      'note',
      'Máy CPAP: mặt nạ đúng cỡ, siết vừa khít, có tạo ẩm thì mũi đỡ khô; rửa mặt nạ mỗi ngày, ống mỗi tuần, thay lọc. Áp lực do bác sĩ đặt theo kết quả đo giấc ngủ: máy cũ mua lại phải cài lại, thay mặt nạ, ống. Còn ngáy, ngủ gật thì mang máy đi khám; đang buồn ngủ thì không lái xe.',
      'CPAP: a mask of the right size, not too tight; a humidifier helps a dry nose; wash the mask daily and the tube weekly, change filters. The pressure follows the sleep study: a second-hand machine must be set anew, with a new mask and tube. If snoring or sleepiness stay, bring the machine; do not drive while sleepy.',
    ),
    watch: {
      vi: 'ngủ gật khi lái xe, khó thở, tím môi, lơ mơ buổi sáng',
      en: 'nodding off at the wheel, trouble breathing, blue lips, morning confusion',
    },
  },
  {
    heard: `máy đo spo2 | máy spo2 | máy kẹp tay | máy kẹp ngón | may kep tay | may spo2 | may do spo2 | spo2 … tay lạnh | sơn móng`,
    unless: 'khó thở | hụt hơi | sốt | ho | mệt | tím | oxy | breathless | fever',
    of: 'pulmonology cardiology general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Máy đo SpO2 hay sai khi tay lạnh, sơn móng, cử động: ngồi yên, ủ ấm tay, lau sơn, chờ một phút số đứng rồi đọc, thử ngón khác. Người khỏe thường từ 95. Đo lại đúng cách vẫn dưới 94 thì đi khám trong ngày, dưới 90 thì cấp cứu, kể cả khi chưa thấy mệt.',
      'An oxygen meter errs with cold hands, nail polish or movement: sit still, warm the hand, remove polish, wait a minute, try another finger. 95 or more is usual. If measured well it stays below 94 be seen the same day, below 90 go to emergency even without distress.',
    ),
  },
  {
    heard: `máy tạo oxy | thở oxy tại nhà | thở oxy ở nhà | xơ phổi | may tao oxy | home oxygen | oxygen concentrator | pulmonary fibrosis`,
    unless: 'phải tăng | phải lên 3 | hôm nay | sốt | mấy ngày nay | khó thở hơn | covid | vừa | worse | fever',
    of: 'pulmonology general_internal geriatrics palliative_care',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Oxy tại nhà là thuốc: mấy lít, mấy giờ một ngày do bác sĩ phổi ghi sau khi đo SpO2 hoặc khí máu; không tự tăng. Chọn máy đủ lít liên tục, có tạo ẩm; máy cũ nhờ kiểm nồng độ oxy. Không lửa, không hút thuốc trong phòng; có bình dự phòng khi mất điện. Hỏi tiêm cúm, phế cầu, tập thở.',
      'Home oxygen is a medicine: litres and hours are written by a lung doctor after measuring; do not raise it yourself. Choose a machine that gives enough litres without pause, with a humidifier; have a used one tested. No flame or smoking in the room; a spare cylinder for power cuts. Ask about flu and pneumococcal vaccines and breathing exercises.',
    ),
    watch: {
      vi: 'SpO2 thấp hơn mọi ngày, phải tăng oxy, sốt, đờm đục, lơ mơ, tím môi',
      en: 'oxygen lower than usual, needing more litres, fever, thick phlegm, drowsiness, blue lips',
    },
  },
  {
    heard: `leo … thở dốc | leo … thở như trâu | cầu thang … thở như trâu | cầu thang … thở dốc | leo … thở mạnh | leo … hụt hơi | leo len … tho doc | lên tầng … thở | out of breath … stairs | breathless on stairs`,
    unless: `đau ngực | tức ngực | ngất | nằm … ho | ho ra máu | sốt | một chân | covid | hen | lúc nghỉ | suy tim | bầu | thai | chest pain | fever | pregnant | copd | tắc nghẽn | bụi phổi | giãn phế quản | xơ phổi`,
    who: 'adult',
    of: 'pulmonology cardiology general_internal hematology',
    isAfter: true,
    says: step(
      'question',
      'Leo cầu thang thở dốc, nghỉ là hết, đã lâu: hay do tăng cân, ít vận động, nhưng nên khám một lần: điện tim, công thức máu (thiếu máu), phim phổi, đo chức năng hô hấp. Kể mấy tầng thì mệt, so với năm ngoái, phù chân, kê gối không. Mới có vài tuần hay nặng nhanh thì đi sớm. Tập đi bộ tăng dần, không hút thuốc.',
      'Out of breath on stairs and well after a rest, for long: often weight and little exercise, yet worth one visit: ECG, blood count, chest film, lung function. Tell after how many floors, compared with last year, swollen legs, pillows. If it began weeks ago or grows fast go soon. Walk more day by day, no smoking.',
    ),
    watch: {
      vi: 'khó thở lúc nghỉ hay khi nằm, đau ngực, ngất, phù chân, ho ra máu, một bên chân sưng',
      en: 'breathless at rest or lying, chest pain, fainting, swollen legs, coughing blood, one swollen leg',
    },
  },
  {
    heard: `ct liều thấp | ct phổi liều thấp | ct phoi lieu thap | tầm soát ung thư phổi | tầm soát phổi | tam soat phoi | low-dose ct | low dose ct | lung cancer screening`,
    unless: 'ho ra máu | sụt cân | nốt mờ | khó thở | nốt | nodule',
    who: 'adult',
    of: 'pulmonology oncology diagnostic_imaging health_checkup general_internal',
    says: step(
      'question',
      'CT phổi liều thấp để tầm soát thường dành cho người 50–80 tuổi hút nhiều (chừng một gói một ngày suốt 20 năm) còn hút hoặc mới bỏ, năm một lần; người chưa từng hút thường không cần. Thường tự trả: gọi hỏi giá, có bác sĩ phổi đọc không. Mang phim cũ để so; bỏ thuốc lá có ích hơn mọi phim.',
      'Low-dose chest CT for screening is usually for ages 50–80 with heavy smoking (about a packet a day for 20 years), now or until lately, once a year; who never smoked seldom needs it. Mostly self-paid: ask the price and whether a lung doctor reads it. Bring old films; stopping smoking helps more than any film.',
    ),
    watch: {
      vi: 'ho ra máu, sụt cân, khàn tiếng kéo dài, khó thở, đau ngực',
      en: 'coughing blood, weight loss, lasting hoarseness, breathlessness, chest pain',
    },
  },
  // Kidneys
  {
    heard: 'thận hư | than hu | nephrotic',
    beside: `sưng húp | phù | phu mat | sưng | bụng to | bụng hơi | lên 4 ký | ba vạch | que ba vạch | 3+ | sốt | swollen | puffy | fever`,
    unless: 'hết phù | không phù | từng | có lần | lần nặng nhất',
    of: 'nephrology pediatric_nephrology pediatrics general_internal',
    isOfNow: true,
    says: step(
      'question',
      'Thận hư mà phù lại, que đạm lên hay có sốt: gọi nơi đang theo dõi và khám hôm nay; xin thử nước tiểu, máu (đạm, creatinin), đo huyết áp. Không tự tăng hay bỏ corticoid; đang uống corticoid mà sốt dù nhẹ vẫn phải khám. Ăn nhạt, cân mỗi sáng, ghi nước tiểu; không thuốc nam, ibuprofen.',
      'Nephrotic syndrome with new swelling, protein on the strip or fever: call where it is followed and be seen today; ask for urine, blood (protein, creatinine) and pressure. Neither raise nor stop the steroid yourself; on steroids even a slight fever must be seen. Little salt, weigh every morning, note the urine; no herbs or ibuprofen.',
    ),
    watch: {
      vi: 'đau bụng nhiều, sốt cao, tiểu rất ít, khó thở, một chân sưng đau, lơ mơ, co giật',
      en: 'much belly pain, high fever, hardly any urine, trouble breathing, one swollen sore leg, drowsiness, a fit',
    },
  },
  {
    heard: 'thận hư | hội chứng thận hư | than hu | nephrotic',
    unless: 'sưng húp | đang phù | lại phù | ba vạch | sốt 38 | hôm nay sốt',
    of: 'nephrology pediatric_nephrology pediatrics general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Thận hư đang lui: giảm corticoid đúng lịch, không tự ngừng; thử que đạm buổi sáng, ghi sổ, ba ngày liền 2+ trở lên thì báo. Ăn nhạt khi phù hay liều cao, ổn thì hỏi ăn lại bình thường. Vắc xin cúm, phế cầu thường tiêm được; vắc xin sống (thủy đậu, sởi) hỏi bác sĩ khi còn uống liều cao. Đi học, vận động được.',
      'Nephrotic syndrome at rest: lower the steroid by the plan, never stop alone; test protein in the morning and write it down, 2+ or more for three days is reported. Little salt while swollen or on high doses, then ask. Flu and pneumococcal vaccines are usually possible; live ones (chickenpox, measles) after asking. School and sport are fine.',
    ),
    watch: {
      vi: 'phù mặt, phù chân lại, tiểu ít, sốt, đau bụng, một chân sưng đau',
      en: 'swelling of face or legs again, little urine, fever, belly pain, one swollen sore leg',
    },
  },
  {
    heard: `mặt … phù | phù mặt | mặt sưng húp | mắt sưng húp | mắt sưng mọng | mí mắt húp | mí mắt … húp | mat sung hup | mặt … phù húp | đái ít … sưng | tiểu ít … phù | face … puffy | face puffed | puffy face`,
    beside: `nước tiểu | tiểu ít | đái ít | tiểu có | bọt | ấn lõm | lún | mắt cá | bàn chân | hai chân | chân sưng | pee | urine | ankles`,
    unless: 'thận hư | dị ứng | ngứa | nổi mề đay | ong | tôm | bầu | thai | sau sinh | khó thở | hives | pregnant',
    of: 'nephrology pediatric_nephrology pediatrics general_internal cardiology urology',
    isOfNow: true,
    says: step(
      'question',
      'Sáng dậy phù mặt, phù chân, tiểu ít, bọt hay sẫm màu: có thể ở thận. Hôm nay xin thử nước tiểu (đạm, máu), creatinin, đạm máu, kali và đo huyết áp; nói có viêm họng, mụn da hai ba tuần trước, thuốc nam, thuốc giảm đau không. Ăn nhạt, cân mỗi sáng; không tự uống lợi tiểu, thuốc nam.',
      'A face swollen in the morning, swollen legs and little, foamy or dark urine may come from the kidneys. Today ask for a urine test, creatinine, blood protein, potassium and the pressure; tell of a sore throat or skin sores weeks ago, herbs or painkillers. Little salt, weigh every morning; no water tablets or herbs of your own.',
    ),
    watch: {
      vi: 'tiểu rất ít hoặc không, khó thở, đau đầu, nhìn mờ, co giật, lơ mơ, phù tăng nhanh',
      en: 'hardly any urine, trouble breathing, headache, dim sight, a fit, drowsiness, fast swelling',
    },
  },
  {
    heard: `squat | tập gym | spinning | tập spin | đạp xe spin | tập nặng | =thách đấu | thử thách | chạy giải | chạy trail | fitness challenge | squats | tap gym`,
    beside: `coca | cô ca | nâu sậm | nâu sẫm | nước trà | trà đặc | trà đậm | sậm như | sẫm màu | tiểu đỏ | tiểu sẫm | tiểu sậm | dark urine | cola | brown`,
    of: 'nephrology general_internal emergency orthopedics urology',
    isOfNow: true,
    says: step(
      'firstaid',
      'Tập nặng rồi cơ sưng cứng đau, nước tiểu nâu như coca có thể là hủy cơ hại thận: hôm nay đi thử CK, creatinin, kali, nước tiểu, đừng chờ hết đau. Ngừng tập, uống nhiều nước nếu còn tiểu được; không uống ibuprofen, diclofenac, không xoa bóp, không rượu bia.',
      'Hard swollen muscles and cola-brown urine after hard training may be muscle breakdown that harms the kidneys: have CK, creatinine, potassium and urine tested today. Stop training, drink much while you pass urine; no ibuprofen or diclofenac, no massage, no alcohol.',
    ),
    watch: {
      vi: 'tiểu rất ít, hồi hộp, yếu cơ, nôn, lơ mơ, khó thở, bắp thịt căng cứng tê',
      en: 'hardly any urine, palpitations, weak muscles, vomiting, drowsiness, trouble breathing, a tense numb limb',
    },
  },
  {
    heard: `ghép thận | ghep than | kidney transplant`,
    beside: `sốt | tiểu ít | nước tiểu ít | tiêu chảy | creatinin … hôm nay | creatinin tăng | quên thuốc | tức | phù | sưng | nặng | ho | fever | less urine`,
    unless: `chờ ghép | muốn ghép | hiến thận | cho thận | không sốt`,
    of: 'nephrology general_internal infectious_disease emergency urology',
    isOfNow: true,
    isAfter: true,
    says: step(
      'phone',
      'Người ghép thận có sốt, tiểu ít, tiêu chảy hay creatinin tăng: gọi nơi ghép ngay bây giờ, khám hôm nay, đừng chờ hẹn. Xin thử creatinin, nồng độ thuốc chống thải, nước tiểu, công thức máu, siêu âm thận ghép. Vẫn uống thuốc chống thải đúng giờ; nôn, tiêu chảy thì hỏi nơi ghép. Không tự uống kháng sinh, ibuprofen, thuốc nam.',
      'With a kidney graft, fever, little urine, diarrhoea or a rising creatinine: call the transplant unit now and be seen today. Ask for creatinine, drug level, urine, blood count and an ultrasound of the graft. Keep taking the medicine on time; with vomiting or diarrhoea ask the unit. No antibiotics, ibuprofen or herbs of your own.',
    ),
    watch: {
      vi: 'sốt từ 38 °C, rét run, tiểu rất ít, đau chỗ ghép, khó thở, lơ mơ',
      en: 'fever of 38 °C or more, shivering, hardly any urine, pain over the graft, trouble breathing, drowsiness',
    },
  },
  {
    heard: `ghép thận | ghep than | kidney transplant`,
    beside: `ổn | ổn định | đều | quên | du lịch | đi chơi | đi biển | vắc xin | tiêm | chích ngừa | tái khám | theo dõi | khỏe | stable | travel | vaccine`,
    unless: `sốt | tiểu ít | nước tiểu ít | hết thuốc | thuốc còn | sắp hết | chờ ghép | muốn ghép | hiến thận | cho thận | fever | needs a transplant`,
    of: 'nephrology general_internal urology preventive_medicine',
    isOfKin: true,
    isAfter: true,
    isLasting: true,
    says: step(
      'pill',
      'Ghép thận đã ổn: thuốc chống thải ghép đúng giờ. Quên mà nhớ sớm thì thường uống ngay, gần cữ sau thì bỏ, không gấp đôi; không chắc thì gọi nơi ghép. Đi xa mang thuốc dư, kèm đơn. Không bưởi, thuốc nam; che nắng. Vắc xin cúm thường được, vắc xin sống (thủy đậu, sởi) thì không: hỏi nơi ghép. Khám gần nhà: xin tóm tắt.',
      'A steady kidney graft: the anti-rejection medicine on time. A dose remembered soon is usually taken at once, near the next one left out, never doubled; if unsure call the unit. Travel with extra and the prescription. No grapefruit or herbs; keep out of the sun. Flu vaccine usually yes, live ones (chickenpox, measles) no: ask the unit. For follow-up near home ask it for a summary.',
    ),
    watch: {
      vi: 'sốt từ 38 °C, tiểu ít hẳn, đau chỗ ghép, phù nhanh, khó thở',
      en: 'fever of 38 °C or more, little urine, pain over the graft, fast swelling, trouble breathing',
    },
  },
  {
    heard: `lọc màng bụng | loc mang bung | thẩm phân phúc mạc | dịch xả | nước xả màng bụng | peritoneal dialysis`,
    about: 'nephrology',
    of: 'nephrology general_internal',
    isAfter: true,
    says: step(
      'phone',
      'Lọc màng bụng: rửa tay, khẩu trang, đóng cửa mỗi lần thay dịch; soi dịch xả. Dịch trong, sợi trắng nhỏ không đau thì báo điều dưỡng lọc lúc tiện; dịch đục, đau bụng hay sốt thì giữ túi dịch, đi ngay hôm nay. Chân ống rửa theo cách đã dạy, không tự bôi cồn. Đi xa, đổi nơi nhận dịch: báo nơi theo dõi trước vài tuần.',
      'Peritoneal dialysis: wash hands, mask, closed door at every change; look at the fluid. Clear, or small white threads without pain: tell the dialysis nurse when convenient; cloudy fluid, belly pain or fever: keep the bag and go today. Clean the exit as taught, no alcohol. Before travel or a new place for the bags tell the unit weeks ahead.',
    ),
    watch: {
      vi: 'dịch xả đục, đau bụng, sốt, dịch không ra, chân ống đỏ mủ, khó thở, phù nhanh',
      en: 'cloudy fluid, belly pain, fever, fluid that does not drain, a red or weeping exit, trouble breathing, fast swelling',
    },
  },
  {
    heard: `không rung | không còn rung | không thấy rung | không còn nghe rung | hết rung | mất rung | khong con rung | khong thay rung | không nghe rù | no thrill`,
    beside: `cầu tay | cầu nối | fav | avf | chạy thận | lọc | chay than | tay | fistula | dialysis`,
    about: 'nephrology',
    of: 'nephrology vascular_surgery emergency',
    isOfNow: true,
    isLeading: true,
    says: step(
      'phone',
      'Cầu tay không còn rung có thể đã tắc: gọi khoa lọc máu ngay bây giờ, đừng chờ buổi lọc sau, vì thông lại tốt nhất trong ngày đầu. Xin siêu âm cầu tay, bác sĩ mạch máu xem; hỏi thử kali và đường lọc tạm. Không xoa nắn, không đo huyết áp, lấy máu, đè lên tay đó; tới đó hạn chế nước, muối, trái cây nhiều kali.',
      'A fistula that no longer hums may be blocked: call the dialysis unit now, not at the next session; it is best reopened within the first day. Ask for an ultrasound and a vessel surgeon, for potassium and a temporary line. No massage, cuff, needles or weight on that arm; little fluid, salt and fruit rich in potassium until then.',
    ),
    watch: {
      vi: 'khó thở, phù, hồi hộp, yếu cơ, tay lạnh tím, chỗ cầu sưng đỏ, sốt, chảy máu không cầm',
      en: 'trouble breathing, swelling, palpitations, weak muscles, a cold blue hand, a red swollen arm, fever, bleeding that does not stop',
    },
  },
  {
    heard: `cầu tay | cầu nối … chạy thận | cầu nối động tĩnh mạch | cau tay | fav | avf | arteriovenous fistula`,
    unless: `không rung | không còn rung | không thấy rung | hết rung | mất rung | không còn nghe rung | khong con rung | sưng đỏ | sốt | chảy máu | lạnh | tím | gãy | té`,
    about: 'nephrology',
    of: 'nephrology vascular_surgery general_surgery',
    isAfter: true,
    isLasting: true,
    says: step(
      'note',
      'Giữ cầu tay: sờ rung sáng tối, rửa sạch trước buổi lọc; không đo huyết áp, lấy máu, đeo đồng hồ, gối đầu, xách nặng tay đó. Mới mổ: bóp bóng mềm nhiều lần ngày khi hết đau, thường dùng được sau 6–8 tuần. Cầu phình to dần, da mỏng bóng, chảy máu lâu sau rút kim thì xin siêu âm, bác sĩ mạch máu xem.',
      'Care of the fistula: feel the hum morning and evening, wash before each session; no cuff, needles for blood, watch, head or heavy bags on that arm. When new squeeze a soft ball many times a day once it does not hurt; usually ready after 6–8 weeks. If it bulges more, the skin turns thin and shiny or bleeds long, ask for an ultrasound and a vessel surgeon.',
    ),
    watch: {
      vi: 'mất rung, chảy máu không cầm (ép chặt, gọi 115), sưng đỏ, sốt, tay lạnh tím',
      en: 'no hum, bleeding that does not stop (press hard, call 115), redness, fever, a cold blue hand',
    },
  },
  {
    heard: `hiến thận | cho thận | cho than | hiến 1 quả thận | hiến một quả thận | hien than | một thận bẩm sinh | một quả thận | 1 quả thận | thận duy nhất | living donor | living-donor | one kidney`,
    unless: 'đau quặn | tiểu ít | nước tiểu hồng | sốt | tiểu máu | lừa | bán thận | fever',
    of: 'nephrology urology general_internal health_checkup',
    isOfKin: true,
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Một thận vẫn sống khỏe: mỗi năm đo huyết áp, thử creatinin và đạm niệu; uống đủ nước, tránh ibuprofen, thuốc nam, giữ cân. Bơi, chạy, cầu lông thường được; võ, đối kháng thì hỏi, mang bảo hộ. Định hiến: khám ở trung tâm ghép (nhóm máu, hòa hợp mô, chức năng thận, CT mạch thận, tâm lý); hiến là tự nguyện, đổi ý lúc nào cũng được.',
      'Life with one kidney is usually healthy: yearly pressure, creatinine and urine protein; drink enough, no ibuprofen or herbs, keep the weight. Swimming, running, badminton are usually fine; ask about contact sports. To donate: a transplant centre tests blood group, tissue match, kidney function, CT of the vessels, and talks with you; it is voluntary and can be declined at any time.',
    ),
    watch: {
      vi: 'tiểu ít hẳn, tiểu máu, đau hông, sốt, phù',
      en: 'little urine, blood in it, flank pain, fever, swelling',
    },
  },
  {
    heard: 'viêm cầu thận | viem cau than | glomerulonephritis',
    unless: 'phù mặt | lại phù | tiểu sẫm | tiểu ít | lupus | sinh thiết',
    of: 'nephrology pediatric_nephrology pediatrics general_internal',
    isAfter: true,
    isLasting: true,
    says: step(
      'calendar',
      'Sau viêm cầu thận: thử nước tiểu và đo huyết áp theo hẹn; hồng cầu vi thể có thể còn nhiều tháng, bớt dần là tốt. Hết phù, huyết áp tốt thì thường ăn uống, đi học, bơi lại bình thường: hỏi khi tái khám. Viêm họng, mụn mủ phải chữa sớm; tránh ibuprofen, thuốc nam.',
      'After glomerulonephritis: urine and pressure on the dates given; a few red cells may stay for months and should fade. Without swelling and with good pressure food, school and swimming are usually normal again: ask at the visit. Treat sore throats and skin sores early; no ibuprofen or herbs.',
    ),
    watch: {
      vi: 'phù lại, nước tiểu sẫm hoặc ít, đau đầu, nhìn mờ, co giật, khó thở',
      en: 'swelling again, dark or little urine, headache, dim sight, a fit, trouble breathing',
    },
  },
];
