import type { RedFlagCode, Urgency } from '#contract/vocabulary.ts';
import { step } from './next-steps/step.ts';
import type { Topic } from './topics/topic.ts';

/**
 * Two things, or three, that are grave together though none is alone: a dangerous illness that is known, and what it must not
 * bring; or two complaints that have to be looked at soon. Written as families do, “ | ” between phrases. Not reviewed.
 */
export type Together = {
  readonly name: string;
  /** The rule as a sentence that a doctor can read. */
  readonly says: string;
  /** Keys of `sources`. */
  readonly source: string;
  readonly level: Exclude<Urgency, 'routine'>;
  /** The sign that it is, where there is one. */
  readonly sign?: RedFlagCode;
  readonly known: string;
  /** Its words are heard without their marks too, for together they can hardly be other ones. */
  readonly isHeardUnmarked?: true;
  /** Known too where another has it, from whom it is caught. */
  readonly ofOthers?: true;
  /** Known too of whoever is pregnant by what the intake tells. */
  readonly ofPregnant?: true;
  readonly told: string;
  /** A third that must be told too. */
  readonly also?: string;
  /** What explains it otherwise. */
  readonly unless?: string;
  /** What is older is nothing new. */
  readonly daysMax?: number;
  /** What is said of it, and goes before any other matter. */
  readonly topic?: Omit<Topic, 'heard'>;
};

const pain = `đau bụng | đau lưng | đau ngực | đau hông | đau quanh rốn | đau lan ra lưng | đau lan ra sau lưng | lan ra sau lưng | đau sau lưng | đau thắt lưng | đau âm ỉ bụng | tức ngực
  | ngất | choáng | belly pain | abdominal pain | stomach pain | back pain | chest pain | flank pain | fainted`;
const thinner = `chống đông | loãng máu | warfarin | sintrom | acenocoumarol | xarelto | rivaroxaban | apixaban | eliquis | dabigatran | pradaxa
  | van tim cơ học | van cơ học | blood thinner | blood thinners | anticoagulant`;
const tbMedicine = `thuốc lao | thuốc kháng lao | thuốc chống lao | điều trị lao | đang trị lao | chữa lao | phác đồ lao | tb medicine | tb medicines | tb medication | tb drugs
  | tuberculosis treatment | rifampicin | isoniazid | pyrazinamide | ethambutol`;
const soreThroat = `sốt | đau họng | rát họng | viêm họng | loét miệng | fever | sore throat | mouth ulcers`;
const dialysis = 'chạy thận | lọc máu | thận nhân tạo | dialysis';
const missedSession = `lỡ … buổi | lỡ buổi | bỏ … buổi | bỏ buổi | trễ … buổi | nghỉ … buổi | mất … buổi | lỡ chạy thận | lỡ lọc máu | bỏ chạy thận | bỏ lọc máu | chưa chạy được | chưa lọc được | không chạy được
  | không lọc được | missed`;
const bloodySputum = `khạc … máu | ho … máu | đờm … máu | đàm … máu | tia máu | blood in … sputum | coughing … blood | cough … blood | blood-streaked`;
const wasting = `mồ hôi trộm | đổ mồ hôi đêm | ra mồ hôi đêm | gầy đi | gầy sút | sụt cân | sút cân | ốm đi | sốt về chiều | sốt chiều | chiều … sốt | gai gai rét | gai rét | night sweats
      | weight loss | lost weight | losing weight`;
const smoker = `hút thuốc | thuốc lá | thuốc lào | smoker | smoked | smokes | smoking | cigarettes`;
const noMoreWaiting: Together['topic'] = {
  inEmergency: true,
  overErrands: true,
  says: step(
    'clock',
    'Lỡ buổi chạy thận mà khó thở, phù hay yếu người thì không chờ đến buổi sau: đi cấp cứu ngay, hỏi nơi nào chạy thận được; trên đường gọi cho khoa thận đang chạy.',
    'A missed dialysis with trouble breathing, swelling or weakness does not wait for the next session: go to an emergency department now, ask which one can do dialysis, and call your dialysis unit on the way.',
  ),
};
const cloudyFluid: Together['topic'] = {
  about: 'nephrology',
  inEmergency: true,
  isTonight: true,
  overErrands: true,
  says: step(
    'phone',
    'Dịch lọc đục hoặc đau bụng khi lọc màng bụng có thể là nhiễm trùng trong bụng: đi ngay, cả ban đêm, đến cơ sở y tế gần nhất nơi đang ở (trên đảo thì trung tâm y tế của đảo), không chờ chuyến đi xa; gọi nơi đang theo dõi lọc để họ chỉ cho bác sĩ ở đó; mang túi dịch đục theo. Không tự uống kháng sinh, không tự pha vào dịch.',
    'Cloudy fluid or belly pain on dialysis through the belly may be an infection inside: go now, also at night, to the nearest place with a doctor where you are (on an island its medical centre), without waiting for a journey; call your dialysis unit so that it guides the doctors there. Bring the cloudy bag; take no antibiotics of your own and put none into the fluid.',
  ),
  watch: {
    vi: 'đau bụng dữ dội, bụng cứng, rét run, lơ mơ, khó thở, nôn liên tục',
    en: 'severe belly pain, a hard belly, shaking chills, drowsiness, trouble breathing, vomiting on and on',
  },
};
const bellyDialysis = `lọc màng bụng | thẩm phân phúc mạc | thẩm phân màng bụng | dịch màng bụng | peritoneal dialysis | capd`;
// Without its marks “chó cắn vào” is also “cho … cần vào”: such texts need the whole of it.
const bitten = `bị chó cắn | bị chó nhà cắn | bị mèo cắn | bị mèo cào | bị khỉ cắn | bị dơi cắn | chó nhà cắn | chó hàng xóm cắn`;
const animals = `=chó | =mèo | =khỉ | =dơi | ${bitten}`;
const bites = `=chó … cắn | =chó cắn | =chó … táp | =chó … cạp | =chó … cào | =mèo … cắn | =mèo … cào | =mèo cào | =khỉ … cắn | =dơi … cắn | =chó … liếm vết thương | ${bitten}`;
// What else bites in a house that has a dog.
const otherBites = `muỗi cắn | muỗi đốt | kiến cắn | ve cắn | ve chó | bọ chét | bọ cắn | côn trùng cắn | rận | rắn cắn | cắn móng`;
const vaccinatedSince = `tiêm đủ | đủ mũi | đủ 5 mũi | đủ năm mũi | đủ 4 mũi | tiêm xong | chích đủ | chích xong | đang tiêm dại | đang chích dại | đã tiêm mũi | đã chích mũi`;
const monthDays = 30;
const freshBirth = `mới sinh | mới sanh | mới đẻ | vừa sinh | vừa sanh | vừa đẻ | sinh … ngày | sanh … ngày | đẻ … ngày | sinh … tuần | sanh … tuần | đẻ … tuần | đẻ mổ | sinh mổ | sanh mổ | mổ đẻ | mổ bắt con | mổ lấy thai | sinh thường | sanh thường | đẻ thường | sau sinh | sau sanh | sau đẻ | gave birth
  | after birth | after delivery | caesarean | cesarean | c-section`;
const oldBirth = `lần trước | lần sinh trước | con đầu | bé đầu | trước đây | năm trước | năm ngoái | đã khỏi | last time | first baby | years ago`;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

export const together: readonly Together[] = [
  {
    name: 'hand_foot_mouth_and_brain',
    says: 'Hand, foot and mouth disease, or blisters on palms and soles, with startling, tremor or an unsteady walk.',
    source: 'HFMD_VN',
    level: 'emergency',
    sign: 'hfmd_severe_signs',
    known: `tay chân miệng | tcm | cham do … long ban tay | chấm đỏ … lòng bàn tay | chấm đỏ … bàn tay | bong nuoc … tay | mun nuoc … tay | not do … long ban tay | mụn nước … tay | mụn nước … chân | bóng nước … tay | bóng nước … chân | phỏng nước … tay | phỏng nước … chân | nốt … lòng bàn tay | nốt … lòng bàn chân | nốt đỏ … bàn tay
      | hand foot and mouth | hand, foot and mouth | hfmd | blisters … hands | blisters … palms | spots … palms`,
    told: `giật mình 3 | giật mình ba | giật mình 4 | giật mình bốn | giật mình 5 | giật mình năm | giật mình mấy lần | giật mình nhiều lần | giựt mình 3 | giựt mình ba | giựt mình 4 | giựt mình mấy lần | giựt mình nhiều | giựt mình hoài | giựt mình liên tục | hay giựt mình | cứ giựt mình | giat minh choi voi | giat minh lien tuc | giat minh hoai | giat minh nhieu | hay giat minh | cu giat minh | giật mình chới với | giật mình liên tục | giật mình liên tiếp | giật mình hoài | giật mình nhiều | giật mình suốt | cứ giật mình | hay giật mình | giật nảy mình | giật thót | chới với | loạng choạng | đi không vững | đứng không vững | run tay | run chân | run giật | run chi | startles | startling | startled | jerks | jerking | unsteady | wobbly | trembling`,
    unless: `hết giật mình | không còn giật mình | không giật mình | đã khỏi | năm ngoái | tháng trước`,
    daysMax: 10,
  },
  {
    name: 'aneurysm_and_pain',
    says: 'A known aneurysm of the aorta with pain in the belly, back or chest of less than a month, or fainting.',
    source: 'ESI',
    level: 'emergency',
    known: `phình động mạch chủ | phình mạch chủ | phình đmc | phình … động mạch chủ | aortic aneurysm | aneurysm of the aorta`,
    told: pain,
    daysMax: monthDays,
    topic: {
      inEmergency: true,
      says: step(
        'firstaid',
        'Đừng chờ lịch chụp hay lịch hẹn. Nằm yên, không gắng sức, không tự lái xe; nói ngay với 115 và khoa cấp cứu: có phình động mạch chủ, to bao nhiêu, đau từ lúc nào.',
        'Do not wait for the scan or the appointment. Lie still, no effort, no driving; tell 115 and the emergency department at once: an aneurysm of the aorta, how wide, since when it hurts.',
      ),
    },
  },
  {
    name: 'brain_aneurysm_and_headache',
    says: 'A known aneurysm or malformation of a vessel of the brain with a headache that is new, or double sight.',
    source: 'ESI',
    level: 'emergency',
    known: `phình mạch não | phình động mạch não | túi phình … não | dị dạng mạch não | dị dạng động tĩnh mạch não | brain aneurysm | cerebral aneurysm`,
    told: `đau đầu dữ | đau đầu nhiều hơn | đau đầu tăng | đau đầu từ sáng | đau đầu đột ngột | nhức đầu dữ | nhức đầu nhiều hơn | đau đầu … nôn | nhức đầu … ói | nhìn đôi
      | sụp mi | severe headache | worse headache | headache … vomiting | double vision`,
    daysMax: monthDays,
  },
  {
    name: 'growing_headache_and_sight',
    says: 'A headache that has grown over weeks, with sight that fails or vomiting on waking.',
    source: 'NG127 CG150',
    level: 'emergency',
    sign: 'headache_warning_signs',
    known: `đau đầu … tăng dần | nhức đầu … tăng dần | đau đầu … nặng dần | nhức đầu … nặng dần | đau đầu … ngày càng | nhức đầu … ngày càng | đau đầu … càng ngày càng | nhức đầu … càng ngày càng | đau đầu tăng | nhức đầu tăng
      | headache … getting worse | headaches … getting worse | headache … worse every`,
    told: `nhìn mờ | mắt mờ | mờ mắt | mờ dần | nhìn đôi | nhìn một thành hai | nôn vọt | nôn buổi sáng | sáng … nôn | sáng … ói | ngủ dậy … nôn | ngủ dậy … ói | blurred vision | blurry vision | double vision | vomits in the morning
      | vomiting in the morning`,
    unless: `đã chụp | chụp mri bình thường | mắt mờ từ lâu | cận | lão thị | đục thủy tinh thể | migraine`,
  },
  {
    name: 'thinner_and_head_blow',
    says: 'A blow to the head while a blood thinner is taken.',
    source: 'NG232',
    level: 'emergency',
    sign: 'head_injury_danger_signs',
    known: thinner,
    told: `đập đầu | va đầu | té đầu | ngã đầu | u đầu | cụng đầu | cụng trán | đập trán | va trán | u trán | hit … forehead | bumped … head | hit her head | hit his head | hit my head | banged … head`,
    daysMax: 7,
  },
  {
    name: 'chest_to_arm_and_sweat',
    says: 'Pain or tightness of the chest that spreads to arm, shoulder, jaw or back, with sweat, breathlessness or vomiting.',
    source: 'CG95 ESI',
    level: 'emergency',
    sign: 'chest_pain_severe',
    known: `tức ngực | đau ngực | nặng ngực | đè ngực | thắt ngực | ép ngực | bóp ngực | đau tức ngực | chest pain | chest tightness | tight chest | pressure in … chest | pain in … chest`,
    also: `lan ra tay | lan xuống tay | lan qua tay | lan sang tay | lan tay | lan ra cánh tay | lan xuống cánh tay | lan ra vai | lan lên vai | lan lên cằm | lan lên hàm | lan ra hàm | lan ra sau lưng | lan sau lưng | down … arm | to … arm | left arm | to … jaw | into … jaw`,
    told: `vã mồ hôi | toát mồ hôi | đổ mồ hôi | mồ hôi lạnh | khó thở | hụt hơi | buồn nôn | nôn | =ói | sweating | sweaty | cold sweat | short of breath | nausea | vomiting`,
    unless: `năm ngoái | năm trước | tháng trước | hồi trước | đã đặt stent | đặt stent rồi | điện tim bình thường | khi ấn vào | ấn vào đau | last year | years ago`,
    daysMax: 3,
  },
  {
    name: 'no_breath_and_no_relief',
    says: 'Somebody who cannot breathe and whom the inhaler no longer helps.',
    source: 'ASTHMA',
    level: 'emergency',
    sign: 'breathing_difficulty',
    isHeardUnmarked: true,
    known: `không thở được | thở không được | thở không nổi | không thở nổi | khó thở | can't breathe | cannot breathe | short of breath`,
    told: `xịt … không đỡ | xịt … không bớt | xịt … hết tác dụng | xịt … không ăn thua | xịt … không hết | xịt mãi không | xịt hoài không | ventolin không | inhaler … not helping | inhaler … not working | inhaler does not help | inhaler doesn't help`,
    unless: `xịt mũi | nghẹt mũi | ngạt mũi | tắc mũi | hết khó thở | hết thuốc xịt | nasal | stuffy nose | blocked nose`,
    daysMax: 7,
  },
  {
    name: 'blood_by_the_cup',
    says: 'Blood that is coughed up by the bowl or cup.',
    source: 'MTS OURS',
    level: 'emergency',
    sign: 'coughing_blood_heavy',
    isHeardUnmarked: true,
    known: `ho ra máu | ho máu | khạc ra máu | khạc máu | coughing blood | coughing up blood | coughed up blood`,
    told: `nửa chén | một chén | cả chén | nửa bát | một bát | cả bát | nửa ly | một ly | nửa cốc | một cốc | cả bụm | half a cup | a cup of blood`,
    unless: `năm ngoái | năm trước | tháng trước | last year`,
    daysMax: 7,
  },
  {
    name: 'magnets_swallowed',
    says: 'A magnet that was swallowed, whatever the child looks like.',
    source: 'BUTTON',
    level: 'emergency',
    sign: 'swallowed_dangerous_object',
    known: `nam châm | magnet | magnets`,
    told: `nuốt | lỡ nuốt | nuốt phải | nuốt mất | swallowed | swallow`,
    unless: `chưa nuốt | không nuốt | khó nuốt | nuốt đau | nuốt vướng | chụp từ | not swallowed | did not swallow`,
    daysMax: monthDays,
  },
  {
    name: 'testicle_hurts_since_today',
    says: 'Pain of one testicle or the scrotum that began today or last night.',
    source: 'TORSION',
    level: 'emergency',
    sign: 'acute_testicular_pain',
    known: `tinh hoàn | hòn dái | hon dai | bìu | bi dái | hòn dế | testicle | testicles | scrotum`,
    isHeardUnmarked: true,
    told: `đau | nhức | sưng đau | đau dữ | pain | painful | hurts`,
    also: `từ chiều | từ sáng | từ trưa | từ tối | từ đêm | từ khuya | đột ngột | tự nhiên | sáng nay | trưa nay | chiều nay | tối nay | vừa mới | mới nãy | since this morning | since this afternoon | suddenly | an hour ago | hours ago | woke up with`,
    unless: `tuần nay | tháng nay | năm nay | mấy hôm nay | quai bị | sau mổ | mổ xong | thắt ống dẫn tinh | for weeks | for months | mumps`,
    daysMax: 2,
  },
  {
    name: 'clot_and_breath',
    says: 'A known clot in a vein with trouble breathing, chest pain or blood coughed up.',
    source: 'NG158',
    level: 'emergency',
    sign: 'breathing_difficulty',
    known: `huyết khối tĩnh mạch | huyết khối … chân | cục máu đông ở chân | dvt | deep vein thrombosis | clot in … leg`,
    told: `khó thở | hụt hơi | thở dốc | đau ngực | tức ngực | ho ra máu | trouble breathing | short of breath | shortness of breath | chest pain | coughing blood`,
    daysMax: monthDays,
  },
  {
    name: 'leg_swollen_after_lying',
    says: 'A calf that swells after an operation, a plaster, a birth or a long flight, or while the pill is taken.',
    source: 'NG158',
    level: 'urgent',
    sign: 'leg_clot_signs',
    known: `sau mổ | mới mổ | vừa mổ | mổ khớp | mổ gối | mổ háng | mổ chân | mổ xương | mổ bụng | mổ ruột | mổ đẻ | mổ lấy thai | mổ bắt con | phẫu thuật | bó bột | nằm một chỗ | nằm liệt | sau sinh | mới sinh | sinh mổ | chuyến bay | bay dài | đi máy bay | thuốc tránh thai | thuốc ngừa thai | surgery | operation | operated | plaster | flight | birth control | contraceptive`,
    told: `bắp chân … sưng | bắp chuối … sưng | bắp chân căng | sưng bắp chân | sưng bắp chuối | cẳng chân … sưng | calf … swollen | calf … swelling | swollen calf | calf swelled`,
    unless: 'hai chân | hai bên | hai bắp chân | cả hai | both legs | both calves',
    daysMax: monthDays,
  },
  {
    name: 'hernia_that_stays_out',
    says: 'A hernia that no longer goes back and is hard, or with vomiting.',
    source: 'ESI',
    level: 'emergency',
    sign: 'severe_abdominal_pain',
    known: `thoát vị bẹn | thoát vị rốn | thoát vị thành bụng | thoát vị vết mổ | thoát vị đùi | hernia`,
    told: `không đẩy vào được | đẩy không vào | không tụt vào | không lên được nữa | cứng đau | cứng ngắc | cứng tím | nôn ói | nôn nhiều | won't go back | will not go back`,
    daysMax: 7,
  },
  {
    name: 'right_lower_belly_and_fever',
    says: 'Pain in the right lower belly with fever, vomiting or a bent walk.',
    source: 'IITT MTS BEC',
    level: 'emergency',
    sign: 'severe_abdominal_pain',
    known: `hố chậu phải | bụng dưới bên phải | bụng dưới phải | bụng phải phía dưới | right lower belly | right lower abdomen | right lower quadrant`,
    told: `sốt | nôn | =ói | đi khom | đi lom khom | co chân | fever | vomiting`,
    daysMax: 5,
  },
  {
    name: 'black_stool_and_faint',
    says: 'Black stools with dizziness, or while medicine against clots is taken.',
    source: 'ESI',
    level: 'emergency',
    sign: 'black_or_bloody_stool',
    known: `${thinner} | aspirin | clopidogrel | plavix | ticagrelor | brilinta | kháng kết tập tiểu cầu | chóng mặt | choáng | choáng váng | xây xẩm | hoa mắt | mệt lả | lả người
      | vã mồ hôi | ngất | xỉu | dizzy | dizziness | light-headed | lightheaded | faint | fainted`,
    told: `phân đen | đi ngoài đen | đi cầu đen | đi cầu ra phân đen | ỉa đen | tiêu phân đen | phân màu đen | phân có màu đen | phân màu hắc ín | black stools | black stool | black sticky stools | black sticky stool
      | black tarry stools | tarry stools | tarry stool | stools are black | stool is black | stools have been black | stools turned black | poo is black | black poo`,
    unless: `không đi cầu đen | không đi ngoài đen | không ỉa đen | viên sắt | uống sắt | thuốc sắt | bổ sung sắt | sắt bổ sung | iron tablets | iron pills | iron supplement | bismuth`,
    daysMax: 14,
  },
  {
    name: 'missed_dialysis_and_breath',
    says: 'A session of dialysis that was missed, with trouble breathing.',
    source: 'ESI',
    level: 'emergency',
    sign: 'breathing_difficulty',
    known: dialysis,
    also: missedSession,
    told: `khó thở | hụt hơi | thở dốc | thở gấp | thở mệt | short of breath | breathless | trouble breathing`,
    daysMax: 7,
    topic: noMoreWaiting,
  },
  {
    name: 'missed_dialysis_and_weakness',
    says: 'A session of dialysis that was missed, with swelling, weakness or an unsteady heart.',
    source: 'ESI',
    level: 'emergency',
    known: dialysis,
    also: missedSession,
    told: `phù to | phù nhiều | phù hơn | phù thêm | phù tăng | mặt phù | phù mặt | phù toàn thân | yếu rã | người yếu | yếu người | yếu cơ | mệt lả | tim đập loạn | tim đập nhanh | very swollen | more swollen
      | swollen face | weak | weakness`,
    daysMax: 7,
    topic: noMoreWaiting,
  },
  {
    name: 'jaundice_fever_and_pain',
    says: 'Yellow skin or eyes with a fever and pain in the belly, or with shaking chills.',
    source: 'ESI',
    level: 'emergency',
    sign: 'sepsis_signs',
    known: `vàng da | vàng mắt | da vàng | mắt vàng | tắc mật | jaundice | jaundiced | yellow skin | yellow eyes | eyes … yellow | skin … yellow`,
    also: `sốt | fever | feverish`,
    told: `đau hạ sườn | hạ sườn phải | sườn phải | đau bụng | đau thượng vị | đau dưới sườn | đau mạn sườn | rét run | ớn lạnh | belly pain | abdominal pain | stomach pain | pain under … ribs | shivering | rigors
      | chills | shaking`,
    daysMax: monthDays,
  },
  {
    name: 'red_eye_after_eye_operation',
    says: 'A red, painful or failing eye within weeks of an operation or an injection on it.',
    source: 'AOMS_EYE OURS',
    level: 'urgent',
    known: `mổ cườm | mổ đục thủy tinh thể | mổ đục thuỷ tinh thể | mổ thủy tinh thể | mổ mắt | phaco | mổ mộng | tiêm mắt | tiêm nội nhãn | thay thủy tinh thể | cataract surgery | cataract operation | eye surgery | eye operation`,
    told: `mắt đỏ nhức | mắt đỏ đau | mắt đỏ | đỏ mắt | nhức mắt | mắt nhức | đau mắt | mắt đau | red eye | eye is red | eye … red | eye hurts | eye … painful`,
    also: `mờ | nhìn mờ | mờ đi | mờ hẳn | không thấy rõ | blurred | blurry | foggy | cannot see | can’t see`,
    daysMax: monthDays,
    topic: {
      about: 'ophthalmology',
      overErrands: true,
      inEmergency: true,
      isTonight: true,
      says: step(
        'phone',
        'Mắt vừa mổ mà đỏ, nhức, nhìn mờ thì không chờ ngày hẹn: gọi ngay nơi đã mổ, và đi khám mắt ngay hôm nay ở nơi gần có bác sĩ mắt, cả ban đêm. Không dụi, không tự mua thuốc nhỏ.',
        'An eye that turns red, painful and blurred after an operation does not wait for the appointment: call those who operated now, and see an eye doctor today at the nearest place that has one, also at night. No rubbing, no drops of your own.',
      ),
      watch: {
        vi: 'mắt không còn thấy gì, đau mắt dữ dội, mắt chảy mủ, nôn',
        en: 'an eye that sees nothing any more, severe eye pain, pus from the eye, vomiting',
      },
    },
  },
  {
    name: 'tooth_knocked_out',
    says: 'A grown tooth knocked out just now.',
    source: 'OURS',
    level: 'urgent',
    known: `răng cửa | răng vĩnh viễn | răng hàm | cái răng | chiếc răng | front tooth | permanent tooth | adult tooth | tooth`,
    told: `văng nguyên | văng ra | gãy văng | văng mất | văng răng | văng cái răng | rơi nguyên cái răng | rụng nguyên cái răng | bật cả chân răng | bật ra nguyên | knocked out | came out whole | fell out whole`,
    daysMax: 1,
    topic: {
      about: 'dentistry',
      overErrands: true,
      isTonight: true,
      says: step(
        'clock',
        'Răng văng nguyên chiếc: cầm phần thân trắng, đừng chạm chân răng, đừng chà rửa. Răng vĩnh viễn, người tỉnh: cắm nhẹ lại đúng chiều rồi cắn khăn sạch; không cắm được thì ngâm sữa tươi hoặc nước bọt, đừng để khô, đừng ngâm nước lã. Răng sữa thì không cắm. Đi ngay: gọi hỏi phòng nha, khoa cấp cứu gần nhất có bác sĩ răng.',
        'A tooth knocked out whole: hold it by the white crown, do not touch or scrub the root. A grown tooth, with the patient awake: put it gently back the right way round and bite on a clean cloth; if that fails keep it in milk or saliva, never dry, not in water. A milk tooth is not put back. Go now: call the nearest dentist, or emergency department with one.',
      ),
      watch: {
        vi: 'chảy máu không cầm, nôn, lơ mơ, đau đầu tăng, há miệng hay cắn không khớp',
        en: 'bleeding that does not stop, vomiting, drowsiness, a growing headache, a jaw that does not open or close as it did',
      },
    },
  },
  {
    name: 'spinal_spread_and_weak_legs',
    says: 'A cancer that has spread to the spine with weak legs or trouble passing urine.',
    source: 'CES',
    level: 'emergency',
    sign: 'cauda_equina_signs',
    known: `di căn cột sống | di căn xương sống | di căn đốt sống | di căn xương | spinal metastases | spread to the spine`,
    told: `yếu chân | yếu hai chân | chân yếu | hai chân yếu | không đi được | không đứng được | tê hai chân | bí tiểu | không tiểu được | són tiểu | weak legs | legs … weak | cannot walk
      | cannot pass urine`,
    daysMax: 14,
  },
  {
    name: 'shunt_and_vomiting',
    says: 'A drain of the brain with vomiting, drowsiness or a growing headache.',
    source: 'ESI',
    level: 'emergency',
    sign: 'altered_consciousness',
    known: `dẫn lưu não thất | van não thất | shunt não | não úng thủy | vp shunt | ventricular shunt`,
    told: `nôn vọt | nôn liên tục | nôn nhiều | li bì | lơ mơ | ngủ gà | đau đầu tăng | đau đầu nhiều hơn | co giật | vomiting | drowsy`,
    daysMax: 14,
  },
  {
    name: 'adrenal_and_vomiting',
    says: 'Failing adrenals, or steroids for long, with vomiting or exhaustion.',
    source: 'ESI',
    level: 'emergency',
    sign: 'shock_signs',
    known: `suy thượng thận | suy tuyến thượng thận | addison | adrenal insufficiency`,
    told: `nôn nhiều | nôn liên tục | nôn ói | mệt lả | lả người | lơ mơ | tụt huyết áp | vomiting | exhausted | drowsy`,
    daysMax: 14,
  },
  {
    name: 'swallows_only_liquids',
    says: 'Swallowing that has become hard until only liquids go down.',
    source: 'NG12 OURS',
    level: 'urgent',
    known: `nuốt nghẹn | nuốt vướng | nuốt khó | khó nuốt | trouble swallowing | hard to swallow | difficulty swallowing`,
    told: `chỉ uống được | chỉ nuốt được nước | cháo loãng cũng nghẹn | uống nước cũng nghẹn | only liquids | only drink`,
  },
  {
    name: 'clot_in_the_heart',
    says: 'A clot that was seen inside the heart.',
    source: 'ESI OURS',
    level: 'urgent',
    known: `huyết khối … thất trái | huyết khối … buồng tim | huyết khối … nhĩ trái | huyết khối mỏm | thrombus in … ventricle | left ventricular thrombus`,
    told: `siêu âm tim | siêu âm | nhồi máu | echo | echocardiogram`,
  },
  {
    name: 'valve_and_fever',
    says: 'An artificial heart valve with a fever.',
    source: 'ESI',
    level: 'urgent',
    known: `thay van tim | van tim nhân tạo | van tim cơ học | van cơ học | van sinh học | thay van hai lá | thay van động mạch chủ | artificial valve | mechanical valve
      | prosthetic valve`,
    told: `sốt | ớn lạnh | rét run | fever | chills`,
    daysMax: monthDays,
    topic: {
      about: 'cardiology',
      says: step(
        'note',
        'Nói ngay khi đến là có van tim nhân tạo: bác sĩ có thể cần cấy máu trước khi cho kháng sinh, nên đừng tự uống kháng sinh.',
        'Say on arrival that there is an artificial heart valve: blood may have to be cultured before any antibiotic, so take none of your own.',
      ),
      watch: {
        vi: 'khó thở, lơ mơ, yếu một bên, nói khó, rét run',
        en: 'trouble breathing, drowsiness, weakness on one side, trouble speaking, shivering',
      },
    },
  },
  {
    name: 'tb_medicine_and_harm',
    says: 'Medicine for tuberculosis with yellow eyes, dark urine, vomiting or a rash.',
    source: 'TB',
    level: 'urgent',
    known: tbMedicine,
    told: `vàng mắt | mắt vàng | con mắt vàng | vàng da | da vàng | nước tiểu vàng sậm | nước tiểu sậm | tiểu sậm | tiểu màu nước vối | nôn nhiều | nôn liên tục | phát ban | nổi ban
      | nổi mẩn | ngứa khắp | yellow eyes | yellow skin | jaundice | dark urine | vomiting | rash`,
    daysMax: monthDays,
    topic: {
      about: 'tuberculosis',
      overErrands: true,
      says: step(
        'phone',
        'Gọi ngay hôm nay, trước giờ uống liều tới, cho tổ chống lao hoặc bác sĩ đang cho thuốc: kể dấu hiệu này và hỏi uống tiếp hay tạm ngưng. Có thể thuốc đang hại gan hoặc dị ứng, cần thử máu trong ngày; tạm ngưng theo lời bác sĩ không làm hỏng đợt điều trị.',
        'Call the TB unit or the prescribing doctor today, before the next dose: tell of this and ask whether to go on or to pause. The medicine may be harming the liver or be an allergy, and blood is tested the same day; a pause that the doctor orders does not spoil the treatment.',
      ),
      watch: {
        vi: 'lơ mơ, ngủ gà, nôn liên tục, chảy máu, đau bụng nhiều, khó thở, sưng mặt, da phồng rộp',
        en: 'drowsiness, vomiting on and on, bleeding, much belly pain, trouble breathing, a swollen face, blistering skin',
      },
    },
  },
  {
    name: 'tb_medicine_and_sight',
    says: 'Medicine for tuberculosis with failing sight.',
    source: 'TB',
    level: 'urgent',
    known: tbMedicine,
    told: `nhìn mờ | mờ mắt | mắt mờ | blurred`,
    daysMax: monthDays,
    topic: {
      about: 'tuberculosis',
      overErrands: true,
      says: step(
        'phone',
        'Gọi ngay hôm nay, trước giờ uống liều tới, cho tổ chống lao hoặc bác sĩ đang cho thuốc: kể mắt mờ từ lúc nào và hỏi tạm ngưng thuốc nào. Có thể thuốc đang hại mắt, hôm nay cần bác sĩ mắt xem.',
        'Call the TB unit or the prescribing doctor today, before the next dose: say since when sight is failing and ask which medicine to pause. It may be harming the eyes, and an eye doctor should look today.',
      ),
      watch: {
        vi: 'mờ thêm, đau mắt, không phân biệt được màu',
        en: 'sight failing more, pain in the eye, colours lost',
      },
    },
  },
  {
    name: 'thyroid_medicine_and_fever',
    says: 'Medicine for an overactive thyroid with a fever or a sore throat: the defences may be gone.',
    source: 'NEUTRO',
    level: 'urgent',
    known: `thyrozol | thiamazol | thiamazole | methimazole | methimazol | carbimazole | carbimazol | propylthiouracil | ptu | kháng giáp | thuốc cường giáp | antithyroid`,
    told: soreThroat,
    topic: {
      about: 'endocrinology',
      overErrands: true,
      isTonight: true,
      inEmergency: true,
      says: step(
        'phone',
        'Đang uống thuốc cường giáp mà sốt hoặc đau họng thì phải thử công thức máu ngay trong ngày, ban đêm thì ở khoa cấp cứu: thuốc có khi làm mất bạch cầu. Trước liều tới, hỏi bác sĩ có phải tạm ngưng không; đừng tự mua kháng sinh, đừng chờ đến lịch hẹn.',
        'With a fever or a sore throat on medicine for an overactive thyroid, a blood count is needed the same day, at night in an emergency department: the medicine can take away the white cells. Before the next dose ask a doctor whether to pause it; buy no antibiotics by yourself, and do not wait for the appointment.',
      ),
      watch: {
        vi: 'rét run, lơ mơ, khó thở, không nuốt được, tim đập rất nhanh',
        en: 'shaking chills, drowsiness, trouble breathing, being unable to swallow, a racing heart',
      },
    },
  },
  {
    // Whether it is treated, or the medicine was left out, is not told: the level stands, and nothing is said of pausing it.
    name: 'thyroid_illness_and_fever',
    says: 'An overactive thyroid with a fever or a sore throat.',
    source: 'NEUTRO',
    level: 'urgent',
    known: 'basedow',
    told: soreThroat,
    topic: { about: 'endocrinology', overErrands: true, isTonight: true },
  },
  {
    name: 'caustic_in_the_eye',
    says: 'Lime, cement, acid, glue or a cleaner that got into an eye within these days.',
    source: 'AOMS_EYE',
    level: 'emergency',
    sign: 'eye_chemical_or_penetrating_injury',
    isHeardUnmarked: true,
    known: `=vôi | vôi bột | vôi tôi | vôi sống | xi măng | axit | keo 502 | keo dán sắt | nước tẩy | thuốc tẩy | javel | thông cống | thuốc trừ sâu | thuốc cỏ | acid | bleach | =lime | cement | drain cleaner | super glue | pesticide`,
    told: `bắn vô … mắt | bắn vào … mắt | văng vô … mắt | văng vào … mắt | rơi vào mắt | rớt vô mắt | dính vào mắt | dính vô mắt | đổ vào mắt | bay vô mắt | tạt vào … mắt | tạt vô … mắt | xịt vào mắt | xịt vô mắt | nhỏ nhầm … mắt | in … eye | in … eyes | into … eye | into … eyes`,
    unless: `vôi hóa | vôi hoá | gai cột sống | đeo kính bảo hộ | limestone | calcified`,
    daysMax: 2,
  },
  {
    name: 'diphtheria_near_and_throat',
    says: 'A throat with grey or white patches, a swollen neck or a hoarse breath where diphtheria is about: antitoxin does not wait.',
    source: 'OURS',
    level: 'emergency',
    sign: 'airway_swelling_or_stridor',
    known: `bạch hầu | diphtheria`,
    ofOthers: true,
    told: `mảng trắng | màng trắng | mảng xám | trắng xám | giả mạc | cổ bạnh | bạnh cổ | cổ … bạnh | cổ sưng | sưng cổ | khàn tiếng | thở rít | khó thở | grey patch | white patch | grey membrane | swollen neck | hoarse | noisy breathing`,
    unless: `tiêm bạch hầu | tiêm … bạch hầu | chích … bạch hầu | nhắc bạch hầu | mũi bạch hầu | vắc xin bạch hầu | vaccine bạch hầu | không có mảng | không thấy mảng | năm ngoái`,
    daysMax: 14,
    topic: {
      inEmergency: true,
      says: step(
        'phone',
        'Nghi bạch hầu: đeo khẩu trang, ở riêng một chỗ, gọi trước cho nơi sắp đến để họ đón riêng và hỏi huyết thanh kháng độc tố; cố thở nhẹ, không ngoáy họng. Người ở cùng nhà báo trạm y tế để được uống thuốc phòng và tiêm.',
        'Possible diphtheria: wear a mask, stay apart, call ahead so that they receive you apart and ask for antitoxin; breathe calmly, do not scrape the throat. Whoever lives with the patient tells the health station, for preventive medicine and a vaccine.',
      ),
    },
  },
  {
    name: 'pregnancy_and_a_little_blood',
    says: 'A little blood, or brown or pink discharge, in a pregnancy: a doctor looks today. More of it is a sign of its own.',
    source: 'MATERNAL WHO_PCPNC',
    level: 'urgent',
    sign: 'pregnancy_bleeding_or_severe_pain',
    known: 'mang thai | có thai | có bầu | tim thai | pregnant | my pregnancy',
    ofPregnant: true,
    told: `tí máu | tý máu | chút máu | ít máu | xíu máu | miếng máu | giọt máu | vệt máu | vết máu | đốm máu | vài đốm | máu hồng | máu nâu | máu đỏ | thấm máu | dính máu | rỉ máu | dịch nâu | dịch hồng | huyết hồng | huyết nâu | xíu huyết | chút huyết | ít huyết
      | spotting | spots of blood | drops of blood | pink discharge | brown discharge | pinkish | brownish`,
    unless: `máu cam | mũi | chân răng | đánh răng | trĩ | táo bón | đi cầu | đi ngoài | phân | nước tiểu | xét nghiệm | thử máu | lấy máu | truyền máu | thiếu máu | ho | =đờm | đứt tay | vết cắt | sau sinh | sau khi sinh | nose | gums | stool | constipated | blood test`,
  },
  {
    name: 'pregnancy_and_pox',
    says: 'Chickenpox, measles or rubella in a pregnancy, or near it: what protects helps only in the first days.',
    source: 'OURS',
    level: 'urgent',
    known: `bị thủy đậu | bị thuỷ đậu | nổi thủy đậu | mắc thủy đậu | lây thủy đậu | tiếp xúc … thủy đậu | trái rạ | bị sởi | mắc sởi | nổi sởi | tiếp xúc … sởi | bị rubella | tiếp xúc … rubella | has chickenpox | have chickenpox | got chickenpox
      | exposed to chickenpox | has measles | have measles | exposed to measles | has rubella`,
    ofOthers: true,
    told: `mang thai | có thai | có bầu | em bầu | vợ bầu | đang bầu | bầu … tuần | bầu … tháng | thai … tuần | pregnant`,
    unless: `hồi nhỏ | ngày xưa | hồi bé | tiêm ngừa rồi | đã tiêm đủ | đã tiêm phòng | bị rồi | đã từng bị | trước khi có thai | trước khi mang thai | chuẩn bị có thai | as a child | vaccinated`,
  },
  {
    name: 'last_pain_without_medicine',
    says: 'Strong pain in the last stage of a cancer whose medicine has run out or helps no more: not left for another night.',
    source: 'OURS',
    level: 'urgent',
    known: `ung thư | di căn | =k gan | =k phổi | =k dạ dày | =k đại tràng | =k vú | giai đoạn cuối | cancer | terminal`,
    told: `hết thuốc giảm đau | thuốc giảm đau hết | thuốc giảm đau hết rồi | giảm đau hết | hết morphin | hết miếng dán | giảm đau không ăn thua | giảm đau không đỡ | giảm đau thường không | giảm đau … không đỡ | giảm đau … không ăn thua | không còn thuốc giảm đau | thuốc giảm đau không còn | uống giảm đau không | out of painkillers | out of morphine | painkillers do not help
      | painkillers are not working`,
    also: `đau nhiều | đau … nhiều | đau … về đêm | đêm … đau | đau quá | đau lắm | đau dữ | đau không ngủ | không ngủ được | hổng ngủ | mất ngủ vì đau | rên | đau suốt | đau cả đêm | la đau | in pain | cannot sleep | can't sleep | severe pain`,
    unless: `sắp hết | gần hết | đã đỡ đau | hết đau`,
  },
  {
    name: 'smoker_cough_with_blood_and_wasting',
    says: 'A cough with blood beside weight loss, in who has smoked: a tumour of the lung is as likely as tuberculosis.',
    source: 'NG12 TB',
    level: 'urgent',
    known: bloodySputum,
    told: wasting,
    also: smoker,
    topic: {
      about: 'pulmonology',
      says: step(
        'clock',
        'Ho ra máu và gầy đi ở người hút thuốc: cần chụp phổi hôm nay ở nơi gần nhất có X-quang; hỏi bác sĩ có cần chụp CT ngực và thử đờm để loại trừ u phổi và lao, và phiếu chuyển đến bệnh viện phổi. Trong lúc chờ đeo khẩu trang, mở cửa thoáng.',
        'Blood in the sputum and lost weight in a smoker: have a chest film today at the nearest place that takes one; ask whether a chest CT and a sputum test are needed to rule out a tumour of the lung and tuberculosis, and for a referral to the lung hospital. Until then wear a mask and air the rooms.',
      ),
      watch: {
        vi: 'ho ra máu từng ngụm, khó thở, đau ngực dữ, lơ mơ',
        en: 'mouthfuls of blood, trouble breathing, severe chest pain, drowsiness',
      },
    },
  },
  {
    name: 'cough_with_blood_and_wasting',
    says: 'A cough with blood, or of weeks, beside night sweats, weight loss or an evening fever.',
    source: 'TB NG12',
    level: 'urgent',
    known: bloodySputum,
    told: wasting,
    unless: smoker,
    topic: {
      about: 'tuberculosis',
      says: step(
        'people',
        'Có thể là lao hoặc bệnh phổi khác, cần chụp phổi và thử đờm, không cần gói khám. Từ bây giờ đeo khẩu trang, mở cửa thoáng, ngủ riêng, đừng ở gần trẻ nhỏ cho đến khi bác sĩ nói rõ.',
        'It may be tuberculosis or another illness of the lungs: it takes a chest film and a sputum test, no check-up package. From now on wear a mask, air the rooms, sleep apart and keep away from small children until the doctor knows more.',
      ),
      watch: {
        vi: 'ho ra máu từng ngụm, khó thở, đau ngực dữ, lơ mơ',
        en: 'mouthfuls of blood, trouble breathing, severe chest pain, drowsiness',
      },
    },
  },
  {
    name: 'hiv_risk_just_now',
    says: 'A torn condom, sex without one or a needle within 72 hours, with a partner whose HIV status is unknown or positive.',
    source: 'PEP',
    level: 'urgent',
    sign: 'hiv_exposure_recent',
    known: `hiv | có h | nhiễm h | bị h | bị hiv | gái mại dâm | gái bán dâm | người lạ | tình một đêm | kim tiêm | sex worker | one night stand | status unknown | unknown status`,
    told: `rách bao | bao cao su … rách | bao bị rách | tuột bao | không dùng bao | không đeo bao | không bao cao su | quan hệ không an toàn | kim đâm | đạp kim | giẫm kim | condom broke
      | condom … broke | condom split | condom came off | unprotected sex | without a condom | needle stick | needlestick | pricked`,
    daysMax: 3,
    topic: {
      about: 'infectious_disease',
      overErrands: true,
      isTonight: true,
      says: step(
        'clock',
        'Gọi trước hỏi nơi nào có thuốc phòng (PEP) ngay: khoa cấp cứu, bệnh viện có khoa truyền nhiễm, hoặc CDC tỉnh. Tốt nhất là trong vài giờ đầu, đừng chờ sang tuần. Xét nghiệm làm cùng lúc và được giữ kín.',
        'Call ahead to ask who has the medicine (PEP) now: an emergency department, a hospital with an infections ward, or the provincial CDC. The first hours are best; do not wait for next week. The tests are done at the same time and kept confidential.',
      ),
      watch: {
        vi: 'đang bị đe dọa hay ép buộc (gọi 113); uống thuốc xong nổi mẩn, khó thở, vàng da',
        en: 'you are being threatened or forced (call 113); rash, trouble breathing or yellow skin after the medicine',
      },
    },
  },
  {
    name: 'forest_and_rigors',
    says: 'Chills and fever in bouts after the forest, the fields on the hills or a country with malaria.',
    source: 'NG253 OURS',
    level: 'urgent',
    known: `đi rừng | vào rừng | vô rừng | trong rừng | ngủ rừng | ở rừng | đi rẫy | ngủ rẫy | trên rẫy | đi biên giới | vùng sốt rét | từ châu phi | ở châu phi | angola | rẫy trong rừng | đi rẫy về | đi lào về | đi campuchia về | from africa | in the jungle
      | in the forest`,
    told: `rét run | lạnh run | sốt cơn | run từng cơn | cơn rét | lên cơn sốt | sốt từng cơn | sốt cách ngày | cách ngày … sốt | sốt rét run | sốt … vã mồ hôi | rét … sốt | shivering | chills | fever comes and goes`,
    daysMax: monthDays,
    topic: {
      about: 'infectious_disease',
      overErrands: true,
      says: step(
        'clock',
        'Sốt từng cơn kèm rét run sau khi đi rừng, đi rẫy có thể là sốt rét: thử máu tìm sốt rét ngay hôm nay ở trạm y tế hoặc trung tâm y tế gần nhất, hỏi có được thử miễn phí theo chương trình sốt rét không. Đừng chờ cơn sau, đừng tự mua thuốc; tạm nghỉ làm, ngủ màn.',
        'Bouts of fever with chills after the forest or the fields may be malaria: have the blood tested for it today at the nearest health station or medical centre, and ask whether the malaria programme pays. Do not wait for the next bout or buy medicine yourself; rest, and sleep under a net.',
      ),
      watch: {
        vi: 'lơ mơ, co giật, vàng mắt, nước tiểu đỏ sẫm, khó thở, nôn không uống được',
        en: 'drowsiness, fits, yellow eyes, dark red urine, trouble breathing, vomiting all that is drunk',
      },
    },
  },
  {
    name: 'animal_and_bite',
    says: 'A bite by an animal that may have rabies, told in English.',
    source: 'RABIES',
    level: 'urgent',
    sign: 'rabies_exposure',
    known: `dog | stray dog | stray cat | monkey | puppy`,
    told: `bitten on | bitten by | was bitten | got bitten | bit me | bit him | bit her | bit my`,
    daysMax: 14,
    topic: { isTonight: true },
  },
  {
    name: 'marrow_medicine_and_fever',
    says: 'A medicine that may take away the white cells, with a fever, a sore throat or sores in the mouth.',
    source: 'NEUTRO',
    level: 'urgent',
    known: `methotrexat | methotrexate | azathioprin | azathioprine | leflunomid | leflunomide | cyclophosphamid | cyclophosphamide | clozapin | clozapine | mycophenolat | mycophenolate | sulfasalazin | sulfasalazine`,
    told: `đang sốt | bị sốt | sốt cao | sốt từ | sốt 38 | sốt 39 | sốt 40 | hôm nay sốt | hôm qua sốt | nay sốt | đau họng | rát họng | viêm họng | loét miệng | lở miệng | a fever | sore throat | mouth ulcers | mouth sores`,
    daysMax: monthDays,
    topic: {
      overErrands: true,
      isTonight: true,
      inEmergency: true,
      says: step(
        'phone',
        'Thuốc đang uống có khi làm mất bạch cầu: sốt, đau họng hay loét miệng lúc này phải thử công thức máu ngay trong ngày, ban đêm thì ở khoa cấp cứu. Trước liều tới, gọi bác sĩ kê thuốc hỏi có phải tạm ngưng không; đừng tự mua kháng sinh.',
        'This medicine can take away the white cells: with a fever, a sore throat or mouth sores a blood count is needed the same day, at night in an emergency department. Before the next dose call the prescribing doctor and ask whether to pause it; buy no antibiotics by yourself.',
      ),
      watch: {
        vi: 'rét run, lơ mơ, khó thở, không nuốt được, chảy máu',
        en: 'shaking chills, drowsiness, trouble breathing, being unable to swallow, bleeding',
      },
    },
  },
  {
    name: 'statin_and_dark_urine',
    says: 'A medicine against blood fats with muscle pain and dark urine.',
    source: 'OURS',
    level: 'urgent',
    known: `statin | atorvastatin | rosuvastatin | simvastatin | thuốc mỡ máu | thuốc hạ mỡ máu | fenofibrat | fenofibrate`,
    told: `nước tiểu sẫm | nước tiểu sậm | tiểu sẫm màu | tiểu sậm | nước tiểu màu coca | tiểu đỏ nâu | đau cơ khắp | đau cơ dữ | yếu cơ | dark urine | cola-coloured urine`,
    daysMax: monthDays,
    topic: {
      inEmergency: true,
      says: step(
        'phone',
        'Đau, yếu cơ hay nước tiểu sẫm khi uống thuốc mỡ máu: gọi bác sĩ kê thuốc ngay hôm nay, trước liều tới, hỏi tạm ngưng; xin thử máu (men cơ, thận) trong ngày và uống đủ nước.',
        'Painful or weak muscles or dark urine on medicine for blood fats: call the prescribing doctor today, before the next dose, about pausing it; ask for blood tests (muscle, kidneys) the same day and drink enough.',
      ),
      watch: {
        vi: 'tiểu rất ít, yếu liệt, khó thở, lơ mơ, vàng mắt',
        en: 'hardly any urine, paralysis, trouble breathing, drowsiness, yellow eyes',
      },
    },
  },
  {
    name: 'blisters_near_the_eye',
    says: 'Blisters of one side on forehead, nose or lid with a red or watering eye: shingles may reach the eye.',
    source: 'AOMS_EYE',
    level: 'urgent',
    known: `zona | giời leo | dời leo | mụn nước … trán | mụn nước … mũi | mụn nước … mí | mụn nước … mặt | shingles | blisters … nose | blisters … forehead | blisters … eyelid | forehead … blisters`,
    told: `mắt đỏ | đỏ mắt | mắt … đỏ | chảy nước mắt | mắt cộm | chóp mũi | đầu mũi | eye is red | red eye | eye … watery | watery eye | sore eye`,
    daysMax: 14,
    topic: {
      about: 'ophthalmology',
      says: step(
        'clock',
        'Mụn nước ở trán, mũi kèm mắt đỏ có thể là zona gần mắt: hôm nay cần bác sĩ mắt xem, và hỏi ngay thuốc kháng vi-rút (tốt nhất trong 72 giờ đầu nổi mụn). Không tự nhỏ thuốc có corticoid, không đắp lá.',
        'Blisters on forehead or nose with a red eye may be shingles near the eye: an eye doctor should look today, and ask at once for antiviral medicine (best within 72 hours of the blisters). No steroid drops of your own, no leaves.',
      ),
      watch: {
        vi: 'nhìn mờ, đau mắt dữ dội, sợ ánh sáng, nổi lan cả người, sốt cao, lơ mơ',
        en: 'blurred sight, severe eye pain, light hurting the eye, blisters all over, high fever, drowsiness',
      },
    },
  },
  {
    name: 'peritoneal_dialysis_and_infection',
    says: 'Dialysis through the belly with cloudy fluid and belly pain, chills or a fever.',
    source: 'ESI OURS',
    level: 'emergency',
    known: bellyDialysis,
    also: `dịch … đục | dịch xả … đục | dịch ra đục | đục như | vẫn đục | cloudy`,
    told: `đau bụng | bụng … đau | sốt | ớn lạnh | gai lạnh | gai gai lạnh | gai rét | rét run | belly pain | belly hurts | abdominal pain | stomach pain | fever | chills | shivering`,
    daysMax: 7,
    topic: cloudyFluid,
  },
  {
    name: 'peritoneal_dialysis_and_cloudy_fluid',
    says: 'Dialysis through the belly with cloudy fluid, belly pain or fever.',
    source: 'ESI',
    level: 'urgent',
    known: bellyDialysis,
    told: `dịch … đục | dịch xả … đục | đục như | đau bụng | bụng … đau | sốt | ớn lạnh | rét run | cloudy | belly pain | fever`,
    daysMax: 7,
    topic: cloudyFluid,
  },
  {
    name: 'tooth_and_closing_mouth',
    says: 'A bad tooth whose swelling has gone below the jaw, with a mouth that hardly opens or trouble swallowing.',
    source: 'IITT OURS',
    level: 'emergency',
    sign: 'airway_swelling_or_stridor',
    known: `răng khôn | răng cấm | răng hàm | răng sâu | sâu răng | nhức răng | đau răng | răng nhức | răng đau | áp xe răng | chân răng | cái răng | tooth | toothache | molar | dental abscess`,
    also: `dưới cằm | qua cằm | xuống cằm | sưng cằm | dưới hàm | xuống hàm | xuống cổ | lan cổ | sưng cổ | sàn miệng | gầm miệng | under the chin | under his chin | under her chin | under my chin | below the jaw | under the jaw
      | into the neck | down the neck | floor of the mouth`,
    told: `há … lọt | há không lọt | không há được | không há nổi | không há miệng được | há miệng không được | há không được | há miệng không nổi | há không ra | cứng hàm | khít hàm | nuốt khó | khó nuốt | nuốt không được | không nuốt được
      | nói như ngậm | barely open | hardly open | can't open | cannot open | one finger | hard to swallow | can't swallow | cannot swallow`,
    // For two days after a tooth was pulled the jaw is swollen and stiff anyway.
    unless: `mới nhổ | vừa nhổ | nhổ hôm qua | nhổ … hôm qua | sau nhổ | sau khi nhổ | nhổ xong | after extraction | pulled yesterday`,
    daysMax: 14,
    topic: {
      about: 'dentistry',
      inEmergency: true,
      overErrands: true,
      says: step(
        'firstaid',
        'Sưng do răng đã lan xuống dưới hàm, há miệng khó: có thể chèn đường thở. Vào khoa cấp cứu bệnh viện, không nhổ ở phòng nha; nhổ hay rạch là bác sĩ ở đó quyết định. Ngồi thẳng, không nằm ngửa; không chườm nóng, không chích nặn.',
        'A swelling from a tooth that has gone below the jaw, with a mouth that hardly opens, may press on the airway. Go to a hospital’s emergency department, not to a dental practice; whether to pull or to open it is decided there. Sit upright, do not lie flat; no heat, no pricking.',
      ),
    },
  },
  {
    name: 'diabetic_foot_and_fever',
    says: 'Diabetes with a foot that is black, foul or festering, and chills or a fever.',
    source: 'NG253 OURS',
    level: 'emergency',
    sign: 'spreading_skin_infection',
    known: `tiểu đường | đái tháo đường | đái đường | đtđ | diabetes | diabetic`,
    isHeardUnmarked: true,
    also: `ngón chân … thâm | ngón út … thâm | ngón … thâm đen | ngón cái … đen | ngón cái … hôi | ngón cái … mủ | ngón út … đen | ngón tím đen | sưng … mu bàn chân | sưng … mu chân | ngón chân … đen | ngón chân … tím đen | ngón chân … loét | ngón chân … mủ | ngón chân … hôi | bàn chân … đen | bàn chân … loét | bàn chân … mủ | bàn chân … hôi | gót chân … loét | gót chân … đen | gót chân … mủ | chân … hoại tử
      | hoại tử … chân | loét … chân | loét chân | loét bàn chân | đỏ … mu bàn chân | toe … black | black toe | toe … pus | foot … ulcer | foot ulcer | foot … black | foot … smells | foot … pus`,
    told: `rét run | run cầm cập | ớn lạnh | lạnh run | cơn lạnh | gai lạnh | gai rét | sốt | rigors | chills | shivering | shaking chills | fever`,
    daysMax: monthDays,
  },
  {
    name: 'steroid_stopped_and_collapse',
    says: 'Steroids, or remedies that may hold them, that were stopped, with vomiting or collapse.',
    source: 'ESI OURS',
    level: 'emergency',
    sign: 'shock_signs',
    known: `corticoid | medrol | prednisolon | prednisone | prednisolone | dexamethason | dexamethasone | hydrocortison | thuốc tễ | steroid | steroids`,
    also: `bỏ thuốc | ngưng thuốc | ngừng thuốc | hết thuốc | vứt thuốc | vứt hết | ngưng uống | ngừng uống | bỏ uống | ngưng đột ngột | ngừng đột ngột | ngưng … hôm | ngưng … ngày | bỏ … hôm | bỏ … ngày | stopped taking | stopped … days ago
      | ran out | threw … away`,
    told: `nôn nhiều | nôn liên tục | nôn ói liên tục | ói liên tục | ói hoài | mệt lả | lả người | lả đi | lơ mơ | tụt huyết áp | huyết áp tụt | ngất | vomiting | collapsed | fainted | drowsy`,
    daysMax: 14,
  },
  {
    name: 'animal_and_bite_in_vietnamese',
    says: 'A bite or scratch by an animal that may have rabies, however light, and whoever keeps it.',
    source: 'RABIES',
    level: 'urgent',
    sign: 'rabies_exposure',
    known: animals,
    told: bites,
    unless: `${vaccinatedSince} | ${otherBites}`,
    daysMax: 14,
  },
  {
    name: 'bite_and_dead_animal',
    says: 'A bite or scratch by an animal that has died since, is gone or behaved strangely.',
    source: 'RABIES',
    level: 'urgent',
    sign: 'rabies_exposure',
    known: animals,
    also: `chó chết | chó … chết | mèo chết | mèo … chết | chó … ốm | chó … bỏ ăn | chó dại | chó … dại | chó … bỏ đi | chó … mất tích | mèo … bỏ đi | mèo … mất tích | con vật chết`,
    told: bites,
    unless: `${vaccinatedSince} | ${otherBites}`,
    daysMax: 180,
    topic: {
      overErrands: true,
      inEmergency: true,
      isTonight: true,
      says: step(
        'clock',
        'Con vật đã chết, ốm hay mất: không còn gì để theo dõi, tiêm dại ngay hôm nay, cả cuối tuần, dù vết chỉ trầy và dù chó nhà nuôi; đã qua mấy ngày vẫn phải tiêm. Hỏi cả huyết thanh, nhất là vết ở tay, đầu, mặt.',
        'The animal has died, is ill or is gone: there is nothing left to watch. Start the rabies vaccine today, also at the weekend, though it is only a scratch and the family’s own animal, and though days have passed. Ask for serum too, above all for hands, head or face.',
      ),
    },
  },
  {
    name: 'farewell_and_means',
    says: 'Belongings given away or a note of farewell, and pills or other means that are kept ready.',
    source: 'MHGAP NG225',
    level: 'emergency',
    sign: 'suicide_risk',
    known: `cho hết đồ | cho hết … đồ | đem cho … đồ | chia hết đồ | chia đồ cho | cho đi hết | giấy xin lỗi | thư xin lỗi | thư để lại | thư tuyệt mệnh | thư vĩnh biệt | lời vĩnh biệt | thư chia tay … đời | giấy để lại | goodbye note | farewell note
      | suicide note | giving away … things | gave away … things | letter for my sister | letter for my mother | letter for my parents | letter to my family | goodbye letter | sorted my books`,
    told: `vốc thuốc | nắm thuốc | gom thuốc | để dành thuốc | giấu thuốc | tích thuốc | trữ thuốc | thuốc ngủ | thuốc sâu | thuốc cỏ | thuốc chuột | dây thừng | sợi dây | dao lam | than tổ ong | hoarding pills | hoarded pills | stash of pills | sleeping pills
      | rope | blade | which bridge | cây cầu nào | lên cầu`,
    daysMax: 60,
  },
  {
    name: 'thirst_drowsy_deep_breath',
    says: 'Thirst and much urine, or breath that smells of fruit, with drowsiness or deep fast breathing: also in who is not known to have diabetes.',
    source: 'DKA',
    level: 'emergency',
    sign: 'hyperglycemia_crisis',
    known: `uống nước tối ngày | uống nước liên tục | uống nước nhiều | uống nhiều nước | khát nước | khát liên tục | đái nhiều | tiểu nhiều | đi tiểu nhiều | đêm dậy đái | đêm dậy tiểu | mùi táo | mùi trái cây | mùi hoa quả | mùi táo thối | mùi như táo
      | drinking a lot | very thirsty | always thirsty | peeing a lot | fruity breath | breath smells`,
    told: `li bì | lơ mơ | lừ đừ | lịm | khó đánh thức | drowsy | hard to wake | confused`,
    also: `thở sâu | thở nhanh | thở gấp | thở mệt | nôn suốt | nôn liên tục | nôn nhiều | ói hoài | ói suốt | breathing fast | breathing deep | deep breathing | vomiting`,
    daysMax: 90,
  },
  {
    name: 'eaten_rash_and_breath',
    says: 'Right after food, a sting or a medicine: a rash over the body, and a tight throat or wheezing.',
    source: 'WAO VN_ANA',
    level: 'emergency',
    sign: 'anaphylaxis',
    known: `ăn xong | ăn … xong | ăn tôm | ăn cua | ăn ghẹ | ăn mực | ăn ốc | ăn sò | ăn hải sản | ăn đồ biển | ăn nhộng | ăn đậu phộng | ăn lạc | vừa ăn | mới ăn | sau khi ăn | ong đốt | ong chích | vừa tiêm | mới tiêm | tiêm xong | chích xong | uống thuốc xong | vừa uống thuốc | after eating | just ate | after a sting | got stung | after the injection`,
    told: `nghẹn cổ | nghẹn họng | thắt cổ | khò khè | thở rít | khó thở | sưng lưỡi | phù lưỡi | throat tight | throat is tight | throat closing | wheezing | wheezy | swollen tongue`,
    also: `mẩn | nổi mẩn | mẩn đỏ | mẩn ngứa | nổi mề đay | mề đay | mày đay | ban đỏ | đỏ khắp người | đỏ … người | ngứa khắp | ngứa … người | hives | rash | itchy all over`,
    unless: `năm ngoái | hồi trước | tháng trước | hồi nhỏ | last year | months ago`,
    daysMax: 1,
  },
  {
    name: 'limb_cold_and_dead',
    says: 'A leg or arm that is cold or blue, and numb or cannot be moved.',
    source: 'IITT ALI',
    level: 'emergency',
    sign: 'cold_painful_limb',
    known: `chân … tím ngắt | chân … lạnh ngắt | chân … lạnh hơn bên | chân … tím lạnh | tay … tím ngắt | tay … lạnh ngắt | tay … lạnh hơn bên | leg … cold | foot … cold | arm … cold and`,
    told: `tê dại | mất cảm giác | không nhúc nhích | không cử động | không nhấc … được | không còn cảm giác | numb | cannot move | can't move | no feeling`,
    unless: `nhiều năm | mấy năm | hồi trước | for years`,
    daysMax: 3,
  },
  {
    name: 'herbicide_swallowed',
    says: 'A mouthful of weed killer or pesticide, however well the patient seems: lungs and kidneys fail days later.',
    source: 'POISON',
    level: 'emergency',
    sign: 'poisoning',
    known: `thuốc cỏ | thuốc diệt cỏ | thuốc trừ cỏ | thuốc cháy | paraquat | glyphosate | thuốc sâu | thuốc trừ sâu | thuốc rầy | weed killer | herbicide | pesticide`,
    told: `một ngụm | uống … ngụm | mấy ngụm | vài ngụm | nửa ngụm | một hớp | uống … hớp | móc họng | uống nhầm | nuốt nhầm | nuốt phải | mouthful | swallowed | drank`,
    unless: 'chó uống | mèo uống | gà uống | my dog | my cat',
    daysMax: 14,
  },
  {
    name: 'fever_fast_breath_and_new_confusion',
    says: 'A fever with fast or hard breathing in who has become confused within days.',
    source: 'NG253 OURS',
    level: 'emergency',
    sign: 'sepsis_signs',
    known: `sốt | fever | feverish`,
    also: `thở nhanh | thở hơi nhanh | thở gấp | thở mệt | khó thở | thở dốc | thở hổn hển | breathing fast | fast breathing | short of breath | breathless`,
    told: `lẫn lẫn | lú lẫn | không nhận ra con | không nhận ra cháu | không nhận ra ai | không nhận ra người nhà | không nhận ra mọi người | nói lẫn | nói nhảm | nói lảm nhảm | mê sảng | confused | doesn't recognise | does not recognise
      | delirious`,
    // Who has long been forgetful is not new to it, unless it got worse.
    unless: `lẫn lâu nay | lâu nay vẫn lẫn | lẫn từ lâu | lẫn lẫn lâu nay | tuổi già | sa sút trí tuệ | alzheimer | mấy năm nay lẫn | lẫn mấy năm | dementia`,
    daysMax: 14,
  },
  {
    name: 'cast_and_no_blood',
    says: 'Fingers or toes below a cast that are blue, white, cold or swollen, with numbness or growing pain.',
    source: 'IITT ALI',
    level: 'emergency',
    sign: 'cold_painful_limb',
    isHeardUnmarked: true,
    known: `bó bột | bó nẹp bột | nẹp bột | băng bột | bột chật | bột chặt | in a cast | in plaster | plaster cast | cast on | the cast | her cast | his cast | my cast`,
    told: `ngón … tím | ngón … trắng bệch | ngón … lạnh | ngón … sưng | bàn tay … tím | bàn chân … tím | bàn tay … sưng | bàn chân … sưng | đầu chi … tím | fingers … blue | toes … blue | fingers … white | toes … white | fingers … cold | toes … cold | fingers … swollen | toes … swollen | blue fingers | blue toes | swollen fingers | swollen toes`,
    also: `=tê | tê tê | tê bì | tê ngón | ngón tê | kêu tê | bị tê | te voi | tê dại | mất cảm giác | không cử động | không nhúc nhích | đau nhiều hơn | đau hơn lúc | đau hơn trước | đau tăng | đau dữ | đau không chịu nổi | nhức dữ | nhức không ngủ | numb | tingling | cannot move | can't move | more pain | hurts more | worse pain | pain is worse | pain getting worse`,
    unless: `còn hồng | vẫn hồng | ngón hồng | móng hồng | hồng ấm | kê cao … đỡ | gác cao … đỡ | still pink | pink and warm | tháo bột rồi | đã tháo bột | sau tháo bột | sau khi tháo bột | mới tháo bột | hết tím | hết tê | hết sưng | cast … removed | cast is off | cast came off`,
    daysMax: 21,
  },
  {
    name: 'long_bleeding_pale_and_faint',
    says: 'A period that runs for more than a week or soaks many pads, in who is pale, and dizzy or breathless on standing.',
    source: 'IITT MTS',
    level: 'emergency',
    sign: 'heavy_vaginal_bleeding',
    isHeardUnmarked: true,
    known: `rong kinh | rong huyết | kinh … chưa hết | kinh … chưa dứt | kinh … không dứt | kinh … không cầm | kinh … ngày thay | có kinh … thay … băng | ra huyết … ngày | ra kinh … ngày | thay … băng | ướt … băng | period … won't stop | period … not stopped | bleeding for … days | period for … days | pads a day`,
    told: `nhợt nhạt | môi nhợt | nhợt hẳn | da nhợt | tái nhợt | mặt tái | da tái | tái mét | xanh mét | xanh lét | môi trắng | môi tái | lòng bàn tay trắng | trắng bệch | pale`,
    also: `đứng lên … chóng mặt | đứng dậy … chóng mặt | đứng lên … choáng | đứng dậy … choáng | chóng mặt khi đứng | đứng lên … xây xẩm | đứng dậy … xây xẩm | muốn xỉu | suýt ngất | suýt xỉu | muốn ngất | đứng không vững | tim đập nhanh | hụt hơi | dizzy … stand | dizzy when | lightheaded | nearly fainted | almost fainted | heart racing`,
    unless: `hết ra máu | đã hết ra | đã cầm | hết rồi | không ra nữa | stopped bleeding`,
    daysMax: monthDays,
  },
  {
    name: 'stone_fever_and_rigors',
    says: 'A stone in kidney or ureter with a high fever or shaking chills.',
    source: 'NG253 OURS',
    level: 'emergency',
    sign: 'sepsis_signs',
    isHeardUnmarked: true,
    known: `sỏi thận | sỏi niệu quản | sỏi tiết niệu | thận ứ nước | ứ nước thận | quặn thận | kidney stone | kidney stones | ureteric stone | ureteral stone | renal colic`,
    told: `rét run | lạnh run | run lạnh | run cầm cập | sốt 39 | sốt 40 | sốt 39.5 | sốt cao | 39 độ | 40 độ | sốt lạnh | sốt rét run | shaking chills | rigors | high fever`,
    unless: `hết sốt | đã hết sốt | không sốt | chưa sốt | năm ngoái | tháng trước | fever is gone`,
    daysMax: 14,
    topic: {
      about: 'urology',
      inEmergency: true,
      overErrands: true,
      says: step(
        'clock',
        'Sỏi kèm sốt cao hay rét run có thể là nước tiểu bị tắc và nhiễm trùng: đi ngay, cả ban đêm; nói ở cửa là có sỏi và đang sốt rét run, hỏi siêu âm và nơi thông tắc được. Không uống thuốc lợi tiểu, không cố uống nhiều nước, không chờ thuốc nam.',
        'A stone with a high fever or shaking chills may be blocked, infected urine: go now, also at night; say at the door that there is a stone and a fever with chills, ask for a scan and for a place that can drain it. No diuretics, no forcing down water, no waiting for herbs.',
      ),
    },
  },
  {
    name: 'worst_colic_of_a_stone',
    says: 'A known stone with a pain that is worse than ever.',
    source: 'OURS',
    level: 'urgent',
    isHeardUnmarked: true,
    known: `sỏi thận | sỏi niệu quản | sỏi tiết niệu | quặn thận | kidney stone | kidney stones | ureteric stone | ureteral stone`,
    told: `đau hơn mọi khi | đau hơn mọi lần | đau hơn các lần | đau nhất từ trước | dữ hơn mọi lần | đau dữ dội | đau quằn quại | quằn quại | lăn lộn | chưa bao giờ đau | không chịu nổi | chịu không nổi | worse than ever | worst pain | worse than before | unbearable`,
    unless: `hết đau | đã hết đau | đỡ đau | đã đỡ | no pain now`,
    daysMax: 7,
    topic: {
      about: 'urology',
      isTonight: true,
      says: step(
        'clock',
        'Cơn đau quặn do sỏi mà hơn hẳn mọi lần: vào bác sĩ trực để được giảm đau và siêu âm ngay, không cố chịu. Lúc đang đau không cố uống thật nhiều nước, không tự uống thêm giảm đau ngoài đơn.',
        'A colic of a stone that is worse than ever: let the doctor on duty give pain relief and a scan now, do not bear it. While it hurts do not force down water, and take no more painkillers than prescribed.',
      ),
      watch: {
        vi: 'sốt, rét run, nôn liên tục, không có nước tiểu, đau cả hai bên, chỉ có một thận',
        en: 'fever, shaking chills, vomiting on and on, no urine, pain on both sides, only one kidney',
      },
    },
  },
  {
    name: 'newborn_yellow_and_far_down',
    says: 'A newborn whose yellow skin reaches the legs, and who feeds poorly or is sleepy.',
    source: 'JAUNDICE IMCI_YI',
    level: 'emergency',
    sign: 'newborn_danger_signs',
    isHeardUnmarked: true,
    known: `vàng … đùi | vàng … chân | vàng … lòng bàn | vàng … toàn thân | vàng khắp người | vàng cả người | yellow … legs | yellow … thighs | yellow … feet`,
    also: `mới sinh | mới sanh | mới đẻ | ngày tuổi | sơ sinh | sinh được … ngày | sanh được … ngày | đẻ được … ngày | newborn | days old | day old`,
    told: `bú lai rai | bú kém | bú ít | bỏ bú | không chịu bú | bú yếu | lười bú | hay ngủ | ngủ nhiều | ngủ li bì | li bì | khó đánh thức | ngủ suốt | lừ đừ | khóc yếu | feeding poorly | feeds poorly | sleepy | hard to wake`,
    unless: `hết vàng | đã hết vàng | bớt vàng | đã chiếu đèn | bú tốt | háu ăn | tháng tuổi | months old`,
    daysMax: 14,
  },
  {
    name: 'clearly_fewer_movements',
    says: 'From the last third of a pregnancy on, a child that moves clearly less than it did.',
    source: 'RFM',
    level: 'emergency',
    sign: 'reduced_fetal_movement',
    isHeardUnmarked: true,
    known: range(28, 42)
      .map((week) => `thai ${week} tuần | bầu ${week} tuần | ${week} tuần | ${week}w | ${week} weeks`)
      .join(' | '),
    told: `đạp ít hẳn | ít đạp hẳn | đạp giảm hẳn | máy ít hẳn | ít máy hẳn | cử động ít hẳn | chỉ ủi nhẹ | chỉ đạp nhẹ | chỉ đạp vài | chỉ máy vài | chỉ đạp 2 | chỉ đạp 1 | chỉ thấy đạp 1 | chỉ thấy đạp 2 | đếm 2 tiếng được có | đếm hai tiếng được có | hardly moves | hardly moving | barely moves | barely moving | moving much less | much less movement | far fewer kicks`,
    unless: `đạp lại | đạp lại bình thường | đạp đều lại | đã đo monitor | monitor bình thường | vừa đo monitor | tim thai tốt | đếm đủ | đủ 10 | tuần trước | moving normally again | ctg normal | trace was normal`,
    daysMax: 7,
  },
  {
    name: 'bloody_stools_fever_and_thirst',
    says: 'A small child with blood or slime in the stools, a fever and the first signs of dryness.',
    source: 'IMCI',
    level: 'urgent',
    isHeardUnmarked: true,
    known: `phân … máu | phân … nhầy máu | nhầy lẫn máu | nhầy máu | đi ngoài ra máu | tiêu ra máu | tiêu chảy … máu | blood in … stool | bloody stool | bloody stools | bloody diarrhoea | bloody diarrhea`,
    also: `khát | khát nước | miệng khô | môi khô | khô môi | khô miệng | mắt trũng | tiểu ít | đái ít | ít đái | ít tiểu | thirsty | dry mouth | dry lips | sunken eyes | less urine | fewer wet`,
    told: `sốt | fever`,
    unless: `không sốt | hết sốt | không máu | no fever`,
    daysMax: 7,
    topic: {
      about: 'pediatrics',
      isTonight: true,
      says: step(
        'clock',
        'Phân có máu kèm sốt và khát, miệng khô là đã bắt đầu mất nước: đi ngay, trên đường cho uống Oresol pha đúng từng thìa một, trẻ còn bú thì bú tiếp. Mang tã có phân theo. Không tự mua kháng sinh hay thuốc cầm tiêu chảy.',
        'Blood in the stools with fever, thirst and a dry mouth means that water is being lost: go now, and give correctly mixed ORS by the spoonful on the way; go on nursing. Bring the nappy along. Buy no antibiotics and nothing that stops diarrhoea.',
      ),
      watch: {
        vi: 'li bì, khó đánh thức, không uống được, nôn hết, mắt trũng, tay chân lạnh, co giật',
        en: 'drowsiness, hard to wake, not able to drink, vomiting everything, sunken eyes, cold hands and feet, a fit',
      },
    },
  },
  {
    name: 'throat_operation_and_fresh_blood',
    says: 'Fresh blood from the throat in the two weeks after tonsils or adenoids were taken out.',
    source: 'OURS',
    level: 'emergency',
    isHeardUnmarked: true,
    known: `cắt amidan | cắt amiđan | mổ amidan | nạo va | cắt va | tonsillectomy | tonsils out | tonsils removed`,
    told: `khạc … máu tươi | nhổ … máu tươi | ói … máu tươi | nôn … máu tươi | ra máu tươi | chảy máu tươi | máu tươi … miệng | máu cục | fresh blood | bright red blood | spitting blood`,
    unless: `hết chảy máu | đã cầm máu | máu khô | không chảy máu | no bleeding`,
    daysMax: 14,
  },
  {
    name: 'swollen_calf_and_breath',
    says: 'A calf that is swollen or hurts, with trouble breathing.',
    source: 'NG158',
    level: 'emergency',
    sign: 'breathing_difficulty',
    isHeardUnmarked: true,
    known: `bắp chân … sưng | sưng bắp chân | bắp chuối … sưng | bắp chân … đau | calf … swollen | swollen calf`,
    told: `khó thở | hụt hơi | thở dốc | thở gấp | ho ra máu | short of breath | breathless | trouble breathing`,
    unless: `hai bên chân | cả hai chân | hai chân | suy tim | both legs | both calves`,
    daysMax: monthDays,
  },
  {
    name: 'hot_knee_and_fever',
    says: 'One hot, swollen joint that hardly bends, with a fever.',
    source: 'OURS',
    level: 'urgent',
    isHeardUnmarked: true,
    known: `gối … sưng nóng | gối … nóng đỏ | gối … sưng đỏ | khớp … sưng nóng | khớp … nóng đỏ | háng … sưng nóng | knee … hot | hot swollen knee | swollen hot knee`,
    told: `sốt | rét run | lạnh run | fever | chills`,
    unless: `không sốt | hết sốt | no fever`,
    daysMax: 14,
    topic: {
      isTonight: true,
      says: step(
        'clock',
        'Một khớp sưng nóng kèm sốt có thể là nhiễm trùng trong khớp, để lâu hỏng khớp: đi ngay, hỏi chọc hút dịch khớp và thử máu. Để khớp nghỉ; không xoa bóp, không đắp lá, không để ai tiêm vào khớp ở ngoài, không tự uống kháng sinh trước.',
        'One hot, swollen joint with a fever may be infected inside, which harms it within days: go now, and ask for fluid to be drawn from the joint and for blood tests. Rest it; no massage, no herbs, no injection into the joint elsewhere, no antibiotics of your own before.',
      ),
      watch: {
        vi: 'rét run, lơ mơ, thở nhanh, đỏ lan nhanh, không nhúc nhích được khớp',
        en: 'shaking chills, drowsiness, fast breathing, redness that spreads fast, a joint that cannot be moved at all',
      },
    },
  },
  {
    name: 'fresh_birth_and_flooding',
    says: 'A birth of these weeks, and a bleeding that the family itself calls a haemorrhage.',
    source: 'MATERNAL WHO_PCPNC',
    level: 'emergency',
    sign: 'postpartum_danger_signs',
    known: `mới sinh | mới sanh | mới đẻ | vừa sinh | vừa sanh | vừa đẻ | sinh … ngày | sanh … ngày | đẻ … ngày | sau sinh | sau sanh | sau đẻ | gave birth | after birth`,
    isHeardUnmarked: true,
    told: `băng huyết | băng kinh | chảy máu xối xả | máu ra xối xả | haemorrhage | hemorrhage | flooding`,
    unless: `lần trước | lần sinh trước | con đầu | bé đầu | trước đây | tiền sử | từng bị | đã từng | phòng băng huyết | sợ băng huyết | nguy cơ | năm trước | last time | first baby | years ago`,
    daysMax: 42,
  },
  {
    name: 'erection_that_does_not_end',
    says: 'An erection that hurts and has lasted for hours.',
    source: 'IITT',
    level: 'emergency',
    sign: 'acute_testicular_pain',
    known: `dương vật cương | cương cứng | cương hoài | cương mãi | cương đau | cương suốt | cu cương | chim cương | erection`,
    isHeardUnmarked: true,
    told: `${'4 5 6 7 8 9 10 12 bốn năm sáu bảy tám'
      .split(' ')
      .flatMap((each) => [`${each} tiếng`, `${each} giờ`])
      .join(' | ')} | hours | không xuống | không xẹp | không chịu xuống`,
    also: `đau | nhức | tức | tím | painful | hurts | pain`,
    unless: `rối loạn cương | không cương được | khó cương | yếu sinh lý | tuần nay | tháng nay | năm nay`,
    daysMax: 2,
  },
  {
    name: 'stroke_while_doing_something',
    says: 'What the family calls a stroke, with a sign of one, that came in the midst of something.',
    source: 'NG128 BEFAST',
    level: 'emergency',
    sign: 'stroke_signs',
    known: `đột quỵ khi | đột quỵ lúc | đột quị khi | đột quị lúc | tai biến khi | tai biến lúc | stroke while`,
    isHeardUnmarked: true,
    told: `nói ngọng | nói đớ | nói khó | méo miệng | méo mồm | liệt | yếu tay | yếu chân | tê nửa người | không nói được | slurred | face drooping | weak`,
    unless: `năm trước | năm ngoái | tháng trước | tuần trước | hồi năm | hồi tháng | di chứng | phục hồi | tập nói | tập đi | bây giờ đã đỡ | years ago | last year | months ago | weeks ago`,
    daysMax: 2,
  },
  {
    name: 'wrist_cut_deep',
    says: 'A wrist or arm that was cut on purpose, deep or bleeding.',
    source: 'NG225',
    level: 'emergency',
    sign: 'suicide_risk',
    known: `rạch cổ tay | rạch tay | cắt cổ tay | cứa cổ tay | rạch cườm tay | cắt gân tay | cut … wrist | cut … wrists | slit … wrist | slit … wrists`,
    told: `sâu | chảy máu | máu chảy | ra máu | máu me | đầy máu | lòi gân | thấy gân | deep | bleeding | blood`,
    unless: `rửa chén | rửa bát | gọt | làm bếp | thái rau | mảnh kính rơi | máy cắt | tai nạn | năm trước | hồi trước | đã lành | vết sẹo | sẹo cũ | năm ngoái | scar | scars | years ago | cooking`,
    daysMax: 2,
  },
  {
    name: 'type_one_ketones_and_illness',
    says: 'Type 1 diabetes, ketones of two plus or more, and a fever, nausea or vomiting.',
    source: 'DKA',
    level: 'emergency',
    sign: 'hyperglycemia_crisis',
    known: `ceton … hai cộng | ceton … ba cộng | ceton 2+ | ceton 3+ | ceton … 2 cộng | ceton … 3 cộng | keton … hai cộng | keton … ba cộng | keton 2+ | keton 3+ | keton … 2 cộng | keton … 3 cộng | ketones 2+ | ketones 3+ | two plus ketones | large ketones | moderate ketones`,
    told: `buồn nôn | nôn | ói | mắc ói | sốt | đau bụng | thở nhanh | thở sâu | lơ mơ | nausea | vomiting | fever | belly pain | fast breathing`,
    also: `tiểu đường | đái tháo đường | type 1 | típ 1 | tuýp 1 | insulin | đường 1 | đường huyết | diabetic | diabetes | blood sugar`,
    unless: `nhịn ăn | keto | ăn kiêng | hồi trước | năm trước | đã âm tính | diet`,
    daysMax: 4,
  },
  {
    name: 'thyroid_taken_out_and_spasms',
    says: 'A thyroid operated on in these days or weeks, and numb lips or hands that cramp: the calcium may have fallen.',
    source: 'ESI OURS',
    level: 'emergency',
    known: `cắt tuyến giáp | cắt … tuyến giáp | mổ tuyến giáp | mổ … tuyến giáp | cắt giáp | mổ giáp | cắt bướu cổ | mổ bướu cổ | mổ bướu giáp | cắt bướu giáp | cắt thùy giáp | mổ cận giáp | mổ tuyến cận giáp | thyroidectomy | thyroid … removed | thyroid removed
      | thyroid taken out | thyroid surgery | thyroid operation | removed … thyroid | parathyroid surgery`,
    isHeardUnmarked: true,
    told: `tê quanh môi | tê quanh miệng | tê môi | tê … quanh môi | tê … quanh miệng | =môi tê | =miệng tê | tê rần quanh miệng | châm chích quanh môi | co rút | co quắp | bàn tay co | ngón tay co | tay co cứng | tay chân co | co cứng tay | chuột rút | vọp bẻ | co giật
      | numb lips | lips … numb | tingling lips | lips … tingling | tingling around … mouth | tingling around … lips | numb around … mouth | numb around … lips | numbness around … mouth | numbness around … lips | hands cramp | hand cramps | hand spasms | cramping hands | hands … spasm | hands … cramping | fingers … cramp`,
    unless: `năm trước | năm ngoái | năm nay | mấy năm | lâu năm | chưa mổ | sắp mổ | chờ mổ | định mổ | years ago | last year | awaiting surgery`,
    daysMax: monthDays,
    topic: {
      about: 'endocrinology',
      inEmergency: true,
      isTonight: true,
      overErrands: true,
      says: step(
        'clock',
        'Sau mổ tuyến giáp mà tê quanh môi, tê hay co rút tay có thể là canxi máu tụt: đến cấp cứu ngay, không chờ lịch hẹn. Nói ngày mổ, xin thử canxi máu và đo điện tim; mang giấy ra viện, thuốc đang uống; trên đường gọi báo nơi đã mổ. Không tự tiêm canxi.',
        'Numb lips, numb or cramping hands after a thyroid operation may mean that the calcium in the blood has fallen: go to an emergency department now, do not wait for the appointment. Say when the operation was, ask for blood calcium and an ECG; bring the discharge paper and the medicines, and call the unit that operated on the way. No calcium injections of your own.',
      ),
      watch: {
        vi: 'co giật, khó thở, thở rít, co thắt họng, tim đập loạn, ngất',
        en: 'a fit, trouble breathing, noisy breathing, a tight throat, an irregular heart, fainting',
      },
    },
  },
  {
    name: 'birth_and_foul_lochia_with_fever',
    says: 'A birth of these weeks, a foul discharge, and a fever or rigors.',
    source: 'WHO_PCPNC MATERNAL',
    level: 'emergency',
    sign: 'postpartum_danger_signs',
    known: freshBirth,
    isHeardUnmarked: true,
    told: `sốt | rét run | lạnh run | run cầm cập | fever | rigors | chills | shivering`,
    also: `sản dịch … hôi | sản dịch hôi | sản dịch … thối | sản dịch … mùi | huyết hôi | huyết … hôi | dịch hôi | dịch … hôi | dịch … thối | mùi hôi thối | foul | smelly discharge | smells bad`,
    unless: oldBirth,
    daysMax: 42,
  },
  {
    name: 'birth_and_open_wound_with_rigors',
    says: 'A birth of these weeks, a wound of it that opens or runs with pus, and rigors.',
    source: 'WHO_PCPNC MATERNAL',
    level: 'emergency',
    sign: 'postpartum_danger_signs',
    known: freshBirth,
    isHeardUnmarked: true,
    told: `rét run | lạnh run | run cầm cập | run bần bật | rigors | shaking chills | shivering`,
    also: `vết mổ … bục | vết mổ … bung | vết mổ … hở | vết mổ … toác | vết mổ … mủ | vết khâu … mủ | vết khâu … bục | vết khâu … bung | vết mổ … hôi | chảy mủ | có mủ | wound … pus | wound … open | scar … pus | wound … opened`,
    unless: oldBirth,
    daysMax: 42,
  },
  {
    name: 'redness_that_climbs_and_rigors',
    says: 'Redness that climbs from a wound, burn or pus, and shivering or rigors.',
    source: 'NF NG253',
    level: 'emergency',
    sign: 'spreading_skin_infection',
    known: `đỏ lan lên | đỏ lan tới | đỏ lan đến | đỏ lan rộng | đỏ lan nhanh | đỏ … lan lên | đỏ … lan tới | đỏ … lan rộng | sưng đỏ lan | đỏ lan | vệt đỏ | sọc đỏ | redness spreading | redness is spreading | redness … up to | redness … climbing | redness has spread | red streak | red streaks | spreading redness`,
    told: `rét run | lạnh run | run cầm cập | run bần bật | rigors | shivery | shivering | shaking chills | chills`,
    also: `mủ | vết thương | vết bỏng | vết phỏng | bỏng | phỏng | vết cắt | vết mổ | vết trầy | vết xước | loét | mụn nhọt | nhọt | áp xe | đạp đinh | gai đâm | pus | wound | burn | burned | burnt | cut | ulcer | abscess | boil`,
    unless: `đã hết rét run | hết đỏ | đã bớt đỏ | phát ban | mề đay | sốt xuất huyết`,
    daysMax: 14,
  },
  {
    name: 'death_together_with_a_child',
    says: 'A parent who speaks of dying together with the child.',
    source: 'MHGAP NG225',
    level: 'emergency',
    sign: 'suicide_risk',
    known: `ôm con | bế con | mang con | dắt con | ẵm con | cùng con | hai mẹ con | hai cha con | cả mẹ lẫn con | cả mẹ cả con | ôm bé | ẵm bé | with the baby | with her baby | with my baby | and the baby | take the baby | the child with`,
    isHeardUnmarked: true,
    told: `nhảy cầu | nhảy sông | nhảy lầu | nhảy xuống sông | nhảy xuống cầu | nhảy ban công | nhảy giếng | gieo mình | tự tử | tự vẫn | chết chung | chết cùng | cùng chết | chết cho xong | chết hết cho xong | chết quách | đi chết | uống thuốc sâu | uống thuốc chuột | jump off | jump from | jumping off | kill herself | kill myself | die together | end it all`,
    unless: `xem phim | đọc báo | trên báo | tin tức | in the news`,
    daysMax: 60,
    topic: {
      about: 'psychiatry',
      inEmergency: true,
      overErrands: true,
      says: step(
        'people',
        'Ngay bây giờ gọi hai người lớn: một người luôn ở sát bên mẹ (hay cha), một người giữ và cho em bé ăn ở chỗ khác. Khóa ban công, cất chìa khóa xe. Ở khoa cấp cứu nói nguyên câu đã nói về cái chết, mới sinh thì nói mấy tuần; xin bác sĩ tâm thần xem trước khi về.',
        'Call two adults now: one stays right beside the mother (or father), the other keeps and feeds the baby elsewhere. Lock the balcony, put the vehicle keys away. At the emergency department repeat the very words about dying and, after a birth, how many weeks ago it was; ask for a psychiatrist before going home.',
      ),
    },
  },
];
